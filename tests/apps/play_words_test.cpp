#include "apps/arbiter/talk/play_words.hpp"

#include <set>

#include <gtest/gtest.h>

#include "arbiter/notation/heard_words.hpp"

namespace arbiter::testing {
namespace {

std::optional<PlayCommand> command_in(std::string_view line) {
    const auto named = named_word(line);
    return named ? read_command(*named) : std::nullopt;
}

std::optional<PlayWord> word(std::string_view line) {
    const auto command = command_in(line);
    return command ? std::optional(command->word) : std::nullopt;
}

TEST(PlayWords, may_be_called_in_several_ways_and_in_any_case) {
    for (const auto& [line, wanted] : std::initializer_list<std::pair<const char*, PlayWord>>{
             {"clock", PlayWord::clock},
             {"c", PlayWord::clock},
             {"TIME", PlayWord::clock},
             {"turn", PlayWord::turn},
             {"whose turn is", PlayWord::turn},
             {"last", PlayWord::last},
             {"Last Move", PlayWord::last},
             {"my", PlayWord::my},
             {"my last move", PlayWord::my},
             {"moves", PlayWord::moves},
             {"score", PlayWord::score},
             {"o", PlayWord::opponent},
             {"position", PlayWord::fen},
             {"again", PlayWord::repeat},
             {"b", PlayWord::board},
             {"p", PlayWord::pieces},
             {"where is the knight", PlayWord::where},
             {"s e", PlayWord::scan},
             {"legal moves", PlayWord::legal},
             {"capture", PlayWord::captures},
             {"colour e4", PlayWord::color},
             {"material", PlayWord::material},
             {"offer a draw", PlayWord::draw},
             {"claim a draw", PlayWord::claim},
             {"accept the draw", PlayWord::accept},
             {"decline draw", PlayWord::decline},
             {"take   back", PlayWord::takeback},
             {"undo please", PlayWord::takeback},
             {"give up", PlayWord::resign},
             {"abort", PlayWord::abort},
             {"more time", PlayWord::more},
             {"rematch please", PlayWord::rematch},
             {"flip the board", PlayWord::flip},
             {"law 9.2", PlayWord::law},
             {"?", PlayWord::help},
             {"exit", PlayWord::quit}})
        EXPECT_EQ(word(line), wanted) << line;
}

TEST(PlayWords, are_none_of_these) {
    for (const std::string_view line : {"", "e4", "b4", "be4", "Nf3", "boards", "the clock"})
        EXPECT_EQ(word(line), std::nullopt) << line;
}

TEST(PlayWords, take_a_square) {
    EXPECT_EQ(command_in("board e4")->square, Square::e4);
    EXPECT_EQ(command_in("b echo four")->square, Square::e4);
    EXPECT_EQ(command_in("legal g1")->square, Square::g1);
    EXPECT_EQ(command_in("captures on e4")->square, Square::e4);
    EXPECT_EQ(command_in("color eva four")->square, Square::e4);
    EXPECT_EQ(command_in("legal")->square, std::nullopt);
}

TEST(PlayWords, take_a_number_or_as_ever_a_square_after_moves) {
    EXPECT_EQ(command_in("moves 5")->count, 5);
    EXPECT_EQ(command_in("last moves five")->count, 5);
    EXPECT_EQ(command_in("moves")->count, std::nullopt);
    EXPECT_EQ(command_in("moves e2")->square, Square::e2);
}

TEST(PlayWords, take_men_by_colour_kind_and_file) {
    EXPECT_EQ(command_in("pieces")->men, AskedMen{});
    EXPECT_EQ(command_in("pieces white")->men, AskedMen{.color = Color::white});
    EXPECT_EQ(command_in("pieces rooks")->men, AskedMen{.role = Role::rook});
    EXPECT_EQ(command_in("pieces black pawns")->men,
              (AskedMen{.color = Color::black, .role = Role::pawn}));
    EXPECT_EQ(command_in("pieces on the foxtrot file")->men, AskedMen{.file = File::f});
    EXPECT_EQ(command_in("pieces b")->men, AskedMen{.file = File::b});
    EXPECT_EQ(command_in("where b")->men, AskedMen{.role = Role::bishop});
    EXPECT_EQ(command_in("where is the black queen")->men,
              (AskedMen{.color = Color::black, .role = Role::queen}));
    EXPECT_TRUE(command_in("pieces mine")->is_of_own_men);
    EXPECT_FALSE(command_in("pieces")->is_of_own_men);
}

TEST(PlayWords, take_lines_and_what_is_read_later) {
    EXPECT_EQ(command_in("scan a1-h8")->lines.size(), 1U);
    EXPECT_EQ(command_in("scan diagonals e4")->lines.size(), 2U);
    EXPECT_EQ(command_in("claim fifty Nf3")->rest, "fifty Nf3");
    EXPECT_EQ(command_in("claim draw")->rest, "");
    EXPECT_EQ(command_in("law 9.2")->rest, "9.2");
}

TEST(PlayWords, are_refused_with_what_they_do_not_take) {
    for (const char* const line :
         {"board z9",    "legal knight", "captures 7", "color",        "color red",  "moves many",
          "moves 0",     "moves 1000",   "pieces e4",  "pieces green", "where",      "where white",
          "where e4",    "scan",         "scan z",     "scan a1 b7",   "clock e4",   "turn e4",
          "last 3",      "my e4",        "score e4",   "opponent e4",  "fen e4",     "repeat 3",
          "material e4", "draw e4",      "accept e4",  "decline e4",   "takeback 2", "resign e4",
          "abort e4",    "more 15",      "rematch e4", "flip e4",      "help me",    "quit e4"}) {
        EXPECT_TRUE(named_word(line)) << line;
        EXPECT_FALSE(command_in(line)) << line;
    }
}

TEST(PlayWords, say_how_they_are_typed) {
    EXPECT_EQ(usage(PlayWord::scan),
              "Type it like this: scan e, scan 4, scan a1 h8, scan e4, scan diagonals e4.");
    EXPECT_EQ(usage(PlayWord::draw), "Type it like this: draw.");
}

TEST(PlayWords, are_guessed_from_a_misspelling) {
    EXPECT_EQ(nearest_name("clok"), "clock");
    EXPECT_EQ(nearest_name("hlep"), "help");
    EXPECT_EQ(nearest_name("oponent"), "opponent");
    EXPECT_EQ(nearest_name("resing"), "resign");
    for (const std::string_view none : {"", "zz", "fly", "hello", "\xff\xfe\xff"})
        EXPECT_EQ(nearest_name(none), std::nullopt) << none;
}

TEST(PlayWords, are_all_in_the_help_by_groups_as_they_are_typed) {
    const std::string help = play_help();
    for (const std::string_view title : {"Moves\n", "\nThe game\n", "\nThe board\n",
                                         "\nDraws, claims and the end\n", "\nThe program\n"})
        EXPECT_TRUE(help.contains(title)) << title;
    for (int i = 0; i <= static_cast<int>(PlayWord::quit); ++i) {
        const auto wanted = static_cast<PlayWord>(i);
        std::string typed = usage(wanted).substr(std::string_view("Type it like this: ").size());
        typed.pop_back();
        EXPECT_TRUE(help.contains("\n  " + typed + ": ")) << typed;
        for (std::size_t end = 0; !typed.empty(); typed.erase(0, end)) {
            end = typed.find(", ");
            EXPECT_EQ(word(typed.substr(0, end)), wanted) << typed;
            end = end == std::string::npos ? typed.size() : end + 2;
        }
    }
}

}  // namespace
}  // namespace arbiter::testing
