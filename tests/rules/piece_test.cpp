#include "arbiter/rules/piece.hpp"

#include <gtest/gtest.h>

#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

TEST(Piece, has_a_letter_that_reads_back) {
    for (const Color color : both_colors)
        for (const Role role : all_roles) {
            const Piece piece{color, role};
            EXPECT_EQ(piece_lettered(letter(piece)), piece);
        }
    EXPECT_EQ(letter(Piece{Color::white, Role::knight}), 'N');
    EXPECT_EQ(letter(Piece{Color::black, Role::queen}), 'q');
}

TEST(Piece, is_not_named_by_other_characters) {
    for (const char c : {'x', 'X', '1', ' ', '\0', '@', '[', '{', '\x80', '\xff'})
        EXPECT_EQ(piece_lettered(c), std::nullopt) << static_cast<int>(c);
    EXPECT_EQ(role_lettered('n'), std::nullopt);
    EXPECT_EQ(role_lettered('\0'), std::nullopt);
}

TEST(Piece, of_the_other_color_is_the_opponents) {
    EXPECT_EQ(opponent(Color::white), Color::black);
    EXPECT_EQ(opponent(Color::black), Color::white);
}

TEST(Piece, ranks_are_counted_from_its_own_side) {
    EXPECT_EQ(relative_rank(Color::white, Rank::second), Rank::second);
    EXPECT_EQ(relative_rank(Color::black, Rank::second), Rank::seventh);
    EXPECT_EQ(relative_rank(Color::black, Rank::eighth), Rank::first);
    EXPECT_EQ(forward(Color::white), 1);
    EXPECT_EQ(forward(Color::black), -1);
}

TEST(Piece, has_an_english_name) {
    EXPECT_EQ(name(Role::pawn), "pawn");
    EXPECT_EQ(name(Role::king), "king");
    EXPECT_EQ(name(Color::white), "white");
    EXPECT_EQ(name(Color::black), "black");
    EXPECT_EQ(capitalized_name(Color::white), "White");
    EXPECT_EQ(capitalized_name(Color::black), "Black");
}

TEST(Piece, has_its_color_named) {
    EXPECT_EQ(color_named("white"), Color::white);
    EXPECT_EQ(color_named("black"), Color::black);
    for (const std::string_view text : {"", "White", "w", "whites"})
        EXPECT_EQ(color_named(text), std::nullopt);
}

}  // namespace
}  // namespace arbiter::testing
