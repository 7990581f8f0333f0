// Tokens and their places.
#include "arbiter/pgn/lexer.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/pgn/recorder.hpp"

namespace arbiter::testing {
namespace {

std::string text_of(const PgnToken& token) {
    const std::string text(token.text);
    switch (token.kind) {
        case PgnTokenKind::need_more:
            return "more?";
        case PgnTokenKind::end:
            return "end";
        case PgnTokenKind::tag:
            return "tag " + text + '=' + std::string(token.value);
        case PgnTokenKind::broken_tag:
            return "broken tag " + text;
        case PgnTokenKind::comment:
            return '{' + text + '}' + (token.is_unterminated ? "?" : "");
        case PgnTokenKind::number:
            return "number " + text;
        case PgnTokenKind::word:
            return "word " + text;
        case PgnTokenKind::nag:
            return '$' + std::to_string(token.nag);
        case PgnTokenKind::open:
            return "(";
        case PgnTokenKind::close:
            return ")";
        case PgnTokenKind::draw_offer:
            return "(=)";
        case PgnTokenKind::result:
            return "result " + name(token.result);
    }
    return "?";
}

/// All tokens but the last, one a line.
std::string tokens(std::string_view text) {
    PgnLexer lexer(text);
    std::string all;
    for (PgnToken token = lexer.next(); token.kind != PgnTokenKind::end; token = lexer.next())
        all += text_of(token) + '\n';
    return all;
}

std::string places(std::string_view text) {
    PgnLexer lexer(text);
    std::string all;
    for (PgnToken token = lexer.next(); token.kind != PgnTokenKind::end; token = lexer.next())
        all += text_of(token) + at(token.place) + " +" + std::to_string(token.line_breaks) + '\n';
    return all;
}

TEST(PgnLexer, moves_numbers_and_results) {
    EXPECT_EQ(tokens("1. e4 e5 2.Nf3 2... Nc6 3 Bb5 1-0"),
              "number 1.\nword e4\nword e5\nnumber 2.\nword Nf3\nnumber 2...\nword Nc6\nnumber 3\n"
              "word Bb5\nresult 1-0\n");
}

TEST(PgnLexer, odd_move_numbers) {
    EXPECT_EQ(tokens("1 . e4"), "number 1\nword e4\n");
    EXPECT_EQ(tokens("1. ... e5"), "number 1.\nword e5\n");
    EXPECT_EQ(tokens("1… e5"), "number 1\nword e5\n");
    EXPECT_EQ(tokens("1e4 2Nf3"), "number 1\nword e4\nnumber 2\nword Nf3\n");
    EXPECT_EQ(tokens("12"), "number 12\n");
}

TEST(PgnLexer, zeros_are_castling_and_not_numbers) {
    EXPECT_EQ(tokens("0-0 0-0-0 0-1 0000 4.0-0"),
              "word 0-0\nword 0-0-0\nresult 0-1\nword 0000\nnumber 4.\nword 0-0\n");
}

TEST(PgnLexer, results_in_other_spellings) {
    EXPECT_EQ(tokens("1/2-1/2 ½–½ 0.5-0.5 * +:-"),
              "result 1/2-1/2\nresult 1/2-1/2\nresult 1/2-1/2\nresult *\nresult 1-0\n");
}

TEST(PgnLexer, signs_are_cut_from_moves) {
    EXPECT_EQ(tokens("f3$6 e5!? g4??$139 Qh4#!! d5± □ $256 $ $99999999999"),
              "word f3\n$6\nword e5\n$5\nword g4\n$4\n$139\nword Qh4#\n$3\nword d5\n$16\n$7\n$256\n"
              "word $\n$256\n");
    EXPECT_EQ(tokens("e4!!! e5?!?!"), "word e4\n$3\nword e5\n$6\n");
}

TEST(PgnLexer, variations_and_draw_offers) {
    EXPECT_EQ(tokens("Kb1 (=) (Kc1(Kd1))"), "word Kb1\n(=)\n(\nword Kc1\n(\nword Kd1\n)\n)\n");
    EXPECT_EQ(tokens("axb8(Q) Kb1(=)"), "word axb8(Q)\nword Kb1\n(=)\n");
}

TEST(PgnLexer, comments_stand_in_braces_or_behind_a_semicolon) {
    EXPECT_EQ(tokens("e4 {a; b} e5"), "word e4\n{a; b}\nword e5\n");
    EXPECT_EQ(tokens("e4 ; {not a brace} 1-0\ne5"), "word e4\n{ {not a brace} 1-0}\nword e5\n");
    EXPECT_EQ(tokens("e4 ;last line"), "word e4\n{last line}\n");
    EXPECT_EQ(tokens("e4 {open"), "word e4\n{open}?\n");
    EXPECT_EQ(tokens("e4 {}{\n} e5"), "word e4\n{}\n{\n}\nword e5\n");
    EXPECT_EQ(tokens("e4 } e5"), "word e4\nword }\nword e5\n");
}

TEST(PgnLexer, a_percent_sign_in_the_first_column_hides_its_line) {
    EXPECT_EQ(tokens("%hidden {\n1. e4\n%hidden too\ne5 %not hidden\n"),
              "number 1.\nword e4\nword e5\nword %not\nword hidden\n");
    EXPECT_EQ(tokens("e4 {\n%inside\n} e5"), "word e4\n{\n%inside\n}\nword e5\n");
    EXPECT_EQ(tokens("%to the end"), "");
}

TEST(PgnLexer, tags_are_read_with_their_escapes) {
    EXPECT_EQ(tokens("[Event \"a \\\"b\\\"\"][Site \"c\"]\n[x]"),
              "tag Event=a \"b\"\ntag Site=c\nbroken tag x\n");
}

TEST(PgnLexer, blanks_of_every_kind) {
    using namespace std::string_view_literals;
    EXPECT_EQ(tokens("1.\u00A0f3\u200B e5\t\v\f\0\x1A\x7F g4,h4"sv),
              "number 1.\nword f3\nword e5\nword g4\nword h4\n");
}

TEST(PgnLexer, places_count_lines_and_bytes_from_1) {
    EXPECT_EQ(places("[A \"b\"]\n\n1. e4 {c\nd} e5\n  ♘f3 g6"),
              "tag A=b @1:1 +2\nnumber 1. @3:1 +2\nword e4 @3:4 +0\n{c\nd} @3:7 +0\n"
              "word e5 @4:4 +0\nword ♘f3 @5:3 +1\nword g6 @5:9 +0\n");
}

TEST(PgnLexer, all_three_ends_of_lines_count_once) {
    for (const std::string_view end : {"\n", "\r\n", "\r"}) {
        const std::string line_end(end);
        const std::string text =
            "e4" + line_end + "e5 {a" + line_end + "b}" + line_end + line_end + "d4";
        EXPECT_EQ(places(text), "word e4 @1:1 +2\nword e5 @2:1 +1\n{a" + line_end +
                                    "b} @2:4 +0\nword d4 @5:1 +2\n");
    }
}

TEST(PgnLexer, a_byte_order_mark_does_not_count_as_a_column) {
    EXPECT_EQ(places("\uFEFFe4 e5"), "word e4 @1:1 +2\nword e5 @1:4 +0\n");
    EXPECT_EQ(places("e4 \uFEFFe5"), "word e4 @1:1 +2\nword e5 @1:7 +0\n");
}

TEST(PgnLexer, utf_16_is_recognized_and_not_cut) {
    const auto is_utf16 = [](std::string_view text) {
        PgnLexer lexer(text);
        static_cast<void>(lexer.next());
        return lexer.is_utf16();
    };
    using namespace std::string_view_literals;
    for (const auto text : {"\xFF\xFE[\0E\0"sv, "\xFE\xFF\0[\0E"sv, "[\0E\0"sv, "\0[\0E"sv})
        EXPECT_TRUE(is_utf16(text)) << text;
    for (const auto text : {"[E"sv, "\0\0\0\0"sv, "\0e4 e5"sv, "e\0004 e5"sv, "1"sv, ""sv})
        EXPECT_FALSE(is_utf16(text)) << text;
}

TEST(PgnLexer, the_rest_of_a_line_can_be_skipped) {
    PgnLexer lexer("From: x {y\n[A \"b\"]");
    EXPECT_EQ(text_of(lexer.next()), "word From:");
    lexer.skip_line();
    EXPECT_EQ(text_of(lexer.next()), "tag A=b");
    lexer.skip_line();
    EXPECT_EQ(text_of(lexer.next()), "end");
}

TEST(PgnLexer, a_long_comment_comes_in_pieces) {
    const std::string text = "{" + std::string(2'500'000, 'x') + "\n} e5";
    PgnLexer lexer(text);
    std::size_t bytes = 0;
    PgnToken token = lexer.next();
    for (; token.kind == PgnTokenKind::comment; token = lexer.next()) {
        EXPECT_FALSE(token.is_unterminated);
        bytes += token.text.size();
    }
    EXPECT_EQ(bytes, 2'500'001);
    EXPECT_EQ(text_of(token), "word e5");
    EXPECT_EQ(token.place.line, 2);
    EXPECT_EQ(token.place.column, 3);
}

TEST(PgnLexer, asks_for_more_until_the_text_is_complete) {
    PgnLexer lexer;
    EXPECT_EQ(text_of(lexer.next()), "more?");
    lexer.feed("e4 N");
    EXPECT_EQ(text_of(lexer.next()), "word e4");
    EXPECT_EQ(text_of(lexer.next()), "more?");
    lexer.feed("f3");
    EXPECT_EQ(text_of(lexer.next()), "more?");
    lexer.finish();
    EXPECT_EQ(text_of(lexer.next()), "word Nf3");
    EXPECT_EQ(text_of(lexer.next()), "end");
    EXPECT_EQ(text_of(lexer.next()), "end");
}

TEST(NamedTag, has_a_capital_letter_behind_its_bracket) {
    const auto first = [](std::string_view text) {
        PgnLexer lexer(text);
        return is_named_tag(lexer.next());
    };
    for (const std::string_view named : {"[Event \"x\"]", "[event \"x\"]", "[Event]", "[D]"})
        EXPECT_TRUE(first(named)) << named;
    for (const std::string_view other : {"[x]", "[]", "[", "[%clk 1]", "[1 x]", "e4", "{[Event]}"})
        EXPECT_FALSE(first(other)) << other;
}

TEST(OddTag, is_understood_and_told_to_be_odd) {
    const auto is_odd = [](std::string_view text) {
        PgnLexer lexer(text);
        const PgnToken token = lexer.next();
        EXPECT_EQ(token.kind, PgnTokenKind::tag) << text;
        return token.is_odd;
    };
    for (const std::string_view odd :
         {"[Event \"a \"b\" c\"]", "[Event \"a\\b\"]", "[Event \"a\nb\"]", "[Event \"x\""})
        EXPECT_TRUE(is_odd(odd)) << odd;
    for (const std::string_view plain :
         {"[Event \"x\"]", "[ Event  \"x\" ]", "[Event \"a \\\"b\\\"\"]", "[Event \"a\\\\b\"]"})
        EXPECT_FALSE(is_odd(plain)) << plain;
}

TEST(LineBreaks, before_a_token_are_none_one_or_a_blank_line) {
    EXPECT_EQ(places("e4 e5\nd4\n\nd5\n\n\n\nc4"),
              "word e4 @1:1 +2\nword e5 @1:4 +0\nword d4 @2:1 +1\nword d5 @4:1 +2\n"
              "word c4 @8:1 +2\n");
    EXPECT_EQ(places("e4\n%hidden\ne5"), "word e4 @1:1 +2\nword e5 @3:1 +1\n")
        << "a hidden line is no blank one";
    EXPECT_EQ(places("e4\n \t\ne5"), "word e4 @1:1 +2\nword e5 @3:1 +2\n")
        << "one of blanks alone is";
    EXPECT_EQ(places("e4 {a\n\nb} e5"), "word e4 @1:1 +2\n{a\n\nb} @1:4 +0\nword e5 @3:4 +0\n");
}

TEST(OddCharacter, is_told_once_with_the_place_of_the_first) {
    using namespace std::string_view_literals;
    const auto place_of = [](std::string_view text) {
        PgnLexer lexer(text);
        while (lexer.next().kind != PgnTokenKind::end) {
        }
        const auto place = lexer.take_odd_character();
        EXPECT_FALSE(lexer.take_odd_character()) << "once";
        return place ? at(*place) : "none";
    };
    EXPECT_EQ(place_of("e4 e5"), "none");
    EXPECT_EQ(place_of("e4\t\v\f\r\ne5"), "none");
    EXPECT_EQ(place_of("e4\n d4\u00A0d5\u00A0c4"), " @2:4");
    EXPECT_EQ(place_of("e4 \x01 e5"sv), " @1:4");
    EXPECT_EQ(place_of("e4\0e5"sv), " @1:3");
    EXPECT_EQ(place_of("{a\u00A0b}"), "none") << "in a comment it is text";
}

TEST(LexerInChunks, gives_the_same_tokens_wherever_the_text_is_cut) {
    constexpr std::string_view texts[] = {
        "[Event \"a \\\"b\\\"\"]\r\n\r\n1. e4! {c\r\n} e5 (=) ($14) 1/2-1/2\r\n",
        "1.\u00A0e4\u200B ♘f6± ; rest\n% hidden\n2... exd6e.p.+ axb8(Q) $255 0-0 *",
    };
    for (const std::string_view text : texts) {
        const std::string whole = tokens(text);
        for (std::size_t cut = 1; cut < text.size(); ++cut) {
            PgnLexer lexer;
            std::string all;
            const auto drain = [&] {
                for (PgnToken token = lexer.next();
                     token.kind != PgnTokenKind::end && token.kind != PgnTokenKind::need_more;
                     token = lexer.next())
                    all += text_of(token) + '\n';
            };
            lexer.feed(text.substr(0, cut));
            drain();
            lexer.feed(text.substr(cut));
            drain();
            lexer.finish();
            drain();
            EXPECT_EQ(all, whole) << cut;
        }
    }
}

}  // namespace
}  // namespace arbiter::testing
