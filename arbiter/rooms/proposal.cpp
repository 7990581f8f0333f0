#include "arbiter/rooms/proposal.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>

#include "arbiter/game/said_english.hpp"
#include "arbiter/journal/event_json.hpp"
#include "arbiter/rooms/own_game.hpp"

namespace arbiter {

std::expected<Proposal, StoreError> with_events(Proposal proposal, const Table& table,
                                                std::uint32_t version,
                                                const std::vector<KeptEvent>& events) {
    auto after = std::make_shared<Table>(table);
    for (const auto& [event, verdicts] : events) {
        const auto applied = verdicts.empty() ? after->apply(event, proposal.at)
                                              : after->replay({event, verdicts}, proposal.at);
        if (!applied)
            return std::unexpected(StoreError{StoreProblem::conflict, english(applied.error())});
        proposal.has_gone_back =
            proposal.has_gone_back || after->plies_kept() < table.plies().size();
        ++version;
        proposal.stored.push_back(
            {version, proposal.at, write_event({event, after->new_verdicts()}), std::nullopt});
        proposal.happenings.push_back(happening_of(*after, version, event, proposal.at));
    }
    if (proposal.asker && proposal.asker->place)
        proposal.stored.back().cause =
            Cause{*proposal.asker->place, *proposal.asker->answer->command,
                  proposal.asker->answer->refusal.has_value()};
    proposal.after = std::move(after);
    return proposal;
}

Addition addition_of(const Proposal& proposal) {
    const Table& after = *proposal.after;
    Addition addition{.game = after.start().id,
                      .events = proposal.stored,
                      .result = result_so_far(after.game()),
                      .flag_falls_at = after.game().due_at(),
                      .standing = standing_text(after)};
    for (const auto& happening : proposal.happenings)
        if (const auto* const taken = std::get_if<SeatTaken>(&happening->event))
            addition.newcomers.push_back(taken->token_hash);
    return addition;
}

bool has_kept(const StoredGame& game, const Proposal& proposal) {
    // The first event made version 2.
    const auto before = static_cast<std::size_t>(proposal.stored.front().version) - 2;
    return game.events.size() >= before + proposal.stored.size() &&
           std::equal(proposal.stored.begin(), proposal.stored.end(),
                      game.events.begin() + static_cast<std::ptrdiff_t>(before));
}

}  // namespace arbiter
