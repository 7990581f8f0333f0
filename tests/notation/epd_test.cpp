// Positions with operations: what is read and written, and every error with its place.
#include "arbiter/notation/epd.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/notation/uci_move.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

Epd read(std::string_view text) { return read_epd(text).value(); }
Position position_in(const Epd& epd) { return Position::from(epd.setup).value(); }

constexpr std::string_view win_at_chess =
    "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6; id \"WAC.001\";";

TEST(Epd, operations_have_operands_and_end_with_semicolons) {
    const Epd epd = read(win_at_chess);
    ASSERT_EQ(epd.operations.size(), 2);
    EXPECT_EQ(epd.operations[0].opcode, "bm");
    EXPECT_EQ(epd.operations[1].operands.front().text, "WAC.001");
    EXPECT_TRUE(epd.operations[1].operands.front().is_quoted);
    EXPECT_EQ(epd.find("am"), nullptr);
    EXPECT_EQ(write_epd(epd), win_at_chess);
}

TEST(Epd, moves_are_read_in_the_position) {
    const Epd epd = read("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4 e3; pv e4 Kd7 e5;");
    const Position here = position_in(epd);
    const auto best = moves_of(*epd.find("bm"), here).value();
    EXPECT_EQ(write_uci_move(best[1]), "e2e3");
    const auto line = line_of(*epd.find("pv"), here).value();
    EXPECT_EQ(write_uci_move(line[2]), "e4e5");
}

TEST(Epd, a_move_that_is_not_legal_is_told_with_its_place) {
    constexpr std::string_view text = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4 e5;";
    const Epd epd = read(text);
    const auto best = moves_of(*epd.find("bm"), position_in(epd));
    ASSERT_FALSE(best);
    EXPECT_EQ(text.substr(best.error().at), "e5;");
    EXPECT_FALSE(line_of(*epd.find("bm"), position_in(epd)));
}

TEST(Epd, counters_are_operations_or_the_fields_of_a_fen) {
    const Epd operations = read("4k3/8/8/8/8/8/8/4K3 w - - hmvc 12; fmvn 40;");
    EXPECT_EQ(operations.setup.halfmove_clock, 12);
    EXPECT_EQ(operations.setup.fullmove_number, 40);
    EXPECT_EQ(read("4k3/8/8/8/8/8/8/4K3 w - - 12 40"), operations);
    EXPECT_EQ(read("4k3/8/8/8/8/8/8/4K3 w - - 12 40 ;"), operations);
}

TEST(Epd, perft_suites_with_their_leading_semicolons_are_read) {
    const Epd epd =
        read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400 ;");
    EXPECT_EQ(number_of(*epd.find("D2")), 400);
}

TEST(Epd, numbers_have_signs) {
    const Epd epd = read("4k3/8/8/8/8/8/8/4K3 w - - ce -35; acd +12; c0 x; c1; c2 +-5;");
    EXPECT_EQ(number_of(*epd.find("ce")), -35);
    EXPECT_EQ(number_of(*epd.find("acd")), 12);
    EXPECT_FALSE(number_of(*epd.find("c0")));
    EXPECT_FALSE(number_of(*epd.find("c1")));
    EXPECT_FALSE(number_of(*epd.find("c2")));
}

TEST(Epd, the_last_semicolon_may_be_missing_and_blanks_do_not_matter) {
    EXPECT_EQ(write_epd(read("  4k3/8/8/8/8/8/8/4K3  w  -  -   id  \"a  b\" ;;  c0 \"x;y\"")),
              "4k3/8/8/8/8/8/8/4K3 w - - id \"a  b\"; c0 \"x;y\";");
}

TEST(Epd, each_error_has_its_place) {
    struct Case {
        std::string_view text;
        std::size_t at;
        std::string_view words;
    };
    constexpr std::string_view opcode =
        "an operation begins with its opcode, a letter and up to 14 letters, digits, _ or -";
    const std::vector<Case> cases{
        {"4k3/8/8/8/8/8/8/4K3 w -", 23, "the FEN ends before the en passant square or -"},
        {"4k3/8/8/8/8/8/8/4K3 w - - \"x\";", 26, opcode},
        {"4k3/8/8/8/8/8/8/4K3 w - - bm e4; 3 4;", 33, opcode},
        {"4k3/8/8/8/8/8/8/4K3 w - - abcdefghijklmnop 1;", 26, opcode},
        {"4k3/8/8/8/8/8/8/4K3 w - - id \"open;", 29,
         "the text in quotation marks is not closed on its line"},
        {"4k3/8/8/8/8/8/8/4K3 w - - id \"a\nb\";", 29,
         "the text in quotation marks is not closed on its line"},
        {"4k3/8/8/8/8/8/8/4K3 w - - id a\"b\";", 30, "a quotation mark stands within an operand"},
        {"4k3/8/8/8/8/8/8/4K3 w - - hmvc x;", 31, "hmvc has one whole number from 0 to 999999"},
        {"4k3/8/8/8/8/8/8/4K3 w - - fmvn;", 31, "fmvn has one whole number from 0 to 999999"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 1000000 1", 26, "hmvc has one whole number from 0 to 999999"},
    };
    for (const auto& [text, at, words] : cases) {
        const auto epd = read_epd(text);
        ASSERT_FALSE(epd) << text;
        EXPECT_EQ(epd.error().at, at) << text;
        EXPECT_EQ(epd.error().text, words) << text;
    }
}

TEST(Epd, positions_of_random_games_come_back) {
    Random random(5);
    playout(Position(), 200, random, [](const Position& here) {
        const Epd epd = read(write_epd(epd_of(here)));
        ASSERT_EQ(position_in(epd), here);
        ASSERT_EQ(epd.setup.halfmove_clock, here.halfmove_clock());
        ASSERT_EQ(epd.setup.fullmove_number, here.fullmove_number());
        ASSERT_EQ(epd, epd_of(here));
    });
}

}  // namespace
}  // namespace arbiter::testing
