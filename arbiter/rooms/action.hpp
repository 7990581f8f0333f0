// What somebody at a game wants to do, whatever it was written in: what it means on the board is
// for decision.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "arbiter/game/claims.hpp"
#include "arbiter/journal/table_event.hpp"
#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// A move is to be played.
struct Play {
    std::string move;
    /// As a person types it, in SAN or UCI; otherwise UCI alone.
    bool is_typed = false;
    /// How many half-moves he has seen.
    std::uint64_t plies = 0;
};
/// Why is that no move, or what is it? Anybody may ask; nothing happens.
struct AskWhy {
    Attempt attempt;
};
/// What might be played here? In three steps: a man, then where he goes, then why. Nothing happens.
struct AskHint {
    int steps = 1;
};
struct Resign {
    /// Who resigns; may be left out by who has one side alone.
    std::optional<Color> side;
};
struct OfferDraw {
    /// Who offers it; left out, the side that he has, or of both the one to move.
    std::optional<Color> side;
};
/// The offer that is open, by the side that did not make it (9.1.2.1).
struct AcceptDraw {};
struct DeclineDraw {};
/// What the other side has asked for: to take its last move back.
struct AcceptTakeBack {};
struct DeclineTakeBack {};
/// By the side to move (9.2, 9.3).
struct ClaimDraw {
    ClaimKind what = ClaimKind::threefold;
    /// The move that would bring it about, in UCI; nothing where the position is there already.
    std::optional<std::string> move;
};
/// What has no word of its own (docs/game-events.md).
struct Act {
    TableEvent event;
    /// What the door has against it; empty in most. One that was obeyed before is not refused now.
    std::string objection{};
};
/// A player wants a rematch once the game is over: offered, and made when the other wants it too.
struct PlayAgain {};
/// Nothing but an answer is wanted.
struct Ping {};

using Action = std::variant<Play, AskWhy, AskHint, Resign, OfferDraw, AcceptDraw, DeclineDraw,
                            AcceptTakeBack, DeclineTakeBack, ClaimDraw, Act, PlayAgain, Ping>;

struct Command {
    /// The sender's own: a command that comes again has the same. Told from others of his place
    /// alone.
    std::string id;
    Action action;
};

}  // namespace arbiter
