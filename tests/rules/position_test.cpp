// The checked position: how it is made, what a move does to it, when two are the same.
#include "arbiter/rules/position.hpp"

#include <array>
#include <bit>
#include <initializer_list>
#include <set>
#include <string_view>
#include <unordered_set>

#include <gtest/gtest.h>

#include "arbiter/rules/pins.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

constexpr std::string_view rooks_fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 20";

std::string fen_after(std::string_view fen, std::string_view moves) {
    return write_fen(play(position_of(fen), moves));
}

TEST(Position, is_a_small_value) {
    EXPECT_LE(sizeof(Position), 160U);
    EXPECT_TRUE(std::is_trivially_copyable_v<Position>);
}

TEST(Position, begins_as_the_initial_one) {
    EXPECT_EQ(write_fen(Position()), start_fen);
    EXPECT_EQ(Position(), position_of(start_fen));
    EXPECT_EQ(Position().key(), position_of(start_fen).key());
}

TEST(Position, is_refused_with_every_fault_that_is_no_warning) {
    const auto refused = Position::from(setup_of("P3k2P/8/8/8/8/P7/PPPPPPPP/RNBQQBNR w KQ - 7 0"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), (FaultSet{Fault::kings, Fault::pawn_rank, Fault::too_many_pawns,
                                         Fault::too_many_men, Fault::castling}));
}

TEST(Position, is_accepted_with_warnings_alone) {
    EXPECT_TRUE(Position::from(setup_of("4k3/8/8/8/8/8/PPPPPPPP/QQQ1K3 w - - 151 1")));
}

TEST(Position, with_forgiven_faults_is_taken_as_it_stands) {
    constexpr std::string_view three_checkers = "4k3/8/5N2/8/B7/8/8/4R1K1 b - - 0 1";
    EXPECT_FALSE(Position::from(setup_of(three_checkers)));
    const Position position = position_of(three_checkers, forgivable_faults);
    EXPECT_EQ(checkers(position).size(), 3);
    EXPECT_TRUE(Position::from(setup_of("4k3/8/8/8/8/PPPPPPPP/PPPPPPPP/4K3 w - - 0 1"),
                               {Fault::too_many_pawns, Fault::too_many_men}));
}

TEST(Position, forgives_only_the_faults_that_are_named) {
    const auto refused = Position::from(setup_of("4k3/8/8/8/8/PPPPPPPP/PPPPPPPP/4K3 w - - 0 1"),
                                        {Fault::too_many_pawns});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), FaultSet{Fault::too_many_men});
}

TEST(Position, is_never_forgiven_kings_pawn_ranks_and_an_opponent_in_check) {
    const FaultSet everything{Fault::kings,        Fault::pawn_rank,      Fault::too_many_pawns,
                              Fault::too_many_men, Fault::opposite_check, Fault::checkers,
                              Fault::castling,     Fault::en_passant};
    for (const char* fen : {"4k3/8/8/8/8/8/8/8 w - - 0 1", "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
                            "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"})
        EXPECT_FALSE(Position::from(setup_of(fen), everything)) << fen;
}

TEST(Position, drops_a_forgiven_castling_right) {
    const Position position = position_of("4k2r/8/8/8/8/8/4K3/R6R w KQk - 0 1", {Fault::castling});
    EXPECT_EQ(position.castling_rooks(), squares("h8"));
}

TEST(Position, drops_contradicting_castling_rights_that_are_forgiven) {
    // Two rooks on one side of the king cannot both be the one that may castle.
    const Position position = position_of("4k3/8/8/8/8/8/8/R1R1K2R w ACH - 0 1", {Fault::castling});
    EXPECT_EQ(position.castling_rooks(), squares("h1"));
    EXPECT_TRUE(Position::from(position.to_setup()));
}

TEST(Position, drops_a_forgiven_en_passant_square) {
    const Position position =
        position_of("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1", {Fault::en_passant});
    EXPECT_EQ(position.en_passant(), std::nullopt);
    EXPECT_EQ(position.just_crossed(), std::nullopt);
    EXPECT_FALSE(can(position, "e5d6"));
}

