// A program that is started, told lines and heard line by line, within bounds: it may hang, die,
// talk without end or not listen, and whoever started it goes on. Linux; knows no chess.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::engines {

/// What a child may use.
struct ChildLimits {
    /// Of memory of its own, files that it maps not counted; 0 for no limit.
    std::uint64_t bytes = 0;
    /// Of one line that it says; what is longer ends the talk.
    std::size_t longest_line = std::size_t{1} << 20;
    /// So much of what it writes to standard error is kept, the last of it.
    std::size_t kept_errors = std::size_t{16} << 10;
};

/// Why a talk did not go on.
enum class ChildFault : std::uint8_t {
    silent,    ///< nothing came in time
    deaf,      ///< it did not take what it was told in time
    ended,     ///< it has ended, or closed its output
    too_long,  ///< a line has no end
};

/// A child that runs while this lives; then it is killed, and all that it started. It is killed,
/// too, when the thread that started it ends, however that comes.
class ChildProcess {
  public:
    /// One that is never set.
    using Clock = std::chrono::steady_clock;

    /// Starts the first word with the others as arguments, in the folder of the caller; it is
    /// looked for as a shell does. Fails with the system's words. Requires: at least one word.
    [[nodiscard]] static std::expected<ChildProcess, std::string> start(
        const std::vector<std::string>& words, const ChildLimits& limits = {});
    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&& other) noexcept;
    ~ChildProcess();

    /// Sends a line; its end is added. After a fault the child is of no more use.
    [[nodiscard]] std::expected<void, ChildFault> tell(std::string_view line,
                                                       Clock::time_point until);
    /// The next line without its end. Silence is no fault of the child: one may ask again.
    [[nodiscard]] std::expected<std::string, ChildFault> hear(Clock::time_point until);

    /// Gives it until then to end by itself, and then ends it. How it ended, in words: "ended with
    /// code 1", "ended by signal 11 (Segmentation fault)"; "closed its output" where it lived on.
    std::string end(Clock::time_point until);
    /// The last of what it has written to standard error.
    [[nodiscard]] std::string errors() const;
    /// For how long it has had a processor, all its threads together, those that have ended among
    /// them; nothing where it has ended.
    [[nodiscard]] std::optional<std::chrono::nanoseconds> processor_time() const;

  private:
    class Impl;
    explicit ChildProcess(std::unique_ptr<Impl> impl);

    std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter::engines
