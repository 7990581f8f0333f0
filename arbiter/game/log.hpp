// What was ruled in a game, by the program or by an arbiter, with article and reason. Follows from
// the events; nothing is lost when a ruling is replaced by another.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "arbiter/base/growing_list.hpp"
#include "arbiter/game/clock.hpp"
#include "arbiter/game/said.hpp"

namespace arbiter {

/// What an entry of the log is.
enum class LogKind : std::uint8_t {
    ruling,   ///< the Laws, applied by the program
    penalty,  ///< time, points or the game lost for an offence
    notice,   ///< for an arbiter to look at; nothing follows by itself
    act,      ///< an arbiter's
};

/// "ruling", "penalty", "notice", "act".
[[nodiscard]] std::string_view code(LogKind kind);

/// One thing that was ruled.
struct LogEntry {
    Instant at;           ///< when
    LogKind kind;         ///< by whom, and how it weighs
    std::string article;  ///< "9.5.3"; may be empty
    Said said;            ///< what; said_english makes a sentence of it
    /// Who acted, where it was an arbiter who has been named (12.1 to 12.4); else empty.
    std::string arbiter = {};
    bool operator==(const LogEntry&) const = default;
};

/// In the order in which it was ruled.
using Log = GrowingList<LogEntry>;

}  // namespace arbiter
