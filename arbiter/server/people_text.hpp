// What people may write into a game, their names and their reasons: how long it may be, and that
// everybody can see it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter {

/// Of a player or an arbiter, in bytes.
inline constexpr std::size_t longest_name = 300;
/// Of any other text of an act, in bytes.
inline constexpr std::size_t longest_text = 1000;

/// Nothing, or that it is too long: "is too long: 301 bytes; 300 are enough".
[[nodiscard]] std::optional<std::string> fault_of_length(std::string_view text,
                                                         std::size_t longest);

/// Nothing, or which character in it nobody sees, the first of them: "has the control character
/// U+202E at byte 3, which nobody sees; leave it out".
[[nodiscard]] std::optional<std::string> fault_of_characters(std::string_view text);

/// Nothing, or what is wrong with a name, to stand behind words that say whose it is. An empty one
/// is allowed.
[[nodiscard]] std::optional<std::string> fault_of_name(std::string_view name);

/// The same of a name that somebody gives himself, of which there has to be something to see. Any
/// bytes.
[[nodiscard]] std::optional<std::string> fault_of_own_name(std::string_view name);

}  // namespace arbiter
