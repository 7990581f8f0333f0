#include "arbiter/rooms/reopened.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "arbiter/game/said_english.hpp"
#include "arbiter/journal/event_json.hpp"
#include "arbiter/rooms/decision.hpp"
#include "arbiter/rooms/refusal.hpp"
#include "arbiter/rooms/told.hpp"

namespace arbiter {

namespace {

class Replay {
  public:
    Replay(Table table, std::size_t events) : game_{std::move(table), {}}, events_(events) {}

    /// Why that event cannot be replayed at the table, if it cannot.
    std::optional<std::string> happen(const StoredEvent& stored) {
        Table& table = game_.table;
        const auto kept = read_event(table.game().position(), stored.body);
        if (!kept)
            return kept.error().text;
        if (const auto applied = table.replay(*kept, stored.at); !applied)
            return english(applied.error());
        const TableEvent& event = kept->event;
        if (is_wrong_claim(event, table.game()))
            last_refused_claim_ = ruled_wrong(table);
        Recent& recent = game_.recent;
        // Of a long game only the end is told again.
        if (recent.version() + Recent::happenings_kept < events_)
            recent.skip();
        else
            recent.add(happening_of(table, recent.version() + 1, event, stored.at));
        return stored.cause ? remember_answer(*stored.cause) : std::nullopt;
    }

    [[nodiscard]] ReopenedGame&& take() { return std::move(game_); }

  private:
    /// To the command that brought the last event about.
    std::optional<std::string> remember_answer(const Cause& cause) {
        Reply answer{.command = cause.command, .version = game_.recent.version()};
        if (cause.is_refused && !last_refused_claim_)
            return "its command was refused, but there was no wrong claim";
        if (cause.is_refused)
            answer.refusal = last_refused_claim_;
        game_.recent.add(cause.place, std::make_shared<const Reply>(std::move(answer)));
        return std::nullopt;
    }

    ReopenedGame game_;
    std::size_t events_;
    /// What the last wrong claim was answered with.
    std::optional<Refusal> last_refused_claim_;
};

}  // namespace

std::expected<ReopenedGame, StoreError> reopen(const StoredGame& game, MatingJudge* judge) {
    const auto broken = [&game](const std::string& why) {
        return std::unexpected(
            StoreError{StoreProblem::corrupt, "game " + game.start.id + ": " + why});
    };
    auto table = Table::kept(game.start, judge);
    if (!table)
        return broken(table.error());
    Replay replay(*std::move(table), game.events.size());
    for (const StoredEvent& event : game.events)
        if (const auto fault = replay.happen(event))
            return broken("event " + std::to_string(event.version) + ": " + *fault);
    return replay.take();
}

}  // namespace arbiter
