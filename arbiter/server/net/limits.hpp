// All limits of the network, each with its unit: what one connection, one address and the whole
// process may take, and how long. Not those of the games (names, notes, entries of a log), which
// lie with the games.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace arbiter {

inline constexpr std::size_t kibibyte = 1024;
inline constexpr std::size_t mebibyte = 1024 * kibibyte;

/// An address is one of IPv4 or a network /64 of IPv6 (net/address_group.hpp).
struct NetworkLimits {
    // One request.
    /// The request line with all header fields; and by itself all that frames a chunked body: the
    /// sizes, extensions and trailers of its chunks.
    std::size_t header_bytes = 8 * kibibyte;
    std::size_t header_fields = 100;
    std::size_t body_bytes = 64 * kibibyte;
    /// Empty lines before a request (RFC 9112, section 2.2).
    std::size_t empty_lines = 4;
    /// From the end of one request to the end of the next; then as long for its answer to be found;
    /// then as long for the client to read it.
    std::chrono::milliseconds request_time{30'000};
    /// What is read and thrown away after the last answer, and for how long: closing with bytes
    /// unread would take back what was just sent.
    std::size_t thrown_away_bytes = 256 * kibibyte;
    std::chrono::milliseconds thrown_away_time{1'000};

    // One WebSocket.
    std::size_t message_bytes = 8 * kibibyte;
    /// So many messages may come in that span, however they are spread.
    std::size_t messages = 100;
    std::chrono::milliseconds messages_span{20'000};
    /// All bytes that a socket may send in that span: messages, what frames them, empty frames.
    std::size_t socket_bytes = 1 * mebibyte;
    /// From the request to upgrade until the socket is open.
    std::chrono::milliseconds handshake_time{10'000};
    /// A socket silent for half of it is pinged, for all of it dropped.
    std::chrono::milliseconds idle_time{60'000};
    /// From our goodbye until the socket is dropped, answered or not.
    std::chrono::milliseconds goodbye_time{1'000};

    // Memory: what is buffered for connections, in both directions.
    /// What may wait to be sent on one connection; whoever reads slower is dropped, and comes
    /// again.
    std::size_t unsent_bytes = 4 * mebibyte;
    std::size_t buffered_bytes_of_one_address = 64 * mebibyte;
    std::size_t buffered_bytes = 256 * mebibyte;

    // Places.
    std::size_t connections = 1000;
    std::size_t connections_of_one_address = 200;
    /// The last places are for addresses that have only a few.
    std::size_t connections_for_small_addresses = 100;
    std::size_t connections_of_a_small_address = 10;
    /// Beyond all these: who waits at the door to be told why he must come again.
    std::size_t waiting_connections = 32;
    std::chrono::milliseconds waiting_time{5'000};
    /// When somebody who was refused should try again.
    std::chrono::seconds retry_after{10};

    // New games of one address: enough for people, too few to fill a disk in a day.
    std::size_t new_games = 300;
    std::chrono::minutes new_games_span{5};
    /// So many addresses are remembered for that, those that made one last; at least one.
    std::size_t new_games_addresses = 10'000;

    // The server.
    /// For the goodbyes to reach everybody, when the server ends.
    std::chrono::milliseconds server_goodbye_time{300};
    /// Where no connection can be accepted, for want of file descriptors, say.
    std::chrono::milliseconds accept_pause{100};
};

/// "8 KiB", "1 MiB", "100 bytes", for messages: in the largest unit that leaves a whole number.
[[nodiscard]] std::string in_bytes(std::size_t bytes);

}  // namespace arbiter
