// Answers as people type them.
#include "arbiter/lessons/answer_reader.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/base/words.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

using namespace lessons;

Task asked_of(std::string_view fen, Question question) {
    return {History(position_of(fen)), std::move(question)};
}

/// An answer as values are written: "a1 b2", "e2e4", "mate"; what is said of one that is none.
std::string read_as(const Task& task, std::string_view text, std::string_view language = "en") {
    const auto answer = read_answer(language, task, text);
    if (!answer)
        return "? " + answer.error();
    if (const auto* const word = std::get_if<std::string>(&*answer))
        return *word;
    std::string values;
    if (const auto* const moves = std::get_if<std::vector<Move>>(&*answer))
        for (const Move move : *moves)
            (values += values.empty() ? "" : " ") += write_uci_move(move);
    else
        for (const Square square : std::get<Bitboard>(*answer))
            (values += values.empty() ? "" : " ") += name(square);
    return values.empty() ? "none" : values;
}

/// A rook on e8 gives check; the knight on g6 and the king on e1 can end it.
Task escapes_task() { return asked_of("k3r3/8/8/8/8/5N2/8/4K3 w - - 0 1", EscapesQuestion{}); }
Task en_passant_task() {
    return asked_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", EnPassantQuestion{});
}
Task move_task() {
    return asked_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", MoveQuestion{Goal::any, {}});
}
Task targets_task() {
    return asked_of("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", TargetsQuestion{Square::a1});
}
Task end_task() { return asked_of("k7/8/8/8/8/8/8/K7 w - - 0 1", EndQuestion{}); }
Task dead_task() { return asked_of("k7/8/8/8/8/8/8/K7 w - - 0 1", DeadQuestion{}); }
Task castling_task() { return asked_of("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", CastlingQuestion{}); }
Task claim_task() { return asked_of("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", ClaimQuestion{}); }
Task flag_task() { return asked_of("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", FlagQuestion{Color::white}); }
Task option_task() { return asked_of("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", OptionQuestion{"a"}); }
/// Castling out of check: 3.8.2.2.
Task article_task() {
    return asked_of("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
                    ArticleQuestion{{Square::e1, Square::g1, {}}});
}

TEST(AnswerReader, squares_stand_between_blanks_commas_and_conjunctions) {
    for (const std::string_view text :
         {"a3 b1", "A3,b1", "a3, b1.", "a3 and b1", "a3 und b1?", "a3; b1!", "1. a3 2. b1",
          "1) a3 2) b1", "a3 & b1", " b1\ta3 ", "a3 a3 b1"})
        EXPECT_EQ(read_as(targets_task(), text), "b1 a3") << text;
}

TEST(AnswerReader, what_is_no_square_is_named) {
    EXPECT_EQ(read_as(targets_task(), "a3 or b1"),
              "? \"or\" is no square: type squares, as e4 d5, or none.");
    EXPECT_TRUE(read_as(targets_task(), "a3 b9").starts_with("? \"b9\" is no square"))
        << "not half of it";
    EXPECT_TRUE(read_as(targets_task(), "...").starts_with('?'));
}

TEST(AnswerReader, squares_of_a_way_are_read_in_their_order) {
    const Task rook = asked_of(
        "6k1/8/8/8/6B1/8/8/3RK3 w - - 0 1",
        SquaresQuestion{Bitboard(Square::d1) | Bitboard(Square::d7), Way{Square::d1, Square::d7}});
    for (const std::string_view text :
         {"d1 d7", "D1 D7", "d1d7", "d1-d7", "Rd1-d7", "d1 - d7", "from d1 to d7", "von d1 nach d7",
          "d1, d7", "d1 and d7", "I think d1 d7.", "d1 -> d7"})
        EXPECT_EQ(read_as(rook, text), "d1 d7") << text;
    for (const std::string_view text : {"d7 d1", "d7d1", "from d7 to d1"})
        EXPECT_TRUE(read_as(rook, text).starts_with("? The other way round")) << text;
    for (const std::string_view text : {"Rd7", "R1d7", "rook d7", "none", "d1 d9", "", "to"})
        EXPECT_TRUE(read_as(rook, text).starts_with("? Type two squares")) << text;
    EXPECT_EQ(read_as(rook, "d7"), "d7") << "an answer, and half of the right one";
    EXPECT_EQ(read_as(rook, "g4 d7"), "g4 d7");
}

