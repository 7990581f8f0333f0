#include "arbiter/server/net/web_socket.hpp"

#include <chrono>
#include <limits>
#include <utility>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/rate_policy.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <unistd.h>

#include "arbiter/server/net/outbox.hpp"
#include "arbiter/server/net/rate_limit.hpp"

namespace arbiter {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

/// Whoever wants to know how many bytes go over a socket, whatever Beast makes of them.
class Watcher {
  public:
    Watcher() = default;
    Watcher(const Watcher&) = delete;
    Watcher& operator=(const Watcher&) = delete;
    virtual ~Watcher() = default;

    virtual void bytes_came(std::size_t size) = 0;
    virtual void bytes_went() = 0;
};

/// What Beast calls a rate policy, and asks before and after each piece.
class Meter {
  public:
    /// Weak because the stream, which has the meter, is the watcher's.
    void show(std::weak_ptr<Watcher> watcher) { watcher_ = std::move(watcher); }
    /// From here on nothing is read.
    void shut() { is_shut_ = true; }

  private:
    friend class beast::rate_policy_access;
    static constexpr std::size_t any = std::numeric_limits<std::size_t>::max();

    [[nodiscard]] std::size_t available_read_bytes() const { return is_shut_ ? 0 : any; }
    [[nodiscard]] static std::size_t available_write_bytes() { return any; }
    void transfer_read_bytes(std::size_t size) const {
        if (const auto watcher = watcher_.lock())
            watcher->bytes_came(size);
    }
    void transfer_write_bytes(std::size_t /*size*/) const {
        if (const auto watcher = watcher_.lock())
            watcher->bytes_went();
    }
    static void on_timer() {}

