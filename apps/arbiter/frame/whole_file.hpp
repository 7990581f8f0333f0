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

/// Writes FILE.new beside the file and puts it in its place. Nothing, or why it could not be
/// written; the old one is then as it was.
[[nodiscard]] std::optional<std::string> replace_file(const std::filesystem::path& path,
                                                      std::string_view text);

}  // namespace arbiter
