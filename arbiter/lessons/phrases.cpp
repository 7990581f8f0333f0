#include "arbiter/lessons/phrases.hpp"

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

std::string filled(std::string text, const Filling& filling) {
    const std::string mark = '{' + std::string(filling.name) + '}';
    for (std::size_t at = text.find(mark); at != std::string::npos;
         at = text.find(mark, at + filling.text.size())) {
        // "exd6 e.p." ends a sentence without a second full stop.
        const bool ends_twice =
            filling.text.ends_with('.') && text.substr(at + mark.size()).starts_with('.');
        text.replace(at, mark.size() + (ends_twice ? 1 : 0), filling.text);
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
    std::string text = found == nullptr ? std::string(name) : found->paragraphs.front();
    for (const Filling& filling : fillings)
        text = filled(std::move(text), filling);
    return text;
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
