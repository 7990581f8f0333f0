#include "arbiter/rooms/offers.hpp"

#include <gtest/gtest.h>

#include "tests/rooms/guests.hpp"

namespace arbiter::testing {
namespace {

TEST(Offers, follow_from_rules_and_terms) {
    const auto offers = [](std::string_view rules, bool has_quickplay_finish = false) {
        Terms terms{.ruleset = find_ruleset(rules)};
        terms.has_quickplay_finish = has_quickplay_finish;
        terms.time = read_time_control("60").value();
        return offers_of(table_of(at_one_screen(terms)));
    };
    EXPECT_TRUE(offers("fide").has_claims);
    EXPECT_TRUE(offers("fide").is_named_move_played);
    EXPECT_EQ(offers("fide").take_back, TakeBack::never);
    EXPECT_FALSE(offers("fide").has_increment);
    EXPECT_FALSE(offers("fide-online").has_claims);
    EXPECT_FALSE(offers("casual").is_named_move_played);
    EXPECT_EQ(offers("casual").take_back, TakeBack::at_once);
    EXPECT_TRUE(offers("fide", true).has_increment);
    EXPECT_FALSE(offers("fide", true).has_delay_clock);
    EXPECT_FALSE(offers("uscf", true).has_increment);
    EXPECT_TRUE(offers("uscf", true).has_delay_clock);
    EXPECT_EQ(offers_of(table_of(with_a_friend({.ruleset = find_ruleset("casual")}))).take_back,
              TakeBack::asked);
}

TEST(Offers, of_time_are_for_people_in_casual_games_with_a_clock) {
    const auto gift = [](auto make, std::string_view rules, std::string_view time) {
        Terms terms = timed(time);
        terms.ruleset = find_ruleset(rules);
        NewGame game = make(Terms());
        game.start.terms = write_terms(terms);
        return offers_of(table_of(game)).gift;
    };
    const auto with_computer = [](const Terms&) { return against_the_computer(); };
    const auto friends = [](const Terms& terms) { return with_a_friend(terms); };
    EXPECT_EQ(gift(friends, "casual", "5+3"), gift_of_time);
    EXPECT_EQ(gift(friends, "fide", "5+3"), std::nullopt);
    EXPECT_EQ(gift(friends, "casual", "untimed"), std::nullopt);
    EXPECT_EQ(gift(with_computer, "casual", "5+3"), std::nullopt);
}

}  // namespace
}  // namespace arbiter::testing
