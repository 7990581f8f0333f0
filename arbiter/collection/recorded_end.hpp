// How a recorded game ended, as far as board and record tell.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "arbiter/collection/collected_game.hpp"

namespace arbiter {

/// What ended it, the board before the record.
enum class RecordedEnd : std::uint8_t {
    checkmate,      ///< 5.1.1
    stalemate,      ///< 5.2.1
    dead_position,  ///< 5.2.2
    fivefold,       ///< 9.6.1
    seventyfive,    ///< 9.6.2
    flag,           ///< by the tags or a comment behind the last move
    resignation,    ///< by the tags
    adjudication,   ///< by the tags: somebody judged how it would end
    abandoned,      ///< by the tags
    threefold,      ///< drawn, and a draw could be claimed when it ended (9.2)
    fifty,          ///< the same (9.3)
    won,            ///< nobody tells how; mostly the opponent resigned
    drawn,          ///< the same; mostly by agreement
    unfinished,     ///< there is no result, or *
};

/// How many there are.
inline constexpr std::size_t recorded_ends = static_cast<std::size_t>(RecordedEnd::unfinished) + 1;

/// By the Laws of FIDE. Of a game whose moves break off at an illegal one the board tells nothing.
[[nodiscard]] RecordedEnd recorded_end(const CollectedGame& game);

/// "checkmate", "dead_position", ... as in the JSON output.
[[nodiscard]] std::string_view code(RecordedEnd end);

/// "Checkmate", "Time", ... as a table shows it.
[[nodiscard]] std::string_view describe(RecordedEnd end);

}  // namespace arbiter
