#include "arbiter/server/server.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <exception>
#include <optional>
#include <unordered_map>
#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/system/system_error.hpp>

#include "arbiter/rooms/house.hpp"
#include "arbiter/server/chance.hpp"
#include "arbiter/server/doors/page_command.hpp"
#include "arbiter/server/doors/page_messages.hpp"
#include "arbiter/server/helpers/engine_thinker.hpp"
#include "arbiter/server/helpers/threaded_prover.hpp"
#include "arbiter/server/known_hosts.hpp"
#include "arbiter/server/local_addresses.hpp"
#include "arbiter/server/site.hpp"

namespace arbiter {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::chrono::milliseconds goodbye_time{300};
constexpr std::chrono::milliseconds wait_for_descriptors{100};
constexpr std::chrono::milliseconds flags_pause{1000};
constexpr std::chrono::milliseconds time_between_ticks{1000};
/// By so much the clock may have been put right.
constexpr std::chrono::minutes clock_doubt{1};
/// A timer counts nanoseconds, and a game may last longer than it can count.
constexpr std::chrono::hours longest_flags_wait{1};

/// How many connections there are, in all and from each address.
class Census {
  public:
    Census(std::size_t most, std::size_t most_of_one)
        : counts_(std::make_shared<Counts>()), most_(most), most_of_one_(most_of_one) {}

    /// Counted as long as the ticket lives. Nothing when there are too many.
    std::shared_ptr<void> admit(const std::string& peer) {
        const auto found = counts_->find(peer);
        if (all_.use_count() > static_cast<long>(most_) ||
            (found != counts_->end() && found->second >= most_of_one_))
            return nullptr;
        ++(*counts_)[peer];
        return {all_.get(), [all = all_, counts = counts_, peer](void*) {
                    if (--counts->at(peer) == 0)
                        counts->erase(peer);
                }};
    }

  private:
    using Counts = std::unordered_map<std::string, std::size_t>;
    std::shared_ptr<Counts> counts_;
    /// Each ticket holds one reference.
    std::shared_ptr<int> all_ = std::make_shared<int>();
    std::size_t most_;
    std::size_t most_of_one_;
};

std::string in_url(const asio::ip::address& address) {
    return address.is_v6() ? '[' + address.to_string() + ']' : address.to_string();
}

std::string url_of(const std::string& host, std::uint16_t port) {
    return "http://" + host + ':' + std::to_string(port) + '/';
}

/// Who can reach the address that the server listens on, and by which names.
struct Reach {
    std::string url;
    std::vector<std::string> lan_urls;
    std::vector<std::string> host_names;
};

Reach reach_of(const tcp::endpoint& endpoint) {
    const asio::ip::address address = endpoint.address();
    const std::uint16_t port = endpoint.port();
    Reach reach;
    if (!address.is_unspecified()) {
        reach.url = url_of(in_url(address), port);
        reach.host_names = {in_url(address)};
        if (!address.is_loopback())
            reach.lan_urls = {reach.url};
        return reach;
    }
    reach.url = url_of(address.is_v6() ? "[::1]" : "127.0.0.1", port);
    reach.host_names = local_names();
    for (const std::string& local : local_addresses()) {
        reach.lan_urls.push_back(url_of(local, port));
        reach.host_names.push_back(local);
    }
    return reach;
}

ServerInfo info_of(const Reach& reach, const ServerOptions& options) {
    const bool is_on_lan = !reach.lan_urls.empty();
    return {.version = options.version,
            .is_on_lan = is_on_lan,
            .addresses = is_on_lan ? reach.lan_urls : std::vector{reach.url},
            .lan_command = options.lan_command};
}

std::expected<tcp::acceptor, std::string> listen_at(asio::io_context& io,
                                                    const ServerOptions& options) {
    error_code problem;
    const auto address = asio::ip::make_address(options.host, problem);
    if (problem)
        return std::unexpected("that is no numeric address such as 127.0.0.1");
    try {
        // Reuses the address: a server that was just stopped is no obstacle to the next.
        return tcp::acceptor(io, tcp::endpoint(address, options.port), true);
    } catch (const boost::system::system_error& error) {
        return std::unexpected(error.code().message());
    }
}

}  // namespace

