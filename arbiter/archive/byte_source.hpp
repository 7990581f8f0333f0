// Bytes that come one part after another: from a file, from a pipe, out of an archive.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace arbiter {

/// Why no further bytes come.
enum class SourceFault : std::uint8_t {
    read,         ///< the file cannot be opened or read
    truncated,    ///< the archive ends inside a member
    corrupt,      ///< the archive is damaged, or something else follows it
    window,       ///< unpacking would take more memory than anybody means to give
    unsupported,  ///< an archive of a kind that is not read
};

/// "archive-truncated", "archive-corrupt", "archive-window", "archive-unsupported"; "read".
[[nodiscard]] std::string_view code(SourceFault fault);

/// What happened, in words.
struct SourceError {
    SourceFault fault = SourceFault::read;  ///< for programs, `text` being for people
    std::string text;                       ///< one English sentence without full stop
};

/// Read until it gives 0 or fails; what came before a failure is good.
class ByteSource {
  public:
    ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    virtual ~ByteSource() = default;

    /// Puts bytes at the beginning of `into` and tells how many; 0 at the end. Fails again and
    /// again once it has failed. Requires: `into` is not empty.
    [[nodiscard]] virtual std::expected<std::size_t, SourceError> read(std::span<char> into) = 0;

    /// Has whoever writes it fallen silent, so that `read` may have to wait? Then what has come so
    /// far is worth looking at. Of a file never.
    [[nodiscard]] virtual bool is_silent() { return false; }
};

/// Asked after a signal: is nothing more wanted? Then the source ends.
using IsStopped = bool (*)();

/// The bytes of a file as they stand; "-" is standard input.
[[nodiscard]] std::expected<std::unique_ptr<ByteSource>, SourceError> open_file(
    const std::string& path, IsStopped is_stopped = nullptr);

}  // namespace arbiter
