// Games of the levels, against themselves and against one who takes what is free.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "arbiter/engine/evaluation/endings.hpp"
#include "arbiter/engine/player.hpp"
#include "arbiter/rules/exchange.hpp"
#include "arbiter/rules/material.hpp"
#include "arbiter/rules/movegen.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {

/// A position, and those that have led to it.
struct GameSoFar {
    Position position;
    std::vector<std::uint64_t> earlier_keys;

    void play(Move move) {
        earlier_keys.push_back(position.key());
        position = position.play(move);
    }
    [[nodiscard]] bool is_over() const {
        return !has_legal_move(position) || position.halfmove_clock() >= 100 ||
               is_draw_by_material(position.board()) ||
               std::ranges::count(earlier_keys, position.key()) >= 2;
    }
};

/// Whatever can be taken for nothing, the most of it; otherwise what the dice say.
inline Move greedy_move(const Position& position, Random& random) {
    const MoveList moves = legal_moves(position);
    Move best;
    int most = 0;
    for (const Move move : moves) {
        const int gain = is_capture(position, move) ? exchange_gain(position, move) : 0;
        if (gain > most) {
            most = gain;
            best = move;
        }
    }
    return most > 0 ? best : moves[random.below(moves.size())];
}

inline int worth_of(const Position& position, Color color) {
    const Material men = material(position.board());
    int worth = 0;
    for (const Role role : {Role::pawn, Role::knight, Role::bishop, Role::rook, Role::queen})
        worth += men[color][role] * exchange_worths[role];
    return worth;
}

/// How a game against greed went for the level.
struct AgainstGreed {
    int points = 0;  ///< 1 won, 0 drawn, -1 lost
    /// The move with which it mated, from 1; 0 where it did not.
    int mated_with_move = 0;
};

/// Greed does not know how to win: where it does not end in mate whoever is a piece ahead after so
/// many plies has won.
inline AgainstGreed play_against_greed(Opponent& machine, Level level, Color level_plays,
                                       std::uint64_t seed) {
    constexpr int most_plies = 200;
    Random random(seed);
    GameSoFar game{Position(), {}};
    while (!game.is_over() && game.earlier_keys.size() < most_plies)
        game.play(game.position.turn() == level_plays
                      ? machine.choose_move(game.position, game.earlier_keys, level, seed).move
                      : greedy_move(game.position, random));
    if (is_checkmate(game.position)) {
        if (game.position.turn() == level_plays)
            return {-1, 0};
        return {1, static_cast<int>(game.earlier_keys.size() + 1) / 2};
    }
    const int lead =
        worth_of(game.position, level_plays) - worth_of(game.position, opponent(level_plays));
    constexpr int piece = 300;
    return {lead >= piece ? 1 : lead <= -piece ? -1 : 0, 0};
}

}  // namespace arbiter::testing
