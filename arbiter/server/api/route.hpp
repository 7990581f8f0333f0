// An address of the server over HTTP and who answers there. An API is a list of these, in a file of
// its own: `site` finds the one that is meant, and has asked what is asked of every request before.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "arbiter/journal/json.hpp"
#include "arbiter/server/net/gate.hpp"
#include "arbiter/server/net/http_message.hpp"
#include "arbiter/server/net/moment.hpp"

namespace arbiter {

/// A request to a route. All of it only lasts until the answerer returns.
struct Call {
    const Request& request;
    const Moment& now;
    /// What stands in the path where the pattern has its colon; empty where it has none.
    std::string_view part;
};

/// Calls `respond` once, at once or, where the store has to answer first, later in the same thread.
using Answerer = std::function<void(const Call& call, Respond respond)>;

struct Route {
    /// "/api/games/:game/pgn": one part at most begins with a colon, and stands for any text.
    std::string_view pattern;
    /// At least one, as in the request line; they live as long as the program.
    std::span<const std::string_view> methods;
    Answerer answer;
};

inline constexpr std::array<std::string_view, 2> reading{"GET", "HEAD"};
inline constexpr std::array<std::string_view, 1> getting{"GET"};
inline constexpr std::array<std::string_view, 1> posting{"POST"};

/// The text in the place of the colon, not empty and without a slash; empty for a pattern without
/// one. Nothing where the path is another.
[[nodiscard]] std::optional<std::string_view> part_of(std::string_view pattern,
                                                      std::string_view path);

/// An answer that nobody keeps.
[[nodiscard]] Response json_answer(unsigned status, const Json& value);

}  // namespace arbiter
