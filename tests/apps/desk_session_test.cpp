#include "apps/arbiter/talk/desk_session.hpp"

#include <gtest/gtest.h>

#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

TEST(DeskSession, ends_the_doubt_about_an_end_with_one_full_stop) {
    constexpr std::uint64_t too_little = 1;
    ProvingJudge judge(too_little);
    DeskSession desk(Game(from(over_the_board("5"), "3k4/8/8/8/8/8/4P3/4K3 b - - 0 1"), &judge));
    Instant now{};
    static_cast<void>(desk.take("start", now));
    now += 6min;
    EXPECT_EQ(desk.take("flag black", now),
              "Flag fallen: 1-0 (Law 6.9).\n"
              "Clock: White 0:05:00, Black 0:00:00 (flag down).\n"
              "1-0: Black's flag has fallen (Law 6.9).\n"
              "Whether White can still mate is undecided: the arbiter may rule otherwise.\n");
}

TEST(DeskSession, does_not_call_a_game_interrupted_that_was_drawn_by_a_claim) {
    Terms terms = over_the_board("60");
    terms.has_quickplay_finish = true;
    DeskSession desk{Game(terms)};
    Instant now{};
    static_cast<void>(desk.take("start", now));
    now += 59min;
    static_cast<void>(desk.take("claim_normal_means white", now));
    EXPECT_EQ(desk.take("state", now),
              "Clock: White 0:01:00, Black 1:00:00.\n"
              "Interrupted: claims that the game cannot be won by normal means.\n"
              "White claims that the game cannot be won by normal means.\n"
              "Move 1, white to move.\n");
    static_cast<void>(desk.take("rule_normal_means white agreed", now));
    EXPECT_EQ(desk.take("state", now),
              "Clock: White 0:01:00, Black 1:00:00.\n"
              "1/2-1/2: Ruled by the arbiter (Guideline III.5).\n");
}

TEST(DeskSession, says_that_material_is_wanting_where_that_draws_US_Chess_14E) {
    DeskSession desk(Game(from(over_the_board("5", "uscf"), "4k1n1/8/8/8/8/8/8/4KN2 w - - 0 1")));
    Instant now{};
    static_cast<void>(desk.take("start", now));
    now += 6min;
    EXPECT_EQ(desk.take("flag white", now),
              "Flag fallen: 1/2-1/2 (US Chess 14E).\n"
              "Clock: White 0:00:00 (flag down), Black 0:05:00.\n"
              "1/2-1/2: White's flag has fallen, but Black lacks the material to win on time (US "
              "Chess 14E).\n");
}

TEST(DeskSession, names_the_law_of_an_illegal_move_once) {
    DeskSession desk{Game(over_the_board("5"))};
    EXPECT_EQ(desk.take("Nd5", Instant{}),
              "Illegal: no knight can go to d5 (Law 3.6). If it was made on the board, type "
              "illegal_move and its squares.\n");
}

TEST(DeskSession, reads_moves_inside_events_as_those_outside) {
    DeskSession desk(Game(over_the_board("5")), MoveStyle{Notation::iccf});
    EXPECT_EQ(desk.take("illegal_move Ke3", Instant{}), "Noted.\n");
    EXPECT_EQ(desk.take("move Kt-KB3", Instant{}), "1. 7163\n");
}

TEST(DeskSession, tells_of_a_game_by_post_what_its_days_are_about) {
    Terms terms{.ruleset = find_ruleset("correspondence"),
                .time = read_time_control("100 days").value()};
    terms.correspondence.moves_between_offers = 2;
    DeskSession desk{Game(terms)};
    Instant now{};
    for (const char* line : {"e4", "e5", "Nf3", "offer white", "take_leave black 3"})
        static_cast<void>(desk.take(line, now));
    EXPECT_EQ(desk.take("state", now),
              "Clock: White 100 days, Black 100 days (running).\n"
              "White has offered a draw.\n"
              "Unless Black moves, he loses in 40 days of his time, since longer silence about a "
              "move has to be announced.\n"
              "If he announces that he will think for longer, type announce_thought black.\n"
              "Black is on leave for 3 days more.\n"
              "Leave left this year: White 45 days, Black 42 days.\n"
              "White may offer a draw again after 2 more moves of his own.\n"
              "Move 2, black to move.\n");
    now += std::chrono::days(3);
    static_cast<void>(desk.take("announce_thought black", now));
    const std::string state = desk.take("state", now);
    EXPECT_NE(state.find("Black has announced that he will think for long.\n"), std::string::npos)
        << state;
    EXPECT_EQ(state.find("on leave"), std::string::npos) << state;
}

TEST(DeskSession, helps_with_one_event) {
    DeskSession desk{Game(over_the_board("5"))};
    EXPECT_EQ(desk.take("help penalty", Instant{}),
              "  penalty SIDE PENALTY REASON…\n"
              "      PENALTY is warning, points_raised, points_reduced, game_lost, fine, "
              "round_exclusion or expulsion\n");
    EXPECT_EQ(desk.take("help fly", Instant{}), desk.take("help", Instant{}));
}

TEST(DeskSession, says_first_who_has_which_colour) {
    Terms terms = over_the_board("5");
    terms.players[black].name = "Bob";
    EXPECT_EQ(DeskSession(Game(terms)).open(Instant{}),
              "A game by the rules \"fide\", 5. Type a line, or help.\n"
              "Bob has Black.\n"
              "Clock: White 0:05:00, Black 0:05:00.\n"
              "Move 1, white to move.\n");
    terms.players[white].name = "Anna";
    EXPECT_NE(DeskSession(Game(terms)).open(Instant{}).find("\nAnna has White, Bob has Black.\n"),
              std::string::npos);
    EXPECT_EQ(DeskSession(Game(over_the_board("5"))).open(Instant{}).find("has White"),
              std::string::npos);
}

}  // namespace
}  // namespace arbiter::testing
