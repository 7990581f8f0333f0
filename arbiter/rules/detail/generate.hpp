// The legal move generator. It finds moves in batches (all targets of one man, all pawns that step
// the same way) and hands them to a sink, which lists them, counts them or stops.
//
// A sink has these members, each answering true to stop:
//   bool man(Square from, Bitboard targets)         normal moves of one man
//   bool pawns(Direction step, Bitboard targets)    normal pawn moves; from = target - step
//   bool promotions(Direction step, Bitboard targets)
//   bool special(Move)                              castling, en passant
#pragma once

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/king_safety.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter::detail {

constexpr Square stepped_back(Square target, Direction step) {
    return square_at(index(target) - static_cast<int>(step));
}

template <typename Visit>
struct VisitingSink {
    Visit& visit;

    bool man(Square from, Bitboard targets) {
        for (const Square to : targets)
            if (visit(Move::normal(from, to)))
                return true;
        return false;
    }
    bool pawns(Direction step, Bitboard targets) {
        for (const Square to : targets)
            if (visit(Move::normal(stepped_back(to, step), to)))
                return true;
        return false;
    }
    bool promotions(Direction step, Bitboard targets) {
        for (const Square to : targets)
            for (const Role role : promotion_roles)
                if (visit(Move::promotion(stepped_back(to, step), to, role)))
                    return true;
        return false;
    }
    bool special(Move move) { return visit(move); }
};

template <Color Us, typename Sink>
class Generator {
  public:
    Generator(const Position& position, Sink& sink)
        : position_(position),
          board_(position.board()),
          sink_(sink),
          king_(position.king(Us)),
          safety_(king_safety<Us>(board_, king_)) {}

    bool run() {
        if (king_moves())
            return true;
        if (safety_.checkers.empty())
            return castling_moves() || other_moves(~board_.of(Us));
        if (const auto checker = safety_.checkers.single())
            return other_moves(between(king_, *checker) | Bitboard(*checker));
        return false;
    }

  private:
    static constexpr Color them = opponent(Us);
    static constexpr bool white = Us == Color::white;
    static constexpr Direction push = white ? Direction::north : Direction::south;
    static constexpr Direction east = white ? Direction::north_east : Direction::south_east;
    static constexpr Direction west = white ? Direction::north_west : Direction::south_west;
    static constexpr Bitboard last_rank = relative_rank_of(Us, Rank::eighth);
    static constexpr Bitboard third_rank = relative_rank_of(Us, Rank::third);

    bool king_moves() {
        Bitboard targets =
            king_attacks(king_) - board_.of(Us) - king_attacks(board_.of(them, Role::king).first());
        // The king does not hide behind itself (3.8.1 is judged after the move).
        const Bitboard occupied = board_.occupied() - Bitboard(king_);
        for (const Square to : targets)
            if (board_.attackers(to, them, occupied).any())
                targets.remove(to);
        return targets.any() && sink_.man(king_, targets);
    }

    bool castling_moves() {
        for (const Square rook : position_.castling_rooks() & board_.of(Us)) {
            // Nearly always something stands in the way: ask that first, and here.
            const auto goals = castling_targets(Us, castling_side(king_, rook));
            if (castling_path(king_, rook, goals).intersects(board_.occupied())) [[likely]]
                continue;
            if (can_castle(position_, rook) && sink_.special(Move::castling(king_, rook)))
                return true;
        }
        return false;
    }

    /// All but the king; `goals` are the squares that are not our own and answer a check.
    bool other_moves(Bitboard goals) {
        return pawn_moves(goals) || knight_moves(goals) || slider_moves(goals);
    }

    bool knight_moves(Bitboard goals) {
        // A pinned knight always leaves the line.
        for (const Square from : board_.of(Us, Role::knight) - safety_.pinned)
            if (man(from, knight_attacks(from) & goals))
                return true;
        return false;
    }

    bool slider_moves(Bitboard goals) {
        const Bitboard occupied = board_.occupied();
        for (const Square from : board_.diagonal_sliders() & board_.of(Us))
            if (man(from, on_pin_line(from, bishop_attacks(from, occupied) & goals)))
                return true;
        for (const Square from : board_.straight_sliders() & board_.of(Us))
            if (man(from, on_pin_line(from, rook_attacks(from, occupied) & goals)))
                return true;
        return false;
    }

    bool man(Square from, Bitboard targets) { return targets.any() && sink_.man(from, targets); }

    Bitboard on_pin_line(Square from, Bitboard targets) const {
        if (safety_.pinned.contains(from)) [[unlikely]]
            return targets & line_through(king_, from);
        return targets;
    }

    bool pawn_moves(Bitboard goals) {
        const Bitboard pawns = board_.of(Us, Role::pawn);
        const Bitboard empty = ~board_.occupied();
        // A pinned pawn may still step along the line on which it is pinned.
        const Bitboard pushers = pawns - (safety_.pinned - squares_of(file_of(king_)));
        const Bitboard single = shifted<push>(pushers) & empty;
        const Bitboard twice = shifted<push>(single & third_rank) & empty;
        const Bitboard prey = board_.of(them) & goals;
        const Bitboard to_east = shifted<east>(capturers<east>(pawns)) & prey;
        const Bitboard to_west = shifted<west>(capturers<west>(pawns)) & prey;
        constexpr auto two_steps = static_cast<Direction>(2 * static_cast<int>(push));
        return step(push, single & goals) || sink_.pawns(two_steps, twice & goals) ||
               step(east, to_east) || step(west, to_west) || en_passant_moves();
    }

    template <Direction D>
    Bitboard capturers(Bitboard pawns) const {
        constexpr bool rising = D == Direction::north_east || D == Direction::south_west;
        const Line& line = rising ? diagonal_lines[king_] : antidiagonal_lines[king_];
        return pawns - (safety_.pinned - (line.lower | line.upper));
    }

    bool step(Direction direction, Bitboard targets) {
        const Bitboard promoting = targets & last_rank;
        return sink_.pawns(direction, targets - last_rank) ||
               (promoting.any() && sink_.promotions(direction, promoting));
    }

    bool en_passant_moves() {
        const auto target = position_.en_passant();
        if (!target) [[likely]]
            return false;
        for (const Square from : pawn_attacks(them, *target) & board_.of(Us, Role::pawn)) {
            const Move move = Move::en_passant(from, *target);
            if (keeps_king_safe(position_, move) && sink_.special(move))
                return true;
        }
        return false;
    }

    const Position& position_;
    const Board& board_;
    Sink& sink_;
    const Square king_;
    const KingSafety safety_;
};

template <typename Sink>
bool generate(const Position& position, Sink& sink) {
    if (position.turn() == Color::white)
        return Generator<Color::white, Sink>(position, sink).run();
    return Generator<Color::black, Sink>(position, sink).run();
}

}  // namespace arbiter::detail
