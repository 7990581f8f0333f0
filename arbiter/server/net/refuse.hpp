// Refusals as responses: JSON that says why, for programs and for people (docs/protocol.md,
// section 2).
#pragma once

#include <string>
#include <string_view>

#include "arbiter/server/net/api_error.hpp"
#include "arbiter/server/net/http_message.hpp"

namespace arbiter {

/// With the error's status and itself as the body, not to be kept in any cache.
[[nodiscard]] Response refusal(const ApiError& error);

/// The same for a request that is wrong as a whole. `code` for programs; `text` for people, without
/// a full stop.
[[nodiscard]] Response refuse(unsigned status, std::string_view code, const std::string& text);

}  // namespace arbiter
