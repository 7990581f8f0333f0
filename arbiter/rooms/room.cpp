#include "arbiter/rooms/room.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/game/hint.hpp"
#include "arbiter/rooms/greeting.hpp"
#include "arbiter/rooms/rematch.hpp"
#include "arbiter/rooms/reopened.hpp"
#include "arbiter/rules/legality.hpp"

namespace arbiter {

namespace {

/// Changes nothing, whatever the answer.
bool is_question(const Action& action) {
    return std::holds_alternative<Ping>(action) || std::holds_alternative<AskWhy>(action);
}

bool is_death(const TableEvent& event) {
    const auto* const happened = std::get_if<Event>(&event);
    return happened != nullptr && std::holds_alternative<DeadPositionFound>(*happened);
}

}  // namespace

std::expected<std::unique_ptr<Room>, StoreError> Room::open(const StoredGame& game, RoomHost& host,
                                                            std::optional<Downtime> down,
                                                            MatingJudge* judge) {
    auto reopened = reopen(game, judge);
    if (!reopened)
        return std::unexpected(std::move(reopened.error()));
    std::unique_ptr<Room> room(new Room(host));
    room->recent_ = std::move(reopened->recent);
    room->table_ = std::make_shared<const Table>(std::move(reopened->table));
    if (down && room->table_->game().due_at())
        room->nobodys_time_.add_downtime(*down);
    return room;
}

// What comes in.

void Room::enter(Entrance entrance, Timestamp now) { wait({std::move(entrance), now}); }

void Room::receive(SocketId socket, Command command, Timestamp now) {
    if (!audience_.has(socket))
        return;
    if (const auto* const wanted = std::get_if<AskHint>(&command.action))
        return give_hint(socket, command, *wanted, now);
    Reply answer{.command = command.id, .version = version()};
    const auto& token_hash = audience_.token_hash_of(socket);
    // What changes nothing needs no store: it is answered by what he sees.
    if (is_question(command.action))
        answer.explanation =
            decide(*table_, table_->places_of(token_hash), command.action, now).explanation;
    else if (count_commands(waiting_, memory_of(table_->places_of(token_hash)), *table_) >=
             most_waiting)
        answer.refusal = Obstacle::too_many_wait;
    else
        return wait({SpokenCommand{socket, token_hash, std::move(command)}, now});
    host_.tell({socket, std::make_shared<const Reply>(std::move(answer))});
}

void Room::give_hint(SocketId socket, const Command& command, const AskHint& wanted,
                     Timestamp now) {
    auto decision =
        decide(*table_, table_->places_of(audience_.token_hash_of(socket)), command.action, now);
    const Position& position = table_->game().position();
    if (const auto hint = known_hint(wanted.steps); hint && !decision.refusal)
        return give_hint(socket, command.id, hint);
    if (!decision.refusal && !hints_.wait({socket, command.id, wanted.steps, position}))
        decision.refusal = Obstacle::too_many_wait;
    if (decision.refusal)
        host_.tell({socket, std::make_shared<const Reply>(Reply{
                                .command = command.id, .refusal = std::move(decision.refusal)})});
}

std::optional<ShownHint> Room::known_hint(int steps) const {
    auto hint = hints_.known(table_->game().position(), steps);
    if (hint)
        hint->move = hinted_move(table_->game(), hint->move);
    return hint;
}

void Room::give_hint(SocketId socket, const std::string& command,
                     const std::optional<ShownHint>& hint) {
    if (!audience_.has(socket))
        return;
    Reply answer{.command = command, .version = version(), .hint = hint};
    if (!hint)
        answer.refusal = Obstacle::position_has_changed;
    host_.tell({socket, std::make_shared<const Reply>(std::move(answer))});
}

void Room::leave(SocketId socket) {
    const Places before = audience_.here();
    // Who comes and goes while the store is slow was never here. What he has said counts.
    forget_entrance(waiting_, socket);
    if (proposal_ && proposal_->entrance && proposal_->entrance->socket == socket)
        proposal_->entrance.reset();
    if (audience_.remove(socket, *table_))
        audience_.tell_presence_changes(before, std::nullopt);
}

void Room::look(Looked looked, Timestamp now) {
    if (count_looks(waiting_) >= most_waiting)
        return looked(std::unexpected(
            StoreError{StoreProblem::unavailable, "too many wait to look at the game"}));
    wait({std::move(looked), now});
}

void Room::was_down(const Downtime& down) {
    if (!table_->game().due_at())
        return;
    const bool is_first = nobodys_time_.is_none();
    nobodys_time_.add_downtime(down);
    if (is_first)
        wait({TimePassed{}, down.until});
}

void Room::computer_moves(std::uint64_t question, Move move, Timestamp now) {
    const Position& position = table_->game().position();
    if (const auto askers = hints_.take_answer(question, move, position)) {
        for (const Hints::Asker& asker : *askers)
            give_hint(asker.socket, asker.command,
                      asker.position == position ? known_hint(asker.steps) : std::nullopt);
        return;
    }
    wait({ComputerMoved{question, move}, now});
}

void Room::position_is_dead(std::uint64_t question, KeptVerdicts verdicts, Timestamp now) {
    wait({FoundDead{question, std::move(verdicts)}, now});
}

void Room::let_flags_fall(Timestamp now) {
    // While something waits its own time decides.
    if (waiting_.empty() && !proposal_ && (nobodys_time_.is_none() || nobodys_time_.is_by_store()))
        wait({TimePassed{}, now});
}

void Room::wait(Incident incident) {
    questions_.something_happens();
    waiting_.push_back(std::move(incident));
    advance();
}

bool Room::ends_downtime(const Incident& incident) const {
    if (!nobodys_time_.has_begun(incident.at))
        return false;
    const auto* const said = std::get_if<SpokenCommand>(&incident.what);
    const auto* const entrance = std::get_if<Entrance>(&incident.what);
    if (said != nullptr)
        return memory_of(table_->places_of(said->token_hash)).has_value();
    // Whoever comes in is to see the clocks as they are, but the store may be slow again and again.
    return entrance != nullptr ? !nobodys_time_.is_by_store()
                               : !std::holds_alternative<Looked>(incident.what);
}

void Room::advance() {
    while (!proposal_ && !waiting_.empty()) {
        if (Incident& first = waiting_.front(); !first.hindrance) {
            const Game& game = table_->game();
            // An answer that was named in advance belongs to the move before it, however late it
            // can be kept.
            const auto answer = game.due_answer();
            if (const auto event = answer ? Event(MoveMade{*answer}) : overdue(first)) {
                const Timestamp at = answer ? game.state().now : first.at;
                Proposal proposal{.at = at, .is_by_itself = true};
                if (const auto asked = propose({{*event}}, std::move(proposal)); !asked) {
                    host_.warn("what happened by itself was not kept: " + asked.error().text);
                    first.hindrance = asked.error();
                }
                continue;
            }
        }
        const Incident incident = std::move(waiting_.front());
        waiting_.pop_front();
        std::visit([&](const auto& what) { deal_with(what, incident); }, incident.what);
    }
}

std::optional<Event> Room::overdue(const Incident& incident) const {
    const Game& game = table_->game();
    // What was said before it, and waits, is dealt with before it.
    if (nobodys_time_.is_none() || !nobodys_time_.has_begun(incident.at))
        return game.due(incident.at);
    if (!ends_downtime(incident) && !nobodys_time_.has_flag_fallen(game.due_at(), incident.at))
        return std::nullopt;
    return nobodys_time_.event(game.state().now, incident.at);
}

void Room::deal_with(const Entrance& entrance, const Incident& incident) {
    auto taken = incident.hindrance ? std::nullopt : seat_for(entrance, *table_);
    if (!taken)
        return come_in(entrance, incident.at);
    Proposal proposal{.at = incident.at, .entrance = entrance};
    if (const auto asked = propose({{*std::move(taken)}}, std::move(proposal)); !asked) {
        host_.warn("a seat could not be taken: " + asked.error().text);
        come_in(entrance, incident.at);
    }
}

void Room::deal_with(const SpokenCommand& said, const Incident& incident) {
    const Places yours = table_->places_of(said.token_hash);
    const auto assisted = table_->assisted_by(said.token_hash);
    Asker asker{.socket = said.socket,
                .place = assisted ? place_of(*assisted) : memory_of(yours),
                .answer = std::make_shared<Reply>(Reply{.command = said.command.id})};
    if (asker.place)
        if (auto earlier = recent_.answer_to(*asker.place, said.command.id))
            return host_.tell({said.socket, std::move(earlier)});
    if (incident.hindrance) {
        asker.answer->refusal = NotKept{*incident.hindrance};
        return host_.tell({said.socket, std::shared_ptr<const Reply>(asker.answer)});
    }
    Decision decision =
        assisted ? decide_for_assistant(*table_, *assisted, said.command.action, incident.at)
                 : decide(*table_, yours, said.command.action, incident.at);
    asker.answer->refusal = std::move(decision.refusal);
    asker.answer->version = version() + static_cast<std::uint32_t>(decision.events.size());
    if (decision.rematch_by) {
        proposal_ = Proposal{.at = incident.at, .asker = asker, .rematch = std::move(decision)};
        return host_.make_rematch(table_->start().id, rematch_of(*table_, incident.at));
    }
    if (decision.events.empty())
        return reply(asker);
    Proposal proposal{.at = incident.at, .asker = asker};
    if (const auto asked = propose(decision.events, std::move(proposal)); !asked) {
        host_.player_was_refused(asked.error());
        asker.answer->refusal = NotKept{asked.error()};
        host_.tell({said.socket, std::shared_ptr<const Reply>(asker.answer)});
    }
}

void Room::deal_with(const ComputerMoved& moved, const Incident& incident) {
    if (!questions_.take_answer(moved.question))
        return;
    const Game& game = table_->game();
    // Somebody resigned, say, while it thought. After a pause, and when what came before could not
    // be kept, it is asked again.
    if (incident.hindrance || game.is_over() || game.state().pause)
        return;
    if (!is_legal(game.position(), moved.move))
        return host_.warn("the computer answered with an illegal move; the game waits");
    const auto taken = move_taken(game, moved.move, incident.at);
    if (!taken)
        return host_.warn("the game takes no move of the computer; it waits");
    if (const auto asked = propose({{Event{MoveMade{*taken}}}}, {.at = incident.at}); !asked)
        host_.warn("the computer's move was not kept: " + asked.error().text);
}

void Room::deal_with(const FoundDead& found, const Incident& incident) {
    const Game& game = table_->game();
    if (game.is_over() || !questions_.is_of(found.question, game.position()))
        return;
    if (incident.hindrance) {
        questions_.refuse_death();
        return;
    }
    if (const auto asked =
            propose({{Event{DeadPositionFound{}}, found.verdicts}}, {.at = incident.at});
        !asked)
        host_.warn("a dead position was not kept: " + asked.error().text);
}

/// What was overdue has happened before it.
void Room::deal_with(const TimePassed& /*passed*/, const Incident& /*incident*/) {}

void Room::deal_with(const Looked& looked, const Incident& incident) {
    if (incident.hindrance)
        looked(std::unexpected(*incident.hindrance));
    else
        looked({});
}

// The two halves of whatever happens.

std::expected<void, StoreError> Room::propose(const std::vector<KeptEvent>& events,
                                              Proposal proposal) {
    auto complete = with_events(std::move(proposal), *table_, version(), events);
    if (!complete)
        return std::unexpected(complete.error());
    host_.keep(addition_of(*complete));
    proposal_ = *std::move(complete);
    return {};
}

void Room::rematch_made(const std::expected<std::string, StoreError>& id) {
    if (!proposal_ || !proposal_->rematch)
        return;
    Proposal proposal = *std::exchange(proposal_, std::nullopt);
    Decision decision = *std::exchange(proposal.rematch, std::nullopt);
    const Asker asker = *proposal.asker;
    auto made = id ? std::expected<void, StoreError>() : std::unexpected(id.error());
    if (made) {
        decision.events.push_back({RematchMade{*decision.rematch_by, *id}});
        asker.answer->version = version() + static_cast<std::uint32_t>(decision.events.size());
        made = propose(decision.events, std::move(proposal));
    }
    if (!made) {
        asker.answer->refusal = NotKept{made.error()};
        host_.tell({asker.socket, std::shared_ptr<const Reply>(asker.answer)});
    }
    advance();
}

void Room::store_answered(const StoreAnswer& answer, Timestamp now) {
    if (!proposal_ || proposal_->rematch)
        return;
    switch (answer.keeping) {
        case Keeping::kept:
            return settle(std::nullopt, now);
        case Keeping::refused:
            return settle(answer.error, now);
        case Keeping::unknown:
            proposal_->is_in_doubt = true;
            return read_back(now);
    }
}

void Room::read_back(Timestamp now) {
    if (!is_in_doubt())
        return;
    const auto kept = host_.read(table_->start().id);
    if (!kept || !*kept)
        return;
    const bool is_kept = has_kept(**kept, *proposal_);
    proposal_->is_in_doubt = false;
    settle(is_kept ? std::nullopt
                   : std::optional(StoreError{StoreProblem::unavailable, "the disk failed"}),
           now);
}

void Room::settle(const std::optional<StoreError>& refused, Timestamp now) {
    Proposal proposal = *std::exchange(proposal_, std::nullopt);
    if (!refused) {
        happen(proposal, now);
    } else {
        if (proposal.is_by_itself) {
            host_.warn("what happened by itself was not kept: " + refused->text);
            if (!waiting_.empty())
                waiting_.front().hindrance = refused;
        } else if (!proposal.asker) {
            if (is_death(proposal.happenings.front()->event))
                questions_.refuse_death();
            host_.warn((proposal.entrance ? "a seat could not be taken: "
                                          : "what happened was not kept: ") +
                       refused->text);
        }
        if (proposal.asker) {
            host_.player_was_refused(*refused);
            // Not remembered: what could not be kept may go better the next time.
            proposal.asker->answer->refusal = NotKept{*refused};
            host_.tell(
                {proposal.asker->socket, std::shared_ptr<const Reply>(proposal.asker->answer)});
        }
    }
    if (proposal.entrance) {
        // A new player is told everything: what he may do has changed.
        if (!refused)
            proposal.entrance->seen.reset();
        come_in(*proposal.entrance, now);
    }
    advance();
}

void Room::happen(Proposal& proposal, Timestamp now) {
    const Places before = audience_.here();
    if (proposal.has_gone_back)
        questions_.forget_thought();
    if (proposal.is_by_itself)
        nobodys_time_.clear();
    // Nobody has seen it meanwhile: what the store took too long for is nobody's time.
    const Duration waited = now - proposal.at;
    const auto due_at = proposal.after->game().due_at();
    if (due_at && (waited > unnoticed || *due_at <= now))
        nobodys_time_.add_wait(proposal.at, now);
    table_ = std::move(proposal.after);
    audience_.count_places(*table_);
    for (auto& happening : proposal.happenings) {
        audience_.tell_everybody(happening);
        recent_.add(std::move(happening));
    }
    audience_.tell_presence_changes(before, std::nullopt);
    if (proposal.asker)
        reply(*proposal.asker);
    if (table_->game().due_answer())
        waiting_.push_front({TimePassed{}, proposal.at});
    // A long one shows on the clocks, so it is kept, if nobody who waits has it kept; a short one
    // when something happens.
    if (!nobodys_time_.is_none() && waited > patience &&
        std::ranges::none_of(waiting_,
                             [this](const Incident& other) { return ends_downtime(other); }))
        waiting_.push_back({TimePassed{}, now});
}

void Room::reply(const Asker& asker) {
    if (asker.place)
        recent_.add(*asker.place, asker.answer);
    host_.tell({asker.socket, std::shared_ptr<const Reply>(asker.answer)});
}

// Who is here, and what they are told.

void Room::come_in(const Entrance& entrance, Timestamp now) {
    const Places before = audience_.here();
    audience_.add(entrance.socket, entrance.token_hash, *table_);
    for (Words& words : greeting(entrance, table_, recent_, audience_.here(), now))
        host_.tell({entrance.socket, std::move(words)});
    audience_.tell_presence_changes(before, entrance.socket);
}

// What the room wants of others.

std::optional<Timestamp> Room::flag_falls_at() const {
    if (proposal_)
        return std::nullopt;
    return nobodys_time_.flag_falls_at(table_->game().due_at());
}

std::optional<Thought> Room::take_wanted_thought() {
    if (proposal_)
        return std::nullopt;
    return questions_.take_thought(*table_, [this] { return host_.next_question(); });
}

std::optional<Thought> Room::take_wanted_hint() {
    return hints_.take_thought(*table_, [this] { return host_.next_question(); });
}

std::optional<DeadPositionQuestion> Room::take_wanted_question() {
    if (proposal_)
        return std::nullopt;
    return questions_.take_question(*table_, [this] { return host_.next_question(); });
}

}  // namespace arbiter
