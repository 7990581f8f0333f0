#include "arbiter/server/server.hpp"

#include <algorithm>
#include <chrono>
#include <optional>
#include <unordered_map>
#include <utility>

#include "arbiter/rooms/house.hpp"
#include "arbiter/server/chance.hpp"
#include "arbiter/server/doors/page_command.hpp"
#include "arbiter/server/doors/page_messages.hpp"
#include "arbiter/server/helpers/engine_thinker.hpp"
#include "arbiter/server/helpers/threaded_prover.hpp"
#include "arbiter/server/machine_clocks.hpp"
#include "arbiter/server/net/known_hosts.hpp"
#include "arbiter/server/net/local_addresses.hpp"
#include "arbiter/server/net/network.hpp"
#include "arbiter/server/program_time.hpp"
#include "arbiter/server/seated_sockets.hpp"
#include "arbiter/server/site.hpp"

namespace arbiter {

namespace {

constexpr std::chrono::milliseconds flags_pause{1000};
constexpr std::chrono::milliseconds time_between_ticks{1000};
/// A timer counts nanoseconds, and a game may last longer than it can count.
constexpr std::chrono::hours longest_flags_wait{1};

std::string url_of(const std::string& host, std::uint16_t port) {
    return "http://" + host + ':' + std::to_string(port) + '/';
}

/// Who can reach the address that the server listens on, and by which names.
struct Reach {
    std::string url;
    std::vector<std::string> lan_urls;
    std::vector<std::string> host_names;
};

Reach reach_of(const Endpoint& endpoint) {
    Reach reach;
    if (!endpoint.is_any) {
        reach.url = url_of(endpoint.address, endpoint.port);
        reach.host_names = {endpoint.address};
        if (!endpoint.is_loopback)
            reach.lan_urls = {reach.url};
        return reach;
    }
    reach.url = url_of(endpoint.is_ip6 ? "[::1]" : "127.0.0.1", endpoint.port);
    reach.host_names = local_names();
    for (const std::string& local : local_addresses()) {
        reach.lan_urls.push_back(url_of(local, endpoint.port));
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

}  // namespace

class Server::Impl : private Gate {
  public:
    Impl(const ServerOptions& options, Store& store, Warn warn)
        : options_(options),
          warn_(std::move(warn)),
          clocks_(read_clocks()),
          started_(moment_of_start(store)),
          network_(options.limits, warn_),
          thinker_(options.habits,
                   [this](const Thought& thought, Move move) {
                       network_.post([this, game = thought.game, number = thought.number, move] {
                           house_.computer_moves(game, number, move, now().wall);
                           watch_flags();
                       });
                   }),
          prover_([this](const DeadPositionQuestion& question, KeptVerdicts verdicts) {
              network_.post([this, game = question.game, number = question.number,
                             verdicts = std::move(verdicts)]() mutable {
                  house_.position_is_dead(game, number, std::move(verdicts), now().wall);
                  watch_flags();
              });
          }),
          house_(store, thinker_, prover_,
                 {.tell = [this](const Told& told) { deliver(told); },
                  .warn = [this](std::string_view text) { warn_(text); },
                  .new_id = new_game_id},
                 {.most_rooms = options.most_rooms, .started = now().wall}),
          store_(store),
          flags_(network_.make_alarm()),
          ticks_(network_.make_alarm()) {}

    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    ~Impl() override { store_.notify({}); }

    std::expected<void, std::string> listen() {
        const auto endpoint = network_.listen(options_.host, options_.port);
        if (!endpoint)
            return std::unexpected(endpoint.error());
        reach_ = reach_of(*endpoint);
        store_.notify([this] {
            network_.post([this] {
                house_.take_store_answers(now().wall);
                watch_flags();
            });
        });
        tick();
        site_.emplace(house_, KnownHosts(endpoint->port, reach_.host_names, options_.scheme),
                      info_of(reach_, options_), page_files(), page_paths(), options_.limits);
        network_.serve(*this);
        return {};
    }

    [[nodiscard]] const Reach& reach() const { return reach_; }

    void run() {
        network_.run();
        tell_store_of_the_end();
    }
    int run_until_signal() {
        const int signal = network_.run_until_signal();
        tell_store_of_the_end();
        return signal;
    }
    void stop() { network_.stop(); }

  private:
    struct Visitor {
        std::shared_ptr<OpenSocket> socket;
        /// As in `PersonSeat`, if he has a token.
        std::optional<std::string> token_hash;
    };

    /// How long the games ran.
    void tell_store_of_the_end() { house_.tick(now().wall); }

    void deliver(const Told& told) {
        const auto found = sockets_.find(told.to);
        if (found == sockets_.end())
            return;
        // Whoever has sat down just now, too.
        if (const auto* const sync = std::get_if<Sync>(&told.what); sync && sits(sync->yours))
            seat(told.to);
        // What many are told is written once: they are told one after another.
        const auto* const happening = std::get_if<std::shared_ptr<const Happening>>(&told.what);
        if (happening == nullptr || last_told_ != *happening || last_text_ == nullptr)
            last_text_ = std::make_shared<const std::string>(write_message(told.what));
        last_told_ = happening == nullptr ? nullptr : *happening;
        found->second.socket->send(last_text_);
    }

    void tick() {
        notice_sleep();
        house_.tick(now().wall);
        watch_flags();
        ticks_->set(time_between_ticks, [this] { tick(); });
    }

    /// While the machine slept the steady clock stood still, and so did those of the games; what
    /// people read has gone on.
    void notice_sleep() {
        const ClockReading clocks = read_clocks();
        const auto slept = slept_between(std::exchange(clocks_, clocks), clocks);
        if (slept == std::chrono::milliseconds::zero())
            return;
        const Timestamp since = now().wall;
        started_.wall += slept;
        house_.was_down({since, since + slept});
    }

    /// Whatever is told may have started or stopped a clock.
    void watch_flags() {
        const auto next = house_.next_flag();
        if (!next) {
            flags_->cancel();
            return;
        }
        // One that could not be kept is tried again, but not at once and for ever.
        const Timestamp now_here = now().wall;
        const Timestamp earliest = flags_tried_ + flags_pause;
        const Timestamp at = *next <= flags_tried_ ? std::max(*next, earliest) : *next;
        flags_->set(std::clamp<Duration>(at - now_here, Duration(0), longest_flags_wait), [this] {
            flags_tried_ = now().wall;
            house_.let_flags_fall(flags_tried_);
            watch_flags();
        });
    }

    /// The time that people read goes on as steadily as the other while the machine is awake: a
    /// clock that is set meanwhile must not take time from a player.
    [[nodiscard]] Moment now() const override {
        const SteadyTime steady = read_steady_clock();
        return {steady, started_.wall + std::chrono::floor<std::chrono::milliseconds>(
                                            steady - started_.steady)};
    }

    /// Requires: the clocks have been read.
    [[nodiscard]] Moment moment_of_start(const Store& store) const {
        const TimeOfStart start = time_of_start(store.last_alive(), clocks_.wall);
        if (const auto warning = warning_of(start))
            warn_(*warning);
        return {clocks_.steady, start.at};
    }

    void answer(const Request& request, Respond respond) override {
        site_->answer(request, now(), std::move(respond));
        watch_flags();
    }

    std::expected<SocketRequest, Response> answer_upgrade(const Request& request) override {
        auto granted = site_->answer_upgrade(request, now());
        if (granted)
            granted->sits = has_place_in(*granted);
        return granted;
    }

    SocketId opened(std::shared_ptr<OpenSocket> socket, const SocketRequest& request) override {
        const SocketId id = ++last_socket_;
        sockets_.emplace(id, Visitor{socket, request.token_hash});
        try {
            const auto entered = house_.enter(request.game,
                                              {id, request.token_hash, request.seen, request.seat,
                                               request.key_hash, request.name},
                                              now().wall);
            // The game was there a moment ago; the client comes again and is told what is wrong.
            if (!entered)
                socket->close();
            else if (has_place_in(request))
                seat(id);
            else
                socket->give_up_place();
        } catch (...) {
            closed(id);
            throw;
        }
        watch_flags();
        return id;
    }

    static bool sits(const Places& yours) {
        return std::ranges::any_of(yours, [](bool is_his) { return is_his; });
    }

    /// Requires: the socket is here, and who opened it has a token.
    void seat(SocketId socket) {
        if (seated_.has(socket))
            return;
        const Visitor& visitor = sockets_.at(socket);
        visitor.socket->keep_place();
        const auto too_many = seated_.add(*visitor.token_hash, socket);
        if (const auto found = too_many ? sockets_.find(*too_many) : sockets_.end();
            found != sockets_.end())
            found->second.socket->give_up_place();
    }

    /// Whether whoever opened the socket plays or presides.
    bool has_place_in(const SocketRequest& request) {
        const auto room = house_.find(request.game, now().wall);
        if (!room || !request.token_hash)
            return false;
        return sits((*room)->table().places_of(request.token_hash));
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
             {std::nullopt, "bad_message", "a message is text: a JSON object with t, i and d"});
    }

    void send(SocketId socket, const UnreadCommand& unread) {
        if (const auto found = sockets_.find(socket); found != sockets_.end())
            found->second.socket->send(std::make_shared<const std::string>(write_message(unread)));
    }

    void closed(SocketId socket) override {
        sockets_.erase(socket);
        seated_.remove(socket);
        house_.leave(socket);
        watch_flags();
    }

    ServerOptions options_;
    Warn warn_;
    /// As they were last read.
    ClockReading clocks_;
    Moment started_;
    // Before all that hands it work, and so ended after them.
    Network network_;
    EngineThinker thinker_;
    ThreadedProver prover_;
    House house_;
    Store& store_;
    std::optional<Site> site_;
    Reach reach_;
    std::unordered_map<SocketId, Visitor> sockets_;
    SeatedSockets seated_;
    SocketId last_socket_ = 0;
    /// What was written last, and as what.
    std::shared_ptr<const Happening> last_told_;
    SharedText last_text_;
    std::unique_ptr<Alarm> flags_;
    std::unique_ptr<Alarm> ticks_;
    Timestamp flags_tried_;
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
