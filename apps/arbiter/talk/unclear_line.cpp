#include "apps/arbiter/talk/unclear_line.hpp"

#include <cstddef>
#include <optional>

#include "apps/arbiter/frame/printable.hpp"
#include "apps/arbiter/talk/play_words.hpp"
#include "apps/arbiter/talk/typed_move.hpp"
#include "arbiter/base/ascii.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/base/words.hpp"
#include "arbiter/notation/heard_words.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

namespace {

/// As much of what a player typed as he needs to know it again.
std::string shown_again(std::string_view text) {
    constexpr std::size_t most_bytes = 40;
    return '"' + printable(utf8_beginning(text, most_bytes)) + '"';
}

/// A square at the end of a move, or what should be one: "z9", "e10"; and what stands before it.
struct LastSquare {
    std::string square;
    std::string_view before;
};

std::optional<LastSquare> last_square(std::string_view line) {
    std::size_t at = line.size();
    while (at > 0 && is_digit(line[at - 1]))
        --at;
    if (at == line.size() || at == 0 || !is_letter(line[at - 1]))
        return std::nullopt;
    return LastSquare{lower(line.substr(at - 1)), line.substr(0, at - 1)};
}

/// The letter of a man that there is not, or the square; nothing where the line has not that form.
std::optional<std::string> what_there_is_not(std::string_view line) {
    const auto last = last_square(line);
    if (!last)
        return std::nullopt;
    const std::string_view before = last->before;
    const bool is_one_letter = before.size() == 1 && is_letter(before.front());
    const bool is_parted = !before.empty() && (is_blank(before.back()) || before.back() == 'x');
    if (!before.empty() && !is_one_letter && !is_parted)
        return std::nullopt;
    if (!square_named(last->square))
        return "There is no square " + last->square + ": files are a to h, ranks 1 to 8.";
    if (is_one_letter)
        return std::string(1, upper(before.front())) + " is no man's letter: K, Q, R, B and N are.";
    return std::nullopt;
}

}  // namespace

std::string why_unclear(std::string_view line, LineMayBe may_be) {
    const auto words = words_of(line);
    const auto meant = nearest_name(words.empty() ? "" : words.front());
    const std::string neither = shown_again(line) + " is neither a move nor a command";
    if (meant)
        return neither + ": did you mean " + std::string(*meant) + '?';
    if (may_be == LineMayBe::move_or_command) {
        if (const auto missing = what_there_is_not(line))
            return *missing;
        if (is_unfinished_move(line))
            return "That move names no square to go to.";
    }
    return neither + ". Type help for what can be typed.";
}

}  // namespace arbiter
