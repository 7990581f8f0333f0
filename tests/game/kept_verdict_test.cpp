// What was found once is kept with the event, and a replay asks nobody.
#include "arbiter/game/kept_verdict.hpp"

#include <string>

#include <gtest/gtest.h>

#include "arbiter/game/game.hpp"
#include "arbiter/game/said_english.hpp"
#include "tests/support/judges.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

/// Only a help-mate is left to the knight; Black's queen helps.
constexpr std::string_view knight_against_queen = "3k4/8/8/8/8/5N2/4q3/7K w - - 0 1";
constexpr std::string_view pawn_against_king = "3k4/8/8/8/8/8/4P3/4K3 w - - 0 1";
constexpr std::string_view two_kings = "3k4/8/8/8/8/8/8/4K3 w - - 0 1";

Terms terms_from(std::string_view fen) { return {.start = position(fen)}; }

/// The game as it is read again, by somebody who is of this opinion and must not be asked.
Game replayed(const Game& game, Winnability opinion) {
    StubbornJudge judge(opinion);
    Game again = Game::kept(game.terms(), &judge);
    for (const TimedEvent& event : game.events())
        EXPECT_TRUE(again.replay(event));
    EXPECT_EQ(judge.asked, 0);
    return again;
}

TEST(KeptVerdict, has_the_line_that_mates) {
    Verdict verdict{.winnability = Winnability::winnable};
    verdict.line = {Move::normal(Role::pawn, Square::e2, Square::e4),
                    Move::promotion(Square::e7, Square::e8, Role::queen)};
    EXPECT_EQ(kept_verdict(Color::white, verdict, "6.9"),
              (KeptVerdict{Color::white, Winnability::winnable, "6.9", "e2e4 e7e8q"}));
}

TEST(KeptVerdict, has_the_certificate_that_nobody_mates) {
    ProvingJudge judge;
    const auto kept =
        kept_verdict(Color::black, judge.judge(position(pawn_against_king), Color::black), "6.9");
    EXPECT_EQ(kept.winnability, Winnability::unwinnable);
    EXPECT_EQ(kept.evidence, "theorem lone_king");
}

TEST(KeptVerdict, goes_without_evidence_that_is_too_long) {
    Verdict verdict{.winnability = Winnability::winnable};
    const Move move = Move::normal(Role::king, Square::e1, Square::e2);
    const std::size_t moves_that_fit = (longest_evidence + 1) / 5;
    verdict.line.assign(moves_that_fit, move);
    EXPECT_EQ(kept_verdict(Color::white, verdict, "6.9").evidence.size(), 5 * moves_that_fit - 1);
    verdict.line.push_back(move);
    EXPECT_EQ(kept_verdict(Color::white, verdict, "6.9"),
              (KeptVerdict{Color::white, Winnability::winnable, "6.9", ""}));
}

TEST(KeptVerdict, a_dead_position_takes_both_sides) {
    const KeptVerdict of_white{Color::white, Winnability::unwinnable, "5.2.2", ""};
    const KeptVerdict of_black{Color::black, Winnability::unwinnable, "5.2.2", ""};
    EXPECT_TRUE(are_of_dead_position({of_white, of_black}));
    EXPECT_TRUE(are_of_dead_position({of_black, of_white}));
    EXPECT_FALSE(are_of_dead_position({of_white}));
    EXPECT_FALSE(are_of_dead_position({}));
    EXPECT_FALSE(
        are_of_dead_position({of_white, {Color::black, Winnability::undecided, "5.2.2", ""}}));
    EXPECT_FALSE(
        are_of_dead_position({{Color::white, Winnability::winnable, "5.2.2", ""}, of_black}));
}

TEST(KeptGame, keeps_who_could_still_mate_when_the_flag_fell_6_9) {
    Game game(terms_from(pawn_against_king));
    ASSERT_TRUE(game.apply(FlagFallen{Color::black}));
    ASSERT_EQ(game.events().back().verdicts.size(), 1U);
    const KeptVerdict& verdict = game.events().back().verdicts.front();
    EXPECT_EQ(verdict.side, Color::white);
    EXPECT_EQ(verdict.winnability, Winnability::winnable);
    EXPECT_EQ(verdict.article, "6.9");
    EXPECT_NE(verdict.evidence, "");
    for (const auto opinion :
         {Winnability::winnable, Winnability::unwinnable, Winnability::undecided})
        EXPECT_TRUE(replayed(game, opinion) == game);
}

TEST(KeptGame, keeps_that_it_was_undecided) {
    StubbornJudge judge(Winnability::undecided);
    Game game(terms_from(pawn_against_king), &judge);
    ASSERT_TRUE(game.apply(FlagFallen{Color::black}));
    EXPECT_EQ(game.events().back().verdicts,
              (KeptVerdicts{{Color::white, Winnability::undecided, "6.9", ""}}));
    const Game again = replayed(game, Winnability::unwinnable);
    EXPECT_TRUE(again.ending()->is_undecided);
    EXPECT_EQ(again.ending()->result, Result::white_wins);
}

TEST(KeptGame, keeps_that_a_resignation_drew_5_1_2) {
    Game game(terms_from(knight_against_queen));
    ASSERT_TRUE(game.apply(Resigned{Color::black}));
    EXPECT_EQ(game.ending()->result, Result::draw);
    ASSERT_EQ(game.events().back().verdicts.size(), 1U);
    EXPECT_EQ(game.events().back().verdicts.front().article, "5.1.2");
    EXPECT_TRUE(replayed(game, Winnability::winnable) == game);
}

