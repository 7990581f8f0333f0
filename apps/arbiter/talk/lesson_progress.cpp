#include "apps/arbiter/talk/lesson_progress.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/words.hpp"

namespace arbiter {

namespace {

constexpr std::string_view first_line = "arbiter progress 1";
constexpr std::string_view first_line_of_any_version = "arbiter progress ";

/// Of a chapter, a step or a kind of exercises, also of one that is not known yet.
bool is_id(std::string_view word) {
    constexpr std::size_t longest_id = 64;
    return word.size() <= longest_id && std::ranges::all_of(word, [](char c) {
               return is_alphanumeric(c) || c == '_' || c == '-';
           });
}

std::optional<std::string> why_not_first(std::string_view line) {
    if (line == first_line)
        return std::nullopt;
    if (line.starts_with(first_line_of_any_version))
        return "it is of a version that this program does not know";
    return fmt::format("it begins with \"{}\"", first_line);
}

std::optional<std::uint64_t> exercise_number(std::string_view text) {
    constexpr std::size_t digits = 16;
    std::uint64_t number = 0;
    // A shorter one was torn.
    if (text.size() != digits)
        return std::nullopt;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, 16);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

/// Puts into `progress` what a line says; an empty one says nothing.
std::optional<std::string> why_not_taken(std::string_view line, LessonProgress& progress) {
    const auto words = words_of(line);
    if (words.empty())
        return std::nullopt;
    const bool are_ids = words.size() == 3 && is_id(words[1]) && is_id(words[2]);
    if (are_ids && words[0] == "done") {
        progress.complete(words[1], words[2]);
        return std::nullopt;
    }
    const auto exercise = are_ids ? exercise_number(words[2]) : std::nullopt;
    if (!exercise || words[0] != "seen")
        return "a line is \"done CHAPTER STEP\" or \"seen KIND NUMBER\"";
    progress.see(words[1], *exercise);
    return std::nullopt;
}

}  // namespace

void LessonProgress::complete(std::string_view chapter, std::string_view step) {
    done_.emplace(chapter, step);
}

bool LessonProgress::has_done(std::string_view chapter, std::string_view step) const {
    return done_.contains({std::string(chapter), std::string(step)});
}

void LessonProgress::see(std::string_view kind, std::uint64_t exercise) {
    seen_.emplace(kind, exercise);
}

bool LessonProgress::has_seen(std::string_view kind, std::uint64_t exercise) const {
    return seen_.contains({std::string(kind), exercise});
}

void LessonProgress::add(const LessonProgress& other) {
    done_.insert(other.done_.begin(), other.done_.end());
    seen_.insert(other.seen_.begin(), other.seen_.end());
}

std::string LessonProgress::text() const {
    std::string text = std::string(first_line) + '\n';
    for (const auto& [chapter, step] : done_)
        text += "done " + chapter + ' ' + step + '\n';
    for (const auto& [kind, exercise] : seen_)
        text += fmt::format("seen {} {:016x}\n", kind, exercise);
    return text;
}

std::expected<LessonProgress, std::string> LessonProgress::read(std::string_view text) {
    LessonProgress progress;
    // As editors write it.
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark))
        text.remove_prefix(byte_order_mark.size());
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        const auto why = number == 1 ? why_not_first(line) : why_not_taken(line, progress);
        if (why)
            return std::unexpected(
                fmt::format("line {} is not of a progress file: {}", number, *why));
    }
    return progress;
}

}  // namespace arbiter
