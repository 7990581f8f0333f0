// Every verdict is held against what proves it, in positions that a person can judge.
#include "arbiter/winnable/winnable.hpp"

#include <array>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/verify/proof_check.hpp"
#include "arbiter/winnable/proof_text.hpp"
#include "tests/support/judged_positions.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

std::string proved(const Position& position, Color side, const Verdict& verdict) {
    verify::Work work;
    if (verdict.winnability == Winnability::winnable) {
        const auto checked = verify::check_helpmate(position, side, verdict.line, work);
        return checked ? "" : checked.error().text;
    }
    const auto certificate = verify::read_certificate(write_proof(verdict.proof));
    if (!certificate)
        return certificate.error().text;
    const auto checked = verify::check_proof(position, side, *certificate, work);
    return checked ? "" : checked.error().text;
}

void expect(std::string_view fen, Color side, Winnability wanted) {
    const Position start = position(fen);
    const Verdict verdict = winnable(start, side, {.work = 100'000});
    EXPECT_EQ(verdict.winnability, wanted) << fen;
    EXPECT_EQ(proved(start, side, verdict), "") << fen;
    if (wanted == Winnability::winnable) {
        EXPECT_NE(quick(start, side), Winnability::unwinnable) << fen;
    }
}

TEST(Winnable, what_a_person_says_is_proved) {
    for (const JudgedPosition& judged : judged_positions())
        for (const Color side : both_colors)
            expect(judged.fen, side,
                   judged.can_mate[side] ? Winnability::winnable : Winnability::unwinnable);
}

// A proof is of this position and this side, not of any other.
TEST(Winnable, a_proof_does_not_fit_the_side_that_can_mate) {
    WinnabilityProver prover;
    for (const JudgedPosition& judged : judged_positions()) {
        const Position start = position(judged.fen);
        if (judged.can_mate[Color::white] == judged.can_mate[Color::black])
            continue;
        const Color winner = judged.can_mate[Color::white] ? Color::white : Color::black;
        const Verdict verdict = prover.judge(start, opponent(winner));
        EXPECT_EQ(proved(start, opponent(winner), verdict), "") << judged.fen;
        EXPECT_NE(proved(start, winner, verdict), "") << judged.fen;
    }
}

TEST(Winnable, a_mate_is_found_and_shown) {
    for (const std::string_view fen :
         {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          "4k3/8/8/8/8/8/8/Q3K3 b - - 0 1", "4k3/8/8/8/8/8/8/R3K3 b - - 0 1",
          "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1",
          "4k3/8/8/8/8/8/8/2N1KB2 w - - 0 1", "4k3/8/8/8/8/8/8/2N1KN2 w - - 0 1",
          "4k2r/8/8/8/8/8/8/4KN2 w - - 0 1", "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1",
          "4k3/p7/8/8/8/8/8/4KN2 w - - 0 1", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1"})
        expect(fen, Color::white, Winnability::winnable);
}

TEST(Winnable, walls_cannot_be_passed) {
    for (const std::string_view fen : {"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
                                       "4k3/8/3p1p1p/2pPpPpP/p1P1P1P1/P7/8/4K3 w - - 0 1",
                                       "2b1k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/2B1K3 w - - 0 1"})
        for (const Color side : both_colors)
            expect(fen, side, Winnability::unwinnable);
}

TEST(Winnable, the_check_of_a_proof_is_far_from_given_up) {
    // Walls with free pawns, with bishops that may be nearly everywhere, and many positions.
    for (const std::string_view fen :
         {"1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/4P3/8/P1P3P1/4K3 w - - 0 1",
          "4B3/1k3B1B/7b/4bB2/1p1p1pBp/bPpP1P1P/2Pb2K1/N1b1b3 b - - 0 1",
          "6kB/p3p1P1/6P1/p1p5/8/4P3/PKP5/8 b - - 0 1"}) {
        const Position start = position(fen);
        const Verdict verdict = winnable(start, Color::black, {.work = 1'000'000});
        ASSERT_EQ(verdict.winnability, Winnability::unwinnable) << fen;
        const std::string text = write_proof(verdict.proof);
        EXPECT_LT(10 * text.size(), verify::most_certificate_bytes) << fen;
        EXPECT_LT(10 * verdict.proof.layers.size(), verify::most_layers) << fen;
        verify::Work tenth(verify::most_steps / 10, verify::most_positions / 10);
        EXPECT_TRUE(
            verify::check_proof(start, Color::black, *verify::read_certificate(text), tenth))
            << fen;
    }
}

TEST(Winnable, forced_moves_may_end_it) {
    // The only move takes the last man that could mate.
    expect("r7/K1k5/8/8/8/8/8/8 w - - 0 1", Color::black, Winnability::unwinnable);
    expect("8/8/8/8/4K1Qk/8/8/8 b - - 8 68", Color::white, Winnability::unwinnable);
    // A stalemate, and no move at all.
    expect("k7/P7/K7/8/8/8/8/8 b - - 0 1", Color::white, Winnability::unwinnable);
}

TEST(Winnable, a_bishop_behind_its_own_wall_never_mates) {
    expect("8/8/7k/8/8/5Bp1/6Pp/7K w - - 0 1", Color::black, Winnability::unwinnable);
}

TEST(Winnable, a_wall_with_a_gap_is_seen) {
    // A check by a pawn that a pawn may take: the wall opens.
    expect("4k3/8/8/5pp1/5p2/5PpK/6P1/8 b - - 0 1", Color::white, Winnability::winnable);
    expect("8/6p1/5pPk/1B3P2/5PP1/8/8/4K3 w - - 0 1", Color::black, Winnability::winnable);
}

TEST(Winnable, the_budget_is_kept) {
    const Position start = position("8/6pp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1");
    const Verdict verdict = winnable(start, Color::white, {.work = 200});
    EXPECT_EQ(verdict.winnability, Winnability::undecided);
    EXPECT_LE(verdict.work, 300U);
    int asked = 0;
    const Verdict stopped =
        winnable(start, Color::white, {.stop = [&asked] { return ++asked > 2; }});
    EXPECT_EQ(stopped.winnability, Winnability::undecided);
}

TEST(Winnable, a_position_is_dead_where_neither_side_can_mate) {
    EXPECT_TRUE(is_dead(position("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1")));
    EXPECT_FALSE(is_dead(position("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KN2 w - - 0 1")));
    EXPECT_FALSE(is_dead(position("8/8/8/8/2k5/1b6/PPPPPPPP/RNBQKBNR w - - 0 1"), {.work = 10}));
}

TEST(Winnable, a_prover_can_be_asked_again_and_again) {
    WinnabilityProver prover;
    for (int i = 0; i < 3; ++i) {
        const Position start = position("4k3/8/8/8/8/8/8/R3K3 b - - 0 1");
        const Verdict verdict = prover.judge(start, Color::white);
        EXPECT_EQ(proved(start, Color::white, verdict), "");
        EXPECT_EQ(prover.judge(start, Color::black).winnability, Winnability::unwinnable);
    }
}

}  // namespace
}  // namespace arbiter::testing
