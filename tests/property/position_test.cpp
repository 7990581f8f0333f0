// What holds for every position of every game.
#include "arbiter/rules/position.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/perft.hpp"
#include "tests/property/game.hpp"

namespace arbiter::testing {
namespace {

RC_GTEST_PROP(PositionProperty, key_kept_up_is_the_key_from_scratch, (const ArbitraryGame& game)) {
    for (const Position& position : positions_of(game))
        RC_ASSERT(position.key() == position.key_from_scratch());
}

RC_GTEST_PROP(PositionProperty, its_setup_makes_it_again, (const ArbitraryGame& game)) {
    for (const Position& position : positions_of(game)) {
        const auto again = Position::from(position.to_setup());
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == position);
        RC_ASSERT(again->key() == position.key());
        RC_ASSERT(again->to_setup() == position.to_setup());
    }
}

RC_GTEST_PROP(PositionProperty, passing_makes_the_setup_with_the_other_side_to_move,
              (const ArbitraryGame& game)) {
    for (const Position& position : positions_of(game)) {
        if (is_check(position))
            continue;
        Setup setup = position.to_setup();
        setup.fullmove_number += setup.turn == Color::black ? 1 : 0;
        setup.halfmove_clock += 1;
        setup.turn = opponent(setup.turn);
        setup.en_passant.reset();
        const Position passed = position.passed();
        RC_ASSERT(passed.to_setup() == setup);
        RC_ASSERT(passed.key() == passed.key_from_scratch());
        RC_ASSERT(!passed.just_crossed());
    }
}

RC_GTEST_PROP(PositionProperty, its_fen_reads_back, (const ArbitraryGame& game)) {
    for (const Position& position : positions_of(game))
        for (const CastlingStyle style : {CastlingStyle::x_fen, CastlingStyle::shredder}) {
            const auto setup = read_fen(write_fen(position, {style}));
            RC_ASSERT(setup.has_value());
            RC_ASSERT(*setup == position.to_setup());
        }
}

RC_GTEST_PROP(PositionProperty, no_fault_is_found_in_it, (const ArbitraryGame& game)) {
    for (const Position& position : positions_of(game)) {
        Setup setup = position.to_setup();
        // Also where nothing can capture on it.
        setup.en_passant = position.just_crossed();
        for (const Finding& finding : diagnose(setup))
            RC_ASSERT(finding.fault == Fault::counters && setup.halfmove_clock > 150);
    }
}

RC_GTEST_PROP(PositionProperty, a_move_changes_the_number_of_men_by_a_capture_at_most,
              (const ArbitraryGame& game)) {
    const auto positions = positions_of(game);
    for (std::size_t i = 1; i < positions.size(); ++i) {
        const int lost =
            positions[i - 1].board().occupied().size() - positions[i].board().occupied().size();
        RC_ASSERT(lost == 0 || lost == 1);
        RC_ASSERT(lost == 0 || positions[i].halfmove_clock() == 0);
        RC_ASSERT(positions[i].turn() == opponent(positions[i - 1].turn()));
        RC_ASSERT(positions[i - 1].castling_rooks().contains_all(positions[i].castling_rooks()));
    }
}

RC_GTEST_PROP(MoveProperty, no_move_captures_a_king_or_leaves_the_own_one_attacked,
              (const ArbitraryGame& game)) {
    for (const Position& position : positions_of(game))
        for (const Move move : legal_moves(position)) {
            RC_ASSERT(move.to() != position.king(opponent(position.turn())));
            const Position after = position.play(move);
            const Square king = after.king(position.turn());
            RC_ASSERT(after.board().attackers(king, after.turn()).empty());
        }
}

RC_GTEST_PROP(MoveProperty, listing_counting_and_asking_agree, (const ArbitraryGame& game)) {
    for (const Position& position : positions_of(game)) {
        const MoveList moves = legal_moves(position);
        RC_ASSERT(count_legal_moves(position) == moves.size());
        RC_ASSERT(has_legal_move(position) == !moves.empty());
        for (const Move move : moves)
            RC_ASSERT(is_legal(position, move) && is_pseudo_legal(position, move));
    }
    RC_ASSERT(perft(positions_of(game).back(), 2) ==
              perft_by_listing(positions_of(game).back(), 2));
}

}  // namespace
}  // namespace arbiter::testing
