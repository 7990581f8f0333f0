// Results and reasons: their texts, what they score, and how articles are cited.
#include "arbiter/game/termination.hpp"

#include <optional>
#include <set>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "arbiter/game/ending_text.hpp"
#include "arbiter/game/mating_chances.hpp"

namespace arbiter::testing {
namespace {

constexpr Result all_results[] = {
    Result::white_wins,      Result::black_wins,      Result::draw, Result::both_lose,
    Result::white_half_only, Result::black_half_only, Result::none};
constexpr EndReason all_reasons[] = {
    EndReason::checkmate, EndReason::stalemate, EndReason::dead_position, EndReason::threefold,
    EndReason::fivefold,  EndReason::fifty,     EndReason::seventyfive,   EndReason::resignation,
    EndReason::agreement, EndReason::flag,      EndReason::illegal_moves, EndReason::forfeit,
    EndReason::arbiter};

TEST(ResultText, is_that_of_PGN_and_more_and_is_read_back) {
    const std::pair<Result, std::string_view> texts[] = {{Result::white_wins, "1-0"},
                                                         {Result::black_wins, "0-1"},
                                                         {Result::draw, "1/2-1/2"},
                                                         {Result::both_lose, "0-0"},
                                                         {Result::white_half_only, "1/2-0"},
                                                         {Result::black_half_only, "0-1/2"},
                                                         {Result::none, "*"}};
    for (const auto& [result, expected] : texts) {
        EXPECT_EQ(text(result), expected);
        EXPECT_EQ(result_named(expected), result);
    }
}

TEST(ResultText, that_is_none_names_no_result_10_2) {
    for (const std::string_view none :
         {"", "1", "1-0 ", " 1-0", "1-1", "2-0", "3/4-1/4", "1/2", "1/2-1", "½-½", "**", "0-0-0"})
        EXPECT_EQ(result_named(none), std::nullopt) << none;
}

struct Score {
    Result result;
    std::optional<double> white;
    std::optional<double> black;
};

TEST(Scoring, gives_each_player_what_the_result_says_10_1) {
    const Scoring odd{.win = 3, .draw = 1, .loss = 0.25};
    const Score scores[] = {{Result::white_wins, 3, 0.25},
                            {Result::black_wins, 0.25, 3},
                            {Result::draw, 1, 1},
                            {Result::both_lose, 0.25, 0.25},
                            {Result::white_half_only, 1, 0.25},
                            {Result::black_half_only, 0.25, 1},
                            {Result::none, {}, {}}};
    for (const Score& score : scores) {
        EXPECT_EQ(points(score.result, Color::white, odd), score.white) << text(score.result);
        EXPECT_EQ(points(score.result, Color::black, odd), score.black) << text(score.result);
    }
}

TEST(Scoring, is_one_a_half_and_nothing_where_an_event_says_nothing_10_1) {
    EXPECT_EQ(points(Result::white_wins, Color::white), 1);
    EXPECT_EQ(points(Result::draw, Color::white), 0.5);
    EXPECT_EQ(points(Result::white_wins, Color::black), 0);
}

TEST(Scoring, a_win_is_of_the_color_that_wins) {
    for (const Color side : both_colors) {
        EXPECT_EQ(points(win_of(side), side), 1);
        EXPECT_EQ(points(win_of(side), opponent(side)), 0);
    }
}

TEST(EndReason, has_a_code_and_a_description_of_its_own) {
    std::set<std::string_view> codes;
    std::set<std::string_view> descriptions;
    for (const EndReason reason : all_reasons) {
        codes.insert(code(reason));
        descriptions.insert(describe(reason));
        EXPECT_EQ(code(reason).find_first_not_of("abcdefghijklmnopqrstuvwxyz_"),
                  std::string_view::npos);
        EXPECT_FALSE(describe(reason).ends_with('.')) << describe(reason);
        EXPECT_LT(describe(reason).front(), 'a') << describe(reason) << " begins a line";
    }
    EXPECT_EQ(codes.size(), std::size(all_reasons));
    EXPECT_EQ(descriptions.size(), std::size(all_reasons));
    EXPECT_EQ(code(EndReason::dead_position), "dead_position");
    EXPECT_EQ(code(EndReason::seventyfive), "seventyfive");
}

TEST(Citation, says_which_rules_an_article_is_of) {
    const std::pair<std::string_view, std::string_view> citations[] = {
        {"5.1.1", "Law 5.1.1"},           {"A.5.2", "Law A.5.2"},
        {"D.2.3", "Law D.2.3"},           {"I.8", "Guideline I.8"},
        {"III.5.1", "Guideline III.5.1"}, {"Online 5.4.1", "Online Regulations 5.4.1"},
        {"US Chess 14E", "US Chess 14E"},
    };
    for (const auto& [article, expected] : citations) {
        EXPECT_EQ(cite(article), expected);
        EXPECT_EQ(cited(article), " (" + std::string(expected) + ")");
    }
}

TEST(Citation, behind_a_sentence_is_left_out_where_there_is_no_article) {
    EXPECT_EQ(cited(""), "");
}

struct Told {
    Ending ending;
    std::string_view words;
};

TEST(EndingText, says_who_did_what_and_who_wins) {
    constexpr auto white = Color::white;
    constexpr auto black = Color::black;
    using enum Result;
    const Told endings[] = {
        {{white_wins, EndReason::checkmate, "5.1.1"}, "Checkmate. White wins."},
        {{draw, EndReason::stalemate, "5.2.1"}, "Stalemate. Draw."},
        {{draw, EndReason::agreement, "5.2.3"}, "Draw by agreement."},
        {{draw, EndReason::dead_position, "5.2.2"}, "Dead position: neither side can mate. Draw."},
        {{black_wins, EndReason::resignation, "5.1.2", false, white}, "White resigns. Black wins."},
        {{draw, EndReason::resignation, "5.1.2", false, white},
         "White resigns, but Black can never mate. Draw."},
        {{white_wins, EndReason::flag, "6.9", false, black},
         "Black's flag has fallen. White wins."},
        {{draw, EndReason::flag, "6.9", false, black},
         "Black's flag has fallen, but White can never mate. Draw."},
        {{draw, EndReason::flag, std::string(material_article), false, black},
         "Black's flag has fallen, but White lacks the material to win on time. Draw."},
        {{draw, EndReason::flag, "III.3.1.2"}, "Flag fallen. Draw."},
        {{black_wins, EndReason::illegal_moves, "7.5.5", false, white},
         "White has completed a second illegal move. Black wins."},
        {{draw, EndReason::illegal_moves, "7.5.5", false, white},
         "White has completed a second illegal move, but Black can never mate. Draw."},
        {{both_lose, EndReason::forfeit, "6.7.1"}, "Forfeit. Both sides lose."},
        {{white_wins, EndReason::forfeit, "6.7.1", false, black}, "Forfeit. White wins."},
        {{white_half_only, EndReason::arbiter, "11.7"},
         "Ruled by the arbiter. White scores half a point, Black none."},
        {{black_half_only, EndReason::arbiter, "11.7"},
         "Ruled by the arbiter. Black scores half a point, White none."},
        {{none, EndReason::arbiter, "7.3"}, "Ruled by the arbiter. The game does not count."},
    };
    for (const Told& told : endings)
        EXPECT_EQ(ending_in_words(told.ending), told.words);
}

TEST(EndingText, says_what_is_left_to_the_arbiter) {
    const Ending loss{Result::white_wins, EndReason::flag, "6.9", true, Color::black};
    EXPECT_EQ(ending_in_words(loss),
              "Black's flag has fallen. White wins. Whether White can still mate is undecided: the "
              "arbiter may rule otherwise.");
    EXPECT_EQ(doubt_in_words({Result::white_wins, EndReason::flag, "6.9", false, Color::black}),
              "");
}

TEST(EndingText, of_each_reason_and_result_begins_a_line_and_ends_a_sentence) {
    for (const EndReason reason : all_reasons)
        for (const Result result : all_results)
            for (const auto by : {std::optional<Color>(), std::optional(Color::black)}) {
                const std::string words = ending_in_words({result, reason, "1", false, by});
                EXPECT_TRUE(words.ends_with('.')) << words;
                EXPECT_FALSE(words.contains("..")) << words;
                EXPECT_FALSE(words.contains("  ")) << words;
            }
}

}  // namespace
}  // namespace arbiter::testing
