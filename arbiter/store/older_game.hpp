// Games that an older arbiter kept, and what this one makes of them. A store knows no chess:
// whoever opens it says how it is done.
#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/store/stored_game.hpp"

namespace arbiter {

/// A game as an older arbiter left it.
struct OlderGame {
    StoredGame game;
    bool has_verdicts = false;  ///< do its events hold what was found of who can still mate?
};

/// A game as it is kept now, with what follows from its events.
struct BroughtUpGame {
    StoredGame game;               ///< the same id, the same number of events at the same times
    std::string result{going_on};  ///< as in `Addition`
    std::optional<Timestamp> flag_falls_at = {};  ///< as in `Addition`
    std::vector<std::string> newcomers = {};      ///< as in `Addition`, by all its events
    std::string standing = {};                    ///< as in `Addition`
};

/// Gives the game as it is kept now, or why it cannot be read, for whoever runs the program. May
/// take as long as the proofs of a game do.
using BringUp = std::function<std::expected<BroughtUpGame, std::string>(const OlderGame& older)>;

}  // namespace arbiter
