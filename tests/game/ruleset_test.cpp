// The rulesets: what each of them makes of the questions that the Laws leave to an event.
#include "arbiter/game/ruleset.hpp"

#include <set>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

struct ExpectedRules {
    std::string_view name;
    Duration penalty;
    int illegal_moves_to_lose;
    bool illegal_moves_may_stand;
    bool two_hands_are_illegal;
};

TEST(Ruleset, has_the_penalties_of_its_laws_7_5_5_and_A_3_and_B_2) {
    const ExpectedRules expected[] = {
        {"fide", 2min, 2, false, true},
        {"fide-rapid", 1min, 2, true, true},
        {"fide-rapid+supervised", 1min, 2, false, true},
        {"fide-blitz", 1min, 2, true, true},
        {"fide-blitz+supervised", 2min, 2, false, true},
        {"fide-online", 2min, 2, false, true},
        {"uscf", 2min, 0, false, false},
        {"correspondence", 0min, 0, false, true},
        {"casual", 0min, 0, false, true},
    };
    ASSERT_EQ(all_rulesets().size(), std::size(expected));
    for (const ExpectedRules& rules : expected) {
        const Ruleset* const found = find_ruleset(rules.name);
        ASSERT_TRUE(found) << rules.name;
        EXPECT_EQ(found->penalty, rules.penalty) << rules.name;
        EXPECT_EQ(found->illegal_moves_to_lose, rules.illegal_moves_to_lose) << rules.name;
        EXPECT_EQ(found->illegal_moves_may_stand, rules.illegal_moves_may_stand) << rules.name;
        EXPECT_EQ(found->two_hands_are_illegal, rules.two_hands_are_illegal) << rules.name;
    }
}

TEST(Ruleset, differs_from_the_Laws_in_one_thing_only_where_it_is_not_theirs) {
    for (const Ruleset& rules : all_rulesets()) {
        EXPECT_EQ(rules.ends_at_threefold_and_fifty, rules.name == "fide-online") << rules.name;
        EXPECT_EQ(rules.is_casual, rules.name == "casual") << rules.name;
        EXPECT_EQ(rules.flag_rule == FlagRule::by_material, rules.name == "uscf") << rules.name;
        EXPECT_EQ(rules.has_losing_chances_rule, rules.name == "uscf") << rules.name;
    }
}

TEST(Ruleset, is_found_by_its_whole_name_only) {
    for (const Ruleset& rules : all_rulesets())
        EXPECT_EQ(find_ruleset(rules.name), &rules);
    for (const std::string_view name : {"", "FIDE", "fide-", "fide-blit", "fide ", "chess"})
        EXPECT_EQ(find_ruleset(name), nullptr) << name;
}

TEST(Ruleset, has_a_name_and_a_description_of_its_own) {
    std::set<std::string_view> names;
    std::set<std::string_view> descriptions;
    for (const Ruleset& rules : all_rulesets()) {
        names.insert(rules.name);
        descriptions.insert(rules.description);
        EXPECT_FALSE(rules.description.ends_with('.')) << rules.name;
    }
    EXPECT_EQ(names.size(), all_rulesets().size());
    EXPECT_EQ(descriptions.size(), all_rulesets().size());
}

TEST(Ruleset, is_that_of_FIDE_over_the_board_where_nothing_else_is_said) {
    EXPECT_EQ(&fide_ruleset(), &all_rulesets().front());
    EXPECT_EQ(fide_ruleset().name, "fide");
}

}  // namespace
}  // namespace arbiter::testing
