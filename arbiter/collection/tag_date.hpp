// A date as the tag Date has it: year, month and day, each known or not (PGN
// specification 8.1.1.3).
#pragma once

#include <array>
#include <compare>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter {

/// A part that is not known is 0, and what stands behind it is not known either.
struct TagDate {
    std::array<int, 3> parts{};  ///< year, month from 1, day from 1

    bool operator==(const TagDate&) const = default;
};

/// Reads 2014.07.01, 2014.??.?? and what people write instead, with '-', '/' or blanks or without
/// leading zeros. A month or a day that no calendar has is not known. Absent where there is no year
/// of four digits first.
[[nodiscard]] std::optional<TagDate> read_tag_date(std::string_view text);

/// The same, and turned round, as 31.12.1993: for questions that a wrong guess at day and month
/// does little harm to.
[[nodiscard]] std::optional<TagDate> read_date_in_any_order(std::string_view text);

/// Reads 2014, 2014.07 or 2014.07.01, also in those forms. Fails with an English sentence without
/// full stop where that is no date, or a part of it is not known.
[[nodiscard]] std::expected<TagDate, std::string> read_exact_date(std::string_view text);

/// Compares as far as both say it: 2014 is equal to 2014.07.01.
[[nodiscard]] std::weak_ordering compared(const TagDate& one, const TagDate& other);

}  // namespace arbiter
