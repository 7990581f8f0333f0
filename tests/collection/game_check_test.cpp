// What is found in single games.
#include "arbiter/collection/game_check.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/game/ruleset.hpp"
#include "tests/collection/checked.hpp"

namespace arbiter::testing {
namespace {

using Lines = std::vector<std::string>;

/// White's king and knight against king and rook; the flag of `loser` fell.
std::string flag_game(std::string_view fen, std::string_view result,
                      std::string_view termination = "Time forfeit") {
    return "[SetUp \"1\"]\n[FEN \"" + std::string(fen) + "\"]\n[Result \"" + std::string(result) +
           "\"]\n[Termination \"" + std::string(termination) + "\"]\n\n" + std::string(result) +
           "\n";
}

TEST(GameCheck, a_game_without_fault_has_no_finding) {
    EXPECT_EQ(found("[Result \"1-0\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n"), Lines{});
}

TEST(GameCheck, mate_is_adjudicated) {
    const auto check = checked("1. f3 e5 2. g4 Qh4# 0-1").at(0);
    ASSERT_TRUE(check.adjudicated);
    EXPECT_EQ(check.adjudicated->result, Result::black_wins);
    EXPECT_EQ(check.adjudicated->reason, EndReason::checkmate);
    EXPECT_EQ(check.adjudicated->article, "5.1.1");
}

TEST(GameCheck, a_result_against_the_board) {
    EXPECT_EQ(found("1. f3 e5 2. g4 Qh4# 1-0"), (Lines{"error result-board 4"}));
    EXPECT_EQ(found("1. f3 e5 2. g4 Qh4# *"), (Lines{"warning result-open 4"}));
    EXPECT_EQ(text_of("1. f3 e5 2. g4 Qh4# 1-0", "result-board"),
              "the record says 1-0, but Black wins by checkmate (Law 5.1.1)");
}

TEST(GameCheck, tag_and_movetext_that_contradict_each_other) {
    EXPECT_EQ(found("[Result \"1-0\"]\n\n1. e4 0-1"), (Lines{"error result-mismatch 0"}));
    EXPECT_EQ(found("[Result \"won\"]\n\n1. e4 0-1"), (Lines{"warning result-unknown 0"}));
    EXPECT_EQ(found("[Result \"1-0\"]\n\n1. e4"), (Lines{"warning result-missing 0"}));
    EXPECT_EQ(found("[Result \"1:0\"]\n\n1. e4 1-0"), (Lines{"note odd-result 0"}));
    EXPECT_EQ(found("[Result \"1/2\"]\n\n1. e4 1-0"),
              (Lines{"note odd-result 0", "error result-mismatch 0"}));
    EXPECT_EQ(found("[Result \"0-0\"]\n\n1. e4 0-0"), Lines{}) << "both have lost";
}

TEST(GameCheck, moves_after_mate_are_after_the_end_and_not_illegal) {
    EXPECT_EQ(found("1. f3 e5 2. g4 Qh4# 3. a3 a6 0-1"), (Lines{"error move-after-end 5"}));
}

TEST(GameCheck, moves_in_a_dead_position) {
    const std::string text =
        "[SetUp \"1\"]\n[FEN \"8/8/8/3k4/8/8/3p4/3K4 w - - 0 1\"]\n\n1. Kxd2 Ke5 2. Ke3 1/2-1/2";
    EXPECT_EQ(found(text), (Lines{"error move-after-end 2"}));
    EXPECT_EQ(checked(text).at(0).adjudicated->reason, EndReason::dead_position);
}

std::string shuffled(int times, std::string_view tags = "") {
    std::string text(tags);
    for (int i = 0; i < times; ++i)
        text += " Nf3 Nf6 Ng1 Ng8";
    return text;
}

TEST(GameCheck, an_open_claim_is_a_note) {
    EXPECT_EQ(found(shuffled(2) + " e4 *"), (Lines{"note claim-threefold 8"}));
    EXPECT_EQ(text_of(shuffled(2) + " e4 *", "claim-threefold"),
              "the position stood on the board for the third time after 4... Ng8: a draw could be "
              "claimed (Law 9.2.2)");
    EXPECT_EQ(found("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 98 90\"]\n\n1. Ra2 Kd8 2. "
                    "Ra3 *"),
              (Lines{"note claim-fifty 2"}));
}

TEST(GameCheck, the_fifth_repetition_ends_a_game_since_july_2014) {
    const std::string played = shuffled(4) + " e4 1-0";
    EXPECT_EQ(
        found("[Date \"2015.01.01\"]\n\n" + played),
        (Lines{"note claim-threefold 8", "error move-after-end 17", "error result-board 16"}));
    EXPECT_EQ(found("[Date \"2014.06.30\"]\n\n" + played), (Lines{"note claim-threefold 8"}));
    for (const char* before : {"1993", "1993.1.5", "31.12.1993", "2014.??.??", "2014-06-30"})
        EXPECT_EQ(found("[Date \"" + std::string(before) + "\"]\n\n" + played),
                  (Lines{"note claim-threefold 8"}))
            << before;
    for (const char* since : {"2014.07.01", "2014-08-01", "1.12.2014", "2020", "????.??.??", "x"})
        EXPECT_EQ(found("[Date \"" + std::string(since) + "\"]\n\n" + played).size(), 3) << since;
}

TEST(GameCheck, seventy_five_moves) {
    const std::string start = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 148 90\"]\n\n";
    EXPECT_EQ(found(start + "1. Ra2 Kd8 2. Ra3 1/2-1/2"),
              (Lines{"note claim-fifty 0", "error move-after-end 3"}));
    EXPECT_EQ(found("[SetUp \"1\"]\n[FEN \"4k3/R7/8/8/8/8/8/1R2K3 w - - 149 90\"]\n\n"
                    "1. Rb8# 1-0"),
              (Lines{"note claim-fifty 0"}))
        << "mate with the last move counts before (9.6.2)";
}

TEST(GameCheck, online_the_third_repetition_ends_the_game) {
    EXPECT_EQ(found(shuffled(2) + " e4 *", *find_ruleset("fide-online")),
              (Lines{"warning result-open 8", "error move-after-end 9"}));
}

TEST(GameCheck, a_flag_win_of_a_side_that_could_never_mate) {
    const std::string lone_king = "8/8/8/8/4k3/8/4q3/7K w - - 0 1";
    EXPECT_EQ(found(flag_game(lone_king, "1-0")), (Lines{"error flag-win-unwinnable 0"}));
    EXPECT_EQ(text_of(flag_game(lone_king, "1-0"), "flag-win-unwinnable"),
              "Black's flag fell, but White could never mate: draw (Law 6.9)");
    EXPECT_EQ(found(flag_game(lone_king, "0-1")), Lines{});
    const auto ruled = checked(flag_game(lone_king, "1-0")).at(0).adjudicated;
    ASSERT_TRUE(ruled);
    EXPECT_EQ(ruled->result, Result::draw);
    EXPECT_EQ(ruled->article, "6.9");
}

TEST(GameCheck, a_knight_can_mate_a_knight) {
    const std::string knights = "8/8/8/4n3/4k3/8/4N3/7K w - - 0 1";
    EXPECT_EQ(found(flag_game(knights, "1-0")), Lines{});
    EXPECT_EQ(found(flag_game(knights, "1-0"), *find_ruleset("uscf")),
              (Lines{"error flag-win-unwinnable 0"}))
        << "US Chess 14E";
}

TEST(GameCheck, a_flag_draw_that_was_none) {
    const std::string knights = "8/8/8/4n3/4k3/8/4N3/7K w - - 0 1";
    EXPECT_EQ(found(flag_game(knights, "1/2-1/2")), (Lines{"warning flag-draw-winnable 0"}));
    EXPECT_EQ(found(flag_game("8/8/8/8/3k4/8/4Q3/7K w - - 0 1", "1/2-1/2")), Lines{})
        << "White's flag fell, and Black cannot mate";
}

TEST(GameCheck, a_termination_that_contradicts_the_result_is_told_and_nothing_is_made_of_it) {
    const std::string lone_king = "8/8/8/8/4k3/8/4q3/7K w - - 0 1";
    for (const char* words : {"White loses on time", "Black wins on time", "White's flag fell"})
        EXPECT_EQ(found(flag_game(lone_king, "1-0", words)),
                  (Lines{"warning termination-mismatch 0"}))
            << words;
    EXPECT_EQ(found(flag_game(lone_king, "0-1", "White loses on time")), Lines{});
    EXPECT_EQ(found(flag_game(lone_king, "1/2-1/2", "Black lost on time")), Lines{})
        << "White could never mate";
    EXPECT_EQ(found(flag_game(lone_king, "1/2-1/2", "White lost on time")),
              (Lines{"warning flag-draw-winnable 0"}));
}

TEST(GameCheck, the_words_that_tell_of_time) {
    const std::string lone_king = "8/8/8/8/4k3/8/4q3/7K w - - 0 1";
    for (const char* words :
         {"Anna won on time", "time forfeit", "Black loses on time", "time", "flag", "Time out",
          "time-out", "exceeded time limit", "won by time", "time_forfeit", "Flag fall"})
        EXPECT_EQ(found(flag_game(lone_king, "1-0", words)), (Lines{"error flag-win-unwinnable 0"}))
            << words;
    EXPECT_EQ(found("[SetUp \"1\"]\n[FEN \"" + lone_king +
                    "\"]\n\n1. Kg1 Kf4 {Black forfeits on time} 1-0"),
              (Lines{"error flag-win-unwinnable 2"}));
    for (const char* comment : {"[%clk 0:00:00] Black forfeits on time", "BLACK LOSES ON TIME",
                                "Black's Flag fell [%clk 0:00:00]"})
        EXPECT_EQ(
            found("[SetUp \"1\"]\n[FEN \"" + lone_king + "\"]\n\n1. Kg1 Kf4 {" + comment + "} 1-0"),
            (Lines{"error flag-win-unwinnable 2"}))
            << comment;
    for (const char* words : {"White did not resign", "not a time forfeit", "won't lose by time"})
        EXPECT_EQ(found(flag_game(lone_king, "1-0", words)), Lines{}) << words;
    for (const char* comment : {"Black would have lost on time anyway",
                                "Black is out of time, and "
                                "resigns",
                                "he almost lost on time"})
        EXPECT_EQ(
            found("[SetUp \"1\"]\n[FEN \"" + lone_king + "\"]\n\n1. Kg1 Kf4 {" + comment + "} 1-0"),
            (Lines{"warning result-unwinnable 2"}))
            << comment;
}

TEST(GameCheck, an_error_is_told_whatever_came_before_it) {
    std::string text = "1. e4 e5";
    for (int i = 0; i < 300; ++i)
        text += " $999";
    const auto lines = found(text + " 2. Bc5 1-0");
    EXPECT_EQ(lines.size(), 102);
    EXPECT_EQ(lines[100], "warning left-out 0");
    EXPECT_EQ(lines.back(), "error illegal-move 3");
}

TEST(GameCheck, games_that_shuffle_for_ever_take_no_longer_than_others) {
    const auto checks = checked(shuffled(5'000) + " 1/2-1/2");
    ASSERT_EQ(checks.size(), 1);
    EXPECT_EQ(checks[0].adjudicated->reason, EndReason::fivefold);
}

TEST(GameCheck, null_moves_repeat_nothing) {
    EXPECT_EQ(found("1. e4 -- 2. -- -- 3. -- -- 4. -- -- 5. -- -- 6. -- -- *").size(), 11);
}

TEST(GameCheck, both_may_lose) {
    EXPECT_EQ(text_of("[Result \"0-0\"]\n\n1. f3 e5 2. g4 Qh4# 0-0", "result-board"),
              "the record says 0-0, but Black wins by checkmate (Law 5.1.1)");
    const auto checks = checked("[Result \"0-0\"]\n\n1. f3 e5 2. g4 Qh4# 0-0");
    const auto& findings = checks.at(0).findings;
    const auto found = std::ranges::find(findings, "result-board", &GameFinding::code);
    ASSERT_NE(found, findings.end());
    EXPECT_EQ(found->place, (TextPlace{36, 3, 21}));
}

TEST(GameCheck, a_clock_behind_an_illegal_move_is_nobodys) {
    EXPECT_EQ(found("[TimeControl \"60\"]\n\n1. e4 Ke5 {[%clk 9:00:00]} *"),
              (Lines{"error illegal-move 2"}));
}

TEST(GameCheck, wins_that_nobody_can_have_won) {
    const std::string lone_king = "8/8/8/8/4k3/8/4q3/7K w - - 0 1";
    const std::string start = "[SetUp \"1\"]\n[FEN \"" + lone_king + "\"]\n";
    EXPECT_EQ(found(start + "[Termination \"Anna won by resignation\"]\n\n1. Kg1 1-0"),
              (Lines{"error result-resignation-unwinnable 1"}));
    EXPECT_EQ(found(start + "\n1. Kg1 1-0"), (Lines{"warning result-unwinnable 1"}));
    EXPECT_EQ(found(start + "\n1. Kg1 0-1"), Lines{});
}

TEST(GameCheck, an_illegal_move_hides_how_the_game_ended) {
    EXPECT_EQ(found("[Termination \"Time forfeit\"]\n\n1. e4 e5 2. Ke3 1-0"),
              (Lines{"error illegal-move 3"}));
}

TEST(GameCheck, an_illegal_move_behind_an_overlooked_end_is_told_beside_it) {
    EXPECT_EQ(found(shuffled(4) + " e4 Ke3 *"),
              (Lines{"warning result-open 16", "note claim-threefold 8", "error move-after-end 17",
                     "error illegal-move 18"}));
    // Behind mate it is the move after the end itself.
    EXPECT_EQ(found("1. f3 e5 2. g4 Qh4# 3. Ke3 0-1"), (Lines{"error move-after-end 5"}));
}

TEST(GameCheck, a_null_move_is_an_error_and_what_follows_is_played) {
    EXPECT_EQ(found("1. e4 -- 2. d4 d5 *"), (Lines{"error illegal-move-null 2"}));
}

TEST(GameCheck, clocks_that_gained_time) {
    const auto game = [](std::string_view control, std::string_view clocks) {
        return "[TimeControl \"" + std::string(control) + "\"]\n\n" + std::string(clocks);
    };
    EXPECT_EQ(found(game("60+1",
                         "1. e4 {[%clk 0:01:00]} e5 {[%clk 0:01:00]} 2. d4 {[%clk "
                         "0:01:01]} *")),
              Lines{});
    EXPECT_EQ(found(game("60",
                         "1. e4 {[%clk 0:01:00]} e5 {[%clk 0:01:00]} 2. d4 {[%clk 0:01:10]} "
                         "*")),
              (Lines{"warning clock-gained 3"}));
    EXPECT_EQ(found(game("60", "1. e4 {[%clk 0:05:00]} *")), (Lines{"warning clock-gained 1"}));
    EXPECT_EQ(found(game("2/60:60", "1. e4 {[%clk 0:00:30]} e5 2. d4 {[%clk 0:01:20]} *")), Lines{})
        << "a new period brings time";
    EXPECT_EQ(found(game("?", "1. e4 {[%clk 0:05:00]} *")), Lines{});
    EXPECT_EQ(found(game("60+30", "1. e4 {[%clk 0:01:58]} *")), Lines{})
        << "the extra time of the first move is there before it";
    EXPECT_EQ(found(game("60+30", "1. e4 {[%clk 0:02:03]} *")), (Lines{"warning clock-gained 1"}));
    const std::string late =
        "1. e4 {[%clk 0:00:50]} e5 2. d4 {[%clk 0:00:20]} d5 3. c4 {[%clk 0:01:10]} c5 4. b4";
    EXPECT_EQ(found(game("2/60:60", late + " *")), Lines{})
        << "a clock that counts no moves adds the new period at zero";
    EXPECT_EQ(found(game("2/60:60", late + " {[%clk 0:01:20]} *")),
              (Lines{"warning clock-gained 7"}))
        << "and only once";
    EXPECT_EQ(found("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 39\"]\n" +
                    game("40/300:300", "39. e3 {[%clk 0:01:00]} Kd7 40. e4 {[%clk 0:05:50]} *")),
              Lines{})
        << "moves may be counted from the beginning of the game";
}

TEST(GameCheck, a_win_that_needs_no_mate) {
    const std::string lone_king = "8/8/8/8/5k2/8/4q3/7K w - - 0 1";
    EXPECT_EQ(found(flag_game(lone_king, "1-0", "normal")), Lines{}) << "nothing was played";
    const std::string start = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1\"]\n";
    EXPECT_EQ(found(start + "\n1. Qd3 0-1"), (Lines{"warning result-unwinnable 1"}));
    for (const char* words : {"rules infraction", "White forfeits: telephone rang", "adjudication",
                              "Black won by forfeit", "emergency"})
        EXPECT_EQ(found(start + "[Termination \"" + words + "\"]\n\n1. Qd3 0-1"), Lines{}) << words;
}

TEST(GameCheck, a_draw_is_no_flag_but_by_plain_words) {
    const std::string start = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1\"]\n";
    for (const char* words :
         {"Both flags fell", "draw agreed before the flag fell", "draw by time pressure",
          "Threefold repetition claimed, then timeout"})
        EXPECT_EQ(found(start + "[Termination \"" + words + "\"]\n\n1. Qd3 1/2-1/2"), Lines{})
            << words;
    EXPECT_EQ(found(start + "\n1. Qd3 {Last year he lost on time here.} 1/2-1/2"), Lines{});
    for (const char* words :
         {"Black forfeits on time", "[%clk 0:00:01] Black ran out of time",
          "Game drawn because Black ran out of time and so on", "White wins on time"})
        EXPECT_EQ(found(start + "\n1. Qd3 {" + words + "} 1/2-1/2"),
                  (Lines{"warning flag-draw-winnable 1"}))
            << words;
    EXPECT_EQ(found(start + "\n1. Qd3 {Black forfeits on time} 0-1"),
              (Lines{"warning termination-mismatch 0", "warning result-unwinnable 1"}))
        << "who lost is told otherwise";
}

TEST(GameCheck, says_what_is_wrong_with_the_tags) {
    EXPECT_EQ(text_of("[Event \"x\"]\n[White \"y\"]\n\n*", "tag-missing"),
              "the seven tag roster lacks Site, Date, Round, Black, Result");
    EXPECT_EQ(found("[White \"x\"]\n[White \"y\"]\n\n*"), (Lines{"warning tag-repeated 0"}));
    EXPECT_EQ(found("[White \"x\"]\n[White \"x\"]\n\n*"), (Lines{"note tag-repeated 0"}));
    EXPECT_EQ(found("[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n\n*"), (Lines{"note tag-setup 0"}));
    EXPECT_EQ(found("[SetUp \"1\"]\n\n*"), (Lines{"note tag-setup 0"}));
}

TEST(GameCheck, signs_glued_to_a_move_are_no_part_of_it) {
    for (const char* move : {"Nf3=", "d4=", "Nf3+-", "Nf3-+", "Nf3+=", "Nf3=+", "Nf3N", "Nf3+/-"})
        EXPECT_EQ(found("1. e4 e5 2. " + std::string(move) + " d6 *"),
                  (Lines{"note odd-move-text 3"}))
            << move;
    EXPECT_EQ(text_of("1. e4 e5 2. Nf3+- *", "odd-move-text"),
              "Nf3+-: a blank is missing before the sign");
    EXPECT_EQ(found("1. e4 e5 2. Ke3= *"), (Lines{"error illegal-move 3"}));
}

TEST(GameCheck, move_numbers_that_are_not_due) {
    EXPECT_EQ(found("1. e4 e5 3. Nf3 Nc6 9. Bb5 *"), (Lines{"warning odd-move-number 3"}));
    EXPECT_EQ(text_of("1. e4 e5 3. Nf3 Nc6 9. Bb5 *", "odd-move-number"),
              "3. stands where move 2 is due");
    EXPECT_EQ(found("2. Nf3 Nc6 *"), (Lines{"warning odd-move-number 1"}));
    EXPECT_EQ(found("1. e4 1... e5 2. Nf3 (7. d4) 2... Nc6 3.Bb5 a6 *"), Lines{});
    EXPECT_EQ(found("1.e4 1.e5 2.Nf3 2.Nc6 *"), Lines{});
    const std::string later = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 30\"]\n\n";
    EXPECT_EQ(found(later + "30. e4 Kd7 31. e5 *"), Lines{});
    EXPECT_EQ(found(later + "1. e4 Kd7 2. e5 *"), Lines{}) << "counted from where it begins";
    EXPECT_EQ(found(later + "1. e4 Kd7 3. e5 *"), (Lines{"warning odd-move-number 3"}));
}

TEST(GameCheck, only_the_first_odd_spelling_is_told) {
    EXPECT_EQ(found("1. e2-e4 e7-e5 2. Ng1f3 *"), (Lines{"note odd-move-text 1"}));
    EXPECT_EQ(text_of("1. e2-e4 e7-e5 2. Ng1f3 *", "odd-move-text"),
              "e2-e4: nothing of the square of departure is needed; e2 is too much; the standard "
              "form is e4 (and 2 more such moves)");
    EXPECT_EQ(found("1. f3 e5 2. g4 Qh4 0-1"), (Lines{"note odd-move-text 4"}));
    EXPECT_EQ(found("1. e4+ *"), (Lines{"note odd-move-text 1"}));
    EXPECT_EQ(found("1. d4 d5 2. Nf3 Nf6 3. NbD2 *"), (Lines{"note odd-move-text 5"}));
    EXPECT_EQ(found("1. b3 e5 2. Bb2 d6 3. Be5 *"), (Lines{"note odd-move-text 5"}));
    EXPECT_EQ(found("1. d4 d5 2. Nf3 Nf6 3. Nbd2 Nbd7 *"), Lines{});
}

TEST(GameCheck, moves_of_variations_are_held_against_the_laws_too) {
    EXPECT_EQ(found("1. e4 (1. e5 e6) 1... e5 (1... c5 2. Nf3 (2. Nf6) d6) 2. Nf3 *"),
              (Lines{"warning illegal-variation 0", "warning illegal-variation 0"}));
    EXPECT_EQ(found("1. e4 e5 (1... c5 2. Nf3 (2. d4 cxd4) 2... d6) 2. Nf3 *"), Lines{});
}

TEST(GameCheck, findings_come_in_the_order_of_the_text) {
    const auto check = checked("[White \"x\"]\n[White \"y\"]\n\n1. e4 } e5 2. Ke3 0-1").at(0);
    for (std::size_t i = 1; i < check.findings.size(); ++i)
        EXPECT_LE(check.findings[i - 1].place.offset, check.findings[i].place.offset);
}

}  // namespace
}  // namespace arbiter::testing
