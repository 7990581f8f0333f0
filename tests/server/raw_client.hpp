// A TCP client on the loopback that sends any bytes and reads what comes.
#pragma once

#include <array>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace arbiter::testing {

class RawClient {
  public:
    explicit RawClient(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        // Nothing waits for it to pass, but where a test fails.
        const timeval patience{60, 0};
        ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        if (::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
            throw std::runtime_error("no connection to the loopback");
    }
    RawClient(const RawClient&) = delete;
    RawClient& operator=(const RawClient&) = delete;
    ~RawClient() { close(); }

    /// False where the other side does not take it any more.
    bool send(std::string_view bytes) const {
        while (!bytes.empty()) {
            const auto sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0)
                return false;
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return true;
    }

    /// What comes up to and with the mark; all there is where it never comes.
    std::string read_until(std::string_view mark) {
        auto found = unread_.find(mark);
        while (found == unread_.npos && more())
            found = unread_.find(mark);
        const std::size_t size = found == unread_.npos ? unread_.size() : found + mark.size();
        std::string text = unread_.substr(0, size);
        unread_.erase(0, size);
        return text;
    }
    /// All up to the end of the connection.
    std::string rest() {
        while (more()) {
        }
        return std::exchange(unread_, {});
    }

    void close() {
        if (socket_ >= 0)
            ::close(std::exchange(socket_, -1));
    }

  private:
    bool more() {
        std::array<char, 65536> piece{};
        const auto size = ::recv(socket_, piece.data(), piece.size(), 0);
        if (size > 0)
            unread_.append(piece.data(), static_cast<std::size_t>(size));
        return size > 0;
    }

    int socket_;
    std::string unread_;
};

}  // namespace arbiter::testing
