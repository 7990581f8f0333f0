// Every error of a FEN at once, and what lenient reading makes of it.
#include "arbiter/notation/fen_text.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

TEST(FenText, tells_every_error_of_syntax_at_once) {
    const FenText read =
        read_fen_text("4k3/7/x7/44/8/8/8/4K4 W KXk e9 -1 two three", Reading::strict);
    const std::vector<TextError> wanted{
        {5, "rank 7 has 7 squares instead of 8"},
        {6, "'x' is no man; use PNBRQK for White, pnbrqk for Black and 1 to 8 for empty squares"},
        {10, "rank 5 has two numbers in a row; write their sum"},
        {20, "rank 1 has more than 8 squares"},
        {22, "the side to move is 'W'; use w or b"},
        {25, "'X' is no castling right; use K, Q, k, q, the file letters of the rooks, or - alone"},
        {28, "the en passant field is neither a square such as e3 nor -"},
        {31, "the half-move clock is no whole number from 0 to 999999"},
        {34, "the move number is no whole number from 0 to 999999"},
        {38, "a FEN has 4 or 6 fields; something follows the move number"},
    };
    EXPECT_EQ(read.errors.size(), wanted.size());
    for (std::size_t i = 0; i < std::min(wanted.size(), read.errors.size()); ++i) {
        EXPECT_EQ(read.errors[i].at, wanted[i].at) << wanted[i].text;
        EXPECT_EQ(read.errors[i].text, wanted[i].text);
    }
    EXPECT_TRUE(read.forgiven.empty());
}

struct Forgiven {
    std::string_view fen;
    std::string_view canonical;
    std::size_t at;
    std::string_view words;
};

TEST(FenText, lenient_reading_forgives_what_can_mean_one_thing_only) {
    const std::vector<Forgiven> cases{
        {"4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 19,
         "the FEN ends before the side to move, w or b; what is missing is taken as in w - - 0 1"},
        {"4k3/8/8/8/8/8/8/4K3 b", "4k3/8/8/8/8/8/8/4K3 b - - 0 1", 21,
         "the FEN ends before the castling rights, such as KQkq or -; what is missing is taken as "
         "in w - - 0 1"},
        {"4k/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 2,
         "rank 8 has 5 squares instead of 8; the others are taken as empty"},
        {"4k12/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 3,
         "rank 8 has two numbers in a row; write their sum; taken as their sum"},
        {"4k3/8/8/8/8/8/8/4K3/ w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 19,
         "a blank is missing before the side to move, w or b; found '/'; taken as the end of the "
         "ranks"},
        {"4k3/8/8/8/8/8/8/4K3/", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 19,
         "a blank is missing before the side to move, w or b; found '/'; taken as the end of the "
         "ranks"},
        {"4k3/8/8/8/8/8/8/4K3 Black - -", "4k3/8/8/8/8/8/8/4K3 b - - 0 1", 20,
         "the side to move is 'Black'; use w or b; taken as b"},
        {"4k3/8/8/8/8/8/8/4K3 white - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 20,
         "the side to move is 'white'; use w or b; taken as w"},
        {"4k3/8/8/8/8/8/8/4K2R w KxK -", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", 24,
         "'x' is no castling right; use K, Q, k, q, the file letters of the rooks, or - alone; "
         "passed over"},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - D6", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 27,
         "the en passant field is neither a square such as e3 nor -; taken in lower case"},
        {"4k3/8/8/8/8/8/8/4K3 w - x -1 0.5", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 24,
         "the en passant field is neither a square such as e3 nor -; taken as -"},
        {"4k3/8/8/8/8/8/8/4K3_w_-_-_4_9", "4k3/8/8/8/8/8/8/4K3 w - - 4 9", 19,
         "fields are separated by blanks; '_' is taken as one"},
        {"\"4k3/8/8/8/8/8/8/4K3 w - - 4 9\"", "4k3/8/8/8/8/8/8/4K3 w - - 4 9", 0,
         "fields are separated by blanks; '\"' is taken as one"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 4 9 bm Kd2;", "4k3/8/8/8/8/8/8/4K3 w - - 4 9", 30,
         "a FEN has 4 or 6 fields; something follows the move number; passed over"},
    };
    for (const auto& [fen, canonical, at, words] : cases) {
        const FenText read = read_fen_text(fen, Reading::lenient);
        ASSERT_TRUE(read.errors.empty()) << fen << ": " << read.errors.front().text;
        EXPECT_EQ(write_fen(read.setup), canonical) << fen;
        ASSERT_FALSE(read.forgiven.empty()) << fen;
        EXPECT_EQ(read.forgiven.front().at, at) << fen;
        EXPECT_EQ(read.forgiven.front().text, words) << fen;
        EXPECT_FALSE(read_fen(fen)) << fen;
    }
}

TEST(FenText, lenient_reading_refuses_what_it_would_have_to_guess) {
    for (const std::string_view fen :
         {"", "  ", "4k3/8/8/8/8/8/8", "4k3/8/8/8/8/8/8/4K4 w - -", "4k3/8/8/8/8/8/8/4X3 w - -",
          "4k3/8/8/8/8/8/8/4K3 x - -", "4k3/8/8/8/8/8/8/4K3/8 w - -", "4k3/9/8/8/8/8/8/4K3 w - -"})
        EXPECT_FALSE(read_fen_text(fen, Reading::lenient).errors.empty()) << fen;
}

TEST(FenText, what_is_right_is_read_alike_by_both) {
    for (const std::string_view fen :
         {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "4k3/8/8/8/8/8/8/4K3 b - -",
          "4k3/8/8/3pP3/8/8/8/4K2R w H d6 0 31"}) {
        const FenText strict = read_fen_text(fen, Reading::strict);
        const FenText lenient = read_fen_text(fen, Reading::lenient);
        EXPECT_EQ(strict.setup, lenient.setup) << fen;
        EXPECT_TRUE(strict.errors.empty() && lenient.errors.empty()) << fen;
        EXPECT_TRUE(strict.forgiven.empty() && lenient.forgiven.empty()) << fen;
    }
}

}  // namespace
}  // namespace arbiter::testing
