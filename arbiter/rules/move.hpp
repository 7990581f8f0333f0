// A move as 16 bits: from, to, and which man moves or what is special about it. Castling is written
// as the king taking its own rook, in standard chess and Chess960 alike; only text shows it
// otherwise. A Move alone is not known to be legal: see legality.hpp.
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>

#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// Equal where all bits are: a capture en passant is not the normal move between the same squares.
class Move {
  public:
    /// A pawn from a1 to a1, which is never legal; for arrays of moves only.
    constexpr Move() = default;

    /// `role` is that of the man that stands on `from`; the move is legal for no other.
    [[nodiscard]] static constexpr Move normal(Role role, Square from, Square to) {
        return {from, to, static_cast<Kind>(role)};
    }
    /// Law 3.8.2. `king` and `rook` are the squares where they stand before the move.
    [[nodiscard]] static constexpr Move castling(Square king, Square rook) {
        return {king, rook, Kind::castling};
    }
    /// Law 3.7.3.1. `to` is the square that the captured pawn crossed.
    [[nodiscard]] static constexpr Move en_passant(Square from, Square to) {
        return {from, to, Kind::en_passant};
    }
    /// Law 3.7.3.3. Requires: `role` is knight, bishop, rook or queen.
    [[nodiscard]] static constexpr Move promotion(Square from, Square to, Role role) {
        assert(role != Role::pawn && role != Role::king);
        return {from, to,
                static_cast<Kind>(static_cast<int>(Kind::promote_knight) + static_cast<int>(role) -
                                  static_cast<int>(Role::knight))};
    }

    /// Where the moving man stands; for castling the king's square.
    [[nodiscard]] constexpr Square from() const { return square_at(bits_ & 63); }
    /// Where the moving man lands; for castling the square of the rook.
    [[nodiscard]] constexpr Square to() const { return square_at((bits_ >> 6) & 63); }

    /// The king takes its own rook (3.8.2).
    [[nodiscard]] constexpr bool is_castling() const { return kind() == Kind::castling; }
    /// A pawn lands on `to`, and the pawn that it captures stands beside `from` (3.7.3.1).
    [[nodiscard]] constexpr bool is_en_passant() const { return kind() == Kind::en_passant; }
    /// A pawn becomes another man (3.7.3.3), with or without a capture.
    [[nodiscard]] constexpr bool is_promotion() const {
        return kind() >= Kind::promote_knight && kind() <= Kind::promote_queen;
    }
    /// None of these three; captures and a pawn's two steps are normal.
    [[nodiscard]] constexpr bool is_normal() const { return kind() <= Kind::normal_king; }
    /// The man that moves; castling is a move of the king (3.8).
    [[nodiscard]] constexpr Role role() const {
        constexpr auto king = static_cast<unsigned>(Role::king);
        constexpr auto castling = static_cast<unsigned>(Kind::castling);
        const auto number = static_cast<unsigned>(kind());
        // Without a branch: the man that moves is hard to foretell.
        return static_cast<Role>(number <= king ? number : number == castling ? king : 0U);
    }
    /// The new man; nothing where the move is no promotion.
    [[nodiscard]] constexpr std::optional<Role> promotion() const {
        return is_promotion() ? std::optional(promoted_role()) : std::nullopt;
    }
    /// Requires: `is_promotion()`.
    [[nodiscard]] constexpr Role promoted_role() const {
        assert(is_promotion());
        return static_cast<Role>(static_cast<int>(kind()) - static_cast<int>(Kind::promote_knight) +
                                 static_cast<int>(Role::knight));
    }

    /// From the lowest: 6 bits of `from`, 6 of `to`, 4 of the kind of move.
    [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }

    bool operator==(const Move&) const = default;

  private:
    enum class Kind : std::uint8_t {
        /// A normal move's kind is the role of its man.
        normal_king = static_cast<int>(Role::king),
        castling,
        en_passant,
        promote_knight,
        promote_bishop,
        promote_rook,
        promote_queen,
    };

    constexpr Move(Square from, Square to, Kind kind)
        : bits_(static_cast<std::uint16_t>(index(from) | (index(to) << 6) |
                                           (static_cast<int>(kind) << 12))) {}
    [[nodiscard]] constexpr Kind kind() const { return static_cast<Kind>(bits_ >> 12); }

    std::uint16_t bits_ = 0;
};

static_assert(sizeof(Move) == 2);

}  // namespace arbiter
