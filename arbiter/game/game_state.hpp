// How a game stands: what follows from its terms and its events. Only `Game` changes one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
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

/// "sealing", "adjourned", "resumed".
[[nodiscard]] std::string_view code(SessionPhase phase);

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

/// A move made over the board and not completed yet.
struct OpenMove {
    bool is_made = false;    ///< and the clock not pressed (1.3, 6.2.1)
    std::string fault = {};  ///< the article that was broken in making it; else empty
    std::optional<Announcement> announcement = {};  ///< what was said of it, before or after
    bool operator==(const OpenMove&) const = default;
};

/// What binds the player having the move.
struct Duties {
    /// Named in a wrong claim, to be played now (9.5.3).
    std::optional<Move> named_move = {};
    /// Men that he has touched on purpose, in this order (4.3; after an illegal move 7.5.1, after a
    /// claim with one 9.5.3).
    std::vector<Square> touched = {};
    /// A man that he has let go as part of a legal move (4.7).
    std::optional<Attempt> released = {};
    bool operator==(const Duties&) const = default;
};

/// Men that a player has to put back (7.4.1).
struct Displacement {
    Color by;                         ///< in whose time
    std::optional<Color> ran_before;  ///< nothing where no time ran
    bool operator==(const Displacement&) const = default;
};

/// Leave in correspondence chess.
struct LeaveOfAbsence {
    Instant until = Instant::min();  ///< in the past where he is on none
    std::vector<Instant> days{};     ///< when each of those began that he has taken
    bool operator==(const LeaveOfAbsence&) const = default;
};

/// What has begun and is not settled: all of it goes when the game goes back.
struct OpenMatters {
    PerColor<OpenMove> moves{};  ///< see there
    /// What stands on the board instead of a legal move, not completed yet.
    std::optional<Attempt> illegal_move{};
    std::optional<StandingIllegalMove> standing_illegal_move{};  ///< see there
    /// What is on the board where that is no legal position (A.5.4); the history waits.
    std::optional<Setup> irregular_board{};
    std::optional<Color> draw_offer{};           ///< who has made one that waits for an answer
    Duties duties{};                             ///< see there
    std::optional<Displacement> displacement{};  ///< see there
    std::optional<Adjournment> adjournment{};    ///< see there
    PerColor<std::optional<QuickplayRequest>> requests{};  ///< by who asks
    /// Lines of moves that each has named in advance, the next half-move first; secret.
    PerColor<std::vector<std::vector<Move>>> conditions{};
    bool operator==(const OpenMatters&) const = default;
};

/// From the start of the clock (6.6), or from when the game went on (I.5).
struct Session {
    std::optional<Instant> started_at{};  ///< nothing before
    PerColor<int> moves_before{};         ///< what each side had moved by then
    PerColor<bool> has_arrived{};         ///< who has come to the board (6.7.1)
    bool operator==(const Session&) const = default;
};

/// Everything but the events themselves. Two that came from the same events are equal.
struct GameState {
    Terms terms;                 ///< agreed before
    History history;             ///< the moves with the positions between them
    std::optional<Clock> clock;  ///< nothing where the game is untimed
    Instant now;                 ///< of the last event
    OpenMatters open{};          ///< what waits to be settled
    /// Why the clock is paused; nothing while the game goes on, and once it has ended.
    std::optional<Said> pause{};
    /// Whose time ran before the pause or the end, and runs again when the game goes on.
    std::optional<Color> ran_before{};
    Session session{};  ///< see there
    /// Completed illegal moves of any kind (7.5.5).
    PerColor<int> offences{};
    /// The plies at which each side has offered a draw.
    PerColor<std::vector<std::size_t>> offers{};
    /// An arbiter has permitted what the event forbids (9.1.1).
    bool are_draws_permitted = false;
    /// The last claim of a draw was wrong.
    bool is_last_claim_wrong = false;
    PerColor<Sheet> sheets{};  ///< see there
    /// Has had less than five minutes in this period (8.4).
    PerColor<bool> was_short_of_time{};
    PerColor<LeaveOfAbsence> leave{};          ///< see there
    PerColor<int> sheet_requests{};            ///< A.4.3
    PerColor<bool> has_asked_for_increment{};  ///< once is enough (III.4)
    std::string arbiter{};                     ///< who acts now (12.1 to 12.4); may be empty
    std::optional<Ending> ending{};            ///< nothing while the game goes on
    /// Who has signed the result as it is (8.7).
    PerColor<bool> has_confirmed{};
    /// Somebody has appealed against a decision, and it is open (11.10).
    bool is_under_appeal = false;
    Log log{};  ///< what was ruled

    /// After the last move; the start while none has been made.
    [[nodiscard]] const Position& position() const { return history.current(); }
    /// Whose move it is.
    [[nodiscard]] Color turn() const {
        return open.irregular_board ? open.irregular_board->turn : position().turn();
    }
    bool operator==(const GameState&) const = default;
};

}  // namespace arbiter
