#include "arbiter/server/net/connection.hpp"

#include <array>
#include <chrono>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/system/error_code.hpp>
#include <unistd.h>

#include "arbiter/server/net/outbox.hpp"
#include "arbiter/server/net/refuse.hpp"
#include "arbiter/server/net/request_reader.hpp"
#include "arbiter/server/net/target.hpp"
#include "arbiter/server/net/web_socket.hpp"

namespace arbiter {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

Response come_again(const NetworkLimits& limits, std::string_view code, const std::string& text) {
    Response response = refuse(503, code, text);
    response.headers.emplace_back("Retry-After", std::to_string(limits.retry_after.count()));
    return response;
}

/// A socket with a moment at which something happens to it if nothing happens before. Whoever has
/// it is its owner, and lives as long as something is under way.
class Line {
  public:
    explicit Line(tcp::socket socket)
        : socket_(std::move(socket)), deadline_(socket_.get_executor()) {}

    tcp::socket& socket() { return socket_; }

    /// `late` comes once and not after another call of this, of `relax` or of `drop`.
    template <typename Late>
    void set_deadline(std::chrono::milliseconds time, Late late) {
        deadline_.expires_after(time);
        const std::uint64_t number = ++deadlines_;
        deadline_.async_wait([this, number, late = std::move(late)](error_code problem) {
            if (!problem && number == deadlines_)
                late();
        });
    }
    /// Dropped then, if no other deadline is set and it is not relaxed before.
    void drop_after(std::chrono::milliseconds time, std::shared_ptr<void> owner) {
        set_deadline(time, [this, owner = std::move(owner)] { drop(); });
    }
    void relax() {
        ++deadlines_;
        deadline_.cancel();
    }
    void drop() {
        relax();
        error_code ignored;
        static_cast<void>(socket_.close(ignored));
        is_dropped_ = true;
    }
    /// Nothing more is said, and dropped after that time; at once where the other side has gone.
    void say_goodbye(std::chrono::milliseconds time, std::shared_ptr<void> owner) {
        error_code problem;
        static_cast<void>(socket_.shutdown(tcp::socket::shutdown_send, problem));
        if (problem)
            drop();
        else
            drop_after(time, std::move(owner));
    }

    /// `take` gets the next bytes, or why there are none.
    template <typename Take>
    void read_some(Take take) {
        socket_.async_read_some(
            asio::buffer(piece_),
            [this, take = std::move(take)](error_code problem, std::size_t size) mutable {
                take(problem, std::string_view(piece_.data(), size));
            });
    }
    /// What the other side says does not count; when it has gone, or has said too much, the line is
    /// dropped and `gone` comes. Bytes that nobody reads would take back what was sent last.
    template <typename Gone>
    void read_away(std::size_t allowed, std::shared_ptr<void> owner, Gone gone) {
        read_some([this, allowed, owner = std::move(owner), gone = std::move(gone)](
                      error_code problem, std::string_view bytes) mutable {
            if (!problem && bytes.size() < allowed)
                return read_away(allowed - bytes.size(), std::move(owner), std::move(gone));
            drop();
            gone();
        });
    }
    [[nodiscard]] bool is_dropped() const { return is_dropped_; }

