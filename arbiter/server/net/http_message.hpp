// An HTTP request and its answer as values, so that what the site answers can be asked without a
// network.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arbiter/store/stored_game.hpp"

namespace arbiter {

enum class HttpVersion : bool { v1_0, v1_1 };

struct Request {
    /// As they stand in the request line; any bytes.
    std::string method;
    std::string target;
    /// Names and values in the order in which they came, names as they were written.
    std::vector<std::pair<std::string, std::string>> headers{};
    std::string body{};
    /// Where it comes from: what is counted as one address (net/address_group.hpp).
    std::string peer{};
    HttpVersion version = HttpVersion::v1_1;

    /// The values of all headers of that name; capitals in names do not matter.
    [[nodiscard]] std::vector<std::string_view> all(std::string_view name) const;
    /// The value, if there is exactly one header of that name.
    [[nodiscard]] std::optional<std::string_view> only(std::string_view name) const;
    /// Whether a header of that name lists this token: "upgrade" in "keep-alive, Upgrade". Capitals
    /// do not matter.
    [[nodiscard]] bool lists(std::string_view name, std::string_view token) const;
};

/// Texts go to many: they share them.
using SharedText = std::shared_ptr<const std::string>;

/// The body of a response that is sent in pieces, for as long as there is something to say.
class OpenBody {
  public:
    OpenBody() = default;
    OpenBody(const OpenBody&) = delete;
    OpenBody& operator=(const OpenBody&) = delete;
    virtual ~OpenBody() = default;

    /// Soon, in the order of the calls. Does nothing after `end` or when the client has gone. A
    /// client that reads too slowly is dropped.
    virtual void send(SharedText piece) = 0;
    /// The body is complete.
    virtual void end() = 0;
};

/// Who has the pieces of such a body.
class BodyFeeder {
  public:
    BodyFeeder() = default;
    BodyFeeder(const BodyFeeder&) = delete;
    BodyFeeder& operator=(const BodyFeeder&) = delete;
    virtual ~BodyFeeder() = default;

    /// Once, when the head is on its way; `body` may be kept until `closed`, and no longer than the
    /// network.
    virtual void opened(std::shared_ptr<OpenBody> body) = 0;
    /// Nobody reads any more: the client has gone, or has everything. Once after `opened`, and not
    /// within a call to the body.
    virtual void closed() = 0;
};

struct Response {
    unsigned status = 200;
    /// Empty: no such header.
    std::string content_type{};
    /// Beyond those that every response has.
    std::vector<std::pair<std::string, std::string>> headers{};
    std::string text{};
    /// Instead of `text`: bytes that live as long as the program.
    std::span<const unsigned char> file{};
    /// Instead of both: a body in pieces. The connection ends with it.
    std::shared_ptr<BodyFeeder> feeder{};
    /// To HEAD: the header as if there were a body, and none.
    bool is_without_body = false;

    /// Of the body, where it is no feeder's.
    [[nodiscard]] std::size_t length() const { return file.empty() ? text.size() : file.size(); }
};

/// Whether the connection can be used for another request.
enum class Connection : bool { close, keep_alive };

/// The status line and all headers (docs/protocol.md, section 2), up to and with the empty line. A
/// feeder's body is announced in chunks, or to a client of HTTP/1.0 as lasting until the close.
[[nodiscard]] std::string write_head(const Response& response, Connection connection, Timestamp now,
                                     HttpVersion version = HttpVersion::v1_1);

/// A piece of a body in chunks (RFC 9112, section 7.1). Requires: it is not empty, which would end
/// the body.
[[nodiscard]] std::string write_chunk(std::string_view piece);
/// What ends it.
inline constexpr std::string_view last_chunk = "0\r\n\r\n";

/// Names of headers, and values that are words: capitals of ASCII do not matter.
[[nodiscard]] bool is_same_word(std::string_view a, std::string_view b);

/// Whether it is one word of those that a header is made of (RFC 9110, section 5.6.2).
[[nodiscard]] bool is_token(std::string_view text);

}  // namespace arbiter
