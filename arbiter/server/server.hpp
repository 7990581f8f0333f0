// The server as a whole: listens, and plays every game in the one thread that calls `run`, which
// owns the network and the rooms, and asks the store. The computer and the prover of dead positions
// have a thread each, and so may the store; what they answer comes back into that one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/engine/habits.hpp"
#include "arbiter/server/net/limits.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

struct ServerOptions {
    /// A numeric address; "0.0.0.0" and "::" are all addresses of this machine.
    std::string host = "127.0.0.1";
    /// 0: any that is free.
    std::uint16_t port = 8080;
    /// What the page is told of the program: its version, and what to start instead so that a
    /// friend can join.
    std::string version;
    std::string lan_command;
    NetworkLimits limits{};
    /// How browsers reach this server: behind a proxy that ends TLS it is "https".
    std::string scheme = "http";
    /// As in `HouseOptions`.
    std::size_t most_rooms = 1000;
    /// Those of the computer's weaker levels; it plays what it finds without them.
    SharedHabits habits;
};

/// One that was moved from may only be destroyed or assigned to.
class Server {
  public:
    /// Gets one line for whoever runs the server.
    using Warn = std::function<void(std::string_view)>;

    /// Listens from here on. Fails, in words, when it cannot. `store` outlives the server; `warn`
    /// is called in the thread that runs it.
    [[nodiscard]] static std::expected<Server, std::string> listen(const ServerOptions& options,
                                                                   Store& store, Warn warn);
    Server(Server&&) noexcept;
    Server& operator=(Server&&) noexcept;
    ~Server();

    /// "http://127.0.0.1:8080/": as a browser on this machine reaches it.
    [[nodiscard]] const std::string& url() const;
    /// As other machines reach it, best first; empty where they cannot.
    [[nodiscard]] const std::vector<std::string>& lan_urls() const;

    /// Serves until `stop`, then tells all sockets goodbye, for which they have
    /// `NetworkLimits::server_goodbye_time`. Called once, this or the next.
    void run();
    /// The same, and stops at SIGINT, SIGTERM or SIGHUP. Tells which, 0 where it was `stop`.
    [[nodiscard]] int run_until_signal();
    /// From any thread, also before `run`: returns at once, and `run` soon.
    void stop();

  private:
    class Impl;
    explicit Server(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter
