// Anything that a FEN can say, possible or not, and what is wrong with it. A Setup knows no moves:
// `Position::from` turns a checked one into a Position.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// At first an empty board with White to move. Equal where all fields are.
struct Setup {
    /// Any number of any men on any squares.
    Board board;
    /// The side that is said to have the move.
    Color turn = Color::white;
    /// Squares of the rooks that are said to be allowed to castle, whatever really stands there.
    Bitboard castling_rooks;
    /// The square that a pawn is said to have just crossed.
    std::optional<Square> en_passant;
    /// Plies since the last pawn move or capture.
    std::uint32_t halfmove_clock = 0;
    /// Goes up by one after each of Black's moves; 0 is warned of (`Fault::counters`).
    std::uint32_t fullmove_number = 1;

    bool operator==(const Setup&) const = default;
};

/// Why a setup cannot be, or can hardly be, a position of a game (Law 3.10.3).
enum class Fault : std::uint8_t {
    kings,           ///< not exactly one king a side
    pawn_rank,       ///< a pawn on the first or the last rank
    too_many_pawns,  ///< over 8 a side
    too_many_men,    ///< over 16 a side
    opposite_check,  ///< the side that is not to move stands in check (1.4.1)
    checkers,        ///< a check that no last move can have given
    castling,        ///< a right without king and rook at home
    en_passant,      ///< no pawn can have just crossed that square
    material,        ///< warning: more promoted men than missing pawns (3.7.3.4)
    counters,        ///< warning: move counters that contradict the position or each other
};

/// The code in product texts and JSON: "kings", "pawn_rank", ...
[[nodiscard]] std::string_view code(Fault fault);
/// The fault of that code, as a user names what is to be forgiven.
[[nodiscard]] std::optional<Fault> fault_named(std::string_view code);

/// Warnings inform; the other faults refuse.
[[nodiscard]] constexpr bool is_warning(Fault fault) {
    return fault == Fault::material || fault == Fault::counters;
}

/// Faults without order: those of a setup, or those that a caller forgives.
class FaultSet {
  public:
    constexpr FaultSet() = default;
    /// Not explicit, so that braces alone make a set: `{Fault::castling}`.
    constexpr FaultSet(std::initializer_list<Fault> faults) {
        for (const Fault fault : faults)
            add(fault);
    }
    /// Nothing changes where it is in already.
    constexpr void add(Fault fault) { bits_ |= bit(fault); }
    /// Is this fault in?
    [[nodiscard]] constexpr bool contains(Fault fault) const { return (bits_ & bit(fault)) != 0; }
    /// No fault is in.
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    /// The faults of `a` that are not in `b`.
    friend constexpr FaultSet operator-(FaultSet a, FaultSet b) {
        a.bits_ &= static_cast<std::uint16_t>(~b.bits_);
        return a;
    }
    bool operator==(const FaultSet&) const = default;

  private:
    static constexpr std::uint16_t bit(Fault fault) {
        return static_cast<std::uint16_t>(1U << static_cast<unsigned>(fault));
    }
    std::uint16_t bits_ = 0;
};

/// Faults that a program may forgive when it judges a position as it stands, whatever its past.
inline constexpr FaultSet forgivable_faults{Fault::too_many_pawns, Fault::too_many_men,
                                            Fault::checkers, Fault::castling, Fault::en_passant};

/// One fault with its place.
struct Finding {
    /// `is_warning` tells whether it refuses the setup.
    Fault fault;
    /// The men or squares concerned; empty where the fault is in the counters.
    Bitboard squares;
    /// One English sentence without full stop.
    std::string text;
};

/// All faults and warnings of a setup, in the order of `Fault`; at most one finding each. Checks
/// and en passant are judged only where both sides have one king.
[[nodiscard]] std::vector<Finding> diagnose(const Setup& setup);

}  // namespace arbiter
