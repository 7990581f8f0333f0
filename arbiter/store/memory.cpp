#include "arbiter/store/memory.hpp"

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
    games_.try_emplace(std::move(id), Kept{StoredGame{std::move(start), std::move(first.events)},
                                           std::move(first.result), first.flag_falls_at});
    return {};
}

std::expected<void, StoreError> MemoryStore::add(Addition addition) {
    const auto found = games_.find(addition.game);
    if (found == games_.end())
        return conflict("there is no game " + addition.game);
    auto& [game, result, flag] = found->second;
    if (!goes_on(addition.events, version_of(game)))
        return conflict("the versions do not go on from those of the kept game");
    for (StoredEvent& event : addition.events)
        game.events.push_back(std::move(event));
    result = std::move(addition.result);
    if (!addition.events.empty())
        flag = addition.flag_falls_at;
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
    const auto& [game, result, flag] = found->second;
    return GameSummary{game.start, version_of(game), result, flag};
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
