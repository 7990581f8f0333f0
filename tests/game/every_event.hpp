// One event of each kind, for rules that sort all of them.
#pragma once

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "arbiter/game/event.hpp"

namespace arbiter::testing {

/// In the order of `Event`. None of them depends on a game: most games refuse most of them.
inline std::vector<Event> one_event_of_each_kind() {
    constexpr Color white = Color::white;
    constexpr Attempt attempt{Square::e2, Square::e4, std::nullopt};
    const std::string reason = "because";
    return {
        MoveMade{Move::normal(Role::pawn, Square::e2, Square::e4)},
        IllegalMoveMade{attempt},
        ClockPressed{white},
        DrawOffered{white},
        DrawAccepted{white},
        DrawDeclined{white},
        DrawClaimed{white, ClaimKind::fifty, {}},
        Resigned{white},
        FlagFallen{white},
        FlagClaimed{white},
        IllegalMoveClaimed{white},
        PieceTouched{white, Square::e2},
        PieceReleased{attempt},
        PieceAdjusted{white, Square::e2},
        TouchMoveClaimed{white, Square::e2},
        ArbiterCalled{white, reason},
        MenDisplaced{white},
        MenPutBack{},
        PlayerArrived{white},
        ResultConfirmed{white},
        DecisionAppealed{white, reason},
        DeadPositionFound{},
        DowntimePassed{},
        MovesTakenBack{white},
        MoveRecorded{white, "e4"},
        SheetRequested{white},
        MoveAnnounced{white, attempt},
        MoveRepeated{white, attempt},
        SealingOrdered{},
        MoveSealed{"e4"},
        GameAdjourned{"tomorrow"},
        SessionResumed{},
        EnvelopeOpened{},
        EnvelopeLost{"e4"},
        IncrementRequested{white},
        IncrementRuled{true},
        NormalMeansClaimed{white},
        NormalMeansRuled{white, NormalMeansDecision::agreed},
        LeaveTaken{white, 1},
        LeaveEnded{white},
        AnswersNamed{white, "e7e5 g1f3"},
        LongThoughtAnnounced{white},
        ArbiterNamed{"Carol"},
        ColorsDrawn{},
        GameStarted{},
        ClockPaused{reason},
        ClockResumed{},
        ClocksSet{.white = {}, .black = {}, .white_moves = {}, .black_moves = {}, .reason = reason},
        TimeControlCorrected{{}, false, reason},
        TimeAdded{white, Duration(1), reason},
        PositionRestored{0, reason},
        OffenceFound{white, "7.5.1", 0},
        TouchExcused{reason},
        QuotaUnproven{white},
        DrawPermitted{reason},
        PenaltyGiven{white, Penalty::warning, reason},
        AbsenceRuled{white},
        AppealDecided{reason},
        ResultDeclared{Result::draw, "", reason},
        EndingAnnulled{reason},
        BoardTurned{},
        ColorsReversed{},
        GameAnnulled{"", reason},
        WinnabilityRuled{true},
        NoteMade{reason}};
}

/// Is it an event of one of these kinds?
template <typename... Kinds>
bool is_of(const Event& event) {
    return (std::holds_alternative<Kinds>(event) || ...);
}

}  // namespace arbiter::testing
