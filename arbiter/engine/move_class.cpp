#include "arbiter/engine/move_class.hpp"

#include <algorithm>
#include <cstdlib>

#include "arbiter/rules/captured.hpp"
#include "arbiter/rules/checks.hpp"
#include "arbiter/rules/exchange.hpp"
#include "arbiter/rules/material.hpp"
#include "arbiter/rules/threats.hpp"

namespace arbiter {

namespace {

// The classes of one stage: castling, promotions, captures, quiet moves.
constexpr std::size_t castling = 0;
constexpr std::size_t to_queen = 1;
constexpr std::size_t to_another = 2;
constexpr std::size_t first_capture = 3;
constexpr std::size_t captures = 3 * 3 * 2;
constexpr std::size_t first_quiet = first_capture + captures;
constexpr std::size_t ways = 4;
constexpr std::size_t quiets = 6 * ways * 2 * 2 * 2 * 2;
constexpr std::size_t classes_of_stage = first_quiet + quiets;
static_assert(move_classes == 3 * classes_of_stage);

constexpr std::uint32_t last_move_of_opening = 10;
constexpr int least_phase_of_opening = 20;
constexpr int most_phase_of_ending = 8;

std::size_t stage_of(const Position& position) {
    const int left = phase(position.board());
    if (left <= most_phase_of_ending)
        return 2;
    return position.fullmove_number() <= last_move_of_opening && left >= least_phase_of_opening ? 0
                                                                                                : 1;
}

/// Nobody tells a knight from a bishop by what they are worth.
constexpr int about_nothing = 50;

/// 0, 1 or 2 for less than nothing, about nothing, and more.
std::size_t sign_of(int centipawns) {
    if (std::abs(centipawns) <= about_nothing)
        return 1;
    return centipawns < 0 ? 0 : 2;
}

/// The men of a side that no man of theirs guards; the king needs none.
Bitboard unguarded_men(const Board& board, Color color) {
    return board.of(color) - attacked_squares(board, color) - board.of(color, Role::king);
}

}  // namespace

MoveClassifier::MoveClassifier(const Position& position)
    : position_(position),
      stage_(stage_of(position)),
      in_danger_(threatened_men(position.board(), position.turn())),
      unguarded_(unguarded_men(position.board(), opponent(position.turn()))) {}

std::size_t MoveClassifier::class_of(Move move) const {
    std::size_t within = 0;
    if (move.is_castling())
        within = castling;
    else if (const auto role = move.promotion())
        within = *role == Role::queen ? to_queen : to_another;
    else {
        const bool gives_check = check_given(position_, move).any();
        within = is_capture(position_, move) ? class_of_capture(move, gives_check)
                                             : class_of_quiet(move, gives_check);
    }
    return stage_ * classes_of_stage + within;
}

std::size_t MoveClassifier::class_of_capture(Move move, bool gives_check) const {
    const int taken = captured_worth(position_, move);
    const std::size_t relation = sign_of(taken - exchange_worths[move.role()]);
    const std::size_t gain = sign_of(exchange_gain(position_, move));
    return first_capture + (relation * 3 + gain) * 2 + (gives_check ? 1 : 0);
}

std::size_t MoveClassifier::class_of_quiet(Move move, bool gives_check) const {
    std::size_t number = static_cast<std::size_t>(move.role());
    number = number * ways + way_of(move);
    number = number * 2 + (in_danger_.contains(move.from()) ? 1 : 0);
    number = number * 2 + (threatens(move) ? 1 : 0);
    number = number * 2 + (exchange_gain(position_, move) < 0 ? 1 : 0);
    number = number * 2 + (gives_check ? 1 : 0);
    return first_quiet + number;
}

/// Of a pawn how far from the edge, of a piece whether it comes out, goes on, aside or back.
std::size_t MoveClassifier::way_of(Move move) const {
    if (move.role() == Role::pawn) {
        const int file = index(file_of(move.from()));
        return static_cast<std::size_t>(std::min(file, 7 - file));
    }
    const Color us = position_.turn();
    const int from = index(relative_rank(us, rank_of(move.from())));
    const int to = index(relative_rank(us, rank_of(move.to())));
    if (to > from)
        return from == 0 ? 0 : 1;
    return to == from ? 2 : 3;
}

/// From its new square the man attacks one that is worth more, or that nobody guards.
bool MoveClassifier::threatens(Move move) const {
    const Board& board = position_.board();
    const Color them = opponent(position_.turn());
    const Bitboard attacked = attacks({position_.turn(), move.role()}, move.to(),
                                      board.occupied() - Bitboard(move.from())) &
                              (board.of(them) - board.of(them, Role::king));
    if (attacked.intersects(unguarded_))
        return true;
    for (const Square square : attacked)
        if (exchange_worths[*board.role_at(square)] > exchange_worths[move.role()] + about_nothing)
            return true;
    return false;
}

}  // namespace arbiter
