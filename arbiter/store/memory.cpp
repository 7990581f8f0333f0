#include "arbiter/store/memory.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace arbiter {

namespace {

std::unexpected<StoreError> conflict(std::string text) {
    return std::unexpected(StoreError{StoreProblem::conflict, std::move(text)});
}

std::uint32_t version_of(const StoredGame& game) {
    return static_cast<std::uint32_t>(game.events.size()) + 1;
}

bool goes_on(const std::vector<StoredEvent>& events, std::uint32_t version) {
    for (const StoredEvent& event : events)
        if (event.version != ++version)
            return false;
    return true;
}

}  // namespace

Ticket MemoryStore::create(GameStart start, Addition first) {
    assert(first.game.empty() || first.game == start.id);
    return answer(add(std::move(start), std::move(first)));
}

Ticket MemoryStore::append(Addition addition) { return answer(add(std::move(addition))); }

std::expected<void, StoreError> MemoryStore::add(GameStart start, Addition first) {
    if (games_.contains(start.id))
        return conflict("there is a game " + start.id + " already");
    if (!goes_on(first.events, 1))
        return conflict("the versions of a new game's events do not go on from 1");
    std::string id = start.id;
    const std::vector<std::string> people = people_at(start);
    Kept kept{.game = {std::move(start), std::move(first.events)},
              .result = std::move(first.result),
              .flag_falls_at = first.flag_falls_at,
              .standing = std::move(first.standing),
              .people = {people.begin(), people.end()}};
    kept.people.insert(first.newcomers.begin(), first.newcomers.end());
    games_.try_emplace(std::move(id), std::move(kept));
    return {};
}

std::expected<void, StoreError> MemoryStore::add(Addition addition) {
    const auto found = games_.find(addition.game);
    if (found == games_.end())
        return conflict("there is no game " + addition.game);
    Kept& kept = found->second;
    if (!goes_on(addition.events, version_of(kept.game)))
        return conflict("the versions do not go on from those of the kept game");
    if (!addition.events.empty()) {
        kept.flag_falls_at = addition.flag_falls_at;
        kept.standing = std::move(addition.standing);
    }
    for (StoredEvent& event : addition.events)
        kept.game.events.push_back(std::move(event));
    kept.result = std::move(addition.result);
    kept.people.insert(addition.newcomers.begin(), addition.newcomers.end());
    return {};
}

Ticket MemoryStore::answer(std::expected<void, StoreError> outcome) {
    const bool is_first = answers_.empty();
    answers_.push_back({.ticket = ++last_ticket_});
    if (!outcome) {
        answers_.back().keeping = Keeping::refused;
        answers_.back().error = std::move(outcome.error());
    }
    if (is_first && ready_)
        ready_();
    return last_ticket_;
}

std::vector<StoreAnswer> MemoryStore::take_answers() { return std::exchange(answers_, {}); }

void MemoryStore::notify(std::function<void()> ready) {
    ready_ = std::move(ready);
    if (ready_ && !answers_.empty())
        ready_();
}

std::expected<std::optional<StoredGame>, StoreError> MemoryStore::load(std::string_view id) {
    const auto found = games_.find(id);
    if (found == games_.end())
        return std::nullopt;
    return found->second.game;
}

std::expected<std::optional<GameSummary>, StoreError> MemoryStore::look_up(std::string_view id) {
    const auto found = games_.find(id);
    if (found == games_.end())
        return std::nullopt;
    return summary_of(found->second);
}

std::expected<std::vector<GameSummary>, StoreError> MemoryStore::games_of(
    std::string_view token_hash, std::size_t most) {
    std::vector<GameSummary> games;
    for (const auto& [id, kept] : games_)
        if (kept.people.contains(token_hash))
            games.push_back(summary_of(kept));
    std::ranges::sort(games, [](const GameSummary& a, const GameSummary& b) {
        const bool has_ended_a = a.result != going_on;
        const bool has_ended_b = b.result != going_on;
        return has_ended_a != has_ended_b ? has_ended_b : a.changed > b.changed;
    });
    games.resize(std::min(games.size(), most));
    return games;
}

GameSummary MemoryStore::summary_of(const Kept& kept) {
    const auto& events = kept.game.events;
    return {.start = kept.game.start,
            .version = version_of(kept.game),
            .result = kept.result,
            .flag_falls_at = kept.flag_falls_at,
            .changed = events.empty() ? kept.game.start.created : events.back().at,
            .standing = events.empty() ? "" : kept.standing};
}

void MemoryStore::note_alive(Timestamp now) {
    if (!is_noted_ && last_alive_)
        downtimes_.add({*last_alive_, now});
    is_noted_ = true;
    alive_ = now;
}

void MemoryStore::start_again() {
    answers_.clear();
    last_alive_ = alive_;
    earlier_downtimes_ = downtimes_;
    is_noted_ = false;
}

}  // namespace arbiter
