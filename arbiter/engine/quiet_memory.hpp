// Which quiet moves have refuted something before: they probably will again, in positions like it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "arbiter/engine/attack_map.hpp"
#include "arbiter/engine/landing.hpp"
#include "arbiter/engine/learned.hpp"
#include "arbiter/engine/score.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// Where a quiet move is tried.
struct QuietContext {
    Color turn;  ///< the side that makes it
    int ply;     ///< 0 to `max_ply`
    /// The move before it, the side's own before that, and its own before that one.
    std::array<Landing, 3> before;
    AttackMap attacked = {};  ///< by the other side; nothing where nobody asks
    std::size_t pawns = 0;    ///< `kind_of_pawns`; 0 where nobody asks
};

/// Pawns that stand on the same squares are of one kind, others seldom. Below `pawn_kinds`.
[[nodiscard]] std::size_t kind_of_pawns(const Board& board);
/// So many.
inline constexpr std::size_t pawn_kinds = 1024;

/// At this distance from the root (killers), anywhere from or to attacked squares or not (history),
/// after the same moves (continuation), or with the same pawns.
class QuietMemory {
  public:
    /// The next search has another root: what happened at a distance from this one means nothing
    /// there. What happened anywhere still does.
    void begin_search() { killers_ = {}; }

    /// `refuter` stopped the search of a node; `tried` came before it and did not.
    void reward(const QuietContext& context, Move refuter, std::span<const Move> tried, int depth);

    /// After `move` nothing that was tried `depth` plies deep was any good.
    void praise(Color turn, Move move, Bitboard attacked, int depth);

    /// One of the last two refuters at this ply, in whatever position that was.
    [[nodiscard]] bool is_killer(int ply, Move move) const {
        const auto& pair = killers_[static_cast<std::size_t>(ply)];
        return move == pair[0] || move == pair[1];
    }
    /// The more, the oftener the move has refuted. Within `max_promise` of 0.
    [[nodiscard]] int promise(const QuietContext& context, Move move) const {
        const std::size_t landing = Landing(context.turn, move).number();
        int sum = history(context.turn, move, context.attacked.all) +
                  with_pawns_[context.pawns * Landing::count + landing];
        for (const Landing before : context.before)
            sum += continuation_[before.number() * Landing::count + landing];
        return sum;
    }

    /// Of history, three continuations and the pawns.
    static constexpr int max_promise = 5 * most_learned;

  private:
    void adjust(const QuietContext& context, Move move, int bonus);
    [[nodiscard]] std::int16_t history(Color turn, Move move, Bitboard attacked) const {
        return history_[kind_of(move, attacked)][turn][move.from()][move.to()];
    }
    /// 0 to 3: does it leave an attacked square, and does it go to one?
    static std::size_t kind_of(Move move, Bitboard attacked) {
        return (attacked.contains(move.from()) ? 2U : 0U) +
               (attacked.contains(move.to()) ? 1U : 0U);
    }

    std::array<std::array<Move, 2>, max_ply + 1> killers_{};
    std::array<PerColor<PerSquare<PerSquare<std::int16_t>>>, 4> history_{};
    /// A row for each move before, with a place for each move after it.
    LearnedTable continuation_ = LearnedTable(Landing::count * Landing::count);
    /// A row for each kind of pawns.
    LearnedTable with_pawns_ = LearnedTable(pawn_kinds * Landing::count);
};

}  // namespace arbiter
