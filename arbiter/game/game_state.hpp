// How a game stands: what follows from its terms and its events. Only `Game` changes one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/game/clock.hpp"
#include "arbiter/game/history.hpp"
#include "arbiter/game/log.hpp"
#include "arbiter/game/said.hpp"
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

/// How far an adjournment is (Guideline I).
enum class SessionPhase : std::uint8_t {
    sealing,    ///< the player having the move has to seal it
    adjourned,  ///< the envelope is closed, nobody's time runs
    resumed,    ///< the envelope has not been opened yet
};

/// What is in the envelope and on it; the rest (I.2) is position and clock as they stand.
struct Adjournment {
    SessionPhase phase;           ///< see there
    Color sealer;                 ///< who has sealed, or has to
    std::string sealed = {};      ///< as he wrote it; empty before
    std::string resumption = {};  ///< when and where (I.2.7); empty before the game is adjourned
    bool operator==(const Adjournment&) const = default;
};

/// What a player short of time has asked for, and an arbiter has to rule on (Guideline III).
struct QuickplayRequest {
    bool is_for_increment;      ///< by III.4, else by III.5
    bool is_postponed = false;  ///< the game goes on, the ruling is still to come (III.5.2)
    bool operator==(const QuickplayRequest&) const = default;
};

/// What is told of a request.
[[nodiscard]] inline Said said_of(const QuickplayRequest& request, Color by) {
    return {.id = request.is_for_increment ? Say::increment_requested : Say::normal_means_claimed,
            .side = by};
}

/// What was said of the move at hand (D.2.1).
struct Announcement {
    Attempt attempt;   ///< what he said last
    bool is_repeated;  ///< the opponent has said the same
    bool operator==(const Announcement&) const = default;
};

/// A player's sheet (Law 8), where the players write.
struct Sheet {
    std::vector<std::string> moves;  ///< as written, one for each ply
    bool must_be_completed = false;  ///< before the next move (8.5.2)
    bool operator==(const Sheet&) const = default;
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
    /// Why the clock is paused; nothing while the game goes on, and once it has ended.
    std::optional<Said> pause{};
    /// Whose time ran before the pause or the end, and runs again when the game goes on.
    std::optional<Color> ran_before{};
    /// The last claim of a draw was wrong.
    bool is_last_claim_wrong = false;
    /// When the session began: the clock was started (6.6), or the game went on (I.5).
    std::optional<Instant> started_at{};
    /// What each side had moved by then.
    PerColor<int> moves_before_session{};
    /// Who has come to the board for this session (6.7.1).
    PerColor<bool> has_arrived{};
    PerColor<Sheet> sheets{};  ///< see there
    /// Has had less than five minutes in this period (8.4).
    PerColor<bool> was_short_of_time{};
    PerColor<int> sheet_requests{};                         ///< A.4.3
    PerColor<std::optional<Announcement>> announcements{};  ///< by who makes the move
    /// Who has to put men back, and whose time ran before (7.4.1).
    std::optional<Color> displaced_by{};
    std::optional<Color> ran_before_displacing{};          ///< nothing where no time ran
    std::optional<Adjournment> adjournment{};              ///< see there
    PerColor<std::optional<QuickplayRequest>> requests{};  ///< by who asks
    PerColor<bool> has_asked_for_increment{};              ///< once is enough (III.4)
    std::string arbiter{};           ///< who acts now (12.1 to 12.4); may be empty
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
