// Which men shield their king, and from whom.
#include "arbiter/rules/pins.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

std::vector<Pin> listed(const Position& position, Color color) {
    const Pins found = pins(position, color);
    return {found.begin(), found.end()};
}

TEST(Pins, each_pin_names_the_man_the_slider_and_the_king) {
    const Position position = position_of("4r2k/8/8/b7/8/2N1N3/8/r2NK3 w - - 0 1");
    EXPECT_EQ(listed(position, Color::white),
              (std::vector<Pin>{{Square::d1, Square::a1, Square::e1},
                                {Square::c3, Square::a5, Square::e1},
                                {Square::e3, Square::e8, Square::e1}}));
    EXPECT_TRUE(listed(position, Color::black).empty());
}

TEST(Pins, two_men_on_the_line_shield_each_other) {
    EXPECT_TRUE(listed(position_of("4r2k/8/8/8/8/4N3/4P3/4K3 w - - 0 1"), Color::white).empty());
    EXPECT_TRUE(listed(position_of("4r2k/4n3/8/8/8/4N3/8/4K3 w - - 0 1"), Color::white).empty());
}

TEST(Pins, a_checker_pins_nobody) {
    const Position position = position_of("4r2k/8/8/8/8/8/8/4K1Nr w - - 0 1");
    EXPECT_EQ(listed(position, Color::white),
              (std::vector<Pin>{{Square::g1, Square::h1, Square::e1}}));
}

TEST(Pins, name_the_same_men_as_the_set_in_random_games) {
    Random random(12);
    for (int game = 0; game < 20; ++game)
        playout(Position(), 120, random, [](const Position& here) {
            for (const Color color : both_colors) {
                Bitboard men;
                for (const Pin& pin : pins(here, color)) {
                    men.add(pin.pinned);
                    ASSERT_TRUE(between(pin.king, pin.pinner).contains(pin.pinned));
                }
                ASSERT_EQ(men, pinned(here, color));
            }
        });
}

}  // namespace
}  // namespace arbiter::testing
