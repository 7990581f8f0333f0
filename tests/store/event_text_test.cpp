#include "arbiter/store/event_text.hpp"

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "arbiter/store/record.hpp"

namespace arbiter {
namespace {

const std::string hash(64, 'a');

Position position(std::string_view fen) { return *Position::from(*read_fen(fen)); }

const Move e4 = Move::normal(Role::pawn, Square::e2, Square::e4);

TEST(EventText, WritesEachEventAsOneLineOfWords) {
    EXPECT_EQ(write_event(Event{MoveMade{e4}}), "move e2e4");
    EXPECT_EQ(write_event(Event{DrawOffered{Color::white}}), "offer white");
    EXPECT_EQ(write_event(Event{DrawAccepted{Color::black}}), "accept black");
    EXPECT_EQ(write_event(Event{DrawDeclined{Color::black}}), "decline black");
    EXPECT_EQ(write_event(Event{DrawClaimed{Color::white, ClaimKind::threefold, {}}}),
              "claim white threefold");
    EXPECT_EQ(write_event(Event{DrawClaimed{Color::white, ClaimKind::fifty, e4}}),
              "claim white fifty e2e4");
    EXPECT_EQ(write_event(Event{Resigned{Color::black}}), "resign black");
    EXPECT_EQ(write_event(Event{FlagFallen{Color::white}}), "flag white");
    EXPECT_EQ(write_event(Event{IllegalMovesCompleted{Color::black}}), "illegal_moves black");
    EXPECT_EQ(write_event(Event{DeadPositionFound{}}), "dead");
    EXPECT_EQ(write_event(Event{WinnabilityRuled{true}}), "ruled winnable");
    EXPECT_EQ(write_event(Event{WinnabilityRuled{false}}), "ruled unwinnable");
    EXPECT_EQ(write_event(SeatTaken{Color::black, hash}), "join black " + hash);
    EXPECT_EQ(write_event(RematchOffered{Color::white}), "rematch white");
    EXPECT_EQ(write_event(RematchMade{Color::white, "k3J9xQ2a"}), "rematch white k3J9xQ2a");
}

TEST(EventText, ReadsBackWhatItWrites) {
    const TableEvent events[] = {
        Event{MoveMade{e4}},
        Event{DrawOffered{Color::white}},
        Event{DrawAccepted{Color::black}},
        Event{DrawDeclined{Color::black}},
        Event{DrawClaimed{Color::black, ClaimKind::fifty, {}}},
        Event{DrawClaimed{Color::white, ClaimKind::threefold, e4}},
        Event{Resigned{Color::black}},
        Event{FlagFallen{Color::black}},
        Event{IllegalMovesCompleted{Color::white}},
        Event{DeadPositionFound{}},
        Event{WinnabilityRuled{true}},
        Event{WinnabilityRuled{false}},
        SeatTaken{Color::black, hash},
        RematchOffered{Color::black},
        RematchMade{Color::white, "k3J9xQ2a"},
    };
    for (const TableEvent& event : events) {
        const auto read = read_event(Position(), write_event(event));
        ASSERT_TRUE(read) << write_event(event) << ": " << read.error().text;
        EXPECT_EQ(*read, event) << write_event(event);
    }
}

TEST(EventText, ReadsCastlingOfChess960AsTheKingTakingItsRook) {
    const Position frc = position("4k3/8/8/8/8/8/8/1R2KR2 w BF - 0 1");
    const Move short_castling = Move::castling(Square::e1, Square::f1);
    const auto read = read_event(frc, write_event(Event{MoveMade{short_castling}}));
    ASSERT_TRUE(read) << read.error().text;
    EXPECT_EQ(*read, TableEvent(Event{MoveMade{short_castling}}));
}

TEST(EventText, RefusesEverythingElseAndSaysWhere) {
    const std::pair<const char*, std::size_t> wrong[] = {
        {"", 0},
        {"castle white", 0},
        {"offer", 5},
        {"offer red", 6},
        {"offer white twice", 11},
        {"move e2e5", 5},
        {"move e2e4 e7e5", 9},
        {"move", 4},
        {"claim white", 11},
        {"claim white sixfold", 12},
        {"claim white fifty e2e5", 18},
        {"join black", 10},
        {"dead white", 4},
        {"ruled", 5},
        {"ruled lost", 6},
        {"flag", 4},
        {"rematch white a b", 15},
    };
    for (const auto& [text, at] : wrong) {
        const auto read = read_event(Position(), text);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().at, at) << text << ": " << read.error().text;
        EXPECT_FALSE(read.error().text.empty()) << text;
    }
}

TEST(Seats, AreWrittenAndReadBack) {
    for (const Seat& seat : {Seat{OpenSeat{}}, Seat{ComputerSeat{}}, Seat{PersonSeat{hash}}})
        EXPECT_EQ(read_seat(write_seat(seat)), seat) << write_seat(seat);
    for (const char* wrong : {"", "Open", "person", "person ", "person XYZ", "person abc def"})
        EXPECT_FALSE(read_seat(wrong)) << wrong;
}

TEST(Opponents, AreWrittenAndReadBack) {
    for (const OpponentKind opponent :
         {OpponentKind::computer, OpponentKind::screen, OpponentKind::a_friend})
        EXPECT_EQ(opponent_named(code(opponent)), opponent);
    EXPECT_EQ(opponent_named("friend_"), std::nullopt);
}

}  // namespace
}  // namespace arbiter
