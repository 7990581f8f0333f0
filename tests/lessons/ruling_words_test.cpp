// Rulings in a language of the lessons.
#include "arbiter/lessons/ruling_words.hpp"

#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/lessons/answer_reader.hpp"
#include "arbiter/lessons/texts.hpp"
#include "arbiter/lessons/tries.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

using namespace lessons;

std::string german(std::string_view fen, std::string_view move) {
    return ruling_in_words("de", position_of(fen), read_uci_attempt(move).value());
}

TEST(RulingWords, German_says_who_stands_in_the_way) {
    EXPECT_EQ(german("4k3/8/8/8/8/8/R6r/R3K3 w Q - 0 1", "a1a3"),
              "der Turm auf a1 kann nicht vorbei: Im Weg steht der Turm auf a2");
    EXPECT_EQ(german("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1c1"),
              "der Rochade steht der Springer auf b1 im Weg");
    EXPECT_EQ(german("4k3/8/8/8/8/8/8/RNB1K2R w KQ - 0 1", "e1c1"),
              "der Rochade stehen der Springer auf b1 und der Läufer auf c1 im Weg");
}

TEST(RulingWords, German_has_its_cases) {
    EXPECT_EQ(german("4k3/8/8/8/8/8/3q4/4K3 w - - 0 1", "e1d2"),
              "der König auf e1 schlägt die Dame auf d2");
    EXPECT_EQ(german("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", "e1d2"),
              "der König auf e1 schlägt den Bauern auf d2");
    EXPECT_EQ(german("4k3/8/8/8/8/8/8/2q1K3 w - - 0 1", "e1d1"),
              "der König stünde auf d1 im Schach von der Dame auf c1");
    EXPECT_EQ(german("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"),
              "der König käme über f1; dieses Feld wird vom Turm auf f8 angegriffen");
    EXPECT_EQ(german("4r1k1/8/8/8/8/3n4/8/R3K3 w Q - 0 1", "e1c1"),
              "der König steht im Schach vom Springer auf d3 und vom Turm auf e8 und kann jetzt "
              "nicht rochieren");
    EXPECT_EQ(german("8/P7/8/8/8/8/8/k1K5 w - - 0 1", "a7a8q"),
              "der Bauer auf a7 zieht nach a8 und wird Dame");
}

TEST(RulingWords, the_letter_of_the_king_is_no_castling_in_German_either) {
    const History game(position_of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
    const auto tried = read_try("de", game, "Kg1");
    ASSERT_FALSE(tried);
    EXPECT_TRUE(tried.error().is_move);
    EXPECT_EQ(tried.error().text,
              "der König auf e1 kann nicht nach g1 ziehen; ein König zieht auf ein Nachbarfeld "
              "(Artikel 3.8.1)");
    EXPECT_EQ(read_try("de", game, "Ka1").error().text,
              "auf a1 steht schon der Turm derselben Seite (Artikel 3.1)");
}

TEST(RulingWords, every_reason_has_its_words_in_every_language) {
    for (const std::string_view fen :
         {"r3k2r/ppp1p1pp/8/8/8/5Q2/PPP1P1PP/R3K2R b KQkq - 0 1",
          "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1",
          "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b "
          "KQkq e3 0 2",
          "6k1/P7/8/8/8/3q4/8/R3K2R w KQ - 0 1", "4r1k1/8/8/8/8/8/4P3/R3K2R w KQ - 0 1"}) {
        const Position position = position_of(fen);
        for (const Square from : all_squares)
            for (const Square to : all_squares)
                for (const auto promotion : {std::optional<Role>(), std::optional(Role::knight),
                                             std::optional(Role::king)})
                    for (const std::string_view language : languages()) {
                        const std::string words =
                            ruling_in_words(language, position, {from, to, promotion});
                        EXPECT_FALSE(words.empty() || words.contains('{') ||
                                     words.starts_with("reason."))
                            << words;
                        EXPECT_FALSE(words.contains("  ")) << words;
                    }
    }
}

}  // namespace
}  // namespace arbiter::testing
