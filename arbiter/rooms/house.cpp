#include "arbiter/rooms/house.hpp"

#include <algorithm>

#include "arbiter/game/said_english.hpp"
#include "arbiter/journal/event_json.hpp"
#include "arbiter/journal/terms_value.hpp"

namespace arbiter {

namespace {

/// 62^8 ids: a second try is rare, more would be a fault of another kind.
constexpr int tries_for_an_id = 10;

/// After a start nobody's time runs for so long, or until somebody is there.
constexpr std::chrono::seconds time_to_return{30};

HouseProblem problem_of(const StoreError& error) {
    return error.problem == StoreProblem::corrupt ? HouseProblem::corrupt
                                                  : HouseProblem::unavailable;
}

/// May a flag have fallen meanwhile? Then the game is opened.
bool may_have_ended(const GameSummary& game, Timestamp now) {
    return game.result == going_on && game.flag_falls_at && *game.flag_falls_at <= now;
}

/// What is kept of a new game: its start with what was found of it, and what has happened already.
struct Beginning {
    GameStart start;
    Addition first{};
};

/// Fails, in words, where no such game can begin.
std::expected<Beginning, std::string> beginning_of(const NewGame& game, Timestamp at,
                                                   MatingJudge& judge) {
    Beginning beginning{game.start};
    beginning.start.created = at;
    auto table = Table::set_up(beginning.start, &judge);
    if (!table)
        return std::unexpected(table.error());
    beginning.start.terms = write_terms(table->game().terms());
    for (const Move move : game.moves) {
        const Event event = MoveMade{move};
        if (const auto played = table->apply(event, at); !played)
            return std::unexpected(english(played.error()));
        auto& events = beginning.first.events;
        events.push_back({.version = static_cast<std::uint32_t>(events.size()) + 2,
                          .at = at,
                          .body = write_event({event, table->new_verdicts()}),
                          .cause = {}});
    }
    beginning.first.result = result_so_far(table->game());
    beginning.first.flag_falls_at = table->game().due_at();
    beginning.first.standing = standing_text(*table);
    return beginning;
}

}  // namespace

void House::create(const NewGame& game, Timestamp now, Created created) {
    if (!make_space() || waiting_games_ >= options_.most_waiting)
        return created(std::unexpected(HouseProblem::busy));
    auto beginning = beginning_of(game, now, judge_);
    if (!beginning) {
        warn("a new game cannot begin: " + beginning.error());
        return created(std::unexpected(HouseProblem::corrupt));
    }
    ++waiting_games_;
    ask_for_game({.kind = Question::Kind::new_game,
                  .game = {},
                  .start = std::move(beginning->start),
                  .first = std::move(beginning->first),
                  .created = std::move(created)});
}

void House::make_rematch(std::string_view of, GameStart start) {
    ask_for_game(
        {.kind = Question::Kind::rematch, .game = std::string(of), .start = std::move(start)});
}

void House::ask_for_game(Question question) {
    question.start.id = doors_.new_id();
    const Ticket ticket = store_.create(question.start, question.first);
    asked_.emplace(ticket, std::move(question));
}

void House::keep(Addition addition) {
    Question question{.game = addition.game};
    asked_.emplace(store_.append(std::move(addition)), std::move(question));
}

std::expected<std::optional<StoredGame>, StoreError> House::read(std::string_view game) {
    return store_.load(game);
}

void House::player_was_refused(const StoreError& why) {
    // Players try again and again.
    if (!std::exchange(has_warned_of_refusals_, true))
        warn("what a player did was not kept: " + why.text);
}

void House::take_store_answers(Timestamp now) {
    for (const StoreAnswer& answer : store_.take_answers()) {
        auto question = asked_.extract(answer.ticket);
        if (!question.empty())
            answered(std::move(question.mapped()), answer, now);
    }
}

void House::answered(Question question, const StoreAnswer& answer, Timestamp now) {
    if (answer.keeping == Keeping::kept)
        has_warned_of_refusals_ = false;
    if (question.kind == Question::Kind::addition) {
        // A room that awaits something is never given up.
        const auto found = rooms_.find(question.game);
        found->second.room->store_answered(answer, now);
        // A computer whose move is not kept would think for ever: it waits for somebody to come.
        return look_after(found,
                          answer.keeping == Keeping::kept ? Helpers::ask : Helpers::leave_alone);
    }
    const bool is_taken =
        answer.keeping == Keeping::refused && answer.error.problem == StoreProblem::conflict;
    if (is_taken && question.tries < tries_for_an_id) {
        ++question.tries;
        return ask_for_game(std::move(question));
    }
    // Nobody knows the id yet: where it is unknown what was kept, it is as if nothing had been.
    const bool is_kept = answer.keeping == Keeping::kept;
    if (!is_kept)
        warn("a new game was not kept: " + answer.error.text);
    if (question.kind == Question::Kind::new_game) {
        --waiting_games_;
        return question.created(is_kept
                                    ? std::expected<std::string, HouseProblem>(question.start.id)
                                    : std::unexpected(problem_of(answer.error)));
    }
    const auto found = rooms_.find(question.game);
    found->second.room->rematch_made(is_kept
                                         ? std::expected<std::string, StoreError>(question.start.id)
                                         : std::unexpected(answer.error));
    look_after(found);
}

void House::tick(Timestamp now) {
    store_.note_alive(now);
    for (const std::string& id : std::set(in_doubt_)) {
        const auto found = rooms_.find(id);
        found->second.room->read_back(now);
        look_after(found);
    }
}

void House::was_down(const Downtime& down) {
    slept_.push_back(down);
    for (auto entry = rooms_.begin(); entry != rooms_.end(); ++entry) {
        entry->second.room->was_down(down);
        look_after(entry, Helpers::leave_alone);
    }
}

std::expected<const Room*, HouseProblem> House::find(std::string_view id, Timestamp now) {
    const auto found = room(id);
    if (!found)
        return std::unexpected(found.error());
    (*found)->second.room->let_flags_fall(now);
    // Who only looks at a game starts nothing in it.
    look_after(*found, Helpers::leave_alone);
    return (*found)->second.room.get();
}

std::expected<GameSummary, HouseProblem> House::summary(std::string_view id) {
    auto kept = store_.look_up(id);
    if (!kept) {
        warn(kept.error().text);
        return std::unexpected(problem_of(kept.error()));
    }
    if (!*kept)
        return std::unexpected(HouseProblem::no_game);
    return **std::move(kept);
}

std::expected<void, HouseProblem> House::look_up(std::string_view id) {
    if (rooms_.find(id) != rooms_.end())
        return {};
    if (const auto kept = summary(id); !kept)
        return std::unexpected(kept.error());
    return {};
}

void House::look_into(std::string_view id, Timestamp now, Answered<const Room*> answered) {
    const auto found = room(id);
    if (!found)
        return answered(std::unexpected(found.error()));
    // A room in which somebody waits is never given up.
    Room* const here = (*found)->second.room.get();
    here->look(
        [here, answered = std::move(answered)](const std::expected<void, StoreError>& is_kept) {
            if (is_kept)
                answered(here);
            else
                answered(std::unexpected(problem_of(is_kept.error())));
        },
        now);
    // Who only looks at a game starts nothing in it.
    look_after(*found, Helpers::leave_alone);
}

void House::look(std::string_view id, Timestamp now, Answered<const Table*> answered) {
    look_into(id, now, [answered = std::move(answered)](const auto& room) {
        if (room)
            answered(&(*room)->table());
        else
            answered(std::unexpected(room.error()));
    });
}

void House::info(std::string_view id, Timestamp now, const Answered<GameInfo>& answered) {
    if (rooms_.find(id) == rooms_.end()) {
        const auto game = summary(id);
        if (!game)
            return answered(std::unexpected(game.error()));
        const auto terms = read_terms(game->start.terms);
        if (terms && !may_have_ended(*game, now))
            return answered(GameInfo{game->start.id, game->version, game->start.opponent,
                                     std::string(terms->ruleset->name), game->result != going_on});
    }
    look_into(id, now, [answered](const auto& room) {
        if (!room)
            return answered(std::unexpected(room.error()));
        const Table& table = (*room)->table();
        answered(GameInfo{table.start().id, (*room)->version(), table.start().opponent,
                          std::string(table.game().ruleset().name), table.game().is_over()});
    });
}

void House::games_of(const std::string& token_hash, Timestamp now,
                     const Answered<std::vector<OwnGame>>& answered) {
    auto kept = store_.games_of(token_hash, most_own_games);
    if (!kept) {
        warn(kept.error().text);
        return answered(std::unexpected(problem_of(kept.error())));
    }
    struct Gathering {
        std::vector<GameSummary> games;
        /// Until all have been asked for.
        std::size_t awaited = 1;
    };
    const auto gathering = std::make_shared<Gathering>(Gathering{*std::move(kept)});
    const auto one_less = [this, gathering, token_hash, answered] {
        if (--gathering->awaited == 0)
            answered(shown(gathering->games, token_hash));
    };
    for (std::size_t i = 0; i < gathering->games.size(); ++i) {
        if (!may_have_ended(gathering->games[i], now))
            continue;
        ++gathering->awaited;
        const std::string id = gathering->games[i].start.id;
        look_into(id, now, [this, gathering, one_less, id, i](const auto& /*room*/) {
            // Where its end could not be kept it goes on.
            if (auto game = store_.look_up(id); game && *game)
                gathering->games[i] = **std::move(game);
            one_less();
        });
    }
    one_less();
}

std::vector<OwnGame> House::shown(const std::vector<GameSummary>& kept,
                                  const std::string& token_hash) {
    std::vector<OwnGame> games;
    for (const GameSummary& summary : kept)
        if (auto game = own_game(summary, token_hash))
            games.push_back(*std::move(game));
        else
            warn("game " + summary.start.id + ": how it stands cannot be read");
    // Not stable_sort: a position is aligned more strictly than the buffer that it would move to.
    std::ranges::sort(games, [](const OwnGame& a, const OwnGame& b) {
        if (a.end.has_value() != b.end.has_value())
            return b.end.has_value();
        return a.changed != b.changed ? a.changed > b.changed : a.id < b.id;
    });
    return games;
}

std::expected<void, HouseProblem> House::enter(std::string_view id, Entrance entrance,
                                               Timestamp now) {
    const auto found = room(id);
    if (!found)
        return std::unexpected(found.error());
    sockets_[entrance.socket] = *found;
    (*found)->second.room->enter(std::move(entrance), now);
    look_after(*found);
    return {};
}

void House::receive(SocketId socket, Command command, Timestamp now) {
    const auto found = sockets_.find(socket);
    if (found == sockets_.end())
        return;
    const auto here = found->second;
    here->second.room->receive(socket, std::move(command), now);
    look_after(here);
}

void House::leave(SocketId socket) {
    const auto found = sockets_.find(socket);
    if (found == sockets_.end())
        return;
    const auto left = found->second;
    sockets_.erase(found);
    left->second.room->leave(socket);
    look_after(left);
}

void House::computer_moves(std::string_view game, std::uint64_t question, Move move,
                           Timestamp now) {
    // A room that has the computer thinking is never given up.
    const auto found = rooms_.find(game);
    if (found == rooms_.end())
        return;
    found->second.room->computer_moves(question, move, now);
    look_after(found);
}

void House::position_is_dead(std::string_view game, std::uint64_t question, KeptVerdicts verdicts,
                             Timestamp now) {
    // A room that was given up meanwhile asks again when it is opened.
    const auto found = rooms_.find(game);
    if (found == rooms_.end())
        return;
    found->second.room->position_is_dead(question, std::move(verdicts), now);
    look_after(found);
}

std::optional<Timestamp> House::next_flag() const {
    return flags_.empty() ? std::nullopt : std::optional(flags_.begin()->first);
}

void House::let_flags_fall(Timestamp now) {
    std::vector<std::string> fallen;
    for (auto flag = flags_.begin(); flag != flags_.end() && flag->first <= now; ++flag)
        fallen.push_back(flag->second);
    for (const std::string& id : fallen) {
        const auto found = rooms_.find(id);
        found->second.room->let_flags_fall(now);
        look_after(found);
    }
}

std::expected<House::Rooms::iterator, HouseProblem> House::room(std::string_view id) {
    if (const auto found = rooms_.find(id); found != rooms_.end())
        return found;
    const auto failed = [this](const StoreError& error) {
        warn(error.text);
        return std::unexpected(problem_of(error));
    };
    const auto kept = store_.load(id);
    if (!kept)
        return failed(kept.error());
    if (!*kept)
        return std::unexpected(HouseProblem::no_game);
    if (!make_space())
        return std::unexpected(HouseProblem::busy);
    auto opened = Room::open(**kept, *this, downtime_of(**kept), &judge_);
    if (!opened)
        return failed(opened.error());
    return rooms_.emplace(std::string(id), Entry{.room = *std::move(opened)}).first;
}

std::optional<Downtime> House::downtime_of(const StoredGame& game) const {
    if (game.events.empty())
        return std::nullopt;
    const Timestamp last = game.events.back().at;
    const Duration slept = slept_since(last);
    if (last < options_.started) {
        // The program may have been started several times since, and this game not been opened.
        const Timestamp since = last_alive_ ? options_.started : last;
        const auto down = downtimes_.after(last).value_or(Downtime{since, options_.started});
        return Downtime{down.since, down.until + time_to_return + slept};
    }
    // What happened since we started has seen us running. Which part of the time since then was
    // slept away makes no difference to what is left of it.
    return slept == Duration::zero() ? std::nullopt : std::optional(Downtime{last, last + slept});
}

Duration House::slept_since(Timestamp then) const {
    Duration all{};
    for (const Downtime& down : slept_)
        if (down.since >= then)
            all += down.until - down.since;
    return all;
}

bool House::make_space() {
    if (rooms_.size() < options_.most_rooms)
        return true;
    if (idle_.empty())
        return false;
    const auto oldest = idle_.begin()->second;
    idle_.erase(idle_.begin());
    if (oldest->second.flag)
        flags_.erase({*oldest->second.flag, oldest->first});
    rooms_.erase(oldest);
    return true;
}

void House::look_after(Rooms::iterator entry, Helpers helpers) {
    auto& [id, kept] = *entry;
    Room& room = *kept.room;
    if (helpers == Helpers::ask) {
        if (auto thought = room.take_wanted_thought())
            thinker_.think(*std::move(thought));
        if (auto hint = room.take_wanted_hint())
            thinker_.think(*std::move(hint));
        if (auto question = room.take_wanted_question())
            prover_.prove(*std::move(question));
    }
    if (const auto flag = room.flag_falls_at(); flag != kept.flag) {
        if (kept.flag)
            flags_.erase({*kept.flag, id});
        if (flag)
            flags_.emplace(*flag, id);
        kept.flag = flag;
    }
    if (kept.idle_since)
        idle_.erase(*kept.idle_since);
    kept.idle_since.reset();
    if (room.is_idle()) {
        kept.idle_since = ++uses_;
        idle_.emplace(uses_, entry);
    }
    if (room.is_in_doubt())
        in_doubt_.insert(id);
    else
        in_doubt_.erase(id);
}

}  // namespace arbiter
