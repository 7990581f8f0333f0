// What is made of something that comes in, until the store has answered: what it is asked to keep,
// and what is so once that is kept. Knows nothing of what waits behind it.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <vector>

#include "arbiter/journal/table_event.hpp"
#include "arbiter/rooms/decision.hpp"
#include "arbiter/rooms/entrance.hpp"
#include "arbiter/rooms/socket_id.hpp"
#include "arbiter/rooms/table.hpp"
#include "arbiter/rooms/told.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

/// Whom to answer when it is known what has become of a command.
struct Asker {
    SocketId socket;
    std::optional<Place> place;
    std::shared_ptr<Reply> answer;
};

/// What the store is asked to keep, and what is so once it is kept.
struct Proposal {
    Timestamp at;
    std::vector<StoredEvent> stored{};
    std::shared_ptr<const Table> after{};
    std::vector<std::shared_ptr<const Happening>> happenings{};
    bool has_gone_back = false;
    std::optional<Asker> asker{};
    /// He who comes in, to be greeted whatever becomes of his seat.
    std::optional<Entrance> entrance{};
    /// Of what happened by itself: the first that waits cannot be dealt with before it.
    bool is_by_itself = false;
    /// Waits for the new game to be made before it is put to the store.
    std::optional<Decision> rematch{};
    bool is_in_doubt = false;
};

/// With all that follows from these events at a table of that version. Fails where the game does
/// not take them. Verdicts that are there are believed.
[[nodiscard]] std::expected<Proposal, StoreError> with_events(Proposal proposal, const Table& table,
                                                              std::uint32_t version,
                                                              const std::vector<KeptEvent>& events);

/// As the store is asked for it. Requires: it has events.
[[nodiscard]] Addition addition_of(const Proposal& proposal);

/// Are its events among those that the store has of the game? Requires: it has events.
[[nodiscard]] bool has_kept(const StoredGame& game, const Proposal& proposal);

}  // namespace arbiter
