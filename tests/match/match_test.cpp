// Matches between engines, which are scripts of the shell.
#include "arbiter/match/match.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "tests/support/temporary_folder.hpp"

namespace arbiter::testing {
namespace {

using namespace match;

/// Mates at once as Black and lets itself be mated as White, or the other way round; `on_go` is
/// done before each move.
Contestant player(const std::string& name, bool wins, const std::string& on_go = ":") {
    // By the number of words behind "position": seven of the start, and one more with the moves.
    const std::string script =
        "while read -r word rest; do case $word in uci) echo id name x; echo uciok;; "
        "isready) echo readyok;; quit) exit 0;; position) n=0; for m in $rest; do n=$((n+1)); "
        "done;; "
        "go) " +
        on_go + "; case $n in " +
        (wins ? "7) echo bestmove e2e4;; 10) echo bestmove d1h5;; 12) echo bestmove f1c4;; "
                "14) echo bestmove h5f7;; 9) echo bestmove e7e5;; 11) echo bestmove d8h4;; "
              : "7) echo bestmove f2f3;; 10) echo bestmove g2g4;; 9) echo bestmove e7e5;; "
                "11) echo bestmove b8c6;; 13) echo bestmove g8f6;; ") +
        "esac;; esac; done";
    return {.name = name, .words = {"/bin/sh", "-c", script}, .options = {}, .limits = {}};
}

MatchSetup setup(Contestant first, Contestant second, std::size_t games) {
    return {.contestants = {std::move(first), std::move(second)},
            .rules = {.ruleset = find_ruleset("fide-online")},
            .limits = {},
            .openings = {{}},
            .games = games,
            .sprt = std::nullopt};
}

TEST(Match, is_told_game_by_game_in_order) {
    MatchSetup agreed = setup(player("strong", true), player("weak", false), 6);
    agreed.concurrency = 3;
    std::size_t told = 0;
    const auto score = play_match(agreed, [&](const FinishedGame& game, const MatchScore& now) {
        EXPECT_EQ(game.number, told++);
        EXPECT_EQ(now.encounters[0].games.games(), told);
        EXPECT_EQ(game.played.game.ending()->reason, EndReason::checkmate);
    });
    ASSERT_TRUE(score) << score.error();
    EXPECT_EQ(score->encounters[0].games, GameResults(6, 0, 0));
    EXPECT_EQ(score->encounters[0].pairs, PairResults({0, 0, 0, 0, 3}));
}

TEST(Match, ends_when_the_test_knows_enough) {
    MatchSetup agreed = setup(player("strong", true), player("weak", false), 1000);
    agreed.sprt = {.elo0 = 0, .elo1 = 200};
    const auto score = play_match(agreed, [](const FinishedGame&, const MatchScore&) {});
    ASSERT_TRUE(score) << score.error();
    EXPECT_EQ(score->verdict, SprtVerdict::elo1);
    EXPECT_LT(score->encounters[0].games.games(), 100U);
}

TEST(Match, goes_on_behind_games_that_were_played_before) {
    MatchSetup agreed = setup(player("strong", true), player("weak", false), 4);
    agreed.earlier = {{.result = Result::draw}, {.result = Result::white_wins}, {}};
    agreed.earlier[0].failed = 1;
    std::vector<std::size_t> told;
    const auto score = play_match(
        agreed, [&](const FinishedGame& game, const MatchScore&) { told.push_back(game.number); });
    ASSERT_TRUE(score) << score.error();
    EXPECT_EQ(told, std::vector<std::size_t>{3});
    // A draw, a loss with Black, a draw, and a win.
    EXPECT_EQ(score->encounters[0].games, GameResults(1, 2, 1));
    EXPECT_EQ(score->encounters[0].pairs, PairResults({0, 1, 0, 1, 0}));
    EXPECT_EQ(score->encounters[0].second_failures, 1U);
}

TEST(Match, counts_what_was_played_before_where_fewer_games_are_wanted) {
    MatchSetup agreed = setup(player("strong", true), player("weak", false), 3);
    agreed.earlier.resize(6, {.result = Result::draw});
    const auto score = play_match(agreed, [](const FinishedGame&, const MatchScore&) { FAIL(); });
    ASSERT_TRUE(score) << score.error();
    EXPECT_EQ(score->encounters[0].games, GameResults(0, 6, 0));
}

TEST(Match, of_three_counts_earlier_games_alike_however_many_are_wanted) {
    for (const std::size_t games : {1U, 3U, 4U}) {
        MatchSetup agreed = setup(player("strong", true), player("weak", false), games);
        agreed.contestants.push_back(player("weaker", false));
        // White won of the first two in the first round, in the second nobody did.
        agreed.earlier = {{.result = Result::white_wins}, {}, {}, {}, {}, {}};
        agreed.earlier.resize(12, {.result = Result::draw});
        const auto score =
            play_match(agreed, [](const FinishedGame&, const MatchScore&) { FAIL(); });
        ASSERT_TRUE(score) << score.error();
        EXPECT_EQ(score->encounters[0].games, GameResults(1, 3, 0));
        EXPECT_EQ(score->encounters[1].games, GameResults(0, 4, 0));
        EXPECT_EQ(score->encounters[2].games, GameResults(0, 4, 0));
    }
}

TEST(Match, goes_on_after_an_engine_has_died) {
    const auto score = play_match(setup(player("dies", true, "exit 1"), player("weak", false), 4),
                                  [](const FinishedGame&, const MatchScore&) {});
    ASSERT_TRUE(score) << score.error();
    EXPECT_EQ(score->encounters[0].games, GameResults(0, 0, 4));
    EXPECT_EQ(score->encounters[0].first_failures, 4U);
    EXPECT_EQ(score->encounters[0].second_failures, 0U);
}

TEST(Match, does_not_begin_without_its_engines) {
    Contestant missing = player("x", true);
    missing.words = {"/no/such/engine"};
    const auto none = [](const FinishedGame&, const MatchScore&) { FAIL(); };
    EXPECT_EQ(play_match(setup(missing, player("weak", false), 2), none).error(),
              "/no/such/engine cannot be started: No such file or directory");
    Contestant wrong = player("x", true);
    wrong.options = {{"Elo", "9"}};
    EXPECT_EQ(play_match(setup(wrong, player("weak", false), 2), none).error(),
              "x has no option \"Elo\"; it has none");
}

/// Of its copies the first dies in its first game, the second plays on, and no more can be started.
Contestant with_two_lives(const std::filesystem::path& folder) {
    Contestant contestant = player("two lives", true, "[ $life = 2 ] || exit 1");
    contestant.words[2] = "cd " + folder.string() +
                          "; if mkdir 1 2>&-; then life=1; elif mkdir 2 2>&-; then life=2; else "
                          "sleep 0.2; exit 1; fi; " +
                          contestant.words[2];
    const std::string_view playing = "position)";
    contestant.words[2].insert(contestant.words[2].find(playing),
                               "ucinewgame) echo game >> games.$life;; ");
    return contestant;
}

TEST(Match, tells_all_games_where_an_engine_cannot_be_started_again) {
    const TemporaryFolder folder;
    MatchSetup agreed = setup(with_two_lives(folder.path()), player("weak", false), 100'000);
    agreed.concurrency = 2;
    std::size_t told = 0;
    const auto score = play_match(agreed, [&](const FinishedGame& game, const MatchScore&) {
        EXPECT_EQ(game.number, told++);
    });
    ASSERT_TRUE(score) << score.error();
    EXPECT_TRUE(score->breaking_off);
    std::ifstream games(folder.path() / "games.2");
    const auto played = static_cast<std::size_t>(
        std::count(std::istreambuf_iterator<char>(games), std::istreambuf_iterator<char>(), '\n'));
    EXPECT_GT(played, 0U);
    EXPECT_EQ(told, played + 1) << "those, and the one that the first has lost by dying";
    EXPECT_EQ(score->encounters[0].first_failures, 1U);
}

TEST(Match, does_not_begin_before_every_copy_of_its_engines_is_ready) {
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder.path() / "1");
    MatchSetup agreed = setup(with_two_lives(folder.path()), player("weak", false), 100);
    agreed.concurrency = 2;
    const auto score = play_match(agreed, [](const FinishedGame&, const MatchScore&) { FAIL(); });
    EXPECT_TRUE(score.error().contains("ended with code 1")) << score.error();
}

TEST(Match, of_three_lets_each_meet_each) {
    MatchSetup agreed = setup(player("strong", true), player("weak", false), 2);
    agreed.contestants.push_back(player("weaker", false, "exit 1"));
    agreed.concurrency = 2;
    std::vector<PerColor<std::size_t>> players;
    const auto score = play_match(agreed, [&](const FinishedGame& game, const MatchScore&) {
        players.push_back(game.players);
        EXPECT_EQ(game.failed(), game.players[Color::white] == 2 || game.players[Color::black] == 2
                                     ? std::optional<std::size_t>(2)
                                     : std::nullopt);
    });
    ASSERT_TRUE(score) << score.error();
    EXPECT_EQ(players, (std::vector<PerColor<std::size_t>>{
                           {{0, 1}}, {{0, 2}}, {{1, 2}}, {{1, 0}}, {{2, 0}}, {{2, 1}}}));
    ASSERT_EQ(score->encounters.size(), 3U);
    for (const EncounterScore& encounter : score->encounters)
        EXPECT_EQ(encounter.games, GameResults(2, 0, 0));
    EXPECT_EQ(score->encounters[2].second_failures, 2U);
    const auto standings = standings_of(agreed, *score);
    ASSERT_EQ(standings.size(), 3U);
    EXPECT_EQ(standings[0].contestant, 0U);
    EXPECT_EQ(standings[0].half_points(), 8U);
    EXPECT_EQ(standings[1].games, GameResults(2, 0, 2));
    EXPECT_EQ(standings[2].failures, 4U);
    EXPECT_FALSE(standings[0].elo) << "nobody has taken a point from it";
}

TEST(Match, may_give_an_engine_another_clock) {
    MatchSetup agreed = setup(player("strong", true), player("late", false, "sleep 0.1"), 1);
    agreed.rules.time = {{{.moves = {}, .base = std::chrono::minutes(5)}}};
    agreed.contestants[1].time = {{{{.moves = {}, .base = std::chrono::milliseconds(50)}}}};
    const auto score = play_match(agreed, [&](const FinishedGame& game, const MatchScore&) {
        EXPECT_EQ(game.played.game.ending()->reason, EndReason::flag);
        EXPECT_EQ(game.played.game.terms().time, agreed.rules.time);
    });
    ASSERT_TRUE(score) << score.error();
    EXPECT_EQ(score->encounters[0].games, GameResults(1, 0, 0));
}

TEST(Match, is_stopped_between_games) {
    std::stop_source stop;
    MatchSetup agreed = setup(player("strong", true), player("weak", false), 1000);
    const auto score = play_match(
        agreed,
        [&](const FinishedGame& game, const MatchScore&) {
            if (game.number == 1)
                stop.request_stop();
        },
        stop.get_token());
    ASSERT_TRUE(score) << score.error();
    EXPECT_EQ(score->encounters[0].games.games(), 2U);
}

}  // namespace
}  // namespace arbiter::testing
