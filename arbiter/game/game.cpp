#include "arbiter/game/game.hpp"

#include <cassert>
#include <type_traits>
#include <utility>

#include "arbiter/game/adjudication.hpp"
#include "arbiter/game/detail/consequences.hpp"
#include "arbiter/game/detail/duties.hpp"
#include "arbiter/game/detail/on_event.hpp"
#include "arbiter/game/detail/words.hpp"

namespace arbiter {

namespace {

/// May it happen after the end of the game?
struct IsForAfterwards {
    bool operator()(const PositionRestored& /*event*/) const { return true; }
    bool operator()(const OffenceFound& /*event*/) const { return true; }
    bool operator()(const PenaltyGiven& /*event*/) const { return true; }
    bool operator()(const ResultDeclared& /*event*/) const { return true; }
    bool operator()(const EndingAnnulled& /*event*/) const { return true; }
    bool operator()(const GameAnnulled& /*event*/) const { return true; }
    bool operator()(const WinnabilityRuled& /*event*/) const { return true; }
    bool operator()(const NoteMade& /*event*/) const { return true; }
    bool operator()(const ResultConfirmed& /*event*/) const { return true; }
    bool operator()(const DecisionAppealed& /*event*/) const { return true; }
    bool operator()(const AppealDecided& /*event*/) const { return true; }
    bool operator()(const MoveRecorded& /*event*/) const { return true; }
    bool operator()(const NormalMeansRuled& /*event*/) const { return true; }
    bool operator()(const ArbiterNamed& /*event*/) const { return true; }
    bool operator()(const auto& /*event*/) const { return false; }
};

/// Does it come too late once a flag has fallen? Not what an arbiter does, and not an end that the
/// position had brought before.
struct IsStoppedByFlag {
    bool operator()(const MoveMade& /*event*/) const { return true; }
    bool operator()(const IllegalMoveMade& /*event*/) const { return true; }
    bool operator()(const ClockPressed& /*event*/) const { return true; }
    bool operator()(const PieceTouched& /*event*/) const { return true; }
    bool operator()(const PieceReleased& /*event*/) const { return true; }
    bool operator()(const DrawOffered& /*event*/) const { return true; }
    bool operator()(const DrawAccepted& /*event*/) const { return true; }
    bool operator()(const DrawClaimed& /*event*/) const { return true; }
    bool operator()(const Resigned& /*event*/) const { return true; }
    bool operator()(const IllegalMoveClaimed& /*event*/) const { return true; }
    bool operator()(const ArbiterCalled& /*event*/) const { return true; }
    bool operator()(const MovesTakenBack& /*event*/) const { return true; }
    bool operator()(const MoveSealed& /*event*/) const { return true; }
    bool operator()(const GameAdjourned& /*event*/) const { return true; }
    bool operator()(const IncrementRequested& /*event*/) const { return true; }
    bool operator()(const NormalMeansClaimed& /*event*/) const { return true; }
    bool operator()(const auto& /*event*/) const { return false; }
};

}  // namespace

Game::Game(const Terms& terms, std::uint64_t work_to_rule)
    : state_{.terms = terms,
             .work_to_rule = work_to_rule,
             .history = History(terms.start),
             .clock = {},
             .now = {}} {
    assert(check(terms));
    if (!terms.time.is_untimed())
        state_.clock.emplace(terms.time, terms.has_first_increment);
    detail::end_if_over(state_, state_.now);
}

Game::Game(const Position& start, const Ruleset& ruleset, std::uint64_t work_to_rule)
    : Game({.ruleset = &ruleset, .start = start}, work_to_rule) {}

Outcome Game::apply(const Event& event, Instant at) {
    if (at < state_.now && !events_.empty())
        return detail::refused(GameProblem::time_runs_back, "", {Say::time_runs_back});
    if (is_over() && !std::visit(IsForAfterwards{}, event))
        return detail::refused(GameProblem::game_over, ending()->article, {Say::game_is_over});
    if (due(at) && std::visit(IsStoppedByFlag{}, event))
        return detail::refused(GameProblem::flag_has_fallen, "6.8",
                               {.id = Say::flag_fell_before, .side = state_.clock->running()});
    auto outcome =
        std::visit([&](const auto& happened) { return detail::on(state_, happened, at); }, event);
    if (outcome) {
        if (!std::holds_alternative<DrawClaimed>(event))
            state_.is_last_claim_wrong = false;
        state_.now = at;
        events_.push_back({event, at});
    }
    return outcome;
}

std::optional<Event> Game::due(Instant now) const {
    if (is_over() || !state_.clock || state_.terms.flag_watch == FlagWatch::people)
        return std::nullopt;
    const auto running = state_.clock->running();
    if (!running || !state_.clock->is_flag_down(*running, now))
        return std::nullopt;
    return FlagFallen{*running};
}

std::optional<Instant> Game::due_at() const {
    if (is_over() || !state_.clock || state_.terms.flag_watch == FlagWatch::people)
        return std::nullopt;
    return state_.clock->flag_falls_at();
}

Claims Game::claims() const {
    return is_over() || state_.open.irregular_board ? Claims{}
                                                    : open_claims(state_.history, ruleset());
}

bool is_awaited(const Game& game, Color side) {
    const GameState& state = game.state();
    const bool is_looked_at = state.terms.default_time || state.open.adjournment;
    return is_looked_at && !game.is_over() && !detail::is_there(state, side);
}

std::optional<Move> move_to_be_played(const Game& game) {
    return game.state().open.duties.named_move;
}

}  // namespace arbiter
