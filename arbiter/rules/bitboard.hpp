// A set of squares that fits a register. Reads as a set (contains, size, union |, difference -),
// is written as a picture ("..."_bb), and is walked with range-for from a1 to h8.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>

#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// A step to a neighbouring square, seen from White's side, as a difference of square indices.
enum class Direction : std::int8_t {
    north = 8,
    south = -8,
    east = 1,
    west = -1,
    north_east = 9,
    north_west = 7,
    south_east = -7,
    south_west = -9,
};

/// Empty at first; as cheap to copy as an integer.
class Bitboard {
  public:
    constexpr Bitboard() = default;
    /// Bit n stands for the square of index n: a1 is the lowest, h8 the highest.
    constexpr explicit Bitboard(std::uint64_t bits) : bits_(bits) {}
    /// The set of that one square.
    constexpr explicit Bitboard(Square square) : bits_(std::uint64_t{1} << index(square)) {}

    /// As the constructor takes them: a1 is the lowest bit.
    [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
    /// No square is in.
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    /// At least one square is in.
    [[nodiscard]] constexpr bool any() const { return bits_ != 0; }
    /// Squares in the set, 0 to 64.
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    /// Is this square in?
    [[nodiscard]] constexpr bool contains(Square square) const {
        return ((bits_ >> index(square)) & 1) != 0;
    }
    /// Is every square of `other` in? True for an empty one.
    [[nodiscard]] constexpr bool contains_all(Bitboard other) const {
        return (other.bits_ & ~bits_) == 0;
    }
    /// Is any square of `other` in? False for an empty one.
    [[nodiscard]] constexpr bool intersects(Bitboard other) const {
        return (bits_ & other.bits_) != 0;
    }
    /// The same as `size() > 1`, without counting.
    [[nodiscard]] constexpr bool has_more_than_one() const { return (bits_ & (bits_ - 1)) != 0; }

    /// The lowest square. Requires: not empty.
    [[nodiscard]] constexpr Square first() const {
        assert(any());
        return square_at(std::countr_zero(bits_));
    }
    /// The highest square. Requires: not empty.
    [[nodiscard]] constexpr Square last() const {
        assert(any());
        return square_at(63 - std::countl_zero(bits_));
    }
    /// The only square, if there is exactly one.
    [[nodiscard]] constexpr std::optional<Square> single() const {
        return std::has_single_bit(bits_) ? std::optional(first()) : std::nullopt;
    }

    /// Nothing changes where it is in already.
    constexpr void add(Square square) { bits_ |= std::uint64_t{1} << index(square); }
    /// Nothing changes where it is not in.
    constexpr void remove(Square square) { bits_ &= ~(std::uint64_t{1} << index(square)); }
    /// Requires: not empty.
    constexpr Square pop_first() {
        const Square square = first();
        bits_ &= bits_ - 1;
        return square;
    }

    /// The squares that are not in.
    constexpr Bitboard operator~() const { return Bitboard(~bits_); }
    /// Adds the squares of `other`.
    constexpr Bitboard& operator|=(Bitboard other) { return *this = *this | other; }
    /// Keeps only those that are in `other` too.
    constexpr Bitboard& operator&=(Bitboard other) { return *this = *this & other; }
    /// Adds those of `other` that were not in, removes those that were.
    constexpr Bitboard& operator^=(Bitboard other) { return *this = *this ^ other; }
    /// Removes the squares of `other`.
    constexpr Bitboard& operator-=(Bitboard other) { return *this = *this - other; }
    /// Squares in one or both.
    friend constexpr Bitboard operator|(Bitboard a, Bitboard b) {
        return Bitboard(a.bits_ | b.bits_);
    }
    /// Squares in both.
    friend constexpr Bitboard operator&(Bitboard a, Bitboard b) {
        return Bitboard(a.bits_ & b.bits_);
    }
    /// Squares in exactly one of the two.
    friend constexpr Bitboard operator^(Bitboard a, Bitboard b) {
        return Bitboard(a.bits_ ^ b.bits_);
    }
    /// Set difference.
    friend constexpr Bitboard operator-(Bitboard a, Bitboard b) {
        return Bitboard(a.bits_ & ~b.bits_);
    }
    bool operator==(const Bitboard&) const = default;

    /// Goes from a1 to h8 over the squares as they were when it began.
    class Iterator {
      public:
        /// What the standard asks of an iterator; squares are given by value.
        using value_type = Square;
        /// What the standard asks of an iterator.
        using difference_type = std::ptrdiff_t;

        constexpr Iterator() = default;
        /// Over the squares that `rest` has as bits; 0 is the end.
        constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
        /// The lowest square that is left. Requires: not at the end.
        constexpr Square operator*() const { return square_at(std::countr_zero(rest_)); }
        /// To the next higher square; the end stays the end.
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        /// The same, and gives the place before.
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        bool operator==(const Iterator&) const = default;

      private:
        std::uint64_t rest_ = 0;
    };
    /// At the lowest square.
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
    /// Behind the highest square.
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

  private:
    std::uint64_t bits_ = 0;
};

/// All 64.
inline constexpr Bitboard all_squares{~std::uint64_t{0}};
/// The 32 light ones, h1 and a8 among them (Law 2.1).
inline constexpr Bitboard light_squares{0x55AA55AA55AA55AAULL};
/// The 32 dark ones, a1 and h8 among them.
inline constexpr Bitboard dark_squares = ~light_squares;

/// The 8 squares of a file.
constexpr Bitboard squares_of(File file) { return Bitboard(0x0101010101010101ULL << index(file)); }
/// The 8 squares of a rank, counted from White's side.
constexpr Bitboard squares_of(Rank rank) { return Bitboard(0xFFULL << (8 * index(rank))); }

/// The rank where `color` starts its pieces, its third, and so on.
constexpr Bitboard relative_rank_of(Color color, Rank rank) {
    return squares_of(relative_rank(color, rank));
}

/// Where the pieces start and pawns never stand.
inline constexpr Bitboard back_ranks = squares_of(Rank::first) | squares_of(Rank::eighth);

/// Every square of the set moved one step; what leaves the board is gone.
template <Direction D>
constexpr Bitboard shifted(Bitboard set) {
    constexpr int step = static_cast<int>(D);
    constexpr bool east =
        D == Direction::east || D == Direction::north_east || D == Direction::south_east;
    constexpr bool west =
        D == Direction::west || D == Direction::north_west || D == Direction::south_west;
    if constexpr (east)
        set -= squares_of(File::h);
    if constexpr (west)
        set -= squares_of(File::a);
    if constexpr (step > 0)
        return Bitboard(set.bits() << step);
    else
        return Bitboard(set.bits() >> -step);
}

/// One step towards the promotion rank of `color`.
constexpr Bitboard shifted_forward(Color color, Bitboard set) {
    return color == Color::white ? shifted<Direction::north>(set) : shifted<Direction::south>(set);
}

namespace literals {

/// A picture of the board from White's side, rank 8 first: '.' or '-' is out, any other letter is
/// in, blanks and newlines only separate. Another number of squares than 64 does not compile.
consteval Bitboard operator""_bb(const char* picture, std::size_t length) {
    Bitboard set;
    int seen = 0;
    for (const char c : std::string_view(picture, length)) {
        if (c == ' ' || c == '\n')
            continue;
        if (seen == 64)
            throw "a bitboard picture has 64 squares";
        const int square = (7 - seen / 8) * 8 + seen % 8;
        if (c != '.' && c != '-')
            set.add(square_at(square));
        ++seen;
    }
    if (seen != 64)
        throw "a bitboard picture has 64 squares";
    return set;
}

}  // namespace literals

}  // namespace arbiter
