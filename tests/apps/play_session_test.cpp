#include "apps/arbiter/talk/play_session.hpp"

#include <initializer_list>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/rules/movegen.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

Move first_legal_move(const Game& game) { return legal_moves(game.position())[0]; }

PlaySession at_one_keyboard(std::string_view rules = "fide") {
    return {{.start = {}, .ruleset = find_ruleset(rules), .is_typed = {{true, true}}},
            first_legal_move};
}

/// What the last of these lines is answered with.
std::string answer(PlaySession& session, std::initializer_list<std::string_view> lines) {
    std::string last;
    for (const std::string_view line : lines)
        last = session.take(line);
    return last;
}

TEST(PlaySession, lets_the_opponent_accept_though_he_has_not_the_move) {
    PlaySession session = at_one_keyboard();
    EXPECT_EQ(answer(session, {"e4", "e5", "draw", "accept"}),
              "Result 1/2-1/2: Draw by agreement (Law 5.2.3).\n");
    EXPECT_TRUE(session.is_done());
}

TEST(PlaySession, lets_the_opponent_decline_though_he_has_not_the_move) {
    PlaySession session = at_one_keyboard();
    EXPECT_EQ(answer(session, {"e4", "e5", "draw", "decline"}), "The draw offer is declined.\n");
    EXPECT_EQ(session.take("turn"), "White to move.\n");
}

TEST(PlaySession, lets_the_opponent_accept_after_the_move_too) {
    PlaySession session = at_one_keyboard();
    EXPECT_EQ(answer(session, {"e4", "e5", "draw", "Nf3", "accept"}),
              "Result 1/2-1/2: Draw by agreement (Law 5.2.3).\n");
}

TEST(PlaySession, tells_of_an_offer_that_waits_whoever_has_the_move) {
    PlaySession session = at_one_keyboard();
    EXPECT_EQ(answer(session, {"e4", "e5", "draw"}), "White offers a draw.\n");
    EXPECT_EQ(session.take("turn"),
              "White to move.\nWhite has offered a draw: accept or decline.\n");
    EXPECT_EQ(session.take("Nf3"),
              "White plays 2. Nf3.\nBlack to move.\n"
              "White offers a draw: accept, decline or move.\n");
    EXPECT_EQ(session.take("Nc6"), "Black plays 2... Nc6.\nWhite to move.\n");
}

TEST(PlaySession, refuses_to_accept_what_nobody_offered) {
    PlaySession session = at_one_keyboard();
    EXPECT_EQ(answer(session, {"e4", "e5", "accept"}),
              "Refused: there is no draw offer to accept (Law 9.1.2.1).\n");
}

TEST(PlaySession, plays_nothing_when_it_refuses) {
    PlaySession session = at_one_keyboard();
    EXPECT_EQ(session.take("Ke2"), session.take("e1e2"));
    EXPECT_TRUE(session.take("Ke2").starts_with("Illegal: ")) << session.take("Ke2");
    EXPECT_TRUE(session.take("fly").starts_with("Not understood: ")) << session.take("fly");
    EXPECT_TRUE(session.game().history().moves().empty());
}

TEST(PlaySession, answers_with_the_computers_move) {
    PlaySession session({.start = {}, .ruleset = find_ruleset("fide"), .is_typed = {{true, false}}},
                        first_legal_move);
    EXPECT_EQ(session.open(),
              "A game by the rules \"fide\". You have White, the computer has Black. "
              "Type a move, or help.\nWhite to move.\n");
    EXPECT_TRUE(session.take("e4").starts_with("White plays 1. e4.\nBlack plays 1... "));
    EXPECT_EQ(session.game().history().moves().size(), 2U);
    EXPECT_EQ(session.take("draw"),
              "White offers a draw.\nThe computer declines the draw offer.\n");
}

TEST(PlaySession, leaves_when_it_is_told_to) {
    PlaySession session = at_one_keyboard();
    EXPECT_FALSE(session.is_done());
    EXPECT_EQ(session.take("/quit"), "You left the game.\n");
    EXPECT_TRUE(session.is_done());
}

}  // namespace
}  // namespace arbiter::testing
