#include "arbiter/game/hint.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/game/touch_move.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/captured.hpp"
#include "arbiter/rules/exchange.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/threats.hpp"

namespace arbiter {

namespace {

/// The men in danger that are none any more behind the move; of the one that moves where it stood.
std::optional<Square> man_saved(const Position& position, const Position& next, Move move) {
    const Color us = position.turn();
    const Bitboard still = threatened_men(next.board(), us);
    for (const Square square : threatened_men(position.board(), us)) {
        const Square now = square == move.from() && !move.is_castling() ? move.to() : square;
        if (!still.contains(now))
            return square;
    }
    return std::nullopt;
}

/// A man of the other side that is in danger now and was not before.
std::optional<Square> man_threatened(const Position& position, const Position& next) {
    const Color them = opponent(position.turn());
    const Bitboard fresh =
        threatened_men(next.board(), them) - threatened_men(position.board(), them);
    return fresh.any() ? std::optional(fresh.first()) : std::nullopt;
}

bool brings_out(const Position& position, Move move) {
    const bool is_piece = move.role() == Role::knight || move.role() == Role::bishop;
    return is_piece && relative_rank(position.turn(), rank_of(move.from())) == Rank::first;
}

}  // namespace

std::string_view code(HintReason reason) {
    switch (reason) {
        case HintReason::mates:
            return "mates";
        case HintReason::wins_man:
            return "wins_man";
        case HintReason::promotes:
            return "promotes";
        case HintReason::saves_man:
            return "saves_man";
        case HintReason::castles:
            return "castles";
        case HintReason::trades:
            return "trades";
        case HintReason::threatens:
            return "threatens";
        case HintReason::checks:
            return "checks";
        case HintReason::brings_out:
            return "brings_out";
        case HintReason::none:
            return "none";
    }
    std::unreachable();
}

Hint hint_of(const Position& position, Move move) {
    const Position next = position.play(move);
    if (is_check(next) && !has_legal_move(next))
        return {HintReason::mates};
    const auto taken = captured_square(position, move);
    const int gain = exchange_gain(position, move);
    if (taken && gain > 0)
        return {HintReason::wins_man, taken};
    if (move.is_promotion())
        return {HintReason::promotes};
    if (const auto saved = man_saved(position, next, move))
        return {HintReason::saves_man, saved};
    if (move.is_castling())
        return {HintReason::castles};
    if (taken && gain == 0)
        return {HintReason::trades, taken};
    if (const auto threatened = man_threatened(position, next); threatened && gain >= 0)
        return {HintReason::threatens, threatened};
    if (is_check(next))
        return {HintReason::checks};
    if (brings_out(position, move))
        return {HintReason::brings_out};
    return {};
}

Move hinted_move(const Game& game, Move best) {
    const Position& position = game.position();
    const MoveList left = moves_after_touching(position, game.state().open.duties.touched);
    if (std::ranges::find(left, best) != left.end())
        return best;
    return *std::ranges::min_element(
        left, {}, [&position](Move move) { return hint_of(position, move).reason; });
}

}  // namespace arbiter
