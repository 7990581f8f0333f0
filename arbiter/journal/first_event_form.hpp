// The lines of words in which the first version of the database kept events: "move e2e4",
// "claim white fifty g1f3". Nothing writes them any more.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace arbiter {

/// The same event in the form of event_json.hpp; nothing where the line was never one. Looks at the
/// verb and the number of words alone: whether they mean something is for `read_event` to say.
[[nodiscard]] std::optional<std::string> event_of_first_form(std::string_view line);

}  // namespace arbiter
