#include "arbiter/sqlite/game_files.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace arbiter {

namespace {

std::unexpected<StoreError> gone(const std::filesystem::path& path) {
    return std::unexpected(
        StoreError{StoreProblem::unavailable,
                   path.string() + " was removed or replaced while the program was running, so"
                                   " nothing is kept until that is undone or it is started again"});
}

}  // namespace

std::filesystem::path GameFiles::database_in(const std::filesystem::path& folder) {
    return folder / "games.db";
}

std::expected<GameFiles, StoreError> GameFiles::note(FolderLock lock) {
    // The log holds what the database has not yet, and the index of the log its locks.
    std::array<File, 3> files;
    std::size_t noted = 0;
    for (const char* const suffix : {"", "-wal", "-shm"}) {
        std::filesystem::path path = database_in(lock.folder());
        path += suffix;
        const auto identity = identity_of(path);
        if (!identity)
            return gone(path);
        files[noted++] = {std::move(path), *identity};
    }
    return GameFiles(std::move(lock), std::move(files));
}

std::expected<void, StoreError> GameFiles::check() const {
    if (!lock_.is_in_place())
        return gone(lock_.folder());
    for (const auto& [path, identity] : files_)
        if (identity_of(path) != identity)
            return gone(path);
    return {};
}

}  // namespace arbiter
