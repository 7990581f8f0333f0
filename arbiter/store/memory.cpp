#include "arbiter/store/memory.hpp"

#include <algorithm>
#include <tuple>

namespace arbiter {

namespace {

std::unexpected<StoreError> conflict(std::string text) {
    return std::unexpected(StoreError{StoreProblem::conflict, std::move(text)});
}

std::uint32_t version_of(const StoredGame& game) {
    return static_cast<std::uint32_t>(game.events.size()) + 1;
}

}  // namespace

std::expected<void, StoreError> MemoryStore::create(const GameStart& start) {
    if (!games_.try_emplace(start.id, StoredGame{start, {}}).second)
        return conflict("there is a game " + start.id + " already");
    return {};
}

std::expected<void, StoreError> MemoryStore::append(std::string_view id,
                                                    std::span<const StoredEvent> events) {
    const auto found = games_.find(id);
    if (found == games_.end())
        return conflict("there is no game " + std::string(id));
    StoredGame& game = found->second;
    std::uint32_t version = version_of(game);
    for (const StoredEvent& event : events)
        if (event.version != ++version)
            return conflict("the versions do not go on from those of the kept game");
    game.events.insert(game.events.end(), events.begin(), events.end());
    return {};
}

std::expected<std::optional<StoredGame>, StoreError> MemoryStore::load(std::string_view id) {
    const auto found = games_.find(id);
    if (found == games_.end())
        return std::nullopt;
    return found->second;
}

std::expected<std::vector<GameSummary>, StoreError> MemoryStore::list(std::size_t limit) {
    std::vector<GameSummary> games;
    games.reserve(games_.size());
    for (const auto& [id, game] : games_)
        games.push_back({id, game.start.created, game.start.opponent, version_of(game)});
    std::ranges::sort(games, [](const GameSummary& a, const GameSummary& b) {
        return std::tie(b.created, a.id) < std::tie(a.created, b.id);
    });
    games.resize(std::min(limit, games.size()));
    return games;
}

}  // namespace arbiter
