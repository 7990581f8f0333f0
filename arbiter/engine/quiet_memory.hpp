// Which quiet moves have refuted something before: they probably will again, in positions like it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "arbiter/base/zeroed_memory.hpp"
#include "arbiter/engine/score.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// A man and the square that he has gone to: what of a move matters most to the answer.
class Landing {
  public:
    /// No move: the root's, or a pass.
    Landing() = default;
    /// Of a move that `color` makes.
    Landing(Color color, Move move)
        : index_(static_cast<std::uint16_t>((index(color) * 6 + index(move.role())) * 64 +
                                            index(move.to()))) {}

    /// Below `count`, another for each.
    [[nodiscard]] std::size_t number() const { return index_; }

    /// Of all men on all squares, and of none.
    static constexpr std::size_t count = std::size_t{2} * 6 * 64 + 1;

  private:
    static constexpr int index(Color color) { return static_cast<int>(color); }
    static constexpr int index(Role role) { return static_cast<int>(role); }
    static constexpr int index(Square square) { return static_cast<int>(square); }

    std::uint16_t index_ = count - 1;
};

/// Where a quiet move is tried.
struct QuietContext {
    Color turn;                     ///< the side that makes it
    int ply;                        ///< 0 to `max_ply`
    std::array<Landing, 2> before;  ///< the move before it, and the side's own before that
};

/// At this distance from the root (killers), anywhere (history), or after the same moves
/// (continuation).
class QuietMemory {
  public:
    /// The next search has another root: what happened at a distance from this one means nothing
    /// there. What happened anywhere still does.
    void begin_search() { killers_ = {}; }

    /// `refuter` stopped the search of a node; `tried` came before it and did not.
    void reward(const QuietContext& context, Move refuter, std::span<const Move> tried, int depth);

    /// One of the last two refuters at this ply, in whatever position that was.
    [[nodiscard]] bool is_killer(int ply, Move move) const {
        const auto& pair = killers_[static_cast<std::size_t>(ply)];
        return move == pair[0] || move == pair[1];
    }
    /// The more, the oftener the move has refuted. Within `max_promise` of 0.
    [[nodiscard]] int promise(const QuietContext& context, Move move) const {
        const std::size_t landing = Landing(context.turn, move).number();
        int sum = history_[context.turn][move.from()][move.to()];
        for (const Landing before : context.before)
            sum += continuation_[before.number() * Landing::count + landing];
        return sum;
    }

    /// Each part is approached by ever smaller steps, so that it never leaves 16 bits.
    static constexpr int max_history = 8192;
    /// Of history and two continuations.
    static constexpr int max_promise = 3 * max_history;

  private:
    void adjust(const QuietContext& context, Move move, int bonus);

    std::array<std::array<Move, 2>, max_ply + 1> killers_{};
    PerColor<PerSquare<PerSquare<std::int16_t>>> history_{};
    /// A row for each move before, with a place for each move after it.
    std::vector<std::int16_t, ZeroedMemory<std::int16_t>> continuation_ =
        std::vector<std::int16_t, ZeroedMemory<std::int16_t>>(Landing::count * Landing::count);
};

}  // namespace arbiter
