// The line of moves from the root to the position that is being looked at, and what each ply of it
// must know of the plies before. Searches nothing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "arbiter/base/static_vector.hpp"
#include "arbiter/engine/quiet_memory.hpp"
#include "arbiter/engine/score.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Moves, each legal after the ones before it.
using Variation = StaticVector<Move, max_ply + 1>;

/// A stack of plies: the one entered last is left first.
class SearchPath {
  public:
    /// `earlier_keys`: see `SearchRequest`.
    SearchPath(const Position& root, std::span<const std::uint64_t> earlier_keys);

    /// Distance from the root, 0 to `max_ply`.
    [[nodiscard]] int ply() const { return ply_; }
    /// Every ply that was entered has been left again.
    [[nodiscard]] bool is_root() const { return ply_ == 0; }

    /// The most plies from the root that were entered since this path was made.
    [[nodiscard]] int deepest() const { return deepest_; }

    /// One ply farther, with a move, which is told by its landing. Requires: `ply() < max_ply`.
    void enter(const Position& next, Landing landing);
    /// The same without a move: nothing before it can be repeated.
    void enter_by_pass(const Position& next);
    /// One ply back. Its line stays for `extend_line`. Requires: not at the root.
    void leave();

    /// Does the side to move at this ply stand in check? Asked once, on entering.
    [[nodiscard]] bool in_check() const { return here().in_check; }
    /// This ply was entered by `enter_by_pass`.
    [[nodiscard]] bool is_after_pass() const { return here().after_pass; }

    /// The move that led here, the one before it, and the one two before that; none beyond the root
    /// and after a pass.
    [[nodiscard]] std::array<Landing, 3> landings() const {
        return {landing(0), landing(1), landing(3)};
    }

    /// The move that led here was a quiet one, made while the other side attacked those squares.
    void set_quiet(Move move, Bitboard attacked) {
        here().quiet = move;
        here().quiet_attacked = attacked;
    }
    /// That move; `Move()` where it was none.
    [[nodiscard]] Move quiet() const { return here().quiet; }
    /// See `set_quiet`. Requires: `quiet()`.
    [[nodiscard]] Bitboard attacked_before() const { return here().quiet_attacked; }

    /// The move that led here was followed two plies farther.
    void count_double_extension(bool is_one) {
        here().double_extensions =
            frames_[static_cast<std::size_t>(ply_ - 1)].double_extensions + (is_one ? 1 : 0);
    }
    /// Of the moves that led here.
    [[nodiscard]] int double_extensions() const { return here().double_extensions; }

    /// A draw, as far as the search is concerned: it takes it that draws are claimed, and that what
    /// was possible twice below the root will be possible a third time. Checkmate comes before the
    /// 50 moves (9.6.2).
    [[nodiscard]] bool is_draw(const Position& here) const;

    /// `Score::infinite()` where there is none, in check.
    void set_static_score(Score score) { here().static_score = score; }
    /// Requires: set since this ply was entered.
    [[nodiscard]] Score static_score() const { return here().static_score; }
    /// The side to move looks better than it did two plies ago.
    [[nodiscard]] bool is_improving() const;

    /// From here nothing is expected as yet.
    void clear_line() { here().line.clear(); }
    /// From here `move` is expected, and then what was expected after it.
    void extend_line(Move move);
    /// What is expected from the root.
    [[nodiscard]] const Variation& expected_line() const { return frames_[0].line; }

  private:
    struct Frame {
        Variation line;
        Score static_score;
        Landing landing;
        Move quiet;
        Bitboard quiet_attacked;
        /// Plies up to here that can be taken back, and so can repeat a position.
        int reversible = 0;
        int double_extensions = 0;
        bool in_check = false;
        bool after_pass = false;
    };

    [[nodiscard]] Frame& here() { return frames_[static_cast<std::size_t>(ply_)]; }
    [[nodiscard]] const Frame& here() const { return frames_[static_cast<std::size_t>(ply_)]; }
    [[nodiscard]] bool is_repetition() const;
    /// So many plies before this one.
    [[nodiscard]] Landing landing(int back) const {
        return ply_ < back ? Landing() : frames_[static_cast<std::size_t>(ply_ - back)].landing;
    }

    int ply_ = 0;
    int deepest_ = 0;
    std::vector<Frame> frames_;
    /// Of the game's positions and of the line down to the current one.
    std::vector<std::uint64_t> keys_;
};

}  // namespace arbiter
