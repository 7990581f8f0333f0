// Games between engines, which are scripts of the shell: what the game rules of what they do.
#include "arbiter/match/match_game.hpp"

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

using namespace match;
using namespace std::chrono_literals;

/// Answers "go" with its moves in turn; what stands before each is done first.
engines::DrivenEngine engine(const std::string& name, const std::vector<std::string>& answers) {
    std::string script = "n=0; while read -r word rest; do case $word in uci) echo id name " +
                         name +
                         "; echo uciok;; isready) echo readyok;; quit) exit 0;; go) n=$((n+1)); "
                         "case $n in ";
    for (std::size_t i = 0; i < answers.size(); ++i)
        script += std::to_string(i + 1) + ") " + answers[i] + ";; ";
    script += "esac;; esac; done";
    auto started = engines::DrivenEngine::start(
        {.words = {"/bin/sh", "-c", script}, .limits = {}, .patience = {.end = 100ms}});
    if (!started)
        throw std::runtime_error(started.error());
    return *std::move(started);
}

std::string plays(const std::string& move, const std::string& score = "cp 0") {
    return "echo info depth 1 score " + score + "; echo bestmove " + move;
}

PlayedGame play(const std::vector<std::string>& white, const std::vector<std::string>& black,
                std::string_view fen = start_fen, GameRules rules = {.ruleset = &fide_ruleset()},
                const std::vector<Move>& opening = {}) {
    static ProvingJudge judge;
    auto first = engine("White", white);
    auto second = engine("Black", black);
    return play_game({&first, &second}, {}, position(fen), opening, rules, judge);
}

TEST(MatchGame, ends_with_mate) {
    const PlayedGame played = play({plays("f2f3"), plays("g2g4")}, {plays("e7e5"), plays("d8h4")});
    EXPECT_EQ(played.game.ending()->result, Result::black_wins);
    EXPECT_EQ(played.game.ending()->reason, EndReason::checkmate);
    EXPECT_EQ(played.thoughts.size(), 4U);
    EXPECT_FALSE(played.failure);
}

TEST(MatchGame, goes_on_from_an_opening) {
    const Position start;
    const Position after = start.play(move(start, "f2f3"));
    const PlayedGame played =
        play({plays("g2g4")}, {plays("d8h4")}, start_fen, {.ruleset = &fide_ruleset()},
             {move(start, "f2f3"), move(after, "e7e5")});
    EXPECT_EQ(played.game.ending()->reason, EndReason::checkmate);
    EXPECT_EQ(played.thoughts.size(), 4U);
    EXPECT_FALSE(played.thoughts[0].info);
    EXPECT_TRUE(played.thoughts[2].info);
}

TEST(MatchGame, has_an_opening_that_costs_no_time) {
    const Position start;
    const Position after = start.play(move(start, "f2f3"));
    const PlayedGame played =
        play({plays("g2g4")}, {plays("d8h4")}, start_fen,
             {.ruleset = &fide_ruleset(), .time = {{{40, 60s, 5s}, {std::nullopt, 60s, 5s}}}},
             {move(start, "f2f3"), move(after, "e7e5")});
    EXPECT_EQ(played.game.ending()->reason, EndReason::checkmate);
    const Clock& clock = *played.game.state().clock;
    for (const Color side : both_colors) {
        EXPECT_EQ(clock.moves_completed(side), 1);
        EXPECT_LE(clock.main_time(side, played.game.state().now), 65s);
        EXPECT_GT(clock.main_time(side, played.game.state().now), 50s);
    }
}

TEST(MatchGame, is_lost_by_an_illegal_move) {
    const PlayedGame played = play({plays("e2e5")}, {});
    EXPECT_EQ(played.game.ending()->result, Result::black_wins);
    EXPECT_EQ(played.failed, Color::white);
    EXPECT_EQ(played.game.ending()->article, "7.5.5");
    EXPECT_TRUE(played.failure->starts_with("White played e2e5, which is illegal: the pawn on e2 "))
        << *played.failure;
}

TEST(MatchGame, is_drawn_by_an_illegal_move_where_nobody_could_win_for_it) {
    const PlayedGame played = play({plays("e1e5")}, {}, "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1");
    EXPECT_EQ(played.game.ending()->result, Result::draw) << "Law 7.5.5: a bare king never mates";
}

TEST(MatchGame, is_lost_by_who_dies_or_says_nothing) {
    EXPECT_EQ(play({"exit 1"}, {}).failure, "White ended with code 1 while it was searching");
    const PlayedGame silent =
        play({plays("e2e4")}, {":"}, start_fen, {.ruleset = &fide_ruleset(), .longest_move = 50ms});
    EXPECT_EQ(silent.failure, "Black gave no answer in time while it was searching");
    EXPECT_EQ(silent.game.ending()->result, Result::white_wins);
    EXPECT_EQ(silent.game.ending()->article, "") << "no Law speaks of that";
}

