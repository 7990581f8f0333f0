#include "arbiter/lessons/tries.hpp"

#include <algorithm>
#include <optional>

#include "arbiter/game/move_readings.hpp"
#include "arbiter/lessons/answer_parts.hpp"
#include "arbiter/lessons/moves_that.hpp"
#include "arbiter/lessons/phrases.hpp"
#include "arbiter/lessons/ruling_words.hpp"
#include "arbiter/lessons/sentences.hpp"
#include "arbiter/notation/heard_move.hpp"
#include "arbiter/notation/move_number.hpp"
#include "arbiter/notation/piece_letters.hpp"
#include "arbiter/notation/san_form.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/setup.hpp"

namespace arbiter::lessons {

namespace {

std::string law(std::string_view language, std::string_view article) {
    return article.empty() ? ""
                           : ' ' + phrase(language, "law", {{"article", std::string(article)}});
}

/// What a text names of a move, written or spoken.
struct NamedMan {
    Role role;
    Square to;
};

std::optional<NamedMan> man_in(std::string_view text, const PieceLetters& letters) {
    const auto form = read_san_form(text, letters);
    const bool names_a_man = form && form->to_rank && (form->role || !form->from());
    if (!names_a_man)
        return std::nullopt;
    return NamedMan{form->role.value_or(Role::pawn), square_at(form->to_file, *form->to_rank)};
}

std::optional<NamedMan> man_named(std::string_view language, std::string_view text) {
    text.remove_prefix(length_of_what_precedes(text));
    for (const PieceLetters& letters :
         {letters_of(language).value_or(english_letters), english_letters})
        if (const auto man = man_in(text, letters))
            return man;
    for (const Tongue tongue : {Tongue::english, Tongue::german})
        for (const std::string& heard : notations_heard(text, tongue))
            if (const auto man = man_in(heard, english_letters))
                return man;
    return std::nullopt;
}

/// None of several men can do it, or there is no such man.
class NoSuchMove {
  public:
    NoSuchMove(std::string_view language, const Position& position, std::string_view text)
        : language_(language), position_(position), text_(text) {}

    [[nodiscard]] std::string words(std::string_view article) const {
        const auto named = man_named(language_, text_);
        if (!named || can(*named))
            return filled("try.no_such", std::nullopt);
        if (position_.board().of(position_.turn(), named->role).empty())
            return filled("try.nobody", named);
        return filled("try.none_can", named) + law(language_, article);
    }

  private:
    /// A man of that role can go there: something else is wrong with the text.
    [[nodiscard]] bool can(const NamedMan& named) const {
        return std::ranges::any_of(legal_moves(position_), [&](Move move) {
            return move.role() == named.role && arrival(move) == named.to;
        });
    }
    [[nodiscard]] std::string filled(std::string_view name,
                                     const std::optional<NamedMan>& named) const {
        const auto nobody =
            named ? forms(language_, "no_man." + std::string(arbiter::name(named->role)))
                  : std::vector<std::string>(2);
        return phrase(language_, name,
                      {{"side", side_in_words(language_, position_.turn())},
                       {"man", named ? man(language_, named->role, Case::bare) : ""},
                       {"no_man", nobody.front()},
                       {"no_man_accusative", nobody.back()},
                       {"to", named ? std::string(arbiter::name(named->to)) : ""},
                       {"text", shown_again(text_)}});
    }

    std::string_view language_;
    const Position& position_;
    std::string_view text_;
};

/// Both sides castle in the same words.
bool is_castling(const SanError& error) {
    return error.castling ||
           (error.explanation &&
            std::string_view(code(error.explanation->reason)).starts_with("castling"));
}

/// It would be legal if the other side had the move.
bool is_of_other_side(std::string_view language, const Position& position, std::string_view text) {
    Setup setup = position.to_setup();
    setup.turn = opponent(setup.turn);
    setup.en_passant.reset();
    const auto turned = Position::from(setup);
    if (!turned)
        return false;
    const auto reading =
        read_move_in_any(History(*turned), text, MoveStyle{Notation::san, language});
    return reading && reading->explanation.is_legal();
}

std::string words_of_refusal(std::string_view language, const Position& position,
                             std::string_view text, const SanError& error) {
    if (error.explanation)
        return ruling_in_words(language, position, *error.explanation) +
               law(language, error.explanation->article);
    if (error.problem == SanProblem::no_such)
        return NoSuchMove(language, position, text).words(error.article);
    const auto name = error.problem == SanProblem::ambiguous ? "try.ambiguous" : "how.move";
    return phrase(language, name, {{"text", shown_again(text)}}) + law(language, error.article);
}

}  // namespace

std::expected<Move, TryRefusal> read_try(std::string_view language, const History& game,
                                         std::string_view text) {
    auto reading = read_move_in_any(game, text, MoveStyle{Notation::san, language});
    if (reading && reading->explanation.move)
        return *reading->explanation.move;
    const Position& position = game.current();
    const SanError error = reading ? SanError{.problem = SanProblem::illegal,
                                              .explanation = std::move(reading->explanation)}
                                   : std::move(reading.error());
    const bool is_refused =
        error.problem == SanProblem::illegal || error.problem == SanProblem::no_such;
    if (is_refused && !is_castling(error) && is_of_other_side(language, position, text))
        return std::unexpected(
            TryRefusal{phrase(language, "try.other_side",
                              {{"side", side_in_words(language, position.turn())},
                               {"other", side_in_words(language, opponent(position.turn()))}}),
                       true});
    return std::unexpected(TryRefusal{words_of_refusal(language, position, text, error),
                                      error.problem != SanProblem::syntax});
}

}  // namespace arbiter::lessons
