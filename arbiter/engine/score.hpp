// How good a position is for one side: centipawns (a hundredth of a pawn's worth), or a forced mate
// counted in plies. Says nothing of how sure the engine is.
#pragma once

#include <compare>
#include <optional>

namespace arbiter {

/// No search goes deeper than this many plies below its root.
inline constexpr int max_ply = 128;

/// From the view of the side named where the score is made: more is better for it.
class Score {
  public:
    /// A draw.
    constexpr Score() = default;
    /// Requires: nearer to 0 than any mate, as the evaluation's are.
    [[nodiscard]] static constexpr Score centipawns(int value) { return Score(value); }
    /// The side mates with its move after `plies - 1` more plies: 1 is mate on the move.
    [[nodiscard]] static constexpr Score mates_in(int plies) { return Score(mate - plies); }
    /// The side is mated after `plies` more plies: 0 is checkmate on the board.
    [[nodiscard]] static constexpr Score mated_in(int plies) { return Score(plies - mate); }
    /// From what `value` gave.
    [[nodiscard]] static constexpr Score from_value(int value) { return Score(value); }
    /// Above every other score; its negation is below every other.
    [[nodiscard]] static constexpr Score infinite() { return Score(mate + 1); }

    /// Centipawns, or a number far beyond them that stands for a mate. Fits 16 bits.
    [[nodiscard]] constexpr int value() const { return value_; }
    /// By either side. True of `infinite()` too, never of an evaluation.
    [[nodiscard]] constexpr bool is_mate() const {
        return value_ >= nearest_to_mate || value_ <= -nearest_to_mate;
    }
    /// Plies until the side mates (positive) or is mated (zero or negative), if a mate is forced.
    [[nodiscard]] constexpr std::optional<int> plies_to_mate() const {
        if (!is_mate())
            return std::nullopt;
        return value_ > 0 ? mate - value_ : -(mate + value_);
    }

    /// The same score seen from `plies` plies earlier (mates get that much farther), and back.
    [[nodiscard]] constexpr Score later_by(int plies) const {
        if (!is_mate())
            return *this;
        return Score(value_ > 0 ? value_ - plies : value_ + plies);
    }

    /// What it is to the other side.
    constexpr Score operator-() const { return Score(-value_); }
    /// Better by so much; `score + 1` is the next better one, among mates too.
    friend constexpr Score operator+(Score score, int centipawns) {
        return Score(score.value_ + centipawns);
    }
    /// Worse by so much; `score - 1` is the next worse one, among mates too.
    friend constexpr Score operator-(Score score, int centipawns) {
        return Score(score.value_ - centipawns);
    }
    auto operator<=>(const Score&) const = default;

  private:
    static constexpr int mate = 32000;
    static constexpr int nearest_to_mate = mate - 2 * max_ply;

    constexpr explicit Score(int value) : value_(value) {}

    int value_ = 0;
};

/// No evaluation reaches beyond this, so that none reads as a mate.
inline constexpr int max_centipawns = 30000;

}  // namespace arbiter
