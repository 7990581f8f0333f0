// Results against tags, movetext, board and men.
#include "arbiter/collection/result_check.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/game/mating_chances.hpp"
#include "tests/collection/collected.hpp"

namespace arbiter::testing {
namespace {

using Lines = std::vector<std::string>;

Lines lines_of(const std::vector<GameFinding>& findings) {
    Lines lines;
    for (const GameFinding& finding : findings)
        lines.push_back(std::string(name(finding.severity)) + ' ' + std::string(finding.code) +
                        ": " + finding.text);
    return lines;
}

Lines result_lines(const std::string& text, const std::optional<BoardEnding>& end = std::nullopt) {
    return of_game(text, [&](const CollectedGame& game) {
        std::vector<GameFinding> findings;
        check_result(game, end, findings);
        return lines_of(findings);
    });
}

TEST(CheckResult, tag_and_movetext_that_agree_are_right) {
    EXPECT_EQ(result_lines("[Result \"1-0\"]\n\n1. e4 1-0"), Lines{});
    EXPECT_EQ(result_lines("[Event \"x\"]\n\n1. e4 1-0"), Lines{});
}

TEST(CheckResult, says_what_the_tag_should_be) {
    EXPECT_EQ(result_lines("[Result \"White\"]\n\n1. e4 1-0"),
              (Lines{"warning result-unknown: the tag says 'White'; PGN has 1-0, 0-1, 1/2-1/2 and "
                     "*"}));
    EXPECT_EQ(result_lines("[Result \"1:0\"]\n\n1. e4 1-0"),
              (Lines{"note odd-result: the tag says '1:0', which is read as 1-0"}));
    EXPECT_EQ(result_lines("[Result \"1-0\"]\n\n1. e4 0-1"),
              (Lines{"error result-mismatch: the tag Result says 1-0, but the movetext 0-1"}));
    EXPECT_EQ(result_lines("[Result \"1-0\"]\n\n1. e4"),
              (Lines{"warning result-missing: the movetext ends without a result"}));
    // No more than forty bytes of it are shown.
    EXPECT_EQ(result_lines("[Result \"" + std::string(50, 'x') + "\"]\n\n1. e4 1-0"),
              (Lines{"warning result-unknown: the tag says '" + std::string(40, 'x') +
                     "'; PGN has 1-0, 0-1, 1/2-1/2 and *"}));
}

TEST(CheckResult, a_loser_who_won_is_told) {
    EXPECT_EQ(result_lines("[Termination \"White loses on time\"]\n\n1. e4 1-0"),
              (Lines{"warning termination-mismatch: the record says that White lost, but the "
                     "result is 1-0"}));
    EXPECT_EQ(result_lines("[Termination \"White wins on time\"]\n\n1. e4 0-1"),
              (Lines{"warning termination-mismatch: the record says that Black lost, but the "
                     "result is 0-1"}));
    for (const std::string_view right : {"0-1", "1/2-1/2", "*"})
        EXPECT_EQ(
            result_lines("[Termination \"White loses on time\"]\n\n1. e4 " + std::string(right)),
            Lines{})
            << right;
}

TEST(CheckResult, the_board_is_stronger_than_the_record) {
    const BoardEnding mate{{Result::black_wins, EndReason::checkmate, "5.1.1"}, 4};
    const BoardEnding dead{dead_position_ending(), 2};
    EXPECT_EQ(result_lines("1. e4 1-0", mate),
              (Lines{"error result-board: the record says 1-0, but Black wins by checkmate (Law "
                     "5.1.1)"}));
    EXPECT_EQ(result_lines("1. e4 0-1", mate), Lines{});
    EXPECT_EQ(
        result_lines("1. e4 *", dead),
        (Lines{"warning result-open: the record says *, but the game is drawn by dead position: "
               "neither side can mate (Law 5.2.2)"}));
    EXPECT_EQ(result_lines("1. e4 1/2-1/2", dead), Lines{});
}

Ending judged(std::string_view fen, const ToldEnding& told,
              const Ruleset& ruleset = fide_ruleset()) {
    return of_game(game_from(fen), [&](const CollectedGame& game) {
        ProvingJudge judge;
        return judge_told_ending(game, told, ruleset, judge);
    });
}

constexpr std::string_view lone_king = "8/8/8/8/4k3/8/4q3/7K w - - 0 1";
constexpr std::string_view two_knights = "8/8/8/4n3/4k3/8/4N3/7K w - - 0 1";

TEST(JudgeToldEnding, a_flag_loses_unless_the_opponent_can_never_mate) {
    const Ending white = judged(lone_king, {EndReason::flag, Color::white});
    EXPECT_EQ(white.result, Result::black_wins);
    EXPECT_EQ(white.article, "6.9");
    EXPECT_EQ(white.by, Color::white);
    const Ending black = judged(lone_king, {EndReason::flag, Color::black});
    EXPECT_EQ(black.result, Result::draw);
    EXPECT_EQ(black.article, "6.9");
    EXPECT_FALSE(black.is_undecided);
}

TEST(JudgeToldEnding, so_does_a_resignation) {
    EXPECT_EQ(judged(lone_king, {EndReason::resignation, Color::white}).result, Result::black_wins);
    const Ending black = judged(lone_king, {EndReason::resignation, Color::black});
    EXPECT_EQ(black.result, Result::draw);
    EXPECT_EQ(black.article, "5.1.2");
}

TEST(JudgeToldEnding, us_chess_looks_at_the_men_alone_and_only_for_flags) {
    const Ruleset uscf = *find_ruleset("uscf");
    EXPECT_EQ(judged(two_knights, {EndReason::flag, Color::black}).result, Result::white_wins);
    const Ending flag = judged(two_knights, {EndReason::flag, Color::black}, uscf);
    EXPECT_EQ(flag.result, Result::draw);
    EXPECT_EQ(flag.article, "US Chess 14E");
    EXPECT_EQ(judged(lone_king, {EndReason::flag, Color::white}, uscf).result, Result::black_wins);
    EXPECT_EQ(judged(two_knights, {EndReason::resignation, Color::black}, uscf).result,
              Result::white_wins);
}

Lines told_lines(std::string_view fen, std::string_view result, Ending ruled) {
    return of_game(game_from(fen, "", result), [&](const CollectedGame& game) {
        std::vector<GameFinding> findings;
        check_told_ending(game, ruled, findings);
        return lines_of(findings);
    });
}

Ending ruled(Result result, EndReason reason, std::string article) {
    return {.result = result, .reason = reason, .article = std::move(article), .by = Color::black};
}

TEST(CheckToldEnding, a_win_that_is_a_draw_and_a_draw_that_is_a_win) {
    EXPECT_EQ(told_lines(lone_king, "1-0", ruled(Result::draw, EndReason::flag, "6.9")),
              (Lines{"error flag-win-unwinnable: Black's flag fell, but White could never mate: "
                     "draw (Law 6.9)"}));
    EXPECT_EQ(told_lines(lone_king, "1-0", ruled(Result::draw, EndReason::resignation, "5.1.2")),
              (Lines{"error result-resignation-unwinnable: Black resigned, but White could never "
                     "mate: draw (Law 5.1.2)"}));
    EXPECT_EQ(told_lines(two_knights, "1/2-1/2", ruled(Result::white_wins, EndReason::flag, "6.9")),
              (Lines{"warning flag-draw-winnable: drawn on time, but White could still mate by "
                     "some series of legal moves: 1-0 (Law 6.9)"}));
    EXPECT_EQ(told_lines(two_knights, "1-0", ruled(Result::white_wins, EndReason::flag, "6.9")),
              Lines{});
    EXPECT_EQ(told_lines(lone_king, "1/2-1/2", ruled(Result::draw, EndReason::flag, "6.9")),
              Lines{});
}

TEST(CheckToldEnding, what_is_not_decided_is_a_note) {
    Ending flag = ruled(Result::white_wins, EndReason::flag, "6.9");
    flag.is_undecided = true;
    EXPECT_EQ(told_lines(two_knights, "1-0", flag),
              (Lines{"note flag-undecided: Black's flag fell, and whether White could still mate "
                     "is not decided (Law 6.9)"}));
    flag.reason = EndReason::resignation;
    flag.article = "5.1.2";
    EXPECT_EQ(told_lines(two_knights, "1-0", flag),
              (Lines{"note result-undecided: Black resigned, and whether White could still mate "
                     "is not decided (Law 5.1.2)"}));
}

Lines unexplained(const std::string& text) {
    return of_game(text, [](const CollectedGame& game) {
        std::vector<GameFinding> findings;
        ProvingJudge judge;
        check_unexplained_win(game, judge, findings);
        return lines_of(findings);
    });
}

TEST(CheckUnexplainedWin, nobody_wins_with_men_that_never_mate) {
    EXPECT_EQ(
        unexplained(game_from(lone_king, "", "1. Kg1 1-0")),
        (Lines{"warning result-unwinnable: White is given the win but could never mate: draw, "
               "whether the opponent resigned (Law 5.1.2), the flag fell (Law 6.9) or a "
               "second illegal move was made (Law 7.5.5)"}));
    EXPECT_EQ(unexplained(game_from(lone_king, "", "1. Kg1 0-1")), Lines{});
    EXPECT_EQ(unexplained(game_from(two_knights, "", "1. Kg1 1-0")), Lines{});
}

TEST(CheckUnexplainedWin, is_silent_where_it_cannot_know) {
    EXPECT_EQ(unexplained(game_from(lone_king, "", "1. Kg1 1/2-1/2")), Lines{});
    EXPECT_EQ(unexplained(game_from(lone_king, "", "1. Kg1 *")), Lines{});
    EXPECT_EQ(unexplained(game_from(lone_king, "", "1-0")), Lines{}) << "no move was played";
    EXPECT_EQ(unexplained(game_from(lone_king, "[Termination \"forfeit\"]\n", "1. Kg1 1-0")),
              Lines{});
}

}  // namespace
}  // namespace arbiter::testing
