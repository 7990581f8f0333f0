// Moves that somebody tries, in any notation, and why they are none.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "arbiter/game/history.hpp"
#include "arbiter/rules/move.hpp"

namespace arbiter::lessons {

/// Why what somebody tries is no legal move.
struct TryRefusal {
    /// One sentence without full stop, the article in it: of which man and squares it is, whose
    /// turn it is where that is the reason.
    std::string text;
    /// A move was meant; otherwise the text is none.
    bool is_move = false;
};

/// A move that somebody tries in a game, or why it is none.
[[nodiscard]] std::expected<Move, TryRefusal> read_try(std::string_view language,
                                                       const History& game, std::string_view text);

}  // namespace arbiter::lessons
