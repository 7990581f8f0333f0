// Why a right to castle is lost: only the game shows which move lost it (Law 3.8.2.1).
#include "arbiter/game/explain_in_game.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/notation/san.hpp"
#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

struct LostRight {
    std::string_view fen;
    std::string moves;
    std::string_view castling;
    std::string_view cause;
};

std::string cause_of(const History& history, std::string_view castling) {
    const Explanation found = explain(history, attempt(castling));
    EXPECT_EQ(found.reason, Reason::castling_right_lost);
    return found.text;
}

TEST(LostCastling, is_told_with_the_move_that_lost_it_3_8_2_1) {
    const LostRight cases[] = {
        {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1e2 e8d8 e2e1 d8e8", "e1c1",
         "the right to castle with the rook on a1 is lost: the king moved at move 1"},
        {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 9", "a1a2 e8d8 a2a1 d8e8", "e1c1",
         "the right to castle with the rook on a1 is lost: the rook on a1 moved at move 9"},
        {"r3k3/8/8/8/8/8/8/4K3 b q - 0 12", "a8b8 e1d1 b8a8 d1e1", "e8c8",
         "the right to castle with the rook on a8 is lost: the rook on a8 moved at move 12"},
        {"4k3/8/8/8/4b3/8/8/4K1RR b K - 0 5", "e4h1 g1h1 e8d8", "e1g1",
         "the right to castle with the rook on h1 is lost: the rook on h1 was captured at move 5"},
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1",
         "e1g1 e8d8 f1f2 d8e8 g1f1 e8d8 f1e1 d8e8 f2h2 e8d8 h2h1 d8e8", "e1g1",
         "the right to castle with the rook on h1 is lost: the king has castled already at move 1"},
    };
    for (const LostRight& lost : cases) {
        PlayedGame table(from(at_the_program("-"), lost.fen));
        table.play(lost.moves);
        EXPECT_EQ(cause_of(table.game.history(), lost.castling), lost.cause) << lost.fen;
    }
}

TEST(LostCastling, each_rook_has_a_move_of_its_own_that_lost_it) {
    PlayedGame table(from(at_the_program("-"), "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
    table.play("h1h2 e8d8 h2h1 d8e8 a1a2 e8d8 a2a1 d8e8");
    EXPECT_TRUE(cause_of(table.game.history(), "e1g1").ends_with("h1 moved at move 1"));
    EXPECT_TRUE(cause_of(table.game.history(), "e1c1").ends_with("a1 moved at move 3"));
}

TEST(LostCastling, before_the_game_began_is_told_without_a_move) {
    PlayedGame table(from(at_the_program("-"), "4k3/8/8/8/8/8/8/R3K2R w - - 0 1"));
    table.play("a1a2 e8d8 a2a1 d8e8");
    const Explanation alone = explain(table.game.position(), attempt("e1c1"));
    EXPECT_EQ(cause_of(table.game.history(), "e1c1"), alone.text);
    EXPECT_FALSE(alone.text.contains("at move"));
}

TEST(LostCastling, by_an_illegal_move_that_stands_is_told_as_it_was_A_5_2) {
    const LostRight cases[] = {
        {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1e3", "e1c1",
         "the right to castle with the rook on a1 is lost: the king moved at move 1"},
        {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "h1g3", "e1g1",
         "the right to castle with the rook on h1 is lost: the rook on h1 moved at move 1"},
    };
    for (const LostRight& lost : cases) {
        PlayedGame table(from(over_the_board("10", "fide-blitz"), lost.fen));
        table.illegal(lost.moves);
        table.press(white);
        table.play("e8d8");
        table.play(lost.moves == "e1e3" ? "e3e2 d8e8 e2e1 e8d8" : "g3g1 d8e8 g1h1 e8d8");
        EXPECT_EQ(cause_of(table.game.history(), lost.castling), lost.cause) << lost.moves;
    }
}

TEST(LostCastling, by_an_illegal_capture_of_the_rook_is_told_as_it_was_A_5_2) {
    PlayedGame table(from(over_the_board("10", "fide-blitz"), "n3k3/8/8/8/8/8/8/R3K1R1 b Q - 0 4"));
    table.illegal("a8a1");
    table.press(black);
    table.play("g1g2 e8d8 g2a2 d8e8 a2a1 e8d8");
    EXPECT_EQ(
        cause_of(table.game.history(), "e1c1"),
        "the right to castle with the rook on a1 is lost: the rook on a1 was captured at move "
        "4");
}

TEST(TypedCastling, is_refused_with_the_move_that_lost_the_right) {
    PlayedGame table(from(at_the_program("-"), "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
    table.play("e1e2 e8d8 e2e1 d8e8");
    for (const std::string_view text : {"O-O-O", "0-0-0"}) {
        const auto read = read_san(table.game.history(), text);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().text,
                  "the right to castle with the rook on a1 is lost: the king moved at move 1 (Law "
                  "3.8.2.1)");
        ASSERT_TRUE(read.error().explanation);
        EXPECT_EQ(read.error().explanation->reason, Reason::castling_right_lost);
    }
}

TEST(TypedCastling, that_is_barred_for_a_time_is_explained_by_the_position_alone_3_8_2_2) {
    PlayedGame table(from(at_the_program("-"), "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1"));
    const auto in_game = read_san(table.game.history(), "O-O");
    const auto alone = read_san(table.game.position(), "O-O");
    ASSERT_FALSE(in_game);
    EXPECT_EQ(in_game.error().text, alone.error().text);
}

TEST(TypedCastling, leaves_other_texts_as_the_position_has_them) {
    PlayedGame table(from(at_the_program("-"), "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
    EXPECT_EQ(read_san(table.game.history(), "O-O"), move(table.game.position(), "e1g1"));
    EXPECT_EQ(read_san(table.game.history(), "Ra3"), move(table.game.position(), "a1a3"));
    const auto nonsense = read_san(table.game.history(), "Qd4");
    ASSERT_FALSE(nonsense);
    EXPECT_EQ(nonsense.error().text, read_san(table.game.position(), "Qd4").error().text);
}

}  // namespace
}  // namespace arbiter::testing
