// Games in one SQLite file, `games.db` in a folder of its own. A log written ahead with a full sync
// at every commit: what was said to be kept survives a power cut. A thread of its own writes, many
// requests in one commit; reading is done in the caller's thread and waits for nobody. Other
// programs may read the file meanwhile (a backup), but only one may keep games in it: a second one
// is refused at the door. Nothing is called kept once the files are not those that were opened.
#pragma once

#include <chrono>
#include <cstddef>
#include <expected>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <thread>
#include <vector>

#include "arbiter/sqlite/answer_box.hpp"
#include "arbiter/sqlite/downtime_file.hpp"
#include "arbiter/sqlite/game_files.hpp"
#include "arbiter/sqlite/game_reader.hpp"
#include "arbiter/sqlite/group_commit.hpp"
#include "arbiter/sqlite/last_alive.hpp"
#include "arbiter/sqlite/request_queue.hpp"
#include "arbiter/store/older_game.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

/// The contracts are those of `Store`. All calls come in one thread, which need not be the one that
/// opened it.
class SqliteStore : public Store {
  public:
    struct Options {
        /// How long a commit waits for another program that has the file locked.
        std::chrono::milliseconds busy_timeout{2000};
        /// What waits beyond this is refused: seconds of a busy server, on a disk that stalls.
        RequestQueue::Limits waiting{.requests = 8192, .bytes = 64U << 20U};
        /// More than this is not put into one commit, so that its answers do not wait for it all.
        RequestQueue::Limits group{.requests = 512, .bytes = 4U << 20U};
        /// Without it games that an older arbiter kept are `corrupt`.
        BringUp bring_up{};
        /// Is told, while the store is opened, of those that cannot be brought up to date.
        std::function<void(std::string_view)> warn{};
    };

    /// Opens the folder's games, bringing those of an older arbiter up to date; makes the folder
    /// and the file where there are none. Fails with `conflict` when another program keeps its
    /// games there, with `corrupt`, changing nothing, when the file is a newer arbiter's or no
    /// arbiter's, and with `unavailable` when something cannot be opened or made. The error says
    /// which file.
    [[nodiscard]] static std::expected<std::unique_ptr<SqliteStore>, StoreError> open(
        const std::filesystem::path& folder, const Options& options);
    [[nodiscard]] static std::expected<std::unique_ptr<SqliteStore>, StoreError> open(
        const std::filesystem::path& folder) {
        return open(folder, Options{});
    }

    /// Writes what waits, however long the disk takes, unless it refuses: then what is left is
    /// dropped. Answers that were not taken are gone.
    ~SqliteStore() override;

    using Store::create;
    Ticket create(GameStart start, Addition first) override;
    Ticket append(Addition addition) override;
    std::vector<StoreAnswer> take_answers() override;
    void notify(std::function<void()> ready) override;
    std::expected<std::optional<StoredGame>, StoreError> load(std::string_view id) override;
    std::expected<std::optional<GameSummary>, StoreError> look_up(std::string_view id) override;
    std::expected<std::vector<GameSummary>, StoreError> games_of(std::string_view token_hash,
                                                                 std::size_t most) override;
    void note_alive(Timestamp now) override;
    [[nodiscard]] std::optional<Timestamp> last_alive() const override;
    [[nodiscard]] Downtimes earlier_downtimes() const override;

  private:
    SqliteStore(GameFiles files, GameWriter writer, GameReader reader,
                const std::filesystem::path& folder, const Options& options);
    Ticket ask(StoreRequest request);
    std::expected<void, StoreError> may_read();
    bool is_callers_thread();
    void write_until_closed();

    GameFiles files_;
    LastAlive last_alive_;
    DowntimeFile downtimes_;
    bool is_alive_noted_ = false;
    GroupCommit commit_;
    /// Behind the writer, so that it is closed first: the last to close tidies the log up.
    GameReader reader_;
    RequestQueue queue_;
    AnswerBox box_;
    Ticket last_ticket_ = 0;
    std::optional<std::thread::id> caller_;
    std::thread thread_;
};

}  // namespace arbiter
