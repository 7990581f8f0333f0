#include "arbiter/notation/plain_san.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

#include "arbiter/notation/san_candidates.hpp"
#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/legality.hpp"

namespace arbiter {

namespace {

// Games cannot be foretold, by processors neither: which man moves, whether it captures and what
// tells it apart are looked up and calculated, so that nothing is left to guess where a text is
// what it nearly always is.

template <typename Value>
using PerCharacter = std::array<Value, 256>;

template <typename Value>
constexpr Value at(const PerCharacter<Value>& table, char c) {
    return table[static_cast<unsigned char>(c)];
}

/// Pawn for what is no letter of a piece.
constexpr auto roles_named = [] {
    PerCharacter<Role> table{};
    table.fill(Role::pawn);
    table['N'] = Role::knight;
    table['B'] = Role::bishop;
    table['R'] = Role::rook;
    table['Q'] = Role::queen;
    table['K'] = Role::king;
    return table;
}();

/// The squares of a file or a rank by its sign; none by another character.
constexpr auto squares_named = [] {
    PerCharacter<Bitboard> table{};
    for (const char c : std::string_view("abcdefgh"))
        table[static_cast<unsigned char>(c)] = squares_of(*file_named(c));
    for (const char c : std::string_view("12345678"))
        table[static_cast<unsigned char>(c)] = squares_of(*rank_named(c));
    return table;
}();

constexpr bool is_file(char c) { return c >= 'a' && c <= 'h'; }

/// A pawn's capture comes behind its step, a piece behind the pawn.
constexpr std::size_t place_of(Role role, bool captures) {
    return role == Role::pawn ? (captures ? 1 : 0) : static_cast<std::size_t>(role) + 1;
}

/// From where a man comes to a square when nothing stands between.
constexpr auto departures_to = [] {
    PerColor<std::array<PerSquare<Bitboard>, 7>> table{};
    for (const Color us : both_colors)
        for (const Square to : all_squares) {
            const Bitboard behind = shifted_forward(opponent(us), Bitboard(to));
            const bool is_double = relative_rank_of(us, Rank::fourth).contains(to);
            auto& from = table[us];
            from[0][to] = behind | (is_double ? shifted_forward(opponent(us), behind) : Bitboard());
            from[1][to] = pawn_attacks(opponent(us), to);
            const auto piece = [&](Role role) -> Bitboard& {
                return from[place_of(role, false)][to];
            };
            piece(Role::knight) = slow::leaper_attacks(to, slow::knight_steps);
            piece(Role::king) = slow::leaper_attacks(to, slow::king_steps);
            piece(Role::bishop) = slow::slider_attacks(to, slow::bishop_steps, Bitboard());
            piece(Role::rook) = slow::slider_attacks(to, slow::rook_steps, Bitboard());
            piece(Role::queen) = piece(Role::bishop) | piece(Role::rook);
        }
    return table;
}();

Move castling(const Position& position, std::string_view text) {
    std::optional<Move> move;
    if (text == "O-O")
        move = castling_towards(position, CastlingSide::king_side);
    else if (text == "O-O-O")
        move = castling_towards(position, CastlingSide::queen_side);
    return move.value_or(Move());
}

/// The only legal move that brings one of `men` to `to`.
template <typename MoveFrom>
Move only_move(const Position& position, Bitboard men, Square to, MoveFrom move_from) {
    const Bitboard occupied = position.board().occupied();
    const auto is_legal = [&](Square from) {
        return !between(from, to).intersects(occupied) &&
               keeps_king_safe(position, move_from(from));
    };
    // Nearly always one man is left whose way has to be looked at.
    if (men.size() == 1) [[likely]] {
        const Square from = men.first();
        return is_legal(from) ? move_from(from) : Move();
    }
    Move found;
    for (const Square from : men) {
        if (!is_legal(from))
            continue;
        if (found != Move())
            return Move();
        found = move_from(from);
    }
    return found;
}

SanSpelling spelling_of(bool tells_capture, bool tells_departure) {
    if (!tells_capture)
        return SanSpelling::unknown;
    return tells_departure ? SanSpelling::names_departure : SanSpelling::standard;
}

PlainSan spelled(Move move, SanSpelling spelling) {
    return {move, move == Move() ? SanSpelling::unknown : spelling};
}

}  // namespace

PlainSan read_plain_san(const Position& position, std::string_view text) {
    if (text.size() < 2)
        return {};
    if (text.back() == '+' || text.back() == '#')
        text.remove_suffix(1);
    if (text.front() == 'O') [[unlikely]]
        return spelled(castling(position, text), SanSpelling::standard);
    std::optional<Role> promotion;
    if (text.size() >= 4 && text[text.size() - 2] == '=') [[unlikely]] {
        promotion = at(roles_named, text.back());
        if (promotion == Role::pawn || promotion == Role::king)
            return {};
        text.remove_suffix(2);
    }
    if (text.size() < 2)
        return {};

    // From the back: the square of arrival, x, what tells men apart, the letter of a piece.
    const auto file = static_cast<unsigned>(text[text.size() - 2] - 'a');
    const auto rank = static_cast<unsigned>(text[text.size() - 1] - '1');
    if ((file | rank) > 7)
        return {};
    const Square to = square_at(static_cast<int>(8 * rank + file));
    const Role role = at(roles_named, text.front());
    const bool is_pawn = role == Role::pawn;
    const std::size_t letters = is_pawn ? 0 : 1;
    const bool captures = text[text.size() - (text.size() == 2 ? 2 : 3)] == 'x';
    const std::size_t told = text.size() - 2 - letters - (captures ? 1 : 0);
    Bitboard departures = told == 0 ? all_squares : at(squares_named, text[letters]);
    if (told > 1) [[unlikely]] {
        if (told > 2 || !file_named(text[letters]) || !rank_named(text[letters + 1]))
            return {};
        departures &= at(squares_named, text[letters + 1]);
    }

    const Board& board = position.board();
    const Color us = position.turn();
    const bool hits = board.of(opponent(us)).contains(to);
    const bool is_last = relative_rank_of(us, Rank::eighth).contains(to);
    // A pawn's capture shows its file, and nothing else of a pawn is shown (C.9.3).
    const bool is_pawn_text = is_file(text.front()) && told == (captures ? 1U : 0U);
    const bool is_odd = board.of(us).contains(to) ||
                        (is_pawn && is_last) != promotion.has_value() ||
                        (is_pawn && (!is_pawn_text || hits != captures));
    const Bitboard men = departures_to[us][place_of(role, captures)][to] & board.of(role) &
                         board.of(us) & departures;
    const auto move_from = [&](Square from) {
        return promotion ? Move::promotion(from, to, *promotion) : Move::normal(role, from, to);
    };
    if (!is_odd) [[likely]]
        return spelled(only_move(position, men, to, move_from),
                       spelling_of(hits == captures, told > (is_pawn ? 1U : 0U)));
    const bool takes_en_passant =
        is_pawn && is_pawn_text && captures && !promotion && position.en_passant() == to;
    if (takes_en_passant)
        return spelled(
            only_move(position, men, to, [&](Square from) { return Move::en_passant(from, to); }),
            SanSpelling::standard);
    return {};
}

}  // namespace arbiter
