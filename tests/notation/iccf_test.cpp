// Moves in numbers, as correspondence players write them.
#include "arbiter/notation/iccf.hpp"

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/chess960.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

TEST(Iccf, squares_are_two_numbers_each) {
    EXPECT_EQ(write_iccf(Move::normal(Role::pawn, Square::e2, Square::e4)), "5254");
    EXPECT_EQ(write_iccf(Move::normal(Role::knight, Square::b8, Square::c6)), "2836");
    EXPECT_EQ(read_iccf_attempt("1188"), (Attempt{Square::a1, Square::h8, std::nullopt}));
    EXPECT_EQ(read_iccf_attempt("52-54"), (Attempt{Square::e2, Square::e4, std::nullopt}));
}

TEST(Iccf, castling_is_what_the_king_does) {
    const Position here = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    const Move short_castling = Move::castling(Square::e1, Square::h1);
    EXPECT_EQ(write_iccf(short_castling), "5171");
    EXPECT_EQ(write_iccf(Move::castling(Square::e8, Square::a8)), "5838");
    EXPECT_EQ(read_iccf(here, "5171"), short_castling);
    EXPECT_EQ(read_iccf(here, "5131"), Move::castling(Square::e1, Square::a1));
}

TEST(Iccf, castling_from_other_squares_names_the_rook) {
    const Position here = position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    EXPECT_EQ(write_iccf(Move::castling(Square::f1, Square::h1)), "6181");
    EXPECT_EQ(read_iccf(here, "6181"), Move::castling(Square::f1, Square::h1));
    EXPECT_EQ(read_iccf(here, "6171"), Move::normal(Role::king, Square::f1, Square::g1));
}

TEST(Iccf, a_fifth_number_says_what_a_pawn_becomes) {
    const Position here = position("8/5P1k/8/8/8/8/8/K7 w - - 0 1");
    constexpr std::pair<std::string_view, Role> cases[] = {{"67681", Role::queen},
                                                           {"67682", Role::rook},
                                                           {"67683", Role::bishop},
                                                           {"67684", Role::knight}};
    for (const auto& [text, role] : cases) {
        EXPECT_EQ(read_iccf(here, text), Move::promotion(Square::f7, Square::f8, role)) << text;
        EXPECT_EQ(write_iccf(Move::promotion(Square::f7, Square::f8, role)), text);
    }
    EXPECT_TRUE(read_iccf(here, "6768").error().text.ends_with("(Law 3.7.3.3)"));
}

TEST(Iccf, a_text_that_is_no_move_says_where) {
    constexpr std::string_view like = "; a move in numbers is written like 5254";
    constexpr std::string_view fifth =
        "a move in numbers has a fifth only for a promotion, 1 for a queen, 2 for a rook, 3 for a "
        "bishop, 4 for a knight; found ";
    struct Case {
        std::string_view text;
        std::size_t at;
        std::string words;
    };
    const Case cases[] = {
        {"", 0,
         "the number 1 to 8 of the file of the square of departure is missing: the text ends" +
             std::string(like)},
        {"9254", 0,
         "the number 1 to 8 of the file of the square of departure is missing: found '9'" +
             std::string(like)},
        {"5054", 1,
         "the rank 1 to 8 of the square of departure is missing: found '0'" + std::string(like)},
        {"52", 2,
         "the number 1 to 8 of the file of the square of arrival is missing: the text ends" +
             std::string(like)},
        {"52x4", 2,
         "the number 1 to 8 of the file of the square of arrival is missing: found 'x'" +
             std::string(like)},
        {"67685", 4, std::string(fifth) + "'5'"},
        {"676811", 5, std::string(fifth) + "'1'"},
        {"5254 x", 5, std::string(fifth) + "'x'"},
    };
    for (const auto& [text, at, words] : cases) {
        const auto attempt = read_iccf_attempt(text);
        ASSERT_FALSE(attempt) << text;
        EXPECT_EQ(attempt.error(), (TextError{at, words})) << text;
        EXPECT_EQ(read_iccf(Position(), text).error(), attempt.error()) << text;
    }
}

TEST(Iccf, an_illegal_move_says_why_with_the_article) {
    EXPECT_EQ(read_iccf(position("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"), "5244").error().text,
              "the king on e1 would be in check from the rook on e8 (Law 3.9.2)");
}

TEST(Iccf, is_read_as_people_type_it) {
    for (const std::string_view text :
         {"5254", "52-54", "52 54", "52–54", "52 - 54", "5254+", "5254 !?"})
        EXPECT_EQ(read_iccf(Position(), text), read_iccf(Position(), "5254").value()) << text;
    EXPECT_EQ(
        read_iccf(position("8/P7/8/8/8/8/8/K1k5 w - - 0 1"), "17184#").value().promoted_role(),
        Role::knight);
}

TEST(Iccf, each_move_of_random_games_is_read_as_it_was_written) {
    Random random(4);
    for (int number = 0; number < 960; number += 37)
        playout(chess960_position(number).value(), 120, random, [](const Position& here) {
            for (const Move move : legal_moves(here))
                ASSERT_EQ(read_iccf(here, write_iccf(move)), move)
                    << write_iccf(move) << " in " << write_fen(here);
        });
}

}  // namespace
}  // namespace arbiter::testing
