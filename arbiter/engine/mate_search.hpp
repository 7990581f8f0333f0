// Can the side to move force mate within a few moves? All its moves are looked at and all replies,
// so that both answers are proved. The selective tree overlooks for long a sacrifice with a quiet
// move behind it; looking for nothing but mate, few replies need to be tried before one escapes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "arbiter/engine/limits.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Of one root: ever longer mates, each after it is proved that there is no shorter one.
class MateSearch {
  public:
    /// Of the moves of the side that mates.
    static constexpr int most_moves = 12;

    /// `earlier_keys`: see `SearchRequest`. `root_moves`: those that may come first, all where
    /// there is none. Keeps references to `root`, which must have a legal move, and `budget`, from
    /// which each position that is looked at is taken.
    MateSearch(const Position& root, std::span<const std::uint64_t> earlier_keys,
               std::vector<Move> root_moves, SearchBudget& budget);

    /// Goes on where it left off until it has found the shortest mate, has spent so many more
    /// nodes, or the budget is over. Gives the mate's line, the longest defence among it: an odd
    /// number of moves, the last of which mates. Not to be called again after that.
    [[nodiscard]] std::optional<std::vector<Move>> search_on(std::uint64_t nodes);

    /// It is proved that no mate takes so few moves of the side that mates, or fewer; 0 at first.
    [[nodiscard]] int refuted_moves() const { return refuted_moves_; }

  private:
    /// What is known of a position in which the other side is to move.
    struct Known {
        std::uint64_t key = 0;
        /// That escaped.
        Move escape;
        /// With so many moves it is not mated.
        std::int8_t refuted_moves = -1;
        /// With so many it is; beyond `most_moves` where that is not known.
        std::int8_t mating_moves = most_moves + 1;
    };
    /// Replies that have lately escaped at the same distance from the root.
    using Escapes = std::array<Move, 2>;

    [[nodiscard]] std::optional<Move> mating_move(const Position& position, int moves, int ply);
    [[nodiscard]] std::optional<Move> mating_check(const Position& position, int ply);
    [[nodiscard]] bool is_mated(const Position& position, int moves, int ply);
    [[nodiscard]] std::optional<Move> escape(const Position& position, int moves, int ply);
    [[nodiscard]] std::vector<Move> line_of(int moves);
    [[nodiscard]] bool may_come_first(Move move) const;
    [[nodiscard]] bool may_be_claimed(const Position& position) const;
    [[nodiscard]] Known& known(const Position& position);
    [[nodiscard]] Known& renewed(const Position& position);
    void note_escape(const Position& position, int moves, int ply, Move reply);
    /// False: no more nodes.
    bool spend_node();

    const Position& root_;
    std::vector<Move> root_moves_;
    /// Positions that the game has seen twice: a third time is a draw to whoever wants one (9.2).
    std::vector<std::uint64_t> seen_twice_;
    SearchBudget& budget_;
    std::uint64_t nodes_left_ = 0;
    /// What was found is not true: the nodes did not suffice.
    bool is_broken_off_ = false;
    int refuted_moves_ = 0;
    std::vector<Known> table_;
    std::array<Escapes, most_moves> escapes_{};
};

}  // namespace arbiter
