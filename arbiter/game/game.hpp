// One game under one ruleset: takes events, refuses what the Laws forbid, knows when it is over.
// All that it knows follows from its terms and its events: games that got the same are equal. What
// it has to ask a judge is kept with the event that asked, so that a replay asks nobody.
#pragma once

#include <optional>

#include "arbiter/base/growing_list.hpp"
#include "arbiter/game/claims.hpp"
#include "arbiter/game/event.hpp"
#include "arbiter/game/game_error.hpp"
#include "arbiter/game/game_state.hpp"
#include "arbiter/game/mating_judge.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

namespace detail {
class Inquiry;
}

/// A copy plays on by itself, by the same ruleset. References that it gives are valid until the
/// next `apply`.
class Game {
  public:
    /// Requires: `check(terms)` has nothing against them. The ruleset must outlive the game; those
    /// of `all_rulesets` do. A start that is already over (mate, dead position) is allowed: the
    /// game has then ended before its first move. The judge outlives the game and its copies; none
    /// is one that is made for each question.
    explicit Game(const Terms& terms, MatingJudge* judge = nullptr);
    /// Without a clock, at the program.
    explicit Game(const Position& start = {}, const Ruleset& ruleset = fide_ruleset(),
                  MatingJudge* judge = nullptr);
    /// A game of before, whose events are `replay`ed: of its start is believed what the terms say.
    [[nodiscard]] static Game kept(const Terms& terms, MatingJudge* judge = nullptr);

    /// A refused event changes nothing and is not kept. What happens at a time is judged by the
    /// clock of that time, so a flag that has fallen before comes first: see `due`.
    [[nodiscard]] Outcome apply(const Event& event, Instant at);
    /// The same at the time of the last event, for games without a clock.
    Outcome apply(const Event& event) { return apply(event, state_.now); }
    /// The same of an event of before: its verdicts are believed, and nobody is asked. Refused,
    /// too, where it has verdicts that nothing depended on.
    [[nodiscard]] Outcome replay(const TimedEvent& happened);

    /// What has happened by now without anybody doing it, where the program watches the flags: the
    /// fall of one; before that a conditional move that is to be played. To be applied before
    /// anything else.
    [[nodiscard]] std::optional<Event> due(Instant now) const;
    /// The conditional move that is to be played now (ICCF Rules 2.7). While the opponent's offer
    /// of a draw stands there is none: playing it would decline the offer (9.1.2.1), of which its
    /// player did not know.
    [[nodiscard]] std::optional<Move> due_answer() const;
    /// When a flag will have fallen, if nothing is applied before.
    [[nodiscard]] std::optional<Instant> due_at() const;

    /// What was agreed before the game.
    [[nodiscard]] const Terms& terms() const { return state_.terms; }
    /// The object that was given at the start, not a copy.
    [[nodiscard]] const Ruleset& ruleset() const { return *state_.terms.ruleset; }
    /// Everything that follows from the events.
    [[nodiscard]] const GameState& state() const { return state_; }
    /// The moves with the positions between them; offers, claims and the ending are not in it.
    [[nodiscard]] const History& history() const { return state_.history; }
    /// After the last move; the start while none has been made.
    [[nodiscard]] const Position& position() const { return state_.position(); }
    /// Those accepted, in order: applied to the same start they make the same game.
    [[nodiscard]] const GrowingList<TimedEvent>& events() const { return events_; }
    /// Nothing while the game goes on.
    [[nodiscard]] const std::optional<Ending>& ending() const { return state_.ending; }
    /// From then on only an arbiter's acts are accepted.
    [[nodiscard]] bool is_over() const { return state_.ending.has_value(); }
    /// Who has offered a draw that waits for an answer.
    [[nodiscard]] std::optional<Color> draw_offer() const { return state_.open.draw_offer; }
    /// What the side to move may claim; nothing once the game is over.
    [[nodiscard]] Claims claims() const;
    /// The last event was a claim of a draw, and a wrong one.
    [[nodiscard]] bool is_last_claim_wrong() const { return state_.is_last_claim_wrong; }

    /// Equal where terms, events and all that follows are, whoever judges.
    bool operator==(const Game& other) const {
        return state_ == other.state_ && events_ == other.events_;
    }

  private:
    /// Of whose time runs, where the program watches the flags.
    [[nodiscard]] std::optional<Color> fallen_flag(Instant now) const;
    static Game asked(const Terms& terms, MatingJudge* judge);
    Game(const Terms& terms, MatingJudge* judge, detail::Inquiry& inquiry);
    Outcome happen(const Event& event, Instant at, detail::Inquiry& inquiry);

    MatingJudge* judge_;
    GameState state_;
    GrowingList<TimedEvent> events_;
};

/// Is this player expected in the session, where people look who is there, and has not come (6.7.1,
/// I.9.2)?
[[nodiscard]] bool is_awaited(const Game& game, Color side);

/// The move that must be played now because a wrong claim named it (9.5.3).
[[nodiscard]] std::optional<Move> move_to_be_played(const Game& game);

}  // namespace arbiter
