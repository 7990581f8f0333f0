// A user's words as a message shows them.
#pragma once

#include <string>
#include <string_view>

namespace arbiter {

/// 'text'.
[[nodiscard]] inline std::string quoted(std::string_view text) {
    std::string result("'");
    result.append(text).push_back('\'');
    return result;
}

}  // namespace arbiter
