#include "arbiter/rooms/doer.hpp"

#include <variant>

#include "arbiter/base/one_of.hpp"

namespace arbiter {

namespace {

constexpr auto the_arbiter = Place::arbiter;

class DoerOf {
  public:
    using Doer = std::optional<Place>;

    explicit DoerOf(Color turn) : turn_(turn) {}

    Doer operator()(
        const OneOf<ArbiterCalled, PlayerArrived, ResultConfirmed, DecisionAppealed,
                    IncrementRequested, NormalMeansClaimed, MovesTakenBack, PieceTouched,
                    PieceAdjusted, MoveAnnounced, MoveRepeated, LeaveTaken, LeaveEnded,
                    AnswersNamed, LongThoughtAnnounced> auto& event) const {
        return place_of(event.by);
    }
    Doer operator()(const MoveSealed& /*event*/) const { return place_of(turn_); }
    Doer operator()(
        const OneOf<SealingOrdered, GameAdjourned, SessionResumed, EnvelopeOpened, EnvelopeLost,
                    IncrementRuled, NormalMeansRuled, ArbiterNamed, ColorsDrawn, GameStarted,
                    ClockPaused, ClockResumed, ClocksSet, TimeControlCorrected, TimeAdded,
                    PositionRestored, OffenceFound, TouchExcused, QuotaUnproven, DrawPermitted,
                    PenaltyGiven, AbsenceRuled, AppealDecided, ResultDeclared, EndingAnnulled,
                    BoardTurned, ColorsReversed, GameAnnulled, WinnabilityRuled,
                    NoteMade> auto& /*event*/) const {
        return the_arbiter;
    }
    /// What players do at the board, and what the program finds.
    Doer operator()(const OneOf<MoveMade, IllegalMoveMade, ClockPressed, DrawOffered, DrawAccepted,
                                DrawDeclined, DrawClaimed, Resigned, FlagFallen, FlagClaimed,
                                IllegalMoveClaimed, PieceReleased, TouchMoveClaimed, MenDisplaced,
                                MenPutBack, DeadPositionFound, DowntimePassed, MoveRecorded,
                                SheetRequested> auto& /*event*/) const {
        return std::nullopt;
    }

  private:
    Color turn_;
};

}  // namespace

std::optional<Place> doer_of(const Event& event, Color turn) {
    return std::visit(DoerOf(turn), event);
}

bool lets_game_go_on(const Event& event) {
    return std::visit(
        [](const auto& kind) {
            return OneOf<decltype(kind), ClockResumed, SessionResumed, EnvelopeOpened, EnvelopeLost,
                         IncrementRuled, NormalMeansRuled, AbsenceRuled, AppealDecided,
                         ResultDeclared, WinnabilityRuled>;
        },
        event);
}

bool is_part_of_move(const Event& event) {
    return std::visit(
        [](const auto& kind) {
            return OneOf<decltype(kind), PieceTouched, PieceAdjusted, MoveAnnounced, MoveRepeated,
                         AnswersNamed>;
        },
        event);
}

bool needs_arbiter(const Event& event) {
    return std::holds_alternative<ArbiterCalled>(event) ||
           std::holds_alternative<DecisionAppealed>(event) ||
           std::holds_alternative<IncrementRequested>(event) ||
           std::holds_alternative<NormalMeansClaimed>(event);
}

}  // namespace arbiter
