// A search that may ask tables of positions of few men, here such as say what the test wants.
#include "arbiter/engine/endgame_tables.hpp"

#include <gtest/gtest.h>

#include "arbiter/engine/search.hpp"
#include "arbiter/rules/movegen.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

class ToldTables : public EndgameTables {
  public:
    [[nodiscard]] int most_men() const override { return 3; }
    [[nodiscard]] std::optional<Score> score_of(const Position& position) const override {
        EXPECT_LE(position.board().occupied().size(), 3);
        EXPECT_EQ(position.halfmove_clock(), 0U);
        return score;
    }
    [[nodiscard]] std::optional<RootVerdict> judge_root(const Position& position,
                                                        bool has_repeated) const override {
        EXPECT_LE(position.board().occupied().size(), 3);
        has_come_again = has_repeated;
        return verdict;
    }

    std::optional<Score> score;
    std::optional<RootVerdict> verdict;
    mutable bool has_come_again = false;
};

constexpr std::string_view takes_a_pawn = "8/8/8/8/1k6/8/p1K5/R7 w - - 10 60";
constexpr std::string_view rook_ending = "8/8/8/4k3/8/8/8/KR6 w - - 10 60";

SearchResult found(std::string_view fen, const EndgameTables& tables, int lines = 1) {
    return Searcher().find_best({.position = position_of(fen),
                                 .earlier_keys = {},
                                 .limits = {.depth = 3},
                                 .lines = lines,
                                 .tables = &tables});
}

TEST(EndgameTables, are_believed_by_the_search) {
    ToldTables tables;
    // It is told that the rook ending is lost for whoever has to move.
    tables.score = -won_by_tables;
    const SearchResult result = found(takes_a_pawn, tables);
    EXPECT_EQ(result.score, won_by_tables);
    EXPECT_EQ(result.move, find_move(position_of(takes_a_pawn), "a1a2"));
    EXPECT_GT(result.table_hits, 0U);
    tables.score = won_by_tables;
    EXPECT_NE(found(takes_a_pawn, tables).move, find_move(position_of(takes_a_pawn), "a1a2"));
}

TEST(EndgameTables, bind_the_search_where_it_begins) {
    ToldTables tables;
    const Position position = position_of(rook_ending);
    const Move poor = find_move(position, "b1b5").value();
    tables.verdict = RootVerdict{won_by_tables, {poor}};
    const SearchResult result = found(rook_ending, tables);
    EXPECT_EQ(result.move, poor);
    EXPECT_EQ(result.score, won_by_tables);
    EXPECT_EQ(result.table_hits, 1U);
    EXPECT_NE(found(rook_ending, tables, 2).move, poor) << "who asks for several gets the best";
    tables.verdict = std::nullopt;
    EXPECT_NE(found(rook_ending, tables).move, poor);
}

TEST(EndgameTables, do_not_hide_a_mate) {
    ToldTables tables;
    const std::string_view fen = "7k/8/6K1/8/8/8/8/R7 w - - 10 60";
    const Position position = position_of(fen);
    tables.verdict = RootVerdict{won_by_tables, {find_move(position, "a1a8").value()}};
    EXPECT_EQ(found(fen, tables).score, Score::mates_in(1));
}

TEST(EndgameTables, are_told_when_it_is_time_to_get_on) {
    ToldTables tables;
    Position position = position_of(rook_ending);
    std::vector<std::uint64_t> keys;
    const auto asked = [&] {
        static_cast<void>(Searcher().find_best({.position = position,
                                                .earlier_keys = keys,
                                                .limits = {.depth = 1},
                                                .tables = &tables}));
        return tables.has_come_again;
    };
    EXPECT_FALSE(asked());
    for (const std::string_view move : {"b1c1", "e5d5", "c1b1", "d5e5"}) {
        EXPECT_FALSE(asked());
        keys.push_back(position.key());
        position = position.play(find_move(position, move).value());
    }
    EXPECT_TRUE(asked());
}

}  // namespace
}  // namespace arbiter::testing
