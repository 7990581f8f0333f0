// Moves in the styles of PGN, of the Laws and of books.
#include "arbiter/notation/san_writer.hpp"

#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

std::string written_move(std::string_view fen, std::string_view move,
                         const SanStyle& style = pgn_style) {
    const Position position = position_of(fen);
    return write_san(position, find_move(position, move).value(), style);
}

constexpr SanStyle hyphened{.departure = Departure::hyphened};

TEST(WriteSan, as_much_of_the_departure_as_the_style_wants) {
    EXPECT_EQ(written_move(start_fen, "g1f3"), "Nf3");
    EXPECT_EQ(written_move(start_fen, "g1f3", long_style), "Ng1f3");
    EXPECT_EQ(written_move(start_fen, "g1f3", hyphened), "Ng1-f3");
    EXPECT_EQ(written_move(start_fen, "e2e4"), "e4");
    EXPECT_EQ(written_move(start_fen, "e2e4", hyphened), "e2-e4");
    EXPECT_EQ(written_move("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", hyphened), "e4xd5");
    EXPECT_EQ(written_move("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5"), "exd5");
}

TEST(WriteSan, file_then_rank_then_both_tell_men_apart) {
    EXPECT_EQ(written_move("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "b1d2"), "Nbd2");
    EXPECT_EQ(written_move("4k3/8/8/1N6/8/8/8/1N2K3 w - - 0 1", "b1c3"), "N1c3");
    EXPECT_EQ(written_move("4k3/8/8/1N6/8/8/8/1N1NK3 w - - 0 1", "b1c3"), "Nb1c3");
    // A pinned knight cannot go there.
    EXPECT_EQ(written_move("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2"), "Ne2");
}

TEST(WriteSan, castling_in_letters_or_zeros) {
    constexpr std::string_view both = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    EXPECT_EQ(written_move(both, "e1h1"), "O-O");
    EXPECT_EQ(written_move(both, "e1a1"), "O-O-O");
    EXPECT_EQ(written_move(both, "e1h1", fide_style), "0-0");
    EXPECT_EQ(written_move(both, "e1a1", fide_style), "0-0-0");
    EXPECT_EQ(written_move("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1"), "O-O+");
}

TEST(WriteSan, promotions_with_and_without_a_sign) {
    constexpr std::string_view pawn = "8/P6k/8/8/8/8/8/4K3 w - - 0 1";
    EXPECT_EQ(written_move(pawn, "a7a8q"), "a8=Q");
    EXPECT_EQ(written_move(pawn, "a7a8n", fide_style), "a8N");
    EXPECT_EQ(written_move(pawn, "a7a8r", figurine_style), "a8=♖");
    EXPECT_EQ(written_move("1n6/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", long_style), "a7xb8=Q");
}

TEST(WriteSan, en_passant_as_the_laws_allow) {
    constexpr std::string_view crossed = "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1";
    EXPECT_EQ(written_move(crossed, "d5e6"), "dxe6");
    EXPECT_EQ(written_move(crossed, "d5e6", fide_style), "dxe6 e.p.");
    EXPECT_EQ(written_move("3k4/8/8/3Pp3/8/8/8/3RK3 w - e6 0 1", "d5e6", fide_style), "dxe6 e.p.+");
}

TEST(WriteSan, check_and_mate_in_every_style) {
    constexpr std::string_view mate = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    for (const SanStyle& style : {pgn_style, fide_style, long_style, figurine_style})
        EXPECT_TRUE(written_move(mate, "a1a8", style).ends_with("a8#"));
    EXPECT_EQ(written_move("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"), "Ra8+");
    const Position position = position_of(mate);
    EXPECT_EQ(write_san_without_check(position, find_move(position, "a1a8").value()), "Ra8");
}

TEST(WriteSan, in_any_language) {
    SanStyle german;
    german.letters = letters_of("de").value();
    EXPECT_EQ(written_move(start_fen, "g1f3", german), "Sf3");
    EXPECT_EQ(written_move("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", german), "a8=D");
    SanStyle russian;
    russian.letters = letters_of("ru").value();
    EXPECT_EQ(written_move("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2", russian), "Крe2");
}

TEST(LettersOf, each_language_has_six_men_that_differ) {
    for (const Language& language : languages()) {
        std::set<std::string_view> letters;
        for (const Role role : all_roles)
            letters.insert(language.letters[role]);
        EXPECT_EQ(letters.size(), 6U) << language.name;
        EXPECT_EQ(letters_of(language.code)->values, language.letters.values);
    }
    EXPECT_FALSE(letters_of("xx"));
    EXPECT_FALSE(letters_of(""));
    EXPECT_FALSE(letters_of("DE"));
}

TEST(Languages, stand_in_the_order_of_their_codes) {
    EXPECT_TRUE(std::ranges::is_sorted(languages(), {}, &Language::code));
}

}  // namespace
}  // namespace arbiter::testing
