// Colours and the six kinds of men (Laws 2.2, 3.2 to 3.8).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "arbiter/base/enum_array.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// White moves first (1.2).
enum class Color : std::uint8_t { white, black };

/// The kind of a man, whatever its colour.
enum class Role : std::uint8_t { pawn, knight, bishop, rook, queen, king };

/// A man, wherever it stands; pawns too.
struct Piece {
    /// Whose man it is.
    Color color;
    /// How it moves (3.2 to 3.8).
    Role role;

    bool operator==(const Piece&) const = default;
};

/// One value for each colour.
template <typename T>
using PerColor = EnumArray<Color, T, 2>;

/// One value for each kind of man.
template <typename T>
using PerRole = EnumArray<Role, T, 6>;

/// White first.
inline constexpr std::array both_colors{Color::white, Color::black};
/// From pawn to king, in the order of `Role`.
inline constexpr std::array all_roles{Role::pawn, Role::knight, Role::bishop,
                                      Role::rook, Role::queen,  Role::king};
/// What a pawn may become (Law 3.7.3.3), most wanted first.
inline constexpr std::array promotion_roles{Role::queen, Role::rook, Role::bishop, Role::knight};

/// White for Black, Black for White.
constexpr Color opponent(Color color) {
    return color == Color::white ? Color::black : Color::white;
}

/// The rank as `color` counts it: `Rank::first` is the rank where its pieces start.
constexpr Rank relative_rank(Color color, Rank rank) {
    return color == Color::white ? rank : static_cast<Rank>(7 - index(rank));
}

/// +1 for White, -1 for Black: where the pawns go.
constexpr int forward(Color color) { return color == Color::white ? 1 : -1; }

/// English letter as in FEN for White: P N B R Q K.
constexpr char letter(Role role) {
    constexpr PerRole<char> letters{{{'P', 'N', 'B', 'R', 'Q', 'K'}}};
    return letters[role];
}

/// FEN letter: upper case White, lower case Black.
constexpr char letter(Piece piece) {
    const char upper = letter(piece.role);
    return piece.color == Color::white ? upper : static_cast<char>(upper - 'A' + 'a');
}

namespace detail {

/// By the code of the letter, so that reading a board does not branch on what stands there.
inline constexpr auto pieces_lettered = [] {
    std::array<std::optional<Piece>, 256> pieces{};
    for (const Color color : both_colors)
        for (const Role role : all_roles) {
            const Piece piece{color, role};
            pieces[static_cast<unsigned char>(letter(piece))] = piece;
        }
    return pieces;
}();

}  // namespace detail

/// From a FEN letter.
constexpr std::optional<Piece> piece_lettered(char letter) {
    return detail::pieces_lettered[static_cast<unsigned char>(letter)];
}

/// From an upper-case English letter.
constexpr std::optional<Role> role_lettered(char upper) {
    const auto piece = piece_lettered(upper);
    return piece && piece->color == Color::white ? std::optional(piece->role) : std::nullopt;
}

/// "pawn", "knight", ...
constexpr std::string_view name(Role role) {
    constexpr PerRole<std::string_view> names{
        {{"pawn", "knight", "bishop", "rook", "queen", "king"}}};
    return names[role];
}

/// "white" or "black".
constexpr std::string_view name(Color color) { return color == Color::white ? "white" : "black"; }

/// "White", as at the beginning of a sentence and of a player.
constexpr std::string_view capitalized_name(Color color) {
    return color == Color::white ? "White" : "Black";
}

/// From "white" or "black".
constexpr std::optional<Color> color_named(std::string_view text) {
    for (const Color color : {Color::white, Color::black})
        if (text == name(color))
            return color;
    return std::nullopt;
}

}  // namespace arbiter
