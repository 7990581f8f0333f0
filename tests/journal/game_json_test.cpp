#include "arbiter/journal/game_json.hpp"

#include <string>

#include <gtest/gtest.h>

#include "tests/support/judges.hpp"
#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

PlayedGame a_game() {
    Terms terms = over_the_board("40/90+30;30+30", "fide-blitz");
    terms.no_draw_before_move = 10;
    terms.penalty = 1min;
    terms.default_time = 30min;
    PlayedGame table(terms);
    table.happen(GameStarted{});
    table.play("e2e4 e7e5", 10s);
    table.press(white);
    table.make("g1f3");
    table.happen(NoteMade{"\xC3\xA9\"\n"});
    table.happen(Resigned{white});
    table.happen(ResultDeclared{Result::draw, "0.2", "he only wanted to adjust a piece"});
    return table;
}

TEST(GameJson, reads_back_terms_of_all_kinds) {
    Terms terms = over_the_board("40/90;30", "uscf");
    terms.recording = Recording::players;
    terms.has_quickplay_finish = true;
    terms.has_first_increment = true;
    terms.players[white] = {.impairment = Impairment::sight, .has_assistant = true};
    terms.players[white].name = "Anna";
    terms.players[black] = {.has_assistant = true, .compensation = 5min};
    terms.players[black].own_time = read_time_control("60").value();
    terms.correspondence = {.counting = {.doubled_after = 10, .longest_silence = {}},
                            .leave_a_year = 30,
                            .moves_between_offers = 0};
    terms.is_touch_move = true;
    const Game game(terms);
    const auto again = read_game(write_game(game));
    ASSERT_TRUE(again) << again.error().text;
    EXPECT_TRUE(again->terms() == terms);
}

TEST(GameJson, refuses_terms_that_do_not_go_together) {
    const auto refused = [](std::string_view members) {
        const auto game = read_game(R"({"arbiter_game":1,"terms":{"rules":"fide",)" +
                                    std::string(members) + R"(},"events":[]})");
        return game ? "" : game.error().text;
    };
    EXPECT_EQ(refused(R"("time":"5","quickplay_finish":true)"),
              "terms: III.2.2: there is no quickplay finish in blitz");
    EXPECT_EQ(refused(R"("white":{"impairment":"sight"},"black":{"impairment":"hearing"})"),
              "terms: D.2.11: a blind player and a deaf one need an assistant between them");
    EXPECT_EQ(refused(R"("time":"hourglass 5","white":{"time":"3"})"),
              "terms: only in a timed game that is neither by hourglass nor by correspondence may "
              "each side have another time");
    EXPECT_EQ(refused(R"("white":{"impairment":"taste"})"),
              "terms: white: impairment: none or sight or hearing expected");
    EXPECT_EQ(refused(R"("white":{"colour":"white"})"),
              "terms: white: there is a member that does not belong here");
    EXPECT_EQ(refused(R"("recording":7)"), "terms: recording: is no text");
}

TEST(GameJson, is_no_deeper_than_a_game) {
    const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
    for (const std::string& text :
         {deep, R"({"arbiter_game":)" + deep + "}",
          R"({"arbiter_game":1,"terms":{"rules":"fide"},"events":[{"at":0,"event":"note","text":)" +
              deep + "}]}"})
        EXPECT_FALSE(read_game(text));
    EXPECT_FALSE(read_game(R"({"arbiter_game":1,"terms":{"rules":"fide"},"events":[],"more":[]})"));
}

TEST(GameJson, is_terms_and_events_and_nothing_else) {
    PlayedGame table(at_the_program("5+3"));
    table.play("e2e4");
    EXPECT_EQ(write_game(table.game),
              R"({"arbiter_game":2,"terms":{"rules":"fide","time":"5+3",)"
              R"("fen":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",)"
              R"("completion":"with_the_move","flags":"program","no_draw_before_move":0,)"
              R"("draws_need_permission":false},)"
              R"("events":[{"at":3600000,"event":"move","move":"e2e4"}]})");
}

TEST(GameJson, is_read_back_as_the_same_game) {
    const Game game = a_game().game;
    const auto read = read_game(write_game(game));
    ASSERT_TRUE(read) << read.error().text;
    EXPECT_TRUE(*read == game);
    EXPECT_EQ(read->ending()->result, Result::draw);
    EXPECT_EQ(write_game(*read), write_game(game));
}

