// What a match has shown: results of games and of pairs of games, and how much stronger the first
// engine is. A pair is one opening played twice with colours changed: its two games are not
// independent, so all errors are those of pairs (as in Fishtest, "pentanomial").
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace arbiter::match {

/// Games of the first engine.
struct GameResults {
    std::uint64_t wins = 0;    ///< by the first engine
    std::uint64_t draws = 0;   ///< half a point each
    std::uint64_t losses = 0;  ///< of the first engine

    /// All of them.
    [[nodiscard]] std::uint64_t games() const { return wins + draws + losses; }

    bool operator==(const GameResults&) const = default;
};

/// A value, and half the width of the interval in which it lies with 95 %.
struct Estimate {
    double value = 0;   ///< infinite where every game was won, or every one lost
    double margin = 0;  ///< the larger one, where the sides differ; infinite where nothing is known
};

/// Pairs of games by what the first engine has scored in both.
class PairResults {
  public:
    /// Half points in two games: 0 to 4.
    static constexpr std::size_t kinds = 5;

    /// Nothing has been played.
    PairResults() = default;
    /// So many pairs of no point, of a half, one, one and a half, two.
    explicit PairResults(const std::array<std::uint64_t, kinds>& counts) : counts_(counts) {}

    /// Requires: 0 <= half_points <= 4.
    void add(int half_points) { ++counts_[static_cast<std::size_t>(half_points)]; }

    /// So many pairs of each kind, the worst for the first engine first.
    [[nodiscard]] const std::array<std::uint64_t, kinds>& counts() const { return counts_; }
    /// All of them.
    [[nodiscard]] std::uint64_t pairs() const;
    /// Of the first engine, 0 to 1 for a game; a half while there is none.
    [[nodiscard]] double score() const;
    /// Of a pair's score, which is 0 to 1, around the mean.
    [[nodiscard]] double variance() const;

    /// By which the first engine is stronger: 400 means that it scores ten points to one.
    [[nodiscard]] Estimate elo() const;
    /// The same in units of how much the results scatter, so that it says how many games are needed
    /// to see it, whatever the openings and the share of draws (Van den Bergh, normalized Elo).
    [[nodiscard]] Estimate normalized_elo() const;
    /// How likely the first engine is the stronger one, 0 to 1 ("likelihood of superiority").
    [[nodiscard]] double chance_of_being_stronger() const;

    bool operator==(const PairResults&) const = default;

  private:
    std::array<std::uint64_t, kinds> counts_{};
};

}  // namespace arbiter::match
