#include "arbiter/rooms/doer.hpp"

#include <variant>

namespace arbiter {

namespace {

constexpr auto the_arbiter = Place::arbiter;

class DoerOf {
  public:
    using Doer = std::optional<Place>;

    explicit DoerOf(Color turn) : turn_(turn) {}

    Doer operator()(const ArbiterCalled& event) const { return place_of(event.by); }
    Doer operator()(const PlayerArrived& event) const { return place_of(event.by); }
    Doer operator()(const ResultConfirmed& event) const { return place_of(event.by); }
    Doer operator()(const DecisionAppealed& event) const { return place_of(event.by); }
    Doer operator()(const IncrementRequested& event) const { return place_of(event.by); }
    Doer operator()(const NormalMeansClaimed& event) const { return place_of(event.by); }
    Doer operator()(const MovesTakenBack& event) const { return place_of(event.by); }
    Doer operator()(const MoveSealed& /*event*/) const { return place_of(turn_); }

    Doer operator()(const SealingOrdered& /*event*/) const { return the_arbiter; }
    Doer operator()(const GameAdjourned& /*event*/) const { return the_arbiter; }
    Doer operator()(const SessionResumed& /*event*/) const { return the_arbiter; }
    Doer operator()(const EnvelopeOpened& /*event*/) const { return the_arbiter; }
    Doer operator()(const EnvelopeLost& /*event*/) const { return the_arbiter; }
    Doer operator()(const IncrementRuled& /*event*/) const { return the_arbiter; }
    Doer operator()(const NormalMeansRuled& /*event*/) const { return the_arbiter; }

    Doer operator()(const ArbiterNamed& /*event*/) const { return the_arbiter; }
    Doer operator()(const ColorsDrawn& /*event*/) const { return the_arbiter; }
    Doer operator()(const GameStarted& /*event*/) const { return the_arbiter; }
    Doer operator()(const ClockPaused& /*event*/) const { return the_arbiter; }
    Doer operator()(const ClockResumed& /*event*/) const { return the_arbiter; }
    Doer operator()(const ClocksSet& /*event*/) const { return the_arbiter; }
    Doer operator()(const TimeControlCorrected& /*event*/) const { return the_arbiter; }
    Doer operator()(const TimeAdded& /*event*/) const { return the_arbiter; }
    Doer operator()(const PositionRestored& /*event*/) const { return the_arbiter; }
    Doer operator()(const OffenceFound& /*event*/) const { return the_arbiter; }
    Doer operator()(const TouchExcused& /*event*/) const { return the_arbiter; }
    Doer operator()(const QuotaUnproven& /*event*/) const { return the_arbiter; }
    Doer operator()(const DrawPermitted& /*event*/) const { return the_arbiter; }
    Doer operator()(const PenaltyGiven& /*event*/) const { return the_arbiter; }
    Doer operator()(const AbsenceRuled& /*event*/) const { return the_arbiter; }
    Doer operator()(const AppealDecided& /*event*/) const { return the_arbiter; }
    Doer operator()(const ResultDeclared& /*event*/) const { return the_arbiter; }
    Doer operator()(const EndingAnnulled& /*event*/) const { return the_arbiter; }
    Doer operator()(const BoardTurned& /*event*/) const { return the_arbiter; }
    Doer operator()(const ColorsReversed& /*event*/) const { return the_arbiter; }
    Doer operator()(const GameAnnulled& /*event*/) const { return the_arbiter; }
    Doer operator()(const WinnabilityRuled& /*event*/) const { return the_arbiter; }
    Doer operator()(const NoteMade& /*event*/) const { return the_arbiter; }

    Doer operator()(const auto& /*event*/) const { return std::nullopt; }

  private:
    Color turn_;
};

}  // namespace

std::optional<Place> doer_of(const Event& event, Color turn) {
    return std::visit(DoerOf(turn), event);
}

bool needs_arbiter(const Event& event) {
    return std::holds_alternative<ArbiterCalled>(event) ||
           std::holds_alternative<DecisionAppealed>(event) ||
           std::holds_alternative<IncrementRequested>(event) ||
           std::holds_alternative<NormalMeansClaimed>(event);
}

}  // namespace arbiter
