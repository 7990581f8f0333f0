// Places where a text may be cut.
#include "arbiter/pgn/game_boundary.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

#include "tests/pgn/recorder.hpp"
#include "tests/support/data_files.hpp"
#include "tests/support/data_folders.hpp"

namespace arbiter::testing {
namespace {

namespace fs = std::filesystem;

TEST(GameBoundary, the_last_game_that_surely_begins) {
    const std::string game = "[Event \"a\"]\n\n1. e4 1-0\n\n";
    EXPECT_EQ(last_game_boundary(game + game + game), 2 * game.size());
    EXPECT_EQ(last_game_boundary(game), std::nullopt);
    EXPECT_EQ(last_game_boundary(""), std::nullopt);
}

TEST(GameBoundary, line_ends_of_two_bytes) {
    const std::string game = "[Event \"a\"]\r\n\r\n1. e4 1/2-1/2\r\n\r\n";
    EXPECT_EQ(last_game_boundary(game + game), game.size());
}

TEST(GameBoundary, not_where_tags_may_go_on) {
    const std::string tag = "[Event \"b\"]\n";
    EXPECT_FALSE(last_game_boundary("[White \"a\"]\n\n" + tag));
    EXPECT_FALSE(last_game_boundary("[White \"a\"]\n%x 1-0\n\n" + tag));
    EXPECT_FALSE(last_game_boundary("[White \"a\"]\n[x 1-0\n\n" + tag));
    EXPECT_FALSE(last_game_boundary("[White \"a\"]\n\n1. e4 1-0\n" + tag)) << "no empty line";
    EXPECT_FALSE(last_game_boundary("[White \"a\"]\n\n1. e4 11-0\n\n" + tag));
    EXPECT_FALSE(last_game_boundary("1. e4 {[%clk 1]} [Event \"b 1-0\n\n" + tag));
}

TEST(GameBoundary, a_comment_with_a_command_may_stand_before_the_result) {
    EXPECT_TRUE(last_game_boundary("1. e4 {[%clk 1]} 1-0\n\n[Event \"b\"]\n"));
}

std::string told(std::string_view text) {
    Recorder recorder;
    read_games(text, recorder);
    return recorder.log();
}

/// Reading the parts tells what reading the whole tells, whatever is broken before the cut.
TEST(GameBoundary, broken_files_may_be_cut_there) {
    const fs::path folder = testing::shared_data() / "pgn";
    if (!fs::exists(folder))
        GTEST_SKIP() << no_shared_data;
    std::size_t cuts = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder / "nasty")) {
        if (entry.path().extension() != ".pgn" || entry.file_size() > 300'000)
            continue;
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        std::string_view before = text;
        for (auto cut = last_game_boundary(before); cut; cut = last_game_boundary(before)) {
            before = std::string_view(text).substr(0, *cut);
            ASSERT_EQ(told(before) + told(std::string_view(text).substr(*cut)), told(text))
                << entry.path() << " at " << *cut;
            if (++cuts % 64 == 0)
                break;
        }
    }
    EXPECT_GT(cuts, 100U);
}

}  // namespace
}  // namespace arbiter::testing
