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

std::string loss_in_words(const History& history, std::size_t ply, Square rook) {
    const Position& before = history.positions()[ply];
    const Move move = history.moves()[ply];
    const std::string corner(name(rook));
    const Color owner = *before.board().color_at(rook);
    std::string cause = "the rook on " + corner + " was captured";
    if (move.is_castling())
        cause = "the king has castled already";
    else if (move.from() == rook)
        cause = "the rook on " + corner + " moved";
    else if (before.turn() == owner)
        cause = "the king moved";
    return "the right to castle with the rook on " + corner + " is lost: " + cause + " at " +
           move_number(before);
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
