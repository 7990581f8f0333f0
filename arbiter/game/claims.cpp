#include "arbiter/game/claims.hpp"

#include <algorithm>

#include "arbiter/game/draw_limits.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

/// Whether the half-move clock runs on through it (9.3): no pawn move, no capture.
bool is_reversible(const Position& position, Move move) {
    const Board& board = position.board();
    return !board.of(Role::pawn).contains(move.from()) &&
           (move.is_castling() || !board.occupied().contains(move.to()));
}

}  // namespace

std::string_view code(ClaimKind kind) {
    return kind == ClaimKind::threefold ? "threefold" : "fifty";
}

std::optional<ClaimKind> claim_kind_named(std::string_view code) {
    for (const ClaimKind kind : {ClaimKind::threefold, ClaimKind::fifty})
        if (arbiter::code(kind) == code)
            return kind;
    return std::nullopt;
}

bool is_threefold_with(const History& history, Move move) {
    return history.current().halfmove_clock() + 1 >= shortest_threefold &&
           history.repetitions_after(move) >= claimable_repetitions;
}

bool is_fifty_with(const History& history, Move move) {
    const Position& position = history.current();
    return position.halfmove_clock() + 1 >= fifty_moves && is_reversible(position, move);
}

bool is_threefold_on_board(const History& history) {
    return history.repetitions() >= claimable_repetitions;
}

bool is_fifty_on_board(const History& history) {
    return history.current().halfmove_clock() >= fifty_moves;
}

Claims open_claims(const History& history, const Ruleset& ruleset) {
    Claims claims;
    if (ruleset.ends_at_threefold_and_fifty)
        return claims;
    claims.threefold = is_threefold_on_board(history);
    claims.fifty = is_fifty_on_board(history);
    if (history.current().halfmove_clock() + 1 < std::min(shortest_threefold, fifty_moves))
        return claims;
    for_each_legal_move(history.current(), [&](Move move) {
        if (is_threefold_with(history, move))
            claims.threefold_with_move.push_back(move);
        if (is_fifty_with(history, move))
            claims.fifty_with_move.push_back(move);
        return false;
    });
    return claims;
}

}  // namespace arbiter
