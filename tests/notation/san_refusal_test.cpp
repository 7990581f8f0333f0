// Why a text is no move, or no move here: the kind of the fault, its place, and words that name the
// Law or what would be right.
#include "arbiter/notation/san_refusal.hpp"

#include <gtest/gtest.h>

#include "arbiter/notation/san.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

SanError refusal(std::string_view fen, std::string_view text) {
    const auto move = read_san(position(fen), text);
    EXPECT_FALSE(move) << text << " was read";
    return move ? SanError{} : move.error();
}

void expect_refusal(std::string_view fen, std::string_view text, SanProblem problem,
                    std::string_view words) {
    const SanError error = refusal(fen, text);
    EXPECT_EQ(error.problem, problem) << text << ": " << error.text;
    EXPECT_EQ(error.text, words) << text;
}

void expect_illegal(std::string_view fen, std::string_view text, Reason reason,
                    std::string_view article) {
    const SanError error = refusal(fen, text);
    EXPECT_EQ(error.problem, SanProblem::illegal) << text << ": " << error.text;
    ASSERT_TRUE(error.explanation) << text << ": " << error.text;
    EXPECT_EQ(code(error.explanation->reason), code(reason)) << text;
    EXPECT_EQ(error.explanation->article, article) << text;
    const std::string law = " (Law " + std::string(article) + ")";
    EXPECT_TRUE(error.text.ends_with(law)) << text << ": " << error.text;
}

TEST(SanRefusal, an_ambiguous_text_is_answered_with_the_texts_that_would_do) {
    expect_refusal("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2", SanProblem::ambiguous,
                   "more than one man can go there: write Nbd2 or Nfd2");
    expect_refusal("8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "Qe1", SanProblem::ambiguous,
                   "more than one man can go there: write Q1e1, Qee1 or Qh4e1");
    expect_refusal("8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "Qhe1", SanProblem::ambiguous,
                   "more than one man can go there: write Q1e1 or Qh4e1");
}

TEST(SanRefusal, the_short_form_of_a_capture_can_be_ambiguous) {
    expect_refusal("4k3/8/3p4/3pP3/4P3/8/8/4K3 w - - 0 1", "ed", SanProblem::ambiguous,
                   "more than one man can go there: write exd5 or exd6");
    expect_refusal(start_fen, "ed", SanProblem::no_such,
                   "no pawn of the e-file can capture on the d-file; a move names its square of "
                   "arrival, as in exd5");
}

TEST(SanRefusal, who_stands_there_already_is_not_told_to_go_away) {
    constexpr auto fen = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2";
    expect_refusal(fen, "d4", SanProblem::illegal, "d4 is occupied by White's own pawn (Law 3.1)");
    expect_refusal("4k3/8/8/3P4/3P4/8/8/4K3 w - - 0 1", "d4", SanProblem::illegal,
                   "d4 is occupied by White's own pawn (Law 3.1)");
    expect_refusal(fen, "Qd1", SanProblem::illegal,
                   "d1 is occupied by White's own queen (Law 3.1)");
}

TEST(SanRefusal, a_move_that_exposes_the_king_says_to_whom) {
    expect_illegal("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nd4", Reason::exposes_king, "3.9.2");
    EXPECT_NE(refusal("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nd4").text.find("the rook on e8"),
              std::string::npos);
}

TEST(SanRefusal, a_move_that_leaves_the_king_in_check) {
    expect_illegal("4r1k1/8/8/8/8/8/8/N3K3 w - - 0 1", "Nb3", Reason::leaves_king_in_check,
                   "3.9.2");
    expect_illegal("4r1k1/8/8/8/8/8/8/4K3 w - - 0 1", "Ke2", Reason::king_into_check, "3.9.2");
}

TEST(SanRefusal, of_two_men_only_one_can_be_meant_by_its_way_of_moving) {
    // The bishop on c1 stands on the other colour.
    expect_illegal(start_fen, "Bb5", Reason::path_blocked, "3.5");
    expect_illegal(start_fen, "Ra3", Reason::path_blocked, "3.5");
    expect_illegal(start_fen, "Nd2", Reason::own_piece_in_the_way, "3.1");
}

TEST(SanRefusal, says_what_keeps_a_pawn_from_going_there) {
    expect_illegal(start_fen, "e5", Reason::not_its_move, "3.7");
    expect_illegal(start_fen, "exd3", Reason::nothing_to_capture, "3.7.3");
    expect_illegal("4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e4", Reason::path_blocked, "3.7.2");
    expect_illegal("4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e3", Reason::pawn_blocked, "3.7.1");
    expect_illegal("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2", "exd6", Reason::en_passant_gone, "3.7.3.2");
}

