// An HTTP request and its answer as values, so that what the site answers can be asked without a
// network.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arbiter/store/stored_game.hpp"

namespace arbiter {

struct Request {
    /// As they stand in the request line; any bytes.
    std::string method;
    std::string target;
    std::vector<std::pair<std::string, std::string>> headers{};
    std::string body{};
    /// Where it comes from: the address without the port.
    std::string peer{};

    /// The values of all headers of that name; capitals in names do not matter.
    [[nodiscard]] std::vector<std::string_view> all(std::string_view name) const;
    /// The value, if there is exactly one header of that name.
    [[nodiscard]] std::optional<std::string_view> only(std::string_view name) const;
};

struct Response {
    unsigned status = 200;
    std::string content_type{};
    /// Beyond those that every response has.
    std::vector<std::pair<std::string, std::string>> headers{};
    std::string text{};
    /// Instead of `text`: bytes that live as long as the program.
    std::span<const unsigned char> file{};
    /// To HEAD: the header as if there were a body, and none.
    bool is_without_body = false;

    [[nodiscard]] std::size_t length() const { return file.empty() ? text.size() : file.size(); }
};

/// Whether the connection can be used for another request.
enum class Connection : bool { close, keep_alive };

/// The status line and all headers (docs/protocol.md, section 2), up to and with the empty line.
[[nodiscard]] std::string write_head(const Response& response, Connection connection,
                                     Timestamp now);

}  // namespace arbiter
