// JSON from strangers: bounded in depth, read without exceptions, written as valid UTF-8 whatever
// it holds.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

namespace arbiter {

using Json = nlohmann::ordered_json;

/// Nothing where the text is no JSON value, or one that is nested deeper than any message of ours.
[[nodiscard]] std::optional<Json> read_json(std::string_view text);

/// On one line.
[[nodiscard]] std::string write_json(const Json& value);

}  // namespace arbiter
