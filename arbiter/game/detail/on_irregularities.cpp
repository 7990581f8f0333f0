#include <algorithm>
#include <utility>

#include "arbiter/game/detail/consequences.hpp"
#include "arbiter/game/detail/duties.hpp"
#include "arbiter/game/detail/on_event.hpp"
#include "arbiter/game/detail/refuse_and_log.hpp"
#include "arbiter/game/detail/running_time.hpp"

namespace arbiter::detail {

namespace {

/// By each player; from then on a game with reversed colours goes on (7.3).
constexpr int moves_that_settle_colors = 10;

}  // namespace

Outcome on(GameState& state, const MenDisplaced& event, Instant at) {
    if (state.open.displacement)
        return refused(GameProblem::done_already, "7.4.1", {Say::displaced_already});
    const auto runs = state.clock ? state.clock->running() : std::nullopt;
    state.open.displacement = {event.by, runs ? runs : state.ran_before};
    if (state.open.displacement->ran_before)
        run_clock(state, event.by, at);
    add_to_log(state, at, LogKind::notice, "7.4.1", {.id = Say::displaced_men, .side = event.by});
    return {};
}

Outcome on(GameState& state, const MenPutBack& /*event*/, Instant at) {
    if (!state.open.displacement)
        return refused(GameProblem::nothing_to_rule, "7.4.1", {Say::no_men_displaced});
    const auto displacement = std::exchange(state.open.displacement, std::nullopt);
    if (displacement->ran_before)
        run_clock(state, *displacement->ran_before, at);
    return {};
}

Outcome on(GameState& state, const BoardTurned& /*event*/, Instant at) {
    if (is_settled_by_ten_moves(state))
        return refused(GameProblem::too_late, "A.5.1.2", {Say::board_stays});
    log_act(state, at, "7.2.2", {Say::board_turned});
    return {};
}

Outcome on(GameState& state, const ColorsReversed& /*event*/, Instant at) {
    const int moves =
        std::min(state.history.moves_by(Color::white), state.history.moves_by(Color::black));
    const bool is_settled = moves >= moves_that_settle_colors;
    log_act(state, at, "7.3",
            {is_settled ? Say::colors_reversed_goes_on : Say::colors_reversed_early});
    if (!is_settled)
        end(state, at, {Result::none, EndReason::arbiter, "7.3"});
    return {};
}

}  // namespace arbiter::detail
