// The ways to ask for legal moves. Which moves are legal is tested article by article in the
// laws_*_test.cpp files and against a twin in tests/differential.
#include "arbiter/rules/movegen.hpp"

#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

/// 218 moves, the most known for a position of a game (Petrovic 1964).
constexpr std::string_view most_moves = "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1";

TEST(LegalMoves, are_20_at_the_start) {
    EXPECT_EQ(legal_moves(Position()).size(), 20U);
    EXPECT_EQ(count_legal_moves(Position()), 20U);
    EXPECT_TRUE(has_legal_move(Position()));
}

TEST(LegalMoves, are_218_at_most_in_a_game) {
    const Position position = position_of(most_moves);
    EXPECT_EQ(legal_moves(position).size(), 218U);
    EXPECT_EQ(count_legal_moves(position), 218U);
}

TEST(LegalMoves, are_each_listed_once) {
    std::set<std::uint16_t> seen;
    for (const Move move : legal_moves(position_of(most_moves)))
        EXPECT_TRUE(seen.insert(move.bits()).second);
}

TEST(LegalMoves, are_none_in_checkmate_and_stalemate) {
    for (const char* fen :
         {"6k1/6Q1/5P2/8/8/8/8/6K1 b - - 0 1", "2k5/8/8/3QB3/8/4K3/8/8 b - - 0 1"}) {
        const Position position = position_of(fen);
        EXPECT_TRUE(legal_moves(position).empty()) << fen;
        EXPECT_EQ(count_legal_moves(position), 0U) << fen;
        EXPECT_FALSE(has_legal_move(position)) << fen;
    }
}

TEST(ForEachLegalMove, visits_all_when_it_is_not_stopped) {
    std::size_t visited = 0;
    const bool stopped = for_each_legal_move(Position(), [&](Move) {
        ++visited;
        return false;
    });
    EXPECT_FALSE(stopped);
    EXPECT_EQ(visited, 20U);
}

// Whoever goes by the order decides alike on every machine: one lists moves in blocks, the other
// one by one.
TEST(ForEachNoisyMove, visits_captures_and_new_queens_alone) {
    Random random(6);
    for (const std::string_view fen : {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                       "r3k2r/1P1p1ppp/8/2pPp3/4P3/1q6/p4PPP/RN2K2R w KQkq c6 0 1",
                                       "7k/PPPPPP2/8/8/8/8/pppppp2/7K b - - 0 1"})
        playout(position_of(fen, forgivable_faults), 60, random, [](const Position& position) {
            std::vector<Move> expected;
            for (const Move move : legal_moves(position))
                if (move.is_promotion() ? move.promoted_role() == Role::queen
                                        : is_capture(position, move))
                    expected.push_back(move);
            std::vector<Move> visited;
            for_each_noisy_move(position, [&](Move move) {
                visited.push_back(move);
                return false;
            });
            std::ranges::sort(expected, {}, &Move::bits);
            std::ranges::sort(visited, {}, &Move::bits);
            EXPECT_EQ(visited, expected) << write_fen(position);
        });
}

TEST(ForEachLegalMove, visits_in_the_order_of_the_list) {
    for (const char* fen : {"1n2k3/P1P5/8/3pP3/8/8/8/R3K2R w KQ d6 0 1",
                            "7k/P1P5/8/8/8/8/8/K7 w - - 0 1", "k7/8/8/8/8/8/p1p4p/1N1R3K b - - 0 1",
                            "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"}) {
        const Position position = position_of(fen);
        const MoveList listed = legal_moves(position);
        std::vector<Move> visited;
        for_each_legal_move(position, [&](Move move) {
            visited.push_back(move);
            return false;
        });
        EXPECT_EQ(visited, std::vector(listed.begin(), listed.end())) << fen;
    }
}

TEST(ForEachLegalMove, ends_as_soon_as_the_visitor_says_so) {
    // Each kind of move is the last one visited once: castling, en passant, promotion and others.
    const Position position = position_of("1n2k3/P7/8/3pP3/8/8/8/R3K2R w KQ d6 0 1");
    const std::size_t all = legal_moves(position).size();
    for (std::size_t wanted = 1; wanted <= all; ++wanted) {
        std::size_t visited = 0;
        EXPECT_TRUE(for_each_legal_move(position, [&](Move) { return ++visited == wanted; }));
        EXPECT_EQ(visited, wanted);
    }
}

struct FewMoves {
    const char* fen;
    std::uint32_t count;
};

TEST(HasLegalMove, finds_the_only_ones_whatever_their_kind) {
    for (const auto& [fen, count] : {
             FewMoves{"7k/5K2/8/8/8/8/8/8 b - - 0 1", 1},              // a king's step
             FewMoves{"6k1/8/8/8/8/7N/6PP/r6K w - - 0 1", 1},          // a knight between
             FewMoves{"6k1/8/8/2B5/8/8/6PP/r6K w - - 0 1", 1},         // a bishop between
             FewMoves{"6k1/4R3/8/8/8/8/6PP/r6K w - - 0 1", 1},         // a rook between
             FewMoves{"6k1/8/8/8/8/6n1/6PP/6RK w - - 0 1", 1},         // a pawn captures
             FewMoves{"k7/8/8/7r/K6r/7r/4P3/8 w - - 0 1", 1},          // a pawn's two steps
             FewMoves{"6k1/1b6/3p4/4pP2/3K4/7r/8/2r5 w - e6 0 2", 1},  // en passant
             FewMoves{"8/2P5/8/8/8/6p1/5k2/7K w - - 0 1", 4},          // a promotion
         }) {
        const Position position = position_of(fen);
        EXPECT_TRUE(has_legal_move(position)) << fen;
        EXPECT_EQ(count_legal_moves(position), count) << fen;
        EXPECT_EQ(legal_moves(position).size(), count) << fen;
    }
}

}  // namespace
}  // namespace arbiter::testing
