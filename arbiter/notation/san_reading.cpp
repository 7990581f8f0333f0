#include "arbiter/notation/san_reading.hpp"

#include <algorithm>
#include <optional>
#include <utility>

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
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// "12.", "12...", "12. ..." and the blanks after it.
std::size_t length_of_number(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size() && is_digit(text[at]))
        ++at;
    if (at == 0 || at == text.size() || text[at] != '.')
        return 0;
    while (at < text.size() && (text[at] == '.' || text[at] == ' '))
        ++at;
    return at;
}

Spelling as_given(std::string_view text) {
    Spelling spelling;
    spelling.left_out = length_of_number(text);
    if (spelling.left_out > 0)
        spelling.deviations.push_back({0, "the number is not part of the move"});
    spelling.text = text.substr(spelling.left_out);
    return spelling;
}

/// A small b at the beginning as a bishop's letter.
std::optional<Spelling> with_bishop(Spelling spelling) {
    if (!spelling.text.starts_with('b'))
        return std::nullopt;
    spelling.text.front() = 'B';
    spelling.deviations.push_back({spelling.left_out, "the letter of a piece is a capital"});
    return spelling;
}

/// Capital file letters as small ones: those before a rank.
std::optional<Spelling> with_small_files(Spelling spelling) {
    bool has_changed = false;
    for (std::size_t i = 0; i + 1 < spelling.text.size(); ++i) {
        const char next = spelling.text[i + 1];
        if (!is_file_letter(spelling.text[i]) || next < '1' || next > '8')
            continue;
        if (!has_changed)
            spelling.deviations.push_back(
                {spelling.left_out + i, "the letter of a file is a small one"});
        spelling.text[i] = static_cast<char>(spelling.text[i] - 'A' + 'a');
        has_changed = true;
    }
    return has_changed ? std::optional(std::move(spelling)) : std::nullopt;
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
                                                       const PieceLetters& letters) {
    const Spelling given = as_given(text);
    auto found = read(position, given, letters);
    if (found)
        return found;
    for (const auto respelled : {with_bishop, with_small_files})
        if (auto spelling = respelled(given))
            if (auto other = read(position, *std::move(spelling), letters))
                return other;
    return found;
}

}  // namespace arbiter
