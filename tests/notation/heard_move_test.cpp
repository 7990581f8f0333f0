#include "arbiter/notation/heard_move.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using Texts = std::vector<std::string>;

TEST(HeardMove, words_become_notation_and_what_was_written_comes_first) {
    EXPECT_EQ(notations_heard("Nf3"), Texts{"Nf3"});
    EXPECT_EQ(notations_heard("knight takes e five"), (Texts{"knight takes e five", "Nxe5"}));
    EXPECT_EQ(notations_heard("pawn to e four").back(), "2e4");
    EXPECT_EQ(notations_heard("pawn b2 b3"), (Texts{"pawn b2 b3", "b2b3", "b2B3"}));
    EXPECT_EQ(notations_heard("I take the queen with the pawn on d5").back(), "xd5");
    EXPECT_EQ(notations_heard("take the bishop on d5 with the knight, check").back(), "Nxd5+");
    EXPECT_EQ(notations_heard("I take with my bishop on b5").at(1), "Bxb5");
    // Anybody may take her.
    EXPECT_EQ(notations_heard("take the queen on d5 with check").size(), 1U);
    EXPECT_EQ(notations_heard("well, I play knight f three please").back(), "Nf3");
}

TEST(HeardMove, german_words_and_letters_become_the_same) {
    for (const auto& [text, meant] : std::initializer_list<std::pair<const char*, const char*>>{
             {"Springer Felix drei", "Nf3"},
             {"Springer Gustav eins Felix drei", "Ng1f3"},
             {"Bauer e vier", "e4"},
             {"Läufer schlägt Bauer auf David fünf, Schach", "Bxd5+"},
             {"ich ziehe den Turm nach a acht matt", "Ra8+"},
             {"e acht wird eine Dame", "e8=Q"},
             {"e acht zu einer Dame", "e8Q"},
             {"e acht verwandelt sich in einen Springer", "e8=N"},
             {"ich schlage mit dem Läufer Bertha fünf", "Bxb5"},
             {"LÄUFER C VIER", "Bc4"},
             {"La\u0308ufer c vier", "Bc4"},
             {"Sf3", "Nf3"},
             {"Dd4", "Qd4"},
             {"Txd5", "Rxd5"}})
        EXPECT_EQ(notations_heard(text, Tongue::german).at(1), meant) << text;
    // D is a queen, d a file, and either where nothing tells them apart.
    EXPECT_EQ(notations_heard("d4", Tongue::german), (Texts{"d4", "Q4"}));
    EXPECT_EQ(notations_heard("D4", Tongue::german), (Texts{"D4", "Q4", "d4"}));
    EXPECT_EQ(notations_heard("knight f three", Tongue::german), Texts{"knight f three"});
}

TEST(HeardMove, castling_by_signs_and_by_words) {
    for (const char* const text :
         {"O-O", "oo", "0-0+", "castles short", "king's side castling", "castles king side, check",
          "I castle king side, checkmate", "castle to the king side", "0–0"})
        EXPECT_EQ(castling_heard(text), HeardCastling::king_side) << text;
    for (const char* const text : {"O-O-O", "o o o", "queenside castle", "castle long, please"})
        EXPECT_EQ(castling_heard(text), HeardCastling::queen_side) << text;
    for (const char* const text : {"kurze Rochade", "ich rochiere kurz", "0-0",
                                   "kurze Rochade matt", "Rochade am Königsflügel"})
        EXPECT_EQ(castling_heard(text, Tongue::german), HeardCastling::king_side) << text;
    for (const char* const text : {"Lange Rochade", "Langrochade", "GROßE ROCHADE",
                                   "ich rochiere zur Damenseite", "auf der langen Seite rochieren"})
        EXPECT_EQ(castling_heard(text, Tongue::german), HeardCastling::queen_side) << text;
    EXPECT_EQ(castling_heard("castle"), HeardCastling::either);
    EXPECT_EQ(castling_heard("Rochade", Tongue::german), HeardCastling::either);
    EXPECT_EQ(castling_heard("castle sideways"), HeardCastling::unclear);
    for (const char* const text : {"", "e4", "O", "oooo", "Rochade"})
        EXPECT_EQ(castling_heard(text), HeardCastling::none) << text;
}

TEST(HeardMove, men_alone_may_take_each_other) {
    EXPECT_EQ(capture_heard("bishop takes knight"), (HeardCapture{Role::bishop, Role::knight}));
    EXPECT_EQ(capture_heard("I take the queen"), (HeardCapture{std::nullopt, Role::queen}));
    EXPECT_EQ(capture_heard("Dame schlägt", Tongue::german),
              (HeardCapture{Role::queen, std::nullopt}));
    EXPECT_EQ(capture_heard("Läufer schlägt den Springer, Schach", Tongue::german),
              (HeardCapture{Role::bishop, Role::knight}));
    for (const std::string_view text :
         {"bishop takes e five", "b takes knight", "bishop knight", "takes", "BxN", "hello", ""})
        EXPECT_FALSE(capture_heard(text)) << text;
}

}  // namespace
}  // namespace arbiter::testing
