// What comes by itself after an offer and after a wrong claim.
#include "arbiter/game/after_claim.hpp"

#include <variant>

#include <gtest/gtest.h>

#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

constexpr PerColor<bool> two_people{{false, false}};
constexpr PerColor<bool> black_is_a_computer{{false, true}};

PlayedGame wrongly_claimed(std::optional<Attempt> with_move) {
    PlayedGame table(at_the_program("-"));
    table.play("e2e4 e7e5");
    table.happen(DrawClaimed{white, ClaimKind::threefold, with_move});
    return table;
}

TEST(AfterClaim, only_a_computer_answers_an_offer_by_itself) {
    const auto answer = computers_answer(white, black_is_a_computer);
    ASSERT_TRUE(answer);
    EXPECT_EQ(std::get<DrawDeclined>(*answer).by, black);
    EXPECT_FALSE(computers_answer(white, two_people));
    EXPECT_FALSE(computers_answer(black, black_is_a_computer)) << "it waits for a person";
    EXPECT_FALSE(computers_answer(std::nullopt, black_is_a_computer));
}

TEST(AfterClaim, the_offer_is_declined_before_the_named_move_is_played_9_1_2_3_and_9_5_3) {
    const PlayedGame table = wrongly_claimed(attempt("g1f3"));
    const auto events = after_wrong_claim(table.game, black_is_a_computer);
    ASSERT_EQ(events.size(), 2U);
    EXPECT_TRUE(std::holds_alternative<DrawDeclined>(events[0]));
    EXPECT_EQ(std::get<MoveMade>(events[1]).move, move(table.game.position(), "g1f3"));
    EXPECT_EQ(after_wrong_claim(table.game, two_people).size(), 1U);
}

TEST(AfterClaim, nothing_is_played_where_no_move_was_named) {
    EXPECT_TRUE(after_wrong_claim(wrongly_claimed(std::nullopt).game, two_people).empty());
}

}  // namespace
}  // namespace arbiter::testing
