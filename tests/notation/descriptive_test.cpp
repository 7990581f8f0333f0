// English descriptive notation, as older books have it.
#include "arbiter/notation/descriptive.hpp"

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/rules/chess960.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

struct Case {
    std::string_view text;
    std::string_view san;
};

/// "e4", or why it is refused.
std::string read_as(std::string_view fen, std::string_view text,
                    const std::optional<Wings>& wings = std::nullopt) {
    const Position here = position(fen);
    const auto move = wings ? read_descriptive(here, text, *wings) : read_descriptive(here, text);
    return move ? write_san(here, *move) : move.error().text;
}

std::string written(std::string_view fen, std::string_view san,
                    KnightSign knight = KnightSign::kt) {
    const Position here = position(fen);
    return write_descriptive(here, read_san(here, san).value(), knight);
}

constexpr std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr std::string_view black = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

TEST(Descriptive, each_player_counts_from_his_own_side) {
    EXPECT_EQ(written(start, "e4"), "P-K4");
    EXPECT_EQ(written(black, "c5"), "P-QB4");
    EXPECT_EQ(read_as(start, "P-K4"), "e4");
    EXPECT_EQ(read_as(black, "P-K4"), "e5");
    EXPECT_EQ(read_as(black, "P-QB4"), "c5");
}

