#include "arbiter/lessons/task.hpp"

#include <algorithm>
#include <cassert>
#include <string>
#include <string_view>
#include <utility>

#include "arbiter/game/claims.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/lessons/articles.hpp"
#include "arbiter/lessons/moves_that.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/winnable/winnable.hpp"

namespace arbiter::lessons {

namespace {

using Moves = std::vector<Move>;

/// `kind`: "threefold" or "fifty".
bool may_claim(const History& game, std::string_view kind) {
    const Claims claims = open_claims(game, fide_ruleset());
    return kind == "threefold" ? claims.threefold || !claims.threefold_with_move.empty()
                               : claims.fifty || !claims.fifty_with_move.empty();
}

/// Answers each question about one task.
struct RightAnswer {
    const History& game;
    const Position& position;

    Answer operator()(const TargetsQuestion& asked) const {
        return targets_of(position, asked.square);
    }
    Answer operator()(const AttacksQuestion& asked) const {
        const Board& board = position.board();
        return attacks(board.at(asked.square).value(), asked.square, board.occupied());
    }
    Answer operator()(const SquaresQuestion& asked) const { return asked.squares; }
    Answer operator()(const MoveQuestion& asked) const { return moves_that(position, asked); }
    Answer operator()(const EndQuestion& /*asked*/) const {
        if (has_legal_move(position))
            return "neither";
        return is_check(position) ? "mate" : "stalemate";
    }
    Answer operator()(const EscapesQuestion& /*asked*/) const {
        return moves_that(position, {Goal::any, {}});
    }
    Answer operator()(const CastlingQuestion& /*asked*/) const { return castling(); }
    Answer operator()(const EnPassantQuestion& /*asked*/) const {
        return moves_that(position, {Goal::en_passant, {}});
    }
    Answer operator()(const DeadQuestion& /*asked*/) const {
        return is_dead(position) ? "yes" : "no";
    }
    Answer operator()(const ClaimQuestion& /*asked*/) const { return claim(); }
    Answer operator()(const FlagQuestion& asked) const {
        const Color winner = opponent(asked.side);
        if (winnable(position, winner).winnability == Winnability::unwinnable)
            return "draw";
        return winner == Color::white ? "white" : "black";
    }
    Answer operator()(const ArticleQuestion& asked) const {
        return std::string(rule_on(position, asked.attempt).article);
    }
    Answer operator()(const OptionQuestion& asked) const { return std::string(asked.letter); }

    [[nodiscard]] Answer castling() const {
        bool is_short = false;
        bool is_long = false;
        for (const Move move : moves_that(position, {Goal::castle, {}}))
            (castling_side(move.from(), move.to()) == CastlingSide::king_side ? is_short
                                                                              : is_long) = true;
        if (is_short && is_long)
            return "both";
        return is_short ? "short" : is_long ? "long" : "none";
    }

    [[nodiscard]] Answer claim() const {
        for (const std::string_view kind : {"threefold", "fifty"})
            if (may_claim(game, kind))
                return std::string(kind);
        return "none";
    }
};

/// A word where others than the one that is told first may be right, too.
bool is_right_word(const Task& task, std::string_view right, std::string_view given) {
    if (const auto* const asked = std::get_if<ArticleQuestion>(&task.question))
        return fit_of(task.game.current(), asked->attempt, given) == ArticleFit::right;
    if (std::holds_alternative<ClaimQuestion>(task.question) && right != "none" && given != "none")
        return may_claim(task.game, given);
    return right == given;
}

Moves without(const Moves& moves, const Moves& others) {
    Moves left;
    for (const Move move : moves)
        if (std::ranges::find(others, move) == others.end())
            left.push_back(move);
    return left;
}

}  // namespace

Answer right_answer(const Task& task) {
    return std::visit(RightAnswer{task.game, task.game.current()}, task.question);
}

Marking mark(const Task& task, const Answer& given) {
    const Answer right = right_answer(task);
    assert(right.index() == given.index());
    Marking marking{.is_right = right == given, .missing = {}, .wrong = {}};
    if (const auto* const word = std::get_if<std::string>(&right)) {
        marking.is_right = is_right_word(task, *word, std::get<std::string>(given));
        return marking;
    }
    if (const auto* const squares = std::get_if<Bitboard>(&right)) {
        marking.missing = *squares - std::get<Bitboard>(given);
        marking.wrong = std::get<Bitboard>(given) - *squares;
        return marking;
    }
    if (const auto* const moves = std::get_if<Moves>(&right)) {
        const Moves& told = std::get<Moves>(given);
        Moves wrong = without(told, *moves);
        Moves missing;
        if (!std::holds_alternative<MoveQuestion>(task.question))
            missing = without(*moves, told);
        marking.is_right = wrong.empty() && missing.empty();
        marking.wrong = std::move(wrong);
        marking.missing = std::move(missing);
    }
    return marking;
}

}  // namespace arbiter::lessons
