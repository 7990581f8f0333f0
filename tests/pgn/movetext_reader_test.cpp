// Moves, variations and what stands between them, token by token, without tags and without games.
#include "arbiter/pgn/movetext_reader.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/pgn/recorder.hpp"

namespace arbiter::testing {
namespace {

/// What a visitor is told of a movetext, and the result that its variations leave to the game.
std::string movetext_told(std::string_view text, Recorder recorder = Recorder(),
                          Visit wanted = Visit::enter) {
    PgnLexer lexer(text);
    lexer.begin_inside();
    PgnTeller teller(recorder, lexer);
    MovetextReader reader(teller);
    reader.clear();
    reader.begin(wanted);
    PgnToken token = lexer.next();
    for (; token.kind != PgnTokenKind::end; token = lexer.next()) {
        if (reader.is_rest_of_move(token)) {
            reader.take_rest_of_move(token);
            continue;
        }
        reader.release_letter();
        reader.take(token);
    }
    reader.release_letter();
    const auto result = reader.end(token.place);
    return recorder.log() + (result ? "left " + name(result->result) + '\n' : "");
}

TEST(MovetextReader, tells_moves_signs_and_comments_in_their_order) {
    EXPECT_EQ(movetext_told("1. e4! {best} e5 $6 (=) 2. Nf3 N"),
              "e4\n$1\n{best}\ne5\n$6\ndraw offer\nNf3\n$146\n");
    EXPECT_EQ(movetext_told(""), "");
}

TEST(MovetextReader, numbers_are_told_to_whom_wants_them) {
    EXPECT_EQ(movetext_told("1. e4 1... e5"), "e4\ne5\n");
    EXPECT_EQ(movetext_told("1. e4 1... e5",
                            Recorder(Recorder::Places::no, Recorder::Want::move_numbers)),
              "number 1.\ne4\nnumber 1...\ne5\n");
}

TEST(MovetextReader, a_variation_is_told_from_its_bracket_to_its_bracket) {
    EXPECT_EQ(movetext_told("e4 (d4 d5 (Nf6)) e5"), "e4\n(\nd4\nd5\n(\nNf6\n)\n)\ne5\n");
}

TEST(MovetextReader, a_bracket_that_closes_nothing_is_a_problem_and_changes_nothing) {
    EXPECT_EQ(movetext_told("e4 ) e5"), "e4\nproblem stray-close\ne5\n");
}

TEST(MovetextReader, a_variation_without_moves_is_told_as_a_problem_too) {
    EXPECT_EQ(movetext_told("e4 ()"), "e4\n(\nproblem empty-variation\n)\n");
    EXPECT_EQ(movetext_told("e4 ({why not})"), "e4\n(\n{why not}\n)\n") << "a comment fills it";
    EXPECT_EQ(movetext_told("e4 (d4 ())"), "e4\n(\nd4\n(\nproblem empty-variation\n)\n)\n");
}

TEST(MovetextReader, variations_that_are_open_at_the_end_are_closed_and_told_once) {
    EXPECT_EQ(movetext_told("e4 (d4 (c4"),
              "e4\n(\nd4\n(\nc4\nproblem unterminated-variation\n)\n)\n");
    EXPECT_EQ(movetext_told("e4 (d4\n (c4", Recorder(Recorder::Places::yes)),
              "e4 @1:1\n( @1:4\nd4 @1:5\n( @2:2\nc4 @2:3\n"
              "problem unterminated-variation @2:2\n) @2:5\n) @2:5\n");
}

TEST(MovetextReader, a_result_in_a_variation_is_the_games_only_where_that_is_never_closed) {
    EXPECT_EQ(movetext_told("e4 (d4 1-0"),
              "e4\n(\nd4\nproblem unterminated-variation\n)\nleft 1-0\n");
    for (const std::string_view closed : {"e4 (d4 1-0)", "e4 (d4 1-0 d5)", "e4 (d4 1-0 (c4))"})
        EXPECT_EQ(movetext_told(closed).find("left"), std::string::npos) << closed;
    EXPECT_EQ(movetext_told("e4 (d4 1-0 0-1"),
              movetext_told("e4 (d4 0-1").insert(8, "problem unknown-token\n"))
        << "the last one counts";
}

TEST(MovetextReader, a_man_that_a_blank_tears_from_its_square_is_one_move) {
    EXPECT_EQ(movetext_told("1. N f3"), "problem torn-move\nNf3\n");
    EXPECT_EQ(movetext_told("1. e4 e5 2. Q xf7"), "e4\ne5\nproblem torn-move\nQxf7\n");
    EXPECT_EQ(movetext_told("1. e4 N f6"), "e4\n$146\nf6\n")
        << "behind a move N is the sign of a novelty, and f6 a pawn's move of its own";
}

TEST(MovetextReader, a_letter_alone_is_told_where_the_square_is_not_on_its_line) {
    EXPECT_EQ(movetext_told("1. K\nf3"), "problem unknown-token\nf3\n");
    EXPECT_EQ(movetext_told("1. K {why} f3"), "problem unknown-token\n{why}\nf3\n");
    EXPECT_EQ(movetext_told("1. K"), "problem unknown-token\n");
    EXPECT_EQ(movetext_told("1. N"), "$146\n");
}

TEST(MovetextReader, a_sign_beyond_255_is_a_problem_and_no_sign) {
    EXPECT_EQ(movetext_told("e4 $255"), "e4\n$255\n");
    EXPECT_EQ(movetext_told("e4 $256 e5"), "e4\nproblem nag-range\ne5\n");
}

TEST(MovetextReader, of_moves_that_nobody_wants_only_problems_are_told) {
    EXPECT_EQ(movetext_told("1. e4 $1 {c} (d4) (=) e5 ) $999 ?x", Recorder(), Visit::skip),
              "problem stray-close\nproblem nag-range\nproblem unknown-token\n");
}

TEST(MovetextReader, variations_deeper_than_anybody_writes_are_skipped_and_told_once) {
    std::string text = "e4";
    for (std::uint64_t depth = 0; depth < max_variation_depth; ++depth)
        text += " (d4";
    EXPECT_EQ(movetext_told(text).find("too-deep"), std::string::npos);
    const std::string told = movetext_told(text + " (c4) (b4 (a4)) d5");
    const std::size_t problem = told.find("problem too-deep\n");
    ASSERT_NE(problem, std::string::npos);
    EXPECT_EQ(told.find("problem too-deep\n", problem + 1), std::string::npos);
    for (const std::string_view skipped : {"c4", "b4", "a4"})
        EXPECT_EQ(told.find(skipped), std::string::npos) << skipped;
    EXPECT_NE(told.find("d5"), std::string::npos) << "behind them the line goes on";
}

TEST(MovetextReader, a_count_that_begins_anew_behind_a_blank_line_is_of_the_next_game) {
    const auto ends = [](std::string_view moves, std::string_view number, std::uint8_t breaks) {
        PgnLexer lexer(moves);
        lexer.begin_inside();
        Recorder recorder;
        PgnTeller teller(recorder, lexer);
        MovetextReader reader(teller);
        reader.clear();
        reader.begin(Visit::enter);
        for (PgnToken token = lexer.next(); token.kind != PgnTokenKind::end; token = lexer.next())
            reader.take(token);
        PgnToken next;
        next.kind = PgnTokenKind::number;
        next.line_breaks = breaks;
        next.text = number;
        return reader.ends_before(next);
    };
    EXPECT_TRUE(ends("1. e4 e5", "1.", 2));
    EXPECT_TRUE(ends("1. e4 e5", "1", 2));
    EXPECT_FALSE(ends("1. e4 e5", "1.", 1)) << "no blank line";
    EXPECT_FALSE(ends("1. e4 e5", "2.", 2)) << "the count goes on";
    EXPECT_FALSE(ends("1. e4", "1...", 2)) << "Black's answer, behind a comment perhaps";
    EXPECT_FALSE(ends("{of nothing}", "1.", 2)) << "there are no moves yet";
    EXPECT_FALSE(ends("1. e4 (1. d4", "1.", 2)) << "a variation may do so";
}

}  // namespace
}  // namespace arbiter::testing