TEST(Descriptive, a_file_without_its_side_is_either_of_two) {
    EXPECT_EQ(written(start, "Nf3"), "Kt-KB3");
    EXPECT_EQ(written(start, "Nf3", KnightSign::n), "N-KB3");
    EXPECT_EQ(read_as(start, "Kt-KB3"), "Nf3");
    EXPECT_EQ(read_as(start, "N-QB3"), "Nc3");
    EXPECT_EQ(read_as(start, "Kt-B3"), "more than one move is meant: write Kt-KB3 or Kt-QB3");
    // Only one bishop can go to either of the two.
    EXPECT_EQ(written("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "Bc4"),
              "B-B4");
}

TEST(Descriptive, a_capture_names_who_is_taken) {
    constexpr std::string_view fen =
        "r1bqkbnr/ppp2ppp/2n5/3pp3/3PP3/2N5/PPP2PPP/R1BQKBNR w KQkq - 0 4";
    EXPECT_EQ(written(fen, "Nxd5"), "KtxP");
    EXPECT_EQ(written(fen, "exd5"), "PxQP");
    EXPECT_EQ(written(fen, "dxe5"), "PxKP");
    EXPECT_EQ(read_as(fen, "KtxP"), "Nxd5");
    EXPECT_EQ(read_as(fen, "PxP"), "more than one move is meant: write PxKP or PxQP");
    EXPECT_EQ(read_as(fen, "QPxP"), "dxe5");
    EXPECT_EQ(read_as(fen, "P(K4)xP"), "exd5");
    EXPECT_EQ(read_as(fen, "PxP/Q5"), "exd5");
}

TEST(Descriptive, men_of_a_kind_are_told_apart_by_their_squares) {
    EXPECT_EQ(written("4k3/8/8/8/8/R7/8/4K2R w - - 0 1", "Rah3"), "R(R3)-R3");
    constexpr std::string_view two = "4k3/8/8/8/8/R4R2/8/4K3 w - - 0 1";
    EXPECT_EQ(written(two, "Rad3"), "R(R3)-Q3");
    EXPECT_EQ(read_as(two, "R(R3)-Q3"), "Rad3");
    EXPECT_EQ(read_as(two, "R(KB)-Q3"), "Rfd3");
    EXPECT_EQ(read_as("4k3/8/3R4/8/8/8/3R4/4K3 w - - 0 1", "R(6)-Q4"), "R6d4");
}

TEST(Descriptive, a_piece_is_named_by_the_side_that_it_comes_from) {
    constexpr std::string_view fen = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    const Wings at_home{Bitboard(Square::b1), Bitboard(Square::f3)};
    EXPECT_EQ(read_as(fen, "QN-Q2", at_home), "Nbd2");
    EXPECT_EQ(read_as(fen, "KKt-Q2", at_home), "Nfd2");
    const Wings crossed{Bitboard(Square::f3), Bitboard(Square::b1)};
    EXPECT_EQ(read_as(fen, "QN-Q2", crossed), "Nfd2");
    EXPECT_EQ(read_as(fen, "KKt-Q2", crossed), "Nbd2");
    // Nothing is guessed where no game tells it.
    EXPECT_EQ(read_as(fen, "QN-Q2"), "more than one move is meant: write Kt(B3)-Q2 or Kt(Kt1)-Q2");
    EXPECT_EQ(read_as(start, "QN-B3"), "Nc3");
}

TEST(Descriptive, castling_and_promotion) {
    constexpr std::string_view fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    EXPECT_EQ(written(fen, "O-O"), "O-O");
    for (const auto& [text, san] :
         {Case{"Castles KR", "O-O"}, Case{"0-0-0", "O-O-O"}, Case{"castles queen's side", "O-O-O"},
          Case{"Castles (Q)", "O-O-O"}, Case{"Castles K side", "O-O"},
          Case{"castles queenside", "O-O-O"}, Case{"O–O", "O-O"}, Case{"Castles, K. R.", "O-O"},
          Case{"Castles with the Queen's Rook", "O-O-O"}, Case{"Castles on King’s side.", "O-O"}})
        EXPECT_EQ(read_as(fen, text), san) << text;
    EXPECT_TRUE(read_as(fen, "Castles").starts_with("on which side?")) << read_as(fen, "Castles");
    EXPECT_TRUE(read_as(fen, "O-O=Q").contains("is missing")) << read_as(fen, "O-O=Q");
    EXPECT_EQ(read_as("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Castles"), "O-O");
    constexpr std::string_view pawn = "5r2/6P1/8/8/8/8/8/K1k5 w - - 0 1";
    EXPECT_EQ(written(pawn, "g8=Q"), "P-Kt8=Q");
    EXPECT_EQ(written(pawn, "gxf8=N"), "PxR=Kt");
    for (const auto& [text, san] :
         {Case{"P-Kt8(Q)", "g8=Q"}, Case{"P-KN8/R", "g8=R"}, Case{"P-N8B", "g8=B"},
          Case{"PxR(Q)", "gxf8=Q"}, Case{"PxR/N", "gxf8=N"}, Case{"PxR=Kt", "gxf8=N"},
          Case{"P-Kt8, queens", "g8=Q"}, Case{"P to Kt's 8th, becomes a Knight", "g8=N"},
          Case{"P=Q", "g8=Q"}, Case{"P tks R [Q]", "gxf8=Q"}})
        EXPECT_EQ(read_as(pawn, text).substr(0, san.size()), san) << text;
    EXPECT_TRUE(read_as(pawn, "P-Kt8").ends_with("(Law 3.7.3.3)")) << read_as(pawn, "P-Kt8");
}

TEST(Descriptive, en_passant_is_read_by_either_square) {
    constexpr std::string_view fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    EXPECT_EQ(written(fen, "exd6"), "PxP e.p.");
    for (const std::string_view text : {"PxP", "PxP e.p.", "PxPep", "PxP(Q6)", "PxP(Q5)", "KPxQP"})
        EXPECT_EQ(read_as(fen, text), "exd6") << text;
}

TEST(Descriptive, en_passant_without_the_right_says_why) {
    const std::string told = read_as("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2", "PxP e.p.");
    EXPECT_TRUE(told.ends_with("(Law 3.7.3.2)")) << told;
    EXPECT_EQ(read_as("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "P takes P, en pas."), "exd6");
}

TEST(Descriptive, check_and_mate_are_written_and_decide_between_two) {
    constexpr std::string_view fen = "4k3/8/8/8/8/R7/8/4K3 w - - 0 1";
    EXPECT_EQ(written(fen, "Ra8"), "R-R8 ch");
    constexpr std::string_view mate = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    EXPECT_EQ(written(mate, "Ra8"), "R-R8 mate");
    for (const std::string_view text : {"R-R8 mate", "R-R8#", "R-R8 ch", "R-R8+!", "R-R8"})
        EXPECT_EQ(read_as(mate, text), "Ra8#") << text;
    // One of the bishop's two captures of a pawn gives check.
    constexpr std::string_view two = "4k3/3p4/8/1B6/8/p7/8/4K3 w - - 0 1";
    EXPECT_EQ(read_as(two, "BxP ch"), "Bxd7+");
}

TEST(Descriptive, the_ways_of_many_books_are_read) {
    for (const auto& [text, san] :
         {Case{"P—K4", "e4"}, Case{"P–K4", "e4"}, Case{"p-k4", "e4"}, Case{"P to K4", "e4"},
          Case{"P - Q 4", "d4"}, Case{"Kt.-K.B.3", "Nf3"}, Case{"KKt-B3", "Nf3"},
          Case{"N-KB3!?", "Nf3"}})
        EXPECT_EQ(read_as(start, text), san) << text;
    for (const std::string_view text :
         {"R-K.Sq. ch", "R. to K's sq. (ch.)", "R‑K1, disc. ch", "R-K1 [ch]", "R to K's 1st dis ch",
          "QR‐K1 dbl ch", "R-K1, disc.+"})
        EXPECT_EQ(read_as("4k3/8/8/8/8/8/8/R5K1 w - - 0 1", text), "Re1+") << text;
    for (const std::string_view text :
         {"Kt. to K. B.'s 3d", "K. Kt. to B.'s 3rd", "K's Kt-B's 3", "KT-KB3"})
        EXPECT_EQ(read_as(start, text), "Nf3") << text;
    EXPECT_EQ(read_as("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "P takes P"), "exd5");
    EXPECT_EQ(read_as("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "P×P"), "exd5");
}

TEST(Descriptive, what_cannot_be_played_says_why) {
    EXPECT_EQ(read_as("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "Kt-Q4"),
              "the king on e1 would be in check from the rook on e8 (Law 3.9.2)");
    EXPECT_EQ(read_as(start, "Q-Q5"), "the queen on d1 cannot pass the pawn on d2 (Law 3.5)");
    EXPECT_EQ(read_as(start, "KtxP"), "no such knight can take such a pawn now (Law 3.6)");
    EXPECT_EQ(read_as("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Q-Q5"), "no such queen is there");
    EXPECT_EQ(read_as(start, "P-K5"), "no such pawn can go there now (Law 3.7)");
    EXPECT_EQ(read_as(start, "B-B4"), "no such bishop can go there now (Law 3.5)");
    EXPECT_EQ(read_as("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Castles"),
              "White has no right to castle: the king or the rooks have moved, or are not at home "
              "(Law 3.8.2.1)");
    EXPECT_TRUE(read_as("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Castles QR").contains("queen's side"));
    EXPECT_EQ(read_as("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", "O-O"),
              "the king would cross f1, attacked by the rook on f3 (Law 3.8.2.2)");
}

TEST(Descriptive, a_text_that_is_no_move_says_where) {
    constexpr std::string_view like =
        "; a move in descriptive notation is written like P-K4 or KtxP";
    struct Wrong {
        std::string_view text;
        std::size_t at;
        std::string_view words;
    };
    constexpr Wrong cases[] = {
        {"", 0, "a man K, Q, R, B, Kt, N or P is missing: the text ends"},
        {"e4", 0, "a man K, Q, R, B, Kt, N or P is missing: found 'e'"},
        {"P", 1, "a dash or x is missing: the text ends"},
        {"P-", 2, "the square that the man goes to, such as K4, is missing: the text ends"},
        {"Kt-K", 4, "the square that the man goes to, such as K4, is missing: the text ends"},
        {"P-K9", 3, "the square that the man goes to, such as K4, is missing: found '9'"},
        {"PxX", 2, "a man K, Q, R, B, Kt, N or P is missing: found 'X'"},
        {"P-K4 Z", 5, "nothing more belongs to the move here: found 'Z'"},
    };
    for (const auto& [text, at, words] : cases) {
        const auto move = read_descriptive(Position(), text);
        ASSERT_FALSE(move) << text;
        EXPECT_EQ(move.error().problem, SanProblem::syntax) << text;
        EXPECT_EQ(move.error().at, at) << text;
        EXPECT_EQ(move.error().text, std::string(words) + std::string(like)) << text;
    }
}

TEST(Descriptive, each_move_of_random_games_is_read_as_it_was_written) {
    Random random(4);
    for (int number = 0; number < 960; number += 37)
        playout(chess960_position(number).value(), 120, random, [](const Position& here) {
            for (const Move move : legal_moves(here))
                for (const KnightSign knight : {KnightSign::kt, KnightSign::n}) {
                    const std::string text = write_descriptive(here, move, knight);
                    ASSERT_EQ(read_descriptive(here, text), move)
                        << text << " in " << write_fen(here);
                }
        });
}

TEST(Descriptive, any_bytes_are_read_or_refused_with_a_place_inside_them) {
    Random random(6);
    constexpr std::string_view letters = "KQRBNPktqrbnpx-()/=12345678 .+#!?ocase\xE2\x80\x93";
    for (int i = 0; i < 50'000; ++i) {
        std::string text;
        for (std::size_t length = random.below(9); length > 0; --length)
            text += letters[random.below(letters.size())];
        const auto move = read_descriptive(Position(), text);
        if (!move) {
            ASSERT_LE(move.error().at, text.size()) << text;
        }
    }
}

}  // namespace
}  // namespace arbiter::testing
