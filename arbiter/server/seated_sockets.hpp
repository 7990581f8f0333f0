// Whose sockets keep their places because he sits in a game: of each person the newest, so that
// nobody takes all places with one token.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <unordered_map>

#include "arbiter/rooms/socket_id.hpp"

namespace arbiter {

class SeatedSockets {
  public:
    /// More than anybody plays games at once.
    static constexpr std::size_t most_of_one_person = 20;

    /// `person`: the digest of his token. Gives the one that keeps its place no longer, where he
    /// has too many now. Requires: the socket is not here.
    std::optional<SocketId> add(const std::string& person, SocketId socket);
    [[nodiscard]] bool has(SocketId socket) const { return people_.contains(socket); }
    /// Nothing happens where it is not here.
    void remove(SocketId socket);

  private:
    std::unordered_map<std::string, std::deque<SocketId>> oldest_first_;
    std::unordered_map<SocketId, std::string> people_;
};

}  // namespace arbiter
