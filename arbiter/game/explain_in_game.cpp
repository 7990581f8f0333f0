#include "arbiter/game/explain_in_game.hpp"

#include <optional>
#include <string>
#include <utility>

#include "arbiter/notation/explanation_text.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/notation/san_form.hpp"
#include "arbiter/rules/castling.hpp"

namespace arbiter {

namespace {

/// "12", counted as players count, for the move that was played in `before`.
std::string move_number(const Position& before) {
    return "move " + std::to_string(before.fullmove_number());
}

/// The ply whose move took the right of the rook on `rook` away, if the game shows it.
std::optional<std::size_t> ply_that_lost(const History& history, Square rook) {
    for (std::size_t ply = history.moves().size(); ply > 0; --ply)
        if (history.positions()[ply - 1].castling_rooks().contains(rook))
            return ply - 1;
    return std::nullopt;
}

/// Told by the men before and after: of an illegal move that stands (A.5.2) the history has no
/// more.
std::string cause_of_loss(const History& history, std::size_t ply, Square rook) {
    const Board& before = history.positions()[ply].board();
    const Board& after = history.positions()[ply + 1].board();
    const std::string corner(name(rook));
    const Color owner = *before.color_at(rook);
    if (history.moves()[ply].is_castling())
        return "the king has castled already";
    if (before.of(owner, Role::king) != after.of(owner, Role::king))
        return "the king moved";
    if (!after.color_at(rook))
        return "the rook on " + corner + " moved";
    return "the rook on " + corner + " was captured";
}

std::string loss_in_words(const History& history, std::size_t ply, Square rook) {
    return "the right to castle with the rook on " + std::string(name(rook)) +
           " is lost: " + cause_of_loss(history, ply, rook) + " at " +
           move_number(history.positions()[ply]);
}

/// What castling text tries: the king's way to its goal.
std::optional<Attempt> castling_attempt(const Position& position, std::string_view san) {
    const auto form = read_san_form(san);
    if (!form || !form->castling)
        return std::nullopt;
    const Color us = position.turn();
    return Attempt{position.king(us), castling_targets(us, *form->castling).king, std::nullopt};
}

}  // namespace

Explanation explain(const History& history, const Attempt& attempt) {
    Explanation found = explain(history.current(), attempt);
    if (found.reason != Reason::castling_right_lost)
        return found;
    for (const Square rook : found.squares - Bitboard(attempt.from))
        if (const auto ply = ply_that_lost(history, rook))
            found.text = loss_in_words(history, *ply, rook);
    return found;
}

std::expected<Move, SanError> read_san(const History& history, std::string_view text) {
    auto read = read_san(history.current(), text);
    if (read)
        return read;
    const auto castling = castling_attempt(history.current(), text);
    if (!castling)
        return read;
    Explanation found = explain(history, *castling);
    if (found.reason == Reason::castling_right_lost) {
        read.error().text = sentence(found);
        read.error().explanation = std::move(found);
    }
    return read;
}

}  // namespace arbiter
