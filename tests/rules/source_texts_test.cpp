// The positions that the five source texts describe. Their diagrams are lost; men that a text does
// not name were added consistently with it. Where a text errs, FIDE's Laws decide.
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

/// The men of a diagram, White to move.
Position white(std::string_view men, std::string_view rights = "-") {
    return position_of(std::string(men) + " w " + std::string(rights) + " - 0 1");
}

Position black(std::string_view men, std::string_view rights = "-") {
    return position_of(std::string(men) + " b " + std::string(rights) + " - 0 1");
}

// The beginner's text after Lasker.

TEST(LaskerText, bishop_on_c1_reaches_the_whole_open_diagonal) {
    EXPECT_EQ(targets(white("4k3/8/8/8/8/8/8/2B1K3"), Square::c1), squares("d2 e3 f4 g5 h6 b2 a3"));
}

TEST(LaskerText, bishop_on_c1_stops_before_an_own_man_and_with_an_enemy) {
    EXPECT_EQ(targets(white("4k3/8/8/8/8/4P3/8/2B1K3"), Square::c1), squares("d2 b2 a3"));
    EXPECT_EQ(targets(white("4k3/8/8/8/8/4n3/8/2B1K3"), Square::c1), squares("d2 e3 b2 a3"));
}

TEST(LaskerText, white_king_on_c2_can_only_take_the_bishop) {
    for (const char* first_rank : {"r7", "4r3", "5r2", "6r1", "7r"})
        EXPECT_EQ(targets(white("7k/8/5N2/8/2p5/2P5/1bKP4/" + std::string(first_rank)), Square::c2),
                  squares("b2"))
            << first_rank;
}

TEST(LaskerText, black_king_can_only_go_to_g7) {
    EXPECT_EQ(targets(black("7k/8/5N2/8/2p5/2P5/1bKP4/4r3"), Square::h8), squares("g7"));
}

TEST(LaskerText, queen_on_g7_guarded_by_the_pawn_mates) {
    EXPECT_TRUE(is_checkmate(black("7k/6Q1/5P2/8/2p5/2P5/1bKP4/4r3")));
    EXPECT_TRUE(is_checkmate(black("6k1/6Q1/5P2/8/8/8/8/6K1")));
}

TEST(LaskerText, white_castles_both_ways_and_black_only_long) {
    for (const char* queen : {"8/8/8/5Q2/PPP1P1PP", "8/8/5Q2/8/PPP1P1PP", "8/8/8/8/PPP1PQPP"}) {
        const std::string men = "r3k2r/ppp1p1pp/" + std::string(queen) + "/R3K2R";
        EXPECT_TRUE(can(white(men, "KQkq"), "e1h1")) << men;
        EXPECT_TRUE(can(white(men, "KQkq"), "e1a1")) << men;
        EXPECT_FALSE(can(black(men, "KQkq"), "e8h8")) << men;
        EXPECT_TRUE(can(black(men, "KQkq"), "e8a8")) << men;
    }
}

TEST(LaskerText, the_rook_never_castles_to_where_it_can_be_captured) {
    // The text forbids castling where the rook could be captured. No such castling is left over
    // once the king may not cross an attacked square: any black man is tried on any square.
    int castled = 0;
    for (const char man : {'p', 'n', 'b', 'r', 'q'})
        for (const Square square : all_squares) {
            auto setup = setup_of("3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1");
            if (setup.board.at(square))
                continue;
            setup.board.put(square, *piece_lettered(man));
            const auto position = Position::from(setup);
            for (const auto& [move, goal] : {std::pair{"e1h1", Square::f1}, {"e1a1", Square::d1}})
                if (position && can(*position, move)) {
                    ++castled;
                    EXPECT_TRUE(play(*position, move).board().attackers(goal, Color::black).empty())
                        << man << ' ' << name(square) << ' ' << move;
                }
        }
    EXPECT_GT(castled, 300);
}

TEST(LaskerText, rooks_go_along_ranks_and_files) {
    constexpr std::string_view men = "8/8/8/8/2r1RK2/8/k1r3R1/8";
    EXPECT_EQ(targets(black(men), Square::c2), squares("b2 d2 e2 f2 g2"));
    EXPECT_EQ(targets(black(men), Square::c4), squares("a4 b4 d4 e4 c8 c7 c6 c5 c3"));
    EXPECT_EQ(targets(white(men), Square::e4), squares("d4 c4"));
    EXPECT_EQ(targets(white(men), Square::g2), squares("c2 d2 e2 f2 h2 g1 g3 g4 g5 g6 g7 g8"));
}

TEST(LaskerText, bishops_go_along_diagonals) {
    constexpr std::string_view men = "6k1/5r2/5b2/8/2B5/2B5/3r4/K1R5";
    EXPECT_EQ(targets(white(men), Square::c4), squares("a2 b3 d3 e2 f1 a6 b5 d5 e6 f7"));
    EXPECT_EQ(targets(white(men), Square::c3), squares("b2 d4 e5 f6"));
    EXPECT_EQ(targets(black(men), Square::f6), squares("g7 h8 e7 d8 g5 h4 e5 d4 c3"));
    EXPECT_TRUE(targets(black(men), Square::f7).empty());
}

