// What a collection of games is like: results, lengths, endings, openings, time. Counts that can be
// added up, so that parts of a collection give the same as the whole.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "arbiter/base/enum_array.hpp"
#include "arbiter/collection/collected_game.hpp"
#include "arbiter/collection/opening.hpp"
#include "arbiter/collection/recorded_end.hpp"
#include "arbiter/game/time_control.hpp"

namespace arbiter {

/// Games by their results.
struct ResultCounts {
    std::uint64_t white_wins = 0;  ///< 1-0
    std::uint64_t draws = 0;       ///< 1/2-1/2
    std::uint64_t black_wins = 0;  ///< 0-1
    std::uint64_t others = 0;      ///< *, 0-0, or no result at all

    /// All together.
    [[nodiscard]] std::uint64_t games() const { return white_wins + draws + black_wins + others; }
    /// What White has scored of the games that count, 0 to 1; nothing without such games.
    [[nodiscard]] std::optional<double> white_score() const;
    /// One game.
    void add(const std::optional<PgnResult>& result);
    /// Other games.
    void add(const ResultCounts& other);
    bool operator==(const ResultCounts&) const = default;
};

/// Time that moves took.
struct TimeCounts {
    std::uint64_t moves = 0;  ///< whose time is known
    Duration used{};          ///< all of them together

    /// Of one move; zero without moves.
    [[nodiscard]] Duration mean() const;
    bool operator==(const TimeCounts&) const = default;
};

/// Games and moves are counted in groups of ten: 1 to 10, 11 to 20 and so on.
inline constexpr std::size_t moves_per_group = 10;
/// The last group has all that are longer.
inline constexpr std::size_t most_groups = 20;

/// One collection, or a part of it.
struct Statistics {
    std::uint64_t games = 0;     ///< those without moves too
    std::uint64_t plies = 0;     ///< of the main lines, as far as they are legal
    std::uint64_t shortest = 0;  ///< plies; 0 without games
    std::uint64_t longest = 0;   ///< the same
    ResultCounts results;        ///< by movetext, or else by the tag Result
    std::array<std::uint64_t, most_groups> lengths{};  ///< games by moves; those without too: first
    EnumArray<RecordedEnd, ResultCounts, recorded_ends> endings{};  ///< by how they ended
    /// By code and name.
    std::map<Opening, ResultCounts> openings;
    ResultCounts without_opening;  ///< games that no table has a name for
    /// By the number of the move, as the clocks tell; both players together.
    std::array<TimeCounts, most_groups> times{};

    /// One game.
    void add(const CollectedGame& game);
    /// Another collection, or another part of this one.
    void add(const Statistics& other);
    bool operator==(const Statistics&) const = default;
};

}  // namespace arbiter
