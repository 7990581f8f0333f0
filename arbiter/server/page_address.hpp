// Where the web page stands: the list of its addresses that the page itself goes by
// (docs/protocol.md, section 3). Serves nothing.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace arbiter {

struct PageAddress {
    /// It only begins as an address of the page does: the page says that nothing is there.
    bool is_nowhere = false;
    /// What stands in the place of `:game`. A part of the path.
    std::optional<std::string_view> game = std::nullopt;
};

/// What a path is to the page; nothing where it is not the page's at all. `patterns` are as in
/// web/src/app/routes.json: "/game/:game", a part that begins with a colon standing for any text.
[[nodiscard]] std::optional<PageAddress> page_address(std::span<const std::string_view> patterns,
                                                      std::string_view path);

}  // namespace arbiter
