#include "arbiter/winnable/detail/mate_pattern.hpp"

#include <algorithm>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/winnable/detail/layer_closing.hpp"

namespace arbiter::detail {

namespace {

/// So many ways to place men are tried for a pair of kings; then the answer is "perhaps".
constexpr int max_tries = 2000;

bool is_slider(Role role) {
    return role == Role::bishop || role == Role::rook || role == Role::queen;
}

}  // namespace

MatePattern::MatePattern(const Layer& layer, Color winner) : winner_(winner) {
    const Occupation men = occupation(layer);
    const Color loser = opponent(winner);
    certain_ = men.certain[Color::white] | men.certain[Color::black];
    blocked_ = men.certain[loser];
    maybe_blocked_ = men.possible[loser];
    for (const PlacedMan& man : layer.men) {
        if (man.squares.empty())
            continue;
        const bool is_pawn = man.piece.role == Role::pawn;
        if (man.piece.color == loser) {
            if (is_pawn)
                loser_pawn_attacks_ |= possible_attacks(man, certain_);
            if (man.squares.has_more_than_one())
                enlist(blockers_, man);
        } else if (is_pawn) {
            pawn_attacks_ |= possible_attacks(man, certain_);
        } else {
            piece_attacks_ |= possible_attacks(man, certain_);
            ++pieces_;
            enlist(attackers_, man);
        }
    }
}

void MatePattern::enlist(Troops& troops, const PlacedMan& man) {
    for (Troop& troop : troops)
        if (troop.man == man) {
            ++troop.free;
            return;
        }
    troops.push_back({man, 1});
}

template <typename CheckersOf>
bool MatePattern::fits(const KingPairs& kings, CheckersOf checkers_of) {
    const Color loser = opponent(winner_);
    const Bitboard checked = kings.squares(loser) & (pawn_attacks_ | piece_attacks_);
    for (const Square king : checked) {
        // Flights that no man can deny must be denied by the winner's king.
        Bitboard winners = kings.squares_against(winner_, king);
        for (const Square flight :
             king_attacks(king) - pawn_attacks_ - piece_attacks_ - maybe_blocked_)
            winners &= king_attacks(flight);
        for (const Square winner_king : winners)
            if (fits(winner_king, king, checkers_of(winner_king)))
                return true;
    }
    return false;
}

bool MatePattern::fits_after_waiting(const KingPairs& kings) {
    return fits(kings, [](Square /*winner_king*/) { return Checkers{nullptr, all_squares}; });
}

bool MatePattern::fits(const Exit& exit) {
    const KingPairs& kings = exit.after.kings[opponent(winner_)];
    if (!exit.man) {
        static const PlacedMan nobody{};
        return fits(kings, [&](Square winner_king) {
            return Checkers{&nobody, exit.vacated & king_attacks(winner_king)};
        });
    }
    return fits(kings, [&](Square /*winner_king*/) {
        return Checkers{&exit.after.men[*exit.man], exit.vacated};
    });
}

bool MatePattern::fits_after_king_step(const KingPairs& before, Bitboard barred) {
    const Color loser = opponent(winner_);
    const Bitboard kings = before.squares(loser);
    for (Troop& troop : attackers_) {
        if (!is_slider(troop.man.piece.role))
            continue;
        for (const Square from : troop.man.squares) {
            const Bitboard aims = attacks(troop.man.piece, from, certain_ - Bitboard(from));
            for (const Square king : aims& kings) {
                const Bitboard shields =
                    before.squares_against(winner_, king) & between(from, king);
                const Bitboard steps = king_steps(shields) - line_through(from, king) - certain_ -
                                       king_attacks(king) - barred;
                for (const Square to : steps) {
                    look_at(to, king);
                    if (fits_with_check(troop, from))
                        return true;
                }
            }
        }
    }
    return false;
}

void MatePattern::look_at(Square winner_king, Square loser_king) {
    winner_king_ = winner_king;
    loser_king_ = loser_king;
    obstacles_ = certain_ | Bitboard(winner_king);
    tries_ = 0;
}

Bitboard MatePattern::certain_flights() const {
    return king_attacks(loser_king_) - king_attacks(winner_king_) - blocked_ - pawn_attacks_;
}

bool MatePattern::fits(Square winner_king, Square loser_king, const Checkers& checkers) {
    look_at(winner_king, loser_king);
    const PlacedMan* const arrived = checkers.arrived;
    if (arrived != nullptr && arrived->piece.role == Role::pawn &&
        possible_attacks(*arrived, certain_).contains(loser_king) && can_deny(certain_flights()))
        return true;
    return std::ranges::any_of(attackers_, [&](Troop& troop) {
        const Bitboard places =
            attacks(troop.man.piece, loser_king, obstacles_) & troop.man.squares;
        const bool may_check = arrived == nullptr || troop.man == *arrived;
        return std::ranges::any_of(places, [&](Square from) {
            return (may_check || between(from, loser_king).intersects(checkers.vacated)) &&
                   fits_with_check(troop, from);
        });
    });
}

bool MatePattern::fits_with_check(Troop& troop, Square from) {
    if (from == winner_king_ || can_be_captured_by_pawn(from))
        return false;
    --troop.free;
    const bool fits =
        can_deny(certain_flights() - attacks(troop.man.piece, from, obstacles_ - Bitboard(from)));
    ++troop.free;
    return fits;
}

bool MatePattern::can_be_captured_by_pawn(Square checker) const {
    // Another piece could pin the pawn or give check too.
    return pieces_ == 1 && loser_pawn_attacks_.contains(checker) &&
           !pawn_attacks_.contains(loser_king_);
}

bool MatePattern::can_deny(Bitboard flights) {
    if (flights.empty() || ++tries_ > max_tries)
        return true;
    const Square flight = flights.first();
    const auto deny = [&](Troop& troop, Bitboard denied) {
        --troop.free;
        const bool can = can_deny(flights - denied);
        ++troop.free;
        return can;
    };
    for (Troop& troop : blockers_)
        if (troop.free > 0 && troop.man.squares.contains(flight) && deny(troop, Bitboard(flight)))
            return true;
    for (Troop& troop : attackers_) {
        if (troop.free == 0)
            continue;
        const Bitboard places = (attacks(troop.man.piece, flight, obstacles_) & troop.man.squares) -
                                Bitboard(winner_king_) - Bitboard(loser_king_);
        for (const Square from : places)
            if (deny(troop, attacks(troop.man.piece, from, obstacles_ - Bitboard(from))))
                return true;
    }
    return false;
}

}  // namespace arbiter::detail
