#include "arbiter/rooms/decision.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "arbiter/game/after_claim.hpp"
#include "arbiter/game/explain_in_game.hpp"
#include "arbiter/game/said_english.hpp"
#include "arbiter/notation/explanation_text.hpp"
#include "arbiter/rooms/doer.hpp"
#include "arbiter/rooms/typed_move.hpp"

namespace arbiter {

namespace {

/// Of one player: more are not ruled on, so that nobody fills the log with them.
constexpr std::size_t most_wrong_claims = 60;
constexpr std::size_t most_wrong_claims_here = 3;
constexpr std::size_t most_offers = 60;
constexpr std::size_t most_offers_here = 3;
constexpr std::size_t most_acts = 200;

Decision refused(std::string_view code, std::string text, std::string_view article = {}) {
    return {.refusal = Refusal{code, std::move(text), std::string(article)}};
}

/// `verdicts`: what the trial of the event has asked for already.
Decision done(TableEvent event, KeptVerdicts verdicts = {}) {
    return {.events = {{std::move(event), std::move(verdicts)}}};
}

std::string_view code_of(GameProblem problem) {
    switch (problem) {
        case GameProblem::game_over:
            return "over";
        case GameProblem::illegal_move:
        case GameProblem::must_be_played:
            return "illegal";
        case GameProblem::not_your_turn:
            return "turn";
        case GameProblem::too_early:
        case GameProblem::offer_stands:
        case GameProblem::draws_forbidden:
            return "offer";
        case GameProblem::no_offer:
            return "no_offer";
        case GameProblem::claim_not_needed:
            return "claim";
        case GameProblem::clock_is_paused:
        case GameProblem::move_is_sealed:
            return "paused";
        case GameProblem::not_proved_dead:
        case GameProblem::nothing_to_rule:
        case GameProblem::time_runs_back:
        case GameProblem::flag_has_fallen:
        case GameProblem::flag_is_up:
        case GameProblem::clock_is_running:
        case GameProblem::no_clock:
        case GameProblem::not_your_clock:
        case GameProblem::not_over_the_board:
        case GameProblem::is_legal:
        case GameProblem::touched:
        case GameProblem::no_man_there:
        case GameProblem::not_casual:
        case GameProblem::nothing_to_undo:
        case GameProblem::no_reason_given:
        case GameProblem::not_over:
        case GameProblem::done_already:
        case GameProblem::not_late:
        case GameProblem::no_such_article:
        case GameProblem::not_agreed:
        case GameProblem::too_late:
        case GameProblem::not_announced:
        case GameProblem::in_advance:
        case GameProblem::no_record:
        case GameProblem::sheet_incomplete:
        case GameProblem::men_displaced:
        case GameProblem::not_adjourned:
        case GameProblem::not_present:
        case GameProblem::not_short_of_time:
            return "act";
    }
    std::unreachable();
}

Decision refused(const GameError& error) {
    Decision decision =
        refused(code_of(error.problem), english(error) + cited(error.article), error.article);
    decision.refusal->said = error.said;
    return decision;
}

class Decider {
  public:
    Decider(const Table& table, const Places& yours, Timestamp now)
        : table_(table),
          game_(table.game()),
          yours_(yours),
          now_(std::max(now, game_.state().now)) {}

    Decision operator()(const Play& command) const {
        if (auto obstacle = obstacle_to_play())
            return *std::move(obstacle);
        if (command.plies != game_.history().moves().size())
            return refused("ply", "the position has changed since; nothing was played");
        if (!yours_[place_of(turn())])
            return not_your_turn();
        auto move = command.is_typed ? read_typed_move(game_.history(), command.move)
                                     : read_sent_move(game_.history(), command.move);
        if (!move)
            return {.refusal = std::move(move.error())};
        return attempt(MoveMade{*move});
    }

    Decision operator()(const AskWhy& command) const {
        return {.explanation = explain(game_.history(), command.attempt)};
    }

    Decision operator()(const Resign& command) const {
        if (auto obstacle = obstacle_to_play())
            return *std::move(obstacle);
        const auto side = command.side ? command.side : only_seat();
        if (!side)
            return refused("bad_message", "d.side must say who resigns: white or black");
        if (!yours_[place_of(*side)])
            return not_yours();
        return attempt(Resigned{*side});
    }

