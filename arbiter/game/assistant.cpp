#include "arbiter/game/assistant.hpp"

#include "arbiter/base/one_of.hpp"

namespace arbiter {

namespace {

struct IsForAssistant {
    bool operator()(const MoveMade& /*event*/) const { return true; }          // D.2.10.1
    bool operator()(const MoveAnnounced& /*event*/) const { return true; }     // D.2.10.2
    bool operator()(const MoveRepeated& /*event*/) const { return true; }      // D.2.10.2
    bool operator()(const MoveRecorded& /*event*/) const { return true; }      // D.2.10.3
    bool operator()(const ClockPressed& /*event*/) const { return true; }      // D.2.10.3
    bool operator()(const FlagClaimed& /*event*/) const { return true; }       // D.2.10.5
    bool operator()(const TouchMoveClaimed& /*event*/) const { return true; }  // D.2.10.5
    bool operator()(const MoveSealed& /*event*/) const { return true; }        // D.2.10.6
    bool operator()(
        const OneOf<IllegalMoveMade, DrawOffered, DrawAccepted, DrawDeclined, DrawClaimed, Resigned,
                    FlagFallen, IllegalMoveClaimed, PieceTouched, PieceReleased, PieceAdjusted,
                    ArbiterCalled, MenDisplaced, MenPutBack, PlayerArrived, ResultConfirmed,
                    DecisionAppealed, DeadPositionFound, DowntimePassed, MovesTakenBack,
                    SheetRequested, SealingOrdered, GameAdjourned, SessionResumed, EnvelopeOpened,
                    EnvelopeLost, LeaveTaken, LeaveEnded, AnswersNamed, LongThoughtAnnounced,
                    IncrementRequested, IncrementRuled, NormalMeansClaimed, NormalMeansRuled,
                    ArbiterNamed, ColorsDrawn, GameStarted, ClockPaused, ClockResumed, ClocksSet,
                    TimeControlCorrected, TimeAdded, PositionRestored, OffenceFound, TouchExcused,
                    QuotaUnproven, DrawPermitted, PenaltyGiven, AbsenceRuled, AppealDecided,
                    ResultDeclared, EndingAnnulled, BoardTurned, ColorsReversed, GameAnnulled,
                    WinnabilityRuled, NoteMade> auto& /*event*/) const {
        return false;
    }
};

}  // namespace

bool may_assistant(const Event& event) { return std::visit(IsForAssistant{}, event); }

}  // namespace arbiter
