#include "arbiter/rooms/entrance.hpp"

#include "arbiter/rooms/recent.hpp"

namespace arbiter {

std::optional<TableEvent> seat_for(const Entrance& entrance, const Table& table) {
    const auto& token_hash = entrance.token_hash;
    // Nobody plays against himself by a link, nobody who assists plays, and an arbiter does
    // neither.
    if (!token_hash || table.game().is_over() || memory_of(table.places_of(token_hash)) ||
        table.assisted_by(token_hash))
        return std::nullopt;
    if (const auto assisted = table.assistant_invited_with(entrance.key_hash))
        return AssistantSeated{*assisted, *token_hash};
    const auto open = table.open_seat(entrance.seat, entrance.key_hash);
    if (!open)
        return std::nullopt;
    SeatTaken taken{*open, *token_hash};
    if (!table.is_named_by_arbiter(*open))
        taken.name = entrance.name;
    return taken;
}

}  // namespace arbiter
