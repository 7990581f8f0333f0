#include "arbiter/notation/move_notation.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "arbiter/base/alternatives.hpp"
#include "arbiter/base/ascii.hpp"
#include "arbiter/notation/castling_text.hpp"
#include "arbiter/notation/descriptive.hpp"
#include "arbiter/notation/explanation_text.hpp"
#include "arbiter/notation/heard_move.hpp"
#include "arbiter/notation/iccf.hpp"
#include "arbiter/notation/move_number.hpp"
#include "arbiter/notation/pawn_capture.hpp"
#include "arbiter/notation/piece_letters.hpp"
#include "arbiter/notation/san_reading.hpp"
#include "arbiter/notation/san_style.hpp"
#include "arbiter/notation/san_writer.hpp"
#include "arbiter/notation/spoken.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/captured.hpp"
#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

constexpr std::array<std::string_view, all_notations.size()> notation_names{
    "san",  "fide",        "lan",    "hyphened", "figurine", "uci",
    "iccf", "descriptive", "spoken", "nato",     "anna"};

/// Whose men have the letters of a language.
bool is_lettered(Notation notation) {
    return is_algebraic(notation) && notation != Notation::figurine;
}

bool is_spoken(Notation notation) {
    return notation == Notation::spoken || notation == Notation::nato || notation == Notation::anna;
}

SanStyle san_style(const MoveStyle& style) {
    if (style.notation == Notation::figurine)
        return figurine_style;
    SanStyle san = pgn_style;
    if (style.notation == Notation::fide || style.notation == Notation::hyphened)
        san = fide_style;
    if (style.notation == Notation::lan)
        san = long_style;
    if (style.notation == Notation::hyphened)
        san.departure = Departure::hyphened;
    san.letters = letters_of(style.language).value_or(english_letters);
    return san;
}

SpokenStyle spoken_style(const MoveStyle& style) {
    if (style.notation == Notation::nato)
        return SpokenStyle::nato;
    if (style.notation == Notation::anna)
        return SpokenStyle::anna;
    return style.language == "de" ? SpokenStyle::german : SpokenStyle::plain;
}

std::expected<Move, SanError> move_attempted(const Position& position,
                                             std::expected<Attempt, TextError> attempt) {
    if (!attempt)
        return std::unexpected(SanError{.problem = SanProblem::syntax,
                                        .at = attempt.error().at,
                                        .text = std::move(attempt.error().text)});
    Explanation why = explain(position, *attempt);
    if (why.move)
        return *why.move;
    return std::unexpected(SanError{
        .problem = SanProblem::illegal, .text = sentence(why), .explanation = std::move(why)});
}

std::expected<Move, SanError> read_algebraic(const Position& position, std::string_view text,
                                             const PieceLetters& letters,
                                             FileCapitals capitals = FileCapitals::forgiven) {
    auto found = read_san_leniently(position, text, letters, capitals);
    if (!found)
        return std::unexpected(std::move(found.error()));
    return found->move;
}

std::expected<Move, SanError> read_castling(const Position& position, HeardCastling heard) {
    switch (heard) {
        case HeardCastling::king_side:
            return castling_meant(position, CastlingSide::king_side);
        case HeardCastling::queen_side:
            return castling_meant(position, CastlingSide::queen_side);
        case HeardCastling::either:
        case HeardCastling::none:
            return castling_meant(position, std::nullopt);
        case HeardCastling::unclear:
            break;
    }
    return std::unexpected(SanError{.problem = SanProblem::ambiguous,
                                    .text = "on which side? O-O is castling on the king's side, "
                                            "O-O-O on the queen's"});
}

/// Of a pawn that takes without its file, none but a capture.
std::expected<Move, SanError> read_heard(const Position& position, std::string_view notation,
                                         const PieceLetters& letters) {
    const auto on = square_that_a_pawn_takes_on(notation);
    if (!on)
        return read_algebraic(position, notation, letters, FileCapitals::refused);
    const auto captures = pawn_captures_meant(position, notation, *on);
    if (captures.empty())
        return std::unexpected(SanError{.problem = SanProblem::no_such,
                                        .text = "no pawn can take on " + std::string(name(*on))});
    if (captures.size() > 1)
        return std::unexpected(
            SanError{.problem = SanProblem::ambiguous,
                     .text = "more than one pawn can take there: say " + alternatives(captures)});
    return read_algebraic(position, captures.front(), english_letters, FileCapitals::refused);
}

/// Requires: there is one at least.
std::expected<Move, SanError> only_one(const Position& position, std::vector<Move> meant) {
    if (meant.size() == 1)
        return meant.front();
    std::vector<std::string> texts;
    for (const Move move : meant)
        texts.push_back(write_san(position, move));
    return std::unexpected(
        SanError{.problem = SanProblem::ambiguous,
                 .text = "more than one move is meant: say " + alternatives(texts),
                 .meant = std::move(meant)});
}

std::string_view name_of_man(const std::optional<Role>& role) { return role ? name(*role) : "man"; }

/// Where one alone of the captures between such men is legal.
std::expected<Move, SanError> read_capture(const Position& position, const HeardCapture& heard) {
    std::vector<Move> meant;
    for (const Move move : legal_moves(position)) {
        const auto taken = captured_square(position, move);
        if (taken && (!heard.taker || move.role() == *heard.taker) &&
            (!heard.taken || position.board().role_at(*taken) == heard.taken))
            meant.push_back(move);
    }
    if (!meant.empty())
        return only_one(position, std::move(meant));
    std::string words = "no ";
    (words += name_of_man(heard.taker)) += " can take a ";
    (words += name_of_man(heard.taken)) += " now";
    return std::unexpected(SanError{.problem = SanProblem::no_such, .text = std::move(words)});
}

