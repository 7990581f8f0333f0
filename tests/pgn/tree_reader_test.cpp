// Games as values, and texts that are refused.
#include "arbiter/pgn/tree_reader.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "arbiter/pgn/reader.hpp"
#include "arbiter/pgn/replay.hpp"
#include "arbiter/pgn/writer.hpp"

namespace arbiter::testing {
namespace {

std::string refused(std::string_view text) {
    const auto games = read_trees_strictly(text);
    if (games)
        return "read " + std::to_string(games->size());
    return std::string(code(games.error().fault)) + " at " +
           std::to_string(games.error().place.line) + ":" +
           std::to_string(games.error().place.column);
}

TEST(TreeReader, strictly_read_is_all_or_nothing) {
    const std::string good = "[Event \"a\"]\n\n1. e4 (1. d4 {x} d5) e5 $1 1-0\n\n";
    EXPECT_EQ(refused(""), "read 0");
    EXPECT_EQ(refused(good + good), "read 2");
    EXPECT_EQ(refused(good + "1. e4 ) *\n\n1. e5 *"), "stray-close at 5:7");
    EXPECT_EQ(refused(good + "1. e4 e5 2. Ke3 ) *"), "illegal-move at 5:13");
    EXPECT_EQ(refused(good + "1. e4 (1. e5) e5 *"), "illegal-variation at 5:11");
    EXPECT_EQ(refused("[FEN \"8/8 w - - 0 1\"]\n\n*"), "bad-fen at 3:1");
    // Between games, and behind the last.
    EXPECT_EQ(refused(good + "From: a friend\n\n" + good), "stray-text at 5:1");
    EXPECT_EQ(refused(good + "From: a friend"), "stray-text at 5:1");
}

TEST(TreeReader, strictly_read_games_are_those_that_are_read_else) {
    const std::string text = "[Event \"a\"]\n\n1. e4 (1. d4 {x} d5) e5 $1 1-0\n\n1. c4 *";
    const auto games = read_trees_strictly(text);
    ASSERT_TRUE(games);
    const std::vector<AnnotatedGame> wanted = read_trees(text);
    ASSERT_EQ(games->size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        EXPECT_EQ(games->at(i).moves, wanted[i].moves);
        EXPECT_EQ(games->at(i).tags.size(), wanted[i].tags.size());
    }
}

TEST(TreeReader, a_result_that_looks_like_castling_is_no_move_to_replace) {
    const auto games = read_trees("[Result \"0-0\"]\n\n1. e4 0-0 (1. d4 d5) (1. e5) *");
    std::string text;
    write_pgn(text, games.at(0), {.has_roster = false});
    EXPECT_TRUE(text.contains("1. e4 (1. d4 d5) (1. e5)")) << text;
    EXPECT_FALSE(
        games.at(0).moves.text(games.at(0).moves.continuations(GameTree::root)[2]).empty());
}

TEST(TreeReader, the_loss_of_both_is_read_again_however_the_tag_spells_it) {
    for (const char* spelling : {"0-0", "-:-", "0:0"}) {
        const auto games = read_trees("[Result \"" + std::string(spelling) + "\"]\n\n1. c4 e5 2.");
        std::string text;
        write_pgn(text, games.at(0));
        EXPECT_TRUE(text.ends_with("1. c4 e5 0-0\n\n")) << text;
        const auto again = read_trees(text);
        EXPECT_EQ(again.at(0).moves, games.at(0).moves) << text;
        EXPECT_EQ(again.at(0).result, PgnResult{Result::both_lose}) << text;
        replay_games(text,
                     [&](const ReplayedGame& game) { EXPECT_TRUE(game.is_complete) << text; });
    }
}

TEST(TreeReader, signs_glued_to_a_move_are_its_signs) {
    const auto games = read_trees("1. e4= e5-+ 2. Nf3N (2. d4+=) *");
    std::string text;
    write_pgn(text, games.at(0), {.has_roster = false});
    EXPECT_TRUE(text.contains("1. e4 $10 e5 $19 2. Nf3 $146 (2. d4 $14)")) << text;
}

TEST(TreeReader, a_comment_behind_what_replaces_a_variations_first_move_is_read_again) {
    const auto games = read_trees("1. e4 (1. d4 (1. c4) {behind} 1... d5) e5 *");
    std::string text;
    write_pgn(text, games.at(0));
    EXPECT_EQ(read_trees(text).at(0).moves, games.at(0).moves) << text;
    EXPECT_TRUE(text.contains("(1. d4 {behind} 1... d5) (1. c4)")) << text;
}

TEST(TreeReader, a_game_without_end_is_told_to_be_too_long) {
    std::string text;
    for (std::size_t i = 0; i <= max_plies_per_game; i += 4)
        text += "Nf3 Nf6 Ng1 Ng8\n";
    EXPECT_EQ(refused(text + "*").substr(0, 8), "too-long");
    EXPECT_EQ(read_trees(text + "*").at(0).moves.size(), max_plies_per_game);
}

/// The movetext as it is written again, and the codes of what was wrong with it.
std::string read_and_written(std::string_view text) {
    std::string all;
    TreeReader reader([&](const AnnotatedGame& game, const std::vector<PgnProblem>& problems) {
        std::string written;
        write_pgn(written, game, {.max_columns = 0, .has_roster = false});
        const std::size_t moves = game.tags.empty() ? 0 : written.find("\n\n") + 2;
        all += written.substr(moves, written.size() - moves - 2);
        for (const PgnProblem& problem : problems)
            all.append(" !").append(code(problem.fault));
    });
    read_games(text, reader);
    return all;
}

struct ReadAgain {
    std::string_view text;
    std::string_view again;
};

TEST(TreeReader, keeps_every_comment_where_it_stands) {
    const ReadAgain cases[] = {
        {"{a} {b} 1. e4 *", "{a} {b} 1. e4 *"},
        {"1. {a} e4 *", "{a} 1. e4 *"},
        {"1. e4 {a} {b} e5 {c} *", "1. e4 {a} {b} 1... e5 {c} *"},
        {"1. e4 (1. d4 {a}) {b} e5 *", "1. e4 (1. d4 {a}) {b} 1... e5 *"},
        {"1. e4 ({a} 1. d4) e5 *", "1. e4 ({a} 1. d4) 1... e5 *"},
        {"1. e4 ({a}) e5 *", "1. e4 {a} 1... e5 *"},
        {"1. e4 (1. d4) {a} *", "1. e4 {a} (1. d4) *"},
        {"1. e4 (1. d4) ({a}) 1... e5 *", "1. e4 (1. d4) {a} 1... e5 *"},
        {"1. e4 ;a\ne5 *", "1. e4 {a} 1... e5 *"},
    };
    for (const ReadAgain& one : cases)
        EXPECT_EQ(read_and_written(one.text), one.again) << one.text;
}

TEST(TreeReader, unfolds_one_line_end_between_two_words) {
    const ReadAgain comments[] = {
        {"a\nb", "a b"},    {"a\r\nb", "a b"},    {"a\rb", "a b"}, {"a \nb", "a \nb"},
        {"a\n b", "a\n b"}, {"a\n\nb", "a\n\nb"}, {"\na", "\na"},  {"a\n", "a\n"},
        {"a\tb", "a\tb"},   {"a  b", "a  b"},
    };
    for (const ReadAgain& one : comments) {
        const auto games = read_trees("1. e4 {" + std::string(one.text) + "} *");
        const MoveNotes* const notes =
            games.at(0).moves.notes(games.at(0).moves.main_line().front());
        ASSERT_NE(notes, nullptr);
        EXPECT_EQ(notes->after, std::vector<std::string>{std::string(one.again)});
    }
}

TEST(TreeReader, gives_signs_and_offers_to_the_move_before_them) {
    const ReadAgain cases[] = {
        {"1. e4 $1 $14 e5?! *", "1. e4 $1 $14 e5 $6 *"},
        {"1. $1 e4 *", "1. e4 $1 *"},
        {"1. e4 ($2 d4) e5 *", "1. e4 (1. d4 $2) 1... e5 *"},
        {"1. e4 ($2) e5 *", "1. e4 e5 * !empty-variation !unknown-token"},
        {"1. e4 (=) e5 *", "1. e4 (=) e5 *"},
        {"(=) 1. e4 *", "1. e4 *"},
        {"1. e4 (1. d4 (=)) e5 *", "1. e4 (1. d4 (=)) 1... e5 *"},
    };
    for (const ReadAgain& one : cases)
        EXPECT_EQ(read_and_written("[Event \"a\"]\n\n" + std::string(one.text)), one.again)
            << one.text;
}

TEST(TreeReader, keeps_what_follows_an_illegal_move_as_text) {
    const ReadAgain cases[] = {
        {"1. e4 e5 2. Ke3 Nf6 3. d4 *", "1. e4 e5 2. Ke3 Nf6 3. d4 * !illegal-move"},
        {"1. e4 (1. e5 e6) e5 *", "1. e4 (1. e5 e6) 1... e5 * !illegal-variation"},
        {"1. e4 (1. e5 (1. d4)) e5 *", "1. e4 (1. e5) (1. d4) 1... e5 * !illegal-variation"},
        {"1. e4 Ke6 (1... e5) 2. d4 *", "1. e4 Ke6 (1... e5) 2. d4 * !illegal-move"},
        {"1. e4 Ke6 2. d4 (2. c4) *", "1. e4 Ke6 2. d4 (2. c4) * !illegal-move"},
        {"1. e4 -- 2. d4 *", "1. e4 -- 2. d4 * !illegal-move-null"},
        {"(1. d4) 1. e4 *", "1. e4 * !stray-variation"},
    };
    for (const ReadAgain& one : cases)
        EXPECT_EQ(read_and_written("[Event \"a\"]\n\n" + std::string(one.text)), one.again)
            << one.text;
}

TEST(TreeReader, takes_a_start_only_before_the_moves) {
    constexpr std::string_view fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    const std::string tag = "[FEN \"" + std::string(fen) + "\"]";
    const auto early = read_trees("[Event \"a\"]\n" + tag + "\n\n1. e4 *");
    EXPECT_EQ(early.at(0).start, *Position::from(*read_fen(fen)));
    EXPECT_EQ(early.at(0).tag("FEN"), fen);
    const auto late = read_trees("[Event \"a\"]\n\n1. e4\n" + tag + "\n e5 *");
    EXPECT_EQ(late.at(0).start, Position());
    EXPECT_EQ(late.at(0).tag("FEN"), std::nullopt);
    EXPECT_EQ(late.at(0).moves.main_line().size(), 2U);
}

TEST(TreeReader, keeps_all_moves_as_text_where_there_is_no_position) {
    EXPECT_EQ(read_and_written("[FEN \"8/8 w\"]\n\n1. e4 e5 *"), "1. e4 e5 * !bad-fen");
    EXPECT_EQ(read_and_written("[Variant \"Atomic\"]\n\n1. e4 e5 *"),
              "1. e4 e5 * !foreign-variant");
}

}  // namespace
}  // namespace arbiter::testing
