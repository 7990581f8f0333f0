#include "arbiter/game/said.hpp"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "arbiter/game/said_english.hpp"

namespace arbiter {
namespace {

/// With every argument that there is.
Said full(Say id) {
    return {.id = id,
            .side = Color::white,
            .square = Square::e4,
            .result = Result::draw,
            .before = Result::white_wins,
            .reason = EndReason::flag,
            .penalty = Penalty::fine,
            .because = Say::released_man_stays,
            .move = Attempt{Square::e2, Square::e4, std::nullopt},
            .announced = Attempt{Square::a7, Square::a8, Role::queen},
            .number = 2,
            .most = 1,
            .time = std::chrono::seconds(90),
            .from = PerColor<Duration>{{std::chrono::minutes(1), std::chrono::minutes(2)}},
            .to = PerColor<Duration>{{std::chrono::minutes(3), std::chrono::minutes(4)}},
            .squares = {Square::e2, Square::d5},
            .article = "7.5.1",
            .control = "5+3",
            .names = {{"Anna", "Bob"}},
            .text = "noise"};
}

TEST(Said, has_an_english_sentence_and_a_code_of_its_own_for_each_enumerator) {
    std::set<std::string> codes;
    std::set<std::string> sentences;
    for (std::size_t i = 0; i < number_of_sentences(); ++i) {
        const auto id = static_cast<Say>(i);
        codes.emplace(code(id));
        const std::string words = english(full(id));
        EXPECT_FALSE(words.empty()) << code(id);
        EXPECT_EQ(words.find_first_of("{}[]"), std::string::npos) << code(id) << ": " << words;
        EXPECT_FALSE(words.ends_with('.')) << code(id) << ": " << words;
        sentences.insert(words);
    }
    EXPECT_GT(number_of_sentences(), 150U);
    EXPECT_EQ(codes.size(), number_of_sentences());
    EXPECT_EQ(sentences.size(), number_of_sentences()) << "a sentence stands there twice";
}

TEST(Said, is_put_into_english_with_its_arguments) {
    EXPECT_EQ(english(full(Say::repeated_wrongly)), "White repeats e2e4 where a7a8q was announced");
    EXPECT_EQ(english(full(Say::touched_men_bind)), "the men touched bind the player: e2, d5");
    EXPECT_EQ(english(full(Say::no_such_ply)),
              "the game can go back to the position after 0 to 1 ply, not after 2");
    EXPECT_EQ(english(full(Say::clocks_set)),
              "the clock is set, White from 0:01:00 to 0:03:00, Black from 0:02:00 to 0:04:00: "
              "noise");
    EXPECT_EQ(english(full(Say::time_taken)), "White loses 90 seconds: noise");
    EXPECT_EQ(english(full(Say::penalty_given)), "White: a fine: noise");
    EXPECT_EQ(english(full(Say::sealed_move_not_due)),
              "the sealed move is not the one that was due: the man let go on e4 stays there");
    EXPECT_EQ(english(full(Say::ended)), "Flag fallen: 1/2-1/2");
}

TEST(Said, leaves_out_what_is_said_only_with_an_argument_that_is_not_there) {
    Said counted{
        .id = Say::illegal_move_counted, .side = Color::white, .number = 1, .article = "7.5.1"};
    EXPECT_EQ(english(counted), "White has completed an illegal move (7.5.1), the first one");
    counted.time = std::chrono::minutes(2);
    EXPECT_EQ(english(counted),
              "White has completed an illegal move (7.5.1), the first one; Black gets 2 minutes "
              "more");
    EXPECT_EQ(english({.id = Say::colors_drawn}), "the colours are drawn by lot");
    EXPECT_EQ(english({.id = Say::result_declared, .result = Result::draw, .text = "agreed"}),
              "the result is declared to be 1/2-1/2: agreed");
}

TEST(Said, counts_what_it_counts_in_words_of_its_own) {
    EXPECT_EQ(english({.id = Say::leave_too_long, .number = 50, .most = 45}),
              "50 days of leave cannot be taken: each year has 45 days in all");
    EXPECT_EQ(english({.id = Say::takes_leave, .side = Color::black, .number = 1}),
              "Black takes 1 day of leave");
    EXPECT_EQ(english({.id = Say::was_silent_too_long, .side = Color::black, .number = 1}),
              "Black was silent about this move for 1 day, and had not said that he would be");
    const std::string again = english({.id = Say::offer_too_soon, .number = 1});
    EXPECT_TRUE(again.starts_with("a draw is offered again after 1 move of one's own")) << again;
}

TEST(Said, tells_days_as_days) {
    using std::chrono::days;
    EXPECT_EQ(
        english({.id = Say::clocks_set,
                 .from = PerColor<Duration>{{days(50), days(1)}},
                 .to = PerColor<Duration>{{days(1) + std::chrono::hours(1), days(2)}},
                 .text = "noise"}),
        "the clock is set, White from 50 days to 25:00:00, Black from 1 day to 2 days: noise");
    EXPECT_EQ(
        english({.id = Say::time_taken, .side = Color::white, .time = days(2), .text = "noise"}),
        "White loses 2 days: noise");
}

TEST(Said, takes_what_a_person_typed_as_it_is) {
    EXPECT_EQ(english({.id = Say::interrupted, .text = "{side} [is] away"}),
              "the game is interrupted: {side} [is] away");
}

TEST(Said, shows_its_arguments_by_name) {
    std::string names;
    for_each_argument(full(Say::told), [&](std::string_view name, const auto&) {
        (names += names.empty() ? "" : " ") += name;
    });
    EXPECT_EQ(names,
              "side square result before reason penalty because move announced number most time "
              "from to squares article control names text");
    for_each_argument(Said{.id = Say::started},
                      [&](std::string_view name, const auto&) { FAIL() << name; });
}

}  // namespace
}  // namespace arbiter