TEST(SanRefusal, of_doubled_pawns_the_nearest_behind_is_meant) {
    const SanError error = refusal("4k3/8/8/8/8/4P3/4P3/4K3 w - - 0 1", "e6");
    ASSERT_TRUE(error.explanation);
    EXPECT_NE(error.text.find("the pawn on e3"), std::string::npos) << error.text;
}

TEST(SanRefusal, a_promotion_without_its_piece_is_an_error) {
    constexpr std::string_view fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    expect_illegal(fen, "a8", Reason::promotion_missing, "3.7.3.3");
    expect_illegal(fen, "a7a8", Reason::promotion_missing, "3.7.3.3");
    expect_illegal(fen, "a8=K", Reason::promotion_impossible, "3.7.3.3");
    expect_illegal(fen, "a8=P", Reason::promotion_impossible, "3.7.3.3");
    expect_illegal(fen, "Kb1=Q", Reason::promotion_impossible, "3.7.3.3");
    expect_illegal(start_fen, "e4=Q", Reason::promotion_impossible, "3.7.3.3");
}

TEST(SanRefusal, castling_says_why_not) {
    expect_illegal(start_fen, "O-O", Reason::castling_path_blocked, "3.8.2.2");
    expect_illegal("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", Reason::castling_right_lost, "3.8.2.1");
    expect_illegal("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O-O", Reason::castling_right_lost,
                   "3.8.2.1");
    expect_illegal("4rk2/8/8/8/8/8/8/4K2R w K - 0 1", "0-0", Reason::castling_out_of_check,
                   "3.8.2.2");
    expect_illegal("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "0-0", Reason::castling_through_check,
                   "3.8.2.2");
    expect_illegal("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "0-0", Reason::castling_into_check,
                   "3.8.2.2");
    expect_illegal("4k3/8/8/8/4K3/8/8/7R w - - 0 1", "O-O", Reason::castling_right_lost, "3.8.2.1");
}

TEST(SanRefusal, a_kings_letter_over_two_squares_is_pointed_to_castling) {
    expect_refusal("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Kg1", SanProblem::illegal,
                   "the king on e1 cannot go to g1; a king goes to an adjoining square, and "
                   "castling is written O-O or O-O-O (Law 3.8.1)");
    expect_refusal("4k3/8/8/8/8/8/8/RK6 w A - 0 1", "Ka1", SanProblem::illegal,
                   "a1 is occupied by White's own rook, and castling is written O-O or O-O-O "
                   "(Law 3.1)");
    expect_refusal(
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Kg1", SanProblem::illegal,
        "the king on e1 cannot go to g1; a king goes to an adjoining square (Law 3.8.1)");
}

TEST(SanRefusal, no_man_of_that_kind) {
    constexpr std::string_view bare = "4k3/8/8/8/8/8/8/4K3 b - - 0 1";
    expect_refusal(bare, "Qd4", SanProblem::no_such, "Black has no queen");
    expect_refusal(bare, "Rad8", SanProblem::no_such, "Black has no rook on the a-file");
    expect_refusal(bare, "R8d5", SanProblem::no_such, "Black has no rook on rank 8");
    expect_refusal(bare, "Nb8c6", SanProblem::no_such, "Black has no knight on b8");
    expect_refusal(bare, "e5", SanProblem::no_such, "Black has no pawn on the e-file");
    expect_illegal(bare, "e7e5", Reason::no_piece, "1.1");
}

TEST(SanRefusal, a_small_b_is_pointed_to_the_bishop) {
    expect_refusal("4k3/8/8/8/8/8/6B1/4K3 w - - 0 1", "bd5", SanProblem::no_such,
                   "White has no pawn on the b-file; a bishop's move is written Bd5");
}

TEST(SanRefusal, several_men_and_none_can) {
    expect_refusal(start_fen, "Ne4", SanProblem::no_such, "no knight can go to e4 (Law 3.6)");
    expect_refusal("3R4/6k1/8/3p4/8/8/8/RN4K1 w - - 0 1", "Rd1", SanProblem::no_such,
                   "no rook can go to d1 (Law 3.5)");
    expect_refusal("3R4/6k1/8/3p4/8/8/8/R2N2K1 w - - 0 1", "Rd2", SanProblem::illegal,
                   "the rook on d8 cannot pass the pawn on d5 (Law 3.5)");
    expect_refusal("6k1/8/8/8/8/2p5/8/R2Q2KR w - - 0 1", "Rd1", SanProblem::no_such,
                   "no rook can go to d1: d1 is occupied by White's own queen (Law 3.1)");
    expect_refusal("4r1k1/8/8/8/8/N7/8/2N1K3 w - - 0 1", "Nb5", SanProblem::illegal,
                   "the king on e1 stays in check from the rook on e8 (Law 3.9.2)");
    expect_refusal("4k3/8/8/8/4r3/8/3N1N2/4K3 w - - 0 1", "Nb3", SanProblem::illegal,
                   "the king on e1 stays in check from the rook on e4 (Law 3.9.2)");
    expect_refusal("4r1k1/8/8/8/8/8/8/R3K1NR w - - 0 1", "Rd1", SanProblem::illegal,
                   "the king on e1 stays in check from the rook on e8 (Law 3.9.2)");
    expect_refusal("4r1k1/8/8/8/8/2N3N1/8/4K3 w - - 0 1", "Nd5", SanProblem::illegal,
                   "the king on e1 stays in check from the rook on e8 (Law 3.9.2)");
    expect_refusal("4r1k1/8/8/8/2N1N3/8/8/K3r3 w - - 0 1", "Nd6", SanProblem::no_such,
                   "no knight can go to d6: the king on a1 stays in check from the rook on e1 "
                   "(Law 3.9.2)");
}

