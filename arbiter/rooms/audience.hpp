// Who has a game open and where he sits there. What he is told goes out by a function.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "arbiter/rooms/socket_id.hpp"
#include "arbiter/rooms/table.hpp"
#include "arbiter/rooms/told.hpp"

namespace arbiter {

class Audience {
  public:
    using Tell = std::function<void(Told told)>;

    explicit Audience(Tell tell) : tell_(std::move(tell)) {}

    /// `token_hash`: the digest of his token, if he has one. Nobody is told of it.
    void add(SocketId socket, const std::optional<std::string>& token_hash, const Table& table);
    /// Nobody is told. False if he was not here.
    bool remove(SocketId socket, const Table& table);
    /// To be called when somebody sits down, or the seats change.
    void count_places(const Table& table);

    [[nodiscard]] bool is_empty() const { return sockets_.empty(); }
    [[nodiscard]] bool has(SocketId socket) const { return sockets_.contains(socket); }
    /// The digest that he came with. Requires: he is here.
    [[nodiscard]] const std::optional<std::string>& token_hash_of(SocketId socket) const {
        return sockets_.at(socket);
    }
    /// For which places there is somebody.
    [[nodiscard]] Places here() const;

    void tell_everybody(const Words& words) const;
    /// Tells everybody but that one who has come and gone since `before`.
    void tell_presence_changes(const Places& before, std::optional<SocketId> except) const;

  private:
    Tell tell_;
    std::map<SocketId, std::optional<std::string>> sockets_;
    /// How many sockets there are of whoever sits there.
    PerPlace<std::size_t> present_{};
};

}  // namespace arbiter
