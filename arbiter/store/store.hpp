// Where games are kept. What it has said yes to is still there after a crash or a power cut, whole
// or not at all. One program at a time, from one thread at a time.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/store/stored_game.hpp"

namespace arbiter {

enum class StoreProblem : std::uint8_t {
    unavailable,  ///< disk full, file locked, no permission: may go better later
    conflict,     ///< the game exists already, or has gone on without us
    corrupt,      ///< what is kept cannot be read
};

struct StoreError {
    StoreProblem problem = StoreProblem::unavailable;
    /// One English sentence without full stop.
    std::string text;
};

class Store {
  public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    /// Fails with `conflict` when there is a game of that id.
    virtual std::expected<void, StoreError> create(const GameStart& start) = 0;

    /// All of the events or none. Fails with `conflict` unless their versions go on, one by one,
    /// from the kept game's.
    virtual std::expected<void, StoreError> append(std::string_view id,
                                                   std::span<const StoredEvent> events) = 0;

    /// The whole game, or nothing where there is none of that id.
    virtual std::expected<std::optional<StoredGame>, StoreError> load(std::string_view id) = 0;

    /// The newest games first, at most `limit`.
    virtual std::expected<std::vector<GameSummary>, StoreError> list(std::size_t limit) = 0;
};

}  // namespace arbiter
