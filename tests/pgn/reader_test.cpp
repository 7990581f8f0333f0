// What belongs to which game: one test a trap that real files set.
#include "arbiter/pgn/reader.hpp"

#include <string>

#include <gtest/gtest.h>

#include "tests/pgn/recorder.hpp"

namespace arbiter::testing {
namespace {

/// The events of a text, joined by blanks.
std::string events(std::string_view text) {
    std::string log = recorded(text);
    for (char& c : log)
        if (c == '\n')
            c = ' ';
    if (!log.empty())
        log.pop_back();
    return log;
}

TEST(PgnReader, tells_a_game_in_phases_with_places) {
    EXPECT_EQ(recorded("[Event \"n\"]\n[Result \"1-0\"]\n\n1. e4 {good} e5!? (1... c5 $6) 2. Nf3 "
                       "(=) 1-0\n",
                       Recorder(Recorder::Places::yes)),
              "game @1:1\ntag Event=n @1:1\ntag Result=1-0 @2:1\nmoves @4:1\ne4 @4:4\n"
              "{good} @4:7\ne5 @4:14\n$5 @4:16\n( @4:19\nc5 @4:25\n$6 @4:28\n) @4:30\nNf3 @4:35\n"
              "draw offer @4:39\nresult 1-0 @4:43\nend @4:46\n");
}

TEST(PgnReader, an_empty_text_has_no_game) {
    EXPECT_EQ(events(""), "");
    EXPECT_EQ(events(" \r\n\t\n"), "");
    EXPECT_EQ(events("% only an escape\n"), "");
    EXPECT_EQ(events("[Event \"a\"]\n% no blank line\n[White \"b\"]\n\n1. e4\n% nor here\n1. e4 *"),
              "game tag Event=a tag White=b moves e4 e4 result * end");
    EXPECT_EQ(events("; \n% and an escape\n{}"), "");
    EXPECT_EQ(events("; only a comment"), "problem stray-text");
}

TEST(PgnReader, what_a_reader_passes_over_is_told) {
    EXPECT_EQ(events("\x1A"), "problem odd-character");
    EXPECT_EQ(events("1. e4\xC2\xA0"
                     "e5\xC2\xA0*"),
              "game moves e4 problem odd-character e5 result * end")
        << "once a game";
    EXPECT_EQ(events("1. e4 1:0"), "game moves e4 result 1-0 problem odd-result end");
    EXPECT_EQ(events("[Event \"a\"b\"]\n*"),
              "game problem odd-tag tag Event=a\"b moves result * end");
    EXPECT_EQ(events("[Event \"a\nb\"]\n*"),
              "game problem odd-tag tag Event=a b moves result * end");
    EXPECT_EQ(events("[Event \"a\\\"b\"]\n*"), "game tag Event=a\"b moves result * end");
}

TEST(PgnReader, games_without_tags) {
    EXPECT_EQ(events("1. e4 e5 1-0\n\n1. d4 0-1"),
              "game moves e4 e5 result 1-0 end game moves d4 result 0-1 end");
    EXPECT_EQ(events("e4 e5\n"), "game moves e4 e5 end");
    EXPECT_EQ(events("1. e4 e5\n\n1. d4 d5\n"), "game moves e4 e5 end game moves d4 d5 end");
    EXPECT_EQ(events("1. e4 {x}\n\n1... e5\n"), "game moves e4 {x} e5 end");
}

TEST(PgnReader, games_of_tags_only) {
    EXPECT_EQ(events("[Event \"a\"]\n[Site \"x\"]\n\n[Event \"b\"]\n[Site \"y\"]\n"),
              "game tag Event=a tag Site=x moves end game tag Event=b tag Site=y moves end");
    EXPECT_EQ(events("[Event \"a\"]\n[Site \"x\"]\n[Event \"b\"]\n[Site \"y\"]\n"),
              "game tag Event=a tag Site=x moves end game tag Event=b tag Site=y moves end");
    EXPECT_EQ(events("[White \"a\"]\n\n[White \"b\"]\n"),
              "game tag White=a moves end game tag White=b moves end");
}

TEST(PgnReader, a_blank_line_inside_a_tag_section_does_not_end_it) {
    EXPECT_EQ(events("[Event \"a\"]\n\n[White \"x\"]\n\n1. e4 *"),
              "game tag Event=a tag White=x moves e4 result * end");
    EXPECT_EQ(events("[White \"x\"]\n\n[Event \"a\"]\n\n1. e4 *"),
              "game tag White=x tag Event=a moves e4 result * end");
}

TEST(PgnReader, a_repeated_tag_is_told_twice) {
    EXPECT_EQ(events("[Event \"a\"]\n[White \"x\"]\n[White \"y\"]\n\n*"),
              "game tag Event=a tag White=x tag White=y moves result * end");
    EXPECT_EQ(events("[Event \"a\"]\n[Event \"b\"]\n\n*"),
              "game tag Event=a tag Event=b moves result * end");
}

TEST(PgnReader, games_with_a_result_and_no_move) {
    EXPECT_EQ(events("[Event \"a\"]\n *\n\n[Event \"b\"]\n 1/2-1/2"),
              "game tag Event=a moves result * end game tag Event=b moves result 1/2-1/2 end");
    EXPECT_EQ(events("[Event \"a\"]\n\n{forfeit} 0-1\n[Event \"b\"]\n\n{too} 1-0"),
              "game tag Event=a moves {forfeit} result 0-1 end "
              "game tag Event=b moves {too} result 1-0 end");
    EXPECT_EQ(events("*\n\n1-0"), "game moves result * end game moves result 1-0 end");
}

TEST(PgnReader, a_second_result_begins_no_game) {
    EXPECT_EQ(events("1. e4 1-0 1-0\n1-0\n[Event \"a\"]\n*"),
              "game moves e4 result 1-0 end problem stray-text "
              "game tag Event=a moves result * end");
}

TEST(PgnReader, a_missing_result_ends_with_the_next_tags) {
    EXPECT_EQ(events("[Event \"a\"]\n\n1. e4 e5\n\n[Event \"b\"]\n\n1. d4 1-0"),
              "game tag Event=a moves e4 e5 end game tag Event=b moves d4 result 1-0 end");
    EXPECT_EQ(events("[Event \"a\"]\n1. e4 e5\n[Event \"b\"]\n1. d4 1-0"),
              "game tag Event=a moves e4 e5 end game tag Event=b moves d4 result 1-0 end");
    EXPECT_EQ(events("[White \"a\"]\n\n1. e4 e5\n\n[White \"b\"]\n\n1. d4 1-0"),
              "game tag White=a moves e4 e5 end game tag White=b moves d4 result 1-0 end");
}

TEST(PgnReader, no_blank_lines_are_needed) {
    EXPECT_EQ(events("[Event \"a\"]\n1. e4 1-0\n[Event \"b\"]\n1. d4 0-1\n"),
              "game tag Event=a moves e4 result 1-0 end game tag Event=b moves d4 result 0-1 end");
    EXPECT_EQ(events("[Event \"a\"] [Site \"x\"] 1. e4 1-0 [Event \"b\"] 1. d4 0-1"),
              "game tag Event=a tag Site=x moves e4 result 1-0 end "
              "game tag Event=b moves d4 result 0-1 end");
}

TEST(PgnReader, comments_between_tags_are_of_the_first_move) {
    EXPECT_EQ(events("[Event \"a\"]\n; c0\n[White \"b\"] {x}\n[Black \"c\"]\n\n1. e4 *"),
              "game tag Event=a tag White=b tag Black=c moves { c0} {x} e4 result * end");
    EXPECT_EQ(events("[Event \"a\"] {x} [Event \"b\"] {y} *"),
              "game tag Event=a moves {x} end game tag Event=b moves {y} result * end");
    EXPECT_EQ(events("[White \"a\"]\n\n{only this}\n\n[Black \"b\"]\n\n1. e4 *"),
              "game tag White=a moves {only this} end game tag Black=b moves e4 result * end");
    EXPECT_EQ(events("[Event \"a\"]\n{x}"), "game tag Event=a moves {x} end");
}

TEST(PgnReader, a_tag_between_moves_belongs_to_its_game) {
    EXPECT_EQ(events("[Event \"a\"]\n\n1. f3 e5\n[Annotator \"late\"]\n2. g4 *"),
              "game tag Event=a moves f3 e5 problem late-tag tag Annotator=late g4 result * end");
}

TEST(PgnReader, a_broken_tag_is_reported_and_costs_only_itself) {
    EXPECT_EQ(
        events("[Event \"open\n[White \"x\"]\n\n1. d4\n\n[Event \"b\"]\n*"),
        "game problem broken-tag tag White=x moves d4 end game tag Event=b moves result * end");
    EXPECT_EQ(events("1. e4 [%clk 0:01:00] e5 *"),
              "game moves e4 problem broken-tag e5 result * end");
}

TEST(PgnReader, a_comment_that_is_never_closed_does_not_swallow_the_next_game) {
    EXPECT_EQ(events("1. f3 {oops e5 0-1\n\n[Event \"b\"]\n\n1. e4 {fine} *"),
              "game moves f3 problem unterminated-comment {oops e5 0-1  } end "
              "game tag Event=b moves e4 {fine} result * end");
}

TEST(PgnReader, comments_do_not_nest) {
    EXPECT_EQ(events("1. f3 {outer {inner} still outer} e5 *"),
              "game moves f3 {outer {inner} problem unknown-token problem unknown-token "
              "problem unknown-token e5 result * end");
}

TEST(PgnReader, comments_stand_anywhere_in_the_movetext) {
    EXPECT_EQ(events("[Event \"a\"]\n\n{pre} 1. e4 {a} ({b} 1. d4 d5) 1... e5 {c} 1-0"),
              "game tag Event=a moves {pre} e4 {a} ( {b} d4 d5 ) e5 {c} result 1-0 end");
}

TEST(PgnReader, variations_may_be_empty_or_hold_only_a_comment) {
    EXPECT_EQ(events("1. e4 () e5 ({only text}) *"),
              "game moves e4 ( problem empty-variation ) e5 ( {only text} ) result * end");
}

TEST(PgnReader, a_result_inside_a_variation_does_not_end_the_game) {
    EXPECT_EQ(events("1. e4 e5 (1... c5 0-1) 2. Nf3 1-0"),
              "game moves e4 e5 ( c5 problem unknown-token ) Nf3 result 1-0 end");
}

TEST(PgnReader, a_variation_that_is_never_closed_does_not_cost_the_result) {
    EXPECT_EQ(events("1. e4 (1. d4 (1. c4 e5 1-0\n\n[Event \"b\"]\n*"),
              "game moves e4 ( d4 ( c4 e5 problem unterminated-variation ) ) result 1-0 end "
              "game tag Event=b moves result * end");
}

TEST(PgnReader, a_closing_bracket_without_variation_is_reported) {
    EXPECT_EQ(events("1. e4 ) e5 *"), "game moves e4 problem stray-close e5 result * end");
    EXPECT_EQ(events("1. e4 } e5 *"), "game moves e4 problem unknown-token e5 result * end");
}

TEST(PgnReader, annotation_signs_go_from_0_to_255) {
    EXPECT_EQ(events("1. e4 $0 $255 $256 e5 ± N *"),
              "game moves e4 $0 $255 problem nag-range e5 $16 $146 result * end");
}

TEST(PgnReader, check_signs_and_en_passant_after_a_blank_are_no_tokens_of_their_own) {
    EXPECT_EQ(events("1. Qh5 + g6 # exd6 e.p. ++ *"), "game moves Qh5 g6 exd6 result * end");
}

TEST(PgnReader, a_comment_before_a_game_without_tags_is_its_first) {
    EXPECT_EQ(events("{a} ; b\n1. e4 *"), "game moves {a} { b} e4 result * end");
    EXPECT_EQ(events("1. e4 *\n\n{a}\n1. {b} d4 *"),
              "game moves e4 result * end game moves {a} {b} d4 result * end");
}

TEST(PgnReader, a_comment_that_belongs_to_no_game_is_told) {
    EXPECT_EQ(events("{a}\n[Event \"a\"]\n\n*"),
              "problem stray-text game tag Event=a moves result * end");
    EXPECT_EQ(events("1. e4 1-0 {White wins}\n\n1. d4 *"),
              "game moves e4 result 1-0 end problem stray-text game moves d4 result * end");
    EXPECT_EQ(events("1. e4 *\n\n{the end}"), "game moves e4 result * end problem stray-text");
}

TEST(PgnReader, a_result_inside_a_variation_is_told) {
    EXPECT_EQ(events("1. e4 (1. d4 1-0) e5 *"),
              "game moves e4 ( d4 problem unknown-token ) e5 result * end");
    EXPECT_EQ(events("1. e4 (1. d4 1-0 {y} d5) e5 *"),
              "game moves e4 ( d4 {y} problem unknown-token d5 ) e5 result * end");
    EXPECT_EQ(events("1. e4 (* 1. d4 1-0 0-1"),
              "game moves e4 ( problem unknown-token d4 problem unknown-token problem "
              "unterminated-variation ) result 0-1 end");
}

TEST(PgnReader, what_stands_between_games_belongs_to_none) {
    EXPECT_EQ(events("From: x@y\nSubject: 1. e4 in games\n\n[Event \"a\"]\n\n1. f3 0-1\n\n"
                     "<p>next {</p>\nDate: today\n\n[Event \"b\"]\n\n1. f4 0-1\n"),
              "problem stray-text game tag Event=a moves f3 result 0-1 end "
              "problem stray-text game tag Event=b moves f4 result 0-1 end");
    EXPECT_EQ(events("1. e4 *\nThe end. 3 games.\n2 rounds (of 5) $3 \"\n"),
              "game moves e4 result * end problem stray-text");
}

TEST(PgnReader, a_blank_inside_a_move_is_told_and_invents_no_other) {
    EXPECT_EQ(
        recorded("1. e4 e5 2. N f3 R xa1 *"),
        "game\nmoves\ne4\ne5\nproblem torn-move\nNf3\nproblem torn-move\nRxa1\nresult *\nend\n");
    EXPECT_EQ(recorded("1. e4 e5 2. Nf3 N c6 K *"),
              "game\nmoves\ne4\ne5\nNf3\n$146\nc6\nproblem unknown-token\nresult *\nend\n")
        << "the sign of a novelty, and a letter that is nobody's";
    EXPECT_EQ(recorded("1. e4 2. N\nf3 B (e5) *"),
              "game\nmoves\ne4\n$146\nf3\nproblem unknown-token\n(\ne5\n)\nresult *\nend\n")
        << "each on its line";
}

TEST(PgnReader, stray_letters_and_signs_between_tags_do_not_end_them) {
    EXPECT_EQ(recorded("[White \"a\"]\n+\n[Black \"b\"]\nK\n[Result \"*\"]\n\n1. e4 *"),
              "game\ntag White=a\ntag Black=b\nproblem unknown-token\ntag Result=*\nmoves\ne4\n"
              "result *\nend\n");
    EXPECT_EQ(recorded("[White \"a\"]\n\nR e1 *"),
              "game\ntag White=a\nmoves\nproblem torn-move\nRe1\nresult *\nend\n")
        << "but a letter may begin the first move";
}

TEST(PgnReader, the_first_move_of_a_game_without_tags_may_be_torn) {
    EXPECT_EQ(recorded("1. N f3 d5 *\n\n{a} 1. {b} B e2 d5 *"),
              "game\nmoves\nproblem torn-move\nNf3\nd5\nresult *\nend\n"
              "game\nmoves\n{a}\n{b}\nproblem torn-move\nBe2\nd5\nresult *\nend\n");
    EXPECT_EQ(recorded("1. N of them f3\n2. K"), "problem stray-text\n") << "a list is no game";
    EXPECT_EQ(recorded("N f3 d5 *"), "problem stray-text\n") << "nor is a letter without number";
}

TEST(PgnReader, move_numbers_are_told_to_who_wants_them) {
    const Recorder with_numbers(Recorder::Places::yes, Recorder::Want::move_numbers);
    EXPECT_EQ(recorded("7. {a} e4 7... e5 ( 7...d5 )\n*", with_numbers),
              "game @1:1\nmoves @1:1\n{a} @1:4\nnumber 7. @1:1\ne4 @1:8\nnumber 7... @1:11\n"
              "e5 @1:16\n( @1:19\nnumber 7... @1:21\nd5 @1:25\n) @1:28\nresult * @2:1\nend @2:2\n");
}

TEST(PgnReader, the_text_of_one_game_is_read_as_that_game) {
    const std::string game = "1. ?? e4 {a} 1-0";
    EXPECT_EQ(recorded(game), "problem stray-text\n") << "between games it is none";
    Recorder recorder;
    read_game(game, recorder);
    EXPECT_EQ(recorder.log(), "game\nmoves\n$4\ne4\n{a}\nresult 1-0\nend\n");
    Recorder tagged;
    const std::string with_tags = "[Event \"a\"]\n[Site \"b\"]\n\n{c} 1. e4 *";
    read_game(with_tags, tagged);
    EXPECT_EQ(tagged.log(), recorded(with_tags));
}

TEST(PgnReader, one_game_of_a_text_is_in_its_encoding) {
    using namespace std::string_view_literals;
    const std::string_view game = "[\0e\0 \"a\"]\n\n1. e4 *"sv;
    EXPECT_EQ(recorded(game), "problem encoding\n") << "a whole text so would be UTF-16";
    Recorder recorder;
    read_game(game, recorder);
    EXPECT_TRUE(recorder.log().ends_with("e4\nresult *\nend\n")) << recorder.log();
}

TEST(PgnReader, html_between_moves_is_passed) {
    EXPECT_EQ(events("[Event \"a\"]<br />1. d4 d5<br />2. c4 *"),
              "game tag Event=a problem unknown-token moves d4 d5 problem unknown-token c4 "
              "result * end");
}

TEST(PgnReader, one_bad_game_does_not_cost_its_neighbour) {
    EXPECT_EQ(events("[Event \"a\"]\n\n1. e4 (2. \xFF\xC3 { $ ] \"\n\n[Event \"b\"]\n\n1. d4 *"),
              "game tag Event=a moves e4 ( problem unknown-token problem unterminated-comment "
              "{ $ ] \"  } problem unterminated-variation ) end game tag Event=b moves d4 result * "
              "end");
}

TEST(PgnReader, utf_16_is_reported_once) {
    EXPECT_EQ(events(std::string_view("\xFF\xFE[\0E\0", 6)), "problem encoding");
}

TEST(PgnReader, the_visitor_may_skip_the_moves) {
    EXPECT_EQ(recorded("[Event \"a\"]\n\n1. e4 {c} (1. d4 1-0) e5! 1/2-1/2\n\n[Event \"b\"]\n\n*",
                       Recorder(Recorder::Places::no, Recorder::Want::no_moves)),
              "game\ntag Event=a\nmoves\nresult 1/2-1/2\nend\ngame\ntag Event=b\nmoves\n"
              "result *\nend\n");
}

class SkipsVariations : public Recorder {
  public:
    Visit begin_variation(TextPlace place) override {
        Recorder::begin_variation(place);
        return Visit::skip;
    }
};

TEST(PgnReader, the_visitor_may_skip_a_variation) {
    SkipsVariations visitor;
    read_games("1. e4 (1. d4 d5 (1... Nf6 {x}) 2. c4) (1. c4) e5 *", visitor);
    EXPECT_EQ(visitor.log(), "game\nmoves\ne4\n(\n(\ne5\nresult *\nend\n");
}

class StopsAtTheFirstGame : public Recorder {
  public:
    Next end_game(TextPlace place) override {
        Recorder::end_game(place);
        return Next::stop;
    }
};

class StopsAtTheFirstProblem : public Recorder {
  public:
    Next problem(const PgnProblem& problem) override {
        Recorder::problem(problem);
        return Next::stop;
    }
};

TEST(PgnReader, behind_a_stop_nothing_is_told) {
    StopsAtTheFirstGame one;
    read_games("1. e4 *\n\n[Event \"b\"]\n\n1. d4 *", one);
    EXPECT_EQ(one.log(), "game\nmoves\ne4\nresult *\nend\n");
    EXPECT_EQ(one.ends_of_text(), 1);
    // Without a result the game ends where the next begins, which is not begun.
    StopsAtTheFirstGame cut;
    read_games("[Event \"a\"]\n\n1. e4\n\n[Event \"b\"]\n[Site \"c\"]\n\n1. d4 *", cut);
    EXPECT_EQ(cut.log(), "game\ntag Event=a\nmoves\ne4\nend\n");
}

TEST(PgnReader, a_stop_holds_for_every_chunk_that_comes) {
    const std::string text = "1. e4 ) e5 (1... c5 $999) 2. Nf3 *\n\n1. d4 *";
    for (std::size_t size = 1; size <= text.size(); ++size) {
        StopsAtTheFirstProblem visitor;
        PgnReader reader(visitor);
        for (std::size_t at = 0; at < text.size(); at += size)
            reader.feed(std::string_view(text).substr(at, size));
        reader.finish();
        EXPECT_EQ(visitor.log(), "game\nmoves\ne4\nproblem stray-close\n") << size;
        EXPECT_EQ(visitor.ends_of_text(), 1) << size;
    }
}

TEST(PgnReader, hostile_depth_is_only_counted) {
    const std::string text = "1. e4 " + std::string(100'000, '(') + " e5";
    PgnVisitor silent;
    read_games(text, silent);
    const std::string log = recorded(text);
    EXPECT_TRUE(log.ends_with(")\nend\n"));
}

TEST(PgnReader, chunks_of_any_size_tell_the_same) {
    const std::string text =
        "\uFEFF[Event \"5th \"Mikis\" Open\"]\r\n[Site \"It \\\"]\r\n[Annotator \"a\r\nb\"]\r\n\r\n"
        "%hidden\r\n1.\u00A0e4! {a\r\nb} e5$256 (1... c5?! ; to the end\r\n) 2. exd6e.p. a8(Q)+ "
        "Kb1(=) ½–½\r\n\r\nFrom: x\r\n\r\n1. d4 {oops\r\n\r\n[Event \"b\"]\r\n[%clk 1]\r\n1... "
        "\u2658f3 "
        "0.5-0.5 <br />\r\r[Event \"c";
    const Recorder with_places(Recorder::Places::yes);
    const std::string whole = recorded(text, with_places);
    for (std::size_t size = 1; size <= text.size(); ++size)
        EXPECT_EQ(recorded_in_chunks(text, size, with_places), whole) << size;
}

}  // namespace
}  // namespace arbiter::testing
