// The legal move generator. It finds moves in batches (all targets of one man, all pawns that step
// the same way) and hands them to a sink, which lists them, counts them or stops.
//
// A sink has these members, each answering true to stop:
//   bool man(Role, Square from, Bitboard targets)   normal moves of one man
//   bool pawns(Direction step, Bitboard targets)    normal pawn moves; from = target - step
//   bool promotions(Direction step, Bitboard targets)
//   bool special(Move)                              castling, en passant
#pragma once

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/detail/attacked.hpp"
#include "arbiter/rules/detail/pawn_ways.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/pins.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter::detail {

constexpr Square stepped_back(Square target, Direction step) {
    return square_at(index(target) - static_cast<int>(step));
}

/// The pawns that may capture this way: all but those pinned on another line.
template <Direction D>
Bitboard capturers(Bitboard pawns, Bitboard pinned, Square king) {
    constexpr bool rising = D == Direction::north_east || D == Direction::south_west;
    const Line& line = rising ? diagonal_lines[king] : antidiagonal_lines[king];
    return pawns - (pinned - (line.lower | line.upper));
}

template <typename Visit>
struct VisitingSink {
    Visit& visit;

    bool man(Role role, Square from, Bitboard targets) {
        for (const Square to : targets)
            if (visit(Move::normal(role, from, to)))
                return true;
        return false;
    }
    bool pawns(Direction step, Bitboard targets) {
        for (const Square to : targets)
            if (visit(Move::normal(Role::pawn, stepped_back(to, step), to)))
                return true;
        return false;
    }
    bool promotions(Direction step, Bitboard targets) {
        // Kind by kind, as all moves of a kind are listed at once where the machine can: who goes
        // by the order gets the same everywhere.
        for (const Role role : promotion_roles)
            for (const Square to : targets)
                if (visit(Move::promotion(stepped_back(to, step), to, role)))
                    return true;
        return false;
    }
    bool special(Move move) { return visit(move); }
};

/// Passes on what takes something, and of promotions those to queens.
template <typename Visit>
struct NoisySink {
    VisitingSink<Visit> passed_on;
    Bitboard enemies;

    bool man(Role role, Square from, Bitboard targets) {
        return passed_on.man(role, from, targets & enemies);
    }
    bool pawns(Direction step, Bitboard targets) {
        return passed_on.pawns(step, targets & enemies);
    }
    bool promotions(Direction step, Bitboard targets) {
        for (const Square to : targets)
            if (passed_on.visit(Move::promotion(stepped_back(to, step), to, Role::queen)))
                return true;
        return false;
    }
    bool special(Move move) { return move.is_en_passant() && passed_on.special(move); }
};

/// May this king and rook castle, if they have the right? `attacked` is `attacked_through` the
/// king.
[[gnu::always_inline]] inline bool may_castle(const Position& position, Square king, Square rook,
                                              Bitboard attacked) {
    if (castling_path(king, rook).intersects(position.board().occupied()) ||
        castling_king_walk(king, rook).intersects(attacked))
        return false;
    // A rook in the corner shields its king from nothing; another may have to stay.
    constexpr Bitboard corner_files = squares_of(File::a) | squares_of(File::h);
    return corner_files.contains(rook) || can_castle(position, rook);
}

template <Color Us, typename Sink>
class Generator {
  public:
    Generator(const Position& position, Sink& sink)
        : position_(position),
          board_(position.board()),
          sink_(sink),
          king_(position.king(Us)),
          attacked_(attacked_through<them>(board_, king_)),
          pinned_(pinned_men<Us>(board_, king_)) {}

    bool run() {
        const Bitboard king_goals = king_attacks(king_) - board_.of(Us) - attacked_;
        if (king_goals.any() && sink_.man(Role::king, king_, king_goals))
            return true;
        Bitboard goals = ~board_.of(Us);
        if (attacked_.contains(king_)) [[unlikely]] {
            const auto checker = board_.attackers(king_, them).single();
            if (!checker)
                return false;
            goals = between(king_, *checker) | Bitboard(*checker);
        } else if (castling_moves()) {
            return true;
        }
        return pawn_moves(goals) || knight_moves(goals) || slider_moves(goals);
    }

  private:
    static constexpr Color them = opponent(Us);
    using Ways = PawnWays<Us>;

    bool castling_moves() {
        for (const Square rook : position_.castling_rooks() & board_.of(Us))
            if (may_castle(position_, king_, rook, attacked_) &&
                sink_.special(Move::castling(king_, rook)))
                return true;
        return false;
    }

    // Of these, `goals` are the squares that are not our own and answer a check.

    bool knight_moves(Bitboard goals) {
        // A pinned knight always leaves the line.
        for (const Square from : board_.of(Us, Role::knight) - pinned_)
            if (sink_.man(Role::knight, from, knight_attacks(from) & goals))
                return true;
        return false;
    }

    bool slider_moves(Bitboard goals) {
        const Bitboard occupied = board_.occupied();
        for (const Square from : board_.of(Us, Role::bishop))
            if (slider(Role::bishop, from, bishop_attacks(from, occupied) & goals))
                return true;
        for (const Square from : board_.of(Us, Role::rook))
            if (slider(Role::rook, from, rook_attacks(from, occupied) & goals))
                return true;
        for (const Square from : board_.of(Us, Role::queen))
            if (slider(Role::queen, from, queen_attacks(from, occupied) & goals))
                return true;
        return false;
    }

    bool slider(Role role, Square from, Bitboard targets) {
        if (pinned_.contains(from)) [[unlikely]]
            targets &= line_through(king_, from);
        return sink_.man(role, from, targets);
    }

    bool pawn_moves(Bitboard goals) {
        const Bitboard pawns = board_.of(Us, Role::pawn);
        const Bitboard empty = ~board_.occupied();
        // A pinned pawn may still step along the line on which it is pinned.
        const Bitboard pushers = pawns - (pinned_ - squares_of(file_of(king_)));
        const Bitboard single = shifted<Ways::push>(pushers) & empty;
        const Bitboard twice = shifted<Ways::push>(single & Ways::third_rank) & empty;
        const Bitboard prey = board_.of(them) & goals;
        const Bitboard to_east =
            shifted<Ways::east>(capturers<Ways::east>(pawns, pinned_, king_)) & prey;
        const Bitboard to_west =
            shifted<Ways::west>(capturers<Ways::west>(pawns, pinned_, king_)) & prey;
        if (step(Ways::push, single & goals) || sink_.pawns(Ways::two_steps, twice & goals))
            return true;
        if ((to_east | to_west).any() && (step(Ways::east, to_east) || step(Ways::west, to_west)))
            return true;
        return en_passant_moves();
    }

    bool step(Direction direction, Bitboard targets) {
        const Bitboard promoting = targets & Ways::last_rank;
        return sink_.pawns(direction, targets - Ways::last_rank) ||
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
    const Bitboard attacked_;
    const Bitboard pinned_;
};

template <typename Sink>
bool generate(const Position& position, Sink& sink) {
    if (position.turn() == Color::white)
        return Generator<Color::white, Sink>(position, sink).run();
    return Generator<Color::black, Sink>(position, sink).run();
}

}  // namespace arbiter::detail