  private:
    tcp::socket socket_;
    asio::steady_timer deadline_;
    /// An old deadline may be on its way already when a new one is set.
    std::uint64_t deadlines_ = 0;
    bool is_dropped_ = false;
    /// What the network takes at once.
    std::array<char, 4 * kibibyte> piece_{};
};

/// The body of the last response of a connection, as long as it is fed.
class StreamedBody final : public Guest,
                           public OpenBody,
                           public std::enable_shared_from_this<StreamedBody> {
  public:
    StreamedBody(tcp::socket socket, Surroundings around, std::unique_ptr<Census::Entry> entry,
                 std::shared_ptr<BodyFeeder> feeder, HttpVersion version)
        : line_(std::move(socket)),
          around_(around),
          entry_(std::move(entry)),
          feeder_(std::move(feeder)),
          version_(version),
          outbox_(around.limits.unsent_bytes) {
        entry_->belongs_to(*this);
        entry_->stand(Standing::watching);
    }

    void run(std::string head) {
        line_.read_away(around_.limits.thrown_away_bytes, shared_from_this(),
                        [feeder = feeder_] { feeder->closed(); });
        push(std::make_shared<const std::string>(std::move(head)));
        feeder_->opened(shared_from_this());
    }

    void send(SharedText piece) override {
        if (is_ended_ || piece->empty())
            return;
        push(version_ == HttpVersion::v1_1
                 ? std::make_shared<const std::string>(write_chunk(*piece))
                 : std::move(piece));
    }

    void end() override {
        if (std::exchange(is_ended_, true))
            return;
        if (version_ == HttpVersion::v1_1)
            push(std::make_shared<const std::string>(last_chunk));
        else if (outbox_.is_empty())
            say_goodbye();
    }

    void leave(Leave /*why*/) override { line_.drop(); }

  private:
    void push(SharedText text) {
        if (line_.is_dropped())
            return;
        if (!outbox_.push(std::move(text)))
            return line_.drop();
        entry_->hold_unsent(outbox_.bytes());
        if (!line_.is_dropped() && outbox_.size() == 1)
            write();
    }

    void write() {
        line_.drop_after(around_.limits.request_time, shared_from_this());
        asio::async_write(line_.socket(), asio::buffer(*outbox_.front()),
                          [self = shared_from_this()](error_code problem, std::size_t) {
                              if (!problem)
                                  self->written();
                          });
    }

    void written() {
        outbox_.pop();
        entry_->hold_unsent(outbox_.bytes());
        line_.relax();
        if (!outbox_.is_empty())
            write();
        else if (is_ended_)
            say_goodbye();
    }

    void say_goodbye() { line_.say_goodbye(around_.limits.thrown_away_time, shared_from_this()); }

    Line line_;
    Surroundings around_;
    std::unique_ptr<Census::Entry> entry_;
    std::shared_ptr<BodyFeeder> feeder_;
    HttpVersion version_;
    Outbox outbox_;
    bool is_ended_ = false;
};

class HttpConnection final : public Guest, public std::enable_shared_from_this<HttpConnection> {
  public:
    HttpConnection(tcp::socket socket, Surroundings around, Arrival arrival)
        : line_(std::move(socket)),
          around_(around),
          peer_(std::move(arrival.peer)),
          entry_(std::move(arrival.entry)),
          reader_(around.limits, peer_) {
        entry_->belongs_to(*this);
    }

    void run() {
        await_request(entry_->has_place() ? around_.limits.request_time
                                          : around_.limits.waiting_time);
    }

    void leave(Leave why) override {
        // What is being answered when the server ends may still be said.
        if (why != Leave::server_ends || !is_answering_)
            line_.drop();
    }

  private:
    void await_request(std::chrono::milliseconds time) {
        line_.drop_after(time, shared_from_this());
        if (entry_->has_place())
            entry_->stand(Standing::idle);
        read_on();
    }

    /// What has come already, and then more.
    void read_on() {
        Reading reading = reader_.next();
        if (!entry_->hold_read(reader_.held_bytes()))
            return write(no_memory(), Connection::close);
        if (auto* const refused = std::get_if<Response>(&reading))
            return write(std::move(*refused), Connection::close);
        if (auto* const request = std::get_if<ReadRequest>(&reading))
            return take(std::move(*request));
        if (std::get<NeedsMore>(reading).awaits_continue)
            return write_continue();
        read_more();
    }

    void read_more() {
        line_.read_some([self = shared_from_this()](error_code problem, std::string_view bytes) {
            if (problem || self->line_.is_dropped())
                return self->line_.drop();
            self->reader_.add(bytes);
            self->read_on();
        });
    }

    void write_continue() {
        static constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
        asio::async_write(line_.socket(), asio::buffer(go_on),
                          [self = shared_from_this()](error_code problem, std::size_t) {
                              problem || self->line_.is_dropped() ? self->line_.drop()
                                                                  : self->read_more();
                          });
    }

    void take(ReadRequest read) {
        use_host_of_target(read.request);
        version_ = read.request.version;
        is_head_ = read.request.method == "HEAD";
        if (read.is_upgrade)
            return upgrade(read.request);
        if (!entry_->has_place() && !entry_->take_place(Errand::any))
            return write(no_place(), Connection::close);
        entry_->stand(Standing::answering);
        is_answering_ = true;
        connection_ = read.connection;
        const std::uint64_t number = ++requests_;
        is_awaited_ = true;
        line_.set_deadline(around_.limits.request_time,
                           [self = shared_from_this()] { self->answer_late(); });
        around_.gate.answer(read.request, [weak = weak_from_this(), number](Response response) {
            if (const auto self = weak.lock())
                self->take_answer(number, std::move(response));
        });
    }

