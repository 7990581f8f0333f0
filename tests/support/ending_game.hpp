// A won ending played out: our search against the longest defence that there is.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "arbiter/base/split_mix.hpp"
#include "arbiter/engine/search.hpp"
#include "arbiter/rules/movegen.hpp"
#include "tests/support/endgame_table.hpp"

namespace arbiter::testing {

/// A position of the ending in which White, to move, mates against any defence.
inline Position won_position(const EndgameTable& table, SplitMix64& random) {
    for (;;) {
        const std::size_t index = random.next() % table.size();
        const auto plies = table.plies(index, Color::white);
        if (!plies || *plies % 2 == 0)
            continue;
        if (const auto position = table.position(index, Color::white))
            return *position;
    }
}

/// How White has played it.
struct EndingGame {
    bool is_mate = false;  ///< and not a draw by repetition, by 50 moves or by what was lost
    int plies = 0;         ///< that were played
};

/// White searches within the limits, Black makes the move after which mate is farthest, and claims
/// what it can. Requires: White mates.
inline EndingGame play_ending(Position position, Searcher& searcher, const Limits& limits) {
    EndingGame game;
    std::vector<std::uint64_t> keys;
    for (;; ++game.plies) {
        const MoveList moves = legal_moves(position);
        if (moves.empty())
            return {.is_mate = position.turn() == Color::black && is_check(position),
                    .plies = game.plies};
        if (position.halfmove_clock() >= 100 || std::ranges::count(keys, position.key()) >= 2)
            return game;
        Move chosen = moves[0];
        if (position.turn() == Color::white) {
            chosen =
                searcher.find_best({.position = position, .earlier_keys = keys, .limits = limits})
                    .move;
        } else {
            int farthest = -1;
            for (const Move move : moves) {
                const auto plies = EndgameTable::plies_to_mate(position.play(move));
                if (!plies || *plies % 2 == 0)
                    return game;
                if (*plies > farthest) {
                    farthest = *plies;
                    chosen = move;
                }
            }
        }
        keys.push_back(position.key());
        position = position.play(chosen);
    }
}

}  // namespace arbiter::testing
