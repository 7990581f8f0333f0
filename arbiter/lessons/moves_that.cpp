#include "arbiter/lessons/moves_that.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/rules/captured.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/checks.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/play.hpp"

namespace arbiter::lessons {

namespace {

bool ends_moves(const Position& position, Move move) {
    return !has_legal_move(position.play(move));
}

bool takes_checker(const Position& position, Move move) {
    const auto captured = captured_square(position, move);
    return captured && checkers(position).contains(*captured);
}

bool does(const Position& position, Move move, const MoveQuestion& asked) {
    const bool is_by_king = move.role() == Role::king;
    switch (asked.goal) {
        case Goal::listed:
            return std::ranges::find(asked.listed, move) != asked.listed.end();
        case Goal::mate:
            return ends_moves(position, move) && is_check(position.play(move));
        case Goal::stalemate:
            return ends_moves(position, move) && !is_check(position.play(move));
        case Goal::check:
            return check_given(position, move).any();
        case Goal::double_check:
            return check_given(position, move).is_double();
        case Goal::capture:
            return captured_square(position, move).has_value();
        case Goal::castle:
            return move.is_castling();
        case Goal::en_passant:
            return move.is_en_passant();
        case Goal::promote:
            return move.is_promotion();
        case Goal::run:
            return is_check(position) && is_by_king;
        case Goal::block:
            return is_check(position) && !is_by_king && !takes_checker(position, move);
        case Goal::take_checker:
            return !is_by_king && takes_checker(position, move);
        case Goal::any:
            return true;
    }
    std::unreachable();
}

}  // namespace

std::vector<Move> moves_that(const Position& position, const MoveQuestion& asked) {
    std::vector<Move> moves;
    for (const Move move : legal_moves(position))
        if (does(position, move, asked))
            moves.push_back(move);
    return moves;
}

Square arrival(Move move) {
    if (!move.is_castling())
        return move.to();
    const Color side = rank_of(move.from()) == Rank::first ? Color::white : Color::black;
    return castling_targets(side, castling_side(move.from(), move.to())).king;
}

Bitboard targets_of(const Position& position, Square from) {
    Bitboard targets;
    for (const Move move : legal_moves(position))
        if (move.from() == from)
            targets.add(arrival(move));
    return targets;
}

}  // namespace arbiter::lessons
