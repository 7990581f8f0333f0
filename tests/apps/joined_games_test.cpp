// Games one behind another in one text, which must be the same games when that is read.
#include "apps/arbiter/games/joined_games.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/collection/record_reader.hpp"
#include "arbiter/pgn/game_ends.hpp"
#include "arbiter/pgn/reader.hpp"
#include "arbiter/pgn/replay.hpp"

namespace arbiter::testing {
namespace {

using Texts = std::vector<std::string>;

bool is_open(const std::string& text) {
    bool is_open = true;
    replay_games(text, [&](const ReplayedGame& game) { is_open = !ends_with_result(game); });
    return is_open;
}

std::string joined(const Texts& games) {
    std::string out;
    JoinedGames joining;
    for (const std::string& game : games)
        joining.add(out, game, is_open(game));
    joining.finish(out);
    EXPECT_FALSE(joining.waits());
    return out;
}

/// The moves of each game of a text.
std::vector<std::vector<Move>> moves_of(const std::string& text) {
    std::vector<std::vector<Move>> moves;
    replay_games(text, [&](const ReplayedGame& game) { moves.push_back(game.moves); });
    return moves;
}

TEST(JoinedGames, no_games_are_no_text) { EXPECT_EQ(joined({}), ""); }

TEST(JoinedGames, an_empty_line_parts_games_that_end) {
    EXPECT_EQ(joined({"1. e4 1-0"}), "1. e4 1-0\n\n");
    EXPECT_EQ(joined({"1. e4 1-0", "[Event \"b\"]\n\n1. d4 *"}),
              "1. e4 1-0\n\n[Event \"b\"]\n\n1. d4 *\n\n");
}

TEST(JoinedGames, a_game_that_ends_does_not_wait) {
    JoinedGames joining;
    std::string out;
    EXPECT_FALSE(joining.waits());
    joining.add(out, "1. e4 1-0", false);
    EXPECT_FALSE(joining.waits());
    EXPECT_EQ(out, "1. e4 1-0\n\n");
    joining.finish(out);
    EXPECT_EQ(out, "1. e4 1-0\n\n") << "there is nothing to finish";
}

TEST(JoinedGames, an_open_game_waits_for_what_follows) {
    JoinedGames joining;
    std::string out;
    joining.add(out, "1. e4 e5", true);
    EXPECT_TRUE(joining.waits());
    EXPECT_EQ(out, "1. e4 e5");
    joining.add(out, "[Event \"b\"]\n\n*", false);
    EXPECT_FALSE(joining.waits());
    EXPECT_EQ(out, "1. e4 e5\n\n[Event \"b\"]\n\n*\n\n");
}

TEST(JoinedGames, an_open_game_at_the_end_gets_an_empty_line_once) {
    JoinedGames joining;
    std::string out;
    joining.add(out, "1. e4 e5", true);
    joining.finish(out);
    EXPECT_EQ(out, "1. e4 e5\n\n");
    joining.finish(out);
    EXPECT_EQ(out, "1. e4 e5\n\n");
}

TEST(JoinedGames, after_the_end_another_text_can_be_made) {
    JoinedGames joining;
    std::string first;
    joining.add(first, "1. e4 e5", true);
    joining.finish(first);
    std::string second;
    joining.add(second, "2. Nf3 *", false);
    EXPECT_EQ(second, "2. Nf3 *\n\n") << "nothing of the first waits";
}

TEST(JoinedGames, moves_that_would_go_on_are_parted_by_a_result) {
    EXPECT_EQ(joined({"1. e4 e5", "2. Nf3 *"}), "1. e4 e5\n*\n\n2. Nf3 *\n\n");
    EXPECT_EQ(joined({"1. e4 {open", "2. Nf3 *"}), "1. e4 {open}\n*\n\n2. Nf3 *\n\n");
    EXPECT_EQ(joined({"[Result \"0-1\"]\n\n1. e4", "1... e5 *"}),
              "[Result \"0-1\"]\n\n1. e4\n0-1\n\n1... e5 *\n\n");
}

TEST(JoinedGames, what_only_the_game_before_showed_gets_a_tag) {
    const std::string odd = "1. ?? e4 *";
    EXPECT_EQ(joined({odd}), "[Event \"?\"]\n\n" + odd + "\n\n");
    EXPECT_EQ(joined({"1. e4 1-0", odd}), "1. e4 1-0\n\n[Event \"?\"]\n\n" + odd + "\n\n");
    EXPECT_EQ(joined({"1. e4 e5", odd}), "1. e4 e5\n\n" + odd + "\n\n")
        << "where the game before it does show it nothing is added";
}

TEST(JoinedGames, line_ends_are_those_of_the_game) {
    const std::string dos = "[Event \"a\"]\r\n\r\n1. e4";
    EXPECT_EQ(joined({dos + " 1-0"}), dos + " 1-0\r\n\r\n");
    EXPECT_EQ(joined({dos}), dos + "\r\n\r\n") << "what waits has its own too";
    EXPECT_EQ(joined({dos, "1... e5 *"}), dos + "\r\n*\r\n\r\n1... e5 *\n\n");
    EXPECT_EQ(joined({"1. e4", "1... e5\r\n2. Nf3 *"}), "1. e4\n*\n\n1... e5\r\n2. Nf3 *\r\n\r\n");
    EXPECT_EQ(joined({"1. ?? e4\r\n*"}), "[Event \"?\"]\r\n\r\n1. ?? e4\r\n*\r\n\r\n");
}

TEST(JoinedGames, a_game_is_not_changed_itself) {
    // Line ends of both kinds and blanks stay as they are.
    const std::string game = "[Event \"a\"]\n\r\n1. e4\r\n\te5  1-0";
    EXPECT_EQ(joined({game}), game + "\n\n");
}

TEST(JoinedGames, every_pair_of_games_stays_two_games) {
    const Texts kinds{"[Event \"a\"]\n\n1. e4 e5 1-0",
                      "[Event \"b\"]\n[White \"A\"]",
                      "1. e4 e5",
                      "1. e4 e5 *",
                      "1... e5",
                      "2. Nf3 *",
                      "{comment} 1. c4",
                      "; comment\n1. c4",
                      "1. e4 {open",
                      "1. e4 ; open",
                      "1. e4 e5 (1... c5",
                      "1. e4 e5 (1... c5 {open",
                      "1. e4 e5 (1... c5 0-1",
                      "1. ?? e4 e5",
                      "1. (1. d4) e4 e5 *",
                      "[Result \"0-0\"]\n\n1. e4 0-0",
                      "[Result \"1/2-1/2\"]\r\n\r\n1. e4",
                      "0-1",
                      "*"};
    std::vector<std::vector<Move>> alone;
    for (const std::string& kind : kinds) {
        const auto moves = moves_of(joined({kind}));
        ASSERT_EQ(moves.size(), 1U) << kind;
        alone.push_back(moves.front());
    }
    for (std::size_t i = 0; i < kinds.size(); ++i)
        for (std::size_t j = 0; j < kinds.size(); ++j) {
            const std::string text = joined({kinds[i], kinds[j], kinds[i]});
            EXPECT_EQ(moves_of(text), (std::vector{alone[i], alone[j], alone[i]})) << text;
        }
}

TEST(WithoutBlanksBehind, takes_line_ends_and_spaces_away) {
    EXPECT_EQ(without_blanks_behind("1. e4 1-0\r\n \n"), "1. e4 1-0");
    EXPECT_EQ(without_blanks_behind("1. e4 1-0"), "1. e4 1-0");
    EXPECT_EQ(without_blanks_behind("\n 1. e4"), "\n 1. e4") << "not those before it";
    EXPECT_EQ(without_blanks_behind(" \r\n"), "");
    EXPECT_EQ(without_blanks_behind(""), "");
}

/// What is written of the games of a text, each as it stands.
GamesWritten written(const std::string& text) {
    GamesWritten written;
    RecordReader reader([&](const CollectedGame& game) {
        const std::size_t begin = game.played.place.offset;
        written.items.emplace_back();
        append_raw_game(written, game,
                        std::string_view(text).substr(begin, game.end_place.offset - begin));
        written.items.back().end = written.text.size();
    });
    read_games(text, reader);
    return written;
}

std::vector<std::pair<std::string, bool>> parts(const GamesWritten& written) {
    std::vector<std::pair<std::string, bool>> parts;
    for_each_game(written, [&](const GameItem& item, std::string_view game) {
        parts.emplace_back(game, item.is_open);
    });
    return parts;
}

TEST(GamesWritten, each_game_is_found_again_and_says_whether_it_is_open) {
    EXPECT_TRUE(parts(written("")).empty());
    using Parts = std::vector<std::pair<std::string, bool>>;
    EXPECT_EQ(parts(written("1. e4 1-0\n\n[Event \"b\"]\n\n1. d4 d5  \n\n[Event \"c\"]\n\n*\n")),
              (Parts{{"1. e4 1-0", false},
                     {"[Event \"b\"]\n\n1. d4 d5", true},
                     {"[Event \"c\"]\n\n*", false}}));
}

TEST(GamesWritten, games_without_text_are_passed_too) {
    GamesWritten empty;
    empty.text = "*";
    empty.items = {{.end = 0, .label = "a"}, {.end = 1, .label = "b"}, {.end = 1, .label = "c"}};
    Texts labels;
    Texts texts;
    for_each_game(empty, [&](const GameItem& item, std::string_view game) {
        labels.push_back(item.label);
        texts.emplace_back(game);
    });
    EXPECT_EQ(labels, (Texts{"a", "b", "c"}));
    EXPECT_EQ(texts, (Texts{"", "*", ""}));
}

}  // namespace
}  // namespace arbiter::testing
