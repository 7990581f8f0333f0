// Who plays whom in a match, how often and in which order. Plays nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace arbiter::match {

/// Who meets whom.
enum class Pairing : std::uint8_t {
    round_robin,  ///< everybody meets everybody else
    gauntlet,     ///< the first meets everybody else, and they do not meet each other
};

/// Two of the engines, by their numbers from 0. All results of theirs are the first one's.
struct Encounter {
    std::size_t first;   ///< has White in the first game of each pair
    std::size_t second;  ///< another one

    bool operator==(const Encounter&) const = default;
};

/// Everybody who meets, in the order of the numbers. Requires: two engines or more.
[[nodiscard]] std::vector<Encounter> encounters_of(std::size_t engines, Pairing pairing);

/// One game of a match.
struct Fixture {
    std::size_t encounter = 0;    ///< which of them, from 0
    std::size_t opening = 0;      ///< so many openings were played before it
    bool is_first_white = true;   ///< of the two who meet
    bool completes_pair = false;  ///< the opening is played for the second time

    bool operator==(const Fixture&) const = default;
};

/// All games of a match, from number 0 on: pair after pair with the same opening and colours
/// changed, each opening by all who meet before the next one, so that a match that is stopped has
/// treated all nearly alike. Where `games` is odd each encounter has one game without its second at
/// the end.
class Fixtures {
  public:
    /// `games`: of each encounter. Requires: an encounter.
    Fixtures(std::size_t encounters, std::size_t games) : encounters_(encounters), games_(games) {}

    /// So many games in all.
    [[nodiscard]] std::size_t count() const { return encounters_ * games_; }
    /// Requires: there are more games than that.
    [[nodiscard]] Fixture at(std::size_t number) const;

  private:
    std::size_t encounters_;
    std::size_t games_;
};

}  // namespace arbiter::match
