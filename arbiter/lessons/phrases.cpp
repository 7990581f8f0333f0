#include "arbiter/lessons/phrases.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

#include "arbiter/lessons/words.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array roles_by_worth{Role::king,   Role::queen,  Role::rook,
                                    Role::bishop, Role::knight, Role::pawn};

const StepWords* find_phrase(std::string_view language, std::string_view name) {
    return find_step(chapter_words(language, "phrases"), name);
}

/// Once from left to right: what is filled in is text, whatever braces it has.
std::string filled(std::string_view pattern, std::span<const Filling> fillings) {
    std::string text;
    while (!pattern.empty()) {
        const std::size_t open = std::min(pattern.find('{'), pattern.size());
        text += pattern.substr(0, open);
        pattern.remove_prefix(open);
        const std::size_t close = pattern.find('}');
        const auto filling = std::ranges::find_if(fillings, [&](const Filling& one) {
            return close != std::string_view::npos && pattern.substr(1, close - 1) == one.name;
        });
        const bool is_mark = filling != fillings.end();
        text += is_mark ? std::string_view(filling->text) : pattern.substr(0, 1);
        pattern.remove_prefix(is_mark ? close + 1 : std::min<std::size_t>(1, pattern.size()));
        // "exd6 e.p." ends a sentence without a second full stop.
        if (is_mark && text.ends_with('.') && pattern.starts_with('.'))
            pattern.remove_prefix(1);
    }
    return text;
}

/// File by file, as people list squares.
std::vector<Square> by_file(Bitboard squares) {
    std::vector<Square> list;
    for (int file = 0; file < 8; ++file)
        for (const Square square : squares)
            if (index(file_of(square)) == file)
                list.push_back(square);
    return list;
}

/// "a, b and c" with "and" as the last conjunction.
std::string listed(std::span<const std::string> parts, const std::string& conjunction) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0)
            text += i + 1 == parts.size() ? ' ' + conjunction + ' ' : ", ";
        text += parts[i];
    }
    return text;
}

}  // namespace

std::string phrase(std::string_view language, std::string_view name,
                   std::initializer_list<Filling> fillings) {
    const StepWords* const found = find_phrase(language, name);
    assert(found != nullptr && !found->paragraphs.empty());
    return found == nullptr ? std::string(name) : filled(found->paragraphs.front(), fillings);
}

std::vector<std::string> forms(std::string_view language, std::string_view name) {
    const StepWords* const found = find_phrase(language, name);
    if (found == nullptr || found->paragraphs.empty())
        return {};
    std::vector<std::string> list;
    std::string_view rest = found->paragraphs.front();
    constexpr std::string_view bar = " | ";
    for (std::size_t at = rest.find(bar); at != std::string_view::npos; at = rest.find(bar)) {
        list.emplace_back(rest.substr(0, at));
        rest.remove_prefix(at + bar.size());
    }
    list.emplace_back(rest);
    return list;
}

std::string man(std::string_view language, Role role, Case as) {
    return forms(language, "man." + std::string(name(role))).at(static_cast<std::size_t>(as));
}

std::string man_on(std::string_view language, const Board& board, Square square, Case as) {
    return phrase(
        language, "man_on",
        {{"man", man(language, board.role_on(square), as)}, {"square", std::string(name(square))}});
}

std::string men_on(std::string_view language, const Board& board, Bitboard squares, Case as) {
    std::vector<std::string> men;
    for (const Square square : by_file(squares))
        men.push_back(man_on(language, board, square, as));
    return all_of(language, men);
}

std::string all_of(std::string_view language, std::span<const std::string> parts) {
    return listed(parts, phrase(language, "and"));
}

std::string any_of(std::string_view language, std::span<const std::string> parts) {
    return listed(parts, phrase(language, "or"));
}

std::string squares_in_words(std::string_view language, Bitboard squares) {
    if (squares.empty())
        return forms(language, "none").front();
    std::vector<std::string> names;
    for (const Square square : by_file(squares))
        names.emplace_back(name(square));
    return all_of(language, names);
}

std::string board_in_words(std::string_view language, const Position& position) {
    std::string text;
    for (const Color side : both_colors) {
        std::string men;
        for (const Role role : roles_by_worth)
            for (const Square square : by_file(position.board().of(side, role)))
                (men += men.empty() ? "" : ", ") +=
                    man(language, role, Case::bare) + ' ' + std::string(name(square));
        const std::string_view whose = side == Color::white ? "men_of.white" : "men_of.black";
        (text += text.empty() ? "" : " ") += phrase(language, whose, {{"men", men}});
    }
    return text;
}

}  // namespace arbiter::lessons
