#include "arbiter/server/connection.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <optional>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <boost/system/system_error.hpp>

#include "arbiter/server/rate_limit.hpp"

namespace arbiter {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;

/// What every connection has, whatever it speaks.
struct Surroundings {
    Gate& gate;
    ConnectionLimits limits;
    std::string peer;
    std::shared_ptr<void> ticket;
};

using HttpRequest = http::request<http::string_body>;

Request plain_request(const HttpRequest& request, const std::string& peer) {
    Request plain{.method = std::string(request.method_string()),
                  .target = std::string(request.target()),
                  .body = request.body(),
                  .peer = peer};
    for (const auto& field : request)
        plain.headers.emplace_back(field.name_string(), field.value());
    return plain;
}

/// The answer to bytes that are no request, where they deserve one.
std::optional<Response> answer_to_error(error_code problem) {
    if (problem == http::error::header_limit || problem == http::error::buffer_overflow)
        return Site::refuse(431, "header", "the header is longer than 8 KiB");
    if (problem == http::error::body_limit)
        return Site::refuse(413, "body", "the body is longer than 64 KiB");
    const bool is_ended =
        problem == http::error::end_of_stream || problem == http::error::partial_message;
    if (problem.category() != http::make_error_code(http::error::bad_method).category() || is_ended)
        return std::nullopt;
    return Site::refuse(400, "http", "this is no HTTP/1.1 request");
}

class WebSocketConnection : public OpenSocket,
                            public std::enable_shared_from_this<WebSocketConnection> {
  public:
    WebSocketConnection(beast::tcp_stream stream, Surroundings around)
        : stream_(std::move(stream)),
          around_(std::move(around)),
          allowance_(around_.limits.messages, around_.limits.messages_span) {}

    void run(HttpRequest upgrade, SocketRequest request) {
        upgrade_ = std::move(upgrade);
        beast::get_lowest_layer(stream_).expires_never();
        websocket::stream_base::timeout times{};
        times.handshake_timeout = around_.limits.handshake_time;
        times.idle_timeout = around_.limits.idle_time;
        times.keep_alive_pings = true;
        stream_.set_option(times);
        stream_.read_message_max(around_.limits.message_bytes);
        stream_.auto_fragment(false);
        stream_.async_accept(upgrade_, [self = shared_from_this(),
                                        request = std::move(request)](error_code problem) {
            if (!problem)
                self->begin(request);
        });
    }

    void send(SharedText text) override {
        if (is_dropped_)
            return;
        unsent_bytes_ += text->size();
        unsent_.push_back(std::move(text));
        is_dropped_ = unsent_bytes_ > around_.limits.unsent_bytes;
        if (is_dropped_)
            beast::get_lowest_layer(stream_).close();
        else if (unsent_.size() == 1)
            write();
    }

    void close() override { close(websocket::close_code::going_away); }

  private:
    void begin(const SocketRequest& request) {
        // A client that only sends pings or pongs is counted like one that talks. The reference to
        // ourselves is weak because the stream, which is ours, holds the callback.
        stream_.control_callback([weak = weak_from_this()](websocket::frame_type kind, auto) {
            if (const auto self = weak.lock(); self && kind != websocket::frame_type::close)
                self->is_within_limits();
        });
        id_ = around_.gate.opened(shared_from_this(), request);
        read();
    }

    void read() {
        stream_.async_read(buffer_, [self = shared_from_this()](error_code problem, std::size_t) {
            if (problem)
                self->around_.gate.closed(self->id_);
            else
                self->take_message();
        });
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
        if (allowance_.allow(around_.gate.now().steady))
            return true;
        close(websocket::close_code::policy_error);
        return false;
    }

    void write() {
        stream_.text(true);
        stream_.async_write(asio::buffer(*unsent_.front()),
                            [self = shared_from_this()](error_code problem, std::size_t) {
                                self->written(problem);
                            });
    }

    void written(error_code problem) {
        // Reading fails too, and says goodbye to the gate.
        if (problem)
            return;
        unsent_bytes_ -= unsent_.front()->size();
        unsent_.pop_front();
        if (!unsent_.empty())
            write();
    }

    void close(websocket::close_code code) {
        if (std::exchange(is_closing_, true))
            return;
        stream_.async_close(code, [self = shared_from_this()](error_code) {});
    }

    websocket::stream<beast::tcp_stream> stream_;
    Surroundings around_;
    RateLimit allowance_;
    HttpRequest upgrade_;
    beast::flat_buffer buffer_;
    std::deque<SharedText> unsent_;
    std::size_t unsent_bytes_ = 0;
    SocketId id_ = 0;
    bool is_closing_ = false;
    bool is_dropped_ = false;
};

class HttpConnection : public std::enable_shared_from_this<HttpConnection> {
  public:
    HttpConnection(asio::ip::tcp::socket socket, Surroundings around)
        : stream_(std::move(socket)), around_(std::move(around)) {}

