// JSON from strangers, files and rows that anybody may have written: bounded in depth, read without
// exceptions, written as valid UTF-8 whatever it holds.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

namespace arbiter {

/// Members stay in the order in which they were written.
using Json = nlohmann::ordered_json;

/// How many brackets may be open at a time: more than any message, event or game of ours has.
inline constexpr int deepest_json = 16;

/// Nothing where the text is no JSON value, or one that is nested deeper than `deepest_json`, which
/// would let a small text use up the stack.
[[nodiscard]] std::optional<Json> read_json(std::string_view text);

/// On one line. Bytes in its texts that are no UTF-8 become U+FFFD.
[[nodiscard]] std::string write_json(const Json& value);

}  // namespace arbiter
