// What happens in a game that people play somewhere: what the Laws speak of, and who sits down.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "arbiter/game/event.hpp"
#include "arbiter/game/kept_verdict.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// A person takes an open seat.
struct SeatTaken {
    Color side;
    std::string token_hash;  ///< as in `PersonSeat`
    /// What he is called, if he says it as he comes.
    std::optional<std::string> name{};
    bool operator==(const SeatTaken&) const = default;
};

/// A player says what he is called, from now on.
struct PlayerNamed {
    Color by;
    std::string name;
    bool operator==(const PlayerNamed&) const = default;
};

/// A player who plays with an assistant (D.2.10) says whom he lets in: who brings the key. Whoever
/// sat there before does so no longer.
struct AssistantInvited {
    Color by;
    std::string key_hash;  ///< the key itself is kept nowhere
    bool operator==(const AssistantInvited&) const = default;
};

/// And he has come. The key has served its turn.
struct AssistantSeated {
    Color side;
    std::string token_hash;  ///< as in `PersonSeat`
    bool operator==(const AssistantSeated&) const = default;
};

/// One of the players wants to play again.
struct RematchOffered {
    Color by;
    bool operator==(const RematchOffered&) const = default;
};

/// And there is a new game.
struct RematchMade {
    Color by;        ///< who wanted it last
    std::string id;  ///< of the new game
    bool operator==(const RematchMade&) const = default;
};

/// In casual games between two people: the player asks the other to let him take his last move
/// back. Lapses with the next move; agreed to, `MovesTakenBack` follows.
struct TakeBackAsked {
    Color by;
    bool operator==(const TakeBackAsked&) const = default;
};

/// And the other does not agree.
struct TakeBackDeclined {
    Color by;  ///< who was asked
    bool operator==(const TakeBackDeclined&) const = default;
};

/// What the Laws speak of, and what only concerns the people around the board.
using TableEvent = std::variant<Event, SeatTaken, PlayerNamed, RematchOffered, RematchMade,
                                TakeBackAsked, TakeBackDeclined, AssistantInvited, AssistantSeated>;

/// An event as it is kept.
struct KeptEvent {
    TableEvent event;
    /// What its consequences depended on; mostly none.
    KeptVerdicts verdicts{};
    bool operator==(const KeptEvent&) const = default;
};

}  // namespace arbiter
