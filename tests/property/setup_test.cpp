// What holds for setups that no game needs to have led to.
#include "arbiter/rules/setup.hpp"

#include <gtest/gtest.h>

#include "arbiter/rules/chess960.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/retrospect.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/thrown_setup.hpp"

namespace arbiter::testing {
namespace {

/// The faults of the position after a move, with the square that a pawn just crossed, if any.
FaultSet faults_after(const Position& position, Move move) {
    const Position after = position.play(move);
    Setup setup = after.to_setup();
    setup.en_passant = after.just_crossed();
    return faults_of(setup) - FaultSet{Fault::material, Fault::counters};
}

TEST(SetupProperty, a_legal_move_never_leads_to_a_refused_setup) {
    Random random(6);
    int double_checks = 0;
    for (int accepted = 0; accepted < 60'000;) {
        const auto position = Position::from(thrown_setup(random));
        if (!position)
            continue;
        ++accepted;
        for (const Move move : legal_moves(*position)) {
            ASSERT_EQ(faults_after(*position, move), FaultSet{})
                << write_fen(*position) << ' ' << ::testing::PrintToString(move);
            double_checks += checkers(position->play(move)).size() == 2 ? 1 : 0;
        }
    }
    EXPECT_GT(double_checks, 400);
}

TEST(SetupProperty, no_double_check_of_a_game_is_refused) {
    Random random(7);
    int double_checks = 0;
    for (int game = 0; game < chess960_positions; ++game)
        playout(*chess960_position(game), 120, random, [&](const Position& position) {
            for (const Move move : legal_moves(position)) {
                const Position after = position.play(move);
                if (checkers(after).size() < 2)
                    continue;
                ++double_checks;
                EXPECT_TRUE(faults_of(after.to_setup()).empty()) << write_fen(after);
            }
        });
    EXPECT_GT(double_checks, 100);
}

/// The board with the man on `to` put back to `from` as `role`, and `captured` back on its square.
Setup taken_back(const Setup& setup, Square from, Square to, Role role,
                 std::optional<Square> captured, Role captured_role) {
    Setup before = setup;
    const Color mover = opponent(setup.turn);
    before.board.clear(to);
    before.board.put(from, {mover, role});
    if (captured)
        before.board.put(*captured, {setup.turn, captured_role});
    before.turn = mover;
    before.en_passant.reset();
    return before;
}

bool leads_to(const Setup& before, Move move, const Setup& setup) {
    const auto position = Position::from(before, forgivable_faults);
    return position && is_legal(*position, move) && position->play(move).board() == setup.board;
}

/// Some move between two squares leads here, found by playing it forward.
bool can_have_moved(const Setup& setup, Square from, Square to) {
    const Role landed = *setup.board.role_at(to);
    const auto leads = [&](Role role, std::optional<Square> captured, Role captured_role,
                           Move move) {
        Setup before = taken_back(setup, from, to, role, captured, captured_role);
        if (move.is_en_passant())
            before.en_passant = to;
        return leads_to(before, move, setup);
    };
    const Square beside = square_at(file_of(to), rank_of(from));
    if (leads(landed, std::nullopt, Role::knight, Move::normal(landed, from, to)) ||
        leads(landed, to, Role::knight, Move::normal(landed, from, to)))
        return true;
    if (landed == Role::pawn)
        return !setup.board.occupied().contains(beside) && beside != from &&
               leads(landed, beside, Role::pawn, Move::en_passant(from, to));
    if (landed == Role::king || !back_ranks.contains(to))
        return false;
    return leads(Role::pawn, std::nullopt, Role::knight, Move::promotion(from, to, landed)) ||
           leads(Role::pawn, to, Role::knight, Move::promotion(from, to, landed));
}

/// The slow twin of `has_last_move_into_check`.
bool can_have_a_last_move(const Setup& setup) {
    for (const Square to : setup.board.of(opponent(setup.turn)))
        for (const Square from : ~setup.board.occupied())
            if (can_have_moved(setup, from, to))
                return true;
    return false;
}

bool is_double_check(const Setup& setup) {
    const Square king = setup.board.of(setup.turn, Role::king).first();
    const Square other = setup.board.of(opponent(setup.turn), Role::king).first();
    return setup.board.attackers(king, opponent(setup.turn)).size() == 2 &&
           setup.board.attackers(other, setup.turn).empty();
}

TEST(SetupProperty, a_double_check_is_refused_exactly_when_playing_forward_finds_no_move) {
    Random random(8);
    int possible = 0;
    int impossible = 0;
    while (possible + impossible < 800) {
        const auto setup = thrown_setup(random);
        if (!is_double_check(setup))
            continue;
        const bool expected = can_have_a_last_move(setup);
        ASSERT_EQ(has_last_move_into_check(setup.board, setup.turn), expected) << write_fen(setup);
        ++(expected ? possible : impossible);
    }
    EXPECT_GT(possible, 50);
    EXPECT_GT(impossible, 50);
}

/// Anything at all, with any number of kings and rights.
Setup wild_setup(Random& random) {
    Setup setup;
    for (const Square square : all_squares)
        if (random.below(3) == 0)
            setup.board.put(square, {random.below(2) == 0 ? Color::white : Color::black,
                                     all_roles[random.below(all_roles.size())]});
    setup.turn = random.below(2) == 0 ? Color::white : Color::black;
    setup.castling_rooks = Bitboard(random.next()) & Bitboard(random.next()) & back_ranks;
    if (random.below(2) == 0)
        setup.en_passant = square_at(static_cast<int>(random.below(64)));
    setup.halfmove_clock = static_cast<std::uint32_t>(random.below(1'000'000));
    setup.fullmove_number = static_cast<std::uint32_t>(random.below(1'000'000));
    return setup;
}

TEST(SetupProperty, any_setup_reads_back_from_its_fen) {
    Random random(9);
    for (int i = 0; i < 5000; ++i) {
        const auto setup = wild_setup(random);
        for (const CastlingStyle style : {CastlingStyle::x_fen, CastlingStyle::shredder})
            ASSERT_EQ(read_fen(write_fen(setup, style)), setup) << write_fen(setup, style);
    }
}

TEST(SetupProperty, a_position_is_refused_exactly_for_faults_that_are_no_warnings) {
    Random random(10);
    for (int i = 0; i < 5000; ++i) {
        const auto setup = i % 2 == 0 ? wild_setup(random) : thrown_setup(random);
        const FaultSet faults = faults_of(setup) - FaultSet{Fault::material, Fault::counters};
        const auto position = Position::from(setup);
        ASSERT_EQ(position.has_value(), faults.empty()) << write_fen(setup);
        if (!position) {
            ASSERT_EQ(position.error(), faults) << write_fen(setup);
        }
    }
}

}  // namespace
}  // namespace arbiter::testing