std::expected<Move, SanError> read_spoken(const Position& position, std::string_view text,
                                          Tongue tongue) {
    if (const auto castling = castling_heard(text, tongue); castling != HeardCastling::none)
        return read_castling(position, castling);
    if (const auto capture = capture_heard(text, tongue))
        return read_capture(position, *capture);
    std::vector<Move> meant;
    std::optional<SanError> refusal;
    // The first is the text itself, in the letters of who speaks.
    PieceLetters letters =
        letters_of(tongue == Tongue::german ? "de" : "en").value_or(english_letters);
    for (const std::string& notation : notations_heard(text, tongue)) {
        const bool is_as_given = !refusal && meant.empty();
        auto move = read_heard(position, notation, std::exchange(letters, english_letters));
        if (move && std::ranges::find(meant, *move) == meant.end())
            meant.push_back(*move);
        // Places in what was made of the text say nothing of the text.
        if (!move && !is_as_given)
            move.error().at = 0;
        if (!move && move.error().problem == SanProblem::ambiguous)
            return move;
        // What has the form of a move says more than what has not.
        if (!move && (!refusal || refusal->problem == SanProblem::syntax))
            refusal = std::move(move.error());
    }
    if (meant.empty())
        return std::unexpected(*std::move(refusal));
    return only_one(position, std::move(meant));
}

/// Of a notation that knows no number before the move.
std::expected<Move, SanError> read_without_number(const Position& position, std::string_view text,
                                                  const MoveStyle& style) {
    if (style.notation == Notation::uci)
        return move_attempted(position, read_uci_attempt(text));
    if (style.notation == Notation::iccf)
        return move_attempted(position, read_iccf_attempt(text));
    if (style.notation == Notation::descriptive)
        return read_descriptive(position, text);
    if (style.notation == Notation::anna)
        if (const auto castling = castling_heard(text, Tongue::german);
            castling != HeardCastling::none)
            return read_castling(position, castling);
    return read_spoken(position, text, style.language == "de" ? Tongue::german : Tongue::english);
}

}  // namespace

std::string_view name(Notation notation) {
    return notation_names[static_cast<std::size_t>(notation)];
}

std::optional<Notation> notation_named(std::string_view wanted) {
    const auto* const found = std::ranges::find(notation_names, wanted);
    if (found == notation_names.end())
        return std::nullopt;
    return all_notations[static_cast<std::size_t>(found - notation_names.begin())];
}

bool is_algebraic(Notation notation) {
    return notation == Notation::san || notation == Notation::fide || notation == Notation::lan ||
           notation == Notation::hyphened || notation == Notation::figurine;
}

std::string in_words(const MoveStyle& style) {
    assert(is_known(style));
    const auto language = std::ranges::find(languages(), style.language, &Language::code);
    if (style.notation == Notation::uci)
        return "UCI";
    if (style.notation == Notation::iccf)
        return "ICCF's numbers";
    std::string words;
    if (style.notation == Notation::spoken)
        return (words += "spoken ") += language->name;
    if (style.language != "en")
        (words += language->name) += ' ';
    words += style.notation == Notation::san ? "algebraic" : name(style.notation);
    return words += " notation";
}

bool is_known(const MoveStyle& style) {
    if (style.notation == Notation::spoken)
        return style.language == "en" || style.language == "de";
    return !is_lettered(style.notation) ? style.language == "en"
                                        : letters_of(style.language).has_value();
}

std::vector<MoveStyle> all_move_styles() {
    std::vector<MoveStyle> styles;
    for (const Notation notation : all_notations)
        for (const Language& language : languages())
            if (const MoveStyle style{notation, language.code}; is_known(style))
                styles.push_back(style);
    return styles;
}

std::string write_move(const Position& position, Move move, const MoveStyle& style) {
    assert(is_known(style));
    switch (style.notation) {
        case Notation::san:
        case Notation::fide:
        case Notation::lan:
        case Notation::hyphened:
        case Notation::figurine:
            return write_san(position, move, san_style(style));
        case Notation::uci:
            return write_uci_move(move);
        case Notation::iccf:
            return write_iccf(move);
        case Notation::descriptive:
            return write_descriptive(position, move);
        case Notation::spoken:
        case Notation::nato:
        case Notation::anna:
            return spoken(position, move, spoken_style(style));
    }
    return {};
}

SanError told_in(const Position& position, SanError refusal, const MoveStyle& style) {
    assert(is_known(style));
    const bool is_told = style.notation == Notation::san && style.language == "en";
    if (is_told || refusal.meant.empty())
        return refusal;
    std::vector<std::string> texts;
    for (const Move move : refusal.meant) {
        std::string text = write_move(position, move, style);
        // Between the alternatives commas stand.
        if (is_spoken(style.notation))
            text = '"' + text + '"';
        texts.push_back(std::move(text));
    }
    std::ranges::sort(texts);
    refusal.text = "more than one move is meant: ";
    (refusal.text += is_spoken(style.notation) ? "say " : "write ") += alternatives(texts);
    return refusal;
}

std::expected<Move, SanError> read_move(const Position& position, std::string_view text,
                                        const MoveStyle& style) {
    assert(is_known(style));
    const bool has_number = is_algebraic(style.notation);
    const std::size_t left_out = has_number ? 0 : length_of_what_precedes(text);
    auto move = has_number ? read_algebraic(position, text, san_style(style).letters)
                           : read_without_number(position, trimmed(text.substr(left_out)), style);
    if (move)
        return move;
    SanError refusal = told_in(position, std::move(move.error()), style);
    refusal.at += left_out;
    return std::unexpected(std::move(refusal));
}

}  // namespace arbiter
