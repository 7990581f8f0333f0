// What each feature of a position is worth: the one table that all terms of the evaluation take
// their numbers from, and that a tuner can reach. Says nothing of how features are found.
#pragma once

#include <array>
#include <cstddef>

#include "arbiter/engine/tapered.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// One value for each number of squares, steps or ranks, from 0.
template <std::size_t Count>
using TaperedTable = std::array<Tapered, Count>;

/// In centipawns for the side that has the feature; nothing but `Tapered` in it, so that it is an
/// array of them as well.
struct EvaluationWeights {
    /// A man on a square, as its side counts the ranks: its worth and that of the place.
    PerRole<PerSquare<Tapered>> place;
    /// Having the move.
    Tapered tempo;

    /// By the number of squares that a knight may go to without being taken by a pawn.
    TaperedTable<9> knight_mobility;
    /// The same for a bishop, through the own queen.
    TaperedTable<14> bishop_mobility;
    /// For a rook, through the own queen and rooks.
    TaperedTable<15> rook_mobility;
    /// For a queen.
    TaperedTable<28> queen_mobility;
    /// Two bishops cover both colours of squares.
    Tapered bishop_pair;
    /// Each own pawn on squares of the bishop's colour.
    Tapered bishop_pawn;
    /// Of those each that cannot step.
    Tapered bishop_blocked_pawn;
    /// A knight on ranks 4 to 6, held by a pawn, where no pawn can ever drive it away.
    Tapered knight_outpost;
    /// A bishop there.
    Tapered bishop_outpost;
    /// A knight or a bishop right behind a pawn.
    Tapered minor_behind_pawn;
    /// Each step between a knight and its own king.
    Tapered knight_from_king;
    /// The same for a bishop.
    Tapered bishop_from_king;
    /// No pawn on the rook's file.
    Tapered rook_open_file;
    /// None of its own side.
    Tapered rook_half_open_file;

    /// No own pawn on the files beside.
    Tapered isolated;
    /// On a file without an enemy pawn as well.
    Tapered isolated_half_open;
    /// Another own pawn farther along the file.
    Tapered doubled;
    /// It cannot be held by a pawn where it stands, nor safely step.
    Tapered backward;
    /// The same on a file without an enemy pawn.
    Tapered backward_half_open;
    /// Held by a pawn or beside one, by the rank as its side counts it.
    TaperedTable<8> connected;
    /// Each pawn that holds it.
    Tapered held;
    /// No enemy pawn can stop it or take it on its way, by rank.
    TaperedTable<8> passed;
    /// Somebody stands in its way, by rank.
    TaperedTable<8> passed_blocked;
    /// The square before it is not attacked, by rank.
    TaperedTable<8> passed_free;
    /// Its own pawn holds it.
    Tapered passed_held;
    /// From the fourth rank on, by steps from its own king to the square before it.
    TaperedTable<8> passed_own_king;
    /// From the other king.
    TaperedTable<8> passed_their_king;
    /// A rook of its own side behind it on the file.
    Tapered passed_own_rook;
    /// One of the other side.
    Tapered passed_their_rook;

    /// A pawn's attacks on pieces of the other side, by what is attacked.
    PerRole<Tapered> threat_by_pawn;
    /// A knight's and a bishop's, on pawns only where no pawn holds them.
    PerRole<Tapered> threat_by_minor;
    /// A rook's, likewise.
    PerRole<Tapered> threat_by_rook;
    /// The king attacks a man that no pawn holds.
    Tapered threat_by_king;
    /// An enemy piece that is attacked and not defended.
    Tapered hanging;
    /// An enemy piece that a safe step of a pawn would attack.
    Tapered threat_of_push;
    /// Each square that the other side reaches and may not safely use.
    Tapered restricted;

    /// On the king's file and beside: the nearest own pawn ahead, by the file's distance from the
    /// edge and the steps to it; 0 for none.
    std::array<TaperedTable<8>, 4> shelter;
    /// The nearest enemy pawn ahead, likewise.
    std::array<TaperedTable<8>, 4> storm;
    /// By steps, where an own pawn stands right before it.
    TaperedTable<8> storm_stopped;

    /// Danger to a king does not add up: see `settled_danger`. What the attacking side has of it,
    /// in parts of its own. Always there.
    Tapered danger;
    /// Each attacker of the squares around the king.
    PerRole<Tapered> danger_attacker;
    /// Each attack on a square beside it.
    Tapered danger_attack;
    /// Each square around it that is attacked and held by king or queen alone.
    Tapered danger_weak_square;
    /// A check that cannot simply be taken, by who gives it.
    PerRole<Tapered> danger_safe_check;
    /// The attacking side has no queen.
    Tapered danger_no_queen;
    /// A knight of the king's side beside it.
    Tapered danger_defender;
    /// Each square of the attacked wing that the attacking side reaches, less those that are held.
    Tapered danger_wing;
    /// A man pinned to the king.
    Tapered danger_pinned;
    /// Each pawn that shelters it.
    Tapered danger_sheltered;
};

/// Of `Tapered`, one behind the other.
inline constexpr std::size_t evaluation_weight_count = sizeof(EvaluationWeights) / sizeof(Tapered);

/// The weights as the array that they are.
using WeightArray = std::array<Tapered, evaluation_weight_count>;

/// Which of `all` that weight is. Requires: it is one of them, not a copy.
[[nodiscard]] inline std::size_t number_of(const Tapered& weight, const EvaluationWeights& all) {
    return static_cast<std::size_t>(&weight - reinterpret_cast<const Tapered*>(&all));
}

}  // namespace arbiter
