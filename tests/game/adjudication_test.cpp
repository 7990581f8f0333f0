// What the position on the board brings by itself, what beats what, and who can still mate.
#include "arbiter/game/adjudication.hpp"

#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "arbiter/game/detail/inquiry.hpp"
#include "arbiter/game/mating_chances.hpp"
#include "tests/support/judges.hpp"
#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

constexpr std::string_view knight_dance = "g1f3 g8f6 f3g1 f6g8 ";

std::string told(const std::optional<Ending>& ending) {
    return ending ? std::string(text(ending->result)) + " " + std::string(code(ending->reason)) +
                        " " + ending->article
                  : "goes on";
}

History history_of(std::string_view fen, const std::string& moves) {
    History history(fen.empty() ? Position() : position(fen));
    std::istringstream words(moves);
    for (std::string uci; words >> uci;)
        history.play(move(history.current(), uci));
    return history;
}

struct WithoutMoves {
    std::string_view fen;
    std::string_view ending;
};

TEST(BoardEnding, without_a_legal_move_is_mate_or_stalemate_5_1_1_and_5_2_1) {
    const WithoutMoves cases[] = {
        {"6k1/6Q1/5P2/8/8/8/8/6K1 b - - 0 1", "1-0 checkmate 5.1.1"},
        {"6k1/8/8/8/8/5p2/6q1/6K1 w - - 0 1", "0-1 checkmate 5.1.1"},
        {"7k/8/5KQ1/8/8/8/8/8 b - - 0 1", "1/2-1/2 stalemate 5.2.1"},
        {"8/8/8/8/8/5kq1/8/7K w - - 0 1", "1/2-1/2 stalemate 5.2.1"},
        {"7k/6Q1/8/8/8/8/8/7K b - - 0 1", "goes on"},
    };
    for (const WithoutMoves& one : cases)
        EXPECT_EQ(told(ending_without_moves(position(one.fen))), one.ending) << one.fen;
}

TEST(BoardEnding, by_count_takes_so_many_occurrences_or_plies_9_6_and_Online_5_4) {
    const auto at_clock = [](std::string_view clock) {
        return position(std::string("7k/8/6K1/8/8/8/8/R7 w - - ").append(clock).append(" 200"));
    };
    EXPECT_EQ(told(ending_by(automatic_counting, at_clock("0"), 4)), "goes on");
    EXPECT_EQ(told(ending_by(automatic_counting, at_clock("0"), 5)), "1/2-1/2 fivefold 9.6.1");
    EXPECT_EQ(told(ending_by(automatic_counting, at_clock("149"), 1)), "goes on");
    EXPECT_EQ(told(ending_by(automatic_counting, at_clock("150"), 1)), "1/2-1/2 seventyfive 9.6.2");
    EXPECT_EQ(told(ending_by(automatic_counting, at_clock("150"), 5)), "1/2-1/2 fivefold 9.6.1");
    EXPECT_EQ(told(ending_by(online_counting, at_clock("0"), 2)), "goes on");
    EXPECT_EQ(told(ending_by(online_counting, at_clock("0"), 3)), "1/2-1/2 threefold Online 5.4.1");
    EXPECT_EQ(told(ending_by(online_counting, at_clock("99"), 1)), "goes on");
    EXPECT_EQ(told(ending_by(online_counting, at_clock("100"), 1)), "1/2-1/2 fifty Online 5.4.4");
}

TEST(BoardEnding, of_an_online_game_by_75_moves_or_the_fifth_time_is_that_of_the_Laws) {
    const Ruleset& online = *find_ruleset("fide-online");
    const History long_game = history_of("7k/8/6K1/8/8/8/8/R7 w - - 150 200", "");
    EXPECT_EQ(told(ending_by_count(long_game, online)), "1/2-1/2 seventyfive 9.6.2");
    EXPECT_EQ(told(ending_by_count(long_game, fide_ruleset())), "1/2-1/2 seventyfive 9.6.2");
    const History threefold = history_of("", std::string(knight_dance) + std::string(knight_dance));
    EXPECT_EQ(told(ending_by_count(threefold, online)), "1/2-1/2 threefold Online 5.4.1");
    EXPECT_EQ(told(ending_by_count(threefold, fide_ruleset())), "goes on");
}

