// The move generator and `play` against their slow twin.
#include "arbiter/rules/movegen.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/rules/chess960.hpp"
#include "arbiter/rules/legality.hpp"
#include "tests/differential/mailbox.hpp"
#include "tests/differential/twin_moves.hpp"
#include "tests/support/data_files.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/thrown_setup.hpp"

namespace arbiter::testing {

void PrintTo(const TwinMove& move, std::ostream* out) {
    for (const Place place : {move.from, move.to})
        *out << static_cast<char>('a' + place.file) << place.rank + 1;
    *out << " kind " << static_cast<int>(move.kind) << ' ' << move.becomes;
}

namespace {

std::string shredder(const Position& position) {
    return write_fen(position, {CastlingStyle::shredder});
}

void expect_same_moves(const Position& position, const Mailbox& twin) {
    std::vector<TwinMove> moves;
    for (const Move move : legal_moves(position))
        moves.push_back(twin_of(move));
    std::ranges::sort(moves);
    const std::vector<TwinMove> expected = twin.legal_moves();
    ASSERT_EQ(moves, expected) << shredder(position);
    ASSERT_EQ(count_legal_moves(position), expected.size()) << shredder(position);
    ASSERT_EQ(has_legal_move(position), !expected.empty()) << shredder(position);
    ASSERT_EQ(is_check(position), twin.is_check()) << shredder(position);
}

void expect_same_verdicts(const Position& position, const Mailbox& twin) {
    const std::vector<TwinMove> expected = twin.legal_moves();
    std::vector<TwinMove> legal;
    for (const Square from : all_squares)
        for (const Square to : all_squares)
            for (const Move move : all_kinds(from, to))
                if (is_legal(position, move))
                    legal.push_back(twin_of(move));
    std::ranges::sort(legal);
    ASSERT_EQ(legal, expected) << shredder(position);
}

/// Plays the same arbitrary moves on both; every `step`th position is asked for all verdicts.
void expect_same_game(Position position, int plies, int step, Random& random) {
    Mailbox twin(shredder(position));
    for (int ply = 0; ply < plies; ++ply) {
        ASSERT_EQ(shredder(position), twin.fen());
        ASSERT_NO_FATAL_FAILURE(expect_same_moves(position, twin));
        if (ply % step == 0) {
            ASSERT_NO_FATAL_FAILURE(expect_same_verdicts(position, twin));
        }
        if (!has_legal_move(position))
            return;
        const Move move = choose_move(position, random.next());
        position = position.play(move);
        twin = twin.after(twin_of(move));
    }
}

TEST(MovegenAgainstItsTwin, agrees_all_along_games_from_the_start) {
    Random random(3);
    for (int game = 0; game < 40; ++game)
        ASSERT_NO_FATAL_FAILURE(expect_same_game(Position(), 150, 25, random));
}

TEST(MovegenAgainstItsTwin, agrees_all_along_games_of_chess960) {
    // Every 6th array: 160 games.
    Random random(4);
    for (int number = 0; number < chess960_positions; number += 6)
        ASSERT_NO_FATAL_FAILURE(expect_same_game(*chess960_position(number), 80, 20, random));
}

TEST(MovegenAgainstItsTwin, agrees_where_castling_is_near) {
    Random random(5);
    for (int game = 0; game < 200; ++game)
        ASSERT_NO_FATAL_FAILURE(expect_same_game(
            position_of("r1r1k1rr/1p4p1/8/8/8/8/1P4P1/R1R1K1RR w GCgc - 0 1"), 12, 5, random));
}

TEST(MovegenAgainstItsTwin, agrees_on_men_thrown_onto_the_board) {
    Random random(11);
    for (int i = 0; i < 3000; ++i) {
        // Taken as they stand, also with three checks at once and more pawns than a side has.
        const auto position = Position::from(thrown_setup(random), forgivable_faults);
        if (position) {
            ASSERT_NO_FATAL_FAILURE(expect_same_moves(*position, Mailbox(shredder(*position))));
        }
    }
}

TEST(MovegenAgainstItsTwin, agrees_on_all_setups_of_the_collection) {
    const auto lines = shared_lines("rules/valid.sfens");
    if (!lines)
        GTEST_SKIP() << no_shared_data;
    for (const std::string& fen : *lines) {
        const Position position = position_of(fen);
        ASSERT_NO_FATAL_FAILURE(expect_same_moves(position, Mailbox(shredder(position))));
    }
}

TEST(MovegenAgainstItsTwin, gives_its_verdict_on_every_move_of_each_fifth_setup) {
    const auto lines = shared_lines("rules/valid.sfens");
    if (!lines)
        GTEST_SKIP() << no_shared_data;
    for (std::size_t i = 0; i < lines->size(); i += 5) {
        const Position position = position_of((*lines)[i]);
        ASSERT_NO_FATAL_FAILURE(expect_same_verdicts(position, Mailbox(shredder(position))));
    }
}

}  // namespace
}  // namespace arbiter::testing
