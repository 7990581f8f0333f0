// One TCP connection from its first request to its end, HTTP or, after an upgrade, a game's
// WebSocket. Turns bytes into calls and texts into bytes; what they mean is the gate's business.
// Everything happens in the thread that runs the io_context.
#pragma once

#include <chrono>
#include <cstddef>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "arbiter/rooms/told.hpp"
#include "arbiter/server/http_message.hpp"
#include "arbiter/server/site.hpp"

namespace boost::asio {
class io_context;  // NOLINT(readability-identifier-naming): the library's name
}

namespace arbiter {

/// What goes to many sockets is shared.
using SharedText = std::shared_ptr<const std::string>;

inline constexpr std::size_t kibibyte = 1024;

struct ConnectionLimits {
    std::size_t header_bytes = 8 * kibibyte;
    std::size_t body_bytes = 64 * kibibyte;
    std::size_t message_bytes = 8 * kibibyte;
    std::size_t messages = 100;
    std::chrono::milliseconds messages_span{20'000};
    /// What may wait to be sent to one socket; whoever reads slower is dropped, and comes again.
    std::size_t unsent_bytes = 4096 * kibibyte;
    /// From the end of one request to the end of the next.
    std::chrono::milliseconds request_time{30'000};
    std::chrono::milliseconds handshake_time{10'000};
    /// A socket silent for half of it is pinged, for all of it dropped.
    std::chrono::milliseconds idle_time{60'000};
};

/// An open WebSocket.
class OpenSocket {
  public:
    OpenSocket() = default;
    OpenSocket(const OpenSocket&) = delete;
    OpenSocket& operator=(const OpenSocket&) = delete;
    virtual ~OpenSocket() = default;

    /// Soon, in the order of the calls.
    virtual void send(SharedText text) = 0;
    /// Says goodbye because the server goes away.
    virtual void close() = 0;
};

class Gate {
  public:
    Gate() = default;
    Gate(const Gate&) = delete;
    Gate& operator=(const Gate&) = delete;
    virtual ~Gate() = default;

    [[nodiscard]] virtual Moment now() const = 0;
    /// `respond` is called once, now or later, in the thread of the io_context.
    virtual void answer(const Request& request, Respond respond) = 0;
    virtual std::expected<SocketRequest, Response> answer_upgrade(const Request& request) = 0;

    /// Every socket that is opened is closed once, with the same id.
    virtual SocketId opened(std::shared_ptr<OpenSocket> socket, const SocketRequest& request) = 0;
    virtual void received(SocketId socket, std::string_view text) = 0;
    virtual void received_binary(SocketId socket) = 0;
    virtual void closed(SocketId socket) = 0;
};

/// Serves an accepted TCP socket, which is taken over, until it ends. `gate` outlives the
/// io_context; `ticket` is given up when the connection ends.
void serve_connection(boost::asio::io_context& io, int descriptor, std::string peer, Gate& gate,
                      const ConnectionLimits& limits, std::shared_ptr<void> ticket);

}  // namespace arbiter
