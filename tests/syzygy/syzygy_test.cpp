// Syzygy's tables, as far as they can be made by hand: such as say the same of all positions with
// White to move, and the same of all with Black to move.
#include "arbiter/syzygy/syzygy.hpp"

#include <filesystem>
#include <fstream>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/engine/search.hpp"
#include "arbiter/rules/movegen.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view magic = "\x71\xE8\x23\x5D";
/// Both sides differ; king, queen and the other king, in that order for both.
constexpr std::string_view queen_against_king = "\x01\x00\x66\x55\xEE\x00"sv;
/// One value for all positions: won for White to move, lost for Black.
constexpr std::string_view white_wins = "\x80\x04\x80\x00"sv;

class Syzygy : public ::testing::Test {
  protected:
    void SetUp() override {
        if (!can_read_syzygy())
            GTEST_SKIP() << "built without Fathom (libfathom-dev), which script/setup installs";
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directories(folder_);
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    void write_table(const std::string& name, std::string text, std::size_t size = 80) const {
        text.resize(size);
        // The checksum, which nobody reads.
        if (!text.empty())
            text.back() = '\x01';
        std::ofstream(folder_ / name, std::ios::binary) << text;
    }
    void write_queen_against_king() const {
        write_table("KQvK.rtbw",
                    std::string(magic) + std::string(queen_against_king) + std::string(white_wins));
    }
    [[nodiscard]] SharedEndgameTables open() const {
        return open_syzygy(folder_.string()).value_or(nullptr);
    }

    std::filesystem::path folder_ =
        std::filesystem::temp_directory_path() /
        (std::string("syzygy_") + ::testing::UnitTest::GetInstance()->current_test_info()->name());
};

TEST_F(Syzygy, tells_who_wins) {
    write_queen_against_king();
    const auto tables = open();
    ASSERT_TRUE(tables);
    EXPECT_EQ(tables->most_men(), 3);
    EXPECT_EQ(tables->score_of(position_of("8/8/8/4k3/8/8/8/KQ6 w - - 0 1")), won_by_tables);
    EXPECT_EQ(tables->score_of(position_of("8/8/8/4k3/8/8/8/KQ6 b - - 0 1")), -won_by_tables);
    EXPECT_EQ(tables->score_of(position_of("kq6/8/8/8/4K3/8/8/8 b - - 0 1")), won_by_tables)
        << "of the other colours, too";
    EXPECT_EQ(tables->score_of(position_of("8/8/8/8/8/1k6/1Q6/7K b - - 0 1")), Score())
        << "the queen is taken";
}

TEST_F(Syzygy, refuses_a_file_that_has_not_come_to_its_end) {
    write_queen_against_king();
    std::fstream(folder_ / "KQvK.rtbw", std::ios::in | std::ios::out | std::ios::binary)
        .seekp(-1, std::ios::end)
        .put('\0');
    EXPECT_TRUE(open_syzygy(folder_.string()).error().ends_with("KQvK.rtbw is not complete"));
}

TEST_F(Syzygy, knows_nothing_of_what_is_not_there) {
    write_queen_against_king();
    const auto tables = open();
    ASSERT_TRUE(tables);
    for (const std::string_view fen :
         {"8/8/8/4k3/8/8/8/KQ6 w - - 1 1", "8/8/8/4k3/8/8/8/KR6 w - - 0 1",
          "8/8/8/4k3/8/8/7P/KQ6 w - - 0 1", "8/8/8/4k3/8/8/8/4K2R w K - 0 1"})
        EXPECT_FALSE(tables->score_of(position_of(fen))) << fen;
    EXPECT_FALSE(tables->judge_root(position_of("8/8/8/4k3/8/8/8/KR6 w - - 0 1"), false));
}

TEST_F(Syzygy, judges_where_a_search_begins) {
    write_queen_against_king();
    const auto tables = open();
    ASSERT_TRUE(tables);
    // Three of the queen's moves give her away.
    const Position position = position_of("8/8/8/8/8/5k2/8/KQ6 w - - 0 60");
    const auto verdict = tables->judge_root(position, false);
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->score, won_by_tables);
    std::size_t safe = 0;
    for (const Move move : legal_moves(position)) {
        const Position next = position.play(move);
        bool is_given_away = false;
        for (const Move reply : legal_moves(next))
            is_given_away |= reply.to() == move.to();
        safe += is_given_away ? 0 : 1;
    }
    EXPECT_EQ(verdict->moves.size(), safe);
    EXPECT_LT(safe, static_cast<std::size_t>(count_legal_moves(position)));
    EXPECT_FALSE(tables->judge_root(position_of("8/8/8/8/8/5k2/8/KQ6 w - - 98 90"), false))
        << "whether the 50 moves suffice is not told by win, draw and loss alone";
}

TEST_F(Syzygy, helps_the_search) {
    write_queen_against_king();
    const auto tables = open();
    ASSERT_TRUE(tables);
    SearchRequest request{.position = position_of("8/4P3/8/8/2k5/8/8/K7 w - - 0 1"),
                          .earlier_keys = {},
                          .limits = {.depth = 2},
                          .tables = tables.get()};
    const SearchResult result = Searcher().find_best(request);
    EXPECT_EQ(result.score, won_by_tables);
    EXPECT_GT(result.table_hits, 0U);
}

TEST_F(Syzygy, one_set_is_open_at_a_time) {
    write_queen_against_king();
    for (int round = 0; round < 3; ++round) {
        const auto tables = open();
        EXPECT_TRUE(tables);
        EXPECT_FALSE(open());
        EXPECT_EQ(tables->score_of(position_of("8/8/8/4k3/8/8/8/KQ6 w - - 0 1")), won_by_tables);
    }
}

TEST_F(Syzygy, what_is_no_table_is_refused) {
    const auto opened = open_syzygy(folder_.string());
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error(), "there is no Syzygy table in " + folder_.string());
    const auto fault = [&] {
        const auto refused = open_syzygy(folder_.string());
        return refused ? "" : refused.error();
    };
    write_queen_against_king();
    const std::string name = (folder_ / "KRvK.rtbw").string();
    write_table("KRvK.rtbw", std::string(magic), 81);
    EXPECT_EQ(fault(), name + " is not complete");
    write_table("KRvK.rtbw", "something else");
    EXPECT_EQ(fault(), name + " is no Syzygy table");
    write_table("KRvK.rtbw", "", 0);
    EXPECT_EQ(fault(), name + " is no Syzygy table");
    std::filesystem::remove(name);
    std::filesystem::create_directory(name);
    EXPECT_EQ(fault(), name + " is no Syzygy table");
    std::filesystem::remove(name);
    EXPECT_EQ(fault(), "");
    EXPECT_TRUE(open_syzygy(":" + folder_.string() + ":")) << "nothing between the colons";
    EXPECT_TRUE(open_syzygy("/nowhere").error().contains("/nowhere cannot be read"));
}

}  // namespace
}  // namespace arbiter::testing
