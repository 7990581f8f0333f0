// What each event makes of a game. Every function looks first and changes after: one that refuses
// has changed nothing. Those that take an inquiry may end the game by what a side can still do.
#pragma once

#include <string>
#include <string_view>

#include "arbiter/game/detail/inquiry.hpp"
#include "arbiter/game/event.hpp"
#include "arbiter/game/game_error.hpp"
#include "arbiter/game/game_state.hpp"

namespace arbiter::detail {

// Moves and the clock (on_moves.cpp).
Outcome on(GameState& state, const MoveMade& event, Instant at, Inquiry& inquiry);
Outcome on(GameState& state, const IllegalMoveMade& event, Instant at, Inquiry& inquiry);
Outcome on(GameState& state, const ClockPressed& event, Instant at, Inquiry& inquiry);
Outcome on(GameState& state, const DowntimePassed& event, Instant at);
Outcome on(GameState& state, const MovesTakenBack& event, Instant at);

// Draws (on_draws.cpp).
Outcome on(GameState& state, const DrawOffered& event, Instant at);
Outcome on(GameState& state, const DrawAccepted& event, Instant at);
Outcome on(GameState& state, const DrawDeclined& event, Instant at);
Outcome on(GameState& state, const DrawClaimed& event, Instant at);
Outcome on(GameState& state, const DeadPositionFound& event, Instant at, Inquiry& inquiry);

// Losses, and what a player says to the arbiter (on_losses.cpp).
Outcome on(GameState& state, const Resigned& event, Instant at, Inquiry& inquiry);
Outcome on(GameState& state, const FlagFallen& event, Instant at, Inquiry& inquiry);
Outcome on(GameState& state, const FlagClaimed& event, Instant at, Inquiry& inquiry);
Outcome on(GameState& state, const IllegalMoveClaimed& event, Instant at, Inquiry& inquiry);
Outcome on(GameState& state, const ArbiterCalled& event, Instant at);

// Before and after the moves (on_formalities.cpp).
Outcome on(GameState& state, const PlayerArrived& event, Instant at);
Outcome on(GameState& state, const AbsenceRuled& event, Instant at, Inquiry& inquiry);
Outcome on(GameState& state, const ResultConfirmed& event, Instant at);
Outcome on(GameState& state, const DecisionAppealed& event, Instant at);
Outcome on(GameState& state, const AppealDecided& event, Instant at);

// What is written and said (on_records.cpp).
Outcome on(GameState& state, const MoveRecorded& event, Instant at);
Outcome on(GameState& state, const SheetRequested& event, Instant at);
Outcome on(GameState& state, const MoveAnnounced& event, Instant at, Inquiry& inquiry);
Outcome on(GameState& state, const MoveRepeated& event, Instant at);

// Adjournment (on_adjournment.cpp).
Outcome on(GameState& state, const SealingOrdered& event, Instant at);
Outcome on(GameState& state, const MoveSealed& event, Instant at);
Outcome on(GameState& state, const GameAdjourned& event, Instant at);
Outcome on(GameState& state, const SessionResumed& event, Instant at);
Outcome on(GameState& state, const EnvelopeOpened& event, Instant at, Inquiry& inquiry);
Outcome on(GameState& state, const EnvelopeLost& event, Instant at, Inquiry& inquiry);

// Quickplay finish (on_quickplay.cpp).
Outcome on(GameState& state, const IncrementRequested& event, Instant at);
Outcome on(GameState& state, const IncrementRuled& event, Instant at);
Outcome on(GameState& state, const NormalMeansClaimed& event, Instant at);
Outcome on(GameState& state, const NormalMeansRuled& event, Instant at);

// Irregularities that are no illegal move (on_irregularities.cpp).
Outcome on(GameState& state, const MenDisplaced& event, Instant at);
Outcome on(GameState& state, const MenPutBack& event, Instant at);
Outcome on(GameState& state, const BoardTurned& event, Instant at);
Outcome on(GameState& state, const ColorsReversed& event, Instant at);

// What a board feels (on_touch.cpp).
Outcome on(GameState& state, const PieceTouched& event, Instant at);
Outcome on(GameState& state, const PieceReleased& event, Instant at);
Outcome on(GameState& state, const PieceAdjusted& event, Instant at);
Outcome on(GameState& state, const TouchMoveClaimed& event, Instant at);
Outcome on(GameState& state, const TouchExcused& event, Instant at);

// Correspondence chess (on_correspondence.cpp).
Outcome on(GameState& state, const LeaveTaken& event, Instant at);
Outcome on(GameState& state, const LeaveEnded& event, Instant at);
Outcome on(GameState& state, const AnswersNamed& event, Instant at);
Outcome on(GameState& state, const LongThoughtAnnounced& event, Instant at);

// What an arbiter does to the clock (on_clock_acts.cpp).
Outcome on(GameState& state, const GameStarted& event, Instant at);
Outcome on(GameState& state, const ClockPaused& event, Instant at);
Outcome on(GameState& state, const ClockResumed& event, Instant at);
Outcome on(GameState& state, const ClocksSet& event, Instant at);
Outcome on(GameState& state, const TimeControlCorrected& event, Instant at);
Outcome on(GameState& state, const TimeAdded& event, Instant at);
Outcome on(GameState& state, const QuotaUnproven& event, Instant at);

// What else he rules (on_rulings.cpp).
Outcome on(GameState& state, const ArbiterNamed& event, Instant at);
Outcome on(GameState& state, const ColorsDrawn& event, Instant at);
Outcome on(GameState& state, const PositionRestored& event, Instant at);
Outcome on(GameState& state, const OffenceFound& event, Instant at, Inquiry& inquiry);
Outcome on(GameState& state, const DrawPermitted& event, Instant at);
Outcome on(GameState& state, const PenaltyGiven& event, Instant at);
Outcome on(GameState& state, const ResultDeclared& event, Instant at);
Outcome on(GameState& state, const EndingAnnulled& event, Instant at, Inquiry& inquiry);
Outcome on(GameState& state, const GameAnnulled& event, Instant at);
Outcome on(GameState& state, const WinnabilityRuled& event, Instant at);
Outcome on(GameState& state, const NoteMade& event, Instant at);

}  // namespace arbiter::detail
