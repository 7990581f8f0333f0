// Requests of HTTP/1.1 out of bytes that come in any pieces (RFC 9112), one after another.
// Everything that a client can make long has an end: nothing is kept beyond the limits, whatever
// comes. What is not exactly a request is refused, and then the connection is at its end, since
// nobody can say where the next request begins. Knows no network.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "arbiter/server/net/http_message.hpp"
#include "arbiter/server/net/limits.hpp"

namespace arbiter {

/// Nothing to do until more bytes have come.
struct NeedsMore {
    /// The client waits to be told `100 Continue` before it sends the body. Said once a request.
    bool awaits_continue = false;
};

/// A request with its body. Trailers of a chunked body are read and left out.
struct ReadRequest {
    Request request;
    Connection connection = Connection::keep_alive;
    /// It asks to go on as a WebSocket.
    bool is_upgrade = false;
};

/// The last is the refusal of what can be no request; it answers all that has come.
using Reading = std::variant<NeedsMore, ReadRequest, Response>;

class RequestReader {
  public:
    /// `peer` is written into every request, as `Request::peer`.
    RequestReader(const NetworkLimits& limits, std::string peer)
        : limits_(limits), peer_(std::move(peer)) {}

    /// Any bytes. Those of a next request are kept; so ask `next` before bringing more.
    void add(std::string_view bytes) { unread_ += bytes; }
    /// The next request, if it is complete. Not to be called again after a refusal.
    [[nodiscard]] Reading next();

    /// Something of a request has come that is not complete yet, or not taken.
    [[nodiscard]] bool has_begun() const {
        return stage_ != Stage::empty_lines || !unread_.empty();
    }
    /// What is held in memory, in bytes.
    [[nodiscard]] std::size_t held_bytes() const;

  private:
    enum class Stage : std::uint8_t {
        empty_lines,
        request_line,
        fields,
        body,
        chunk_size,
        chunk,
        chunk_end,
        trailers,
        complete,
    };
    /// What a step came to: the next can be taken, or more bytes must come first.
    enum class Step : bool { wait, go_on };
    using Stepped = std::expected<Step, Response>;

    Stepped step();
    Stepped skip_empty_lines();
    Stepped read_request_line();
    Stepped read_field();
    Stepped end_fields();
    Stepped read_body();
    Stepped read_chunk_size();
    Stepped read_chunk();
    Stepped read_chunk_end();
    Stepped read_trailer();

    /// How a body is told from what follows it.
    std::expected<void, Response> read_framing();
    std::expected<void, Response> read_length();
    std::expected<void, Response> read_expectation();

    /// The next line without its end, nothing where that has not come.
    std::expected<std::optional<std::string_view>, Response> line();
    /// Takes so many bytes of the body, as far as they have come. True when all have.
    bool take_body();
    [[nodiscard]] Response too_long() const;
    [[nodiscard]] Response too_large() const;
    ReadRequest take_request();

    NetworkLimits limits_;
    std::string peer_;
    /// From `position_` on not looked at yet, up to `searched_` without the end of a line.
    std::string unread_;
    std::size_t position_ = 0;
    std::size_t searched_ = 0;

    Stage stage_ = Stage::empty_lines;
    Request request_;
    std::size_t empty_lines_ = 0;
    /// Bytes of lines in the header, and then in what frames the chunks.
    std::size_t line_bytes_ = 0;
    std::size_t field_bytes_ = 0;
    /// Bytes of the body, or of the chunk, still to come.
    std::uint64_t to_come_ = 0;
    bool awaits_continue_ = false;
};

}  // namespace arbiter
