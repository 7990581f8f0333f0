// Main lines played on the board.
#include "arbiter/pgn/replay.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/pgn/recorder.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

std::vector<ReplayedGame> replayed(std::string_view text) {
    std::vector<ReplayedGame> games;
    replay_games(text, [&](const ReplayedGame& game) { games.push_back(game); });
    return games;
}

ReplayedGame replayed_one(std::string_view text) {
    const auto games = replayed(text);
    EXPECT_EQ(games.size(), 1);
    return games.empty() ? ReplayedGame{} : games.front();
}

/// "illegal-move @9:23: text"
std::string told(const PgnProblem& problem) {
    return std::string(code(problem.fault)) + at(problem.place) + ": " + problem.text;
}

TEST(Replay, plies_final_position_and_result) {
    const ReplayedGame game = replayed_one("1. f3 e5 2. g4 Qh4# 0-1");
    EXPECT_EQ(game.number, 1);
    EXPECT_EQ(game.moves.size(), 4);
    EXPECT_EQ(write_fen(game.final_position),
              "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    EXPECT_EQ(game.result, PgnResult{Result::black_wins});
    EXPECT_TRUE(game.is_complete);
    EXPECT_TRUE(game.problems.empty());
}

TEST(Replay, a_variation_that_replaces_no_move_is_told) {
    for (const std::string_view text :
         {"(1. d4 d5) 1. e4 e5 *", "1. e4 ((1. d4) 1. c4) e5 *", "{c} (1. d4) *"}) {
        std::vector<std::string> told;
        PgnReplayer replayer(
            [&](const ReplayedGame& game) {
                for (const PgnProblem& problem : game.problems)
                    told.emplace_back(code(problem.fault));
            },
            Variations::checked);
        read_games("[Event \"a\"]\n\n" + std::string(text), replayer);
        EXPECT_EQ(told, std::vector<std::string>{"stray-variation"}) << text;
    }
}

TEST(Replay, games_are_numbered_and_have_places) {
    const auto games = replayed("[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n");
    ASSERT_EQ(games.size(), 2);
    EXPECT_EQ(games[1].number, 2);
    EXPECT_EQ(games[1].place, (TextPlace{22, 5, 1}));
    EXPECT_EQ(games[1].result, PgnResult{});
}

TEST(Replay, a_game_without_moves_or_result) {
    const ReplayedGame game = replayed_one("[Event \"a\"]\n");
    EXPECT_EQ(game.final_position, Position());
    EXPECT_TRUE(game.moves.empty());
    EXPECT_FALSE(game.result);
    EXPECT_TRUE(game.is_complete);
}

TEST(Replay, the_first_illegal_move_is_told_and_nothing_is_invented_behind_it) {
    const ReplayedGame game =
        replayed_one("[Event \"a\"]\n\n1. e4 e5 2. Nf3 Nc6\n3. Bg7 a6 4. Ba4 1-0");
    EXPECT_EQ(game.moves.size(), 4);
    EXPECT_FALSE(game.is_complete);
    ASSERT_EQ(game.problems.size(), 1);
    EXPECT_EQ(told(game.problems[0]),
              "illegal-move @4:4: 3. Bg7: no bishop can go to g7 (Law 3.2)");
    EXPECT_EQ(game.result, PgnResult{Result::white_wins});
}

TEST(Replay, one_illegal_game_does_not_cost_its_neighbour) {
    const auto games = replayed("1. e5 1-0\n\n1. e4 e5 *");
    ASSERT_EQ(games.size(), 2);
    EXPECT_FALSE(games[0].is_complete);
    EXPECT_TRUE(games[1].is_complete);
    EXPECT_EQ(games[1].moves.size(), 2);
}

TEST(Replay, variations_do_not_touch_the_main_line) {
    EXPECT_EQ(
        replayed_one("1. e4 (1. e5 e6) 1... e5 (1... c5 (1... Qxx) 2. Nf3) 2. Nf3 *").moves.size(),
        3);
}

TEST(Replay, illegal_moves_in_variations_are_not_asked) {
    EXPECT_TRUE(replayed_one("1. e4 (1. e5 e6) 1... e5 *").problems.empty());
}

TEST(Replay, moves_after_mate_are_illegal) {
    const ReplayedGame game = replayed_one("1. f3 e5 2. g4 Qh4# 3. a3 *");
    EXPECT_EQ(game.moves.size(), 4);
    EXPECT_FALSE(game.is_complete);
}

TEST(Replay, an_ambiguous_move_is_told_with_its_alternatives) {
    const ReplayedGame game = replayed_one("1. Nf3 a6 2. d4 a5 3. Nd2 *");
    EXPECT_EQ(game.moves.size(), 4);
    EXPECT_EQ(game.problems.at(0).text,
              "3. Nd2: more than one man can go there: write Nbd2 or Nfd2");
}

TEST(Replay, a_null_move_is_told_and_passed) {
    const ReplayedGame game = replayed_one("1. e4 -- 2. d4 Z0 *");
    EXPECT_EQ(game.problems.at(0).text,
              "1... --: a null move; the players move alternately (Law 1.2)");
    EXPECT_TRUE(game.is_complete);
    ASSERT_EQ(game.moves.size(), 4);
    EXPECT_EQ(game.moves[1], Move());
    EXPECT_EQ(write_fen(game.final_position),
              "rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 1 3");
    EXPECT_EQ(history_of(game).current(), game.final_position);
}

TEST(Replay, nobody_passes_in_check) {
    EXPECT_EQ(replayed_one("1. e4 f6 2. Qh5+ -- *").problems.at(0).text,
              "2... --: a null move leaves the king in check (Law 3.9.2)");
}

TEST(Replay, a_promotion_without_a_piece_is_told_and_read_as_a_queen) {
    const ReplayedGame game = replayed_one("1. a4 b5 2. axb5 a6 3. bxa6 h6 4. a7 h5 5. axb8 *");
    EXPECT_EQ(game.moves.size(), 9);
    EXPECT_EQ(code(game.problems.at(0).fault), "odd-promotion");
}

TEST(Replay, text_behind_a_game_belongs_to_it) {
    const auto games = replayed("1. e4 *\nno chess\n\n1. d4 *\n\n<html>\n");
    ASSERT_EQ(games.size(), 2);
    EXPECT_EQ(code(games[0].problems.at(0).fault), "stray-text");
    EXPECT_EQ(code(games[1].problems.at(0).fault), "stray-text");
}

TEST(Replay, what_the_text_gets_wrong_is_told_too) {
    const ReplayedGame game = replayed_one("1. e4 } e5 ) $300 *");
    EXPECT_TRUE(game.is_complete);
    ASSERT_EQ(game.problems.size(), 3);
    EXPECT_EQ(code(game.problems[0].fault), "unknown-token");
    EXPECT_EQ(code(game.problems[1].fault), "stray-close");
    EXPECT_EQ(code(game.problems[2].fault), "nag-range");
}

TEST(Replay, problems_of_one_game_are_bounded) {
    std::string text = "1. e4";
    for (int i = 0; i < 1'000; ++i)
        text += " }";
    EXPECT_EQ(replayed_one(text).problems.size(), max_problems_per_game + 1);
    EXPECT_EQ(code(replayed_one(text).problems.back().fault), "left-out");
}

TEST(Replay, games_start_where_their_fen_tag_says) {
    const ReplayedGame game = replayed_one(
        "[Event \"n\"]\n[FEN \"4k3/8/8/8/8/8/4p3/4K3 b - - 3 31\"]\n\n31... Kd7 32. Kxe2 *");
    EXPECT_EQ(game.moves.size(), 2);
    EXPECT_EQ(write_fen(game.start), "4k3/8/8/8/8/8/4p3/4K3 b - - 3 31");
    EXPECT_EQ(write_fen(game.final_position), "8/3k4/8/8/8/8/4K3/8 b - - 0 32");
}

TEST(Replay, chess960_castles_by_its_own_rules) {
    for (const std::string variant : {"Chess960", "fischerandom", "960"}) {
        const ReplayedGame game = replayed_one(
            "[Variant \"" + variant +
            "\"]\n[FEN \"rkbbnnqr/pppppppp/8/8/8/8/PPPPPPPP/RKBBNNQR w KQkq - 0 1\"]\n\n"
            "1. e4 e5 2. Bg4 Bg5 3. d3 d6 4. Bd2 Bd7 5. O-O-O O-O-O *");
        EXPECT_EQ(game.moves.size(), 10) << variant;
        EXPECT_EQ(game.final_position.king(Color::white), Square::c1);
    }
}

TEST(Replay, a_bad_fen_is_told_where_its_tag_stands) {
    const ReplayedGame game =
        replayed_one("[Event \"n\"]\n[FEN \"8/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 1-0\n");
    EXPECT_TRUE(game.moves.empty());
    EXPECT_FALSE(game.is_complete);
    EXPECT_EQ(told(game.problems.at(0)),
              "bad-fen @2:1: black has no king; each side has exactly one");
    EXPECT_EQ(game.result, PgnResult{Result::white_wins});
}

TEST(Replay, impossible_rights_are_told_and_the_game_is_played) {
    const ReplayedGame game = replayed_one(
        "[FEN \"rkrnnbbq/pppppppp/8/8/8/8/PPPPPPPP/RKRNNBBQ w HEhe - 0 1\"]\n\n1. e4 e5 *");
    EXPECT_EQ(game.moves.size(), 2);
    EXPECT_TRUE(game.is_complete);
    EXPECT_EQ(code(game.problems.at(0).fault), "odd-fen");
}

TEST(Replay, another_game_is_not_accused_of_illegal_moves) {
    const ReplayedGame game =
        replayed_one("[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 *");
    ASSERT_EQ(game.problems.size(), 1);
    EXPECT_EQ(code(game.problems[0].fault), "foreign-variant");
    EXPECT_TRUE(game.moves.empty());
}

TEST(Replay, castling_text_is_a_double_loss_only_where_the_tag_says_so) {
    const ReplayedGame lost = replayed_one("[Result \"0-0\"]\n\n1. e4 0-0\n");
    EXPECT_EQ(lost.result, PgnResult{Result::both_lose});
    EXPECT_TRUE(lost.is_complete);
    EXPECT_FALSE(replayed_one("[Result \"*\"]\n\n1. e4 0-0\n").is_complete);
    const ReplayedGame castled =
        replayed_one("[Result \"0-0\"]\n\n1. Nf3 a6 2. g3 a5 3. Bg2 a4 4. 0-0\n");
    EXPECT_EQ(castled.moves.size(), 7);
    EXPECT_FALSE(castled.result);
}

TEST(Replay, of_a_repeated_tag_the_first_counts) {
    const ReplayedGame result =
        replayed_one("[Event \"a\"]\n[Result \"0-0\"]\n[Result \"1-0\"]\n\n1. e4 0-0");
    EXPECT_EQ(result.result, PgnResult{Result::both_lose});
    EXPECT_TRUE(result.problems.empty());
    const ReplayedGame other =
        replayed_one("[Event \"a\"]\n[Result \"1-0\"]\n[Result \"0-0\"]\n\n1. e4 0-0");
    EXPECT_FALSE(other.result);
    EXPECT_FALSE(other.is_complete) << "castling that is illegal";
    const ReplayedGame fen = replayed_one(
        "[Event \"a\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[FEN \"8/8 w\"]\n\n1. e4 *");
    EXPECT_TRUE(fen.problems.empty());
    EXPECT_EQ(fen.moves.size(), 1U);
}

TEST(Replay, nothing_of_one_game_is_left_in_the_next) {
    const auto games = replayed(
        "[Event \"a\"]\n[Variant \"Atomic\"]\n[Result \"0-0\"]\n[FEN \"8/8 w\"]\n\n1. e4 *\n\n"
        "[Event \"b\"]\n\n1. e4 Ke6 1-0\n\n[Event \"c\"]\n\n1. e4 e5 0-0\n");
    ASSERT_EQ(games.size(), 3U);
    EXPECT_FALSE(games[0].has_start);
    EXPECT_TRUE(games[1].has_start);
    EXPECT_EQ(games[1].start, Position());
    EXPECT_EQ(games[1].moves.size(), 1U);
    EXPECT_EQ(games[1].result, PgnResult{Result::white_wins});
    EXPECT_FALSE(games[2].result) << "no tag says that both have lost";
    EXPECT_EQ(games[2].moves.size(), 2U);
    EXPECT_FALSE(games[2].is_complete);
}

TEST(Replay, variations_that_are_checked_tell_of_the_first_illegal_move_of_each) {
    const auto problems_of = [](std::string_view text) {
        std::vector<std::string> all;
        PgnReplayer replayer(
            [&](const ReplayedGame& game) {
                for (const PgnProblem& problem : game.problems)
                    all.push_back(told(problem));
            },
            Variations::checked);
        read_games(text, replayer);
        return all;
    };
    EXPECT_EQ(problems_of("1. e4 (1. d4 d5 2. Ke3 Ke6) e5 (1... Ke6) *").size(), 2U);
    EXPECT_TRUE(problems_of("1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) e5 *").empty());
    EXPECT_TRUE(problems_of("1. e4 Ke6 (1... Ke5) *").size() == 1U)
        << "behind an illegal move nothing is known";
    EXPECT_TRUE(problems_of("1. e4 (1. d4 Ke6 (1... Ke5)) *").size() == 1U);
}

TEST(Replay, of_a_game_with_null_moves_has_a_history_that_passes) {
    const ReplayedGame game = replayed_one("1. e4 -- 2. d4 *");
    const History history = history_of(game);
    ASSERT_EQ(history.moves().size(), 3U);
    EXPECT_EQ(history.moves()[1], Move());
    EXPECT_EQ(history.current(), game.final_position);
    EXPECT_EQ(history.positions()[2].turn(), Color::white);
}

TEST(Replay, tells_how_far_it_is_while_it_reads) {
    std::vector<std::size_t> plies;
    PgnReplayer replayer([&](const ReplayedGame& game) { plies.push_back(game.moves.size()); });
    PgnReader reader(replayer);
    reader.feed("1. e4 e5 2. Nf3 ");
    EXPECT_EQ(replayer.game().moves.size(), 3U);
    EXPECT_EQ(replayer.position().turn(), Color::black);
    EXPECT_EQ(replayer.position_before().turn(), Color::white);
    EXPECT_TRUE(plies.empty());
    reader.feed("Nc6 *");
    reader.finish();
    EXPECT_EQ(plies, std::vector<std::size_t>{4});
}

}  // namespace
}  // namespace arbiter::testing