    Decision operator()(const OfferDraw& command) const {
        if (auto obstacle = obstacle_to_play())
            return *std::move(obstacle);
        const Color side = command.side.value_or(only_seat().value_or(turn()));
        if (!yours_[place_of(side)])
            return not_yours();
        Decision decision = attempt(DrawOffered{side});
        if (decision.refusal)
            return decision;
        if (count<DrawOffered>(side, Since::start) >= most_offers)
            return refused(
                "offer", "you have offered so many draws that this one is not passed on (Law 11.5)",
                "11.5");
        if (count<DrawOffered>(side, Since::last_move) >= most_offers_here)
            return refused("offer",
                           "you have offered a draw often enough in this position; offer it again"
                           " after a move (Law 11.5)",
                           "11.5");
        if (auto answer = computers_answer(side, is_computer()))
            decision.events.push_back({*std::move(answer)});
        return decision;
    }

    Decision operator()(const AcceptDraw& /*command*/) const { return answer<DrawAccepted>(); }
    Decision operator()(const DeclineDraw& /*command*/) const { return answer<DrawDeclined>(); }

    Decision operator()(const ClaimDraw& command) const {
        if (auto obstacle = obstacle_to_play())
            return *std::move(obstacle);
        if (!yours_[place_of(turn())])
            return not_your_turn();
        // Over the board a claim stops the clock (9.5); here it waits until the game goes on.
        if (game_.state().pause || game_.state().open.adjournment)
            return refused("paused", "a draw is claimed when the game goes on", "6.11");
        DrawClaimed claim{turn(), command.what, std::nullopt};
        if (command.move) {
            auto move = read_sent_move(game_.history(), *command.move);
            if (!move)
                return {.refusal = std::move(move.error())};
            claim.with_move = attempt_of(*move);
        }
        Table trial = table_;
        if (const auto outcome = trial.apply(Event{claim}, now_); !outcome)
            return refused(outcome.error());
        Decision decision = done(Event{claim}, trial.new_verdicts());
        if (!trial.game().is_last_claim_wrong())
            return decision;
        // What is right is never refused, however many claims were wrong.
        // All claims of the player having the move were wrong: the game has gone on.
        if (count<DrawClaimed>(turn(), Since::start) >= most_wrong_claims ||
            count<DrawClaimed>(turn(), Since::last_move) >= most_wrong_claims_here)
            return refused("claim",
                           "the claim is wrong; so many were ruled on that this one is not");
        decision.refusal = refusal_of_claim(trial);
        for (Event& event : after_wrong_claim(trial.game(), is_computer()))
            decision.events.push_back({std::move(event)});
        return decision;
    }

    Decision operator()(const Act& command) const {
        if (!command.objection.empty())
            return refused("bad_message", command.objection);
        const auto* const event = std::get_if<Event>(&command.event);
        const auto doer = event == nullptr ? std::nullopt : doer_of(*event, turn());
        if (!doer)
            return refused(
                "unknown",
                "act is for what an arbiter does, and for call_arbiter, arrive,"
                " confirm_result, appeal, ask_increment, claim_normal_means, seal and take_back");
        if (!yours_[*doer])
            return *doer == Place::arbiter
                       ? refused("not_yours", "only the arbiter of a game does that", "12.1")
                       : not_yours();
        if (*doer != Place::arbiter && acts_of(*doer) >= most_acts)
            return refused("act", "so many of your acts are in the log that it takes no more");
        if (needs_arbiter(*event) && !table_.has_arbiter())
            return refused("act", "nobody presides over this game who could rule on it");
        if (std::holds_alternative<MovesTakenBack>(*event) &&
            table_.start().opponent == OpponentKind::a_friend)
            return refused("act", "a move is not taken back without the opponent's consent");
        if (std::holds_alternative<SealingOrdered>(*event) &&
            table_.start().opponent == OpponentKind::computer)
            return refused("act", "the computer seals no moves: interrupt the game instead");
        return attempt(*event);
    }

    Decision operator()(const PlayAgain& /*command*/) const {
        if (!has_seat())
            return not_yours();
        if (!game_.is_over())
            return refused("not_over", "a rematch can be played after the end of this game");
        const auto& rematch = table_.rematch();
        const Color me = yours_[Place::white] ? Color::white : Color::black;
        const bool alone = table_.start().opponent != OpponentKind::a_friend;
        if (alone && !rematch)
            return {.rematch_by = me};
        if (!rematch)
            return done(RematchOffered{me});
        if (!rematch->id && rematch->by != me)
            return {.rematch_by = me};
        // Already offered by us, or made: what was asked for is so.
        return {};
    }

