#include "arbiter/server/room.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/game/said_english.hpp"
#include "arbiter/journal/terms_value.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

SharedText shared(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

/// Somebody who sits at several places remembers his commands at the first of them.
std::optional<Place> memory_of(const Places& yours) {
    for (const Place place : all_places)
        if (yours[place])
            return place;
    return std::nullopt;
}

Refusal not_kept(const StoreError& error) {
    return {"store", "the game could not be kept, so nothing was played; try again" +
                         (error.text.empty() ? "" : " (" + error.text + ')')};
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
    Terms terms = table.game().terms();
    // What it was corrected to (6.10.2), but without what a quickplay finish has added.
    if (const auto& clock = table.game().state().clock; clock && !terms.has_quickplay_finish)
        terms.time = clock->control();
    std::swap(terms.players[Color::white], terms.players[Color::black]);
    start.terms = write_terms(terms);
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
    room->was_down_ =
        !game.events.empty() && game.events.back().at < started && room->flag_falls_at();
    return room;
}

std::optional<Timestamp> Room::flag_falls_at() const {
    return was_down_ ? std::nullopt : table_.game().due_at();
}

Messages Room::let_flags_fall(Timestamp now) {
    Messages out;
    if (!was_down_)
        static_cast<void>(catch_up(now, out));
    return out;
}

bool Room::catch_up(Timestamp now, Messages& out) {
    if (was_down_) {
        if (!publish_by_itself(DowntimePassed{}, now, out))
            return false;
        was_down_ = false;
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
        return corrupt(english(applied.error()));
    // Of a long game only the end is told again.
    if (version_ + events_kept < of)
        ++version_;
    else
        remember(shared(write_event(table_, version_ + 1, *event)));
    if (stored.cause)
        remember_answer(stored.cause->place, stored.cause->command, shared(stored.cause->answer));
    return {};
}

Messages Room::enter(Entrance entrance, Timestamp now) {
    Messages out;
    static_cast<void>(catch_up(now, out));
    const Places before = here();
    // A new player is told everything: what he may do has changed.
    if (take_open_seat(entrance, now, out))
        entrance.seen.reset();
    sockets_.emplace(entrance.socket, std::move(entrance.token_hash));
    greet(entrance.socket, entrance.seen, now, out);
    tell_presence_changes(before, entrance.socket, out);
    return out;
}

Messages Room::receive(SocketId socket, std::string_view text, Timestamp now) {
    Messages out;
    const bool is_up_to_date = catch_up(now, out);
    const Places yours = places_of(socket);
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
    const Places before = here();
    sockets_.erase(socket);
    tell_presence_changes(before, socket, out);
    return out;
}

std::optional<Thought> Room::take_wanted_thought() {
    const Game& game = table_.game();
    const bool is_paused = game.state().pause.has_value();
    if (open_thought_ || is_paused || game.is_over() || !table_.is_computer(game.position().turn()))
        return std::nullopt;
    open_thought_ = host_.next_question();
    Thought thought{table_.start().id, *open_thought_, game.position(), {}, table_.start().level};
    for (const Position& position : game.history().positions())
        thought.earlier_keys.push_back(position.key());
    thought.earlier_keys.pop_back();
    return thought;
}

Messages Room::computer_moves(std::uint64_t question, Move move, Timestamp now) {
    Messages out;
    if (open_thought_ != question)
        return out;
    open_thought_.reset();
    if (!catch_up(now, out))
        return out;
    // Somebody resigned, say, while it thought. After a pause it is asked again.
    if (table_.game().is_over() || table_.game().state().pause)
        return out;
    if (!is_legal(table_.game().position(), move)) {
        host_.warn("the computer answered with an illegal move; the game waits");
        return out;
    }
    const auto taken = move_that_is_taken(move, now);
    if (!taken) {
        host_.warn("the game takes no move of the computer; it waits");
        return out;
    }
    const TableEvent made = Event{MoveMade{*taken}};
    if (const auto done = publish(std::span(&made, 1), std::nullopt, now, out); !done)
        host_.warn("the computer's move was not kept: " + done.error().text);
    return out;
}

std::optional<Move> Room::move_that_is_taken(Move move, Timestamp now) const {
    const auto is_taken = [&](Move candidate) {
        Game trial = table_.game();
        return trial.apply(MoveMade{candidate}, std::max(now, trial.state().now)).has_value();
    };
    if (is_taken(move))
        return move;
    for (const Move other : legal_moves(table_.game().position()))
        if (is_taken(other))
            return other;
    return std::nullopt;
}

std::optional<DeadPositionQuestion> Room::take_wanted_question() {
    const Position& position = table_.game().position();
    if (table_.game().is_over() || questioned_ == position)
        return std::nullopt;
    questioned_ = position;
    open_question_ = host_.next_question();
    return DeadPositionQuestion{table_.start().id, open_question_, position};
}

Messages Room::position_is_dead(std::uint64_t question, Timestamp now) {
    Messages out;
    if (table_.game().is_over() || question != open_question_)
        return out;
    const TableEvent found = Event{DeadPositionFound{}};
    if (const auto done = publish(std::span(&found, 1), std::nullopt, now, out); !done)
        host_.warn("the end by a dead position was not kept: " + done.error().text);
    return out;
}

Places Room::places_of(SocketId socket) const {
    const auto found = sockets_.find(socket);
    if (found == sockets_.end() || !found->second)
        return {};
    return table_.places_of(*found->second);
}

Places Room::here() const {
    Places present{};
    for (const auto& [socket, token] : sockets_) {
        const Places places = places_of(socket);
        for (const Place place : all_places)
            present[place] = present[place] || places[place];
    }
    return present;
}

bool Room::take_open_seat(const Entrance& entrance, Timestamp now, Messages& out) {
    const auto open = table_.open_seat(entrance.seat);
    // Nobody plays against himself by a link, and an arbiter does not play.
    if (!open || !entrance.token_hash || table_.game().is_over() ||
        memory_of(table_.places_of(*entrance.token_hash)))
        return false;
    const TableEvent taken = SeatTaken{*open, *entrance.token_hash};
    const auto done = publish(std::span(&taken, 1), std::nullopt, now, out);
    if (!done)
        host_.warn("a seat could not be taken: " + done.error().text);
    return done.has_value();
}

void Room::greet(SocketId socket, std::optional<std::uint32_t> seen, Timestamp now,
                 Messages& out) const {
    const Places present = here();
    if (!seen || *seen > version_ || version_ - *seen > recent_.size()) {
        out.push_back(
            {socket, shared(write_sync(table_, version_, places_of(socket), present, now))});
        return;
    }
    out.push_back({socket, shared(write_resume(version_))});
    for (auto text = recent_.end() - static_cast<std::ptrdiff_t>(version_ - *seen);
         text != recent_.end(); ++text)
        out.push_back({socket, *text});
    for (const Color color : both_colors)
        out.push_back(
            {socket, shared(write_presence(
                         place_of(color), present[place_of(color)] || table_.is_computer(color)))});
    if (table_.has_arbiter())
        out.push_back({socket, shared(write_presence(Place::arbiter, present[Place::arbiter]))});
    if (table_.game().state().clock)
        out.push_back({socket, shared(write_clock(table_, now))});
}

void Room::tell_presence_changes(const Places& before, SocketId except, Messages& out) const {
    const Places after = here();
    for (const Place place : all_places) {
        if (before[place] == after[place])
            continue;
        const SharedText text = shared(write_presence(place, after[place]));
        for (const auto& [socket, token] : sockets_)
            if (socket != except)
                out.push_back({socket, text});
    }
}

SharedText Room::answer(const Command& command, const Places& yours, Timestamp now, Messages& out) {
    const auto place = memory_of(yours);
    if (place) {
        const auto earlier = std::ranges::find(answers_[*place], command.id, &Answer::command);
        if (earlier != answers_[*place].end())
            return earlier->text;
    }
    Decision decision = decide(table_, yours, command.action, now);
    if (const auto made = add_rematch(decision, now); !made)
        decision = {.refusal = not_kept(made.error())};
    const auto version = version_ + static_cast<std::uint32_t>(decision.events.size());
    SharedText reply =
        shared(decision.refusal ? write_no(command.id, *decision.refusal)
                                : write_ok(command.id, version, decision.explanation));
    const auto cause = place ? std::optional(Cause{*place, command.id, *reply}) : std::nullopt;
    // Not remembered: what could not be kept may go better the next time.
    if (const auto done = publish(decision.events, cause, now, out); !done)
        return shared(write_no(command.id, not_kept(done.error())));
    // What changes nothing may be asked again, and must not push out what does.
    if (place && !is_question(command.action))
        remember_answer(*place, command.id, reply);
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
    // What the game refuses must not be kept, and what is not kept must not happen.
    Table after = table_;
    std::vector<StoredEvent> stored;
    std::vector<SharedText> told;
    bool has_gone_back = false;
    for (const TableEvent& event : events) {
        if (const auto applied = after.apply(event, now); !applied)
            return std::unexpected(StoreError{StoreProblem::conflict, english(applied.error())});
        has_gone_back = has_gone_back || after.plies_kept() < table_.plies().size();
        const auto version = version_ + static_cast<std::uint32_t>(stored.size()) + 1;
        stored.push_back({version, now, write_event(event), std::nullopt});
        told.push_back(shared(write_event(after, version, event)));
    }
    stored.back().cause = cause;
    if (auto kept = host_.store().append(table_.start().id, stored); !kept)
        return kept;
    if (has_gone_back)
        open_thought_.reset();
    table_ = std::move(after);
    for (SharedText& text : told) {
        tell_everybody(text, out);
        remember(std::move(text));
    }
    return {};
}

void Room::remember(SharedText event) {
    ++version_;
    recent_.push_back(std::move(event));
    if (recent_.size() > events_kept)
        recent_.pop_front();
}

void Room::tell_everybody(const SharedText& text, Messages& out) const {
    for (const auto& [socket, token] : sockets_)
        out.push_back({socket, text});
}

void Room::remember_answer(Place place, std::string command, SharedText text) {
    answers_[place].push_back({std::move(command), std::move(text)});
    if (answers_[place].size() > answers_kept)
        answers_[place].pop_front();
}

}  // namespace arbiter
