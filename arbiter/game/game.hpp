// One game under one ruleset: takes events, refuses what the Laws forbid, knows when it is over.
// Holds no clock, no players and no text.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/game/claims.hpp"
#include "arbiter/game/event.hpp"
#include "arbiter/game/history.hpp"
#include "arbiter/game/mating_chances.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/game/termination.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Why the game refuses an event.
enum class GameProblem : std::uint8_t {
    game_over,         ///< nothing is taken after the end
    illegal_move,      ///< played, or named in a claim
    not_your_turn,     ///< only the player having the move may claim (9.2, 9.3)
    too_early,         ///< both players must have moved before a draw is agreed (5.2.3)
    no_offer,          ///< there is nothing to accept or decline
    offer_stands,      ///< an offer cannot be repeated before it is answered
    claim_is_wrong,    ///< the position or the move does not bear the claim out (9.5.3)
    claim_not_needed,  ///< this ruleset ends such a game by itself
    not_proved_dead,   ///< a side may still be able to mate (5.2.2)
    nothing_to_rule,   ///< no ending that is marked as undecided
};

/// "game_over", "illegal_move", ...
[[nodiscard]] std::string_view code(GameProblem problem);

/// A refusal, by which the game has not changed.
struct GameError {
    GameProblem problem;  ///< for programs, `text` being for people
    /// Empty where no article speaks of it.
    std::string_view article;
    /// One English sentence without full stop.
    std::string text;
};

/// A copy plays on by itself, by the same ruleset. References that it gives are valid until the
/// next `apply`.
class Game {
  public:
    /// `ruleset` must outlive the game; those of `all_rulesets` do. A start that is already over
    /// (mate, dead position) is allowed: the game has then ended before its first move.
    /// `work_to_rule` bounds what it costs to judge whether a side can still mate.
    explicit Game(const Position& start = {}, const Ruleset& ruleset = fide_ruleset(),
                  std::uint64_t work_to_rule = work_of_a_ruling);

    /// A refused event changes nothing and is not kept.
    std::expected<void, GameError> apply(const Event& event);

    /// The object that was given at the start, not a copy.
    [[nodiscard]] const Ruleset& ruleset() const { return *ruleset_; }
    /// The moves with the positions between them; offers, claims and the ending are not in it.
    [[nodiscard]] const History& history() const { return history_; }
    /// After the last move; the start while none has been made.
    [[nodiscard]] const Position& position() const { return history_.current(); }
    /// Those accepted, in order: applied to the same start they make the same game.
    [[nodiscard]] const std::vector<Event>& events() const { return events_; }
    /// Nothing while the game goes on.
    [[nodiscard]] const std::optional<Ending>& ending() const { return ending_; }
    /// From then on every event is refused as `game_over` but `WinnabilityRuled`.
    [[nodiscard]] bool is_over() const { return ending_.has_value(); }
    /// Who has offered a draw that waits for an answer.
    [[nodiscard]] std::optional<Color> draw_offer() const { return draw_offer_; }
    /// What the side to move may claim; nothing once the game is over.
    [[nodiscard]] Claims claims() const;

  private:
    std::expected<void, GameError> on(const MoveMade& event);
    std::expected<void, GameError> on(const DrawOffered& event);
    std::expected<void, GameError> on(const DrawAccepted& event);
    std::expected<void, GameError> on(const DrawDeclined& event);
    std::expected<void, GameError> on(const DrawClaimed& event);
    std::expected<void, GameError> on(const Resigned& event);
    std::expected<void, GameError> on(const FlagFallen& event);
    std::expected<void, GameError> on(const IllegalMovesCompleted& event);
    std::expected<void, GameError> on(const DeadPositionFound& event);
    std::expected<void, GameError> on(const WinnabilityRuled& event);
    void end(const Ending& ending);
    [[nodiscard]] bool is_right(const DrawClaimed& claim) const;
    [[nodiscard]] static std::string_view claim_article(const DrawClaimed& claim);

    const Ruleset* ruleset_;
    std::uint64_t work_to_rule_;
    History history_;
    std::vector<Event> events_;
    std::optional<Ending> ending_;
    std::optional<Color> draw_offer_;
};

/// What the Laws make of a claim that was refused as wrong: it is an offer of a draw all the same
/// (9.1.2.3), and the move that was named is played (9.5.3; casual games leave it open). To be
/// applied in this order.
[[nodiscard]] std::vector<Event> after_wrong_claim(const Game& game, const DrawClaimed& claim);

}  // namespace arbiter
