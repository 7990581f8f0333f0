// What the network knows of those it carries requests and messages to, and they of it.
#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <string_view>

#include "arbiter/rooms/socket_id.hpp"
#include "arbiter/server/net/http_message.hpp"
#include "arbiter/server/net/moment.hpp"
#include "arbiter/server/net/socket_request.hpp"

namespace arbiter {

/// An open WebSocket. Whoever keeps it gives it up when it is closed, and before the network ends.
class OpenSocket {
  public:
    OpenSocket() = default;
    OpenSocket(const OpenSocket&) = delete;
    OpenSocket& operator=(const OpenSocket&) = delete;
    virtual ~OpenSocket() = default;

    /// Soon, in the order of the calls. A client that reads too slowly is dropped.
    virtual void send(SharedText text) = 0;
    /// Says goodbye because the server goes away.
    virtual void close() = 0;
    /// From now on it is that of somebody who sits in the game, and makes way for nobody.
    virtual void keep_place() = 0;
    /// From now on it makes way like that of somebody who looks on, as it did at first.
    virtual void give_up_place() = 0;
};

/// Gives the answer to one request: called once, now or later, in the thread of the network, also
/// when the client has gone meanwhile.
using Respond = std::function<void(Response)>;

/// All calls come in the thread of the network.
class Gate {
  public:
    Gate() = default;
    Gate(const Gate&) = delete;
    Gate& operator=(const Gate&) = delete;
    virtual ~Gate() = default;

    /// Never goes back.
    [[nodiscard]] virtual Moment now() const = 0;
    /// Any request. An answer that takes too long is not waited for: the client is told to come
    /// again, and it is not known to him whether what he asked for was done.
    virtual void answer(const Request& request, Respond respond) = 0;
    /// A request to go on as a WebSocket: granted, or why not.
    virtual std::expected<SocketRequest, Response> answer_upgrade(const Request& request) = 0;

    /// A granted socket is open. Gives the number by which it is known from here on. Every socket
    /// that is opened is closed once, with the same number, and nothing is received of it after
    /// that. Where this throws it has not been opened.
    virtual SocketId opened(std::shared_ptr<OpenSocket> socket, const SocketRequest& request) = 0;
    /// One whole message in UTF-8; good until this returns.
    virtual void received(SocketId socket, std::string_view text) = 0;
    /// One that is no text, whose bytes nobody wants.
    virtual void received_binary(SocketId socket) = 0;
    virtual void closed(SocketId socket) = 0;
};

}  // namespace arbiter
