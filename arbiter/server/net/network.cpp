#include "arbiter/server/net/network.hpp"

#include <csignal>
#include <exception>
#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/system/system_error.hpp>

#include "arbiter/server/net/address_group.hpp"
#include "arbiter/server/net/census.hpp"
#include "arbiter/server/net/connection.hpp"

namespace arbiter {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

/// How often it is looked whether all have gone when the server ends.
constexpr std::chrono::milliseconds goodbye_step{10};

std::expected<tcp::acceptor, std::string> acceptor_at(asio::io_context& io, const std::string& host,
                                                      std::uint16_t port) {
    error_code problem;
    const auto address = asio::ip::make_address(host, problem);
    if (problem)
        return std::unexpected("that is no numeric address such as 127.0.0.1");
    try {
        // Reuses the address: a server that was just stopped is no obstacle to the next.
        return tcp::acceptor(io, tcp::endpoint(address, port), true);
    } catch (const boost::system::system_error& error) {
        return std::unexpected(error.code().message());
    }
}

Endpoint endpoint_of(const tcp::endpoint& endpoint) {
    const asio::ip::address address = endpoint.address();
    const std::string text = address.to_string();
    return {.address = address.is_v6() ? '[' + text + ']' : text,
            .port = endpoint.port(),
            .is_any = address.is_unspecified(),
            .is_loopback = address.is_loopback(),
            .is_ip6 = address.is_v6()};
}

class AsioAlarm final : public Alarm {
  public:
    explicit AsioAlarm(asio::io_context& io) : timer_(io) {}

    void set(std::chrono::milliseconds after, std::function<void()> ring) override {
        timer_.expires_after(after);
        timer_.async_wait([ring = std::move(ring)](error_code problem) {
            if (!problem)
                ring();
        });
    }
    void cancel() override { timer_.cancel(); }

  private:
    asio::steady_timer timer_;
};

}  // namespace

class Network::Impl {
  public:
    Impl(const NetworkLimits& limits, Warn warn)
        : limits_(limits),
          warn_(std::move(warn)),
          census_(limits),
          acceptor_(io),
          pause_(io),
          signals_(io) {}

    std::expected<Endpoint, std::string> listen(const std::string& host, std::uint16_t port) {
        auto acceptor = acceptor_at(io, host, port);
        if (!acceptor)
            return std::unexpected(std::move(acceptor.error()));
        acceptor_ = std::move(*acceptor);
        return endpoint_of(acceptor_.local_endpoint());
    }

    void accept(Gate& gate) {
        acceptor_.async_accept([this, &gate](error_code problem, tcp::socket socket) {
            if (!acceptor_.is_open())
                return;
            if (problem)
                return accept_later(gate);
            // First, so that what goes wrong with one guest does not shut the door to the others.
            accept(gate);
            let_in(gate, std::move(socket));
        });
    }

    /// What a library throws ends one connection's turn and not the server.
    void run() {
        for (;;) {
            try {
                io.run();
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

    void say_goodbye() {
        signals_.cancel();
        acceptor_.close();
        census_.send_away(Leave::server_ends);
        await_goodbyes(limits_.server_goodbye_time);
    }

  private:
    /// There are no more file descriptors, say: some will come back.
    void accept_later(Gate& gate) {
        pause_.expires_after(limits_.accept_pause);
        pause_.async_wait([this, &gate](error_code problem) {
            if (!problem && acceptor_.is_open())
                accept(gate);
        });
    }

    void let_in(Gate& gate, tcp::socket socket) {
        error_code problem;
        const tcp::endpoint endpoint = socket.remote_endpoint(problem);
        if (problem)
            return;
        std::string peer = address_group(endpoint.address().to_string());
        auto entry = census_.admit(peer);
        if (!entry)
            return;
        const int descriptor = socket.release(problem);
        if (!problem)
            serve_connection({io, gate, limits_}, {descriptor, std::move(peer), std::move(entry)});
    }

    void await_goodbyes(std::chrono::milliseconds left) {
        if (census_.is_empty() || left <= std::chrono::milliseconds(0))
            return io.stop();
        pause_.expires_after(goodbye_step);
        pause_.async_wait([this, left](error_code) { await_goodbyes(left - goodbye_step); });
    }

    NetworkLimits limits_;
    Warn warn_;
    /// Before the io_context, whose connections are counted here to their end.
    Census census_;

  public:
    asio::io_context io{1};

  private:
    tcp::acceptor acceptor_;
    asio::steady_timer pause_;
    asio::signal_set signals_;
};

Network::Network(const NetworkLimits& limits, Warn warn)
    : impl_(std::make_unique<Impl>(limits, std::move(warn))) {}

Network::~Network() = default;

std::expected<Endpoint, std::string> Network::listen(const std::string& host, std::uint16_t port) {
    return impl_->listen(host, port);
}

void Network::serve(Gate& gate) { impl_->accept(gate); }
void Network::run() { impl_->run(); }
int Network::run_until_signal() { return impl_->run_until_signal(); }

void Network::stop() {
    asio::post(impl_->io, [this] { impl_->say_goodbye(); });
}

void Network::post(std::function<void()> work) { asio::post(impl_->io, std::move(work)); }

std::unique_ptr<Alarm> Network::make_alarm() { return std::make_unique<AsioAlarm>(impl_->io); }

}  // namespace arbiter
