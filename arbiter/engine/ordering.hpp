// In which order to try moves: the sooner the refuting one, the smaller the tree. Chooses no move;
// only guesses which are worth a look first.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "arbiter/engine/score.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Which quiet moves have refuted something before, at this distance from the root (killers) or
/// anywhere (history).
class QuietMemory {
  public:
    /// `refuter` stopped the search of a node at this ply; `tried` came before it and did not.
    void reward(Color turn, int ply, Move refuter, std::span<const Move> tried, int depth);

    /// One of the last two refuters at this ply, 0 to `max_ply`, in whatever position that was.
    [[nodiscard]] bool is_killer(int ply, Move move) const {
        const auto& pair = killers_[static_cast<std::size_t>(ply)];
        return move == pair[0] || move == pair[1];
    }
    /// Within `max_history` of 0.
    [[nodiscard]] int history(Color turn, Move move) const {
        return history_[turn][move.from()][move.to()];
    }

    /// Approached by ever smaller steps, so that history never leaves 16 bits.
    static constexpr int max_history = 8192;

  private:
    void adjust(Color turn, Move move, int bonus);

    std::array<std::array<Move, 2>, max_ply + 1> killers_{};
    PerColor<PerSquare<PerSquare<std::int16_t>>> history_{};
};

/// What can be told of a move before it is searched; pruning goes by it.
enum class MoveKind : std::uint8_t {
    good_capture,    ///< takes without losing material by it, or makes a queen
    quiet,           ///< neither takes nor promotes
    underpromotion,  ///< makes a rook, bishop or knight, taking or not
    losing_capture,  ///< takes or makes a queen, and loses material by it
};

/// A legal move and how promising it is.
struct RankedMove {
    Move move;                        ///< legal where the order was made
    MoveKind kind = MoveKind::quiet;  ///< does not depend on what was searched before
    int rank = 0;                     ///< the higher, the sooner it is tried
};

/// Which of the legal moves a `MoveOrder` gives.
enum class MoveChoice : std::uint8_t {
    all,    ///< none left out
    noisy,  ///< captures and new queens
};

/// Gives the legal moves of a position best guess first. Keeps them on a stack that all nodes of a
/// line share, so that a node costs no allocation and little of the thread's own stack.
class MoveOrder {
  public:
    /// `hash_move` comes first if it is among them, `Move()` where none is known; `ply` is for the
    /// killers. Keeps a reference to `stack`. Requires: of the orders on one stack the last made
    /// ends first.
    MoveOrder(std::vector<RankedMove>& stack, const Position& position, MoveChoice choice,
              Move hash_move, const QuietMemory& memory, int ply);
    MoveOrder(const MoveOrder&) = delete;
    MoveOrder& operator=(const MoveOrder&) = delete;
    ~MoveOrder() { stack_.resize(begin_); }

    /// Nothing after the last. Looks for the best of the rest each time, so that a node that is
    /// refuted early sorts no more than it needs.
    [[nodiscard]] std::optional<RankedMove> next();

  private:
    std::vector<RankedMove>& stack_;
    std::size_t begin_;
    std::size_t next_;
};

}  // namespace arbiter
