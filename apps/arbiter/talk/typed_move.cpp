#include "apps/arbiter/talk/typed_move.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

#include "apps/arbiter/talk/laws.hpp"
#include "apps/arbiter/talk/move_verdict.hpp"
#include "arbiter/base/alternatives.hpp"
#include "arbiter/base/ascii.hpp"
#include "arbiter/game/ending_text.hpp"
#include "arbiter/game/move_readings.hpp"
#include "arbiter/notation/castling_text.hpp"
#include "arbiter/notation/descriptive_form.hpp"
#include "arbiter/notation/explanation_text.hpp"
#include "arbiter/notation/heard_move.hpp"
#include "arbiter/notation/heard_words.hpp"
#include "arbiter/notation/move_number.hpp"
#include "arbiter/notation/pawn_capture.hpp"
#include "arbiter/notation/san_writer.hpp"

namespace arbiter {

namespace {

/// On the only side that comes into question.
TypedMove castle_on_either_side(const Position& position) {
    auto move = castling_meant(position, std::nullopt);
    if (move)
        return *move;
    if (move.error().problem == SanProblem::ambiguous)
        return std::unexpected(
            "On which side? Type O-O for the king's side, O-O-O for the queen's.");
    return std::unexpected("Illegal: " + move.error().text + '.');
}

struct Reading {
    TypedMove move;
    bool names_several = false;
};

/// Nothing where it has not the form of a move.
std::optional<Reading> read(const History& history, std::string_view reading) {
    // Notation forgives an x too many, and would let the pawn go straight on.
    if (const auto on = square_that_a_pawn_takes_on(reading)) {
        const auto captures = pawn_captures_meant(history.current(), reading, *on);
        if (captures.empty())
            return Reading{std::unexpected("No pawn can take on " + std::string(name(*on)) + '.')};
        if (captures.size() > 1)
            return Reading{std::unexpected("Which one? It may be " + alternatives(captures) + '.'),
                           true};
        return read(history, captures.front());
    }
    const auto verdict = verdict_on(history, reading, MoveText::any);
    if (!verdict)
        return std::nullopt;
    if (verdict->move)
        return Reading{*verdict->move};
    return Reading{std::unexpected("Illegal: " + verdict->text + cited(verdict->article) + '.'),
                   verdict->reason == "ambiguous"};
}

/// Nothing had to be forgiven.
bool is_written(const History& history, std::string_view text) {
    const auto written = read_written_move(history, text, MoveText::any);
    return written && written->move;
}

/// Of what was heard or forgiven: that the text means another move where it is read to the letter
/// in another notation. "P-B4" is no move of the b-pawn to who knows books.
std::optional<std::string> other_meaning(const History& history, std::string_view text,
                                         Move heard) {
    const auto other = read_move_in_any(history, text);
    const bool is_of_books = names_descriptive_goal(text);
    if (!other)
        return is_of_books ? std::optional(other.error().text) : std::nullopt;
    const auto& move = other->explanation.move;
    if (!move)
        return is_of_books ? std::optional(sentence(other->explanation)) : std::nullopt;
    if (*move == heard || !other->style)
        return std::nullopt;
    const Position& position = history.current();
    return "more than one move is meant: " + write_san(position, heard) + " (" +
           in_words(MoveStyle()) + ") or " + write_san(position, *move) + " (" +
           in_words(*other->style) + ')';
}

}  // namespace

std::optional<TypedMove> read_typed_move(const History& history, std::string_view text) {
    const std::string plain = with_plain_signs(text);
    std::string_view move = trimmed(std::string_view(plain).substr(length_of_what_precedes(plain)));
    switch (castling_heard(move)) {
        case HeardCastling::none:
            break;
        case HeardCastling::king_side:
            move = "O-O";
            break;
        case HeardCastling::queen_side:
            move = "O-O-O";
            break;
        case HeardCastling::either:
            return castle_on_either_side(history.current());
        case HeardCastling::unclear:
            return std::nullopt;
    }
    std::optional<TypedMove> refused;
    for (const std::string& reading : notations_heard(move)) {
        auto found = read(history, reading);
        if (found && (found->move || found->names_several))
            return std::move(found->move);
        if (found && !refused)
            refused = std::move(found->move);
    }
    return refused;
}

std::optional<TypedReading> read_typed_move_in_any(const History& history, std::string_view text,
                                                   const std::optional<MoveStyle>& chosen) {
    if (!chosen)
        if (auto typed = read_typed_move(history, text)) {
            if (*typed && !is_written(history, text))
                if (auto other = other_meaning(history, text, **typed))
                    return TypedReading{std::unexpected("Illegal: " + *std::move(other) + '.')};
            return TypedReading{*std::move(typed)};
        }
    const auto verdict = verdict_in_any(history, text, chosen);
    if (!verdict)
        return std::nullopt;
    if (verdict->move)
        return TypedReading{*verdict->move, verdict->read_as};
    return TypedReading{
        std::unexpected("Illegal: " + verdict->text + cited(verdict->article) + '.')};
}

bool is_unfinished_move(std::string_view text) {
    return std::ranges::any_of(letters_meant(text), [](std::string_view form) {
        if (form.empty() || !(role_lettered(form.front()) || file_named(form.front())))
            return false;
        if (role_lettered(form.front()))
            form.remove_prefix(1);
        if (!form.empty() && file_named(form.front()))
            form.remove_prefix(1);
        if (!form.empty() && rank_named(form.front()))
            form.remove_prefix(1);
        if (form.starts_with('x'))
            form.remove_prefix(1);
        return form.empty() || (form.size() == 1 && file_named(form.front()));
    });
}

}  // namespace arbiter
