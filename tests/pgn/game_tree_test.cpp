// Trees of moves, taken apart and put together.
#include "arbiter/pgn/game_tree.hpp"

#include <string>

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/pgn/tree_reader.hpp"
#include "arbiter/pgn/writer.hpp"

namespace arbiter::testing {
namespace {

AnnotatedGame game(std::string_view movetext) {
    auto games = read_trees(movetext);
    EXPECT_EQ(games.size(), 1) << movetext;
    return games.empty() ? AnnotatedGame{} : games.front();
}

std::string movetext(const AnnotatedGame& game) {
    std::string text;
    write_pgn(text, game, {.max_columns = 0, .has_roster = false});
    while (text.ends_with('\n'))
        text.pop_back();
    return text;
}

NodeId node(const AnnotatedGame& game, std::size_t ply) { return game.moves.main_line()[ply - 1]; }

const std::string with_variations = "1. e4 (1. d4 d5) (1. c4) 1... e5 2. Nf3 *";

TEST(GameTree, main_line_and_variations) {
    const AnnotatedGame read = game(with_variations);
    EXPECT_EQ(read.moves.size(), 6);
    EXPECT_EQ(read.moves.main_line().size(), 3);
    EXPECT_EQ(read.moves.continuations(GameTree::root).size(), 3);
    EXPECT_EQ(read.moves.ply(node(read, 3)), 3);
    EXPECT_EQ(read.moves.parent(node(read, 1)), GameTree::root);
    EXPECT_FALSE(read.moves.parent(GameTree::root));
    EXPECT_EQ(movetext(read), with_variations);
}

TEST(GameTree, promote_and_demote) {
    AnnotatedGame read = game(with_variations);
    const auto first_moves = read.moves.continuations(GameTree::root);
    read.moves.promote(first_moves[2]);
    EXPECT_EQ(movetext(read), "1. e4 (1. c4) (1. d4 d5) 1... e5 2. Nf3 *");
    read.moves.demote(first_moves[2]);
    EXPECT_EQ(movetext(read), with_variations);
    read.moves.demote(first_moves[0]);
    EXPECT_EQ(movetext(read), "1. d4 (1. e4 e5 2. Nf3) (1. c4) 1... d5 *");
    read.moves.promote(first_moves[1]);
    EXPECT_EQ(movetext(read), "1. d4 (1. e4 e5 2. Nf3) (1. c4) 1... d5 *") << "it is first already";
    read.moves.demote(first_moves[2]);
    EXPECT_EQ(movetext(read), "1. d4 (1. e4 e5 2. Nf3) (1. c4) 1... d5 *") << "it is last already";
}

TEST(GameTree, a_deep_variation_becomes_the_main_line) {
    AnnotatedGame read = game("1. e4 e5 (1... c5 2. Nf3 d6 (2... e6 3. d4)) 2. Nc3 *");
    const NodeId sicilian = *read.moves.next_variation(node(read, 2));
    const NodeId third = *read.moves.next(sicilian);
    const NodeId d6 = *read.moves.next(third);
    read.moves.make_main_line(*read.moves.next_variation(d6));
    EXPECT_EQ(movetext(read), "1. e4 c5 (1... e5 2. Nc3) 2. Nf3 e6 (2... d6) 3. d4 *");
}

TEST(GameTree, removing_a_move_removes_what_follows_it) {
    AnnotatedGame read = game(with_variations);
    const auto first_moves = read.moves.continuations(GameTree::root);
    read.moves.remove(first_moves[1]);
    EXPECT_EQ(movetext(read), "1. e4 (1. c4) 1... e5 2. Nf3 *");
    EXPECT_EQ(read.moves.size(), 4);
    read.moves.remove(first_moves[2]);
    read.moves.remove(node(read, 2));
    EXPECT_EQ(movetext(read), "1. e4 *");
    read.moves.add(node(read, 1), game("1. e4 c6 *").moves.move(node(game("1. e4 c6 *"), 2)));
    EXPECT_EQ(movetext(read), "1. e4 c6 *");
    read.moves.remove(first_moves[0]);
    EXPECT_EQ(movetext(read), "*");
    EXPECT_EQ(read.moves.size(), 0);
}

TEST(GameTree, an_inserted_tree_becomes_a_variation) {
    AnnotatedGame read = game("1. e4 *");
    read.moves.insert(GameTree::root, game("1. d4 {solid} d5 (1... Nf6) *").moves);
    EXPECT_EQ(movetext(read), "1. e4 (1. d4 {solid} 1... d5 (1... Nf6)) *");
    read.moves.insert(GameTree::root, read.moves);
    EXPECT_EQ(read.moves.continuations(GameTree::root).size(), 4) << "a tree into itself";
}

TEST(GameTree, stripping_leaves_what_is_to_be_kept) {
    const AnnotatedGame whole =
        game("[White \"A\"]\n\n{pre} 1. e4 $1 {good} (1. d4) (=) 1... e5 *");
    const auto stripped = [&](const GameTree::Kept& kept) {
        AnnotatedGame copy = whole;
        copy.moves.strip(kept);
        copy.tags.clear();
        return movetext(copy);
    };
    EXPECT_EQ(stripped({.comments = false}), "1. e4 $1 (1. d4) 1... e5 *");
    EXPECT_EQ(stripped({.nags = false}), "{pre} 1. e4 (=) {good} (1. d4) 1... e5 *");
    EXPECT_EQ(stripped({.variations = false}), "{pre} 1. e4 $1 (=) {good} 1... e5 *");
}

TEST(GameTree, compacting_changes_nothing_that_is_seen) {
    AnnotatedGame read = game(with_variations);
    read.moves.remove(read.moves.continuations(GameTree::root)[1]);
    AnnotatedGame compacted = read;
    compacted.moves.compact();
    EXPECT_EQ(compacted, read);
    EXPECT_EQ(compacted.moves.size(), 4);
}

TEST(GameTree, equality_asks_for_everything) {
    const AnnotatedGame read = game("1. e4 $1 {good} (1. d4) *");
    EXPECT_EQ(read, game("1. e4 $1 {good} (1. d4) *"));
    for (const char* other :
         {"1. e4 $1 {good} *", "1. e4 $2 {good} (1. d4) *", "1. e4 $1 (1. d4) *",
          "1. e4 $1 {good} (1. d4 d5) *", "1. e4 $1 {good} (1. c4) *",
          "1. e4 $1 {good} (1. d4) 1-0", "1. d4 $1 {good} (1. e4) *"})
        EXPECT_NE(read, game(other)) << other;
}

TEST(GameTree, a_start_is_told_by_the_tags) {
    AnnotatedGame made;
    set_start(made, *Position::from(*read_fen("8/8/8/8/8/8/4P3/K1k5 w - - 0 1")));
    made.moves.add(GameTree::root, *read_san(made.start, "e4"));
    made.result = PgnResult{};
    std::string text;
    write_pgn(text, made);
    const AnnotatedGame read = game(text);
    EXPECT_EQ(read.start, made.start);
    EXPECT_EQ(read.moves, made.moves);
    set_start(made, Position());
    EXPECT_FALSE(made.tag("FEN") || made.tag("SetUp"));
    set_start(made, *Position::from(*read_fen("1k6/8/8/8/8/8/8/1K1R4 w D - 0 1")));
    EXPECT_EQ(made.tag("Variant"), "Chess960");
}

TEST(GameTree, has_the_position_after_each_move) {
    const AnnotatedGame read = game("1. e4 (1. d4) e5 *");
    EXPECT_EQ(position_after(read, GameTree::root), Position());
    EXPECT_EQ(position_after(read, node(read, 2)).fullmove_number(), 2);
    EXPECT_TRUE(position_after(read, *read.moves.next_variation(node(read, 1)))
                    .board()
                    .of(Role::pawn)
                    .contains(Square::d4));
}

TEST(GameTree, a_text_passes_the_turn_so_that_play_may_go_on_behind_it) {
    AnnotatedGame read = game("1. e4 Ke9 *");
    const NodeId text = node(read, 2);
    const Position position = position_after(read, text);
    EXPECT_EQ(position.turn(), Color::white);
    EXPECT_EQ(position.fullmove_number(), 2);
    read.moves.add(text, *read_san(position, "d4"));
    std::string written;
    write_pgn(written, read);
    EXPECT_TRUE(written.contains("1. e4 Ke9 2. d4 *")) << written;
}

/// Moves that only have to differ: a tree does not ask whether they are legal.
Move to(Square square) { return Move::normal(Role::queen, Square::d1, square); }

std::string squares(const GameTree& tree, const std::vector<NodeId>& nodes) {
    std::string all;
    for (const NodeId one : nodes)
        all.append(all.empty() ? "" : " ").append(name(tree.move(one).to()));
    return all;
}

/// Four moves that could be played in place of each other.
struct FourVariations {
    GameTree tree;
    std::vector<NodeId> nodes;

