// False claims are refuted, each for the reason that makes it false.
#include "arbiter/verify/proof_check.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/notation/uci_move.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

/// Why the certificate does not prove that White cannot mate; empty where it does.
std::string refutation(std::string_view fen, std::string_view certificate) {
    const auto read = verify::read_certificate(certificate);
    if (!read)
        return read.error().text;
    verify::Work work;
    const auto checked = verify::check_proof(position(fen), Color::white, *read, work);
    return checked ? "" : checked.error().text;
}

constexpr std::string_view shut = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";
constexpr std::string_view all_below = "0000000000ffffff/ffffff0000000000";

std::string shut_by(std::string_view men) {
    return "closure 0 layer " + std::string(men) + " w:" + std::string(all_below) +
           " b:" + std::string(all_below);
}

TEST(CheckProof, a_wall_is_a_wall) {
    EXPECT_EQ(refutation(shut, shut_by("Pa4,Pc4,Pe4,Pg4,pa5,pc5,pe5,pg5")), "");
}

TEST(CheckProof, theorems_must_fit_the_men) {
    EXPECT_EQ(refutation("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "theorem lone_king"), "");
    EXPECT_NE(refutation("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "theorem lone_king"), "");
    EXPECT_EQ(refutation("q3k3/8/8/8/8/8/8/4KN2 w - - 0 1", "theorem knight_against_queens"), "");
    for (const std::string_view fen :
         {"r3k3/8/8/8/8/8/8/4KN2 w - - 0 1", "4k3/p7/8/8/8/8/8/4KN2 w - - 0 1",
          "4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1"})
        EXPECT_NE(refutation(fen, "theorem knight_against_queens"), "") << fen;
    EXPECT_EQ(refutation("qr2k3/8/8/8/4b3/8/8/4KB2 w - - 0 1", "theorem bishops_of_one_colour"),
              "");
    for (const std::string_view fen :
         {"4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1",
          "4kn2/8/8/8/8/8/8/4KB2 w - - 0 1", "4k3/p7/8/8/8/8/8/4KB2 w - - 0 1",
          "4k3/8/8/8/8/8/8/4KN2 w - - 0 1"})
        EXPECT_NE(refutation(fen, "theorem bishops_of_one_colour"), "") << fen;
}

TEST(CheckProof, a_mate_on_the_board_refutes_everything) {
    EXPECT_EQ(refutation("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", "closure 1000"),
              "the position is mate already");
}

TEST(CheckProof, the_positions_must_not_be_more_than_claimed) {
    constexpr std::string_view forced = "R7/k1K5/8/8/8/8/8/8 b - - 0 1";
    EXPECT_EQ(refutation(forced, "closure 1"), "");
    EXPECT_EQ(refutation(forced, "closure 0"), "more than 0 positions can come up");
}

TEST(CheckProof, a_mate_that_can_come_up_is_found) {
    EXPECT_EQ(refutation("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", "closure 1000000"),
              "a mate can come up");
}

TEST(CheckProof, a_layer_must_hold_what_its_moves_lead_to) {
    // The pawn on the a-file may step.
    EXPECT_NE(refutation("4k3/8/8/p1p1p1p1/2P1P1P1/P7/8/4K3 w - - 0 1",
                         shut_by("Pa3,Pc4,Pe4,Pg4,pa5,pc5,pe5,pg5")),
              "");
    // Pawns may capture.
    EXPECT_NE(refutation("4k3/8/8/pp2p1p1/P3P1P1/8/8/4K3 w - - 0 1",
                         shut_by("Pa4,Pe4,Pg4,pa5,pb5,pe5,pg5")),
              "");
    // A bishop leaves its square.
    EXPECT_NE(refutation("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/B3K3 w - - 0 1",
                         shut_by("Ba1,Pa4,Pc4,Pe4,Pg4,pa5,pc5,pe5,pg5")),
              "");
    // The kings go further than claimed.
    EXPECT_NE(refutation(shut, "closure 0 layer Pa4,Pc4,Pe4,Pg4,pa5,pc5,pe5,pg5 w:e1/e8 b:-"), "");
    // The gap on the g- and h-files.
    EXPECT_NE(
        refutation("4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1", shut_by("Pa4,Pc4,Pe4,pa5,pc5,pe5")),
        "");
}

TEST(CheckProof, a_layer_in_which_a_piece_mates_is_refuted) {
    // All squares for the queen and both kings: closed, but full of mates.
    constexpr std::string_view everywhere =
        "closure 0 layer Qffffffffffffffff w:ffffffffffffffff/ffffffffffffffff "
        "b:ffffffffffffffff/ffffffffffffffff layer - w:ffffffffffffffff/ffffffffffffffff "
        "b:ffffffffffffffff/ffffffffffffffff";
    EXPECT_EQ(refutation("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", everywhere),
              "layer 1: the winner may mate");
}

TEST(CheckHelpmate, each_move_must_be_legal_and_the_last_must_mate) {
    const Position start = position("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1");
    const Move mate = *read_uci_move(start, "g5g7");
    const Move other = *read_uci_move(start, "g5g6");
    using Line = std::vector<Move>;
    verify::Work work;
    EXPECT_TRUE(verify::check_helpmate(start, Color::white, Line{mate}, work));
    EXPECT_FALSE(verify::check_helpmate(start, Color::black, Line{mate}, work));
    EXPECT_FALSE(verify::check_helpmate(start, Color::white, Line{other}, work));
    EXPECT_FALSE(verify::check_helpmate(start, Color::white, Line{}, work));
    EXPECT_FALSE(verify::check_helpmate(start, Color::white, Line{other, mate}, work));
}

}  // namespace
}  // namespace arbiter::testing
