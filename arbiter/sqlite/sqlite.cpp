#include "arbiter/sqlite/sqlite.hpp"

#include <algorithm>
#include <cassert>
#include <string>
#include <system_error>
#include <utility>

#include "arbiter/sqlite/database.hpp"
#include "arbiter/sqlite/folder_lock.hpp"
#include "arbiter/sqlite/older_games.hpp"
#include "arbiter/sqlite/passed_on.hpp"
#include "arbiter/sqlite/schema.hpp"

namespace arbiter {

namespace {

/// How soon the disk is tried again when it has failed and nobody asks for anything.
constexpr std::chrono::seconds until_next_try{1};

struct Connections {
    GameWriter writer;
    GameReader reader;
};

std::expected<GameReader, StoreError> open_to_read(const std::string& path) {
    auto database = Database::open(path, Database::Access::read);
    if (!database)
        return passed_on(database);
    return GameReader::over(*std::move(database));
}

std::expected<Connections, StoreError> connect(const std::string& path,
                                               const SqliteStore::Options& options) {
    auto database = Database::open(path);
    if (!database)
        return passed_on(database);
    if (auto done = prepare_for_writing(*database, options.busy_timeout); !done)
        return passed_on(done);
    if (options.bring_up)
        if (auto done = bring_up_older_games(*database, path, options.bring_up, options.warn);
            !done)
            return passed_on(done);
    auto writer = GameWriter::over(*std::move(database));
    if (!writer)
        return passed_on(writer);
    auto reader = open_to_read(path);
    if (!reader)
        return passed_on(reader);
    return Connections{*std::move(writer), *std::move(reader)};
}

std::expected<FolderLock, StoreError> take_folder(const std::filesystem::path& folder) {
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    // Absolute, so that it stays the same place whatever the program's own folder becomes.
    std::filesystem::path place;
    if (!problem)
        place = std::filesystem::absolute(folder, problem);
    if (problem)
        return std::unexpected(
            StoreError{StoreProblem::unavailable, folder.string() + ": " + problem.message()});
    return FolderLock::take(place);
}

/// Of the disk, not of what was asked.
bool is_failure(const StoreAnswer& answer) {
    return answer.keeping != Keeping::kept && answer.error.problem != StoreProblem::conflict;
}

}  // namespace

std::expected<std::unique_ptr<SqliteStore>, StoreError> SqliteStore::open(
    const std::filesystem::path& folder, const Options& options) {
    auto lock = take_folder(folder);
    if (!lock)
        return passed_on(lock);
    const std::filesystem::path place = lock->folder();
    const std::string path = GameFiles::database_in(place);
    auto connections = connect(path, options);
    if (!connections) {
        connections.error().text = path + ": " + connections.error().text;
        return passed_on(connections);
    }
    auto files = GameFiles::note(*std::move(lock));
    if (!files)
        return passed_on(files);
    return std::unique_ptr<SqliteStore>(
        new SqliteStore(*std::move(files), std::move(connections->writer),
                        std::move(connections->reader), place, options));
}

SqliteStore::SqliteStore(GameFiles files, GameWriter writer, GameReader reader,
                         const std::filesystem::path& folder, const Options& options)
    : files_(std::move(files)),
      last_alive_(folder),
      downtimes_(folder),
      commit_(std::move(writer), files_),
      reader_(std::move(reader)),
      queue_(options.waiting, options.group),
      thread_([this] { write_until_closed(); }) {}

SqliteStore::~SqliteStore() {
    queue_.close();
    thread_.join();
}

Ticket SqliteStore::create(GameStart start, Addition first) {
    assert(first.game.empty() || first.game == start.id);
    return ask({.ticket = 0, .start = std::move(start), .addition = std::move(first)});
}

Ticket SqliteStore::append(Addition addition) {
    return ask({.ticket = 0, .start = std::nullopt, .addition = std::move(addition)});
}

Ticket SqliteStore::ask(StoreRequest request) {
    assert(is_callers_thread());
    request.ticket = ++last_ticket_;
    if (!queue_.offer(request))
        box_.put({{last_ticket_,
                   Keeping::refused,
                   {StoreProblem::unavailable, "too much waits for the disk"}}});
    return last_ticket_;
}

std::vector<StoreAnswer> SqliteStore::take_answers() {
    assert(is_callers_thread());
    return box_.take();
}

void SqliteStore::notify(std::function<void()> ready) {
    assert(is_callers_thread());
    box_.notify(std::move(ready));
}

std::expected<std::optional<StoredGame>, StoreError> SqliteStore::load(std::string_view id) {
    if (auto allowed = may_read(); !allowed)
        return passed_on(allowed);
    return reader_.load(id);
}

std::expected<std::optional<GameSummary>, StoreError> SqliteStore::look_up(std::string_view id) {
    if (auto allowed = may_read(); !allowed)
        return passed_on(allowed);
    return reader_.look_up(id);
}

std::expected<std::vector<GameSummary>, StoreError> SqliteStore::games_of(
    std::string_view token_hash, std::size_t most) {
    if (auto allowed = may_read(); !allowed)
        return passed_on(allowed);
    return reader_.games_of(token_hash, most);
}

std::expected<void, StoreError> SqliteStore::may_read() {
    assert(is_callers_thread());
    if (!commit_.is_settled())
        return std::unexpected(StoreError{StoreProblem::unavailable,
                                          "the disk has failed, and it is not settled yet what"
                                          " it keeps"});
    // Of games that are written nowhere any more one must not say that they are kept.
    return files_.check();
}

void SqliteStore::note_alive(Timestamp now) {
    assert(is_callers_thread());
    if (!is_alive_noted_ && last_alive_.before())
        downtimes_.add({*last_alive_.before(), now});
    is_alive_noted_ = true;
    last_alive_.note(now);
}

Downtimes SqliteStore::earlier_downtimes() const { return downtimes_.before(); }

std::optional<Timestamp> SqliteStore::last_alive() const { return last_alive_.before(); }

bool SqliteStore::is_callers_thread() {
    if (!caller_)
        caller_ = std::this_thread::get_id();
    return *caller_ == std::this_thread::get_id();
}

void SqliteStore::write_until_closed() {
    for (;;) {
        const auto group =
            queue_.take(commit_.is_settled() ? std::nullopt : std::optional(until_next_try));
        const bool is_last_chance = queue_.is_closed();
        if (group.empty() && is_last_chance)
            return;
        if (group.empty()) {
            commit_.settle();
            continue;
        }
        auto answers = commit_.keep(group);
        const bool has_failed = std::ranges::any_of(answers, is_failure);
        box_.put(std::move(answers));
        // The next group would fare no better, and each may wait as long as this one.
        if (has_failed && is_last_chance)
            return;
    }
}

}  // namespace arbiter