TEST(Position, keeps_the_en_passant_square_only_where_a_capture_is_legal) {
    EXPECT_EQ(position_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2").en_passant(), Square::d6);
    EXPECT_EQ(position_of("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2").en_passant(), std::nullopt);
    EXPECT_EQ(position_of("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2").en_passant(), std::nullopt);
    EXPECT_EQ(position_of("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2").just_crossed(), Square::d6);
}

TEST(Position, gives_back_the_setup_it_was_made_from) {
    for (const char* fen :
         {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "8/8/4k3/8/8/3NK3/8/8 b - - 99 150"})
        EXPECT_EQ(position_of(fen).to_setup(), setup_of(fen)) << fen;
}

TEST(Position, knows_where_the_kings_are) {
    EXPECT_EQ(Position().king(Color::white), Square::e1);
    EXPECT_EQ(Position().king(Color::black), Square::e8);
}

TEST(Play, leaves_the_position_it_started_from_as_it_was) {
    const Position before;
    const Position after = play(before, "e2e4");
    EXPECT_EQ(before, Position());
    EXPECT_NE(after, before);
}

TEST(Play, moves_the_man_and_gives_the_turn_away) {
    EXPECT_EQ(fen_after(start_fen, "g1f3"),
              "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1");
    EXPECT_EQ(fen_after(start_fen, "g1f3 g8f6"),
              "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2");
}

TEST(Play, counts_plies_since_the_last_pawn_move_or_capture) {
    EXPECT_EQ(play(position_of(rooks_fen), "e1e2").halfmove_clock(), 5U);
    EXPECT_EQ(play(position_of(rooks_fen), "e1h1").halfmove_clock(), 5U) << "castling";
    EXPECT_EQ(play(position_of(rooks_fen), "a1a8").halfmove_clock(), 0U) << "capture";
    const Position pawns = position_of("4k3/8/8/3pP3/8/8/P7/4K3 w - d6 0 9");
    EXPECT_EQ(play(pawns, "e1e2 e8e7").halfmove_clock(), 2U);
    EXPECT_EQ(play(pawns, "e1e2 e8e7 a2a3").halfmove_clock(), 0U) << "pawn move";
    EXPECT_EQ(play(pawns, "e5d6").halfmove_clock(), 0U) << "en passant";
    EXPECT_EQ(fen_after("8/P3k3/8/8/8/8/8/4K3 w - - 30 40", "a7a8n"),
              "N7/4k3/8/8/8/8/8/4K3 b - - 0 40");
}

TEST(Play, numbers_moves_after_black) {
    EXPECT_EQ(play(Position(), "e2e4").fullmove_number(), 1U);
    EXPECT_EQ(play(Position(), "e2e4 e7e5").fullmove_number(), 2U);
    EXPECT_EQ(play(position_of("4k3/8/8/8/8/8/8/4K3 b - - 0 7"), "e8e7").fullmove_number(), 8U);
}

TEST(Play, castles_king_and_rook_of_both_sides) {
    EXPECT_EQ(fen_after(rooks_fen, "e1h1"), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 5 20");
    EXPECT_EQ(fen_after(rooks_fen, "e1a1"), "r3k2r/8/8/8/8/8/8/2KR3R b kq - 5 20");
    EXPECT_EQ(fen_after(rooks_fen, "e1e2 e8h8"), "r4rk1/8/8/8/8/8/4K3/R6R w - - 6 21");
    EXPECT_EQ(fen_after(rooks_fen, "e1e2 e8a8"), "2kr3r/8/8/8/8/8/4K3/R6R w - - 6 21");
}

TEST(Play, takes_the_rights_of_a_rook_that_moves_or_is_captured) {
    EXPECT_EQ(play(position_of(rooks_fen), "a1b1").castling_rooks(), squares("h1 a8 h8"));
    EXPECT_EQ(play(position_of(rooks_fen), "h1g1").castling_rooks(), squares("a1 a8 h8"));
    EXPECT_EQ(play(position_of(rooks_fen), "h1h8").castling_rooks(), squares("a1 a8"));
    EXPECT_EQ(play(position_of(rooks_fen), "e1e2").castling_rooks(), squares("a8 h8"));
    EXPECT_EQ(play(position_of(rooks_fen), "e1e2 e8d8").castling_rooks(), Bitboard());
    // Promotion onto the corner captures the rook, too.
    EXPECT_EQ(play(position_of("r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1"), "b7a8q").castling_rooks(),
              Bitboard());
}

TEST(Play, takes_no_right_for_a_man_that_passes_or_stands_beside) {
    const Position position = position_of("r3k2r/8/8/8/8/8/8/RN2K1NR w KQkq - 0 1");
    EXPECT_EQ(play(position, "g1h3 e8e7 h3g1").castling_rooks(), squares("a1 h1"));
}

TEST(Play, notes_the_square_that_two_steps_have_crossed) {
    const Position with_capture = play(position_of("4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1"), "a2a4");
    EXPECT_EQ(with_capture.en_passant(), Square::a3);
    EXPECT_EQ(with_capture.just_crossed(), Square::a3);
    const Position without = play(Position(), "e2e4");
    EXPECT_EQ(without.en_passant(), std::nullopt);
    EXPECT_EQ(without.just_crossed(), Square::e3);
    EXPECT_EQ(play(without, "g8f6").just_crossed(), std::nullopt);
    EXPECT_EQ(play(with_capture, "e8e7").en_passant(), std::nullopt);
}

TEST(Play, notes_nothing_for_a_step_of_one_square) {
    const Position position = play(position_of("4k3/8/8/8/8/1p6/P7/4K3 w - - 0 1"), "a2a3");
    EXPECT_EQ(position.en_passant(), std::nullopt);
    EXPECT_EQ(position.just_crossed(), std::nullopt);
}

TEST(Play, removes_the_pawn_taken_en_passant) {
    EXPECT_EQ(fen_after("4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1", "a2a4 b4a3"),
              "4k3/8/8/8/8/p7/8/4K3 w - - 0 2");
}

TEST(Play, replaces_a_pawn_by_the_piece_it_becomes) {
    constexpr std::string_view fen = "1r2k3/P7/8/8/8/8/7p/4K1R1 w - - 0 1";
    EXPECT_EQ(fen_after(fen, "a7a8r"), "Rr2k3/8/8/8/8/8/7p/4K1R1 b - - 0 1");
    EXPECT_EQ(fen_after(fen, "a7b8q"), "1Q2k3/8/8/8/8/8/7p/4K1R1 b - - 0 1");
    EXPECT_EQ(fen_after(fen, "g1f1 h2h1b"), "1r2k3/P7/8/8/8/8/8/4KR1b w - - 0 2");
}

TEST(Equality, does_not_ask_for_counters) {
    EXPECT_EQ(position_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
              position_of("4k3/8/8/8/8/8/8/4K3 w - - 40 90"));
}

TEST(Equality, asks_for_men_turn_rights_and_a_legal_en_passant) {
    const std::array different{
        position_of("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq - 0 1"),
        position_of("r3k2r/8/8/3pP3/8/8/8/R3K2R b KQkq - 0 1"),
        position_of("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQk - 0 1"),
        position_of("r3k2r/8/8/3pP3/8/8/8/R3K2R w Qkq - 0 1"),
        position_of("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1"),
        position_of("r3k2r/8/8/3pP3/8/8/8/R3K1R1 w Qkq - 0 1"),
        position_of("r3k2r/8/8/3pB3/8/8/8/R3K2R w KQkq - 0 1"),
    };
    std::set<std::uint64_t> keys;
    for (std::size_t i = 0; i < different.size(); ++i) {
        keys.insert(different[i].key());
        for (std::size_t j = 0; j < different.size(); ++j)
            EXPECT_EQ(different[i] == different[j], i == j) << i << ' ' << j;
    }
    EXPECT_EQ(keys.size(), different.size());
}

TEST(Equality, forgets_an_en_passant_square_that_nothing_can_legally_use) {
    const Position pinned_capture = position_of("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    EXPECT_EQ(pinned_capture, position_of("4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 1"));
    EXPECT_EQ(pinned_capture.key(), position_of("4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 1").key());
    EXPECT_EQ(play(Position(), "e2e4"),
              position_of("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"));
}

TEST(Equality, does_not_tell_twins_apart) {
    EXPECT_EQ(play(Position(),
                   "b1c3 g8f6 g1f3 f6g8 c3d5 g8f6 f3e5 f6g8 d5f4 g8f6 e5c4 f6g8 "
                   "f4d3 g8f6 c4a3 f6g8 d3e5 g8f6 a3b1 f6g8 e5f3 g8f6 f3g1 f6g8"),
              Position());
}

TEST(Key, is_that_of_the_same_position_reached_otherwise) {
    const Position one = play(Position(), "d2d4 g8f6 c2c4 e7e6 b1c3");
    const Position other = play(Position(), "c2c4 e7e6 b1c3 g8f6 d2d4");
    EXPECT_EQ(one, other);
    EXPECT_EQ(one.key(), other.key());
}

TEST(Key, is_kept_up_by_every_kind_of_move) {
    for (const auto& [fen, moves] : std::initializer_list<std::array<std::string_view, 2>>{
             {start_fen, "e2e4 d7d5 e4d5"},
             {rooks_fen, "e1h1 e8a8"},
             {rooks_fen, "a1a8 e8e7 h1h8"},
             {"4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1", "a2a4 b4a3"},
             {"4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1", "a2a4 e8e7"},
             {"r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1", "b7a8n"}}) {
        const Position position = play(position_of(fen), moves);
        EXPECT_EQ(position.key(), position.key_from_scratch()) << fen << ' ' << moves;
    }
}

TEST(Checkers, are_the_enemy_men_that_attack_the_king_to_move) {
    EXPECT_TRUE(checkers(Position()).empty());
    EXPECT_FALSE(is_check(Position()));
    const Position twice = position_of("4r1k1/8/8/8/8/3n4/5N2/4K3 w - - 0 1");
    EXPECT_EQ(checkers(twice), squares("e8 d3"));
    EXPECT_TRUE(is_check(twice));
}

TEST(Pinned, are_the_men_that_shield_their_king_alone) {
    const Position position = position_of("4r2k/6n1/8/b7/3B4/2N1P3/8/r2QK1Nr w - - 0 1");
    EXPECT_EQ(pinned(position, Color::white), squares("d1 g1 c3 e3"));
    EXPECT_EQ(pinned(position, Color::black), squares("g7"));
}

TEST(Pinned, are_not_men_that_share_the_line_with_another) {
    EXPECT_TRUE(pinned(position_of("4r2k/8/8/8/8/4N3/4P3/4K3 w - - 0 1"), Color::white).empty());
    EXPECT_TRUE(pinned(position_of("4r2k/4n3/8/8/8/4N3/8/4K3 w - - 0 1"), Color::white).empty());
    EXPECT_TRUE(pinned(position_of("7k/4b3/8/8/8/4N3/8/4K3 w - - 0 1"), Color::white).empty());
}

TEST(PositionDeathTest, refuses_to_play_what_is_not_legal) {
    EXPECT_DEATH((void)Position().play(Move::normal(Role::pawn, Square::e2, Square::e5)),
                 "is_legal");
}

TEST(Position, is_a_key_of_unordered_containers) {
    std::unordered_set<Position> seen{Position()};
    EXPECT_TRUE(seen.contains(play(Position(), "g1f3 g8f6 f3g1 f6g8")));
    EXPECT_FALSE(seen.contains(play(Position(), "g1f3 g8f6 f3g1")));
}

TEST(Position, is_passed_to_the_other_side_as_by_a_move_that_takes_nothing) {
    const Position after_e4 = play(Position(), "e2e4");
    EXPECT_EQ(write_fen(after_e4.passed()),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2");
    // The pawn can be taken in passing only at once (3.7.3.1).
    const Position crossed = position_of("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 7");
    ASSERT_TRUE(crossed.en_passant());
    EXPECT_EQ(crossed.passed().passed(), position_of("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 7"));
}

}  // namespace
}  // namespace arbiter::testing
