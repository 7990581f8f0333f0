#include "arbiter/notation/san_reading.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "arbiter/notation/move_number.hpp"
#include "arbiter/notation/san_candidates.hpp"
#include "arbiter/notation/san_deviations.hpp"
#include "arbiter/notation/san_form.hpp"
#include "arbiter/notation/san_refusal.hpp"
#include "arbiter/notation/san_writer.hpp"

namespace arbiter {

namespace {

/// A text that may have been changed before it was read; places count in the text as it was given.
struct Spelling {
    std::string text;
    std::size_t left_out = 0;
    std::vector<TextError> deviations = {};
};

bool is_file_letter(char c) { return c >= 'A' && c <= 'H'; }

/// Without the blanks and the number before the move.
Spelling as_given(std::string_view text) {
    Spelling spelling;
    const std::size_t blanks = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    if (blanks > 0)
        spelling.deviations.push_back({0, "a move begins without blanks"});
    const std::size_t number = length_of_move_number(text.substr(blanks));
    if (number > 0)
        spelling.deviations.push_back({blanks, "the number is not part of the move"});
    spelling.left_out = blanks + number;
    spelling.text = text.substr(spelling.left_out);
    return spelling;
}

/// A small b at the beginning as a bishop's letter, where B is one.
std::optional<Spelling> with_bishop(Spelling spelling, const PieceLetters& letters) {
    if (!spelling.text.starts_with('b') || letters[Role::bishop] != "B")
        return std::nullopt;
    spelling.text.front() = 'B';
    spelling.deviations.push_back({spelling.left_out, "the letter of a piece is a capital"});
    return spelling;
}

/// Capital file letters as small ones, but for those that may be a man's letter: at the beginning
/// where a language has it, and after the square of arrival.
std::optional<Spelling> with_small_files(Spelling spelling, const PieceLetters& letters) {
    const std::string given = spelling.text;
    // "Dd4" names the d-file once too often: it is another language's queen.
    if (given.size() > 2 && is_file_letter(given[0]) && file_named(given[1]) &&
        rank_named(given[2]))
        return std::nullopt;
    const std::size_t first_rank = given.find_first_of("12345678");
    for (std::size_t i = 0; i < given.size(); ++i) {
        const bool is_before_rank =
            i + 1 < given.size() && given[i + 1] >= '1' && given[i + 1] <= '8';
        const bool may_be_man =
            i > first_rank ||
            (i == 0 && std::ranges::find(letters, given.substr(0, 1)) != letters.end());
        if (is_file_letter(given[i]) && (is_before_rank || !may_be_man))
            spelling.text[i] = static_cast<char>(given[i] - 'A' + 'a');
    }
    if (spelling.text == given)
        return std::nullopt;
    const auto changed = std::ranges::mismatch(spelling.text, given).in1 - spelling.text.begin();
    spelling.deviations.push_back({spelling.left_out + static_cast<std::size_t>(changed),
                                   "the letter of a file is a small one"});
    return spelling;
}

std::expected<LenientSan, SanError> read(const Position& position, Spelling spelling,
                                         const PieceLetters& letters) {
    const auto placed = [&](SanError error) {
        error.at += spelling.left_out;
        return std::unexpected(std::move(error));
    };
    std::vector<TextError> found;
    auto form = read_san_form(spelling.text, letters, &found);
    if (!form)
        return placed(no_san(std::move(form.error())));
    const SanCandidates legal = legal_candidates(position, *form);
    if (legal.size() != 1)
        return placed(refuse_san(position, *form, legal));
    std::ranges::move(deviations_of(*form, position, legal[0]), std::back_inserter(found));
    for (TextError& deviation : found) {
        deviation.at += spelling.left_out;
        spelling.deviations.push_back(std::move(deviation));
    }
    std::ranges::stable_sort(spelling.deviations, {}, &TextError::at);
    return LenientSan{legal[0], write_san(position, legal[0]), std::move(spelling.deviations)};
}

}  // namespace

std::expected<Move, SanError> read_san_strictly(const Position& position, std::string_view text) {
    auto found = read(position, {.text = std::string(text)}, english_letters);
    if (!found)
        return std::unexpected(std::move(found.error()));
    if (found->deviations.empty())
        return found->move;
    TextError& first = found->deviations.front();
    return std::unexpected(
        SanError{.problem = SanProblem::not_standard,
                 .at = first.at,
                 .text = std::move(first.text) + "; the standard form is " + found->san});
}

std::expected<LenientSan, SanError> read_san_leniently(const Position& position,
                                                       std::string_view text,
                                                       const PieceLetters& letters,
                                                       FileCapitals capitals) {
    const Spelling given = as_given(text);
    auto found = read(position, given, letters);
    if (found)
        return found;
    for (const auto respelled : {with_bishop, with_small_files}) {
        if (respelled == with_small_files && capitals == FileCapitals::refused)
            continue;
        if (auto spelling = respelled(given, letters))
            if (auto other = read(position, *std::move(spelling), letters))
                return other;
    }
    return found;
}

}  // namespace arbiter
