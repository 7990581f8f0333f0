// The positions of a game in order, and how often each has occurred (Laws 9.2.3, 9.6.1).
#pragma once

#include <cstdint>
#include <vector>

#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Does not ask whether the game has ended. References that it gives are valid until the next
/// `play` or `take_back`.
class History {
  public:
    /// `start` counts as an occurrence; what came before it is not known.
    explicit History(const Position& start = {});

    /// Requires: legal in `current()`.
    void play(Move move);
    /// The game goes on from a position that no legal move has led to (A.5.2): it counts as a ply,
    /// whose move is the one that is never legal.
    void go_on_from(const Position& position);
    /// Requires: at least one ply has been played.
    void take_back();

    /// The position before the first ply.
    [[nodiscard]] const Position& start() const { return positions_.front(); }
    /// The position after the last ply; the start where none has been played.
    [[nodiscard]] const Position& current() const { return positions_.back(); }
    /// Index 0 is the start, index n the position after ply n.
    [[nodiscard]] const std::vector<Position>& positions() const { return positions_; }
    /// One fewer than the positions: the move at index n was played in `positions()[n]`.
    [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }

    /// `Position::key` of every position before the current one, in order: what a search must know
    /// of the game to see repetitions.
    [[nodiscard]] std::vector<std::uint64_t> earlier_keys() const;

    /// How many of the moves are that side's.
    [[nodiscard]] int moves_by(Color side) const;

    /// How often the current position has occurred, this time included.
    [[nodiscard]] int repetitions() const { return occurrences_.back(); }
    /// How often the position at that index had occurred by then, itself included.
    [[nodiscard]] const std::vector<int>& occurrence_counts() const { return occurrences_; }
    /// How often the position after `move` would have occurred. Requires: legal.
    [[nodiscard]] int repetitions_after(Move move) const;
    /// The plies after which the current position stood on the board, in order (11.12).
    [[nodiscard]] std::vector<int> occurrences() const;

    /// Equal where the positions are, by the identity of Law 9.2.3, and the moves.
    bool operator==(const History&) const = default;

  private:
    void add(Move move, const Position& next);
    /// How often `position`, which follows the current one, has occurred before.
    [[nodiscard]] int count_earlier(const Position& position) const;

    std::vector<Position> positions_;
    std::vector<Move> moves_;
    std::vector<int> occurrences_;
};

}  // namespace arbiter
