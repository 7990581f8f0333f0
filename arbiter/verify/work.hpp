// How much a check may do. A count and not a time, so that a proof gets the same answer on every
// machine, and no proof can be made up that keeps a checker busy.
#pragma once

#include <cstddef>
#include <cstdint>

namespace arbiter::verify {

/// Steps that the check of one line or certificate may take. A step is a look at one man, one
/// square or one pair of kings: some nanoseconds. The dearest proof that arbiter winnable was ever
/// seen to print takes 520 million.
inline constexpr std::uint64_t most_steps = 6'000'000'000;

/// Making a position, or looking at all of it, counts as a look at each of its squares.
inline constexpr std::uint64_t steps_of_a_position = 64;

/// Positions that it may go through: 1 GB of memory.
inline constexpr std::size_t most_positions = 6'000'000;

/// Counts what one check does.
class Work {
  public:
    /// At most `most_steps` and `most_positions`.
    Work() = default;
    /// At most so many.
    explicit Work(std::uint64_t steps, std::size_t positions = verify::most_positions)
        : most_(steps), most_positions_(positions) {}

    /// Counts steps that are about to be taken; false where they may not be. Then nothing is
    /// allowed any more, and whatever the check says means nothing.
    bool take(std::uint64_t steps) {
        done_ += steps;
        return !is_exhausted();
    }

    /// Were there too many?
    [[nodiscard]] bool is_exhausted() const { return done_ > most_; }

    /// Steps that it may take.
    [[nodiscard]] std::uint64_t most() const { return most_; }
    /// Positions that it may go through.
    [[nodiscard]] std::size_t most_positions() const { return most_positions_; }

    /// Steps so far, with those that were not allowed.
    [[nodiscard]] std::uint64_t done() const { return done_; }

  private:
    std::uint64_t most_ = most_steps;
    std::size_t most_positions_ = verify::most_positions;
    std::uint64_t done_ = 0;
};

}  // namespace arbiter::verify