TEST(GameJson, keeps_what_was_found_and_asks_only_about_the_first_form) {
    StubbornJudge undecided(Winnability::undecided);
    StubbornJudge unwinnable(Winnability::unwinnable);
    PlayedGame table(from(at_the_program("5"), "3k4/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    Game game(table.game.terms(), &undecided);
    ASSERT_TRUE(game.apply(Resigned{black}));
    const std::string text = write_game(game);
    EXPECT_NE(text.find(R"("verdicts":[{"side":"white","verdict":"undecided","article":"5.1.2"}])"),
              std::string::npos)
        << text;
    EXPECT_TRUE(read_game(text, &unwinnable).value() == game);
    EXPECT_EQ(unwinnable.asked, 0);
    // What the first form did not say has to be asked, and is kept from then on.
    const std::string first = R"({"arbiter_game":1,"terms":{"rules":"fide",)"
                              R"("fen":"3k4/8/8/8/8/8/4P3/4K3 w - - 0 1"},)"
                              R"("events":[{"at":0,"event":"resign","by":"black"}]})";
    const Game of_before = read_game(first).value();
    EXPECT_EQ(of_before.ending()->result, Result::white_wins);
    EXPECT_TRUE(read_game(write_game(of_before), &unwinnable).value() == of_before);
}

TEST(GameJson, knows_no_verdicts_in_its_first_form) {
    const auto refused = [](std::string_view of_terms, std::string_view of_event) {
        const std::string verdicts =
            R"(,"verdicts":[{"side":"white","verdict":"unwinnable","article":"5.2.2"},)"
            R"({"side":"black","verdict":"unwinnable","article":"5.2.2"}])";
        const auto read = read_game(R"({"arbiter_game":1,"terms":{"rules":"fide")" +
                                    (of_terms.empty() ? "" : verdicts) +
                                    R"(},"events":[{"at":0,"event":"resign","by":"black")" +
                                    (of_event.empty() ? "" : verdicts) + "}]}");
        return read ? "" : read.error().text;
    };
    EXPECT_EQ(refused("", ""), "");
    EXPECT_EQ(refused("there", ""), "terms: the first form of a game knows no verdicts");
    EXPECT_EQ(refused("", "there"), "event 1: the first form of a game knows no verdicts");
}

TEST(GameJson, says_what_is_wrong_and_where) {
    const std::string good = write_game(a_game().game);
    const auto spoilt = [&](std::string_view what, std::string_view with) {
        std::string text = good;
        text.replace(text.find(what), what.size(), with);
        const auto read = read_game(text);
        return read ? std::string("accepted") : read.error().text;
    };
    EXPECT_EQ(spoilt("{", "["),
              "this is no game: a JSON object with the member arbiter_game is "
              "expected");
    EXPECT_EQ(spoilt("\"arbiter_game\":2", "\"arbiter_game\":3"),
              "the form of this game is number 3; those up to 2 can be read");
    EXPECT_EQ(spoilt("fide-blitz", "fide-bullet"),
              "terms: rules: there is no ruleset 'fide-bullet'");
    EXPECT_EQ(spoilt("40/90", "0/90"), "terms: time: a period has 1 to 999 moves");
    EXPECT_EQ(spoilt("rnbqkbnr/pp", "rnbqkbnr/p"), "terms: fen: rank 7 has 7 squares instead of 8");
    EXPECT_EQ(spoilt("\"people\"", "\"nobody\""), "terms: flags: program or people expected");
    EXPECT_EQ(spoilt("\"penalty\":60000", "\"fine\":60000"),
              "terms: there is a member that does not belong here");
    EXPECT_EQ(spoilt("\"penalty\":60000", "\"penalty\":-1"),
              "terms: penalty: a whole number from 0 to 86400000 expected");
    EXPECT_EQ(spoilt("\"event\":\"start\"", "\"event\":\"begin\""),
              "event 1: there is no event named begin");
    EXPECT_TRUE(spoilt("e7e5", "e7e4")
                    .starts_with("event 4: move: move is no legal move: the pawn on e7 cannot go"));
    EXPECT_EQ(spoilt("\"at\":3610000", "\"at\":10"),
              "event 2: the last event happened later than this one");
    EXPECT_EQ(spoilt("\"events\"", "\"moves\""), "terms and events are expected");
}

}  // namespace
}  // namespace arbiter::testing
