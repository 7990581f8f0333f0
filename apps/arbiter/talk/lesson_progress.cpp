#include "apps/arbiter/talk/lesson_progress.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "arbiter/base/words.hpp"

namespace arbiter {

namespace {

constexpr std::string_view first_line = "arbiter progress 1";

std::optional<std::uint64_t> exercise_number(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, 16);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
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
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const auto words = words_of(line);
        const bool has_three = words.size() == 3;
        const auto exercise = has_three ? exercise_number(words[2]) : std::nullopt;
        if (number == 1 ? line == first_line : words.empty())
            continue;
        if (number > 1 && has_three && words[0] == "done")
            progress.complete(words[1], words[2]);
        else if (number > 1 && words[0] == "seen" && exercise)
            progress.see(words[1], *exercise);
        else
            return std::unexpected(fmt::format(
                "line {} is not of a progress file: {}", number,
                number == 1 ? "it begins with \"arbiter progress 1\""
                            : "a line is \"done CHAPTER STEP\" or \"seen KIND NUMBER\""));
    }
    return progress;
}

}  // namespace arbiter