class Server::Impl : private Gate {
  public:
    Impl(const ServerOptions& options, Store& store, Warn warn)
        : options_(options),
          warn_(std::move(warn)),
          started_(moment_of_start(store, warn_)),
          census_(options.most_connections, options.most_connections_of_one_address),
          thinker_([this](const Thought& thought, Move move) {
              asio::post(io_, [this, game = thought.game, number = thought.number, move] {
                  house_.computer_moves(game, number, move, now().wall);
                  watch_flags();
              });
          }),
          prover_([this](const DeadPositionQuestion& question) {
              asio::post(io_, [this, game = question.game, number = question.number] {
                  house_.position_is_dead(game, number, now().wall);
                  watch_flags();
              });
          }),
          house_(store, thinker_, prover_,
                 {.tell = [this](const Told& told) { deliver(told); },
                  .warn = [this](std::string_view text) { warn_(text); },
                  .new_id = new_game_id},
                 {.most_rooms = options.most_rooms, .started = now().wall}),
          store_(store),
          acceptor_(io_),
          pause_(io_),
          flags_(io_),
          tick_(io_),
          signals_(io_) {}

    std::expected<void, std::string> listen() {
        auto acceptor = listen_at(io_, options_);
        if (!acceptor)
            return std::unexpected(std::move(acceptor.error()));
        acceptor_ = std::move(*acceptor);
        const tcp::endpoint endpoint = acceptor_.local_endpoint();
        reach_ = reach_of(endpoint);
        store_.notify([this] {
            asio::post(io_, [this] {
                house_.take_store_answers(now().wall);
                watch_flags();
            });
        });
        tick();
        site_.emplace(house_, KnownHosts(endpoint.port(), reach_.host_names),
                      info_of(reach_, options_), page_files(), page_paths());
        accept();
        return {};
    }

    [[nodiscard]] const Reach& reach() const { return reach_; }

    /// What a library throws ends one connection's turn and not the server.
    void run() {
        for (;;) {
            try {
                io_.run();
                return;
            } catch (const std::exception& error) {
                warn_(error.what());
            }
        }
    }

    int run_until_signal() {
        for (const int number : {SIGINT, SIGTERM, SIGHUP})
            signals_.add(number);
        int caught = 0;
        signals_.async_wait([this, &caught](error_code problem, int number) {
            if (problem)
                return;
            caught = number;
            say_goodbye();
        });
        run();
        return caught;
    }

    void stop() {
        asio::post(io_, [this] { say_goodbye(); });
    }

  private:
    void accept() {
        acceptor_.async_accept([this](error_code problem, tcp::socket socket) {
            if (!acceptor_.is_open())
                return;
            if (problem)
                return accept_later();
            // First, so that what goes wrong with one guest does not shut the door to the others.
            accept();
            serve(std::move(socket));
        });
    }

    /// There are no more file descriptors, say: some will come back.
    void accept_later() {
        pause_.expires_after(wait_for_descriptors);
        pause_.async_wait([this](error_code problem) {
            if (!problem && acceptor_.is_open())
                accept();
        });
    }

    void serve(tcp::socket socket) {
        error_code problem;
        const tcp::endpoint peer = socket.remote_endpoint(problem);
        if (problem)
            return;
        const std::string address = peer.address().to_string();
        auto ticket = census_.admit(address);
        if (!ticket)
            return;
        const int descriptor = socket.release(problem);
        if (!problem)
            serve_connection(io_, descriptor, address, *this, options_.limits, std::move(ticket));
    }

    void say_goodbye() {
        signals_.cancel();
        acceptor_.close();
        flags_.cancel();
        tick_.cancel();
        house_.tick(now().wall);
        for (const auto& [id, socket] : sockets_)
            socket->close();
        pause_.expires_after(sockets_.empty() ? std::chrono::milliseconds(0) : goodbye_time);
        pause_.async_wait([this](error_code) { io_.stop(); });
    }

    void deliver(const Told& told) {
        const auto found = sockets_.find(told.to);
        if (found == sockets_.end())
            return;
        // What many are told is written once: they are told one after another.
        const auto* const happening = std::get_if<std::shared_ptr<const Happening>>(&told.what);
        if (happening == nullptr || last_told_ != *happening || last_text_ == nullptr)
            last_text_ = std::make_shared<const std::string>(write_message(told.what));
        last_told_ = happening == nullptr ? nullptr : *happening;
        found->second->send(last_text_);
    }

    void tick() {
        house_.tick(now().wall);
        watch_flags();
        tick_.expires_after(time_between_ticks);
        tick_.async_wait([this](error_code problem) {
            if (!problem && acceptor_.is_open())
                tick();
        });
    }

