// Everything that can happen in a game. A game is its terms plus the list of these, each with its
// time; all else follows.
#pragma once

#include <variant>

#include "arbiter/game/adjournment_events.hpp"
#include "arbiter/game/arbiter_acts.hpp"
#include "arbiter/game/clock.hpp"
#include "arbiter/game/correspondence_events.hpp"
#include "arbiter/game/kept_verdict.hpp"
#include "arbiter/game/play_events.hpp"
#include "arbiter/game/quickplay_events.hpp"
#include "arbiter/game/record_events.hpp"

namespace arbiter {

/// What `Game::apply` takes; a refused one leaves no trace.
using Event = std::variant<
    MoveMade, IllegalMoveMade, ClockPressed, DrawOffered, DrawAccepted, DrawDeclined, DrawClaimed,
    Resigned, FlagFallen, FlagClaimed, IllegalMoveClaimed, PieceTouched, PieceReleased,
    PieceAdjusted, TouchMoveClaimed, ArbiterCalled, MenDisplaced, MenPutBack, PlayerArrived,
    ResultConfirmed, DecisionAppealed, DeadPositionFound, DowntimePassed, MovesTakenBack,
    // What is written and said.
    MoveRecorded, SheetRequested, MoveAnnounced, MoveRepeated,
    // Adjournment and quickplay finish.
    SealingOrdered, MoveSealed, GameAdjourned, SessionResumed, EnvelopeOpened, EnvelopeLost,
    IncrementRequested, IncrementRuled, NormalMeansClaimed, NormalMeansRuled,
    // Correspondence chess.
    LeaveTaken, LeaveEnded, AnswersNamed, LongThoughtAnnounced,
    // The arbiter's desk.
    ArbiterNamed, ColorsDrawn, GameStarted, ClockPaused, ClockResumed, ClocksSet,
    TimeControlCorrected, TimeAdded, PositionRestored, OffenceFound, TouchExcused, QuotaUnproven,
    DrawPermitted, PenaltyGiven, AbsenceRuled, AppealDecided, ResultDeclared, EndingAnnulled,
    BoardTurned, ColorsReversed, GameAnnulled, WinnabilityRuled, NoteMade>;

/// An event and when it happened.
struct TimedEvent {
    Event event;  ///< accepted by the game
    Instant at;   ///< never before the event that precedes it
    /// What its consequences depended on; mostly none.
    KeptVerdicts verdicts{};
    bool operator==(const TimedEvent&) const = default;
};

}  // namespace arbiter
