// A file that is read and written as a whole.
#pragma once

#include <cstddef>
#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter {

/// The text of a regular file of at most `most_bytes`, or why there is none.
[[nodiscard]] std::expected<std::string, std::string> read_whole(const std::filesystem::path& path,
                                                                 std::size_t most_bytes);

/// The file that is meant: what a symbolic link leads to, also where that is not there yet. A link
/// that leads nowhere but to itself is given as it is.
[[nodiscard]] std::filesystem::path followed(const std::filesystem::path& path);

/// Do both name one file, also where that is not there yet? No file has an empty name.
[[nodiscard]] bool is_same_file(const std::filesystem::path& a, const std::filesystem::path& b);

/// Why whoever runs the program is not to write that file, or cannot: a folder or device, a folder
/// that is missing, no permission. One that nobody may write (its mode has no w) is refused to root
/// as well, whom permissions do not stop. Nothing where it can be written.
[[nodiscard]] std::optional<std::string> why_not_writable(const std::filesystem::path& path);

/// Writes FILE.new beside the file and puts it in its place, with the permissions of the old one.
/// Nothing, or why it could not be written; the old one is then as it was.
[[nodiscard]] std::optional<std::string> replace_file(const std::filesystem::path& path,
                                                      std::string_view text);

}  // namespace arbiter
