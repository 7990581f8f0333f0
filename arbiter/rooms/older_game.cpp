#include "arbiter/rooms/older_game.hpp"

#include "arbiter/game/said_english.hpp"
#include "arbiter/journal/event_json.hpp"
#include "arbiter/journal/terms_value.hpp"
#include "arbiter/rooms/own_game.hpp"
#include "arbiter/rooms/table.hpp"

namespace arbiter {

std::expected<BroughtUpGame, std::string> bring_up(const OlderGame& older, MatingJudge& judge) {
    const StoredGame& game = older.game;
    auto table =
        older.has_verdicts ? Table::kept(game.start, &judge) : Table::set_up(game.start, &judge);
    if (!table)
        return std::unexpected(table.error());
    BroughtUpGame now{.game = game};
    // As it was written, where nothing is to be added.
    if (!older.has_verdicts && !table->game().terms().start_verdicts.empty())
        now.game.start.terms = write_terms(table->game().terms());
    for (StoredEvent& stored : now.game.events) {
        const auto broken = [&](const std::string& why) {
            return std::unexpected("event " + std::to_string(stored.version) + ": " + why);
        };
        const auto kept = read_event(table->game().position(), stored.body);
        if (!kept)
            return broken(kept.error().text);
        if (!older.has_verdicts && !kept->verdicts.empty())
            return broken("it has verdicts, which an older arbiter did not keep");
        const auto applied = older.has_verdicts ? table->replay(*kept, stored.at)
                                                : table->apply(kept->event, stored.at);
        if (!applied)
            return broken(english(applied.error()));
        if (!older.has_verdicts && !table->new_verdicts().empty())
            stored.body = write_event({kept->event, table->new_verdicts()});
    }
    now.result = result_so_far(table->game());
    now.flag_falls_at = table->game().due_at();
    now.newcomers = newcomers(*table);
    now.standing = standing_text(*table);
    return now;
}

}  // namespace arbiter