    Decision operator()(const Ping& /*command*/) const { return {}; }

  private:
    [[nodiscard]] Color turn() const { return game_.position().turn(); }
    [[nodiscard]] bool has_seat() const { return yours_[Place::white] || yours_[Place::black]; }
    [[nodiscard]] std::optional<Color> only_seat() const {
        if (yours_[Place::white] == yours_[Place::black])
            return std::nullopt;
        return yours_[Place::white] ? Color::white : Color::black;
    }

    [[nodiscard]] std::optional<Decision> obstacle_to_play() const {
        if (!has_seat())
            return not_yours();
        if (game_.is_over())
            return refused("over", "the game has ended", game_.ending()->article);
        return std::nullopt;
    }

    [[nodiscard]] Decision not_yours() const {
        return refused("not_yours", has_seat() ? "that side is not yours to play"
                                    : yours_[Place::arbiter]
                                        ? "an arbiter does not play"
                                        : "you are watching; the players have their seats");
    }

    enum class Since : bool { start, last_move };

    /// How many events of that kind there are of that side.
    template <typename Kind>
    [[nodiscard]] std::size_t count(Color by, Since since) const {
        const auto& events = game_.events();
        const auto until =
            since == Since::start
                ? events.rend()
                : std::find_if(events.rbegin(), events.rend(), [](const TimedEvent& happened) {
                      return std::holds_alternative<MoveMade>(happened.event);
                  });
        return static_cast<std::size_t>(
            std::count_if(events.rbegin(), until, [by](const TimedEvent& happened) {
                const auto* const event = std::get_if<Kind>(&happened.event);
                return event != nullptr && event->by == by;
            }));
    }
    [[nodiscard]] std::size_t acts_of(Place place) const {
        return static_cast<std::size_t>(
            std::ranges::count_if(game_.events(), [place, this](const TimedEvent& happened) {
                return doer_of(happened.event, turn()) == place;
            }));
    }
    [[nodiscard]] Decision not_your_turn() const {
        return refused(
            "turn", "it is " + std::string(capitalized_name(turn())) + "'s turn (Law 1.2)", "1.2");
    }

    [[nodiscard]] Decision attempt(const Event& event) const {
        Game trial = game_;
        if (const auto outcome = trial.apply(event, now_); !outcome)
            return refused(outcome.error());
        return done(event, trial.events().back().verdicts);
    }

    template <typename Reply>
    [[nodiscard]] Decision answer() const {
        if (auto obstacle = obstacle_to_play())
            return *std::move(obstacle);
        const auto offered_by = game_.draw_offer();
        if (!offered_by)
            return refused("no_offer", "there is no draw offer to answer", "9.1.2.1");
        if (!yours_[place_of(opponent(*offered_by))])
            return refused("no_offer", "the draw offer is your own; the other side answers it",
                           "9.1.2.1");
        return attempt(Reply{opponent(*offered_by)});
    }

    [[nodiscard]] PerColor<bool> is_computer() const {
        return {{table_.is_computer(Color::white), table_.is_computer(Color::black)}};
    }

    const Table& table_;
    const Game& game_;
    const Places& yours_;
    Timestamp now_;
};

}  // namespace

Decision decide(const Table& table, const Places& yours, const Action& action, Timestamp now) {
    return std::visit(Decider(table, yours, now), action);
}

bool is_wrong_claim(const TableEvent& event, const Game& after) {
    const auto* const happened = std::get_if<Event>(&event);
    return happened != nullptr && std::holds_alternative<DrawClaimed>(*happened) &&
           after.is_last_claim_wrong();
}

Refusal refusal_of_claim(const Table& after) {
    Refusal refusal{"claim", "", after.new_rulings().front().article};
    for (const LogEntry& entry : after.new_rulings())
        refusal.text +=
            (refusal.text.empty() ? "" : "; ") + english(entry.said) + cited(entry.article);
    if (move_to_be_played(after.game()))
        refusal.text += "; the move that was named is played (Law 9.5.3)";
    return refusal;
}

}  // namespace arbiter
