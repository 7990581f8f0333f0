#include "arbiter/lessons/answer_reader.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/one_of.hpp"
#include "arbiter/lessons/answer_parts.hpp"
#include "arbiter/lessons/answer_words.hpp"
#include "arbiter/lessons/articles.hpp"
#include "arbiter/lessons/choices.hpp"
#include "arbiter/lessons/phrases.hpp"
#include "arbiter/lessons/tries.hpp"
#include "arbiter/notation/folded_text.hpp"
#include "arbiter/notation/piece_letters.hpp"
#include "arbiter/notation/san_form.hpp"

namespace arbiter::lessons {

namespace {

using Moves = std::vector<Move>;

/// "Läufer c4": the words of one move that is spoken or written in parts.
std::string joined(const AnswerPart& part) {
    std::string text;
    for (const std::string& word : part)
        (text += text.empty() ? "" : " ") += word;
    return text;
}

/// Reads one answer in one language.
class AnswerReader {
  public:
    AnswerReader(std::string_view language, const Task& task, std::string_view text)
        : language_(language),
          task_(task),
          parts_(parts_of_answer(behind_opening(text))),
          text_(without_end(behind_opening(text))) {}

    using Read = std::expected<Answer, std::string>;

    [[nodiscard]] Read run() const {
        return std::visit([this](const auto& asked) { return read(asked); }, task_.question);
    }

  private:
    [[nodiscard]] Read read(const OneOf<TargetsQuestion, AttacksQuestion> auto& /*asked*/) const {
        return squares();
    }
    [[nodiscard]] Read read(const SquaresQuestion& asked) const {
        return asked.way ? way(*asked.way) : squares();
    }

    [[nodiscard]] Read squares() const {
        if (is_none())
            return Bitboard();
        Bitboard squares;
        for (const AnswerPart& part : parts_)
            for (const std::string& word : part) {
                const auto square = square_named(lower(word));
                if (!square)
                    return refuse("how.squares", word);
                squares.add(*square);
            }
        return squares.empty() ? refuse("how.squares", text_) : Read(squares);
    }

    /// "e2 e4", "e2-e4", "from e2 to e4". Turned round it is no answer yet.
    [[nodiscard]] Read way(const Way& asked) const {
        std::vector<Square> order;
        for (const AnswerPart& part : parts_)
            for (const std::string& word : part)
                if (!add_squares(order, word))
                    return refuse("how.way", word);
        if (order.empty())
            return refuse("how.way", text_);
        if (order == std::vector{asked.to, asked.from})
            return refuse("how.way.turned", text_);
        Bitboard squares;
        for (const Square square : order)
            squares.add(square);
        return squares;
    }

    /// What is neither a square nor a move that names both of its squares nor a word between them,
    /// is refused.
    [[nodiscard]] bool add_squares(std::vector<Square>& order, std::string_view word) const {
        const std::string small = folded(word);
        if (length_of_form("way.words", small) == small.size())
            return true;
        if (const auto square = square_named(small)) {
            order.push_back(*square);
            return true;
        }
        const auto form = read_san_form(word, letters_of(language_).value_or(english_letters));
        if (!form || !form->from() || !form->to_rank)
            return false;
        order.push_back(*form->from());
        order.push_back(square_at(form->to_file, *form->to_rank));
        return true;
    }

    [[nodiscard]] Read read(const MoveQuestion& /*asked*/) const {
        const auto move = read_try(language_, task_.game, text_);
        if (move)
            return Moves{*move};
        // As people write it in a sentence: "1. exd6 e. p."
        if (parts_.size() == 1)
            if (const auto again = read_try(language_, task_.game, joined(parts_.front())))
                return Moves{*again};
        return std::unexpected(move.error().text);
    }

    [[nodiscard]] Read read(const OneOf<EscapesQuestion, EnPassantQuestion> auto& /*asked*/) const {
        if (is_none())
            return Moves();
        Moves all;
        for (const AnswerPart& part : parts_) {
            const auto moves = moves_in(part);
            if (!moves)
                return std::unexpected(moves.error());
            for (const Move move : *moves)
                if (std::ranges::find(all, move) == all.end())
                    all.push_back(move);
        }
        return all.empty() ? refuse("how.moves", text_) : Read(all);
    }

    /// A move a word, or one move in all of them.
    [[nodiscard]] std::expected<Moves, std::string> moves_in(const AnswerPart& part) const {
        Moves moves;
        for (const std::string& word : part) {
            const auto move = read_try(language_, task_.game, word);
            if (move) {
                moves.push_back(*move);
                continue;
            }
            if (part.size() > 1)
                if (const auto one = read_try(language_, task_.game, joined(part)))
                    return Moves{*one};
            return std::unexpected(move.error().text);
        }
        return moves;
    }

    [[nodiscard]] Read read(const ChoiceQuestion auto& asked) const {
        // A word of this language is what it is in this language.
        for (const auto is_this : {&is_form, &is_form_elsewhere})
            for (const Choice& choice : choices(asked))
                if (is_this(language_, "choice." + std::string(choice.name), text_) ||
                    (choice.value == "none" && is_this(language_, "none", text_)))
                    return std::string(choice.value);
        return std::unexpected(phrase(language_, "how.choice",
                                      {{"text", shown_again(text_)},
                                       {"choices", choices_in_words(language_, choices(asked))}}));
    }

    [[nodiscard]] Read read(const ArticleQuestion& asked) const {
        const auto article = article_named(text_);
        if (!article)
            return refuse("how.article", text_);
        // Not wrong, but it names several articles: no answer yet.
        if (fit_of(task_.game.current(), asked.attempt, *article) == ArticleFit::general)
            return std::unexpected(phrase(language_, "how.article.part", {{"article", *article}}));
        return *article;
    }

    [[nodiscard]] Read read(const OptionQuestion& /*asked*/) const {
        const std::string small = folded(text_);
        std::string_view letter = small;
        letter = trimmed(letter.substr(length_of_form("option.names", letter)));
        if (letter.ends_with(')'))
            letter.remove_suffix(1);
        if (letter.starts_with('('))
            letter.remove_prefix(1);
        if (letter.size() != 1 || !is_letter(letter.front()))
            return refuse("how.option", text_);
        return std::string(letter);
    }

    [[nodiscard]] bool is_none() const {
        return is_form(language_, "none", text_) || is_form_elsewhere(language_, "none", text_);
    }
    [[nodiscard]] Read refuse(std::string_view name, std::string_view text) const {
        return std::unexpected(phrase(language_, name, {{"text", shown_again(text)}}));
    }

    std::string_view language_;
    const Task& task_;
    std::vector<AnswerPart> parts_;
    std::string_view text_;
};

}  // namespace

std::expected<Answer, std::string> read_answer(std::string_view language, const Task& task,
                                               std::string_view text) {
    if (text.size() > longest_answer)
        return std::unexpected(phrase(language, "how.short"));
    return AnswerReader(language, task, text).run();
}

}  // namespace arbiter::lessons
