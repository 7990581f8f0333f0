// What people of some strength play, beyond what their moves are worth: openings that they know,
// and classes of moves that they like. Counted elsewhere; here it is looked up.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "arbiter/engine/move_class.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Ratings as lichess gives them: a band reaches from the limit before it to just below its own,
/// the last has none.
inline constexpr std::array<int, 4> rating_limits{1200, 1600, 2000, 2400};
/// How many bands there are.
inline constexpr std::size_t rating_bands = rating_limits.size() + 1;

/// The number of the band to which a rating belongs.
[[nodiscard]] std::size_t band_of(int rating);

/// How often a move of an opening was played, by the band of whoever played it.
struct OpeningMove {
    std::uint64_t key = 0;                            ///< of the position before it
    Move move;                                        ///< legal there
    std::array<std::uint64_t, rating_bands> times{};  ///< by band
};

/// Never changes once it is made, so that threads may share it.
class Habits {
  public:
    /// The natural logarithm of how many times more often each class is played than chance would
    /// have it, in parts of `exponent_unit`. Of all bands together: measured, none of them likes
    /// other classes.
    using ClassOdds = std::array<std::int16_t, move_classes>;

    /// `openings` in any order.
    Habits(const ClassOdds& odds, std::vector<OpeningMove> openings);

    /// As in `ClassOdds`. Requires: a class.
    [[nodiscard]] int odds_of(std::size_t move_class) const { return odds_[move_class]; }

    /// The moves that are known in a position; empty where none is.
    [[nodiscard]] std::span<const OpeningMove> openings_in(const Position& position) const;

  private:
    ClassOdds odds_;
    /// By key, then by move.
    std::vector<OpeningMove> openings_;
};

/// Whoever has none plays what he finds.
using SharedHabits = std::shared_ptr<const Habits>;

/// The odds of each move, as in `Habits::ClassOdds`, in the order of the moves, which must be
/// legal.
[[nodiscard]] std::vector<int> odds_of(const Habits& habits, const Position& position,
                                       std::span<const Move> moves);

/// A move that people of a band play here, the more often the more of them play it; `Move()` where
/// hardly anybody is known to have been here. The same seed gives the same move.
[[nodiscard]] Move opening_move(const Habits& habits, std::size_t band, const Position& position,
                                std::uint64_t seed);

}  // namespace arbiter
