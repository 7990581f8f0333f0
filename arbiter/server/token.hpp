// Who someone is: a random token in a cookie, of which we keep only a digest. And other things that
// must not be guessed: the ids of games.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace arbiter {

inline constexpr std::size_t game_id_length = 8;

/// 128 random bits as 32 lower-case hexadecimal digits.
[[nodiscard]] std::string new_token();
/// SHA-256 of the token's text, in hexadecimal.
[[nodiscard]] std::string hash_of_token(std::string_view token);

/// 8 random characters of A-Z a-z 0-9.
[[nodiscard]] std::string new_game_id();
[[nodiscard]] bool is_game_id(std::string_view text);

/// Uniform from 0 to `limit - 1`. Requires: `limit` > 0.
[[nodiscard]] int random_below(int limit);

/// The first well-formed token among the cookies of a `Cookie` header.
[[nodiscard]] std::optional<std::string> token_in_cookies(std::string_view header);
/// The `Set-Cookie` header that hands out a token (docs/protocol.md, section 1).
[[nodiscard]] std::string cookie_with(std::string_view token);

}  // namespace arbiter