TEST(BoardEnding, by_death_comes_behind_mate_and_before_the_counts_5_2_2) {
    StubbornJudge dead(Winnability::unwinnable);
    StubbornJudge alive(Winnability::winnable);
    const auto ending = [&](std::string_view fen, MatingJudge& judge) {
        return told(automatic_ending(history_of(fen, ""), fide_ruleset(), judge));
    };
    EXPECT_EQ(ending("6k1/6Q1/5P2/8/8/8/8/6K1 b - - 0 1", dead), "1-0 checkmate 5.1.1");
    EXPECT_EQ(dead.asked, 0);
    EXPECT_EQ(ending("7k/8/6K1/8/8/8/8/R7 w - - 150 200", dead), "1/2-1/2 dead_position 5.2.2");
    EXPECT_EQ(ending("7k/8/6K1/8/8/8/8/R7 w - - 150 200", alive), "1/2-1/2 seventyfive 9.6.2");
    EXPECT_EQ(ending("7k/8/6K1/8/8/8/8/R7 w - - 0 200", alive), "goes on");
}

struct TimeMaterial {
    std::string_view men;
    bool lacks;
};

TEST(MaterialToWinOnTime, is_lacking_with_a_lone_minor_or_two_knights_against_no_pawn_14E) {
    const TimeMaterial cases[] = {
        {"4k3/8/8/8/8/8/8/4K3", true},      {"4k3/8/8/8/8/8/8/4KB2", true},
        {"4k3/8/8/8/8/8/8/4KN2", true},     {"4k3/8/8/8/8/8/8/3NKN2", true},
        {"4k3/4p3/8/8/8/8/8/3NKN2", false}, {"4k3/8/8/8/8/8/8/3BKN2", false},
        {"4k3/8/8/8/8/8/8/3BKB2", false},   {"4k3/8/8/8/8/8/8/2NNKN2", false},
        {"4k3/8/8/8/8/8/8/4KR2", false},    {"4k3/8/8/8/8/8/8/4KQ2", false},
        {"4k3/8/8/8/8/8/4P3/4K3", false},   {"3qk3/8/8/8/8/8/8/4KB2", true},
        {"4k3/4p3/8/8/8/8/8/4KN2", true},   {"4k3/8/8/8/8/8/4P3/4KN2", false},
    };
    for (const TimeMaterial& one : cases) {
        const Board board = read_fen(std::string(one.men) + " w - - 0 1").value().board;
        EXPECT_EQ(lacks_material_to_win_on_time(board, white), one.lacks) << one.men;
    }
}

TEST(LossOrDraw, is_what_the_opponents_chances_make_of_it_5_1_2_and_6_9) {
    const auto outcome = [](Winnability chances, Color loser) {
        const Ending ending = loss_unless_unwinnable(chances, loser, EndReason::flag, "6.9");
        EXPECT_EQ(ending.by, loser);
        return told(ending) + (ending.is_undecided ? "?" : "");
    };
    EXPECT_EQ(outcome(Winnability::winnable, white), "0-1 flag 6.9");
    EXPECT_EQ(outcome(Winnability::winnable, black), "1-0 flag 6.9");
    EXPECT_EQ(outcome(Winnability::unwinnable, white), "1/2-1/2 flag 6.9");
    EXPECT_EQ(outcome(Winnability::undecided, black), "1-0 flag 6.9?");
}

TEST(LossOrDraw, asks_about_the_opponent_of_the_loser) {
    // White has a queen; Black has a bare king.
    const Position queen = position("3k4/8/8/8/8/8/4Q3/4K3 w - - 0 1");
    ProvingJudge judge;
    EXPECT_EQ(told(loss_unless_unwinnable(queen, black, EndReason::flag, "6.9", judge)),
              "1-0 flag 6.9");
    EXPECT_EQ(told(loss_unless_unwinnable(queen, white, EndReason::flag, "6.9", judge)),
              "1/2-1/2 flag 6.9");
    EXPECT_TRUE(is_proved_unable_to_mate(queen, black, judge));
    EXPECT_FALSE(is_proved_unable_to_mate(queen, white, judge));
    EXPECT_FALSE(is_proved_dead(queen, judge));
}

TEST(ProofOfDeath, has_a_verdict_of_each_side_or_is_none_5_2_2) {
    ProvingJudge judge;
    const auto proof = proof_of_death(position("3k4/8/8/8/8/8/8/4KN2 w - - 0 1"), judge);
    ASSERT_TRUE(proof);
    EXPECT_TRUE(are_of_dead_position(*proof));
    EXPECT_EQ(proof->size(), 2U);
    for (const KeptVerdict& verdict : *proof)
        EXPECT_EQ(verdict.article, "5.2.2");
    EXPECT_FALSE(proof_of_death(position("3k4/8/8/8/8/8/4P3/4K3 w - - 0 1"), judge));
    StubbornJudge undecided(Winnability::undecided);
    EXPECT_FALSE(proof_of_death(position("3k4/8/8/8/8/8/8/4K3 w - - 0 1"), undecided));
    EXPECT_EQ(undecided.asked, 1) << "one side is enough to know that there is none";
}

