// Moves as the UCI protocol writes them.
#include "arbiter/notation/uci_move.hpp"

#include <gtest/gtest.h>

#include "arbiter/rules/chess960.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

std::string refusal_text(std::string_view fen, std::string_view text) {
    const auto move = read_uci_move(position(fen), text);
    return move ? "no refusal" : move.error().text;
}

TEST(UciMove, an_attempt_is_read_without_asking_the_laws) {
    EXPECT_EQ(read_uci_attempt("e2e4"), (Attempt{Square::e2, Square::e4, std::nullopt}));
    EXPECT_EQ(read_uci_attempt("a1a1"), (Attempt{Square::a1, Square::a1, std::nullopt}));
    EXPECT_EQ(read_uci_attempt("h7h8n"), (Attempt{Square::h7, Square::h8, Role::knight}));
    EXPECT_EQ(read_uci_attempt("h7h8k"), (Attempt{Square::h7, Square::h8, Role::king}));
}

TEST(UciMove, a_text_that_is_no_move_says_where) {
    struct Case {
        std::string_view text;
        std::size_t at;
        std::string_view words;
    };
    constexpr Case cases[] = {
        {"", 0,
         "the file a to h of the square of departure is missing: the text ends; a UCI move is "
         "written like e2e4"},
        {"i2e4", 0,
         "the file a to h of the square of departure is missing: found 'i'; a UCI move is written "
         "like e2e4"},
        {"e9e4", 1,
         "the rank 1 to 8 of the square of departure is missing: found '9'; a UCI move is written "
         "like e2e4"},
        {"e2", 2,
         "the file a to h of the square of arrival is missing: the text ends; a UCI move is "
         "written like e2e4"},
        {"e2e", 3,
         "the rank 1 to 8 of the square of arrival is missing: the text ends; a UCI move is "
         "written like e2e4"},
        {"E2E4", 0,
         "the file a to h of the square of departure is missing: found 'E'; a UCI move is written "
         "like e2e4"},
        {"e7e8Q", 4, "'Q' is no promotion; use q, r, b or n as in e7e8q"},
        {"e2e4 ", 4, "' ' is no promotion; use q, r, b or n as in e7e8q"},
        {"e7e8qq", 5, "a UCI move ends after the promotion letter; found 'q'"},
        {"0000", 0, "0000 is a null move, but the players move alternately (Law 1.2)"},
        {"\xff", 0,
         "the file a to h of the square of departure is missing: found byte 0xff; a UCI move is "
         "written like e2e4"},
    };
    for (const auto& [text, at, words] : cases) {
        const auto attempt = read_uci_attempt(text);
        ASSERT_FALSE(attempt) << text;
        EXPECT_EQ(attempt.error(), (TextError{at, std::string(words)})) << text;
        EXPECT_EQ(read_uci_move(Position(), text).error(), attempt.error()) << text;
    }
}

TEST(UciMove, an_illegal_move_says_why_with_the_article) {
    EXPECT_EQ(refusal_text("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2d4"),
              "the king on e1 would be in check from the rook on e8 (Law 3.9.2)");
    EXPECT_EQ(refusal_text("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8"),
              "the pawn reaches the last rank; name the queen, rook, bishop or knight that it "
              "becomes (Law 3.7.3.3)");
    EXPECT_TRUE(refusal_text("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8k").ends_with("(Law 3.7.3.3)"));
    EXPECT_TRUE(refusal_text("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a1b1q").ends_with("(Law 3.7.3.3)"));
}

TEST(UciMove, castling_is_read_as_two_steps_of_the_king_and_as_king_takes_rook) {
    const Position here = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    EXPECT_EQ(read_uci_move(here, "e1g1"), Move::castling(Square::e1, Square::h1));
    EXPECT_EQ(read_uci_move(here, "e1h1"), Move::castling(Square::e1, Square::h1));
    EXPECT_EQ(read_uci_move(here, "e1c1"), Move::castling(Square::e1, Square::a1));
    EXPECT_EQ(read_uci_move(here, "e1a1"), Move::castling(Square::e1, Square::a1));
}

