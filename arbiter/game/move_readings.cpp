#include "arbiter/game/move_readings.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "arbiter/base/alternatives.hpp"
#include "arbiter/base/words.hpp"
#include "arbiter/game/explain_in_game.hpp"
#include "arbiter/game/piece_wings.hpp"
#include "arbiter/game/written_move.hpp"
#include "arbiter/notation/descriptive.hpp"
#include "arbiter/notation/descriptive_form.hpp"
#include "arbiter/notation/heard_move.hpp"
#include "arbiter/notation/iccf.hpp"
#include "arbiter/notation/move_number.hpp"
#include "arbiter/notation/piece_letters.hpp"
#include "arbiter/notation/san_reading.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

namespace {

std::expected<Move, SanError> read_in(const History& history, std::string_view text,
                                      const MoveStyle& style) {
    if (style.notation != Notation::descriptive)
        return read_move(history.current(), text, style);
    const std::size_t left_out = length_of_what_precedes(text);
    auto move = read_descriptive(history.current(), text.substr(left_out), wings_in(history));
    if (!move)
        move.error().at += left_out;
    return move;
}

/// With the move that lost the right, where a right to castle is lost.
Explanation with_game(const History& history, SanError refusal) {
    if (refusal.castling)
        if (auto told =
                read_san(history, *refusal.castling == CastlingSide::king_side ? "O-O" : "O-O-O");
            !told && told.error().explanation)
            return *std::move(told.error().explanation);
    return *std::move(refusal.explanation);
}

std::expected<Explanation, SanError> read_as_chosen(const History& history, std::string_view text,
                                                    const std::optional<MoveStyle>& chosen) {
    if (!chosen)
        return read_written_move(history, text, MoveText::any);
    if (is_algebraic(chosen->notation) &&
        names_descriptive_goal(text.substr(length_of_what_precedes(text))))
        return std::unexpected(SanError{.text = "it is written as in old English books"});
    auto move = read_in(history, text, *chosen);
    if (move)
        return explain(history, attempt_of(*move));
    if (move.error().explanation)
        return with_game(history, std::move(move.error()));
    return std::unexpected(std::move(move.error()));
}

/// What is read where nothing is chosen; a number before the move is no other notation.
bool is_usual(const MoveStyle& style) {
    return style.notation == Notation::uci ||
           (style.notation == Notation::san && style.language == "en");
}

/// One of those that read alike: the algebraic ones differ only in how they are written. Of
/// languages with the same letters the one that more people write comes first.
std::vector<MoveStyle> styles_to_try() {
    std::vector<MoveStyle> styles{{Notation::uci}, {Notation::san, "en"}, {Notation::san, "de"}};
    for (const Language& language : languages())
        if (language.code != "en" && language.code != "de")
            styles.push_back({Notation::san, language.code});
    for (const Notation notation : {Notation::iccf, Notation::descriptive, Notation::spoken})
        styles.push_back({notation});
    styles.push_back({Notation::spoken, "de"});
    return styles;
}

struct Reading {
    Move move;
    MoveStyle style;
};

/// One word is not spoken, but written: "Cc3".
bool is_spoken(std::string_view text, Tongue tongue) {
    return words_of(text).size() > 1 || castling_heard(text, tongue) != HeardCastling::none;
}

/// Capital letters of files are left out: where languages are tried they are men's.
std::expected<Move, SanError> read_elsewhere(const History& history, std::string_view text,
                                             const MoveStyle& style) {
    if (style.notation == Notation::spoken &&
        !is_spoken(text, style.language == "de" ? Tongue::german : Tongue::english))
        return std::unexpected(SanError{.text = "it is written in one word"});
    if (style.notation != Notation::san)
        return read_in(history, text, style);
    auto found = read_san_leniently(history.current(), text,
                                    letters_of(style.language).value_or(english_letters),
                                    FileCapitals::refused);
    if (!found)
        return std::unexpected(std::move(found.error()));
    return found->move;
}

struct Readings {
    /// Each legal move once, with the first that reads it.
    std::vector<Reading> moves;
    /// Each attempt that the Laws forbid, once.
    std::vector<Attempt> forbidden = {};
    /// The first refusal of who saw a move in the text, ambiguous ones before others.
    std::optional<SanError> refusal;
};

Readings other_readings(const History& history, std::string_view text) {
    Readings readings;
    for (const MoveStyle& style : styles_to_try()) {
        auto move = read_elsewhere(history, text, style);
        if (move) {
            if (std::ranges::find(readings.moves, *move, &Reading::move) == readings.moves.end())
                readings.moves.push_back({*move, style});
            continue;
        }
        if (const auto& why = move.error().explanation;
            why && std::ranges::find(readings.forbidden, why->attempt) == readings.forbidden.end())
            readings.forbidden.push_back(why->attempt);
        const bool is_ambiguous = move.error().problem == SanProblem::ambiguous;
        const bool is_first = !readings.refusal ||
                              (is_ambiguous && readings.refusal->problem != SanProblem::ambiguous);
        if (is_first && move.error().problem != SanProblem::syntax)
            readings.refusal = std::move(move.error());
    }
    return readings;
}

SanError several_readings(const Position& position, const std::vector<Reading>& readings,
                          const MoveStyle& told_in) {
    std::vector<std::string> texts;
    for (const auto& [move, style] : readings)
        texts.push_back(write_move(position, move, told_in) + " (" + in_words(style) + ')');
    return {.problem = SanProblem::ambiguous,
            .text = "more than one move is meant: " + alternatives(texts)};
}

SanError too_long() {
    return {.at = longest_move_text,
            .text = "no move has more than " + std::to_string(longest_move_text) + " bytes"};
}

Attempt squares_of_attempt(const Explanation& explanation) {
    if (explanation.move)
        if (const auto attempt = read_uci_attempt(write_uci_move(*explanation.move)))
            return *attempt;
    return explanation.attempt;
}

}  // namespace