TEST(SanRefusal, null_moves_are_named) {
    for (const std::string text : {"--", "Z0", "<>", "@@@@", "0000", "null"})
        expect_refusal(start_fen, text, SanProblem::syntax,
                       text + " is a null move, but the players move alternately (Law 1.2)");
}

TEST(SanRefusal, a_text_that_is_no_move_says_where_and_what_would_be_right) {
    struct Case {
        std::string_view text;
        std::size_t at;
        std::string_view words;
    };
    constexpr Case cases[] = {
        {"", 0, "the move is empty; it is written like e4, Nf3, exd5, O-O or e8=Q"},
        {"  ", 2, "the move is empty; it is written like e4, Nf3, exd5, O-O or e8=Q"},
        {"Zf3", 0,
         "'Z' begins no move; a move begins with K, Q, R, B, N or a file a to h, or is O-O"},
        {"N", 1, "the square of arrival is missing, as in Nf3; the text ends"},
        {"Nx", 2,
         "the square of arrival is missing after the capture sign or hyphen; the text ends"},
        {"Nf", 2, "the rank 1 to 8 is missing after the file; the text ends"},
        {"Nf9", 2, "the rank 1 to 8 is missing after the file; found '9'"},
        {"N3", 1, "the file a to h is missing before the rank"},
        {"Nf3k4", 4, "'4' does not belong to a move; after it stand only +, #, e.p., ! or ?"},
        {" e4 e5", 4, "'e' does not belong to a move; after it stand only +, #, e.p., ! or ?"},
        {"O-O-O-O", 5, "'-' does not belong to a move; after it stand only +, #, e.p., ! or ?"},
        {"O-", 2, "castling is written O-O or O-O-O; the text ends"},
        {"OO", 1, "castling is written O-O or O-O-O; found 'O'"},
        {"e8=", 3,
         "no piece is named for the promotion; the text ends; write the new piece after the "
         "square, as in e8=Q"},
        {"e8=X", 3,
         "no piece is named for the promotion; found 'X'; write the new piece after the square, "
         "as in e8=Q"},
        {"e8(Q", 4, "the bracket after the promotion is not closed; the text ends"},
        {"eg", 2, "the rank 1 to 8 is missing after the file; the text ends"},
    };
    for (const auto& [text, at, words] : cases) {
        const SanError error = refusal(start_fen, text);
        EXPECT_EQ(error.problem, SanProblem::syntax) << text;
        EXPECT_EQ(error.at, at) << text;
        EXPECT_EQ(error.text, words) << text;
    }
}

/// Texts of letters that moves are made of, and of any bytes, in positions of random games: read or
/// refused, and refused only where no legal move is described.
TEST(SanRefusal, any_text_is_read_or_refused_with_a_place_inside_it) {
    constexpr std::string_view letters = "KQRBNPabcdefgh12345678xO0-=+#()!?/:. ";
    Random random(3);
    playout(Position(), 200, random, [&](const Position& here) {
        for (int i = 0; i < 60; ++i) {
            std::string text;
            for (std::size_t n = random.below(8); n > 0; --n)
                text += i % 4 == 0 ? static_cast<char>(random.below(256))
                                   : letters[random.below(letters.size())];
            const auto move = read_san(here, text);
            if (move) {
                EXPECT_EQ(read_san(here, write_san(here, *move)), *move) << text;
                continue;
            }
            EXPECT_LE(move.error().at, text.size()) << text;
            EXPECT_FALSE(move.error().text.empty()) << text;
            EXPECT_EQ(move.error().explanation.has_value(),
                      move.error().problem == SanProblem::illegal)
                << text;
            if (move.error().explanation) {
                EXPECT_FALSE(move.error().explanation->is_legal())
                    << text << " in " << write_fen(here) << ": " << move.error().text;
            }
        }
    });
}

}  // namespace
}  // namespace arbiter::testing
