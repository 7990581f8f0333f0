// How a game stands, as a list of games shows it: a copy of what follows from its events, so that
// the list needs no replay. Kept as one line of JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/base/enum_array.hpp"
#include "arbiter/game/termination.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

struct Standing {
    /// Who sits where by now, each in the words of whoever keeps it.
    PerColor<std::string> seats{};
    /// What they are called by now; empty where that is as it was agreed.
    PerColor<std::string> names{};
    Color turn = Color::white;
    /// How many half-moves stand.
    std::int64_t plies = 0;
    std::string fen{};
    /// The squares from which and to which a man has gone, "e2e4"; empty where no move stands.
    std::string last_move{};
    std::optional<Ending> end{};

    bool operator==(const Standing&) const = default;
};

[[nodiscard]] std::string write_standing(const Standing& standing);
/// Any bytes; nothing where they are not what `write_standing` gives.
[[nodiscard]] std::optional<Standing> read_standing(std::string_view text);

}  // namespace arbiter