TEST(FirstDeadPosition, is_found_wherever_it_lies_5_2_2) {
    // Black's last pawn is captured at a ply of its own, and the kings walk on.
    constexpr std::string_view steps[] = {"d8d7 ", "e2e1 ", "d7d8 ", "e1e2 "};
    std::string moves = "e1e2 ";
    for (std::size_t walk = 0; walk < 9; moves += steps[walk++ % 4]) {
        const History history = history_of("3k4/8/8/8/8/8/4p3/4K3 w - - 0 1", moves);
        ProvingJudge judge;
        EXPECT_EQ(first_dead_position(history.positions(), judge), 1U) << walk;
    }
}

TEST(FirstDeadPosition, is_not_looked_for_where_it_cannot_be) {
    const History history = history_of("3k4/8/8/8/8/8/4p3/4K3 w - - 0 1", "e1e2 d8d7");
    StubbornJudge judge(Winnability::unwinnable);
    const auto never = [](const Position& /*position*/) { return false; };
    EXPECT_EQ(first_dead_position(history.positions(), judge, never), std::nullopt);
    EXPECT_EQ(judge.asked, 0);
    EXPECT_EQ(first_dead_position(history.positions(), judge), 0U) << "as the judge has it";
}

TEST(InquiryOfRecord, answers_with_what_was_kept_and_says_whether_it_was_needed) {
    const KeptVerdict of_white{white, Winnability::unwinnable, "6.9", ""};
    const KeptVerdict of_black{black, Winnability::unwinnable, "6.9", ""};
    const Position anywhere;
    const auto loss_of_black = [&](const KeptVerdicts& kept) {
        detail::InquiryOfRecord inquiry(kept);
        const std::string ending =
            told(inquiry.loss(anywhere, black, EndReason::flag, "6.9")) + " ";
        return ending + (inquiry.were_needed() ? "needed" : "not needed");
    };
    EXPECT_EQ(loss_of_black({of_white}), "1/2-1/2 flag 6.9 needed");
    EXPECT_EQ(loss_of_black({of_black}), "1-0 flag 6.9 not needed");
    EXPECT_EQ(loss_of_black({of_white, of_black}), "1/2-1/2 flag 6.9 not needed");
    EXPECT_EQ(loss_of_black({}), "1-0 flag 6.9 not needed");
}

TEST(InquiryOfRecord, knows_of_a_death_only_with_both_sides_5_2_2) {
    const KeptVerdict of_white{white, Winnability::unwinnable, "5.2.2", ""};
    const KeptVerdict of_black{black, Winnability::unwinnable, "5.2.2", ""};
    const KeptVerdicts both{of_white, of_black};
    detail::InquiryOfRecord inquiry(both);
    EXPECT_FALSE(inquiry.were_needed());
    EXPECT_EQ(told(inquiry.plain_death(Position())), "1/2-1/2 dead_position 5.2.2");
    EXPECT_TRUE(inquiry.were_needed());
    const KeptVerdicts one{of_black};
    detail::InquiryOfRecord half(one);
    EXPECT_EQ(told(half.death(Position())), "goes on");
    EXPECT_FALSE(half.were_needed());
}

TEST(InquiryOfJudge, notes_what_it_was_told_and_nothing_where_nothing_followed) {
    StubbornJudge dead(Winnability::unwinnable);
    detail::InquiryOfJudge inquiry(&dead);
    EXPECT_TRUE(inquiry.plain_death(Position()));
    EXPECT_TRUE(are_of_dead_position(inquiry.verdicts()));
    StubbornJudge alive(Winnability::winnable);
    detail::InquiryOfJudge silent(&alive);
    EXPECT_FALSE(silent.plain_death(Position()));
    EXPECT_FALSE(silent.death(Position()));
    EXPECT_TRUE(silent.verdicts().empty());
    EXPECT_EQ(told(silent.loss(Position(), white, EndReason::flag, "6.9")), "0-1 flag 6.9");
    EXPECT_EQ(silent.verdicts(), (KeptVerdicts{{black, Winnability::winnable, "6.9", ""}}));
}

}  // namespace
}  // namespace arbiter::testing
