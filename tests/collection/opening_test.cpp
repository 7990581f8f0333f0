// Names of openings.
#include "arbiter/collection/opening.hpp"

#include <string>

#include <gtest/gtest.h>

#include "arbiter/collection/opening_lines.hpp"
#include "arbiter/notation/san.hpp"

namespace arbiter::testing {
namespace {

std::string opening_in(std::string_view text) {
    std::string name;
    replay_games(text, [&](const ReplayedGame& game) {
        const auto opening = opening_of(game);
        name = opening ? std::string(opening->eco) + ' ' + std::string(opening->name) : "none";
    });
    return name;
}

TEST(Opening, the_last_position_with_a_name_decides) {
    EXPECT_EQ(opening_in("1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Bg5 e6 *"),
              "B95 Sicilian Defense: Najdorf Variation");
    EXPECT_EQ(opening_in("1. e4 *"), "B00 King's Pawn");
    EXPECT_EQ(opening_in("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 h6 5. h4 *"),
              "C70 Ruy Lopez: Morphy Defense");
}

TEST(Opening, other_moves_to_the_same_position_have_the_same_name) {
    EXPECT_EQ(opening_in("1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 *"),
              opening_in("1. c4 e6 2. Nc3 Bb4 3. d4 Nf6 *"));
}

TEST(Opening, games_without_moves_or_from_elsewhere_have_none) {
    EXPECT_EQ(opening_in("[White \"A\"]\n\n*"), "none");
    EXPECT_EQ(opening_in("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *"),
              "none");
}

TEST(Opening, of_one_position_is_its_own_name) {
    Position position;
    EXPECT_EQ(opening_at(position, 0), std::nullopt);
    position = position.play(read_san(position, "e4").value());
    EXPECT_EQ(opening_at(position, 1)->name, "King's Pawn");
    EXPECT_EQ(opening_at(position, 1000), std::nullopt) << "no opening is so long";
    position = position.play(read_san(position, "h5").value());
    position = position.play(read_san(position, "h3").value());
    EXPECT_EQ(opening_at(position, 3), std::nullopt);
}

/// Every line of the table leads to a name, its own or that of another line to the same position.
TEST(Opening, the_table_is_chess) {
    ASSERT_EQ(opening_lines.size(), 3397U);
    for (const std::string_view line : opening_lines) {
        const std::size_t moves = line.rfind('\t') + 1;
        EXPECT_TRUE(opening_in(std::string(line.substr(moves)) + " *")
                        .starts_with(line.substr(0, line.find('\t'))))
            << line;
    }
}

}  // namespace
}  // namespace arbiter::testing
