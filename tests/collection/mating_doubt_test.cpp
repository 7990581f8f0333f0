// Positions that are passed over are such that the prover finds a mate in them.
#include "arbiter/collection/mating_doubt.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "arbiter/pgn/replay.hpp"
#include "arbiter/winnable/winnable.hpp"
#include "tests/support/data_files.hpp"
#include "tests/support/data_folders.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

namespace fs = std::filesystem;

TEST(MatingDoubt, where_men_are_free_there_is_none) {
    EXPECT_FALSE(is_life_in_doubt(Position()));
    EXPECT_FALSE(is_mate_in_doubt(Position(), Color::black));
}

TEST(MatingDoubt, lone_kings_walls_and_forced_play_are_worth_a_proof) {
    EXPECT_TRUE(is_life_in_doubt(position("8/8/8/3k4/8/8/3K4/8 w - - 0 1")));
    EXPECT_TRUE(is_life_in_doubt(position("4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/2B1K3 w - - 0 1")));
    EXPECT_TRUE(is_mate_in_doubt(position("8/8/8/8/4k3/8/4q3/7K w - - 0 1"), Color::white));
}

TEST(MatingDoubt, a_spare_move_behind_a_wall_is_no_way_through) {
    for (const char* fen : {"4k3/8/8/p1p1p1p1/P1P1P1P1/8/P7/4KB2 w - - 0 1",
                            "6k1/8/8/p1p1p1p1/P1P1P1P1/8/6P1/1K3B2 w - - 0 1"})
        EXPECT_TRUE(is_mate_in_doubt(position(fen), Color::white)) << fen;
    EXPECT_TRUE(
        is_mate_in_doubt(position("8/1p1bk2p/8/1p1p1p1p/1P1P1P1P/8/8/K7 b - - 0 1"), Color::black));
}

TEST(MatingDoubt, a_check_may_force_what_follows) {
    // The king has to step aside, the pawn is pinned and its king is shut in: stalemate.
    EXPECT_TRUE(
        is_mate_in_doubt(position("8/8/q3p3/p7/4k2p/b2P3p/3r1p1r/5K2 b - - 0 1"), Color::white));
}

/// A king and up to eight pawns, sometimes with a minor piece, against up to twelve men.
Setup pawns_against_men(std::minstd_rand& random) {
    static constexpr std::array others{Role::pawn,   Role::pawn, Role::pawn, Role::knight,
                                       Role::bishop, Role::rook, Role::queen};
    Setup setup;
    const auto put = [&](Piece piece) {
        Square square{};
        do
            square =
                static_cast<Square>(piece.role == Role::pawn ? 8 + random() % 48 : random() % 64);
        while (setup.board.occupied().contains(square));
        setup.board.put(square, piece);
    };
    setup.turn = random() % 2 == 0 ? Color::white : Color::black;
    for (const Color side : both_colors)
        put({side, Role::king});
    for (std::size_t count = 1 + random() % 8; count > 0; --count)
        put({Color::white, Role::pawn});
    if (random() % 4 == 0)
        put({Color::white, random() % 2 == 0 ? Role::knight : Role::bishop});
    for (std::size_t count = random() % 12; count > 0; --count)
        put({Color::black, others[random() % others.size()]});
    return setup;
}

/// The prover finds a mate for White in so many of the positions that `make` gives and that are
/// passed over.
void hold_against_prover(Setup (*make)(std::minstd_rand&), std::size_t count) {
    std::minstd_rand random(1);
    WinnabilityProver prover;
    std::size_t asked = 0;
    while (asked < count) {
        const auto one = Position::from(make(random));
        if (!one || is_mate_in_doubt(*one, Color::white))
            continue;
        ++asked;
        EXPECT_EQ(prover.judge(*one, Color::white, {.work = 1'000'000}).winnability,
                  Winnability::winnable)
            << write_fen(*one);
    }
}

TEST(MatingDoubt, the_prover_agrees_about_pawns_that_run) {
    hold_against_prover(pawns_against_men, 1000);
}

/// One minor piece against another, kings at an edge more often than not.
Setup lone_minors(std::minstd_rand& random) {
    static constexpr std::array corners{Square::a1, Square::b1, Square::a8, Square::h1,
                                        Square::g8, Square::h7, Square::h8, Square::c1};
    Setup setup;
    const auto put = [&](bool is_in_corner, Piece piece) {
        Square square{};
        do
            square = is_in_corner ? corners[random() % corners.size()]
                                  : static_cast<Square>(random() % 64);
        while (setup.board.occupied().contains(square));
        setup.board.put(square, piece);
    };
    setup.turn = random() % 2 == 0 ? Color::white : Color::black;
    for (const Color side : both_colors) {
        put(random() % 2 == 0, {side, Role::king});
        put(false, {side, random() % 2 == 0 ? Role::knight : Role::bishop});
    }
    return setup;
}

TEST(MatingDoubt, the_prover_agrees_about_lone_minors) { hold_against_prover(lone_minors, 300); }

/// Every position of real games that is passed over can be won by either side.
TEST(MatingDoubt, the_prover_agrees_along_real_games) {
    const fs::path folder = testing::shared_data() / "pgn/adjudication/clean-chess";
    if (!fs::exists(folder))
        GTEST_SKIP() << no_shared_data;
    std::size_t asked = 0;
    WinnabilityProver prover;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".pgn")
            continue;
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        replay_games(text, [&](const ReplayedGame& game) {
            const History history = history_of(game);
            const std::size_t plies = history.moves().size();
            for (const Color side : both_colors)
                for (std::size_t back = 0; back <= std::min<std::size_t>(plies, 30); back += 3) {
                    const Position& position = history.positions()[plies - back];
                    if (is_mate_in_doubt(position, side))
                        continue;
                    ++asked;
                    EXPECT_NE(prover.judge(position, side, {.work = 100'000}).winnability,
                              Winnability::unwinnable)
                        << entry.path();
                }
        });
    }
    EXPECT_GT(asked, 100U);
}

}  // namespace
}  // namespace arbiter::testing
