// What is told of a move that is understood but not written as PGN writes it.
#include "arbiter/notation/san_deviations.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

using Lines = std::vector<std::string>;

/// "3: of the square ..." for each.
Lines deviations(std::string_view fen, std::string_view move, std::string_view text) {
    const Position position = position_of(fen);
    Lines lines;
    for (const TextError& error :
         deviations_of(*read_san_form(text), position, find_move(position, move).value()))
        lines.push_back(std::to_string(error.at) + ": " + error.text);
    return lines;
}

constexpr std::string_view two_knights = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
constexpr std::string_view exchange = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";

TEST(DeviationsOf, the_standard_form_has_none) {
    EXPECT_EQ(deviations(start_fen, "g1f3", "Nf3"), Lines{});
    EXPECT_EQ(deviations(two_knights, "b1d2", "Nbd2"), Lines{});
    EXPECT_EQ(deviations(exchange, "e4d5", "exd5"), Lines{});
    EXPECT_EQ(deviations("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", "O-O"), Lines{});
}

TEST(DeviationsOf, too_much_and_too_little_of_the_departure) {
    EXPECT_EQ(deviations(start_fen, "g1f3", "Ng1f3"),
              (Lines{"1: nothing of the square of departure is needed; g1 is too much"}));
    EXPECT_EQ(deviations(two_knights, "b1d2", "Nb1d2"),
              (Lines{"1: of the square of departure b is written, not b1"}));
    EXPECT_EQ(deviations(start_fen, "e2e4", "e2e4"),
              (Lines{"0: nothing of the square of departure is needed; e2 is too much"}));
}

TEST(DeviationsOf, a_letter_that_is_missing) {
    EXPECT_EQ(deviations(start_fen, "g1f3", "g1f3"),
              (Lines{"0: the letter of the knight is missing",
                     "0: nothing of the square of departure is needed; g1 is too much"}));
}

TEST(DeviationsOf, captures_have_an_x_and_others_none) {
    EXPECT_EQ(deviations(exchange, "e4d5", "ed5"), (Lines{"1: the capture sign x is missing"}));
    EXPECT_EQ(deviations(exchange, "e4d5", "ed"),
              (Lines{"1: the capture sign x is missing", "1: the rank of arrival is missing"}));
    EXPECT_EQ(deviations(start_fen, "g1f3", "Nxf3"),
              (Lines{"1: nothing is captured, so no x is written"}));
}

TEST(DeviationsOf, check_and_mate_are_told_as_they_are) {
    constexpr std::string_view quiet = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    constexpr std::string_view mate = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    EXPECT_EQ(deviations(quiet, "a1a2", "Ra2+"), (Lines{"3: it is not check"}));
    EXPECT_EQ(deviations(quiet, "a1a2", "Ra2#"), (Lines{"3: it is not mate, not even check"}));
    EXPECT_EQ(deviations(quiet, "a1a2", "Ra2++"), (Lines{"3: it is not check"}));
    EXPECT_EQ(deviations(quiet, "a1a8", "Ra8"), (Lines{"3: it is check, which is written +"}));
    EXPECT_EQ(deviations(quiet, "a1a8", "Ra8#"), (Lines{"3: it is check, but not mate"}));
    EXPECT_EQ(deviations(mate, "a1a8", "Ra8"), (Lines{"3: it is mate, which is written #"}));
    EXPECT_EQ(deviations(mate, "a1a8", "Ra8+"), (Lines{"3: it is mate, which is written #"}));
    EXPECT_EQ(deviations(mate, "a1a8", "Ra8#"), Lines{});
    // The text alone has told that ++ is not the sign.
    EXPECT_EQ(deviations(mate, "a1a8", "Ra8++"), Lines{});
}

TEST(DeviationsOf, castling_as_a_move_of_the_king) {
    EXPECT_EQ(deviations("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", "Kg1"),
              (Lines{"0: castling is written O-O or O-O-O"}));
}

}  // namespace
}  // namespace arbiter::testing