    std::weak_ptr<Watcher> watcher_;
    bool is_shut_ = false;
};

using Stream = beast::basic_stream<tcp, asio::any_io_executor, Meter>;
using Upgrade = http::request<http::empty_body>;

Upgrade upgrade_of(const Request& request) {
    Upgrade upgrade(http::verb::get, request.target, 11);
    for (const auto& [name, value] : request.headers)
        upgrade.insert(name, value);
    return upgrade;
}

class WebSocketConnection final : public Guest,
                                  public OpenSocket,
                                  public Watcher,
                                  public std::enable_shared_from_this<WebSocketConnection> {
  public:
    WebSocketConnection(tcp::socket socket, Surroundings around, Arrival arrival,
                        const Request& upgrade, bool sits)
        : stream_(Meter(), std::move(socket)),
          deadline_(around.io),
          around_(around),
          entry_(std::move(arrival.entry)),
          allowance_(around.limits.messages, around.limits.messages_span),
          bytes_allowance_(around.limits.socket_bytes, around.limits.messages_span),
          upgrade_(upgrade_of(upgrade)),
          // One that is as long as may be can still be followed by an empty frame.
          buffer_(around.limits.message_bytes + kibibyte),
          outbox_(around.limits.unsent_bytes) {
        entry_->belongs_to(*this);
        // A player makes way for nobody while his socket is opened, either.
        entry_->stand(sits ? Standing::seated : Standing::watching);
    }

    void run(const SocketRequest& granted) {
        meter().show(weak_from_this());
        websocket::stream_base::timeout times{};
        times.handshake_timeout = around_.limits.handshake_time;
        times.idle_timeout = around_.limits.idle_time;
        times.keep_alive_pings = true;
        stream_.set_option(times);
        stream_.read_message_max(around_.limits.message_bytes);
        stream_.auto_fragment(false);
        // As much as one message is all that is ever kept of what comes in.
        if (!entry_->hold_read(around_.limits.message_bytes))
            return drop();
        stream_.async_accept(upgrade_, [self = shared_from_this(), granted](error_code problem) {
            if (!problem && !self->is_dropped_)
                self->begin(granted);
        });
    }

    void send(SharedText text) override {
        if (is_dropped_ || is_closing_)
            return;
        if (!outbox_.push(std::move(text)))
            return drop();
        entry_->hold_unsent(outbox_.bytes());
        if (!is_dropped_ && outbox_.size() == 1)
            write();
    }

    void close() override { close(websocket::close_code::going_away); }

    void keep_place() override { entry_->stand(Standing::seated); }

    void give_up_place() override { entry_->stand(Standing::watching); }

    void leave(Leave why) override {
        switch (why) {
            case Leave::for_place:
                return close(websocket::close_code::try_again_later);
            case Leave::for_memory:
                return drop();
            case Leave::server_ends:
                return close(websocket::close_code::going_away);
        }
    }

    void bytes_came(std::size_t size) override {
        if (bytes_allowance_.allow(size, around_.gate.now().steady))
            return;
        is_closing_ ? drop_soon() : close_for_flood();
    }

    void bytes_went() override {
        if (is_goodbye_next_)
            finish_soon();
    }

  private:
    Meter& meter() { return beast::get_lowest_layer(stream_).rate_policy(); }

    void begin(const SocketRequest& granted) {
        // A client that only sends pings or pongs is counted like one that talks. The reference to
        // ourselves is weak because the stream, which is ours, holds the callback.
        stream_.control_callback([weak = weak_from_this()](websocket::frame_type kind, auto) {
            if (const auto self = weak.lock(); self && kind != websocket::frame_type::close)
                self->is_within_limits();
        });
        is_open_ = true;
        try {
            id_ = around_.gate.opened(shared_from_this(), granted);
            read();
        } catch (...) {
            drop();
            throw;
        }
    }

    void read() {
        stream_.async_read(buffer_, [self = shared_from_this()](error_code problem, std::size_t) {
            if (problem)
                self->ended();
            else
                self->take_message_or_end();
        });
    }

    /// Where nobody reads on, the gate must know, or whoever it was would sit there for ever.
    void take_message_or_end() {
        try {
            take_message();
        } catch (...) {
            drop();
            ended();
            throw;
        }
    }

    void ended() {
        deadline_.cancel();
        around_.gate.closed(id_);
    }

    void take_message() {
        // After a close of ours, only the other side's is waited for.
        if (!is_closing_ && is_within_limits()) {
            if (stream_.got_text()) {
                const auto bytes = buffer_.cdata();
                around_.gate.received(id_, {static_cast<const char*>(bytes.data()), bytes.size()});
            } else {
                around_.gate.received_binary(id_);
            }
        }
        buffer_.consume(buffer_.size());
        read();
    }

    bool is_within_limits() {
        if (is_closing_)
            return false;
        if (allowance_.allow(around_.gate.now().steady))
            return true;
        close_for_flood();
        return false;
    }

    void write() {
        stream_.text(true);
        stream_.async_write(asio::buffer(*outbox_.front()),
                            [self = shared_from_this()](error_code problem, std::size_t) {
                                self->written(problem);
                            });
    }

    void written(error_code problem) {
        // Reading fails too, and says goodbye to the gate.
        if (problem)
            return;
        outbox_.pop();
        entry_->hold_unsent(outbox_.bytes());
        is_goodbye_next_ = is_flooded_;
        if (!outbox_.is_empty() && !is_closing_)
            write();
    }

    /// Nothing more is read, an answer to the goodbye neither.
    void close_for_flood() {
        is_flooded_ = true;
        // Else what is being sent comes first.
        is_goodbye_next_ = outbox_.is_empty();
        meter().shut();
        close(websocket::close_code::policy_error);
    }

    void close(websocket::close_code code) {
        if (!is_open_)
            return drop();
        if (std::exchange(is_closing_, true))
            return;
        deadline_.expires_after(around_.limits.goodbye_time);
        deadline_.async_wait([weak = weak_from_this()](error_code problem) {
            if (const auto self = weak.lock(); self && !problem)
                self->drop();
        });
        stream_.async_close(code, [self = shared_from_this()](error_code) {});
    }

    void drop() {
        if (!std::exchange(is_dropped_, true))
            beast::get_lowest_layer(stream_).close();
    }

    /// A line that is closed while something waits to be read takes with it what the other side has
    /// not read yet: he gets our last word and its end, and is dropped when `goodbye_time` is over.
    void finish_soon() {
        asio::post(around_.io, [self = shared_from_this()] {
            error_code problem;
            static_cast<void>(beast::get_lowest_layer(self->stream_)
                                  .socket()
                                  .shutdown(tcp::socket::shutdown_send, problem));
        });
    }

    /// Not in the middle of something that Beast does with the stream.
    void drop_soon() {
        asio::post(around_.io, [self = shared_from_this()] { self->drop(); });
    }

    websocket::stream<Stream> stream_;
    asio::steady_timer deadline_;
    Surroundings around_;
    std::unique_ptr<Census::Entry> entry_;
    RateLimit allowance_;
    CoarseRateLimit bytes_allowance_;
    Upgrade upgrade_;
    beast::flat_buffer buffer_;
    Outbox outbox_;
    SocketId id_ = 0;
    bool is_open_ = false;
    bool is_closing_ = false;
    bool is_flooded_ = false;
    /// What goes out next is our goodbye to a flooder.
    bool is_goodbye_next_ = false;
    bool is_dropped_ = false;
};

}  // namespace

void serve_web_socket(Surroundings around, Arrival arrival, const Request& upgrade,
                      const SocketRequest& granted) {
    tcp::socket socket(around.io);
    error_code problem;
    static_cast<void>(socket.assign(tcp::v4(), arrival.descriptor, problem));
    if (problem) {
        ::close(arrival.descriptor);
        return;
    }
    std::make_shared<WebSocketConnection>(std::move(socket), around, std::move(arrival), upgrade,
                                          granted.sits)
        ->run(granted);
}

}  // namespace arbiter