TEST(AnswerReader, what_people_say_before_an_answer_is_no_part_of_it) {
    for (const std::string_view text :
         {"the answer is a3", "The answer is: a3.", "I think a3", "I think it is a3!",
          "ich glaube a3", "Ich denke, a3", "a3!", "it's a3", "Die Antwort ist a3."})
        for (const std::string_view language : {"en", "de"})
            EXPECT_EQ(read_as(targets_task(), text, language), "a3") << text;
    EXPECT_EQ(read_as(end_task(), "it is mate"), "mate");
    EXPECT_EQ(read_as(dead_task(), "ich glaube nein", "de"), "no");
    EXPECT_EQ(read_as(option_task(), "I think b"), "b");
    EXPECT_EQ(read_as(move_task(), "I think Ke2"), "e1e2");
    EXPECT_EQ(read_as(article_task(), "I think 3.8.1"), "3.8.1");
    for (const std::string_view text : {"I think a3 or b1", "I think not a3", "I thinka3",
                                        "the answer is", "I think", "a3 I see"})
        EXPECT_TRUE(read_as(targets_task(), text).starts_with('?')) << text;
}

TEST(AnswerReader, none_is_none_in_every_language_and_in_capitals) {
    for (const std::string_view text : {"none", "NONE", "None.", "nothing", "keine", "KEINE", "-"})
        for (const std::string_view language : {"en", "de"}) {
            EXPECT_EQ(read_as(targets_task(), text, language), "none") << text << ' ' << language;
            EXPECT_EQ(read_as(en_passant_task(), text, language), "none")
                << text << ' ' << language;
            EXPECT_EQ(read_as(castling_task(), text == "-" ? "none" : text, language), "none")
                << text;
        }
}

TEST(AnswerReader, choices_are_read_in_every_language_those_of_the_learner_first) {
    for (const std::string_view text : {"mate", "Matt", "checkmate!", "SCHACHMATT", "#"})
        EXPECT_EQ(read_as(end_task(), text, "en"), read_as(end_task(), text, "de")) << text;
    EXPECT_EQ(read_as(end_task(), "Patt", "en"), "stalemate");
    EXPECT_EQ(read_as(end_task(), "stalemate?", "de"), "stalemate");
    EXPECT_EQ(read_as(dead_task(), "ja", "en"), "yes");
    EXPECT_EQ(read_as(dead_task(), "no", "de"), "no");
    EXPECT_EQ(read_as(flag_task(), "weiß", "en"), "white");
    EXPECT_EQ(read_as(flag_task(), "draw", "de"), "draw");
    EXPECT_EQ(read_as(flag_task(), "s", "de"), "black");
    EXPECT_TRUE(read_as(flag_task(), "s", "en").starts_with('?'))
        << "one letter of another language";
}

TEST(AnswerReader, capitals_have_accents) {
    EXPECT_EQ(read_as(flag_task(), "WEI\u1E9E", "de"), "white");
    EXPECT_EQ(read_as(castling_task(), "K\u00D6NIGSFL\u00DCGEL", "de"), "short");
    EXPECT_EQ(read_as(claim_task(), "F\u00DCNFZIG Z\u00DCGE.", "de"), "fifty");
    EXPECT_EQ(read_as(claim_task(), "F\u00DCNFZIG", "en"), "fifty");
}

TEST(AnswerReader, moves_are_listed_as_people_list_them) {
    for (const std::string_view text :
         {"Kf2 Kd1", "Kf2, Kd1.", "Kf2 and Kd1", "Kf2 und Kd1", "1. Kf2 2. Kd1", "1.Kf2 2.Kd1",
          "1) Kf2\t2) Kd1", "Kf2; Kd1?", "Kf2! & Kd1!?", "e1f2 e1d1", "king f2, king d1",
          "K\u00D6NIG f2, K\u00F6nig d1", "Kf2 Kd1 Kf2"})
        EXPECT_EQ(read_as(escapes_task(), text), "e1f2 e1d1") << text;
}

TEST(AnswerReader, a_list_keeps_the_conjunction_out_of_the_moves) {
    EXPECT_EQ(read_as(escapes_task(), "Kf2, Kd1 and Ne5"), "e1f2 e1d1 f3e5");
    EXPECT_EQ(read_as(escapes_task(), "Kf2, Kd1 und Se5", "de"), "e1f2 e1d1 f3e5");
    EXPECT_TRUE(read_as(escapes_task(), "and").starts_with('?'));
}

TEST(AnswerReader, two_moves_are_not_read_as_one_from_square_to_square) {
    // Also a knight's move to e5 from f3, if both words were one.
    EXPECT_EQ(read_as(escapes_task(), "Ne5 Kf2"), "f3e5 e1f2");
    EXPECT_EQ(read_as(escapes_task(), "e1 f2"), "e1f2")
        << "two squares are one move where none is a move";
}