TEST(KeptGame, keeps_the_death_of_a_position_with_the_move_that_brought_it_5_2_2) {
    Game game(terms_from("3k4/8/8/8/8/8/4p3/4K3 w - - 0 1"));
    ASSERT_TRUE(game.apply(MoveMade{move(game.position(), "e1e2")}));
    ASSERT_TRUE(game.is_over());
    const KeptVerdicts& verdicts = game.events().back().verdicts;
    ASSERT_TRUE(are_of_dead_position(verdicts));
    for (const KeptVerdict& verdict : verdicts) {
        EXPECT_EQ(verdict.article, "5.2.2");
        EXPECT_NE(verdict.evidence, "");
    }
    EXPECT_TRUE(replayed(game, Winnability::winnable) == game);
}

TEST(KeptGame, keeps_the_death_of_its_start_with_the_terms) {
    const Game game(terms_from(two_kings));
    ASSERT_TRUE(game.is_over());
    EXPECT_TRUE(are_of_dead_position(game.terms().start_verdicts));
    EXPECT_TRUE(replayed(game, Winnability::winnable) == game);
    // And a start that was found alive stays alive.
    StubbornJudge judge(Winnability::undecided);
    const Game alive(terms_from(two_kings), &judge);
    EXPECT_FALSE(alive.is_over());
    EXPECT_FALSE(replayed(alive, Winnability::unwinnable).is_over());
}

TEST(KeptGame, keeps_nothing_where_nothing_depended_on_it) {
    Game game(terms_from("3k4/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    ASSERT_TRUE(game.apply(MoveMade{move(game.position(), "e2e4")}));
    ASSERT_TRUE(game.apply(NoteMade{"adjusted"}));
    ASSERT_TRUE(game.apply(ResultDeclared{Result::draw, "0.2", "agreed"}));
    for (const TimedEvent& event : game.events())
        EXPECT_TRUE(event.verdicts.empty());
    EXPECT_TRUE(game.terms().start_verdicts.empty());
}

TEST(KeptGame, takes_no_verdicts_that_nothing_depends_on) {
    const KeptVerdicts dead{{Color::white, Winnability::unwinnable, "5.2.2", ""},
                            {Color::black, Winnability::unwinnable, "5.2.2", ""}};
    Game game = Game::kept({});
    const auto noted = game.replay({NoteMade{"dead?"}, {}, dead});
    ASSERT_FALSE(noted);
    EXPECT_EQ(noted.error().said.id, Say::verdicts_not_needed);
    EXPECT_TRUE(game.events().empty());
    // One too many, and one of the wrong side, is no answer to the question either.
    EXPECT_FALSE(game.replay({FlagFallen{Color::black}, {}, dead}));
    EXPECT_FALSE(game.replay({FlagFallen{Color::black}, {}, {dead.back()}}));
    EXPECT_TRUE(game.replay({FlagFallen{Color::black}, {}, {dead.front()}}));
    EXPECT_EQ(game.ending()->result, Result::draw);
}

TEST(KeptGame, is_what_it_was_when_verdicts_were_not_needed) {
    Game game(terms_from(pawn_against_king));
    ASSERT_TRUE(game.apply(MoveMade{move(game.position(), "e2e4")}));
    ASSERT_TRUE(game.apply(Resigned{Color::black}));
    ASSERT_TRUE(game.apply(EndingAnnulled{"he only asked"}));
    const Game before = game;
    EXPECT_FALSE(game.replay({NoteMade{"dead?"}, {}, before.events()[1].verdicts}));
    EXPECT_TRUE(game == before);
}

TEST(KeptGame, takes_long_for_no_number_of_verdicts) {
    // Twice as many would take four times as long if each of them had the game copied.
    Game game(terms_from(pawn_against_king));
    const KeptVerdicts undecided{{Color::white, Winnability::undecided, "5.1.2", ""}};
    for (int i = 0; i < 20'000; ++i) {
        ASSERT_TRUE(game.replay({Resigned{Color::black}, {}, undecided}));
        ASSERT_TRUE(game.replay({EndingAnnulled{"he only asked"}, {}, {}}));
    }
    EXPECT_EQ(game.events().size(), 40'000U);
}

TEST(KeptGame, believes_a_move_that_is_said_to_have_killed_the_position) {
    Game game = Game::kept({});
    ASSERT_TRUE(game.replay({MoveMade{move(game.position(), "e2e4")},
                             {},
                             {{Color::white, Winnability::unwinnable, "5.2.2", ""},
                              {Color::black, Winnability::unwinnable, "5.2.2", ""}}}));
    EXPECT_EQ(game.ending()->reason, EndReason::dead_position);
}

TEST(KeptGame, goes_on_with_its_judge) {
    StubbornJudge judge(Winnability::unwinnable);
    Game game = Game::kept(terms_from(pawn_against_king), &judge);
    ASSERT_TRUE(game.apply(FlagFallen{Color::black}));
    EXPECT_EQ(judge.asked, 1);
    EXPECT_EQ(game.ending()->result, Result::draw);
}

}  // namespace
}  // namespace arbiter::testing
