#include "arbiter/rooms/older_game.hpp"

#include "arbiter/game/said_english.hpp"
#include "arbiter/journal/event_json.hpp"
#include "arbiter/journal/terms_value.hpp"
#include "arbiter/rooms/table.hpp"

namespace arbiter {

std::expected<BroughtUpGame, std::string> bring_up(const StoredGame& game, MatingJudge& judge) {
    auto table = Table::set_up(game.start, &judge);
    if (!table)
        return std::unexpected(table.error());
    BroughtUpGame now{.game = game};
    // As it was written, where nothing is to be added.
    if (!table->game().terms().start_verdicts.empty())
        now.game.start.terms = write_terms(table->game().terms());
    for (StoredEvent& stored : now.game.events) {
        const auto broken = [&](const std::string& why) {
            return std::unexpected("event " + std::to_string(stored.version) + ": " + why);
        };
        const auto kept = read_event(table->game().position(), stored.body);
        if (!kept)
            return broken(kept.error().text);
        if (!kept->verdicts.empty())
            return broken("it has verdicts, which an older arbiter did not keep");
        if (const auto applied = table->apply(kept->event, stored.at); !applied)
            return broken(english(applied.error()));
        if (!table->new_verdicts().empty())
            stored.body = write_event({kept->event, table->new_verdicts()});
    }
    now.result = result_so_far(table->game());
    now.flag_falls_at = table->game().due_at();
    return now;
}

}  // namespace arbiter