    void take_answer(std::uint64_t number, Response response) {
        if (number == requests_ && std::exchange(is_awaited_, false))
            write(std::move(response), connection_);
    }

    void answer_late() {
        is_awaited_ = false;
        write(come_again(around_.limits, "late", "the answer takes too long; try again"),
              Connection::close);
    }

    void upgrade(const Request& request) {
        // What a client sends before it knows our answer is not meant for us.
        if (reader_.has_begun())
            return write(refuse(400, "http", "wait for the answer to the upgrade"),
                         Connection::close);
        auto granted = around_.gate.answer_upgrade(request);
        if (!granted)
            return write(std::move(granted.error()), Connection::close);
        if (!entry_->has_place() && !entry_->take_place(granted->sits ? Errand::game : Errand::any))
            return write(no_place(), Connection::close);
        line_.relax();
        error_code problem;
        const int descriptor = line_.socket().release(problem);
        if (!problem)
            serve_web_socket(around_, {descriptor, std::move(peer_), std::move(entry_)}, request,
                             *granted);
    }

    void write(Response response, Connection connection) {
        if (line_.is_dropped())
            return;
        response.is_without_body |= is_head_;
        head_ = write_head(response, response.feeder ? Connection::close : connection,
                           around_.gate.now().wall, version_);
        if (response.feeder && !response.is_without_body)
            return stream(std::move(response.feeder));
        response_ = std::move(response);
        entry_->hold_unsent(head_.size() + response_.text.size());
        if (line_.is_dropped())
            return;
        const asio::const_buffer body =
            response_.is_without_body ? asio::const_buffer()
            : response_.file.empty()
                ? asio::buffer(response_.text)
                : asio::const_buffer(response_.file.data(), response_.file.size());
        line_.drop_after(around_.limits.request_time, shared_from_this());
        asio::async_write(line_.socket(), std::array{asio::const_buffer(asio::buffer(head_)), body},
                          [self = shared_from_this(), connection](error_code problem, std::size_t) {
                              if (problem || self->line_.is_dropped())
                                  self->line_.drop();
                              else
                                  self->written(connection);
                          });
    }

    void written(Connection connection) {
        is_answering_ = false;
        response_ = {};
        entry_->hold_unsent(0);
        if (connection == Connection::keep_alive)
            return await_request(around_.limits.request_time);
        if (entry_->has_place())
            entry_->stand(Standing::idle);
        line_.say_goodbye(around_.limits.thrown_away_time, shared_from_this());
        if (!line_.is_dropped())
            line_.read_away(around_.limits.thrown_away_bytes, shared_from_this(), [] {});
    }

    void stream(std::shared_ptr<BodyFeeder> feeder) {
        line_.relax();
        std::make_shared<StreamedBody>(std::move(line_.socket()), around_, std::move(entry_),
                                       std::move(feeder), version_)
            ->run(std::move(head_));
    }

    [[nodiscard]] Response no_place() const {
        return come_again(around_.limits, "full", "all places are taken; try again in a moment");
    }
    [[nodiscard]] Response no_memory() const {
        return come_again(around_.limits, "full", "too much is going on; try again in a moment");
    }

    Line line_;
    Surroundings around_;
    std::string peer_;
    std::unique_ptr<Census::Entry> entry_;
    RequestReader reader_;
    HttpVersion version_ = HttpVersion::v1_1;
    bool is_head_ = false;
    Connection connection_ = Connection::close;
    /// The number of the last request, and whether its answer is still awaited.
    std::uint64_t requests_ = 0;
    bool is_awaited_ = false;
    bool is_answering_ = false;
    Response response_;
    std::string head_;
};

}  // namespace

void serve_connection(Surroundings around, Arrival arrival) {
    tcp::socket socket(around.io);
    error_code problem;
    // The protocol matters only for sockets that are opened here.
    static_cast<void>(socket.assign(tcp::v4(), arrival.descriptor, problem));
    if (problem) {
        ::close(arrival.descriptor);
        return;
    }
    // A move is a small message that should not wait for another.
    static_cast<void>(socket.set_option(tcp::no_delay(true), problem));
    // Otherwise the other side has gone already.
    if (!problem)
        std::make_shared<HttpConnection>(std::move(socket), around, std::move(arrival))->run();
}

}  // namespace arbiter
