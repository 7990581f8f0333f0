#include "arbiter/collection/tag_date.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstddef>

#include "arbiter/notation/folded_text.hpp"

namespace arbiter {

namespace {

constexpr std::size_t digits_of_year = 4;
constexpr std::string_view separators = ".-/ ";

/// Digits only; absent for all else.
std::optional<int> read_part(std::string_view text) {
    int number = 0;
    const auto [stop, status] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_whole = status == std::errc() && stop == text.data() + text.size();
    return is_whole && number > 0 && text.front() != '-' ? std::optional(number) : std::nullopt;
}

/// Up to the first part that is not known or that no calendar has.
TagDate known_parts(const std::array<int, 3>& read) {
    namespace chrono = std::chrono;
    const chrono::year year(read[0]);
    const chrono::month month(static_cast<unsigned>(read[1]));
    const chrono::day day(static_cast<unsigned>(read[2]));
    if (!month.ok())
        return {{read[0], 0, 0}};
    if (!chrono::year_month_day(year, month, day).ok())
        return {{read[0], read[1], 0}};
    return {read};
}

}  // namespace

std::optional<TagDate> read_date_in_any_order(std::string_view text) {
    std::array<int, 3> read{};
    std::optional<std::size_t> year;
    for (std::size_t i = 0; i < read.size(); ++i) {
        const std::size_t end = std::min(text.find_first_of(separators), text.size());
        read[i] = read_part(text.substr(0, end)).value_or(0);
        if (!year && end == digits_of_year && read[i] != 0)
            year = i;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (!year)
        return std::nullopt;
    if (*year > 0) {
        std::reverse(read.begin(), read.begin() + static_cast<std::ptrdiff_t>(*year) + 1);
        std::fill(read.begin() + static_cast<std::ptrdiff_t>(*year) + 1, read.end(), 0);
    }
    return known_parts(read);
}

std::optional<TagDate> read_tag_date(std::string_view text) {
    const std::size_t first = std::min(text.find_first_of(separators), text.size());
    const bool begins_with_year = first == digits_of_year && read_part(text.substr(0, first));
    return begins_with_year ? read_date_in_any_order(text) : std::nullopt;
}

std::expected<TagDate, std::string> read_exact_date(std::string_view text) {
    const auto date = read_tag_date(text);
    const auto further = std::ranges::count_if(text, [](char c) { return separators.contains(c); });
    const auto last = static_cast<std::size_t>(further);
    if (date && last < date->parts.size() && date->parts[last] != 0)
        return *date;
    return std::unexpected(quoted(text) + " is no date; write 2014, 2014.07 or 2014.07.01");
}

std::weak_ordering compared(const TagDate& one, const TagDate& other) {
    for (std::size_t i = 0; i < one.parts.size(); ++i) {
        if (one.parts[i] == 0 || other.parts[i] == 0)
            return std::weak_ordering::equivalent;
        if (one.parts[i] != other.parts[i])
            return one.parts[i] <=> other.parts[i];
    }
    return std::weak_ordering::equivalent;
}

}  // namespace arbiter
