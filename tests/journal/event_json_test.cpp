#include "arbiter/journal/event_json.hpp"

#include <set>
#include <string>
#include <utility>
#include <variant>

#include <gtest/gtest.h>

#include "arbiter/game/time_control_text.hpp"
#include "arbiter/notation/fen.hpp"

namespace arbiter {
namespace {

const std::string hash(64, 'a');

Position position(std::string_view fen) { return *Position::from(*read_fen(fen)); }

const Move e4 = Move::normal(Role::pawn, Square::e2, Square::e4);

/// One of each kind, with every field that it can have.
const TableEvent every_event[] = {
    Event{MoveMade{e4}},
    Event{IllegalMoveMade{{Square::e7, Square::e8, Role::knight}}},
    Event{ClockPressed{Color::white}},
    Event{DrawOffered{Color::white}},
    Event{DrawAccepted{Color::black}},
    Event{DrawDeclined{Color::black}},
    Event{DrawClaimed{Color::black, ClaimKind::fifty, {}}},
    Event{DrawClaimed{Color::white, ClaimKind::threefold, attempt_of(e4)}},
    Event{Resigned{Color::black}},
    Event{FlagFallen{Color::black}},
    Event{FlagClaimed{Color::white}},
    Event{IllegalMoveClaimed{Color::white}},
    Event{PieceTouched{Color::white, Square::e2}},
    Event{PieceReleased{{Square::e7, Square::e8, Role::knight}}},
    Event{PieceAdjusted{Color::black, Square::e7}},
    Event{TouchMoveClaimed{Color::black, Square::e2}},
    Event{TouchExcused{"his sleeve"}},
    Event{ArbiterCalled{Color::white, "a \"piece\" is missing\n\xC3\xA9"}},
    Event{MenDisplaced{Color::black}},
    Event{MenPutBack{}},
    Event{DowntimePassed{}},
    Event{DowntimePassed{Duration(7), Duration(8), DowntimeCause::slow_store}},
    Event{PlayerArrived{Color::white}},
    Event{ResultConfirmed{Color::black}},
    Event{DecisionAppealed{Color::black, "the flag had not fallen"}},
    Event{AbsenceRuled{Color::black}},
    Event{AppealDecided{"the ruling stands"}},
    Event{DeadPositionFound{}},
    Event{MovesTakenBack{Color::black}},
    Event{MoveRecorded{Color::white, "e4 (=)"}},
    Event{SheetRequested{Color::black}},
    Event{MoveAnnounced{Color::white, {Square::e2, Square::e4, std::nullopt}}},
    Event{MoveRepeated{Color::black, {Square::e7, Square::e8, Role::queen}}},
    Event{SealingOrdered{Duration(60'000)}},
    Event{MoveSealed{"Nf3"}},
    Event{GameAdjourned{"tomorrow at 15:00"}},
    Event{SessionResumed{}},
    Event{EnvelopeOpened{}},
    Event{EnvelopeLost{"Nf3"}},
    Event{IncrementRequested{Color::white}},
    Event{IncrementRuled{false}},
    Event{NormalMeansClaimed{Color::black}},
    Event{NormalMeansRuled{Color::black, NormalMeansDecision::delay_clock}},
    Event{LeaveTaken{Color::white, 12}},
    Event{LeaveEnded{Color::black}},
    Event{AnswersNamed{Color::white, "e7e5 g1f3; c7c5 g1f3"}},
    Event{LongThoughtAnnounced{Color::black}},
    Event{ArbiterNamed{"A. Biter"}},
    Event{ColorsDrawn{}},
    Event{GameStarted{}},
    Event{TimeControlCorrected{read_time_control("90+30").value(), true, "no increment set"}},
    Event{BoardTurned{}},
    Event{ColorsReversed{}},
    Event{ClockPaused{"fire alarm"}},
    Event{ClockResumed{}},
    Event{ClocksSet{Duration(60'000), Duration(0), 12, std::nullopt, "wrong setting"}},
    Event{TimeAdded{Color::white, Duration(-120'000), "noise"}},
    Event{PositionRestored{3, "displaced"}},
    Event{OffenceFound{Color::black, "7.5.4", std::nullopt}},
    Event{OffenceFound{Color::black, "7.5.1", 12}},
    Event{QuotaUnproven{Color::white}},
    Event{DrawPermitted{"asked"}},
    Event{PenaltyGiven{Color::white, Penalty::round_exclusion, "again"}},
    Event{ResultDeclared{Result::white_half_only, "11.7", "refused to obey"}},
    Event{EndingAnnulled{"the flag had not fallen"}},
    Event{GameAnnulled{"7.2.1", "king and queen exchanged"}},
    Event{WinnabilityRuled{true}},
    Event{WinnabilityRuled{false}},
    Event{NoteMade{"adjourned for lunch"}},
    SeatTaken{Color::black, hash},
    SeatTaken{Color::black, hash, "Ben"},
    PlayerNamed{Color::black, "Ben"},
    AssistantInvited{Color::white, hash},
    AssistantSeated{Color::white, hash},
    RematchOffered{Color::black},
    TakeBackAsked{Color::white},
    TakeBackDeclined{Color::black},
    RematchMade{Color::white, "k3J9xQ2a"},
};

TEST(EventJson, writes_an_event_as_one_object_on_one_line) {
    EXPECT_EQ(write_event({Event{MoveMade{e4}}}), R"({"event":"move","move":"e2e4"})");
    EXPECT_EQ(write_event({Event{DrawClaimed{Color::white, ClaimKind::fifty, attempt_of(e4)}}}),
              R"({"event":"claim","by":"white","kind":"fifty","move":"e2e4"})");
    EXPECT_EQ(write_event({Event{ResultDeclared{Result::both_lose, "11.8", "both are guilty"}}}),
              R"({"event":"declare_result","result":"0-0","article":"11.8",)"
              R"("reason":"both are guilty"})");
    EXPECT_EQ(write_event({SeatTaken{Color::black, "ab"}}),
              R"({"event":"join","side":"black","token_hash":"ab"})");
    EXPECT_EQ(write_event({SeatTaken{Color::black, "ab", "Ben"}}),
              R"({"event":"join","side":"black","token_hash":"ab","name":"Ben"})");
    EXPECT_EQ(write_event({PlayerNamed{Color::white, "Anna"}}),
              R"({"event":"name","by":"white","name":"Anna"})");
    for (const TableEvent& event : every_event)
        EXPECT_EQ(write_event({event}).find('\n'), std::string::npos);
}

TEST(EventJson, has_every_kind_of_event_in_this_test) {
    std::set<std::size_t> kinds;
    for (const TableEvent& event : every_event)
        if (const auto* const of_the_laws = std::get_if<Event>(&event))
            kinds.insert(of_the_laws->index());
    EXPECT_EQ(kinds.size(), std::variant_size_v<Event>);
}

TEST(EventJson, reads_back_what_it_writes) {
    for (const TableEvent& event : every_event) {
        const auto read = read_event(Position(), write_event({event}));
        ASSERT_TRUE(read) << write_event({event}) << ": " << read.error().text;
        EXPECT_EQ(*read, KeptEvent{event}) << write_event({event});
    }
}

TEST(EventJson, reads_the_first_form) {
    const std::pair<const char*, TableEvent> lines[] = {
        {"move e2e4", Event{MoveMade{e4}}},
        {"offer white", Event{DrawOffered{Color::white}}},
        {"accept black", Event{DrawAccepted{Color::black}}},
        {"decline black", Event{DrawDeclined{Color::black}}},
        {"claim white threefold", Event{DrawClaimed{Color::white, ClaimKind::threefold, {}}}},
        {"claim white fifty e2e4",
         Event{DrawClaimed{Color::white, ClaimKind::fifty, attempt_of(e4)}}},
        {"resign black", Event{Resigned{Color::black}}},
        {"flag white", Event{FlagFallen{Color::white}}},
        {"dead", Event{DeadPositionFound{}}},
        {"ruled winnable", Event{WinnabilityRuled{true}}},
        {"ruled unwinnable", Event{WinnabilityRuled{false}}},
        {"join black ab", SeatTaken{Color::black, "ab"}},
        {"rematch white", RematchOffered{Color::white}},
        {"rematch white k3J9xQ2a", RematchMade{Color::white, "k3J9xQ2a"}},
    };
    for (const auto& [line, event] : lines) {
        const auto read = read_event(Position(), line);
        ASSERT_TRUE(read) << line << ": " << read.error().text;
        EXPECT_EQ(*read, KeptEvent{event}) << line;
    }
}

TEST(EventJson, reads_castling_of_chess960_as_the_king_taking_its_rook) {
    const Position frc = position("4k3/8/8/8/8/8/8/1R2KR2 w BF - 0 1");
    const Move short_castling = Move::castling(Square::e1, Square::f1);
    const auto read = read_event(frc, write_event({Event{MoveMade{short_castling}}}));
    ASSERT_TRUE(read) << read.error().text;
    EXPECT_EQ(*read, KeptEvent{Event{MoveMade{short_castling}}});
}

TEST(EventJson, refuses_everything_else_and_says_what) {
    const std::pair<const char*, const char*> wrong[] = {
        {"", "it is no event"},
        {"castle white", "it is no event"},
        {"offer", "it is no event"},
        {"offer red", "offer: by 'red' is neither white nor black"},
        {"offer white twice", "it is no event"},
        {"move e2e4 e7e5", "it is no event"},
        {"ruled lost", "it is no event"},
        {"rematch white a b", "it is no event"},
        {"{", "it is no JSON object"},
        {"{}", "event is missing: the member that says what happened"},
        {R"({"event":7})", "event is missing: the member that says what happened"},
        {R"({"event":"castle"})", "there is no event named castle"},
        {R"({"event":"offer"})", "offer: by is missing"},
        {R"({"event":"offer","by":"red"})", "offer: by 'red' is neither white nor black"},
        {R"({"event":"offer","by":"white","to":"black"})",
         "offer: it has a member that does not belong to it"},
        {R"({"event":"claim","by":"white","kind":"sixfold"})",
         "claim: kind 'sixfold' is neither threefold nor fifty"},
        {R"({"event":"claim","by":"white","kind":"fifty","move":"e2"})",
         "claim: move is no move: "},
        {R"({"event":"add_time","side":"white","time":"1","reason":""})",
         "add_time: time is no time in milliseconds"},
        {R"({"event":"add_time","side":"white","time":1e30,"reason":""})",
         "add_time: time is no time in milliseconds"},
        {R"({"event":"restore","plies":-9000000,"reason":""})",
         "restore: plies is no whole number, or too large"},
        {R"({"event":"penalty","side":"white","penalty":"jail","reason":""})",
         "penalty: penalty 'jail' is neither warning, points_raised, points_reduced, game_lost, "
         "fine, round_exclusion nor expulsion"},
        {R"({"event":"declare_result","result":"2-0","article":"","reason":""})",
         "declare_result: result '2-0' is neither 1-0, 0-1, 1/2-1/2, 0-0, 1/2-0, 0-1/2 nor *"},
        {R"({"event":"rule_winnability","can_mate":1})",
         "rule_winnability: can_mate is neither true nor false"},
        {R"({"event":"note","text":5})", "note: text is no text"},
        {R"({"event":"touch","by":"white","square":"e9"})",
         "touch: square 'e9' is no square such as e4"},
        {R"({"event":"move","move":"e2e5"})", "move: move is no legal move: "},
    };
    for (const auto& [text, what] : wrong) {
        const auto read = read_event(Position(), text);
        ASSERT_FALSE(read) << text;
        EXPECT_TRUE(read.error().text.starts_with(what)) << text << ": " << read.error().text;
    }
}

}  // namespace
}  // namespace arbiter
