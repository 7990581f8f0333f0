// Which man stands on which square, and nothing else: no turn, no rights, no rules.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

namespace detail {

/// The two colours, then the six roles.
using BoardSets = std::array<Bitboard, 8>;

constexpr std::size_t place(Color color) { return static_cast<std::size_t>(color); }
constexpr std::size_t place(Role role) { return 2 + static_cast<std::size_t>(role); }

/// For each piece all squares in the two sets to which it belongs, none in the others.
inline constexpr PerColor<PerRole<BoardSets>> memberships = [] {
    PerColor<PerRole<BoardSets>> table;
    for (const Color color : both_colors)
        for (const Role role : all_roles) {
            table[color][role][place(color)] = all_squares;
            table[color][role][place(role)] = all_squares;
        }
    return table;
}();

}  // namespace detail

/// The sets are one cache line, so that a move changes all of them at once.
class alignas(64) Board {
  public:
    /// Empty.
    constexpr Board() = default;

    /// All men of that colour.
    [[nodiscard]] constexpr Bitboard of(Color color) const { return sets_[detail::place(color)]; }
    /// The men of that kind, of both colours.
    [[nodiscard]] constexpr Bitboard of(Role role) const { return sets_[detail::place(role)]; }
    /// The men of that kind and colour.
    [[nodiscard]] constexpr Bitboard of(Color color, Role role) const {
        return of(color) & of(role);
    }
    /// The same, both said at once.
    [[nodiscard]] constexpr Bitboard of(Piece piece) const { return of(piece.color, piece.role); }
    /// The men of both colours; its complement is the empty squares.
    [[nodiscard]] constexpr Bitboard occupied() const {
        return of(Color::white) | of(Color::black);
    }
    /// The set in memory, for those that load it another way than into a register of its own.
    [[nodiscard]] const Bitboard& set(Color color) const { return sets_[detail::place(color)]; }
    /// The same for the men of a kind.
    [[nodiscard]] const Bitboard& set(Role role) const { return sets_[detail::place(role)]; }
    /// Bishops and queens of both colours.
    [[nodiscard]] constexpr Bitboard diagonal_sliders() const {
        return of(Role::bishop) | of(Role::queen);
    }
    /// Rooks and queens of both colours.
    [[nodiscard]] constexpr Bitboard straight_sliders() const {
        return of(Role::rook) | of(Role::queen);
    }

    /// Whose man stands there; nothing where none does.
    [[nodiscard]] constexpr std::optional<Color> color_at(Square square) const {
        if (of(Color::white).contains(square))
            return Color::white;
        if (of(Color::black).contains(square))
            return Color::black;
        return std::nullopt;
    }
    /// Requires: `square` is occupied.
    [[nodiscard]] constexpr Role role_on(Square square) const {
        for (const Role role : all_roles)
            if (of(role).contains(square))
                return role;
        return Role::king;
    }
    /// What kind of man stands there; nothing where none does.
    [[nodiscard]] constexpr std::optional<Role> role_at(Square square) const {
        return occupied().contains(square) ? std::optional(role_on(square)) : std::nullopt;
    }
    /// Nothing where the square is empty.
    [[nodiscard]] constexpr std::optional<Piece> at(Square square) const {
        const auto color = color_at(square);
        if (!color)
            return std::nullopt;
        return Piece{*color, role_on(square)};
    }

    /// Requires: `square` is empty.
    constexpr void put(Square square, Piece piece) { toggle(Bitboard(square), piece); }
    /// The same on each of these squares. Requires: they are empty.
    constexpr void put(Bitboard squares, Piece piece) { toggle(squares, piece); }
    /// Requires: `piece` stands on `square`.
    constexpr void remove(Square square, Piece piece) { toggle(Bitboard(square), piece); }
    /// Takes away whoever stands there; an empty square stays empty.
    constexpr void clear(Square square) {
        for (Bitboard& set : sets_)
            set.remove(square);
    }
    /// The board after a move: who stands on `to` is taken away, and `piece` goes there.
    /// Requires: `piece` stands on `from`, which is not `to`.
    [[nodiscard]] constexpr Board after(Square from, Square to, Piece piece) const {
        const Bitboard gone(to);
        const Bitboard moved = Bitboard(from) | gone;
        const auto& membership = detail::memberships[piece.color][piece.role];
        Board next;
        for (std::size_t i = 0; i < sets_.size(); ++i)
            next.sets_[i] = (sets_[i] - gone) ^ (moved & membership[i]);
        return next;
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
    /// The same with the board as it stands (Law 3.1.2); pinned men attack too (3.1.3).
    [[nodiscard]] Bitboard attackers(Square square, Color color) const {
        return attackers(square, color, occupied());
    }

    bool operator==(const Board&) const = default;

  private:
    constexpr void toggle(Bitboard squares, Piece piece) {
        const detail::BoardSets& membership = detail::memberships[piece.color][piece.role];
        for (std::size_t i = 0; i < sets_.size(); ++i)
            sets_[i] ^= squares & membership[i];
    }

    detail::BoardSets sets_;
};

}  // namespace arbiter
