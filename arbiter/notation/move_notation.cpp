#include "arbiter/notation/move_notation.hpp"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

#include "arbiter/base/ascii.hpp"
#include "arbiter/notation/descriptive.hpp"
#include "arbiter/notation/explanation_text.hpp"
#include "arbiter/notation/heard_move.hpp"
#include "arbiter/notation/iccf.hpp"
#include "arbiter/notation/piece_letters.hpp"
#include "arbiter/notation/san_reading.hpp"
#include "arbiter/notation/san_style.hpp"
#include "arbiter/notation/san_writer.hpp"
#include "arbiter/notation/spoken.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

constexpr std::array<std::string_view, all_notations.size()> notation_names{
    "san",  "fide",        "lan",    "hyphened", "figurine", "uci",
    "iccf", "descriptive", "spoken", "nato",     "anna"};

bool is_algebraic(Notation notation) {
    return notation == Notation::san || notation == Notation::fide || notation == Notation::lan ||
           notation == Notation::hyphened;
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

/// On the side that is heard; on the only one that there is where none is.
std::expected<Move, SanError> read_castling(const Position& position, HeardCastling heard) {
    if (heard == HeardCastling::king_side || heard == HeardCastling::queen_side)
        return read_algebraic(position, heard == HeardCastling::king_side ? "O-O" : "O-O-O",
                              english_letters);
    std::vector<Move> castlings;
    std::ranges::copy_if(legal_moves(position), std::back_inserter(castlings), &Move::is_castling);
    if (heard == HeardCastling::either && castlings.size() == 1)
        return castlings.front();
    return std::unexpected(SanError{.problem = SanProblem::ambiguous,
                                    .text = "on which side? O-O is castling on the king's side, "
                                            "O-O-O on the queen's"});
}

std::expected<Move, SanError> read_spoken(const Position& position, std::string_view text,
                                          Tongue tongue) {
    if (const auto castling = castling_heard(text, tongue); castling != HeardCastling::none)
        return read_castling(position, castling);
    std::vector<Move> meant;
    std::optional<SanError> refusal;
    // The first is the text itself, in the letters of who speaks.
    PieceLetters letters =
        letters_of(tongue == Tongue::german ? "de" : "en").value_or(english_letters);
    for (const std::string& notation : notations_heard(text, tongue)) {
        auto move = read_algebraic(position, notation, std::exchange(letters, english_letters),
                                   FileCapitals::refused);
        if (move && std::ranges::find(meant, *move) == meant.end())
            meant.push_back(*move);
        if (!move && move.error().problem == SanProblem::ambiguous)
            return move;
        // What has the form of a move says more than what has not.
        if (!move && (!refusal || refusal->problem == SanProblem::syntax))
            refusal = std::move(move.error());
    }
    if (meant.size() == 1)
        return meant.front();
    if (meant.empty())
        return std::unexpected(*std::move(refusal));
    SanError several{.problem = SanProblem::ambiguous, .text = "more than one move is meant: say "};
    for (std::size_t i = 0; i < meant.size(); ++i)
        several.text.append(i == 0                  ? ""
                            : i + 1 == meant.size() ? " or "
                                                    : ", ")
            .append(write_san(position, meant[i]));
    return std::unexpected(std::move(several));
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

std::string in_words(const MoveStyle& style) {
    assert(is_known(style));
    const auto language = std::ranges::find(languages(), style.language, &Language::code);
    std::string words;
    if (style.notation != Notation::san)
        words += name(style.notation);
    if (words.empty() || style.language != "en")
        (words += words.empty() ? "" : " ") += language->name;
    return words;
}

bool is_known(const MoveStyle& style) {
    if (style.notation == Notation::spoken)
        return style.language == "en" || style.language == "de";
    return !is_algebraic(style.notation) ? style.language == "en"
                                         : letters_of(style.language).has_value();
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

std::expected<Move, SanError> read_move(const Position& position, std::string_view text,
                                        const MoveStyle& style) {
    assert(is_known(style));
    const std::string_view bare = trimmed(text);
    switch (style.notation) {
        case Notation::san:
        case Notation::fide:
        case Notation::lan:
        case Notation::hyphened:
            return read_algebraic(position, text, san_style(style).letters);
        case Notation::figurine:
            return read_algebraic(position, text, english_letters);
        case Notation::uci:
            return move_attempted(position, read_uci_attempt(bare));
        case Notation::iccf:
            return move_attempted(position, read_iccf_attempt(bare));
        case Notation::descriptive:
            return read_descriptive(position, text);
        case Notation::spoken:
        case Notation::nato:
        case Notation::anna:
            return read_spoken(position, text,
                               style.language == "de" ? Tongue::german : Tongue::english);
    }
    return {};
}

}  // namespace arbiter
