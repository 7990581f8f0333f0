// False claims are refuted, each for the reason that makes it false.
#include "arbiter/verify/proof_check.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/notation/uci_move.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

using verify::Objection;
using verify::Work;

/// Why the certificate does not prove that White cannot mate; empty where it does.
std::string refutation(std::string_view fen, std::string_view certificate) {
    const auto read = verify::read_certificate(certificate);
    if (!read)
        return read.error().text;
    Work work;
    const auto checked = verify::check_proof(position(fen), Color::white, *read, work);
    EXPECT_TRUE(checked || checked.error().kind == Objection::Kind::wrong);
    return checked ? "" : checked.error().text;
}

/// Why the check was given up with that much work.
std::string given_up(std::string_view fen, std::string_view certificate, Work work) {
    const auto checked = verify::check_proof(position(fen), Color::white,
                                             verify::read_certificate(certificate).value(), work);
    EXPECT_LT(work.done(), work.most() + work.most() / 10 + 10'000);
    EXPECT_TRUE(!checked && checked.error().kind == Objection::Kind::too_much);
    return checked ? "" : checked.error().text;
}

constexpr std::string_view shut = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";
constexpr std::string_view shut_in = "Pa4,Pc4,Pe4,Pg4,pa5,pc5,pe5,pg5";
constexpr std::string_view below_and_above = "0000000000ffffff/ffffff0000000000";

std::string shut_by(std::string_view men) {
    return "closure 0 layer " + std::string(men) + " w:" + std::string(below_and_above) +
           " b:" + std::string(below_and_above);
}

TEST(CheckProof, a_wall_is_a_wall) { EXPECT_EQ(refutation(shut, shut_by(shut_in)), ""); }

TEST(CheckProof, the_position_must_lie_in_a_layer) {
    // A bishop more, or a right to castle.
    EXPECT_EQ(refutation("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/2B1K3 w - - 0 1", shut_by(shut_in)),
              "more than 0 positions can come up");
    EXPECT_EQ(refutation("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/R3K3 w Q - 0 1", shut_by(shut_in)),
              "more than 0 positions can come up");
}

TEST(CheckProof, every_layer_must_be_one_whether_it_is_needed_or_not) {
    EXPECT_EQ(refutation(shut, shut_by(shut_in) + " layer Qa1 w:e1/e8 b:-"),
              "layer 2: a piece can leave its squares");
}

TEST(CheckProof, theorems_must_fit_the_men) {
    constexpr std::string_view unfit = "the theorem does not hold for these men";
    EXPECT_EQ(refutation("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "theorem lone_king"), "");
    EXPECT_EQ(refutation("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "theorem lone_king"), unfit);
    EXPECT_EQ(refutation("q3k3/8/8/8/8/8/8/4KN2 w - - 0 1", "theorem knight_against_queens"), "");
    EXPECT_EQ(refutation("r3k3/8/8/8/8/8/8/4KN2 w - - 0 1", "theorem knight_against_queens"),
              unfit);
    constexpr std::string_view bishops = "theorem bishops_of_one_colour";
    EXPECT_EQ(refutation("qr2k3/8/8/8/4b3/8/8/4KB2 w - - 0 1", bishops), "");
    EXPECT_EQ(refutation("4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", bishops), unfit);
}

TEST(CheckProof, a_mate_on_the_board_refutes_everything) {
    constexpr std::string_view mate = "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1";
    for (const std::string_view proof : {"closure 1000", "theorem lone_king"})
        EXPECT_EQ(refutation(mate, proof), "the position is mate already");
    // A side that is mate itself cannot mate, and a stalemate is none.
    EXPECT_EQ(refutation("7K/6q1/5k2/8/8/8/8/R7 w - - 0 1", "closure 0"), "");
    EXPECT_EQ(refutation("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "closure 0"), "");
}

TEST(CheckProof, the_positions_must_not_be_more_than_claimed) {
    constexpr std::string_view forced = "R7/k1K5/8/8/8/8/8/8 b - - 0 1";
    EXPECT_EQ(refutation(forced, "closure 1"), "");
    EXPECT_EQ(refutation(forced, "closure 2"), "");
    EXPECT_EQ(refutation(forced, "closure 0"), "more than 0 positions can come up");
}

TEST(CheckProof, what_comes_up_may_lie_in_a_layer) {
    // White's only move takes the rook; then the wall stands.
    constexpr std::string_view forced = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/1r6/K7 w - - 0 1";
    EXPECT_EQ(refutation(forced, "closure 1" + shut_by(shut_in).substr(9)), "");
    EXPECT_EQ(refutation(forced, shut_by(shut_in)), "more than 0 positions can come up");
    EXPECT_EQ(refutation(forced, "closure 1"), "more than 1 positions can come up");
}

TEST(CheckProof, a_mate_that_can_come_up_is_found) {
    EXPECT_EQ(refutation("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", "closure 1000000"),
              "a mate can come up");
}

TEST(CheckProof, a_proof_is_given_up_when_it_takes_too_much_work) {
    constexpr std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    constexpr std::string_view endless = "closure 18446744073709551615";
    constexpr std::string_view steps = "to check it takes more than 100000 steps";
    EXPECT_EQ(given_up(start, endless, Work(100'000)), steps);
    EXPECT_EQ(given_up(start, endless, Work(verify::most_steps, 1000)),
              "more than 1000 positions come up");
    // In a layer, and where something else would have been wrong.
    EXPECT_EQ(given_up(shut, shut_by(shut_in), Work(1000)),
              "to check it takes more than 1000 steps");
    EXPECT_EQ(given_up(shut, shut_by(std::string(shut_in) + ",Bffffffffffffffff"), Work(1000)),
              "to check it takes more than 1000 steps");
}

TEST(CheckProof, what_is_enough_work_makes_no_difference) {
    Work work;
    const auto certificate = verify::read_certificate(shut_by(shut_in)).value();
    ASSERT_TRUE(verify::check_proof(position(shut), Color::white, certificate, work));
    Work just(work.done());
    EXPECT_TRUE(verify::check_proof(position(shut), Color::white, certificate, just));
    Work less(work.done() - 1);
    EXPECT_FALSE(verify::check_proof(position(shut), Color::white, certificate, less));
}

using Line = std::vector<Move>;

/// Why the line is no mate by White; empty where it is.
std::string objection(const Position& start, const Line& line, Color winner = Color::white) {
    Work work;
    const auto checked = verify::check_helpmate(start, winner, line, work);
    EXPECT_TRUE(checked || checked.error().kind == Objection::Kind::wrong);
    return checked ? "" : checked.error().text;
}

TEST(CheckHelpmate, each_move_must_be_legal_and_the_last_must_mate) {
    const Position start = position("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1");
    const Move mate = *read_uci_move(start, "g5g7");
    const Move other = *read_uci_move(start, "g5g6");
    constexpr std::string_view no_mate = "the line does not end in mate";
    EXPECT_EQ(objection(start, {mate}), "");
    EXPECT_EQ(objection(start, {mate}, Color::black), no_mate);
    EXPECT_EQ(objection(start, {other}), no_mate);
    EXPECT_EQ(objection(start, {}), no_mate);
    EXPECT_EQ(objection(start, {other, mate}), "move 2 of the line is not legal");
    EXPECT_EQ(objection(position("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1"), {}), "");
    // Check alone is no mate, nor is a stalemate.
    EXPECT_EQ(objection(position("7k/8/5K2/8/8/8/8/7Q b - - 0 1"), {}), no_mate);
    EXPECT_EQ(objection(position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), {}), no_mate);
}

TEST(CheckHelpmate, a_line_that_is_too_long_is_not_followed) {
    const Position start = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    Line line;
    Position now = start;
    while (line.size() < verify::most_moves_of_a_line)
        for (const std::string_view uci : {"g1f3", "g8f6", "f3g1", "f6g8"}) {
            line.push_back(*read_uci_move(now, uci));
            now = now.play(line.back());
        }
    EXPECT_EQ(objection(start, line), "the line does not end in mate");
    line.push_back(line.front());
    Work work;
    const auto checked = verify::check_helpmate(start, Color::white, line, work);
    ASSERT_FALSE(checked);
    EXPECT_EQ(checked.error().kind, Objection::Kind::too_much);
    EXPECT_EQ(checked.error().text, "the line has more than 20000 moves");
    EXPECT_EQ(work.done(), 0U);
}

TEST(CheckHelpmate, a_line_is_given_up_when_it_takes_too_much_work) {
    const Position start = position("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1");
    Work work(verify::steps_of_a_position - 1);
    const auto checked =
        verify::check_helpmate(start, Color::white, Line{*read_uci_move(start, "g5g7")}, work);
    ASSERT_FALSE(checked);
    EXPECT_EQ(checked.error().kind, Objection::Kind::too_much);
}

}  // namespace
}  // namespace arbiter::testing
