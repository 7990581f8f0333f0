#include "apps/arbiter/talk/typed_move.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

#include "apps/arbiter/talk/laws.hpp"
#include "apps/arbiter/talk/move_verdict.hpp"
#include "arbiter/base/ascii.hpp"
#include "arbiter/game/ending_text.hpp"
#include "arbiter/notation/heard_move.hpp"
#include "arbiter/notation/heard_words.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

/// "12. Nf3" and "12... Nf3" are "Nf3".
std::string_view without_number(std::string_view text) {
    text = trimmed(text);
    std::string_view rest = text;
    while (!rest.empty() && is_digit(rest.front()))
        rest.remove_prefix(1);
    if (rest.size() == text.size())
        return text;
    rest = trimmed(rest);
    if (!rest.starts_with('.'))
        return text;
    return rest.substr(std::min(rest.find_first_not_of(". "), rest.size()));
}

// Castling

/// On the only side on which it is legal.
TypedMove castle_on_either_side(const Position& position) {
    std::vector<Move> castlings;
    std::ranges::copy_if(legal_moves(position), std::back_inserter(castlings), &Move::is_castling);
    if (castlings.size() == 1)
        return castlings.front();
    return std::unexpected("On which side? Type O-O for the king's side, O-O-O for the queen's.");
}

// Other moves

/// The square on which some pawn takes, whichever it is: "xd5", "Pxd5".
std::optional<Square> square_that_a_pawn_takes_on(std::string_view reading) {
    if (reading.starts_with('P') || reading.starts_with('p'))
        reading.remove_prefix(1);
    if (!reading.starts_with('x') && !reading.starts_with(':'))
        return std::nullopt;
    return square_named(reading.substr(1, 2));
}

/// With the file that notation asks for ("exd5"), of each pawn that can take there.
std::vector<std::string> pawn_captures(const Position& position, std::string_view reading,
                                       Square on) {
    std::vector<std::string> captures;
    for (const Move move : legal_moves(position))
        if (move.role() == Role::pawn && move.to() == on && file_of(move.from()) != file_of(on)) {
            std::string written(1, name(file_of(move.from())));
            (written += 'x') += reading.substr(reading.find(name(on)));
            if (std::ranges::find(captures, written) == captures.end())
                captures.push_back(written);
        }
    return captures;
}

struct Reading {
    TypedMove move;
    bool names_several = false;
};

/// Nothing where it has not the form of a move.
std::optional<Reading> read(const History& history, std::string_view reading) {
    // Notation forgives an x too many, and would let the pawn go straight on.
    if (const auto on = square_that_a_pawn_takes_on(reading)) {
        const auto captures = pawn_captures(history.current(), reading, *on);
        if (captures.empty())
            return Reading{std::unexpected("No pawn can take on " + std::string(name(*on)) + '.')};
        if (captures.size() > 1)
            return Reading{std::unexpected("Which one? It may be " + captures.front() + " or " +
                                           captures.back() + '.'),
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

}  // namespace

std::optional<TypedMove> read_typed_move(const History& history, std::string_view text) {
    const std::string plain = with_plain_signs(text);
    std::string_view move = without_number(plain);
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