    void read() {
        parser_.emplace();
        parser_->header_limit(static_cast<std::uint32_t>(around_.limits.header_bytes));
        parser_->body_limit(around_.limits.body_bytes);
        stream_.expires_after(around_.limits.request_time);
        http::async_read(stream_, buffer_, *parser_,
                         [self = shared_from_this()](error_code problem, std::size_t) {
                             self->take_request(problem);
                         });
    }

  private:
    void take_request(error_code problem) {
        if (problem) {
            if (auto answer = answer_to_error(problem))
                write(*std::move(answer), Connection::close);
            return;
        }
        const HttpRequest& request = parser_->get();
        const Request plain = plain_request(request, around_.peer);
        if (websocket::is_upgrade(request))
            return upgrade(plain);
        const auto connection = request.keep_alive() ? Connection::keep_alive : Connection::close;
        around_.gate.answer(plain, [self = shared_from_this(), connection](Response response) {
            self->write(std::move(response), connection);
        });
    }

    void upgrade(const Request& plain) {
        // What a client sends before it knows our answer is not meant for us.
        if (buffer_.size() > 0)
            return write(Site::refuse(400, "http", "wait for the answer to the upgrade"),
                         Connection::close);
        auto request = around_.gate.answer_upgrade(plain);
        if (!request)
            return write(std::move(request.error()), Connection::close);
        std::make_shared<WebSocketConnection>(std::move(stream_), std::move(around_))
            ->run(parser_->release(), *std::move(request));
    }

    void write(Response response, Connection connection) {
        response_ = std::move(response);
        head_ = write_head(response_, connection, around_.gate.now().wall);
        const asio::const_buffer body =
            response_.is_without_body ? asio::const_buffer()
            : response_.file.empty()
                ? asio::buffer(response_.text)
                : asio::const_buffer(response_.file.data(), response_.file.size());
        asio::async_write(stream_, std::array{asio::const_buffer(asio::buffer(head_)), body},
                          [self = shared_from_this(), connection](error_code problem, std::size_t) {
                              if (!problem)
                                  connection == Connection::keep_alive ? self->read()
                                                                       : self->say_goodbye();
                          });
    }

    /// Closing with bytes unread would take back what was just sent: the rest is read and thrown
    /// away, for a moment.
    void say_goodbye() {
        try {
            stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send);
        } catch (const boost::system::system_error&) {
            return;  // The other side has gone already.
        }
        stream_.expires_after(std::chrono::seconds(1));
        read_away(rest_allowed);
    }

    void read_away(std::size_t allowed) {
        stream_.async_read_some(asio::buffer(rest_), [self = shared_from_this(), allowed](
                                                         error_code problem, std::size_t size) {
            if (!problem && size < allowed)
                self->read_away(allowed - size);
        });
    }

    static constexpr std::size_t rest_allowed = 256 * kibibyte;

    beast::tcp_stream stream_;
    Surroundings around_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::string_body>> parser_;
    Response response_;
    std::string head_;
    std::array<char, 4096> rest_{};
};

}  // namespace

void serve_connection(asio::io_context& io, int descriptor, std::string peer, Gate& gate,
                      const ConnectionLimits& limits, std::shared_ptr<void> ticket) {
    asio::ip::tcp::socket socket(io);
    try {
        // The protocol matters only for sockets that are opened here.
        socket.assign(asio::ip::tcp::v4(), descriptor);
        // A move is a small message that should not wait for another.
        socket.set_option(asio::ip::tcp::no_delay(true));
    } catch (const boost::system::system_error&) {
        return;  // The other side has gone already.
    }
    std::make_shared<HttpConnection>(std::move(socket),
                                     Surroundings{gate, limits, std::move(peer), std::move(ticket)})
        ->read();
}

}  // namespace arbiter
