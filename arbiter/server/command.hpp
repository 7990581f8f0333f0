// What a player asks for over the game's WebSocket (docs/protocol.md, section 5.3), read and
// checked for form only: what the words mean on the board is for decision.hpp.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "arbiter/game/claims.hpp"
#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/server/refusal.hpp"

namespace arbiter {

struct PlayCommand {
    std::string move;
    /// As a person types it, in SAN or UCI; otherwise UCI alone.
    bool is_typed = false;
    /// How many half-moves the client has seen.
    std::uint64_t plies = 0;
};
struct ExplainCommand {
    Attempt attempt;
};
struct ResignCommand {
    std::optional<Color> side;
};
struct OfferCommand {
    std::optional<Color> side;
};
struct AcceptCommand {};
struct DeclineCommand {};
struct ClaimCommand {
    ClaimKind what = ClaimKind::threefold;
    /// UCI.
    std::optional<std::string> move;
};
/// What has no command of its own (docs/game-events.md).
struct ActCommand {
    /// As JSON; the position on the board decides what it means.
    std::string event;
};
struct RematchCommand {};
struct PingCommand {};

using Action = std::variant<PlayCommand, ExplainCommand, ResignCommand, OfferCommand, AcceptCommand,
                            DeclineCommand, ClaimCommand, ActCommand, RematchCommand, PingCommand>;

struct Command {
    /// The client's own: a command that comes again has the same.
    std::string id;
    Action action;
};

struct UnreadCommand {
    std::optional<std::string> id;
    Refusal refusal;
};

/// Any bytes.
[[nodiscard]] std::expected<Command, UnreadCommand> read_command(std::string_view text);

}  // namespace arbiter