TEST(UciMove, castling_is_written_as_two_steps_only_from_the_classical_squares) {
    EXPECT_EQ(write_uci_move(Move::castling(Square::e1, Square::h1)), "e1g1");
    EXPECT_EQ(write_uci_move(Move::castling(Square::e8, Square::a8)), "e8c8");
    EXPECT_EQ(write_uci_move(Move::castling(Square::e1, Square::g1)), "e1g1");
    EXPECT_EQ(write_uci_move(Move::castling(Square::b1, Square::a1)), "b1a1");
    EXPECT_EQ(write_uci_move(Move::castling(Square::d8, Square::h8)), "d8h8");
}

TEST(UciMove, a_step_of_the_king_onto_the_goal_is_no_castling) {
    const Position here = position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    EXPECT_EQ(read_uci_move(here, "f1g1"), Move::normal(Role::king, Square::f1, Square::g1));
    EXPECT_EQ(read_uci_move(here, "f1h1"), Move::castling(Square::f1, Square::h1));
}

TEST(UciMove, en_passant_and_promotion) {
    EXPECT_EQ(read_uci_move(position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"), "e5d6"),
              Move::en_passant(Square::e5, Square::d6));
    EXPECT_EQ(read_uci_move(position("8/P6k/8/8/8/8/8/K7 w - - 0 1"), "a7a8r"),
              Move::promotion(Square::a7, Square::a8, Role::rook));
    EXPECT_EQ(write_uci_move(Move::promotion(Square::a7, Square::a8, Role::rook)), "a7a8r");
}

TEST(UciMove, each_move_of_random_games_is_read_as_it_was_written) {
    Random random(4);
    for (int number = 0; number < 960; number += 37) {
        playout(chess960_position(number).value(), 120, random, [](const Position& here) {
            for (const Move move : legal_moves(here)) {
                ASSERT_EQ(read_uci_move(here, write_uci_move(move)), move)
                    << write_uci_move(move) << " in " << write_fen(here);
                const Attempt taken = attempt_of(move);
                ASSERT_EQ(explain(here, taken).move, move);
            }
        });
    }
}

TEST(UciMove, any_squares_are_a_legal_move_exactly_when_explain_says_so) {
    Random random(5);
    playout(chess960_position(100).value(), 12, random, [](const Position& here) {
        for (const Square from : all_squares)
            for (const Square to : all_squares)
                for (const std::string_view promotion : {"", "q", "n", "k", "p"}) {
                    const std::string text =
                        std::string(name(from)) + std::string(name(to)) + std::string(promotion);
                    const auto move = read_uci_move(here, text);
                    const auto wanted = explain(here, attempt(text)).move;
                    ASSERT_EQ(move.has_value(), wanted.has_value()) << text << write_fen(here);
                    if (move) {
                        ASSERT_EQ(*move, *wanted) << text << ' ' << write_fen(here);
                    }
                }
    });
}

TEST(UciMove, any_bytes_are_read_or_refused_with_a_place_inside_them) {
    Random random(6);
    const Position here;
    for (int i = 0; i < 20'000; ++i) {
        std::string text;
        for (std::size_t n = random.below(7); n > 0; --n)
            text += i % 2 == 0 ? static_cast<char>(random.below(256))
                               : "abcdefgh12345678qrbnkp"[random.below(22)];
        const auto move = read_uci_move(here, text);
        if (!move) {
            EXPECT_LE(move.error().at, text.size()) << text;
        }
    }
}

TEST(UciMove, castling_is_written_in_both_styles_and_read_in_both) {
    const Position here = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    const Move castling = Move::castling(Square::e1, Square::h1);
    EXPECT_EQ(write_uci_move(castling), "e1g1");
    EXPECT_EQ(write_uci_move(castling, UciCastling::king_takes_rook), "e1h1");
    for (const auto style : {UciCastling::classical, UciCastling::king_takes_rook})
        EXPECT_EQ(read_uci_move(here, write_uci_move(castling, style)), castling);
}

}  // namespace
}  // namespace arbiter::testing
