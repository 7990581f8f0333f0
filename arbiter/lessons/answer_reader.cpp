#include "arbiter/lessons/answer_reader.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/one_of.hpp"
#include "arbiter/game/move_readings.hpp"
#include "arbiter/lessons/answer_words.hpp"
#include "arbiter/lessons/choices.hpp"
#include "arbiter/lessons/phrases.hpp"
#include "arbiter/lessons/ruling_words.hpp"
#include "arbiter/notation/move_notation.hpp"

namespace arbiter::lessons {

namespace {

using Moves = std::vector<Move>;

/// What stands between the parts of a list.
bool parts_words(char c) { return is_space(c) || c == ',' || c == ';'; }

std::vector<std::string_view> parts_of(std::string_view text) {
    std::vector<std::string_view> parts;
    while (true) {
        while (!text.empty() && parts_words(text.front()))
            text.remove_prefix(1);
        if (text.empty())
            return parts;
        std::size_t end = 0;
        while (end < text.size() && !parts_words(text[end]))
            ++end;
        // A list copied from a sentence ends with its full stop.
        std::string_view part = text.substr(0, end);
        while (part.ends_with('.') && part != "e.p.")
            part.remove_suffix(1);
        if (!part.empty())
            parts.push_back(part);
        text.remove_prefix(end);
    }
}

/// Without blanks around it and the full stop behind it.
std::string_view without_stop(std::string_view text) {
    text = trimmed(text);
    while (text.ends_with('.') && !text.ends_with("e.p."))
        text = trimmed(text.substr(0, text.size() - 1));
    return text;
}

bool is_form(std::string_view language, std::string_view name, std::string_view text) {
    const auto all = forms(language, name);
    return std::ranges::find(all, lower(text)) != all.end();
}

/// Reads one answer in one language.
class AnswerReader {
  public:
    AnswerReader(std::string_view language, const Task& task, std::string_view text)
        : language_(language), task_(task), parts_(parts_of(text)), text_(without_stop(text)) {}

    using Read = std::expected<Answer, std::string>;

    [[nodiscard]] Read run() const {
        return std::visit([this](const auto& asked) { return read(asked); }, task_.question);
    }

  private:
    [[nodiscard]] Read read(
        const OneOf<TargetsQuestion, AttacksQuestion, SquaresQuestion> auto& /*asked*/) const {
        if (is_none())
            return Bitboard();
        Bitboard squares;
        for (const std::string_view part : parts_) {
            const auto square = square_named(lower(part));
            if (!square && is_form(language_, "and", part))
                continue;
            if (!square)
                return refuse("how.squares", part);
            squares.add(*square);
        }
        return squares.empty() ? refuse("how.squares", text_) : Read(squares);
    }

    [[nodiscard]] Read read(const MoveQuestion& /*asked*/) const {
        const auto move = read_try(language_, task_.game, text_);
        if (!move)
            return std::unexpected(move.error().text);
        return Moves{*move};
    }

    [[nodiscard]] Read read(const OneOf<EscapesQuestion, EnPassantQuestion> auto& /*asked*/) const {
        if (is_none())
            return Moves();
        Moves moves;
        for (const std::string_view part : parts_) {
            // "bxa3 e.p." is one move in two words.
            if (is_form(language_, "and", part) || part == "e.p.")
                continue;
            const auto move = read_try(language_, task_.game, part);
            if (!move)
                return std::unexpected(move.error().text);
            if (std::ranges::find(moves, *move) == moves.end())
                moves.push_back(*move);
        }
        return moves.empty() ? refuse("how.moves", text_) : Read(moves);
    }

    [[nodiscard]] Read read(const ChoiceQuestion auto& asked) const {
        for (const Choice& choice : choices(asked))
            if (is_form(language_, "choice." + std::string(choice.name), text_) ||
                (choice.value == "none" && is_none()))
                return std::string(choice.value);
        return std::unexpected(phrase(language_, "how.choice",
                                      {{"text", std::string(text_)},
                                       {"choices", choices_in_words(language_, choices(asked))}}));
    }

    [[nodiscard]] Read read(const ArticleQuestion& /*asked*/) const {
        std::string number;
        for (const char c : text_)
            if (is_digit(c) || (c == '.' && !number.empty()))
                number += c;
        while (number.ends_with('.'))
            number.pop_back();
        return number.empty() ? refuse("how.article", text_) : Read(number);
    }

    [[nodiscard]] Read read(const OptionQuestion& /*asked*/) const {
        std::string_view letter = text_;
        if (letter.ends_with(')'))
            letter.remove_suffix(1);
        if (letter.size() != 1 || !is_letter(letter.front()))
            return refuse("how.option", text_);
        return lower(letter);
    }

    [[nodiscard]] bool is_none() const { return is_form(language_, "none", text_); }
    [[nodiscard]] Read refuse(std::string_view name, std::string_view text) const {
        return std::unexpected(phrase(language_, name, {{"text", std::string(text)}}));
    }

    std::string_view language_;
    const Task& task_;
    std::vector<std::string_view> parts_;
    std::string_view text_;
};

std::string law(std::string_view language, std::string_view article) {
    return article.empty() ? ""
                           : ' ' + phrase(language, "law", {{"article", std::string(article)}});
}

/// Why a text names no legal move.
std::string refusal(std::string_view language, const History& game, std::string_view text,
                    const SanError& error) {
    const auto name = error.problem == SanProblem::ambiguous ? "try.ambiguous"
                      : error.problem == SanProblem::no_such ? "try.no_such"
                                                             : "how.move";
    if (error.explanation)
        return ruling_in_words(language, game.current(), *error.explanation) +
               law(language, error.explanation->article);
    return phrase(language, name, {{"text", std::string(text)}}) + law(language, error.article);
}

}  // namespace

std::expected<Move, TryRefusal> read_try(std::string_view language, const History& game,
                                         std::string_view text) {
    const auto reading = read_move_in_any(game, text, MoveStyle{Notation::san, language});
    if (!reading)
        return std::unexpected(TryRefusal{refusal(language, game, text, reading.error()),
                                          reading.error().problem != SanProblem::syntax});
    const Explanation& explanation = reading->explanation;
    if (explanation.move)
        return *explanation.move;
    return std::unexpected(TryRefusal{
        ruling_in_words(language, game.current(), explanation) + law(language, explanation.article),
        true});
}

std::expected<Answer, std::string> read_answer(std::string_view language, const Task& task,
                                               std::string_view text) {
    if (text.size() > longest_answer)
        return std::unexpected(phrase(language, "how.short"));
    return AnswerReader(language, task, text).run();
}

}  // namespace arbiter::lessons
