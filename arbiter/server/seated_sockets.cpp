#include "arbiter/server/seated_sockets.hpp"

#include <algorithm>

namespace arbiter {

std::optional<SocketId> SeatedSockets::add(const std::string& person, SocketId socket) {
    std::deque<SocketId>& his = oldest_first_[person];
    his.push_back(socket);
    people_.emplace(socket, person);
    if (his.size() <= most_of_one_person)
        return std::nullopt;
    const SocketId oldest = his.front();
    remove(oldest);
    return oldest;
}

void SeatedSockets::remove(SocketId socket) {
    const auto person = people_.find(socket);
    if (person == people_.end())
        return;
    const auto his = oldest_first_.find(person->second);
    std::erase(his->second, socket);
    if (his->second.empty())
        oldest_first_.erase(his);
    people_.erase(person);
}

}  // namespace arbiter
