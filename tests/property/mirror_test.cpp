// The Laws treat both colours alike, and but for castling both wings.
#include "tests/support/mirror.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/perft.hpp"
#include "tests/property/game.hpp"

namespace arbiter::testing {
namespace {

RC_GTEST_PROP(MirrorProperty, colors_may_be_exchanged, (const ArbitraryGame& game)) {
    for (const Position& position : positions_of(game)) {
        const auto mirrored = Position::from(turned(position, upside_down, true));
        RC_ASSERT(mirrored.has_value());
        RC_ASSERT(count_legal_moves(*mirrored) == count_legal_moves(position));
        RC_ASSERT(is_check(*mirrored) == is_check(position));
    }
    const Position last = positions_of(game).back();
    RC_ASSERT(perft(*Position::from(turned(last, upside_down, true)), 3) == perft(last, 3));
}

RC_GTEST_PROP(MirrorProperty, wings_may_be_exchanged_where_nobody_can_castle,
              (const ArbitraryGame& game)) {
    for (const Position& position : positions_of(game)) {
        Setup setup = position.to_setup();
        setup.castling_rooks = Bitboard();
        const Position without_castling = *Position::from(setup);
        const auto mirrored = Position::from(turned(without_castling, left_to_right, false));
        RC_ASSERT(mirrored.has_value());
        RC_ASSERT(count_legal_moves(*mirrored) == count_legal_moves(without_castling));
    }
}

}  // namespace
}  // namespace arbiter::testing
