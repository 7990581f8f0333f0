// Games of arbitrary legal moves, the same at every run.
#pragma once

#include <cstddef>
#include <cstdint>

#include "arbiter/base/split_mix.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter::testing {

class Random {
  public:
    explicit Random(std::uint64_t seed) : numbers_(seed) {}

    std::uint64_t next() { return numbers_.next(); }
    /// From 0 to `limit - 1`.
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(next() % limit); }

  private:
    SplitMix64 numbers_;
};

/// One of the legal moves. Every fourth choice prefers castling, en passant and promotions, which
/// games of blind chance would hardly see. Requires: there is a legal move.
inline Move choose_move(const Position& position, std::uint64_t choice) {
    const MoveList moves = legal_moves(position);
    if (choice % 4 == 0) {
        MoveList special;
        for (const Move move : moves)
            if (!move.is_normal())
                special.push_back(move);
        if (!special.empty())
            return special[choice / 4 % special.size()];
    }
    return moves[choice / 4 % moves.size()];
}

/// Plays at most `plies` moves and calls `visit(Position)` for the start and after each.
template <typename Visit>
void playout(Position position, int plies, Random& random, Visit visit) {
    visit(position);
    for (int ply = 0; ply < plies && has_legal_move(position); ++ply) {
        position = position.play(choose_move(position, random.next()));
        visit(position);
    }
}

}  // namespace arbiter::testing
