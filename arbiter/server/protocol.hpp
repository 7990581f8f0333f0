// The constants of docs/protocol.md that several modules share.
#pragma once

#include <string>
#include <string_view>

namespace arbiter {

/// Raised with each change that an older page would misread; every `sync` tells it.
inline constexpr int protocol_version = 2;

/// A browser that opens this path plays or watches the game.
[[nodiscard]] inline std::string game_url(std::string_view id) {
    return "/game/" + std::string(id);
}

}  // namespace arbiter
