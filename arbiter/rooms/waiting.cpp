#include "arbiter/rooms/waiting.hpp"

#include <algorithm>

#include "arbiter/rooms/recent.hpp"

namespace arbiter {

std::size_t count_looks(const Waiting& waiting) {
    return static_cast<std::size_t>(std::ranges::count_if(waiting, [](const Incident& incident) {
        return std::holds_alternative<Looked>(incident.what);
    }));
}

std::size_t count_commands(const Waiting& waiting, std::optional<Place> of, const Table& table) {
    return static_cast<std::size_t>(std::ranges::count_if(waiting, [&](const Incident& incident) {
        const auto* const said = std::get_if<SpokenCommand>(&incident.what);
        return said != nullptr && memory_of(table.places_of(said->token_hash)) == of;
    }));
}

void forget_entrance(Waiting& waiting, SocketId socket) {
    std::erase_if(waiting, [socket](const Incident& incident) {
        const auto* const entrance = std::get_if<Entrance>(&incident.what);
        return entrance != nullptr && entrance->socket == socket;
    });
}

}  // namespace arbiter
