#include "arbiter/notation/plain_san.hpp"

#include <array>

#include "arbiter/notation/san_candidates.hpp"
#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/legality.hpp"

namespace arbiter {

namespace {

/// Pawn for what is no letter of a piece.
Role piece_named(char c) {
    constexpr auto roles = [] {
        std::array<Role, 256> table{};
        table.fill(Role::pawn);
        table['N'] = Role::knight;
        table['B'] = Role::bishop;
        table['R'] = Role::rook;
        table['Q'] = Role::queen;
        table['K'] = Role::king;
        return table;
    }();
    return roles[static_cast<unsigned char>(c)];
}

/// What a piece attacks where no other man stands; a pawn nothing.
constexpr auto attacks_on_empty_board = [] {
    PerRole<PerSquare<Bitboard>> table{};
    for (const Square square : all_squares) {
        table[Role::knight][square] = slow::leaper_attacks(square, slow::knight_steps);
        table[Role::king][square] = slow::leaper_attacks(square, slow::king_steps);
        table[Role::bishop][square] = slow::slider_attacks(square, slow::bishop_steps, Bitboard());
        table[Role::rook][square] = slow::slider_attacks(square, slow::rook_steps, Bitboard());
        table[Role::queen][square] = table[Role::bishop][square] | table[Role::rook][square];
    }
    return table;
}();

std::optional<Move> pawn_move(const Position& position, Bitboard departures, Square to,
                              std::optional<Role> promotion) {
    const bool is_last = relative_rank_of(position.turn(), Rank::eighth).contains(to);
    if (is_last != promotion.has_value())
        return std::nullopt;
    const Bitboard pawns = men_that_reach(position, Role::pawn, to) & departures;
    if (pawns.size() != 1)
        return std::nullopt;
    const Square from = *pawns.begin();
    const Move move = promotion                     ? Move::promotion(from, to, *promotion)
                      : position.en_passant() == to ? Move::en_passant(from, to)
                                                    : Move::normal(Role::pawn, from, to);
    return keeps_king_safe(position, move) ? std::optional(move) : std::nullopt;
}

std::optional<Move> piece_move(const Position& position, Role role, Bitboard departures,
                               Square to) {
    const Board& board = position.board();
    const Bitboard occupied = board.occupied();
    const Bitboard own = board.of(position.turn());
    if (own.contains(to))
        return std::nullopt;
    // Nearly always one man is left whose way has to be looked at. To ask which kind it is would
    // cost more: games cannot be foretold, by processors neither.
    const Bitboard men = attacks_on_empty_board[role][to] & board.of(role) & own & departures;
    const auto is_legal = [&](Square from) {
        return !between(from, to).intersects(occupied) &&
               keeps_king_safe(position, Move::normal(role, from, to));
    };
    if (men.size() == 1) [[likely]] {
        const Square from = men.first();
        return is_legal(from) ? std::optional(Move::normal(role, from, to)) : std::nullopt;
    }
    std::optional<Move> found;
    for (const Square from : men) {
        if (!is_legal(from))
            continue;
        if (found)
            return std::nullopt;
        found = Move::normal(role, from, to);
    }
    return found;
}

}  // namespace

std::optional<Move> read_plain_san(const Position& position, std::string_view text) {
    if (!text.empty() && (text.back() == '+' || text.back() == '#'))
        text.remove_suffix(1);
    if (text.size() < 2)
        return std::nullopt;
    if (text.front() == 'O') {
        if (text == "O-O")
            return castling_towards(position, CastlingSide::king_side);
        if (text == "O-O-O")
            return castling_towards(position, CastlingSide::queen_side);
        return std::nullopt;
    }
    std::optional<Role> promotion;
    if (text.size() >= 4 && text[text.size() - 2] == '=') {
        promotion = piece_named(text.back());
        if (promotion == Role::pawn || promotion == Role::king)
            return std::nullopt;
        text.remove_suffix(2);
    }
    const Role role = piece_named(text.front());
    if (role != Role::pawn)
        text.remove_prefix(1);
    if (text.size() < 2)
        return std::nullopt;
    const auto to_file = file_named(text[text.size() - 2]);
    const auto to_rank = rank_named(text.back());
    if (!to_file || !to_rank)
        return std::nullopt;
    const Square to = square_at(*to_file, *to_rank);
    text.remove_suffix(2);
    const bool captures = text.ends_with('x');
    if (captures)
        text.remove_suffix(1);
    Bitboard departures = all_squares;
    std::optional<File> from_file;
    if (!text.empty() && (from_file = file_named(text.front()))) {
        departures = squares_of(*from_file);
        text.remove_prefix(1);
    }
    if (role == Role::pawn) {
        // A pawn's capture shows its file, and nothing else of a pawn is shown (C.9.3).
        if (!text.empty() || captures != from_file.has_value())
            return std::nullopt;
        return pawn_move(position, from_file ? departures : squares_of(*to_file), to, promotion);
    }
    if (!text.empty())
        if (const auto from_rank = rank_named(text.front())) {
            departures &= squares_of(*from_rank);
            text.remove_prefix(1);
        }
    if (!text.empty() || promotion)
        return std::nullopt;
    return piece_move(position, role, departures, to);
}

}  // namespace arbiter
