// The 64 squares and their names (Law 2.4). Only geometry: what stands there is Board's.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <utility>

#include "arbiter/base/enum_array.hpp"

namespace arbiter {

/// From White's left to right.
enum class File : std::uint8_t { a, b, c, d, e, f, g, h };

/// From White's side to Black's.
enum class Rank : std::uint8_t { first, second, third, fourth, fifth, sixth, seventh, eighth };

/// a1 = 0, b1 = 1, ... h8 = 63.
enum class Square : std::uint8_t {
    // clang-format off
    a1, b1, c1, d1, e1, f1, g1, h1,
    a2, b2, c2, d2, e2, f2, g2, h2,
    a3, b3, c3, d3, e3, f3, g3, h3,
    a4, b4, c4, d4, e4, f4, g4, h4,
    a5, b5, c5, d5, e5, f5, g5, h5,
    a6, b6, c6, d6, e6, f6, g6, h6,
    a7, b7, c7, d7, e7, f7, g7, h7,
    a8, b8, c8, d8, e8, f8, g8, h8,
    // clang-format on
};

/// One value for each square, from a1 to h8.
template <typename T>
using PerSquare = EnumArray<Square, T, 64>;

/// One value for each file, from a to h.
template <typename T>
using PerFile = EnumArray<File, T, 8>;

/// a1 is 0, b1 is 1, h8 is 63.
constexpr int index(Square square) { return std::to_underlying(square); }
/// a is 0, h is 7.
constexpr int index(File file) { return std::to_underlying(file); }
/// The first is 0, the eighth 7.
constexpr int index(Rank rank) { return std::to_underlying(rank); }

/// Requires: 0 <= index < 64.
constexpr Square square_at(int index) { return static_cast<Square>(index); }

/// Where the two cross.
constexpr Square square_at(File file, Rank rank) {
    return static_cast<Square>(index(rank) * 8 + index(file));
}

/// a to h.
constexpr File file_of(Square square) { return static_cast<File>(index(square) & 7); }
/// First to eighth from White's side, whoever is to move.
constexpr Rank rank_of(Square square) { return static_cast<Rank>(index(square) >> 3); }

/// The square `files` to the right and `ranks` up from White's side, if it is on the board.
constexpr std::optional<Square> offset(Square square, int files, int ranks) {
    const int file = index(file_of(square)) + files;
    const int rank = index(rank_of(square)) + ranks;
    if (file < 0 || file > 7 || rank < 0 || rank > 7)
        return std::nullopt;
    return square_at(rank * 8 + file);
}

/// King moves needed on an empty board.
constexpr int distance(Square a, Square b) {
    const int files = index(file_of(a)) - index(file_of(b));
    const int ranks = index(rank_of(a)) - index(rank_of(b));
    const int across = files < 0 ? -files : files;
    const int up = ranks < 0 ? -ranks : ranks;
    return across > up ? across : up;
}

/// Law 2.1: the near corner at each player's right (h1, a8) is light.
constexpr bool is_light(Square square) {
    return ((index(file_of(square)) + index(rank_of(square))) & 1) != 0;
}

namespace detail {
constexpr auto square_names = [] {
    std::array<char, 128> names{};
    for (int i = 0; i < 64; ++i) {
        names[static_cast<std::size_t>(2 * i)] = static_cast<char>('a' + (i & 7));
        names[static_cast<std::size_t>(2 * i + 1)] = static_cast<char>('1' + (i >> 3));
    }
    return names;
}();
}  // namespace detail

/// "e4"; valid for the life of the program.
constexpr std::string_view name(Square square) {
    return {&detail::square_names[static_cast<std::size_t>(2 * index(square))], 2};
}

/// 'a' to 'h'.
constexpr char name(File file) { return static_cast<char>('a' + index(file)); }
/// '1' to '8'.
constexpr char name(Rank rank) { return static_cast<char>('1' + index(rank)); }

/// 'a' to 'h'; nothing for any other character, capitals included.
constexpr std::optional<File> file_named(char letter) {
    if (letter < 'a' || letter > 'h')
        return std::nullopt;
    return static_cast<File>(letter - 'a');
}

/// '1' to '8'; nothing for any other character.
constexpr std::optional<Rank> rank_named(char digit) {
    if (digit < '1' || digit > '8')
        return std::nullopt;
    return static_cast<Rank>(digit - '1');
}

/// Exactly two characters, lower case: "e4".
constexpr std::optional<Square> square_named(std::string_view text) {
    if (text.size() != 2)
        return std::nullopt;
    const auto file = file_named(text[0]);
    const auto rank = rank_named(text[1]);
    if (!file || !rank)
        return std::nullopt;
    return square_at(*file, *rank);
}

}  // namespace arbiter
