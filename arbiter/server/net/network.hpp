// The network with its one thread: listens, lets connections in, carries what they say to a gate
// and back, and has timers and signals for whoever lives in that thread. Knows no games.
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "arbiter/server/net/gate.hpp"
#include "arbiter/server/net/limits.hpp"

namespace arbiter {

/// Where a server listens.
struct Endpoint {
    /// Numeric, IPv6 in brackets: as in a URL.
    std::string address;
    std::uint16_t port = 0;
    /// All addresses of this machine, of IPv4 or of IPv6.
    bool is_any = false;
    bool is_loopback = false;
    bool is_ip6 = false;
};

/// Something that happens once at a later moment.
class Alarm {
  public:
    Alarm() = default;
    Alarm(const Alarm&) = delete;
    Alarm& operator=(const Alarm&) = delete;
    virtual ~Alarm() = default;

    /// Calls `ring` in the thread of the network, and instead of what was set before. Called in
    /// that thread, as `cancel` is, or while it does not run.
    virtual void set(std::chrono::milliseconds after, std::function<void()> ring) = 0;
    /// What was set does not ring any more, unless it is already on its way. Does nothing where
    /// nothing was set.
    virtual void cancel() = 0;
};

class Network {
  public:
    /// Gets one line for whoever runs the server.
    using Warn = std::function<void(std::string_view)>;

    /// `warn` is called in the thread that runs the network.
    Network(const NetworkLimits& limits, Warn warn);
    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;
    ~Network();

    /// `host` is a numeric address, port 0 any that is free. Fails, in words, when it cannot.
    [[nodiscard]] std::expected<Endpoint, std::string> listen(const std::string& host,
                                                              std::uint16_t port);
    /// Lets connections in from the next `run` on. Requires: it listens. `gate` outlives the
    /// network.
    void serve(Gate& gate);

    /// Runs until `stop`, then tells all sockets goodbye, for which they have
    /// `NetworkLimits::server_goodbye_time`. Called once, this or the next.
    void run();
    /// The same, and stops at SIGINT, SIGTERM or SIGHUP. Tells which, 0 where it was `stop`.
    [[nodiscard]] int run_until_signal();
    /// From any thread, also before `run`.
    void stop();
    /// From any thread: done soon in that of the network, in the order of the calls. What is left
    /// when the network has stopped is not done.
    void post(std::function<void()> work);
    /// Ended before the network.
    [[nodiscard]] std::unique_ptr<Alarm> make_alarm();

  private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter
