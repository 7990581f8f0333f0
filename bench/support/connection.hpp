// One connection to the server, from an address of the loopback network that is chosen: one HTTP
// request, and where that was an upgrade, a WebSocket. Only what a load needs: it does not check
// Sec-WebSocket-Accept, and reads no body without a length.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "bench/support/loop.hpp"

namespace arbiter::bench {

/// Where the server is: IPv4, and only of this machine.
struct Address {
    std::uint32_t ip = 0;
    std::uint16_t port = 0;
    /// As it stands in Host and, behind "http://", in Origin.
    [[nodiscard]] std::string authority() const;
};

/// What to ask, and from 127.0.0.(1 + source).
struct HttpRequest {
    std::string method = "GET";
    std::string target;
    /// Sent as the cookie `arbiter`; empty: none.
    std::string token{};
    std::string body{};
    bool is_upgrade = false;
    unsigned source = 0;
};

struct HttpAnswer {
    int status = 0;
    std::string_view body;
};

/// None of them is called after `Connection::close`, nor after `ended`.
struct ConnectionEvents {
    /// Once; 101 is an open WebSocket.
    std::function<void(const HttpAnswer&)> answered;
    /// A whole message of text.
    std::function<void(std::string_view)> told;
    /// By the server, or by time; empty: the server has closed without a word.
    std::function<void(const std::string& why)> ended;
};

class Connection : public Waiting, public std::enable_shared_from_this<Connection> {
  public:
    /// Opens and asks. What goes wrong at once is told in the loop's next turn.
    static std::shared_ptr<Connection> open(Loop& loop, const Address& server,
                                            const HttpRequest& request, ConnectionEvents events,
                                            Clock::duration patience = std::chrono::seconds(30));
    ~Connection() override;

    /// A message of text. Requires: an open WebSocket, or one that has ended.
    void send(std::string_view text);
    void close();
    [[nodiscard]] bool is_open() const { return descriptor_ >= 0; }

    void ready(std::uint32_t events) override;

  private:
    Connection(Loop& loop, ConnectionEvents events) : loop_(loop), events_(std::move(events)) {}

    void connect(const Address& server, unsigned source, std::weak_ptr<Connection> self);
    void end(const std::string& why);
    void write();
    void read();
    void take_answer();
    void take_frames();
    bool take_frame();
    void take_payload(unsigned kind, bool is_last, std::string_view payload);
    void send_frame(unsigned kind, std::string_view payload);

    Loop& loop_;
    ConnectionEvents events_;
    int descriptor_ = -1;
    Loop::Ticket ticket_ = 0;
    std::string unsent_;
    std::string unread_;
    /// The parts of a message whose last part has not come.
    std::string message_;
    bool is_answered_ = false;
    bool is_socket_ = false;
    bool waits_to_write_ = true;
};

}  // namespace arbiter::bench
