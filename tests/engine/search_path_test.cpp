// Draws along the line of a search: repetitions, with the game's positions and without, and the
// 50 moves.
#include "arbiter/engine/search_path.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

constexpr std::string_view queens = "6k1/8/8/8/q7/8/8/3Q3K w - - 0 1";

/// Walks the moves of `text` from the position's end on; tells whether each step is a draw.
class Walk {
  public:
    explicit Walk(const Position& root, std::span<const std::uint64_t> earlier = {})
        : position_(root), path_(root, earlier) {}

    bool is_draw_after(std::string_view moves) {
        TextCursor cursor(moves);
        for (; !cursor.at_end(); cursor.skip_blanks()) {
            position_ = play(position_, cursor.take_word());
            path_.enter(position_, Landing());
        }
        return path_.is_draw(position_);
    }
    SearchPath& path() { return path_; }

  private:
    Position position_;
    SearchPath path_;
};

struct Played {
    Position position;
    std::vector<std::uint64_t> earlier_keys;
};

Played played(std::string_view fen, std::string_view moves) {
    Played game{position_of(fen), {}};
    TextCursor cursor(moves);
    for (; !cursor.at_end(); cursor.skip_blanks()) {
        game.earlier_keys.push_back(game.position.key());
        game.position = play(game.position, cursor.take_word());
    }
    return game;
}

TEST(SearchPath, takes_one_repetition_below_the_root_for_a_draw) {
    Walk walk(position_of(queens));
    EXPECT_FALSE(walk.is_draw_after("d1d2 a4b4 d2d1"));
    EXPECT_TRUE(walk.is_draw_after("b4a4"));
}

TEST(SearchPath, asks_of_the_game_for_a_third_occurrence) {
    const Played once = played(queens, "d1d2 a4b4 d2d1");
    EXPECT_FALSE(Walk(once.position, once.earlier_keys).is_draw_after("b4a4"));
    const Played twice = played(queens, "d1d2 a4b4 d2d1 b4a4 d1d2 a4b4 d2d1");
    EXPECT_TRUE(Walk(twice.position, twice.earlier_keys).is_draw_after("b4a4"));
}

TEST(SearchPath, knows_no_repetition_across_a_pawn_move) {
    const Played game =
        played("6k1/8/8/8/q7/8/7P/3Q3K w - - 0 1", "d1d2 a4b4 d2d1 b4a4 d1d2 a4b4 d2d1 b4a4");
    EXPECT_TRUE(Walk(game.position, game.earlier_keys).is_draw_after("d1d2"));
    EXPECT_FALSE(Walk(game.position, game.earlier_keys).is_draw_after("h2h3 a4b4 d1d2"));
}

TEST(SearchPath, knows_no_repetition_across_a_pass) {
    const Position root = position_of(queens);
    SearchPath path(root, {});
    Position position = root;
    path.enter(position = play(position, "d1d2"), Landing());
    path.enter(position = play(position, "a4b4"), Landing());
    path.enter_by_pass(position = play(position, "d2d1"));
    EXPECT_TRUE(path.is_after_pass());
    path.enter(position = play(position, "b4a4"), Landing());
    EXPECT_FALSE(path.is_after_pass());
    EXPECT_EQ(position.key(), root.key());
    EXPECT_FALSE(path.is_draw(position));
}

TEST(SearchPath, counts_fifty_moves_unless_it_is_mate) {
    const std::string_view fen = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 98 80";
    EXPECT_FALSE(Walk(position_of(fen)).is_draw_after("d1d2"));
    EXPECT_TRUE(Walk(position_of(fen)).is_draw_after("d1d2 g8f8"));
    EXPECT_FALSE(Walk(position_of(fen)).is_draw_after("d1d2 h7h6"));
    const std::string_view one_more = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 99 80";
    EXPECT_TRUE(Walk(position_of(one_more)).is_draw_after("d1d2"));
    EXPECT_FALSE(Walk(position_of(one_more)).is_draw_after("d1d8"));
}

TEST(SearchPath, builds_the_expected_line_from_its_end) {
    Walk walk(position_of(queens));
    EXPECT_FALSE(walk.is_draw_after("d1d2"));
    const Move second = Move::normal(Role::queen, Square::a4, Square::a5);
    walk.path().extend_line(second);
    walk.path().leave();
    const Move first = Move::normal(Role::queen, Square::d1, Square::d2);
    walk.path().extend_line(first);
    ASSERT_EQ(walk.path().expected_line().size(), 2U);
    EXPECT_EQ(walk.path().expected_line()[0], first);
    EXPECT_EQ(walk.path().expected_line()[1], second);
}

TEST(SearchPath, sees_whether_a_side_is_improving) {
    Walk walk(position_of(queens));
    const auto judged = [&](int centipawns) {
        walk.path().set_static_score(Score::centipawns(centipawns));
        return walk.path().is_improving();
    };
    EXPECT_FALSE(judged(10));
    EXPECT_FALSE(walk.is_draw_after("d1d2"));
    EXPECT_FALSE(judged(500));
    EXPECT_FALSE(walk.is_draw_after("a4b4"));
    EXPECT_TRUE(judged(11));
    EXPECT_FALSE(judged(10));
}

}  // namespace
}  // namespace arbiter::testing
