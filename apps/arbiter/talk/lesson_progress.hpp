// What somebody has learned so far, and which exercises he has seen: a value, and the lines of the
// file that keeps it.
//
//     arbiter progress 1
//     done castling short
//     seen mate 0123456789abcdef
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace arbiter {

/// Bytes of the longest text that is read or written: beyond a hundred thousand exercises.
inline constexpr std::size_t longest_progress = 8 << 20;

class LessonProgress {
  public:
    void complete(std::string_view chapter, std::string_view step);
    [[nodiscard]] bool has_done(std::string_view chapter, std::string_view step) const;

    /// `exercise`: a number of its own.
    void see(std::string_view kind, std::uint64_t exercise);
    [[nodiscard]] bool has_seen(std::string_view kind, std::uint64_t exercise) const;

    /// What somebody has done in another session counts as well.
    void add(const LessonProgress& other);

    [[nodiscard]] std::string text() const;
    /// Fails with the first line that is none, and what would be one.
    [[nodiscard]] static std::expected<LessonProgress, std::string> read(std::string_view text);

    bool operator==(const LessonProgress&) const = default;

  private:
    std::set<std::pair<std::string, std::string>> done_;
    std::set<std::pair<std::string, std::uint64_t>> seen_;
};

}  // namespace arbiter
