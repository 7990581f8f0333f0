// Who someone is: a random token in a cookie, of which we keep only a digest.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "arbiter/server/net/http_message.hpp"

namespace arbiter {

/// 128 random bits as 32 lower-case hexadecimal digits.
[[nodiscard]] std::string new_token();
/// SHA-256 of the token's text, as 64 lower-case hexadecimal digits: what seats are kept by.
[[nodiscard]] std::string hash_of_token(std::string_view token);

/// The first well-formed token among the cookies of a `Cookie` header, which may be any bytes;
/// nothing where there is none.
[[nodiscard]] std::optional<std::string> token_in_cookies(std::string_view header);
/// The first one among all such headers of a request.
[[nodiscard]] std::optional<std::string> token_of(const Request& request);
/// The value of the `Set-Cookie` header that hands out a token for a year (docs/protocol.md,
/// section 1).
[[nodiscard]] std::string cookie_with(std::string_view token);

}  // namespace arbiter
