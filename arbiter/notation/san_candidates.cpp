#include "arbiter/notation/san_candidates.hpp"

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/ruling.hpp"

namespace arbiter {

namespace {

Bitboard pawns_that_reach(const Position& position, Square to) {
    const Board& board = position.board();
    const Color us = position.turn();
    const Bitboard pawns = board.of(us, Role::pawn);
    if (board.of(opponent(us)).contains(to) || position.en_passant() == to)
        return pawn_attacks(opponent(us), to) & pawns;
    const Bitboard behind = shifted_forward(opponent(us), Bitboard(to));
    if (behind.intersects(board.occupied()) || !relative_rank_of(us, Rank::fourth).contains(to))
        return behind & pawns;
    return shifted_forward(opponent(us), behind) & pawns;
}

bool is_last_rank(const Position& position, Square to) {
    return relative_rank_of(position.turn(), Rank::eighth).contains(to);
}

/// The move as the form asks for it; absent where it asks for a promotion that cannot be, or
/// forgets to name one (3.7.3.3).
std::optional<Move> move_of(const Position& position, Role role, Square from, Square to,
                            std::optional<Role> promotion) {
    if ((role == Role::pawn && is_last_rank(position, to)) != promotion.has_value())
        return std::nullopt;
    if (promotion == Role::pawn || promotion == Role::king)
        return std::nullopt;
    if (promotion)
        return Move::promotion(from, to, *promotion);
    if (role == Role::pawn && position.en_passant() == to)
        return Move::en_passant(from, to);
    return Move::normal(role, from, to);
}

void add_moves_to(const Position& position, Role role, Square to, const SanForm& form,
                  SanCandidates& found) {
    Bitboard departures = form.departures();
    // A pawn's capture must show its file (C.9.3), so that without one only a step is meant.
    if (role == Role::pawn && !form.from_file)
        departures &= squares_of(form.to_file);
    for (const Square from : men_that_reach(position, role, to) & departures) {
        const auto move = move_of(position, role, from, to, form.promotion);
        if (move && keeps_king_safe(position, *move))
            found.push_back(*move);
    }
}

/// What the whole square of departure without a letter means: what a UCI move would.
SanCandidates moves_of_man_on(const Position& position, Square from, Square to,
                              const SanForm& form) {
    SanCandidates found;
    if (from == position.king(position.turn())) {
        if (const auto move = rule_on(position, {from, to, form.promotion}).move)
            found.push_back(*move);
    } else if (const auto role = position.board().role_at(from)) {
        add_moves_to(position, *role, to, form, found);
    }
    return found;
}

}  // namespace

std::optional<Move> castling_towards(const Position& position, CastlingSide side) {
    const auto rook = castling_rook(position, side);
    if (!rook || !can_castle(position, *rook))
        return std::nullopt;
    return Move::castling(position.king(position.turn()), *rook);
}

Bitboard men_that_reach(const Position& position, Role role, Square to) {
    const Board& board = position.board();
    const Color us = position.turn();
    if (board.of(us).contains(to))
        return Bitboard();
    if (role == Role::pawn)
        return pawns_that_reach(position, to);
    return attacks({us, role}, to, board.occupied()) & board.of(us, role);
}

SanCandidates legal_candidates(const Position& position, const SanForm& form) {
    if (form.castling) {
        SanCandidates found;
        if (const auto move = castling_towards(position, *form.castling))
            found.push_back(*move);
        return found;
    }
    if (form.to_rank) {
        const Square to = square_at(form.to_file, *form.to_rank);
        if (const auto from = form.from(); from && !form.role)
            return moves_of_man_on(position, *from, to, form);
        SanCandidates found;
        add_moves_to(position, form.role.value_or(Role::pawn), to, form, found);
        return found;
    }
    SanCandidates found;
    for (const Square to : squares_of(form.to_file))
        if (position.board().of(opponent(position.turn())).contains(to) ||
            position.en_passant() == to)
            add_moves_to(position, Role::pawn, to, form, found);
    return found;
}

std::string needed_departure(const Position& position, Move move) {
    const Role role = move.role();
    if (role == Role::pawn) {
        const bool captures = file_of(move.from()) != file_of(move.to());
        return captures ? std::string(1, name(file_of(move.from()))) : std::string();
    }
    Bitboard others;
    for (const Square from : men_that_reach(position, role, move.to()) - Bitboard(move.from()))
        if (keeps_king_safe(position, Move::normal(role, from, move.to())))
            others.add(from);
    if (others.empty())
        return {};
    if (!others.intersects(squares_of(file_of(move.from()))))
        return std::string(1, name(file_of(move.from())));
    if (!others.intersects(squares_of(rank_of(move.from()))))
        return std::string(1, name(rank_of(move.from())));
    return std::string(name(move.from()));
}

}  // namespace arbiter
