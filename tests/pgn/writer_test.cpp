// PGN's export format, and that what is written is read as what it was.
#include "arbiter/pgn/writer.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "arbiter/pgn/reader.hpp"
#include "arbiter/pgn/tree_reader.hpp"
#include "tests/support/data_files.hpp"
#include "tests/support/data_folders.hpp"

namespace arbiter::testing {
namespace {

namespace fs = std::filesystem;

std::string written(std::string_view text, const PgnStyle& style = {}) {
    std::string out;
    for (const AnnotatedGame& game : read_trees(text))
        write_pgn(out, game, style);
    return out;
}

const std::string roster =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
    "[Black \"?\"]\n[Result \"*\"]\n\n";

TEST(Writer, the_roster_is_whole_and_first_and_the_others_follow_by_name) {
    EXPECT_EQ(written("[WhiteElo \"2000\"]\n[Black \"B\"]\n[Annotator \"x\"]\n[Event \"E\"]\n\n"
                      "1. e4 1-0"),
              "[Event \"E\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
              "[Black \"B\"]\n[Result \"1-0\"]\n[Annotator \"x\"]\n[WhiteElo \"2000\"]\n\n"
              "1. e4 1-0\n\n");
}

TEST(Writer, a_tag_that_stands_twice_comes_twice) {
    const std::string text =
        written("[Event \"a\"]\n[Event \"b\"]\n[White \"A\"]\n[White \"B\"]\n\n*");
    EXPECT_TRUE(text.starts_with("[Event \"a\"]\n[Event \"b\"]\n[Site \"?\"]\n")) << text;
    EXPECT_TRUE(text.contains("[White \"A\"]\n[White \"B\"]\n[Black \"?\"]\n")) << text;
    EXPECT_EQ(written(text), text);
}

TEST(Writer, numbers_stand_before_whites_moves_and_behind_what_interrupts) {
    EXPECT_EQ(written("1. e4 e5 {a} 2. Nf3 {b} Nc6 (2... d6 3. d4) 3. Bb5 $1 a6 *"),
              roster + "1. e4 e5 {a} 2. Nf3 {b} 2... Nc6 (2... d6 3. d4) 3. Bb5 $1 a6 *\n\n");
}

TEST(Writer, moves_are_written_in_the_standard_form) {
    EXPECT_EQ(written("1. e2-e4 e7e5 2. Ng1f3 d6 3. Bf1c4 Bg4 4. 0-0 Nf6!?"),
              roster + "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. O-O Nf6 $5 *\n\n");
}

TEST(Writer, the_tag_has_the_result_where_the_movetext_has_none) {
    EXPECT_TRUE(written("[Result \"1-0\"]\n\n1. e4").ends_with("1. e4 1-0\n\n"));
    EXPECT_TRUE(written("[Result \"0-0\"]\n\n1. e4").ends_with("1. e4 0-0\n\n"));
}

TEST(Writer, the_loss_of_both_is_not_written_where_it_would_be_castling) {
    const std::string text = written("[Result \"0-0\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5");
    EXPECT_TRUE(text.contains("[Result \"0-0\"]") && text.ends_with(" Bc5 *\n\n")) << text;
    EXPECT_TRUE(written("[Result \"0-0\"]\n\n1. e4 e5").ends_with(" e5 0-0\n\n"));
}

TEST(Writer, a_start_that_comes_too_late_is_not_written) {
    EXPECT_EQ(
        written("1. e4 e5\n[FEN \"8/8/4k3/8/8/4K3/8/R7 w - - 0 1\"]\n[SetUp \"1\"]\n2. Nf3 *"),
        roster + "1. e4 e5 2. Nf3 *\n\n");
}

TEST(Writer, quotation_marks_and_backslashes_in_tags_are_escaped) {
    EXPECT_EQ(escaped_tag_value("a \"b\" \\ c\nd"), "a \\\"b\\\" \\\\ c d");
    EXPECT_TRUE(
        written("[Event \"a \\\"b\\\" \\\\\"]\n\n*").starts_with("[Event \"a \\\"b\\\" \\\\\"]\n"));
}

TEST(Writer, brackets_count_for_the_columns_of_their_lines) {
    for (std::size_t blanks = 1; blanks < 77; ++blanks) {
        const std::string out = written("1. e4 {" + std::string(blanks, 'x') +
                                        "} ({y} 1. d4 (1. c4 (1. b4 (1. g4)))) e5 *");
        for (std::size_t at = out.find("1. e4"); at < out.size(); at = out.find('\n', at) + 1)
            EXPECT_LT(out.find('\n', at) - at, 80U) << out;
    }
}

TEST(Writer, lines_have_fewer_than_eighty_columns) {
    std::string text = "1. Nf3 {";
    for (int i = 0; i < 100; ++i)
        text += "word" + std::to_string(i) + ' ';
    text += "}";
    for (int i = 0; i < 30; ++i)
        text += " Nf6 Ng1 Ng8 Nf3";
    const std::string out = written(text + " *");
    std::size_t lines = 0;
    for (std::size_t at = 0; at < out.size(); ++lines) {
        const std::size_t end = out.find('\n', at);
        EXPECT_LT(end - at, 80U) << out.substr(at, end - at);
        EXPECT_NE(out[end - 1], ' ');
        at = end + 1;
    }
    EXPECT_GT(lines, 20U);
}

TEST(Writer, comments_with_a_brace_go_to_the_end_of_their_line) {
    EXPECT_EQ(written("1. e4 ; a } b\ne5 *"), roster + "1. e4 ; a } b\n1... e5 *\n\n");
}

TEST(Writer, the_minimal_form) {
    EXPECT_EQ(written("[White \"A\"]\n\n1. e4 $1 {x} e5 (1... c5) 2. Nf3 1-0", minimal_pgn()),
              "[White \"A\"]\n\n1.e4 e5 2.Nf3 1-0\n\n");
    EXPECT_EQ(written("1. e4 *", minimal_pgn()), "1.e4 *\n\n");
}

TEST(Writer, what_is_illegal_stays_as_it_stands) {
    EXPECT_EQ(written("1. e4 e5 2. Ke3 (2. Nf3) Nf6 3. d4 *"),
              roster + "1. e4 e5 2. Ke3 (2. Nf3) 2... Nf6 3. d4 *\n\n");
    EXPECT_EQ(written("1. e4 -- 2. d4 *"), roster + "1. e4 -- 2. d4 *\n\n");
}

TEST(Writer, white_space_in_comments_is_kept_but_for_folds) {
    for (const char* comment : {"{ a }", "{a\n\n  b}", "{a  b}", "{}", "{\n}", "{a \n b}"}) {
        const auto first = read_trees("1. e4 " + std::string(comment) + " *");
        std::string text;
        write_pgn(text, first.at(0));
        EXPECT_EQ(read_trees(text).at(0).moves, first.at(0).moves) << comment;
    }
    EXPECT_EQ(read_trees("1. e4 {a\r\nb} *").at(0).moves, read_trees("1. e4 {a b} *").at(0).moves);
}

TEST(Writer, no_line_of_a_comment_begins_a_game) {
    // The line end inside the brackets becomes a blank, and then they are a tag's.
    for (const char* comment : {"{a\n\n[Event\n\"b\"]}", "{a\n[Event \"b\"]}"}) {
        const std::string text = written("1. e4 " + std::string(comment) + " *\n\n");
        EXPECT_EQ(read_trees(text + text).size(), 2) << text;
        EXPECT_EQ(written(text), text);
    }
    EXPECT_EQ(written("1. e4 {a\n\n[Diagram]} *"), roster + "1. e4 {a\n\n[Diagram]} *\n\n");
}

struct ReadGame {
    AnnotatedGame game;
    bool has_problems;
};

std::vector<ReadGame> read(std::string_view text) {
    std::vector<ReadGame> games;
    TreeReader reader([&](AnnotatedGame game, const std::vector<PgnProblem>& problems) {
        games.push_back({std::move(game), !problems.empty()});
    });
    read_games(text, reader);
    return games;
}

/// Every tag of the roster, each tag once, and a result at the end.
bool has_roster_and_result(const AnnotatedGame& game) {
    for (const char* name : {"Event", "Site", "Date", "Round", "White", "Black", "Result"})
        if (!game.tag(name))
            return false;
    std::set<std::string> names;
    for (const TagPair& tag : game.tags)
        if (!names.insert(tag.name).second)
            return false;
    return game.result.has_value();
}

/// Over every game without fault in every file: written and read again it is the same.
TEST(Writer, reading_what_was_written_gives_the_same_game) {
    const fs::path folder = testing::shared_data() / "pgn";
    if (!fs::exists(folder))
        GTEST_SKIP() << no_shared_data;
    std::size_t games = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".pgn")
            continue;
        std::ifstream file(entry.path(), std::ios::binary);
        for (const auto& [game, has_problems] :
             read(std::string{std::istreambuf_iterator<char>(file), {}})) {
            std::string text;
            write_pgn(text, game);
            const auto again = read(text);
            ASSERT_EQ(again.size(), 1) << entry.path() << '\n' << text;
            // What was passed over is not written.
            if (!has_problems) {
                EXPECT_EQ(again[0].game.moves, game.moves) << entry.path() << '\n' << text;
            }
            if (!has_problems && has_roster_and_result(game)) {
                EXPECT_EQ(again[0].game, game) << entry.path() << '\n' << text;
                ++games;
            }
        }
    }
    EXPECT_GT(games, 2'000U);
}

struct StyledGame {
    std::string_view text;
    PgnStyle style;
    std::string_view written;
};

TEST(WriterStyle, leaves_out_what_is_not_wanted) {
    constexpr std::string_view text =
        "{essay} 1. e4 $1 {good} (1. d4 $2 {solid}) (=) 1... e5 2. Nf3 *";
    const auto with = [](PgnStyle style) {
        style.has_roster = false;
        style.max_columns = 0;
        return style;
    };
    const StyledGame styles[] = {
        {text, with({}), "{essay} 1. e4 $1 (=) {good} (1. d4 $2 {solid}) 1... e5 2. Nf3 *\n\n"},
        {text, with({.has_comments = false}), "1. e4 $1 (1. d4 $2) 1... e5 2. Nf3 *\n\n"},
        {text, with({.has_nags = false}),
         "{essay} 1. e4 (=) {good} (1. d4 {solid}) 1... e5 2. Nf3 *\n\n"},
        {text, with({.has_variations = false}), "{essay} 1. e4 $1 (=) {good} 1... e5 2. Nf3 *\n\n"},
        {text, with({.has_wide_numbers = false}),
         "{essay} 1.e4 $1 (=) {good} (1.d4 $2 {solid}) e5 2.Nf3 *\n\n"},
    };
    for (const StyledGame& one : styles)
        EXPECT_EQ(written(one.text, one.style), one.written);
}

TEST(WriterStyle, without_a_roster_keeps_the_tags_in_their_order) {
    EXPECT_EQ(written("[White \"A\"]\n[Event \"E\"]\n[Annotator \"x\"]\n\n1. e4 *",
                      {.has_roster = false}),
              "[White \"A\"]\n[Event \"E\"]\n[Annotator \"x\"]\n\n1. e4 *\n\n");
}

TEST(WriterNumbers, begin_where_the_game_does) {
    const PgnStyle plain{.has_roster = false};
    AnnotatedGame made;
    set_start(made, *Position::from(*read_fen("4k3/8/8/8/8/8/4P3/4K3 b - - 3 31")));
    const NodeId first =
        made.moves.add(GameTree::root, Move::normal(Role::king, Square::e8, Square::d7));
    made.moves.add(first, Move::normal(Role::pawn, Square::e2, Square::e4));
    made.tags.clear();
    std::string text;
    write_pgn(text, made, plain);
    EXPECT_EQ(text, "31... Kd7 32. e4 *\n\n");
}

TEST(WriterResult, is_that_of_the_moves_then_that_of_the_tag_then_open) {
    const auto result_of_text = [](std::string_view text) {
        const std::string all = written(text, {.has_roster = false});
        return all.substr(all.rfind(' ') + 1);
    };
    EXPECT_EQ(result_of_text("[Result \"1-0\"]\n\n1. e4 0-1"), "0-1\n\n");
    EXPECT_EQ(result_of_text("[Result \"1-0\"]\n\n1. e4"), "1-0\n\n");
    EXPECT_EQ(result_of_text("[Result \"what\"]\n\n1. e4"), "*\n\n");
    EXPECT_EQ(result_of_text("1. e4"), "*\n\n");
}

TEST(WriterComments, go_where_no_reader_takes_them_for_something_else) {
    AnnotatedGame made;
    const NodeId e4 =
        made.moves.add(GameTree::root, Move::normal(Role::pawn, Square::e2, Square::e4));
    made.moves.edit_notes(e4).after = {"a } b", "c }\nd", "e\n[Event \"x\"]"};
    std::string text;
    write_pgn(text, made, {.has_roster = false});
    EXPECT_EQ(text, "1. e4 ;a } b\n{c )\nd} {e [Event \"x\"]} *\n\n");
    EXPECT_EQ(read_trees(text).size(), 1U);
}

}  // namespace
}  // namespace arbiter::testing
