// A game that is interrupted and goes on another day (Guideline I). Each has its name in the JSON
// form (docs/game-events.md) and shows its fields one by one. Who writes them to others must keep
// the sealed move back until the envelope is opened.
#pragma once

#include <string>

#include "arbiter/game/time_control.hpp"

namespace arbiter {

/// Guideline I.1.1: the arbiter tells the player having the move to seal it.
struct SealingOrdered {
    /// Guideline I.1.2: what is left of the session, where a player wants to adjourn before its
    /// end; it is taken off his time. Else zero.
    Duration charged;
    bool operator==(const SealingOrdered&) const = default;
};

/// Guideline I.1.1: the player writes his move and puts it into the envelope; until the game is
/// adjourned he may replace it. Guideline I.9.3: after the resumption who waits for an absent
/// opponent may seal his reply.
struct MoveSealed {
    std::string text;  ///< as he writes it; looked at only when the envelope is opened
    bool operator==(const MoveSealed&) const = default;
};

/// Guideline I.1.1: the clock is stopped, and the envelope closed.
struct GameAdjourned {
    std::string resumption;  ///< when and where the game goes on (I.2.7)
    bool operator==(const GameAdjourned&) const = default;
};

/// Guideline I.5: the position and the times of the envelope are set up. The time of an absent
/// replier runs (I.9.2, I.11).
struct SessionResumed {
    bool operator==(const SessionResumed&) const = default;
};

/// Guideline I.7: only while the player is there who has to reply. The sealed move is made; one
/// that is illegal or means nothing certain loses (I.8).
struct EnvelopeOpened {
    bool operator==(const EnvelopeOpened&) const = default;
};

/// Guideline I.12.1: the envelope is missing, and the player makes the move that he says he sealed.
struct EnvelopeLost {
    std::string text;  ///< that move
    bool operator==(const EnvelopeLost&) const = default;
};

}  // namespace arbiter
