#include "arbiter/store/stored_game.hpp"

#include <string>

#include <gtest/gtest.h>

namespace arbiter {
namespace {

TEST(StoredGame, seats_are_written_and_read_back) {
    for (const Seat& seat : {Seat{OpenSeat{}}, Seat{OpenSeat{"0a1b"}}, Seat{ComputerSeat{}},
                             Seat{PersonSeat{std::string(64, 'a')}}})
        EXPECT_EQ(read_seat(write_seat(seat)), seat) << write_seat(seat);
    for (const char* wrong : {"", "Open", "person", "person ", "person XYZ", "person abc def"})
        EXPECT_FALSE(read_seat(wrong)) << wrong;
}

TEST(StoredGame, opponents_are_written_and_read_back) {
    for (const OpponentKind opponent :
         {OpponentKind::computer, OpponentKind::screen, OpponentKind::a_friend})
        EXPECT_EQ(opponent_named(code(opponent)), opponent);
    EXPECT_EQ(opponent_named("friend_"), std::nullopt);
}

TEST(StoredGame, places_are_written_and_read_back) {
    for (const Place place : all_places)
        EXPECT_EQ(place_named(name(place)), place);
    EXPECT_EQ(place_named("spectator"), std::nullopt);
    EXPECT_EQ(place_of(Color::black), Place::black);
}

}  // namespace
}  // namespace arbiter
