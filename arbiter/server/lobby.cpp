#include "arbiter/server/lobby.hpp"

#include <span>
#include <utility>
#include <vector>

#include "arbiter/journal/event_json.hpp"
#include "arbiter/server/token.hpp"

namespace arbiter {

namespace {

constexpr int tries_for_an_id = 10;

ApiError busy() {
    return {.status = 503,
            .code = "busy",
            .text = "as many games are being played here as the server may keep; try again later"};
}

ApiError store_failed(const StoreError& error) {
    if (error.problem == StoreProblem::corrupt)
        return {.status = 500, .code = "store", .text = "the kept game cannot be read"};
    return {.status = 503,
            .code = "store",
            .text = "the server cannot keep or read games at the moment; try again"};
}

std::vector<StoredEvent> stored_moves(std::span<const Move> moves, Timestamp at) {
    std::vector<StoredEvent> events;
    for (const Move move : moves)
        events.push_back({.version = static_cast<std::uint32_t>(events.size()) + 2,
                          .at = at,
                          .body = write_event(Event(MoveMade{move})),
                          .cause = {}});
    return events;
}

}  // namespace

std::expected<std::string, ApiError> Lobby::create(NewGame game, Timestamp now) {
    if (!make_space())
        return std::unexpected(busy());
    game.start.created = now;
    auto id = create_game(std::move(game.start));
    if (id && !game.moves.empty()) {
        // Nobody knows the id yet: where this fails, nothing has been made for anybody.
        if (auto kept = store_.append(*id, stored_moves(game.moves, now)); !kept)
            id = std::unexpected(std::move(kept.error()));
    }
    if (!id) {
        warn("a new game was not kept: " + id.error().text);
        return std::unexpected(store_failed(id.error()));
    }
    return *std::move(id);
}

std::expected<const Room*, ApiError> Lobby::find(std::string_view id) { return room(id); }

std::expected<Messages, ApiError> Lobby::enter(std::string_view id, Entrance entrance,
                                               Timestamp now) {
    const auto found = room(id);
    if (!found)
        return std::unexpected(found.error());
    if (*found == nullptr)
        return std::unexpected(
            ApiError{.status = 404, .code = "no_game", .text = "there is no such game"});
    Room& entered = **found;
    sockets_[entrance.socket] = &entered;
    Messages out = entered.enter(std::move(entrance), now);
    ask_helpers(entered);
    return out;
}

Messages Lobby::receive(SocketId socket, std::string_view text, Timestamp now) {
    const auto found = sockets_.find(socket);
    if (found == sockets_.end())
        return {};
    Room& here = *found->second;
    Messages out = here.receive(socket, text, now);
    ask_helpers(here);
    return out;
}

Messages Lobby::receive_binary(SocketId socket) {
    const auto found = sockets_.find(socket);
    return found == sockets_.end() ? Messages{} : found->second->receive_binary(socket);
}

Messages Lobby::leave(SocketId socket) {
    const auto found = sockets_.find(socket);
    if (found == sockets_.end())
        return {};
    Room& left = *found->second;
    sockets_.erase(found);
    return left.leave(socket);
}

Messages Lobby::computer_moves(std::string_view game, std::uint64_t question, Move move,
                               Timestamp now) {
    // A room that has the computer thinking is never given up.
    const auto found = rooms_.find(game);
    if (found == rooms_.end())
        return {};
    Room& played = *found->second.room;
    // An answer that could not be kept is asked for again when somebody next comes or says
    // something.
    Messages out = played.computer_moves(question, move, now);
    ask_prover(played);
    return out;
}

Messages Lobby::position_is_dead(std::string_view game, std::uint64_t question, Timestamp now) {
    // A room that was given up meanwhile asks again when it is opened.
    const auto found = rooms_.find(game);
    return found == rooms_.end() ? Messages{} : found->second.room->position_is_dead(question, now);
}

std::optional<Timestamp> Lobby::next_flag() const {
    std::optional<Timestamp> next;
    for (const auto& [id, entry] : rooms_)
        if (const auto at = entry.room->flag_falls_at(); at && (!next || *at < *next))
            next = at;
    return next;
}

Messages Lobby::let_flags_fall(Timestamp now) {
    Messages out;
    for (const auto& [id, entry] : rooms_)
        for (Message& message : entry.room->let_flags_fall(now))
            out.push_back(std::move(message));
    return out;
}

std::expected<std::string, StoreError> Lobby::create_game(GameStart start) {
    for (int i = 0;; ++i) {
        start.id = new_game_id();
        auto created = store_.create(start);
        if (created)
            return start.id;
        // 62^8 ids: a second try is rare, more would be a fault of another kind.
        if (created.error().problem != StoreProblem::conflict || i == tries_for_an_id)
            return std::unexpected(std::move(created.error()));
    }
}

std::expected<Room*, ApiError> Lobby::room(std::string_view id) {
    if (const auto found = rooms_.find(id); found != rooms_.end()) {
        found->second.last_used = ++uses_;
        return found->second.room.get();
    }
    const auto failed = [this](const StoreError& error) {
        warn(error.text);
        return std::unexpected(store_failed(error));
    };
    const auto kept = store_.load(id);
    if (!kept)
        return failed(kept.error());
    if (!*kept)
        return nullptr;
    if (!make_space())
        return std::unexpected(busy());
    auto opened = Room::open(**kept, *this, started_);
    if (!opened)
        return failed(opened.error());
    Entry& entry = rooms_[std::string(id)];
    entry = {std::move(*opened), ++uses_};
    return entry.room.get();
}

bool Lobby::make_space() {
    if (rooms_.size() < most_rooms_)
        return true;
    auto oldest = rooms_.end();
    for (auto at = rooms_.begin(); at != rooms_.end(); ++at)
        if (at->second.room->is_idle() &&
            (oldest == rooms_.end() || at->second.last_used < oldest->second.last_used))
            oldest = at;
    if (oldest == rooms_.end())
        return false;
    rooms_.erase(oldest);
    return true;
}

void Lobby::ask_helpers(Room& room) {
    if (auto thought = room.take_wanted_thought())
        thinker_.think(*std::move(thought));
    ask_prover(room);
}

void Lobby::ask_prover(Room& room) {
    if (auto question = room.take_wanted_question())
        prover_.prove(*std::move(question));
}

}  // namespace arbiter
