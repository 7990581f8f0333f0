#include "bench/support/connection.hpp"

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <optional>
#include <random>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace arbiter::bench {

namespace {

constexpr std::size_t most_unread = std::size_t{16} << 20;
constexpr unsigned continuation = 0;
constexpr unsigned text_frame = 1;
constexpr unsigned close_frame = 8;
constexpr unsigned ping_frame = 9;
constexpr unsigned pong_frame = 10;

std::string request_text(const Address& server, const HttpRequest& request) {
    const std::string host = server.authority();
    std::string text = request.method + ' ' + request.target + " HTTP/1.1\r\nHost: " + host +
                       "\r\nOrigin: http://" + host + "\r\n";
    if (!request.token.empty())
        text += "Cookie: arbiter=" + request.token + "\r\n";
    if (request.is_upgrade)
        // The key is to be new for each connection (RFC 6455, 4.1) so that no cache between answers
        // for the server; there is none on the loopback.
        text +=
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: c2l4dGVlbiBieXRlcyBvaw==\r\n";
    else
        text += "Connection: close\r\n";
    if (!request.body.empty())
        text += "Content-Type: application/json\r\nContent-Length: " +
                std::to_string(request.body.size()) + "\r\n";
    return text + "\r\n" + request.body;
}

sockaddr_in socket_address(std::uint32_t ip, std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(ip);
    address.sin_port = htons(port);
    return address;
}

void set_option(int descriptor, int level, int option) {
    const int on = 1;
    setsockopt(descriptor, level, option, &on, sizeof on);
}

std::uint32_t new_mask() {
    thread_local std::mt19937 random{std::random_device{}()};
    return static_cast<std::uint32_t>(random());
}

std::uint64_t big_endian(std::string_view bytes) {
    std::uint64_t value = 0;
    for (const char byte : bytes)
        value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

std::string big_endian_text(std::uint64_t value, std::size_t size) {
    std::string bytes(size, '\0');
    for (std::size_t i = size; i-- > 0; value >>= 8)
        bytes[i] = static_cast<char>(value & 0xff);
    return bytes;
}

/// The value of a header; `head` begins with the line of the status.
std::string_view header(std::string_view head, std::string_view name) {
    const std::string line = "\r\n" + std::string(name) + ": ";
    const std::size_t at = head.find(line);
    if (at == head.npos)
        return {};
    head.remove_prefix(at + line.size());
    return head.substr(0, head.find("\r\n"));
}

std::optional<std::size_t> whole_number(std::string_view text) {
    std::size_t value = 0;
    const auto [rest, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    return problem == std::errc() ? std::optional(value) : std::nullopt;
}

}  // namespace

std::string Address::authority() const {
    std::string text;
    for (int shift = 24; shift >= 0; shift -= 8)
        text += std::to_string(ip >> shift & 0xff) + (shift > 0 ? "." : ":");
    return text + std::to_string(port);
}

std::shared_ptr<Connection> Connection::open(Loop& loop, const Address& server,
                                             const HttpRequest& request, ConnectionEvents events,
                                             Clock::duration patience) {
    std::shared_ptr<Connection> opened(new Connection(loop, std::move(events)));
    opened->unsent_ = request_text(server, request);
    opened->connect(server, request.source, opened);
    loop.at(Clock::now() + patience, [weak = std::weak_ptr(opened)] {
        if (const auto self = weak.lock(); self && !self->is_answered_)
            self->end("no answer in time");
    });
    return opened;
}

Connection::~Connection() { close(); }

void Connection::connect(const Address& server, unsigned source, std::weak_ptr<Connection> self) {
    descriptor_ = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    const auto from = socket_address(INADDR_LOOPBACK + source, 0);
    const auto to = socket_address(server.ip, server.port);
    set_option(descriptor_, IPPROTO_TCP, TCP_NODELAY);
    // The port is chosen when both ends are known, so that there are enough of them.
    set_option(descriptor_, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT);
    const bool is_begun =
        descriptor_ >= 0 &&
        bind(descriptor_, reinterpret_cast<const sockaddr*>(&from), sizeof from) == 0 &&
        (::connect(descriptor_, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0 ||
         errno == EINPROGRESS);
    if (is_begun) {
        ticket_ = loop_.watch(descriptor_, self.lock(), EPOLLIN | EPOLLOUT);
        return;
    }
    loop_.at(Clock::now(), [self, why = std::string(std::strerror(errno))] {
        if (const auto connection = self.lock())
            connection->end(why);
    });
}

void Connection::close() {
    if (ticket_ != 0)
        loop_.forget(descriptor_, std::exchange(ticket_, 0));
    if (descriptor_ >= 0)
        ::close(std::exchange(descriptor_, -1));
    is_answered_ = true;
}

void Connection::end(const std::string& why) {
    close();
    if (const auto ended = std::exchange(events_.ended, nullptr))
        ended(why);
}

void Connection::send(std::string_view text) { send_frame(text_frame, text); }

void Connection::send_frame(unsigned kind, std::string_view payload) {
    if (descriptor_ < 0)
        return;
    const std::string mask = big_endian_text(new_mask(), 4);
    unsent_ += static_cast<char>(0x80U | kind);
    if (payload.size() < 126)
        unsent_ += static_cast<char>(0x80U | payload.size());
    else
        unsent_ += static_cast<char>(0x80U | 126U) + big_endian_text(payload.size(), 2);
    unsent_ += mask;
    for (std::size_t i = 0; i < payload.size(); ++i)
        unsent_ += static_cast<char>(payload[i] ^ mask[i % mask.size()]);
    if (!waits_to_write_)
        write();
}

void Connection::ready(std::uint32_t events) {
    // The server may have said something before it hung up.
    if ((events & (EPOLLIN | EPOLLERR | EPOLLHUP)) != 0)
        read();
    if (descriptor_ >= 0 && (events & EPOLLOUT) != 0)
        write();
}

void Connection::write() {
    const ssize_t size = ::send(descriptor_, unsent_.data(), unsent_.size(), MSG_NOSIGNAL);
    if (size > 0)
        unsent_.erase(0, static_cast<std::size_t>(size));
    // What went wrong with writing is told by reading, which first takes what had come before.
    const bool waits = !unsent_.empty() && (size >= 0 || errno == EAGAIN || errno == ENOTCONN);
    if (waits != std::exchange(waits_to_write_, waits))
        loop_.change(descriptor_, ticket_, waits ? EPOLLIN | EPOLLOUT : EPOLLIN);
}

void Connection::read() {
    std::array<char, 65536> piece;
    const ssize_t size = recv(descriptor_, piece.data(), piece.size(), 0);
    if (size < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (size <= 0)
        return end(size == 0 || errno == ECONNRESET ? "" : std::strerror(errno));
    unread_.append(piece.data(), static_cast<std::size_t>(size));
    if (unread_.size() + message_.size() > most_unread)
        return end("more than 16 MiB were sent in one message");
    if (!is_answered_)
        take_answer();
    if (is_socket_)
        take_frames();
}

void Connection::take_answer() {
    const std::size_t head_size = unread_.find("\r\n\r\n");
    if (head_size == unread_.npos)
        return;
    const std::string head = unread_.substr(0, head_size);
    const auto status =
        whole_number(std::string_view(head).substr(std::min<std::size_t>(9, head.size())));
    if (!head.starts_with("HTTP/1.1 ") || !status)
        return end("the answer is not HTTP/1.1");
    const std::size_t body_size = whole_number(header(head, "Content-Length")).value_or(0);
    if (unread_.size() < head_size + 4 + body_size)
        return;
    const std::string body = unread_.substr(head_size + 4, body_size);
    unread_.erase(0, head_size + 4 + body_size);
    is_answered_ = true;
    is_socket_ = *status == 101;
    if (!is_socket_)
        close();
    if (events_.answered)
        events_.answered({static_cast<int>(*status), body});
}

void Connection::take_frames() {
    while (descriptor_ >= 0 && take_frame()) {
    }
}

bool Connection::take_frame() {
    if (unread_.size() < 2)
        return false;
    const auto first = static_cast<unsigned char>(unread_[0]);
    std::uint64_t size = static_cast<unsigned char>(unread_[1]) & 127U;
    std::size_t begin = 2;
    if (size >= 126) {
        begin += size == 126 ? 2 : 8;
        if (unread_.size() < begin)
            return false;
        size = big_endian(std::string_view(unread_).substr(2, begin - 2));
    }
    if (unread_.size() - begin < size || unread_.size() < begin)
        return false;
    const std::string payload = unread_.substr(begin, size);
    unread_.erase(0, begin + size);
    take_payload(first & 15U, (first & 128U) != 0, payload);
    return true;
}

void Connection::take_payload(unsigned kind, bool is_last, std::string_view payload) {
    if (kind == ping_frame)
        return send_frame(pong_frame, payload);
    if (kind == pong_frame)
        return;
    if (kind == close_frame)
        return end("close " + std::to_string(big_endian(payload.substr(0, 2))));
    if (kind != text_frame && kind != continuation)
        return end("a frame of kind " + std::to_string(kind));
    message_ += payload;
    if (is_last && events_.told)
        events_.told(std::exchange(message_, ""));
}

}  // namespace arbiter::bench
