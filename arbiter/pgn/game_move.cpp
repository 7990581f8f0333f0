#include "arbiter/pgn/game_move.hpp"

#include "arbiter/notation/san.hpp"
#include "arbiter/notation/san_candidates.hpp"
#include "arbiter/notation/san_form.hpp"
#include "arbiter/notation/san_reading.hpp"
#include "arbiter/pgn/null_move.hpp"
#include "arbiter/pgn/signs.hpp"

namespace arbiter {

namespace {

/// The queen that "axb8" stands for where only the piece is missing.
std::optional<Move> promotion_without_piece(const Position& position, std::string_view text) {
    auto form = read_san_form(text);
    if (!form || form->castling || form->promotion)
        return std::nullopt;
    form->promotion = Role::queen;
    const SanCandidates legal = legal_candidates(position, *form);
    return legal.size() == 1 ? std::optional(legal[0]) : std::nullopt;
}

GameMove played(const Position& position, Move move, std::optional<PgnFault> passed_over = {}) {
    return {.move = move, .after = position.play(move), .passed_over = passed_over, .nag = {}};
}

/// Where the text says that nobody moves, it says too what the board looks like then.
std::expected<GameMove, std::string> null_move(const Position& position) {
    const auto next = pass(position);
    if (!next)
        return std::unexpected("a null move leaves the king in check (Law 3.9.2)");
    return GameMove{.move = Move(), .after = *next, .passed_over = PgnFault::null_move, .nag = {}};
}

std::expected<GameMove, std::string> read_move_alone(const Position& position,
                                                     std::string_view text,
                                                     const PieceLetters& letters) {
    if (letters != english_letters)
        if (const auto other = read_san_leniently(position, text, letters))
            return played(position, other->move);
    auto move = read_san(position, text);
    if (move)
        return played(position, *move);
    if (is_null_move(text))
        return null_move(position);
    if (const auto lenient = read_san_leniently(position, text))
        return played(position, lenient->move);
    if (const auto queen = promotion_without_piece(position, text))
        return played(position, *queen, PgnFault::odd_promotion);
    return std::unexpected(std::move(move.error().text));
}

}  // namespace

std::expected<GameMove, std::string> read_game_move(const Position& position, std::string_view text,
                                                    const PieceLetters& letters) {
    auto read = read_move_alone(position, text, letters);
    const std::size_t sign = read ? 0 : glued_sign_length(text);
    if (sign == 0)
        return read;
    auto plain = read_move_alone(position, text.substr(0, text.size() - sign), letters);
    if (!plain)
        return read;
    // "e8=" lacks its piece, and judges nothing.
    if (!plain->passed_over)
        plain->nag = nag_of(text.substr(text.size() - sign));
    return plain;
}

std::string_view describe_passed_over(PgnFault fault) {
    return fault == PgnFault::null_move
               ? "a null move; the players move alternately (Law 1.2)"
               : "the piece of the promotion is missing (Law 3.7.3.3); it is read as a queen";
}

}  // namespace arbiter
