// What records say of flags and resignations, and what they only seem to say.
#include "arbiter/collection/told_ending.hpp"

#include <string>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

#include "tests/collection/collected.hpp"

namespace arbiter::testing {
namespace {

/// "white", "black", "nobody" who is named, "nothing" where no flag fell.
std::string comment_tells(std::string_view text) {
    const auto told = read_time_comment(text);
    if (!told)
        return "nothing";
    return told->loser ? std::string(name(*told->loser)) : "nobody";
}

TEST(ReadTimeComment, names_who_lost) {
    for (const auto& [text, loser] :
         {std::pair<std::string_view, std::string_view>{"White forfeits on time", "white"},
          {"Black forfeits on time.", "black"},
          {"white loses on time", "white"},
          {"BLACK LOST ON TIME", "black"},
          {"White wins on time", "black"},
          {"Black won on time", "white"},
          {"White's flag fell", "white"},
          {"Black ran out of time", "black"},
          {"White runs out of time", "white"},
          {"Game drawn because Black ran out of time and White has no material", "black"},
          {"[%clk 0:00:00] White forfeits on time", "white"},
          {" [%clk 0:00:00][%emt 0:00:01]\tBlack loses on time", "black"},
          {"Time forfeit", "nobody"},
          {"Timeout", "nobody"},
          {"flag fell", "nobody"},
          {"Anna loses on time", "nobody"}})
        EXPECT_EQ(comment_tells(text), loser) << text;
}

TEST(ReadTimeComment, doubts_and_long_notes_tell_nothing) {
    for (const std::string_view text :
         {"", "White resigns", "White would have lost on time", "he could have won on time",
          "did not lose: not out of time", "White didn't win: flag fell, but wasn't claimed",
          "almost out of time", "Black is out of time and resigns", "good move", "no time"})
        EXPECT_EQ(comment_tells(text), "nothing") << text;
    const std::string words = "White forfeits on time";
    EXPECT_EQ(comment_tells(words + std::string(120 - words.size(), '.')), "white");
    EXPECT_EQ(comment_tells(words + std::string(121 - words.size(), '.')), "nothing");
}

std::string result(std::string_view text) {
    return of_game(text, [](const CollectedGame& game) -> std::string {
        const auto found = told_result(game);
        if (!found)
            return "none";
        return found->score ? std::string(arbiter::text(*found->score)) : "*";
    });
}

TEST(ToldResult, the_movetext_counts_before_the_tag) {
    EXPECT_EQ(result("[Result \"1-0\"]\n\n1. e4 0-1"), "0-1");
    EXPECT_EQ(result("[Result \"1-0\"]\n\n1. e4 *"), "1-0");
    EXPECT_EQ(result("[Result \"1-0\"]\n\n1. e4"), "1-0");
    EXPECT_EQ(result("[Result \"nonsense\"]\n\n1. e4 *"), "*");
    EXPECT_EQ(result("[Result \"*\"]\n\n1. e4"), "*");
    EXPECT_EQ(result("[Event \"x\"]\n\n1. e4 1/2-1/2"), "1/2-1/2");
    EXPECT_EQ(result("[Event \"x\"]\n\n1. e4"), "none");
}

/// "flag black": why, and who lost; after 1. e4 Black is to move.
std::string ending(std::string_view termination, std::string_view result,
                   std::string_view comment = "") {
    std::string text = "[White \"Anna\"]\n[Black \"Boris\"]\n";
    if (!termination.empty())
        text += "[Termination \"" + std::string(termination) + "\"]\n";
    text += "\n1. e4 ";
    if (!comment.empty())
        text += "{" + std::string(comment) + "} ";
    text += result;
    return of_game(text, [](const CollectedGame& game) -> std::string {
        const auto told = told_ending(game);
        return told ? std::string(code(told->reason)) + ' ' + std::string(name(told->loser))
                    : "nothing";
    });
}

TEST(ToldEnding, the_result_tells_who_lost) {
    EXPECT_EQ(ending("time forfeit", "1-0"), "flag black");
    EXPECT_EQ(ending("time forfeit", "0-1"), "flag white");
    EXPECT_EQ(ending("resignation", "1-0"), "resignation black");
    EXPECT_EQ(ending("Anna resigned", "0-1"), "resignation white");
    EXPECT_EQ(ending("", "1-0", "Black forfeits on time"), "flag black");
    EXPECT_EQ(ending("", "1-0", "time forfeit"), "flag black");
}

TEST(ToldEnding, a_game_without_result_has_none) {
    for (const std::string_view result : {"*", ""})
        EXPECT_EQ(ending("time forfeit", result), "nothing");
    EXPECT_EQ(of_game("[Result \"0-0\"]\n[Termination \"time forfeit\"]\n\n1. e4 0-0",
                      [](const CollectedGame& game) { return told_ending(game).has_value(); }),
              false)
        << "both have lost";
}

TEST(ToldEnding, a_draw_by_a_flag_is_that_of_who_is_named_or_to_move) {
    EXPECT_EQ(ending("time forfeit", "1/2-1/2"), "flag black");
    EXPECT_EQ(ending("White lost on time", "1/2-1/2"), "flag white");
    EXPECT_EQ(ending("Anna lost on time", "1/2-1/2"), "flag white");
    EXPECT_EQ(ending("", "1/2-1/2", "Game drawn because White ran out of time"), "flag white");
    // A note may tell of another game, and nobody draws by resigning.
    EXPECT_EQ(ending("", "1/2-1/2", "time forfeit"), "nothing");
    EXPECT_EQ(ending("resignation", "1/2-1/2"), "nothing");
}

TEST(ToldEnding, words_that_call_the_winner_the_loser_tell_nothing) {
    EXPECT_EQ(ending("White loses on time", "1-0"), "nothing");
    EXPECT_EQ(ending("Boris won on time", "1-0"), "nothing");
    EXPECT_EQ(ending("White wins on time", "1-0"), "flag black");
}

TEST(ToldEnding, tags_have_many_words_for_time) {
    for (const std::string_view words :
         {"time", "by time", "Time out", "time-out", "TimeForfeit", "time loss", "time limit",
          "time_forfeit", "Time-Forfeit", "flag", "on time"})
        EXPECT_EQ(ending(words, "1-0"), "flag black") << words;
    for (const std::string_view words :
         {"normal", "Normal", "both flags fell", "draw agreed, short of time on time",
          "not on time", "claim on time", "time trouble", "time pressure", "timed", "adjudication",
          "did not resign", "didn't resign", "repetition, flag"})
        EXPECT_EQ(ending(words, "1-0"), "nothing") << words;
}

TEST(ToldEnding, long_words_in_a_tag_are_somebodys_notes) {
    const std::string words = "White ran out of time";
    EXPECT_EQ(ending(words + std::string(120 - words.size(), '.'), "0-1"), "flag white");
    EXPECT_EQ(ending(words + std::string(121 - words.size(), '.'), "0-1"), "nothing");
}

TEST(ToldEnding, a_players_name_may_say_anything) {
    const auto of_flagfan = [](std::string_view termination) {
        return of_game("[White \"flagfan\"]\n[Black \"Boris\"]\n[Termination \"" +
                           std::string(termination) + "\"]\n\n1. e4 1-0",
                       [](const CollectedGame& game) {
                           const auto told = told_ending(game);
                           return told ? std::string(code(told->reason)) : "nothing";
                       });
    };
    EXPECT_EQ(of_flagfan("flagfan won by resignation"), "resignation");
    EXPECT_EQ(of_flagfan("flagfan won on time"), "flag");
    EXPECT_EQ(of_flagfan("flagfan won by checkmate"), "nothing");
}

TEST(ToldEnding, details_tell_where_the_termination_is_normal) {
    EXPECT_EQ(of_game("[Termination \"normal\"]\n[TerminationDetails \"White resigned\"]\n\n"
                      "1. e4 0-1",
                      [](const CollectedGame& game) { return told_ending(game)->reason; }),
              EndReason::resignation);
}

bool is_otherwise(std::string_view termination) {
    return of_game("[Termination \"" + std::string(termination) + "\"]\n\n1. e4 1-0",
                   is_otherwise_ended);
}

TEST(IsOtherwiseEnded, by_whoever_needs_no_mate) {
    for (const std::string_view words :
         {"adjudication", "Adjudicated", "death", "emergency", "rules infraction", "forfeit",
          "by default", "disqualified", "decision of the arbiter"})
        EXPECT_TRUE(is_otherwise(words)) << words;
    for (const std::string_view words : {"normal", "abandoned", "resigned", "on time", ""})
        EXPECT_FALSE(is_otherwise(words)) << words;
}

}  // namespace
}  // namespace arbiter::testing
