// The path and the query of a request's target.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/rules/piece.hpp"
#include "arbiter/server/net/http_message.hpp"

namespace arbiter {

struct Target {
    /// Percent-decoded: any bytes, beginning with a slash.
    std::string path;
    /// As it stands, without the question mark.
    std::string query;
};

/// Nothing where it is malformed: no path from the root, or a percent sign without two digits.
[[nodiscard]] std::optional<Target> read_target(std::string_view text);

/// A target in absolute form, as proxies and some clients write it ("http://HOST/PATH"; RFC 9112,
/// section 3.2.2).
struct AbsoluteTarget {
    /// To be looked at like the value of `Host`.
    std::string_view host;
    /// What follows it, for `read_target`; without a path the root.
    std::string rest;
};

/// Nothing where the text has another form. `http` and `https` are known.
[[nodiscard]] std::optional<AbsoluteTarget> read_absolute_target(std::string_view text);

/// Where the target is absolute, the host in it takes the place of that in the `Host` header, and
/// the target becomes what it is otherwise. A request without exactly one `Host` is left as it is,
/// and is none.
void use_host_of_target(Request& request);

/// The colour after `seat=` in a query, if there is one; of several the first that is a colour.
[[nodiscard]] std::optional<Color> seat_in(std::string_view query);

/// What stands after `key=` in a query, if anything does; a part of the query, as it stands.
[[nodiscard]] std::optional<std::string_view> key_in(std::string_view query);

/// What stands after `name=` in a query, decoded as forms write it: any bytes. Nothing where there
/// is no such part, or it is malformed.
[[nodiscard]] std::optional<std::string> name_in(std::string_view query);

/// The version after `v=` in a query, if it is a whole number.
[[nodiscard]] std::optional<std::uint32_t> version_in(std::string_view query);

}  // namespace arbiter
