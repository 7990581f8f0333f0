// Games as values: their tags, where they start, and when two are equal.
#include "arbiter/pgn/annotated_game.hpp"

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/pgn/tree_reader.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

AnnotatedGame with_tags(std::vector<TagPair> tags) {
    AnnotatedGame made;
    made.tags = std::move(tags);
    return made;
}

TEST(TagsOfGame, are_found_by_their_whole_name_and_the_first_counts) {
    const AnnotatedGame made = with_tags({{"White", "Anna"}, {"WhiteElo", ""}, {"White", "Bob"}});
    EXPECT_EQ(made.tag("White"), "Anna");
    EXPECT_EQ(made.tag("WhiteElo"), "") << "an empty value is one";
    EXPECT_EQ(made.tag("white"), std::nullopt);
    EXPECT_EQ(made.tag("Whit"), std::nullopt);
    EXPECT_EQ(made.tag(""), std::nullopt);
}

TEST(TagsOfGame, are_set_in_their_place_or_added_behind) {
    AnnotatedGame made = with_tags({{"Event", "E"}, {"White", "Anna"}, {"White", "Bob"}});
    made.set_tag("White", "Carol");
    made.set_tag("Black", "Dan");
    EXPECT_EQ(made.tags,
              (std::vector<TagPair>{
                  {"Event", "E"}, {"White", "Carol"}, {"White", "Bob"}, {"Black", "Dan"}}));
}

TEST(TagsOfGame, are_removed_each_time_that_they_stand_there) {
    AnnotatedGame made = with_tags({{"White", "Anna"}, {"Event", "E"}, {"White", "Bob"}});
    made.remove_tag("White");
    made.remove_tag("Black");
    EXPECT_EQ(made.tags, (std::vector<TagPair>{{"Event", "E"}}));
}

TEST(EqualGames, may_have_their_tags_in_another_order_but_not_others) {
    const AnnotatedGame made = with_tags({{"White", "Anna"}, {"Black", "Bob"}});
    EXPECT_EQ(made, with_tags({{"Black", "Bob"}, {"White", "Anna"}}));
    EXPECT_NE(made, with_tags({{"White", "Anna"}}));
    EXPECT_NE(made, with_tags({{"White", "Bob"}, {"Black", "Anna"}}));
    EXPECT_NE(made, with_tags({{"White", "Anna"}, {"Black", "Bob"}, {"Black", "Bob"}}));
    EXPECT_NE(with_tags({{"White", "Anna"}, {"White", "Bob"}}),
              with_tags({{"White", "Bob"}, {"White", "Anna"}}))
        << "of a repeated tag the first counts";
}

TEST(EqualGames, have_the_same_start_result_and_moves) {
    const AnnotatedGame made;
    AnnotatedGame other = made;
    EXPECT_EQ(made, other);
    other.result = PgnResult{};
    EXPECT_NE(made, other) << "no result is not an open one";
    other = made;
    other.start = position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    EXPECT_NE(made, other);
    other = made;
    other.moves.add(GameTree::root, Move::normal(Role::pawn, Square::e2, Square::e4));
    EXPECT_NE(made, other);
}

struct ToldStart {
    std::string_view fen;
    std::string_view variant;
};

TEST(StartOfGame, is_told_by_its_tags_and_the_variant_where_castling_needs_it) {
    const ToldStart starts[] = {
        {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", ""},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", ""},
        {"1k6/8/8/8/8/8/8/1K1R4 w D - 0 1", "Chess960"},
        {"4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", "Chess960"},
        {"4k3/8/8/8/8/8/8/3K3R w H - 0 1", "Chess960"},
        {"1rk5/8/8/8/8/8/8/4K2R b Hb - 0 1", "Chess960"},
    };
    for (const ToldStart& told : starts) {
        AnnotatedGame made;
        set_start(made, position(told.fen));
        EXPECT_EQ(made.start, position(told.fen));
        EXPECT_EQ(made.tag("SetUp"), "1") << told.fen;
        EXPECT_EQ(position(made.tag("FEN").value_or("")), position(told.fen));
        EXPECT_EQ(made.tag("Variant").value_or(""), told.variant) << told.fen;
    }
}

TEST(StartOfGame, that_is_the_initial_one_takes_the_tags_of_another_away) {
    AnnotatedGame made = with_tags(
        {{"Event", "E"}, {"Variant", "Chess960"}, {"SetUp", "1"}, {"FEN", "x"}, {"FEN", "y"}});
    set_start(made, Position());
    EXPECT_EQ(made.tags, (std::vector<TagPair>{{"Event", "E"}}));
    EXPECT_EQ(made.start, Position());
}

TEST(PositionInGame, is_that_behind_the_move_in_its_own_line) {
    const AnnotatedGame read = read_trees("1. e4 (1. d4 d5 (1... Nf6)) 1... e5 2. Nf3 *").at(0);
    const auto fen_after = [&](NodeId node) { return write_fen(position_after(read, node)); };
    const auto first = read.moves.continuations(GameTree::root);
    const NodeId d4 = first[1];
    const NodeId d5 = *read.moves.next(d4);
    const NodeId knight = *read.moves.next_variation(d5);
    EXPECT_EQ(fen_after(d5), "rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2");
    EXPECT_EQ(fen_after(knight), "rnbqkb1r/pppppppp/5n2/8/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 1 2");
    EXPECT_EQ(fen_after(read.moves.main_line().back()),
              "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
}

TEST(PositionInGame, behind_a_null_move_has_the_other_side_to_move) {
    const AnnotatedGame read = read_trees("1. e4 -- 2. d4 *").at(0);
    const auto line = read.moves.main_line();
    EXPECT_EQ(position_after(read, line[1]).turn(), Color::white);
    EXPECT_EQ(write_fen(position_after(read, line[2])),
              "rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2");
}

}  // namespace
}  // namespace arbiter::testing
