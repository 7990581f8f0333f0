// What the two texts of a time control are made of: numbers, quotas, periods.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/game/time_control.hpp"
#include "arbiter/notation/text_error.hpp"

namespace arbiter::detail {

/// A text that is read once from left to right. The first failure stays and ends the reading.
class TimeReader {
  public:
    explicit TimeReader(std::string_view text) : text_(text) {}

    /// What has not been taken; empty at the end and after a failure.
    [[nodiscard]] std::string_view rest() const { return std::string_view(text_).substr(at_); }
    /// The byte so far ahead; '\0' behind the end.
    [[nodiscard]] char peek(std::size_t ahead = 0) const {
        return ahead < rest().size() ? rest()[ahead] : '\0';
    }
    [[nodiscard]] bool at_end() const { return rest().empty(); }
    /// Bytes taken so far.
    [[nodiscard]] std::size_t at() const { return at_; }

    /// Takes the word if it comes next, and tells whether it did.
    bool take(std::string_view word);
    void skip_blanks();

    void fail(std::string text) { fail_at(at_, std::move(text)); }
    void fail_at(std::size_t at, std::string text);
    [[nodiscard]] bool has_failed() const { return error_.has_value(); }

    /// A quota such as "40/"; nothing where none stands there.
    std::optional<int> quota();
    /// The next so many bytes, which are digits, as a number of moves; nothing where it fails.
    std::optional<int> moves(std::size_t digits);
    /// A number with at most three digits behind the point, in thousandths; 0 where it fails.
    std::int64_t number();
    /// The same time; fails where it is longer than anybody plays.
    Duration checked(std::size_t begin, Duration time);
    /// All periods that have extra time count it in the same way.
    void count(Counting counting, TimeControl& control, std::size_t begin);
    /// Fails where the period, whose text began there, cannot follow those before it.
    void add_period(const Period& period, TimeControl& control, std::size_t begin);

    /// The control; fails where text is left, which it quotes of the text `as_typed` and tells an
    /// `example` of what would be right.
    std::expected<TimeControl, TextError> finish(TimeControl control, std::string_view as_typed,
                                                 std::string_view example);

  private:
    std::string text_;
    std::size_t at_ = 0;
    std::optional<TextError> error_;
    std::optional<Counting> counting_;
};

/// "90", "0.5": a time as so many units.
[[nodiscard]] std::string in_units(Duration time, Duration unit);

/// How the extra time of a move is set off: "+", "d", "b".
[[nodiscard]] std::string_view sign(Counting counting);

/// A fixed time for each move, and nothing else.
[[nodiscard]] bool is_for_each_move(const TimeControl& control);

}  // namespace arbiter::detail
