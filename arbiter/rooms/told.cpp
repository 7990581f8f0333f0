#include "arbiter/rooms/told.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/game/touch_move.hpp"

namespace arbiter {

namespace {

std::optional<ShownAdjournment> shown(const std::optional<Adjournment>& adjournment) {
    if (!adjournment)
        return std::nullopt;
    return ShownAdjournment{adjournment->phase, adjournment->sealer, !adjournment->sealed.empty(),
                            adjournment->resumption};
}

}  // namespace

std::optional<ClockFace> read_clocks(const Game& game, Instant now) {
    const auto& clock = game.state().clock;
    if (!clock)
        return std::nullopt;
    // A machine's clock may stand behind the last event after a restart.
    now = std::max(now, game.state().now);
    ClockFace reading;
    for (const Color side : both_colors) {
        reading.main[side] = clock->main_time(side, now);
        reading.left[side] = clock->time_to_flag(side, now);
    }
    reading.counting = clock->control(Color::white).counting;
    reading.running = clock->running();
    if (!reading.running)
        return reading;
    const Color side = *reading.running;
    // On leave nothing runs for a while.
    reading.left[side] = std::max(*clock->flag_falls_at() - now, Duration::zero());
    if (reading.counting == Counting::delay)
        reading.delay = reading.left[side] - reading.main[side];
    return reading;
}

ShownPlayer shown_player(const Seat& seat, std::string name, int level) {
    ShownPlayer player{.name = std::move(name), .level = std::nullopt};
    if (std::holds_alternative<ComputerSeat>(seat)) {
        player.kind = ShownPlayer::Kind::computer;
        player.level = level;
    } else if (const auto* const open = std::get_if<OpenSeat>(&seat)) {
        player.is_invited = !open->key_hash.empty();
    } else {
        player.kind = ShownPlayer::Kind::person;
    }
    return player;
}

ShownPlayer shown_player(const Table& table, Color side) {
    return shown_player(table.seat(side), table.player_name(side), table.start().level);
}

Situation situation_of(const Table& table, Instant now) {
    const Game& game = table.game();
    const GameState& state = game.state();
    Situation situation{
        .time = state.clock ? state.clock->control(Color::white) : state.terms.time,
        .turn = game.position().turn(),
        .legal = {},
        .touched = game.is_over() ? std::vector<Square>() : state.open.duties.touched,
        .offer = game.draw_offer(),
        .claims = game.claims(),
        .clock = read_clocks(game, now),
        .pause = state.pause,
        .asks_take_back = table.asks_take_back(),
        .opening = table.opening(),
        .adjournment = shown(state.open.adjournment),
        .requests = state.open.requests,
        .has_confirmed = state.has_confirmed,
        .is_under_appeal = state.is_under_appeal,
        .end = game.ending(),
        .shown_end = table.shown_end(),
        .rematch = table.rematch()};
    if (!game.is_over())
        for (const Move move : moves_after_touching(game.position(), situation.touched))
            situation.legal.push_back(move);
    for (const Color color : both_colors)
        situation.is_awaited[color] = !table.is_computer(color) && is_awaited(game, color);
    return situation;
}

std::shared_ptr<const Happening> happening_of(const Table& after, std::uint32_t version,
                                              const TableEvent& event, Instant at) {
    auto happening = std::make_shared<Happening>();
    happening->version = version;
    happening->event = event;
    happening->after = situation_of(after, at);
    happening->plies_kept = after.plies_kept();
    happening->plies = after.plies().size();
    happening->new_plies.assign(
        after.plies().begin() + static_cast<std::ptrdiff_t>(after.plies_kept()),
        after.plies().end());
    if (const auto* const taken = std::get_if<SeatTaken>(&event))
        happening->seated = shown_player(after, taken->side);
    happening->rulings.assign(after.new_rulings().begin(), after.new_rulings().end());
    return happening;
}

}  // namespace arbiter