TEST(LaskerText, queens_go_as_rooks_and_bishops) {
    constexpr std::string_view men = "4r2k/8/8/8/q3Q3/8/2B5/4K3";
    EXPECT_EQ(targets(black(men), Square::a4),
              squares("a1 a2 a3 a5 a6 a7 a8 b4 c4 d4 e4 b5 c6 d7 b3 c2"));
    EXPECT_EQ(targets(white(men), Square::e4), squares("e2 e3 e5 e6 e7 e8"));
    EXPECT_TRUE(is_checkmate(play(white("7k/8/8/8/q3Q3/8/2B5/4K3"), "e4h7")));
}

TEST(LaskerText, queen_has_fewer_moves_the_nearer_the_king_stands_behind_it) {
    EXPECT_EQ(targets(white("4r2k/8/8/8/q3Q3/8/2B1K3/8"), Square::e4).size(), 5);
    EXPECT_EQ(targets(white("4r2k/8/8/8/q3Q3/4K3/2B5/8"), Square::e4).size(), 4);
}

TEST(LaskerText, knights_in_check_leave_only_the_king_to_move) {
    // The text counts seven moves of the knight f5 and eight of f6; none answers the check.
    const Position position = black("6k1/6n1/5N2/5n1b/8/6R1/4N3/3K4");
    EXPECT_EQ(targets(position, Square::g8), squares("f7 f8 h8"));
    EXPECT_EQ(count_legal_moves(position), 3U);
    EXPECT_EQ(faults_of("6k1/6n1/5N2/5n1b/8/6R1/4N3/3K4 w - - 0 1"),
              FaultSet{Fault::opposite_check});
}

TEST(LaskerText, knights_without_the_check) {
    constexpr std::string_view men = "6k1/6n1/8/5n1b/8/6R1/4N3/3K4";
    EXPECT_EQ(targets(black(men), Square::f5), squares("e7 d6 d4 e3 g3 h4 h6"));
    EXPECT_TRUE(targets(black(men), Square::g7).empty());
    EXPECT_TRUE(targets(white(men), Square::e2).empty());
}

TEST(LaskerText, knight_to_f6_gives_check) {
    EXPECT_EQ(checkers(play(white("6k1/6n1/8/3N1n1b/8/6R1/4N3/3K4"), "d5f6")), squares("f6"));
}

constexpr std::string_view pawns = "5rk1/ppp2p2/3p1n1p/4p3/3P2p1/2P3P1/PP2PPBP/3R2K1";

TEST(LaskerText, pawns_go_one_square_or_two_from_where_they_began) {
    EXPECT_EQ(white(pawns).board().occupied().size(), 22);
    EXPECT_EQ(white(pawns).board().of(Role::pawn).size(), 16);
    EXPECT_EQ(targets(white(pawns), Square::d4), squares("d5 e5"));
    EXPECT_EQ(targets(white(pawns), Square::c3), squares("c4"));
    EXPECT_EQ(targets(white(pawns), Square::a2), squares("a3 a4"));
    EXPECT_TRUE(can(black(pawns), "e5d4"));
}

TEST(LaskerText, pawns_that_cannot_move_are_g3_g4_and_f7) {
    Bitboard immobile;
    for (const Position& position : {white(pawns), black(pawns)})
        for (const Square pawn : position.board().of(position.turn(), Role::pawn))
            if (targets(position, pawn).empty())
                immobile.add(pawn);
    EXPECT_EQ(immobile, squares("g3 g4 f7"));
}

TEST(LaskerText, en_passant_is_there_at_once_and_then_no_more) {
    const Position advanced = play(white(pawns), "f2f4");
    ASSERT_TRUE(can(advanced, "g4f3"));
    EXPECT_TRUE(find_move(advanced, "g4f3")->is_en_passant());
    const Position later = play(advanced, "a7a6 a2a3");
    EXPECT_FALSE(can(later, "g4f3"));
    EXPECT_EQ(later.board().attackers(Square::f4, Color::black) & later.board().of(Role::pawn),
              squares("e5"));
}

TEST(LaskerText, a_single_step_is_taken_as_usual) {
    const Position stepped = play(white(pawns), "f2f3");
    ASSERT_TRUE(can(stepped, "g4f3"));
    EXPECT_TRUE(find_move(stepped, "g4f3")->is_normal());
}

TEST(LaskerText, promotion_to_a_queen_or_a_knight_mates) {
    constexpr std::string_view men = "6k1/4Pppp/8/8/8/6PP/5pPK/6NR";
    EXPECT_TRUE(is_checkmate(play(white(men), "e7e8q")));
    EXPECT_TRUE(is_checkmate(play(white(men), "e7e8r")));
    EXPECT_TRUE(is_checkmate(play(black(men), "f2f1n")));
    for (const char* other : {"f2f1q", "f2f1r", "f2f1b"})
        EXPECT_FALSE(is_check(play(black(men), other))) << other;
}

