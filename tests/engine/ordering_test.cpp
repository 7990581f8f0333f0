// Which moves are tried first, and that none is left out.
#include "arbiter/engine/ordering.hpp"

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/rules/exchange.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

// White can take the queen with the pawn or the rook, promote with a capture or in vain, or move
// quietly.
constexpr std::string_view busy = "r3k3/1P4p1/7p/3q4/2P5/8/6R1/3RK3 w - - 0 1";

std::vector<RankedMove> in_order(const Position& position, MoveChoice choice, Move hash_move = {},
                                 const MoveMemory& memory = {}) {
    std::vector<PackedMove> stack;
    MoveOrder order(stack, position, choice, hash_move, memory,
                    {.turn = position.turn(), .ply = 0, .before = {}});
    std::vector<RankedMove> moves;
    while (const auto move = order.next())
        moves.push_back(*move);
    return moves;
}

std::size_t place_of(Move move, const std::vector<RankedMove>& moves) {
    const auto found = std::ranges::find(moves, move, &RankedMove::move);
    return static_cast<std::size_t>(found - moves.begin());
}

TEST(MoveOrder, gives_every_legal_move_once) {
    Random random(2);
    playout(Position(), 200, random, [](const Position& position) {
        const auto moves = in_order(position, MoveChoice::all);
        EXPECT_EQ(moves.size(), count_legal_moves(position));
        for (const Move move : legal_moves(position))
            EXPECT_LT(place_of(move, moves), moves.size());
    });
}

TEST(MoveOrder, of_noisy_moves_gives_captures_and_queens_alone) {
    Random random(3);
    playout(Position(), 200, random, [](const Position& position) {
        const auto noisy = in_order(position, MoveChoice::noisy);
        for (const Move move : legal_moves(position)) {
            const bool expected = move.is_promotion() ? move.promoted_role() == Role::queen
                                                      : is_capture(position, move);
            EXPECT_EQ(place_of(move, noisy) < noisy.size(), expected);
        }
    });
}

TEST(MoveOrder, begins_with_the_hash_move) {
    const Position position = position_of(busy);
    const Move quiet = find_move(position, "e1e2").value();
    EXPECT_EQ(in_order(position, MoveChoice::all, quiet).front().move, quiet);
    EXPECT_EQ(in_order(position, MoveChoice::all, quiet).front().kind, MoveKind::quiet);
    const Move illegal = Move::normal(Role::king, Square::e1, Square::e5);
    EXPECT_NE(in_order(position, MoveChoice::all, illegal).front().move, illegal);
}

TEST(MoveOrder, puts_the_dearest_victim_first_and_losing_captures_last) {
    const Position position = position_of(busy);
    const auto moves = in_order(position, MoveChoice::all);
    const auto place = [&](std::string_view text) {
        return place_of(find_move(position, text).value(), moves);
    };
    EXPECT_EQ(place("b7a8q"), 0U);
    EXPECT_EQ(place("c4d5"), 1U);
    EXPECT_EQ(place("d1d5"), 2U);
    EXPECT_LT(place("e1e2"), place("b7b8n"));
    // The rook on a8 takes the new queen.
    EXPECT_LT(place("b7b8n"), place("b7b8q"));
    EXPECT_EQ(moves.back().kind, MoveKind::losing_capture);
}

TEST(MoveOrder, prefers_quiet_moves_that_refuted_before) {
    const Position position = position_of(busy);
    const Move killer = find_move(position, "e1f2").value();
    const Move poor = find_move(position, "e1e2").value();
    MoveMemory memory;
    const QuietContext context{.turn = Color::white, .ply = 0, .before = {}};
    memory.quiets.reward(context, killer, std::vector{poor}, 4);
    EXPECT_TRUE(memory.quiets.is_killer(0, killer));
    EXPECT_FALSE(memory.quiets.is_killer(1, killer));
    EXPECT_GT(memory.quiets.promise(context, killer), 0);
    EXPECT_LT(memory.quiets.promise(context, poor), 0);
    const auto moves = in_order(position, MoveChoice::all, {}, memory);
    const auto first_quiet = std::ranges::find(moves, MoveKind::quiet, &RankedMove::kind);
    EXPECT_EQ(first_quiet->move, killer);
}

TEST(MoveOrder, prefers_of_captures_like_each_other_the_one_that_has_refuted) {
    // Either pawn takes a knight.
    const Position position = position_of("4k3/8/8/1n3n2/2P3P1/8/8/4K3 w - - 0 1");
    const Move left = find_move(position, "c4b5").value();
    const Move right = find_move(position, "g4f5").value();
    for (const auto& [refuter, other] : {std::pair(left, right), std::pair(right, left)}) {
        MoveMemory memory;
        memory.captures.reward(position, refuter, std::vector{other}, 6);
        EXPECT_EQ(in_order(position, MoveChoice::noisy, {}, memory).front().move, refuter);
    }
}

TEST(MoveOrder, leaves_the_stack_as_it_was) {
    const Position position = position_of(busy);
    std::vector<PackedMove> stack(3);
    const MoveMemory nothing;
    {
        MoveOrder outer(stack, position, MoveChoice::all, {}, nothing,
                        {.turn = position.turn(), .ply = 0, .before = {}});
        const auto first = outer.next();
        {
            const Position next = position.play(first->move);
            MoveOrder inner(stack, next, MoveChoice::all, {}, nothing,
                            {.turn = next.turn(), .ply = 1, .before = {}});
            EXPECT_TRUE(inner.next());
        }
        std::size_t rest = 0;
        while (outer.next())
            ++rest;
        EXPECT_EQ(rest + 1, count_legal_moves(position));
    }
    EXPECT_EQ(stack.size(), 3U);
}

}  // namespace
}  // namespace arbiter::testing
