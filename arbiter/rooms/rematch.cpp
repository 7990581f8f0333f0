#include "arbiter/rooms/rematch.hpp"

#include <utility>

#include "arbiter/journal/terms_value.hpp"

namespace arbiter {

GameStart rematch_of(const Table& table, Timestamp now) {
    GameStart start = table.start();
    start.created = now;
    start.seats = {{table.seat(Color::black), table.seat(Color::white)}};
    Terms terms = table.game().terms();
    for (const Color side : both_colors)
        terms.players[side].name = table.player_name(side);
    // What it was corrected to (6.10.2), but without what a quickplay finish has added.
    if (const auto& clock = table.game().state().clock; clock && !terms.has_quickplay_finish)
        terms.time = clock->control(Color::white);
    std::swap(terms.players[Color::white], terms.players[Color::black]);
    start.terms = write_terms(terms);
    return start;
}

}  // namespace arbiter
