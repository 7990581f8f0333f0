// In which order to try moves: the sooner the refuting one, the smaller the tree. Chooses no move;
// only guesses which are worth a look first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "arbiter/engine/quiet_memory.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

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
    /// `hash_move` comes first if it is among them, `Move()` where none is known. Keeps a reference
    /// to `stack`. Requires: of the orders on one stack the last made ends first.
    MoveOrder(std::vector<RankedMove>& stack, const Position& position, MoveChoice choice,
              Move hash_move, const QuietMemory& memory, const QuietContext& context);
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
