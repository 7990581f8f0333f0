// The games of files one after another, for work that takes seconds a game: they are read by a
// thread of their own, some games ahead.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <exception>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "apps/arbiter/games/collection_files.hpp"
#include "apps/arbiter/games/read_collections.hpp"
#include "arbiter/collection/finding.hpp"
#include "arbiter/game/ruleset.hpp"

namespace arbiter {

/// A game as it stands in its file, and what the Laws say of it.
struct StreamedGame {
    std::string text;
    std::vector<GameFinding> findings;
    /// So many plies had been played when the board ended it.
    std::optional<std::size_t> ended_at = std::nullopt;
};

class GameStream {
  public:
    /// Begins to read. `ruleset` outlives it.
    GameStream(std::vector<std::string> paths, const Ruleset& ruleset);
    GameStream(const GameStream&) = delete;
    GameStream& operator=(const GameStream&) = delete;
    /// Nobody wants the rest.
    ~GameStream();

    /// Waits for the next game; nothing after the last.
    [[nodiscard]] std::optional<StreamedGame> next();

    /// How the reading went. Requires: `next` has given nothing.
    [[nodiscard]] ExitCode code();

  private:
    void read(const Ruleset& ruleset);
    void read_all(const Ruleset& ruleset);
    /// False where nobody wants it.
    bool put(StreamedGame game);

    static constexpr std::size_t most_waiting = 16;

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<StreamedGame> waiting_;
    bool is_over_ = false;
    bool is_unwanted_ = false;
    ExitCode code_ = ExitCode::done;
    /// What the reading threw; `next` throws it on.
    std::exception_ptr failure_;
    CollectionFiles files_;
    std::jthread reader_;
};

}  // namespace arbiter
