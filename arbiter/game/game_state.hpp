// How a game stands: what follows from its terms and its events. Only `Game` changes one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/game/clock.hpp"
#include "arbiter/game/history.hpp"
#include "arbiter/game/log.hpp"
#include "arbiter/game/termination.hpp"
#include "arbiter/game/terms.hpp"
#include "arbiter/rules/ruling.hpp"
#include "arbiter/rules/setup.hpp"

namespace arbiter {

/// An illegal move that was completed and stands unless it is claimed in time (A.5.2).
struct StandingIllegalMove {
    Color by;           ///< who made it
    Attempt attempt;    ///< what he did
    std::size_t plies;  ///< played before it
    bool operator==(const StandingIllegalMove&) const = default;
};

/// Everything but the events themselves. Two that came from the same events are equal.
struct GameState {
    Terms terms;                 ///< agreed before
    std::uint64_t work_to_rule;  ///< what one question about winnability may cost
    History history;             ///< the moves with the positions between them
    std::optional<Clock> clock;  ///< nothing where the game is untimed
    Instant now;                 ///< of the last event
    /// Has made a move and not yet pressed the clock (1.3, 6.2.1).
    PerColor<bool> is_move_open{};
    /// The article that was broken in making the move that is not completed yet; else empty.
    PerColor<std::string> open_fault{};
    /// What stands on the board instead of a legal move, not completed yet.
    std::optional<Attempt> open_illegal_move{};
    /// See there.
    std::optional<StandingIllegalMove> standing_illegal_move{};
    /// What is on the board where that is no legal position (A.5.4); the history waits.
    std::optional<Setup> irregular_board{};
    /// Completed illegal moves of any kind (7.5.5).
    PerColor<int> offences{};
    /// Who has offered a draw that waits for an answer.
    std::optional<Color> draw_offer{};
    /// The plies at which each side has offered a draw.
    PerColor<std::vector<std::size_t>> offers{};
    /// An arbiter has permitted what the event forbids (9.1.1).
    bool are_draws_permitted = false;
    /// Named in a wrong claim, to be played now (9.5.3).
    std::optional<Move> named_move{};
    /// Men that the player having the move has touched on purpose, in this order: they bind him
    /// (4.3; after an illegal move 7.5.1, after a claim with one 9.5.3).
    std::vector<Square> touched{};
    /// A man that he has let go as part of a legal move (4.7).
    std::optional<Attempt> released{};
    /// Why the clock is paused; nothing while the game goes on.
    std::optional<std::string> pause{};
    /// Whose time ran before the pause or the end, and runs again when the game goes on.
    std::optional<Color> ran_before{};
    /// The last claim of a draw was wrong.
    bool is_last_claim_wrong = false;
    /// When the clock was started (6.6); nothing before.
    std::optional<Instant> started_at{};
    /// Who has come to the board (6.7.1).
    PerColor<bool> has_arrived{};
    std::optional<Ending> ending{};  ///< nothing while the game goes on
    /// Who has signed the result as it is (8.7).
    PerColor<bool> has_confirmed{};
    /// Somebody has appealed against a decision, and it is open (11.10).
    bool is_under_appeal = false;
    Log log{};  ///< what was ruled

    /// After the last move; the start while none has been made.
    [[nodiscard]] const Position& position() const { return history.current(); }
    /// Whose move it is.
    [[nodiscard]] Color turn() const {
        return irregular_board ? irregular_board->turn : position().turn();
    }
    bool operator==(const GameState&) const = default;
};

}  // namespace arbiter