    /// Whatever is told may have started or stopped a clock.
    void watch_flags() {
        const auto next = house_.next_flag();
        if (!next) {
            flags_.cancel();
            return;
        }
        // One that could not be kept is tried again, but not at once and for ever.
        const Timestamp now_here = now().wall;
        const Timestamp earliest = flags_tried_ + flags_pause;
        const Timestamp at = *next <= flags_tried_ ? std::max(*next, earliest) : *next;
        flags_.expires_after(std::clamp<Duration>(at - now_here, Duration(0), longest_flags_wait));
        flags_.async_wait([this](error_code problem) {
            if (problem)
                return;
            flags_tried_ = now().wall;
            house_.let_flags_fall(flags_tried_);
            watch_flags();
        });
    }

    /// The time that people read goes on as steadily as the other while the server runs: a clock
    /// that is set meanwhile must not take time from a player.
    [[nodiscard]] Moment now() const override {
        const SteadyTime steady = std::chrono::steady_clock::now();
        return {steady, started_.wall + std::chrono::floor<std::chrono::milliseconds>(
                                            steady - started_.steady)};
    }

    /// Time goes on: a machine's clock that was set back while the server was down must not stop
    /// those of the games.
    static Moment moment_of_start(const Store& store, const Warn& warn) {
        const auto wall =
            std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
        const Timestamp last = store.last_alive().value_or(wall);
        if (last > wall + clock_doubt)
            warn(
                "this machine's clock stands before the time at which the server ran last; the"
                " games go on from that time");
        return {std::chrono::steady_clock::now(), std::max(wall, last)};
    }

    void answer(const Request& request, Respond respond) override {
        site_->answer(request, now(), std::move(respond));
        watch_flags();
    }

    std::expected<SocketRequest, Response> answer_upgrade(const Request& request) override {
        return site_->answer_upgrade(request, now());
    }

    SocketId opened(std::shared_ptr<OpenSocket> socket, const SocketRequest& request) override {
        const SocketId id = ++last_socket_;
        sockets_.emplace(id, socket);
        const auto entered = house_.enter(
            request.game, {id, request.token_hash, request.seen, request.seat}, now().wall);
        // The game was there a moment ago; the client comes again and is told what is wrong.
        if (!entered)
            socket->close();
        watch_flags();
        return id;
    }

    void received(SocketId socket, std::string_view text) override {
        auto command = read_command(text);
        if (command)
            house_.receive(socket, *std::move(command), now().wall);
        else
            send(socket, command.error());
        watch_flags();
    }

    void received_binary(SocketId socket) override {
        send(socket,
             {std::nullopt, {"bad_message", "a message is text: a JSON object with t, i and d"}});
    }

    void send(SocketId socket, const UnreadCommand& unread) {
        if (const auto found = sockets_.find(socket); found != sockets_.end())
            found->second->send(std::make_shared<const std::string>(write_message(unread)));
    }

    void closed(SocketId socket) override {
        sockets_.erase(socket);
        house_.leave(socket);
        watch_flags();
    }

    ServerOptions options_;
    Warn warn_;
    Moment started_;
    Census census_;
    // Before all that hands it work, and so ended after them.
    asio::io_context io_{1};
    EngineThinker thinker_;
    ThreadedProver prover_;
    House house_;
    Store& store_;
    std::optional<Site> site_;
    Reach reach_;
    std::unordered_map<SocketId, std::shared_ptr<OpenSocket>> sockets_;
    SocketId last_socket_ = 0;
    /// What was written last, and as what.
    std::shared_ptr<const Happening> last_told_;
    SharedText last_text_;
    tcp::acceptor acceptor_;
    asio::steady_timer pause_;
    asio::steady_timer flags_;
    asio::steady_timer tick_;
    Timestamp flags_tried_;
    asio::signal_set signals_;
};

std::expected<Server, std::string> Server::listen(const ServerOptions& options, Store& store,
                                                  Warn warn) {
    auto impl = std::make_unique<Impl>(options, store, std::move(warn));
    if (auto done = impl->listen(); !done)
        return std::unexpected(std::move(done.error()));
    return Server(std::move(impl));
}

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;
Server::~Server() = default;

const std::string& Server::url() const { return impl_->reach().url; }
const std::vector<std::string>& Server::lan_urls() const { return impl_->reach().lan_urls; }
void Server::run() { impl_->run(); }
int Server::run_until_signal() { return impl_->run_until_signal(); }
void Server::stop() { impl_->stop(); }

}  // namespace arbiter
