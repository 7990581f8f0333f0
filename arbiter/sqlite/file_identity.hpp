// Which file a path leads to, so that one that was put in its place is told from it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace arbiter {

/// Of a file that somebody keeps open; only then is its number not given to another.
struct FileIdentity {
    std::uint64_t device = 0;  ///< the file system
    std::uint64_t number = 0;  ///< of the inode on it

    bool operator==(const FileIdentity&) const = default;
};

/// Of what the path leads to, through links. Nothing where there is no file, or none that may be
/// seen.
[[nodiscard]] std::optional<FileIdentity> identity_of(const std::filesystem::path& path);

/// Of an open file; nothing where the descriptor is none.
[[nodiscard]] std::optional<FileIdentity> identity_of(int descriptor);

}  // namespace arbiter
