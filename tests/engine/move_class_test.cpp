// To which classes moves belong.
#include "arbiter/engine/move_class.hpp"

#include <set>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

std::size_t class_of(std::string_view fen, std::string_view move) {
    const Position position = position_of(fen);
    return MoveClassifier(position).class_of(find_move(position, move).value());
}

/// All moves of a position are of different classes.
void expect_different(std::string_view fen, std::initializer_list<std::string_view> moves) {
    std::set<std::size_t> classes;
    for (const std::string_view move : moves)
        classes.insert(class_of(fen, move));
    EXPECT_EQ(classes.size(), moves.size()) << fen;
}

TEST(MoveClass, is_one_of_those_there_are_for_every_move) {
    std::set<std::size_t> met;
    Random random(1);
    for (int game = 0; game < 30; ++game)
        playout(Position(), 120, random, [&](const Position& position) {
            const MoveClassifier classifier(position);
            for_each_legal_move(position, [&](Move move) {
                met.insert(classifier.class_of(move));
                return false;
            });
        });
    EXPECT_LT(*met.rbegin(), move_classes);
    EXPECT_GT(met.size(), move_classes / 3);
}

TEST(MoveClass, tells_what_people_tell_apart) {
    // Castling, a knight out, a bishop on, a rook's pawn, a centre pawn, the king by itself.
    expect_different("r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 3",
                     {"e1h1", "b1c3", "b5c4", "h2h3", "d2d3", "e1f1", "b5c6", "f3e5"});
    // A queen and a knight out of the same pawn.
    expect_different("8/P6k/8/8/8/8/8/K7 w - - 0 1", {"a7a8q", "a7a8n", "a1b1"});
    // Away from an attack, or another man; into an attack, or not; with check, or not.
    expect_different("4k3/8/3p4/4r3/8/2N5/8/R5K1 w - - 0 20", {"a1a8", "a1a7", "a1a5", "c3e4"});
}

TEST(MoveClass, is_the_same_for_both_sides) {
    EXPECT_EQ(class_of("4k3/8/8/8/8/2N5/8/4K3 w - - 0 30", "c3d5"),
              class_of("4k3/8/2n5/8/8/8/8/4K3 b - - 0 30", "c6d4"));
    EXPECT_EQ(class_of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 30", "e2e3"),
              class_of("4k3/3p4/8/8/8/8/8/4K3 b - - 0 30", "d7d6"));
}

TEST(MoveClass, knows_opening_middlegame_and_ending) {
    constexpr std::string_view full = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 ";
    const std::size_t opening = class_of(std::string(full) + "1", "e2e4");
    const std::size_t middlegame = class_of(std::string(full) + "30", "e2e4");
    const std::size_t ending = class_of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 5", "e2e4");
    EXPECT_EQ(std::set({opening, middlegame, ending}).size(), 3);
}

}  // namespace
}  // namespace arbiter::testing
