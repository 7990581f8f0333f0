// Where games start.
#include "arbiter/pgn/start_position.hpp"

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

TEST(StartPosition, variants_have_many_spellings) {
    for (const std::string_view name :
         {"", "Standard", "standard", "From Position", "normal", "Chess", "?"})
        EXPECT_EQ(variant_named(name), Variant::standard) << name;
    for (const std::string_view name : {"Chess960", "chess 960", "960", "fischerandom",
                                        "Fischerandom", "Fischerrandom", "Fischer Random", "FRC"})
        EXPECT_EQ(variant_named(name), Variant::chess960) << name;
    for (const std::string_view name : {"Crazyhouse", "Atomic", "Three-check", "wild/5"})
        EXPECT_EQ(variant_named(name), Variant::foreign) << name;
}

TEST(StartPosition, without_tags_it_is_the_initial_position) {
    EXPECT_EQ(start_position("", "")->position, Position());
    EXPECT_EQ(start_position("Chess960", "")->position, Position());
}

TEST(StartPosition, the_fen_tag_is_read_with_4_or_6_fields_and_any_castling_letters) {
    const std::string_view shredder = "rkbbnnqr/pppppppp/8/8/8/8/PPPPPPPP/RKBBNNQR w HAha - 0 1";
    EXPECT_EQ(start_position("Chess960", shredder)->position, position(shredder));
    EXPECT_EQ(start_position("", "4k3/8/8/8/8/8/4P3/4K3 w - -")->position,
              position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
}

TEST(StartPosition, rights_that_cannot_be_are_dropped_and_told) {
    const auto start =
        start_position("Chess960", "rkrnnbbq/pppppppp/8/8/8/8/PPPPPPPP/RKRNNBBQ w HEhe - 0 1");
    ASSERT_TRUE(start);
    EXPECT_TRUE(start->position.castling_rooks().empty());
    EXPECT_TRUE(start->forgiven.starts_with("a castling right needs the king")) << start->forgiven;
    EXPECT_TRUE(start_position("", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")->forgiven.empty());
}

TEST(StartPosition, a_fen_that_is_no_position_is_refused) {
    const auto kingless = start_position("", "8/8/8/8/8/8/4P3/4K3 w - - 0 1");
    ASSERT_FALSE(kingless);
    EXPECT_EQ(kingless.error().fault, PgnFault::bad_fen);
    EXPECT_EQ(kingless.error().text, "black has no king; each side has exactly one");
    const auto broken = start_position("", "8/8/8/8/8/8/4P3/4X3 w - - 0 1");
    ASSERT_FALSE(broken);
    EXPECT_EQ(broken.error().fault, PgnFault::bad_fen);
    EXPECT_TRUE(broken.error().text.starts_with("the FEN cannot be read at byte 17: 'X'"))
        << broken.error().text;
}

TEST(StartPosition, another_game_is_refused) {
    const auto start = start_position("Crazyhouse", "");
    ASSERT_FALSE(start);
    EXPECT_EQ(start.error().fault, PgnFault::foreign_variant);
}

TEST(StartPosition, variants_are_told_by_letters_and_digits_alone) {
    for (const std::string_view name :
         {"STANDARD CHESS", "none", "classical", "from-position", "--"})
        EXPECT_EQ(variant_named(name), Variant::standard) << name;
    for (const std::string_view name : {"DFRC", "Chess-960", "FISCHERANDOM CHESS", "chess960/518"})
        EXPECT_EQ(variant_named(name), Variant::chess960) << name;
    for (const std::string_view name : {"standard2", "Chess 96", "random", "King of the Hill"})
        EXPECT_EQ(variant_named(name), Variant::foreign) << name;
}

TEST(StartPosition, a_variant_that_is_named_at_length_is_cut) {
    const auto start = start_position(std::string(100, 'x'), "");
    ASSERT_FALSE(start);
    EXPECT_EQ(start.error().text, "the game is of the variant " + std::string(40, 'x') +
                                      "; only standard chess and Chess960 are played");
}

TEST(StartPosition, of_a_foreign_variant_is_not_asked_for_its_fen) {
    const auto start = start_position("Atomic", "no FEN at all");
    ASSERT_FALSE(start);
    EXPECT_EQ(start.error().fault, PgnFault::foreign_variant);
}

TEST(StartPosition, several_faults_of_a_fen_are_all_told) {
    const auto start = start_position("", "8/8/8/8/8/8/8/P7 w - - 0 1");
    ASSERT_FALSE(start);
    EXPECT_EQ(start.error().fault, PgnFault::bad_fen);
    EXPECT_EQ(start.error().text,
              "white has no king, black has no king; each side has exactly one; pawns never stand "
              "on the first or the last rank: a1");
}

}  // namespace
}  // namespace arbiter::testing
