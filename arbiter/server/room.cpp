#include "arbiter/server/room.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "arbiter/rules/legality.hpp"

namespace arbiter {

namespace {

SharedText shared(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

/// Somebody who has both seats remembers his commands at White's.
Color memory_of(const Seats& yours) { return yours[Color::white] ? Color::white : Color::black; }

Refusal not_kept(const StoreError& error) {
    return {"store",
            "the game could not be kept, so nothing was played; try again (" + error.text + ')'};
}

bool is_question(const Action& action) {
    return std::holds_alternative<PingCommand>(action) ||
           std::holds_alternative<ExplainCommand>(action);
}

/// The same game with the sides changed.
GameStart rematch_of(const Table& table, Timestamp now) {
    GameStart start = table.start();
    start.created = now;
    start.seats = {{table.seat(Color::black), table.seat(Color::white)}};
    return start;
}

}  // namespace

std::expected<std::unique_ptr<Room>, StoreError> Room::open(const StoredGame& game, RoomHost& host,
                                                            Timestamp started) {
    const auto broken = [&game](const std::string& why) {
        return std::unexpected(
            StoreError{StoreProblem::corrupt, "game " + game.start.id + ": " + why});
    };
    auto table = Table::set_up(game.start);
    if (!table)
        return broken(table.error());
    std::unique_ptr<Room> room(new Room(std::move(*table), host));
    for (const StoredEvent& event : game.events)
        if (const auto outcome = room->replay(event, game.events.size()); !outcome)
            return broken("event " + std::to_string(event.version) + ": " + outcome.error().text);
    if (!game.events.empty() && game.events.back().at < started && room->flag_falls_at())
        room->down_since_ = game.events.back().at;
    return room;
}

std::optional<Timestamp> Room::flag_falls_at() const {
    return down_since_ ? std::nullopt : table_.game().due_at();
}

Messages Room::let_flags_fall(Timestamp now) {
    Messages out;
    if (!down_since_)
        static_cast<void>(catch_up(now, out));
    return out;
}

bool Room::catch_up(Timestamp now, Messages& out) {
    if (down_since_) {
        const bool is_paused = table_.game().state().pause.has_value();
        if (!is_paused &&
            !publish_by_itself(ClockPaused{"the server was not running"}, *down_since_, out))
            return false;
        if (!publish_by_itself(ClockResumed{}, now, out))
            return false;
        down_since_.reset();
    }
    const auto due = table_.game().due(now);
    return !due || publish_by_itself(*due, now, out);
}

bool Room::publish_by_itself(const Event& event, Timestamp at, Messages& out) {
    const TableEvent happened = event;
    const auto done = publish(std::span(&happened, 1), std::nullopt, at, out);
    if (!done)
        host_.warn("what happened by itself was not kept: " + done.error().text);
    return done.has_value();
}

std::expected<void, StoreError> Room::replay(const StoredEvent& stored, std::size_t of) {
    const auto corrupt = [](std::string why) {
        return std::unexpected(StoreError{StoreProblem::corrupt, std::move(why)});
    };
    const auto event = read_event(table_.game().position(), stored.body);
    if (!event)
        return corrupt(event.error().text);
    if (const auto applied = table_.apply(*event, stored.at); !applied)
        return corrupt(applied.error().text);
    // Of a long game only the end is told again.
    if (version_ + events_kept < of)
        ++version_;
    else
        happen(*event);
    if (stored.cause)
        remember_answer(stored.cause->seat, stored.cause->command, shared(stored.cause->answer));
    return {};
}

Messages Room::enter(SocketId socket, std::optional<std::string> token_hash,
                     std::optional<std::uint32_t> seen, Timestamp now) {
    Messages out;
    static_cast<void>(catch_up(now, out));
    const Presence before = here();
    // A new player is told everything: what he may do has changed.
    if (take_open_seat(token_hash, now, out))
        seen.reset();
    sockets_.emplace(socket, std::move(token_hash));
    greet(socket, seen, now, out);
    tell_presence_changes(before, socket, out);
    return out;
}

Messages Room::receive(SocketId socket, std::string_view text, Timestamp now) {
    Messages out;
    const bool is_up_to_date = catch_up(now, out);
    const Seats yours = seats_of(socket);
    const auto command = read_command(text);
    if (command && !is_up_to_date) {
        const StoreError why{StoreProblem::unavailable, ""};
        out.push_back({socket, shared(write_no(command->id, not_kept(why)))});
        return out;
    }
    SharedText reply = command ? answer(*command, yours, now, out)
                               : shared(write_no(command.error().id, command.error().refusal));
    out.push_back({socket, std::move(reply)});
    return out;
}

Messages Room::receive_binary(SocketId socket) {
    const Refusal refusal{"bad_message", "a message is text: a JSON object with t, i and d"};
    return {{socket, shared(write_no(std::nullopt, refusal))}};
}

Messages Room::leave(SocketId socket) {
    Messages out;
    const Presence before = here();
    sockets_.erase(socket);
    tell_presence_changes(before, socket, out);
    return out;
}

std::optional<Thought> Room::take_wanted_thought() {
    const Game& game = table_.game();
    if (is_thinking_ || game.is_over() || !table_.is_computer(game.position().turn()))
        return std::nullopt;
    is_thinking_ = true;
    Thought thought{
        table_.start().id, table_.plies().size(), game.position(), {}, table_.start().level};
    for (const Position& position : game.history().positions())
        thought.earlier_keys.push_back(position.key());
    thought.earlier_keys.pop_back();
    return thought;
}

Messages Room::computer_moves(std::size_t asked_at, Move move, Timestamp now) {
    Messages out;
    is_thinking_ = false;
    if (!catch_up(now, out))
        return out;
    // Somebody resigned, say, while it thought.
    if (table_.game().is_over() || asked_at != table_.plies().size())
        return out;
    if (!is_legal(table_.game().position(), move)) {
        host_.warn("the computer answered with an illegal move; the game waits");
        return out;
    }
    const TableEvent made = Event{MoveMade{move}};
    if (const auto done = publish(std::span(&made, 1), std::nullopt, now, out); !done)
        host_.warn("the computer's move was not kept: " + done.error().text);
    return out;
}

std::optional<DeadPositionQuestion> Room::take_wanted_question() {
    const std::size_t plies = table_.plies().size();
    if (table_.game().is_over() || questioned_at_ == plies)
        return std::nullopt;
    questioned_at_ = plies;
    return DeadPositionQuestion{table_.start().id, plies, table_.game().position()};
}

Messages Room::position_is_dead(std::size_t asked_at, Timestamp now) {
    Messages out;
    if (table_.game().is_over() || asked_at != table_.plies().size())
        return out;
    const TableEvent found = Event{DeadPositionFound{}};
    if (const auto done = publish(std::span(&found, 1), std::nullopt, now, out); !done)
        host_.warn("the end by a dead position was not kept: " + done.error().text);
    return out;
}

Seats Room::seats_of(SocketId socket) const {
    const auto found = sockets_.find(socket);
    if (found == sockets_.end() || !found->second)
        return {};
    return {{table_.is_held_by(Color::white, *found->second),
             table_.is_held_by(Color::black, *found->second)}};
}

Presence Room::here() const {
    Presence presence{};
    for (const auto& [socket, token] : sockets_)
        for (const Color color : both_colors)
            if (token && table_.is_held_by(color, *token))
                presence[color] = true;
    return presence;
}

bool Room::take_open_seat(const std::optional<std::string>& token_hash, Timestamp now,
                          Messages& out) {
    const auto open = table_.open_seat();
    if (!open || !token_hash || table_.game().is_over() ||
        table_.is_held_by(opponent(*open), *token_hash))
        return false;
    const TableEvent taken = SeatTaken{*open, *token_hash};
    const auto done = publish(std::span(&taken, 1), std::nullopt, now, out);
    if (!done)
        host_.warn("a seat could not be taken: " + done.error().text);
    return done.has_value();
}

void Room::greet(SocketId socket, std::optional<std::uint32_t> seen, Timestamp now,
                 Messages& out) const {
    const Presence present = here();
    if (!seen || *seen > version_ || version_ - *seen > recent_.size()) {
        out.push_back(
            {socket, shared(write_sync(table_, version_, seats_of(socket), present, now))});
        return;
    }
    out.push_back({socket, shared(write_resume(version_))});
    for (auto text = recent_.end() - static_cast<std::ptrdiff_t>(version_ - *seen);
         text != recent_.end(); ++text)
        out.push_back({socket, *text});
    for (const Color color : both_colors)
        out.push_back(
            {socket, shared(write_presence(color, present[color] || table_.is_computer(color)))});
    if (table_.game().state().clock)
        out.push_back({socket, shared(write_clock(table_, now))});
}

void Room::tell_presence_changes(const Presence& before, SocketId except, Messages& out) const {
    const Presence after = here();
    for (const Color color : both_colors) {
        if (before[color] == after[color])
            continue;
        const SharedText text = shared(write_presence(color, after[color]));
        for (const auto& [socket, token] : sockets_)
            if (socket != except)
                out.push_back({socket, text});
    }
}

SharedText Room::answer(const Command& command, const Seats& yours, Timestamp now, Messages& out) {
    const bool is_player = yours[Color::white] || yours[Color::black];
    const Color seat = memory_of(yours);
    if (is_player) {
        const auto earlier = std::ranges::find(answers_[seat], command.id, &Answer::command);
        if (earlier != answers_[seat].end())
            return earlier->text;
    }
    Decision decision = decide(table_, yours, command.action);
    if (const auto made = add_rematch(decision, now); !made)
        decision = {.refusal = not_kept(made.error())};
    const auto version = version_ + static_cast<std::uint32_t>(decision.events.size());
    SharedText reply =
        shared(decision.refusal ? write_no(command.id, *decision.refusal)
                                : write_ok(command.id, version, decision.explanation));
    const Cause cause{seat, command.id, *reply};
    // Not remembered: what could not be kept may go better the next time.
    if (const auto done = publish(decision.events, cause, now, out); !done)
        return shared(write_no(command.id, not_kept(done.error())));
    // What changes nothing may be asked again, and must not push out what does.
    if (is_player && !is_question(command.action))
        remember_answer(seat, command.id, reply);
    return reply;
}

std::expected<void, StoreError> Room::add_rematch(Decision& decision, Timestamp now) {
    if (!decision.rematch_by)
        return {};
    auto id = host_.create_game(rematch_of(table_, now));
    if (!id)
        return std::unexpected(std::move(id.error()));
    decision.events.emplace_back(RematchMade{*decision.rematch_by, *std::move(id)});
    return {};
}

std::expected<void, StoreError> Room::publish(std::span<const TableEvent> events,
                                              const std::optional<Cause>& cause, Timestamp now,
                                              Messages& out) {
    if (events.empty())
        return {};
    std::vector<StoredEvent> stored;
    for (const TableEvent& event : events)
        stored.push_back({version_ + static_cast<std::uint32_t>(stored.size()) + 1, now,
                          write_event(event), std::nullopt});
    stored.back().cause = cause;
    if (auto kept = host_.store().append(table_.start().id, stored); !kept)
        return kept;
    for (const TableEvent& event : events) {
        [[maybe_unused]] const auto applied = table_.apply(event, now);
        assert(applied);
        happen(event);
        tell_everybody(recent_.back(), out);
    }
    return {};
}

void Room::happen(const TableEvent& event) {
    ++version_;
    recent_.push_back(shared(write_event(table_, version_, event)));
    if (recent_.size() > events_kept)
        recent_.pop_front();
}

void Room::tell_everybody(const SharedText& text, Messages& out) const {
    for (const auto& [socket, token] : sockets_)
        out.push_back({socket, text});
}

void Room::remember_answer(Color seat, std::string command, SharedText text) {
    answers_[seat].push_back({std::move(command), std::move(text)});
    if (answers_[seat].size() > answers_kept)
        answers_[seat].pop_front();
}

}  // namespace arbiter
