#include "arbiter/rooms/audience.hpp"

namespace arbiter {

void Audience::add(SocketId socket, const std::optional<std::string>& token_hash,
                   const Table& table) {
    sockets_.emplace(socket, token_hash);
    count_places(table);
}

bool Audience::remove(SocketId socket, const Table& table) {
    if (sockets_.erase(socket) == 0)
        return false;
    count_places(table);
    return true;
}

void Audience::count_places(const Table& table) {
    present_ = {};
    for (const auto& [socket, token_hash] : sockets_) {
        const Places places = table.places_of(token_hash);
        for (const Place place : all_places)
            present_[place] += static_cast<std::size_t>(places[place]);
    }
}

Places Audience::here() const {
    Places places{};
    for (const Place place : all_places)
        places[place] = present_[place] > 0;
    return places;
}

void Audience::tell_everybody(const Words& words) const {
    for (const auto& [socket, token_hash] : sockets_)
        tell_({socket, words});
}

void Audience::tell_presence_changes(const Places& before, std::optional<SocketId> except) const {
    const Places after = here();
    for (const Place place : all_places) {
        if (before[place] == after[place])
            continue;
        for (const auto& [socket, token_hash] : sockets_)
            if (socket != except)
                tell_({socket, Presence{place, after[place]}});
    }
}

}  // namespace arbiter
