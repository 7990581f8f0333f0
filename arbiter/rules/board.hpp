// Which man stands on which square, and nothing else: no turn, no rights, no rules.
#pragma once

#include <optional>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

class Board {
  public:
    /// Empty.
    constexpr Board() = default;

    [[nodiscard]] constexpr Bitboard of(Color color) const { return colors_[color]; }
    [[nodiscard]] constexpr Bitboard of(Role role) const { return roles_[role]; }
    [[nodiscard]] constexpr Bitboard of(Color color, Role role) const {
        return colors_[color] & roles_[role];
    }
    [[nodiscard]] constexpr Bitboard of(Piece piece) const { return of(piece.color, piece.role); }
    [[nodiscard]] constexpr Bitboard occupied() const {
        return colors_[Color::white] | colors_[Color::black];
    }
    /// Bishops and queens of both colours.
    [[nodiscard]] constexpr Bitboard diagonal_sliders() const {
        return roles_[Role::bishop] | roles_[Role::queen];
    }
    /// Rooks and queens of both colours.
    [[nodiscard]] constexpr Bitboard straight_sliders() const {
        return roles_[Role::rook] | roles_[Role::queen];
    }

    [[nodiscard]] constexpr std::optional<Color> color_at(Square square) const {
        if (colors_[Color::white].contains(square))
            return Color::white;
        if (colors_[Color::black].contains(square))
            return Color::black;
        return std::nullopt;
    }
    /// Requires: `square` is occupied.
    [[nodiscard]] constexpr Role role_on(Square square) const {
        for (const Role role : all_roles)
            if (roles_[role].contains(square))
                return role;
        return Role::king;
    }
    [[nodiscard]] constexpr std::optional<Role> role_at(Square square) const {
        return occupied().contains(square) ? std::optional(role_on(square)) : std::nullopt;
    }
    [[nodiscard]] constexpr std::optional<Piece> at(Square square) const {
        const auto color = color_at(square);
        if (!color)
            return std::nullopt;
        return Piece{*color, role_on(square)};
    }

    /// Requires: `square` is empty.
    constexpr void put(Square square, Piece piece) { toggle(Bitboard(square), piece); }
    /// Requires: `piece` stands on `square`.
    constexpr void remove(Square square, Piece piece) { toggle(Bitboard(square), piece); }
    /// Requires: `piece` stands on `from`, and `to` is empty.
    constexpr void move(Square from, Square to, Piece piece) {
        toggle(Bitboard(from) ^ Bitboard(to), piece);
    }
    constexpr void clear(Square square) {
        for (const Color color : both_colors)
            colors_[color].remove(square);
        for (const Role role : all_roles)
            roles_[role].remove(square);
    }

    /// The men of `color` that attack `square` when `occupied` blocks the sliders. Men that stand
    /// outside `occupied` count too: mask the answer where they are thought away.
    [[nodiscard]] Bitboard attackers(Square square, Color color, Bitboard occupied) const {
        const Bitboard men = (pawn_attacks(opponent(color), square) & of(Role::pawn)) |
                             (knight_attacks(square) & of(Role::knight)) |
                             (king_attacks(square) & of(Role::king)) |
                             (bishop_attacks(square, occupied) & diagonal_sliders()) |
                             (rook_attacks(square, occupied) & straight_sliders());
        return men & of(color);
    }
    [[nodiscard]] Bitboard attackers(Square square, Color color) const {
        return attackers(square, color, occupied());
    }

    bool operator==(const Board&) const = default;

  private:
    constexpr void toggle(Bitboard squares, Piece piece) {
        colors_[piece.color] ^= squares;
        roles_[piece.role] ^= squares;
    }

    PerColor<Bitboard> colors_;
    PerRole<Bitboard> roles_;
};

}  // namespace arbiter