    FourVariations() {
        for (const Square square : {Square::a1, Square::b2, Square::c3, Square::d4})
            nodes.push_back(tree.add(GameTree::root, to(square)));
    }
    [[nodiscard]] std::string order() const {
        return squares(tree, tree.continuations(GameTree::root));
    }
};

TEST(TreeOrder, is_changed_by_one_place_in_either_direction) {
    for (std::size_t i = 0; i < 4; ++i) {
        FourVariations promoted;
        promoted.tree.promote(promoted.nodes[i]);
        FourVariations demoted;
        demoted.tree.demote(demoted.nodes[i]);
        const std::string_view up[] = {"a1 b2 c3 d4", "b2 a1 c3 d4", "a1 c3 b2 d4", "a1 b2 d4 c3"};
        const std::string_view down[] = {"b2 a1 c3 d4", "a1 c3 b2 d4", "a1 b2 d4 c3",
                                         "a1 b2 c3 d4"};
        EXPECT_EQ(promoted.order(), up[i]);
        EXPECT_EQ(demoted.order(), down[i]);
    }
}

TEST(TreeOrder, has_what_is_added_last_whatever_moved_before) {
    for (std::size_t i = 0; i < 4; ++i) {
        FourVariations moved;
        moved.tree.promote(moved.nodes[i]);
        moved.tree.demote(moved.nodes[(i + 1) % 4]);
        const std::string before = moved.order();
        moved.tree.add(GameTree::root, to(Square::h8));
        EXPECT_EQ(moved.order(), before + " h8") << i;
    }
}

TEST(TreeOrder, has_what_is_added_last_whatever_was_removed) {
    for (std::size_t i = 0; i < 4; ++i) {
        FourVariations removed;
        removed.tree.remove(removed.nodes[i]);
        const std::string before = removed.order();
        EXPECT_EQ(removed.tree.size(), 3U);
        removed.tree.add(GameTree::root, to(Square::h8));
        EXPECT_EQ(removed.order(), before + " h8") << i;
    }
    FourVariations empty;
    for (const NodeId one : empty.nodes)
        empty.tree.remove(one);
    EXPECT_EQ(empty.tree.size(), 0U);
    EXPECT_EQ(empty.tree.next(GameTree::root), std::nullopt);
    empty.tree.add(GameTree::root, to(Square::h8));
    EXPECT_EQ(empty.order(), "h8");
}

TEST(TreeOrder, of_a_line_is_from_its_first_move_to_its_last) {
    GameTree tree;
    const NodeId first = tree.add(GameTree::root, to(Square::a1));
    const NodeId second = tree.add(first, to(Square::b2));
    const NodeId other = tree.add(first, to(Square::c3));
    const NodeId third = tree.add(other, to(Square::d4));
    EXPECT_EQ(squares(tree, tree.line_to(third)), "a1 c3 d4");
    EXPECT_EQ(squares(tree, tree.main_line()), "a1 b2");
    EXPECT_TRUE(tree.line_to(GameTree::root).empty());
    EXPECT_EQ(tree.ply(GameTree::root), 0U);
    EXPECT_EQ(tree.ply(third), 3U);
    EXPECT_EQ(tree.parent(third), other);
    EXPECT_EQ(tree.next_variation(second), other);
    EXPECT_EQ(tree.next_variation(other), std::nullopt);
    tree.make_main_line(third);
    EXPECT_EQ(squares(tree, tree.main_line()), "a1 c3 d4");
    EXPECT_EQ(tree.next_variation(other), second);
}

TEST(TreeText, stands_for_a_move_that_is_none) {
    GameTree tree;
    const NodeId text = tree.add_text(GameTree::root, "Ke9");
    const NodeId legal = tree.add(text, to(Square::a1));
    EXPECT_EQ(tree.text(text), "Ke9");
    EXPECT_EQ(tree.move(text), Move());
    EXPECT_EQ(tree.text(legal), "");
    EXPECT_EQ(tree.text(GameTree::root), "");
    GameTree other;
    other.add(other.add_text(GameTree::root, "Ke8"), to(Square::a1));
    EXPECT_FALSE(tree == other) << "the text differs";
}

TEST(TreeNotes, are_there_once_they_are_written_to) {
    GameTree tree;
    const NodeId move = tree.add(GameTree::root, to(Square::a1));
    EXPECT_EQ(tree.notes(move), nullptr);
    tree.edit_notes(move).nags.push_back(1);
    tree.edit_notes(move).after.emplace_back("good");
    ASSERT_NE(tree.notes(move), nullptr);
    EXPECT_EQ(*tree.notes(move), (MoveNotes{.before = {}, .after = {"good"}, .nags = {1}}));
    EXPECT_EQ(tree.notes(GameTree::root), nullptr);
}

TEST(TreeNotes, that_say_nothing_are_as_good_as_none) {
    GameTree tree;
    tree.add(GameTree::root, to(Square::a1));
    GameTree other = tree;
    static_cast<void>(other.edit_notes(*other.next(GameTree::root)));
    EXPECT_TRUE(tree == other);
    other.edit_notes(*other.next(GameTree::root)).offers_draw = true;
    EXPECT_FALSE(tree == other);
}

TEST(TreeNotes, go_with_their_moves_into_another_tree_but_not_those_of_the_root) {
    AnnotatedGame source = game("{essay} 1. e4 $1 {good} (1. d4 {solid}) *");
    GameTree target;
    target.insert(GameTree::root, source.moves);
    EXPECT_EQ(target.notes(GameTree::root), nullptr);
    const auto first = target.continuations(GameTree::root);
    ASSERT_EQ(first.size(), 2U);
    EXPECT_EQ(target.notes(first[0])->nags, std::vector{1});
    EXPECT_EQ(target.notes(first[1])->after, std::vector<std::string>{"solid"});
}

TEST(CompactTree, keeps_texts_notes_and_the_notes_of_the_root) {
    AnnotatedGame made = game("{essay} 1. e4 {good} (1. d4) (1. c4 d5 2. Ke9) 1... Ke9 *");
    const AnnotatedGame before = made;
    made.moves.remove(made.moves.continuations(GameTree::root)[1]);
    made.moves.compact();
    EXPECT_EQ(made.moves.notes(GameTree::root)->after, std::vector<std::string>{"essay"});
    EXPECT_EQ(movetext(made), "{essay} 1. e4 {good} (1. c4 d5 2. Ke9) 1... Ke9 *");
    EXPECT_NE(made, before);
}

}  // namespace
}  // namespace arbiter::testing
