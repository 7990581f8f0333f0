// In which order to try moves: the sooner the refuting one, the smaller the tree. Chooses no move;
// only guesses which are worth a look first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "arbiter/engine/move_memory.hpp"
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

/// A `RankedMove` in one word: the greater, the sooner it is tried, so that the best of many is
/// found without a branch. From the top: the rank, the place on the stack counted backwards from
/// 255, the kind, the move.
using PackedMove = std::uint64_t;

/// Which of the legal moves a `MoveOrder` gives.
enum class MoveChoice : std::uint8_t {
    all,    ///< none left out
    noisy,  ///< captures and new queens
};

/// Gives the legal moves of a position best guess first. Keeps them on a stack that all nodes of a
/// line share, so that a node costs no allocation and little of the thread's own stack.
class MoveOrder {
  public:
    /// `hash_move` comes first if it is among them, `Move()` where none is known. Keeps references
    /// to the stack, the position and the memory. Requires: of the orders on one stack the last
    /// made ends first.
    MoveOrder(std::vector<PackedMove>& stack, const Position& position, MoveChoice choice,
              Move hash_move, const MoveMemory& memory, const QuietContext& context);
    MoveOrder(const MoveOrder&) = delete;
    MoveOrder& operator=(const MoveOrder&) = delete;
    ~MoveOrder() { stack_.resize(begin_); }

    /// Nothing after the last. Does no more than it must, so that a node that is refuted early
    /// costs little: the moves are generated after the one known from before, exchanges counted out
    /// and the best looked for when it comes to them.
    [[nodiscard]] std::optional<RankedMove> next();

  private:
    [[nodiscard]] std::optional<RankedMove> known() const;
    void generate();
    [[nodiscard]] std::optional<RankedMove> best_of_rest();

    std::vector<PackedMove>& stack_;
    const Position& position_;
    const MoveMemory& memory_;
    QuietContext context_;
    std::size_t begin_;
    std::size_t next_;
    Move hash_move_;
    MoveChoice choice_;
    /// What comes next.
    enum class Stage : std::uint8_t { known, generate, choose } stage_ = Stage::known;
};

}  // namespace arbiter