std::expected<MoveReading, SanError> read_move_in_any(const History& history, std::string_view text,
                                                      const std::optional<MoveStyle>& chosen) {
    if (text.size() > longest_move_text)
        return std::unexpected(too_long());
    auto read = read_as_chosen(history, text, chosen);
    if (read)
        return MoveReading{*std::move(read), std::nullopt};
    if (read.error().problem != SanProblem::syntax)
        return std::unexpected(std::move(read.error()));
    Readings others = other_readings(history, text);
    const bool is_unclear = others.refusal && others.refusal->problem == SanProblem::ambiguous;
    if (others.moves.size() > 1)
        return std::unexpected(
            several_readings(history.current(), others.moves, chosen.value_or(MoveStyle())));
    if (others.moves.size() == 1 && !is_unclear) {
        const auto& [move, style] = others.moves.front();
        return MoveReading{explain(history, attempt_of(move)),
                           chosen || !is_usual(style) ? std::optional(style) : std::nullopt};
    }
    if (others.refusal)
        return std::unexpected(
            told_in(history.current(), *std::move(others.refusal), chosen.value_or(MoveStyle())));
    return std::unexpected(std::move(read.error()));
}

std::expected<Attempt, SanError> read_attempt_in_any(const History& history, std::string_view text,
                                                     const std::optional<MoveStyle>& chosen) {
    if (text.size() > longest_move_text)
        return std::unexpected(too_long());
    auto read = read_as_chosen(history, text, chosen);
    if (read)
        return squares_of_attempt(*read);
    if (read.error().problem != SanProblem::syntax)
        return std::unexpected(std::move(read.error()));
    if (const auto squares = read_uci_attempt(text))
        return squares_of_attempt(explain(history, *squares));
    if (const auto numbers = read_iccf_attempt(text))
        return squares_of_attempt(explain(history, *numbers));
    auto other = read_move_in_any(history, text);
    if (other)
        return squares_of_attempt(other->explanation);
    const Readings readings = other_readings(history, text);
    if (readings.moves.empty() && readings.forbidden.size() == 1)
        return readings.forbidden.front();
    return std::unexpected(std::move(other.error()));
}

}  // namespace arbiter