TEST(MatchGame, is_lost_on_time_or_drawn_where_nobody_could_win) {
    const GameRules rules{
        .ruleset = &fide_ruleset(), .time = {{{std::nullopt, 50ms, 0ms}}}, .margin = 5s};
    const PlayedGame late = play({"sleep 0.2; " + plays("e2e4")}, {}, start_fen, rules);
    EXPECT_EQ(late.game.ending()->reason, EndReason::flag);
    EXPECT_EQ(late.game.ending()->result, Result::black_wins);
    EXPECT_FALSE(late.failure);
    EXPECT_GE(late.flag_fall.value().late, 100ms);
    EXPECT_GE(late.flag_fall->thought, 150ms);
    EXPECT_LT(late.flag_fall->processor.value(), 150ms) << "it slept";
    const PlayedGame silent =
        play({":"}, {}, start_fen,
             {.ruleset = &fide_ruleset(), .time = {{{std::nullopt, 50ms, 0ms}}}, .margin = 20ms});
    EXPECT_EQ(silent.game.ending()->article, "6.9") << "who says nothing at all is late, too";
    EXPECT_EQ(silent.failure, "White gave no answer in time while it was searching");
    const PlayedGame drawn =
        play({"sleep 0.2; " + plays("e2e4")}, {}, "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", rules);
    EXPECT_EQ(drawn.game.ending()->article, "6.9");
    EXPECT_EQ(drawn.game.ending()->result, Result::draw);
}

TEST(MatchGame, is_not_lost_on_time_by_what_is_not_of_the_clock) {
    const GameRules rules{
        .ruleset = &fide_ruleset(), .time = {{{std::nullopt, 100ms, 0ms}}}, .margin = 5s};
    // Its end is waited for, and takes longer than its clock has.
    const PlayedGame closes = play({"exec >&-; sleep 1"}, {}, start_fen, rules);
    EXPECT_EQ(closes.failed, Color::white);
    EXPECT_EQ(closes.game.ending()->reason, EndReason::arbiter) << closes.failure.value_or("");
    EXPECT_FALSE(closes.flag_fall);
}

TEST(MatchGame, is_drawn_by_a_claim_that_is_made_for_the_engines) {
    std::vector<std::string> white;
    std::vector<std::string> black;
    for (int i = 0; i < 4; ++i) {
        white.push_back(plays(i % 2 == 0 ? "g1f3" : "f3g1"));
        black.push_back(plays(i % 2 == 0 ? "g8f6" : "f6g8"));
    }
    const PlayedGame played = play(white, black);
    EXPECT_EQ(played.game.ending()->reason, EndReason::threefold);
    EXPECT_EQ(played.game.ending()->article, "9.2.2");
    EXPECT_EQ(played.thoughts.size(), 8U);
}

TEST(MatchGame, is_given_up_only_where_that_was_asked_for) {
    const std::vector<std::string> white{plays("a2a3", "cp -700"), plays("b2b3", "mate -3"),
                                         plays("c2c3", "cp -900"), "exit 1"};
    const std::vector<std::string> black{plays("a7a6", "cp 800"), plays("b7b6", "cp 700"),
                                         plays("c7c6", "cp 10"), plays("d7d6")};
    GameRules rules{.ruleset = &fide_ruleset()};
    EXPECT_TRUE(play(white, black, start_fen, rules).failure);
    rules.resignation = {.centipawns = 600, .moves = 2, .by_both = true};
    const PlayedGame both = play(white, black, start_fen, rules);
    EXPECT_EQ(both.game.ending()->reason, EndReason::resignation);
    EXPECT_EQ(both.thoughts.size(), 5U) << "once Black has said so twice, too";
    rules.resignation->by_both = false;
    EXPECT_EQ(play(white, black, start_fen, rules).thoughts.size(), 3U);
}

TEST(MatchGame, is_agreed_drawn_only_where_that_was_asked_for) {
    const std::vector<std::string> white{plays("a2a3", "cp 5"), plays("b2b3", "cp -5"), "exit 1"};
    const std::vector<std::string> black{plays("a7a6", "cp 0"), plays("b7b6", "cp 9"), "exit 1"};
    GameRules rules{.ruleset = &fide_ruleset()};
    rules.draw = {.centipawns = 10, .moves = 2, .from_move = 3};
    const PlayedGame agreed = play(white, black, start_fen, rules);
    EXPECT_EQ(agreed.game.ending()->reason, EndReason::agreement);
    EXPECT_EQ(agreed.thoughts.size(), 4U);
    rules.draw->centipawns = 8;
    EXPECT_TRUE(play(white, black, start_fen, rules).failure);
}

TEST(MatchGame, of_chess960_needs_engines_that_know_it) {
    const PlayedGame played = play({}, {}, "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1");
    EXPECT_EQ(played.failure, "White does not know Chess960");
}

}  // namespace
}  // namespace arbiter::testing
