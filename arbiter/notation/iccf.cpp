#include "arbiter/notation/iccf.hpp"

#include <cstddef>
#include <optional>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/dashes.hpp"
#include "arbiter/base/text_cursor.hpp"
#include "arbiter/notation/explanation_text.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

namespace {

std::optional<int> take_number(TextCursor& cursor, int most) {
    const char c = cursor.peek();
    if (!is_digit(c) || c == '0' || c - '0' > most)
        return std::nullopt;
    cursor.take();
    return c - '1';
}

/// Blanks, a dash of any length, or both.
void skip_between(TextCursor& cursor) {
    cursor.skip_blanks();
    cursor.skip(length_of_dash(cursor.rest()));
    cursor.skip_blanks();
}

/// Of check and mate, and what somebody thinks of the move.
void skip_signs(TextCursor& cursor) {
    cursor.skip_blanks();
    while (std::string_view("+#!?").contains(cursor.peek()) && !cursor.at_end())
        cursor.take();
}

std::unexpected<TextError> expected_here(const TextCursor& cursor, std::string_view what) {
    const std::string found = cursor.at_end() ? "the text ends" : "found " + shown(cursor.peek());
    return std::unexpected(TextError{cursor.at(), std::string(what) + " is missing: " + found +
                                                      "; a move in numbers is written like 5254"});
}

std::expected<Square, TextError> take_square(TextCursor& cursor, std::string_view which) {
    const auto missing = [&](std::string_view what) {
        return expected_here(cursor, std::string(what) + " of the square of " + std::string(which));
    };
    const auto file = take_number(cursor, 8);
    if (!file)
        return missing("the number 1 to 8 of the file");
    const auto rank = take_number(cursor, 8);
    if (!rank)
        return missing("the rank 1 to 8");
    return square_at(*rank * 8 + *file);
}

/// From 1, the most wanted first.
char number_of(Role promotion) {
    char number = '1';
    for (const Role role : promotion_roles) {
        if (role == promotion)
            break;
        ++number;
    }
    return number;
}

}  // namespace

std::expected<Attempt, TextError> read_iccf_attempt(std::string_view text) {
    TextCursor cursor(text);
    const auto from = take_square(cursor, "departure");
    if (!from)
        return std::unexpected(from.error());
    skip_between(cursor);
    const auto to = take_square(cursor, "arrival");
    if (!to)
        return std::unexpected(to.error());
    Attempt attempt{*from, *to, std::nullopt};
    const auto promotion = take_number(cursor, static_cast<int>(promotion_roles.size()));
    skip_signs(cursor);
    if (!cursor.at_end())
        return std::unexpected(
            TextError{cursor.at(),
                      "a move in numbers has a fifth only for a promotion, 1 for a queen, 2 for a "
                      "rook, 3 for a bishop, 4 for a knight; found " +
                          shown(cursor.peek())});
    if (promotion)
        attempt.promotion = promotion_roles[static_cast<std::size_t>(*promotion)];
    return attempt;
}

std::expected<Move, TextError> read_iccf(const Position& position, std::string_view text) {
    const auto attempt = read_iccf_attempt(text);
    if (!attempt)
        return std::unexpected(attempt.error());
    const Explanation explanation = explain(position, *attempt);
    if (explanation.move)
        return *explanation.move;
    return std::unexpected(TextError{0, sentence(explanation)});
}

std::string write_iccf(Move move) {
    std::string text;
    for (const char c : write_uci_move(move).substr(0, 4))
        text += is_digit(c) ? c : static_cast<char>(c - 'a' + '1');
    if (move.is_promotion())
        text += number_of(move.promoted_role());
    return text;
}

}  // namespace arbiter
