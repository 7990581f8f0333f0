// What has come in at a game and is not dealt with yet, in the order in which it came.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <variant>

#include "arbiter/rooms/action.hpp"
#include "arbiter/rooms/entrance.hpp"
#include "arbiter/rooms/prover.hpp"
#include "arbiter/rooms/socket_id.hpp"
#include "arbiter/rooms/table.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

/// A command, and the digest of the token of who gave it, if he had one.
struct SpokenCommand {
    SocketId socket;
    std::optional<std::string> token_hash;
    Command command;
};

/// The computer's answer to that question.
struct ComputerMoved {
    std::uint64_t question;
    Move move;
};

/// The position of that question is dead, as these verdicts show.
struct FoundDead {
    std::uint64_t question;
    KeptVerdicts verdicts;
};

/// Something may have happened by itself.
struct TimePassed {};

/// Is told whether all that has happened by itself is kept.
using Looked = std::function<void(const std::expected<void, StoreError>& is_kept)>;

/// Something that came in, and when.
struct Incident {
    std::variant<Entrance, SpokenCommand, ComputerMoved, FoundDead, TimePassed, Looked> what;
    Timestamp at;
    /// What had to happen before it could not be kept.
    std::optional<StoreError> hindrance{};
};

/// The first that came is at the front.
using Waiting = std::deque<Incident>;

/// How many only look.
[[nodiscard]] std::size_t count_looks(const Waiting& waiting);
/// How many commands wait of whoever sits there at that table, or of all who watch.
[[nodiscard]] std::size_t count_commands(const Waiting& waiting, std::optional<Place> of,
                                         const Table& table);
/// He has gone before he came in.
void forget_entrance(Waiting& waiting, SocketId socket);

}  // namespace arbiter
