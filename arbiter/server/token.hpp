// Who someone is: a random token in a cookie, of which we keep only a digest.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace arbiter {

/// 128 random bits as 32 lower-case hexadecimal digits.
[[nodiscard]] std::string new_token();
/// SHA-256 of the token's text, in hexadecimal.
[[nodiscard]] std::string hash_of_token(std::string_view token);

/// The first well-formed token among the cookies of a `Cookie` header.
[[nodiscard]] std::optional<std::string> token_in_cookies(std::string_view header);
/// The `Set-Cookie` header that hands out a token (docs/protocol.md, section 1).
[[nodiscard]] std::string cookie_with(std::string_view token);

}  // namespace arbiter