// The encyclopedia article, and the blind players' rules.

TEST(EncyclopediaText, en_passant_a4_is_taken_by_the_pawn_on_b4) {
    EXPECT_EQ(write_fen(play(white("4k3/8/8/8/1p6/8/P7/4K3"), "a2a4 b4a3")),
              "4k3/8/8/8/8/p7/8/4K3 w - - 0 2");
}

TEST(EncyclopediaText, white_is_checkmated) {
    EXPECT_TRUE(is_checkmate(white("4k3/8/8/7r/8/8/5PP1/5RKq")));
}

TEST(EncyclopediaText, black_is_stalemated) {
    EXPECT_TRUE(is_stalemate(black("2k5/8/8/3QB3/8/4K3/8/8")));
}

TEST(EncyclopediaText, nine_queens_can_stand_on_the_board) {
    // As it was drawn, the queens a8 and g8 give check at once, which no last move does: the
    // position is accepted where a program judges it as it stands.
    constexpr std::string_view drawn = "QQQQQQQQ/3Q4/8/8/8/8/6k1/4K3 b - - 0 1";
    EXPECT_EQ(faults_of(drawn), FaultSet{Fault::checkers});
    const Position position = position_of(drawn, forgivable_faults);
    EXPECT_EQ(position.board().of(Color::white, Role::queen).size(), 9);
    EXPECT_EQ(checkers(position), squares("a8 g8"));
}

// FIDE's articles 1 to 3 with diagrams.

TEST(FideText, castling_is_as_in_the_diagrams) {
    EXPECT_EQ(write_fen(play(white("4k3/8/8/8/8/8/8/R3K2R", "KQ"), "e1h1")),
              "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1");
    EXPECT_EQ(write_fen(play(white("4k3/8/8/8/8/8/8/R3K2R", "KQ"), "e1a1")),
              "4k3/8/8/8/8/8/8/2KR3R b - - 1 1");
    EXPECT_EQ(write_fen(play(black("r3k2r/8/8/8/8/8/8/4K3", "kq"), "e8h8")),
              "r4rk1/8/8/8/8/8/8/4K3 w - - 1 2");
    EXPECT_EQ(write_fen(play(black("r3k2r/8/8/8/8/8/8/4K3", "kq"), "e8a8")),
              "2kr3r/8/8/8/8/8/8/4K3 w - - 1 2");
}

// The leaflet.

TEST(LeafletText, the_king_may_not_step_onto_the_rooks_file) {
    const Position position = white("4r1k1/8/8/8/8/8/8/3K4");
    EXPECT_FALSE(can(position, "d1e1"));
    EXPECT_FALSE(can(position, "d1e2"));
    EXPECT_EQ(targets(position, Square::d1), squares("c1 c2 d2"));
}

TEST(LeafletText, castling_is_once_in_a_game_and_to_the_side_that_one_likes) {
    const Position both = position_of("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1");
    for (const char* const ours : {"e1h1", "e1a1"})
        for (const char* const theirs : {"e8h8", "e8a8"}) {
            ASSERT_TRUE(can(both, ours));
            EXPECT_TRUE(can(play(both, ours), theirs)) << ours << ' ' << theirs;
        }
    // King and rook go back to where they stood.
    const Position start = position_of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    const Position again =
        play(start, "e1h1 e8d8 f1f3 d8e8 g1f1 e8d8 f1e1 d8e8 f3h3 e8d8 h3h1 d8e8");
    ASSERT_EQ(again.board(), start.board());
    EXPECT_FALSE(can(again, "e1h1"));
    EXPECT_FALSE(can(again, "e1a1"));
}

TEST(LeafletText, a_bishop_stays_on_squares_of_one_colour) {
    for (const Square from : all_squares)
        for (const Square to : bishop_attacks(from, Bitboard()))
            EXPECT_EQ(is_light(from), is_light(to)) << name(from) << name(to);
    for (const Color side : both_colors) {
        int light = 0;
        for (const Square bishop : Position().board().of(side, Role::bishop))
            light += is_light(bishop) ? 1 : 0;
        EXPECT_EQ(light, 1) << "of two";
    }
}

// The sample game of the blind players' association.

TEST(SampleGame, ends_in_mate_after_a_capture_en_passant_that_its_text_does_not_mark) {
    const Position ninth =
        play(Position(),
             "e2e4 e7e6 d2d4 d7d5 e4e5 c7c5 c2c3 b8c6 f1d3 c5c4 d3c2 g8e7 g1h3 b7b6 "
             "e1h1 c8d7 b2b4");
    ASSERT_TRUE(can(ninth, "c4b3"));
    EXPECT_TRUE(find_move(ninth, "c4b3")->is_en_passant());
    EXPECT_TRUE(is_checkmate(play(ninth, "c4b3 a2b3 a8c8 d1h5 a7a6 h3g5 g7g6 g5h7 g6h5 h7f6")));
}

}  // namespace
}  // namespace arbiter::testing
