// The web page over HTTP (docs/protocol.md, section 3): its files, and the addresses at which it
// stands.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "arbiter/rooms/house.hpp"
#include "arbiter/server/net/http_message.hpp"
#include "arbiter/server/page.hpp"

namespace arbiter {

class WebPage {
  public:
    /// `paths` as for `page_address`. The house, the files and the paths outlive it; "/index.html"
    /// is among the files.
    WebPage(House& house, std::span<const PageFile> files, std::span<const std::string_view> paths)
        : house_(house), files_(files), paths_(paths) {}

    /// What is answered to who reads that path; nothing where neither a file nor the page is there.
    [[nodiscard]] std::optional<Response> read(const Request& request, std::string_view path);

  private:
    /// The page itself tells people what went wrong; `status` tells programs.
    [[nodiscard]] Response index(const Request& request, unsigned status) const;

    House& house_;
    std::span<const PageFile> files_;
    std::span<const std::string_view> paths_;
};

}  // namespace arbiter
