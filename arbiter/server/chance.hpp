// What must not be guessed or must be fair: the ids of games, and the dice.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace arbiter {

/// In characters: 62^8 ids, too many for one to be guessed over the network.
inline constexpr std::size_t game_id_length = 8;

/// 8 random characters of A-Z a-z 0-9.
[[nodiscard]] std::string new_game_id();
/// Has it the form of such an id? Whether there is a game of it, the house knows.
[[nodiscard]] bool is_game_id(std::string_view text);

/// Of the system's randomness, uniform from 0 to `limit - 1`. Requires: `limit` > 0.
[[nodiscard]] int random_below(int limit);

/// libsodium may be used only after it was set up, which may be done any number of times. Ends the
/// program where the machine has no randomness: every secret could be guessed.
void need_sodium();

}  // namespace arbiter