TEST(AnswerReader, en_passant_is_told_in_many_ways) {
    for (const std::string_view text :
         {"exd6", "exd6 e.p.", "exd6 e. p.", "exd6 ep", "exd6 EP", "exd6 E.P.", "exd6 E. P.",
          "exd6 e.p", "exd6 (e.p.)", "exd6 (ep).", "exd6 en passant", "exd6 En Passant.",
          "exd6, e.p.", "1. exd6 e. p.", "exd6ep", "exd6 e.p.?"}) {
        EXPECT_EQ(read_as(en_passant_task(), text), "e5d6") << text;
        if (text != "exd6, e.p.") {
            EXPECT_EQ(read_as(move_task(), text), "e5d6") << text;
        }
    }
    EXPECT_TRUE(read_as(en_passant_task(), "e.p.").starts_with('?'));
    EXPECT_TRUE(read_as(en_passant_task(), "en passant").starts_with('?'));
}

TEST(AnswerReader, an_illegal_move_is_told_with_its_article) {
    EXPECT_NE(read_as(escapes_task(), "Kf2 Ke2").find("(Law 3.9.2)"), std::string::npos);
    EXPECT_NE(read_as(move_task(), "Kd3").find("(Law 3.8.1)"), std::string::npos);
}

TEST(AnswerReader, a_move_may_end_a_sentence_or_begin_with_its_number) {
    for (const std::string_view text :
         {"Ke2", "Ke2.", "Ke2?", "Ke2!?", "1. Ke2", "1.Ke2", "1) Ke2", "king e2."})
        EXPECT_EQ(read_as(move_task(), text), "e1e2") << text;
    EXPECT_TRUE(read_as(move_task(), "Ke2 Kd2").starts_with('?')) << "one is asked for";
}

TEST(AnswerReader, talk_is_no_article) {
    for (const std::string_view text : {"I saw 3 or 9 men",
                                        "9 men",
                                        "3 or 9",
                                        "3.8.2 or 3.9.2",
                                        "e1",
                                        "a3",
                                        "1. e4",
                                        "1-0",
                                        "50",
                                        "2023",
                                        "article",
                                        "law",
                                        "the",
                                        "3.14159",
                                        "Ke2",
                                        "12 moves",
                                        "3,8",
                                        ".",
                                        "3..8",
                                        "x3.8",
                                        "-3.8",
                                        "3.8.2.2 because",
                                        "1/2"})
        EXPECT_EQ(read_as(article_task(), text), "? Type the number of an article, as 3.8.2.1.")
            << text;
}

TEST(AnswerReader, an_article_that_holds_the_right_one_is_asked_about) {
    for (const std::string_view text : {"3", "3.8", "Law 3.8.2", "Article 3."})
        EXPECT_TRUE(read_as(article_task(), text).starts_with("? Right as far as it goes")) << text;
    EXPECT_EQ(read_as(article_task(), "3.8.2"),
              "? Right as far as it goes: which part of Law 3.8.2?");
    EXPECT_EQ(read_as(article_task(), "9"), "9") << "an answer, and a wrong one";
    EXPECT_EQ(read_as(article_task(), "3.8.1"), "3.8.1");
}

TEST(AnswerReader, an_option_is_its_letter) {
    for (const std::string_view text :
         {"b", "B", "b)", "(b)", "b.", "B?", "answer b", "Option B)", "Antwort b", "b) "})
        EXPECT_EQ(read_as(option_task(), text), "b") << text;
    for (const std::string_view text : {"", "ab", "1", "bb)", "\u00E4", "answer"})
        EXPECT_EQ(read_as(option_task(), text), "? Type the letter of an answer, as a.") << text;
}

TEST(AnswerReader, any_bytes_are_borne_and_few_of_them_told_again) {
    const std::string zeros(7, '\0');
    const std::string no_utf8 = "\xFF\xFE\x80 \xC3";
    const std::string longest(longest_answer, 'e');
    for (const Task& one :
         {escapes_task(), en_passant_task(), move_task(), targets_task(), end_task(), dead_task(),
          castling_task(), claim_task(), flag_task(), option_task(), article_task()})
        for (const std::string& text : {zeros, no_utf8, longest, std::string(999, '.'),
                                        std::string(999, ','), std::string("1.1.1.1.1.1.1.1.1")}) {
            const std::string told = read_as(one, text);
            EXPECT_TRUE(told.starts_with('?')) << told;
            EXPECT_LT(told.size(), 300U);
        }
    EXPECT_EQ(read_as(end_task(), std::string(longest_answer + 1, ' ') + "mate"),
              "? That is too long for an answer.");
}

}  // namespace
}  // namespace arbiter::testing
