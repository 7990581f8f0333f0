// Finds the layer of a proof that holds some positions. What else must hold of a layer is checked
// elsewhere (layer_check.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/verify/certificate.hpp"
#include "arbiter/verify/work.hpp"

namespace arbiter::verify {

/// Positions without castling rights that a move may lead to: each man on any of its squares, the
/// kings on any of the pairs.
struct Reached {
    /// All but the kings.
    std::vector<ClaimedMan> men;
    /// The side to move.
    Color turn;
    /// By the square of White's king: the squares of Black's king.
    PerSquare<Bitboard> kings;
    /// A pawn may just have crossed each of these.
    Bitboard en_passant;
};

namespace detail {

/// White's pawns, Black's, and how many pieces of each role either has, eight bits a role.
using Structure = std::array<std::uint64_t, 4>;

}  // namespace detail

/// The layers of a proof, found by their men.
class LayerIndex {
  public:
    /// They must live as long.
    explicit LayerIndex(std::span<const ClaimedLayer> layers);

    /// Does one layer hold all of them? No also once the work is too much.
    [[nodiscard]] bool contains(const Reached& reached, Work& work) const;

    /// Does one hold the position? None does with castling rights; no also once the work is too
    /// much.
    [[nodiscard]] bool contains(const Position& position, Work& work) const;

  private:
    /// By their structure: no layer of another one can hold the same positions. Sorted, since
    /// whoever writes a proof could choose layers that all get one place of a hash table.
    std::map<detail::Structure, std::vector<const ClaimedLayer*>> alike_;
};

}  // namespace arbiter::verify
