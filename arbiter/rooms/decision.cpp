#include "arbiter/rooms/decision.hpp"

#include <algorithm>
#include <ranges>
#include <utility>

#include "arbiter/game/after_claim.hpp"
#include "arbiter/game/assistant.hpp"
#include "arbiter/game/explain_in_game.hpp"
#include "arbiter/rooms/doer.hpp"
#include "arbiter/rooms/offers.hpp"
#include "arbiter/rooms/typed_move.hpp"

namespace arbiter {

namespace {

/// Of one player: more are not ruled on, so that nobody fills the log with them.
constexpr std::size_t most_wrong_claims = 60;
constexpr std::size_t most_wrong_claims_here = 3;
constexpr std::size_t most_offers = 60;
constexpr std::size_t most_offers_here = 3;
constexpr std::size_t most_names = 20;
constexpr std::size_t most_acts = 200;
/// Of an arbiter, who has more to write.
constexpr std::size_t most_acts_of_arbiter = 2000;
/// Of what comes with one move: more is no touching but noise.
constexpr std::size_t most_parts_of_move = 40;
/// And with all moves of one player: more than people do in the longest games, and few enough that
/// the texts among them fill no disk.
constexpr std::size_t most_parts_of_game = 4000;
/// And of those without which a game could stand still, so that no pause is the last of them.
constexpr std::size_t most_rulings = 2 * most_acts_of_arbiter;

std::size_t most_acts_of(Place doer, const Event& event) {
    if (doer != Place::arbiter)
        return most_acts;
    return lets_game_go_on(event) ? most_rulings : most_acts_of_arbiter;
}

Decision refused(Refusal refusal) { return {.refusal = std::move(refusal)}; }

/// `verdicts`: what the trial of the event has asked for already.
Decision done(TableEvent event, KeptVerdicts verdicts = {}) {
    return {.events = {{std::move(event), std::move(verdicts)}}};
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
            return refused(Obstacle::position_has_changed);
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

    Decision operator()(const AskHint& /*command*/) const {
        if (auto obstacle = obstacle_to_play())
            return *std::move(obstacle);
        if (!game_.ruleset().is_casual)
            return refused(Obstacle::no_hints);
        if (!yours_[place_of(turn())])
            return not_your_turn();
        return {};
    }

    Decision operator()(const Resign& command) const {
        if (auto obstacle = obstacle_to_play())
            return *std::move(obstacle);
        const auto side = command.side ? command.side : only_seat();
        if (!side)
            return refused(Obstacle::side_not_said);
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
            return refused(Obstacle::too_many_offers);
        if (count<DrawOffered>(side, Since::last_move) >= most_offers_here)
            return refused(Obstacle::too_many_offers_here);
        if (auto answer = computers_answer(side, is_computer()))
            decision.events.push_back({*std::move(answer)});
        return decision;
    }

    Decision operator()(const AcceptDraw& /*command*/) const { return answer<DrawAccepted>(); }
    Decision operator()(const DeclineDraw& /*command*/) const { return answer<DrawDeclined>(); }

    Decision operator()(const AcceptTakeBack& /*command*/) const {
        if (auto obstacle = obstacle_to_answer_ask())
            return *std::move(obstacle);
        return take_back({*table_.asks_take_back()});
    }
    Decision operator()(const DeclineTakeBack& /*command*/) const {
        if (auto obstacle = obstacle_to_answer_ask())
            return *std::move(obstacle);
        return done(TakeBackDeclined{opponent(*table_.asks_take_back())});
    }

    Decision operator()(const ClaimDraw& command) const {
        if (auto obstacle = obstacle_to_play())
            return *std::move(obstacle);
        if (!yours_[place_of(turn())])
            return not_your_turn();
        // Over the board a claim stops the clock (9.5); here it waits until the game goes on.
        if (game_.state().pause || game_.state().open.adjournment)
            return refused(Obstacle::paused);
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
            return refused(Obstacle::too_many_claims);
        decision.refusal = ruled_wrong(trial);
        for (Event& event : after_wrong_claim(trial.game(), is_computer()))
            decision.events.push_back({std::move(event)});
        return decision;
    }

    Decision operator()(const Act& command) const {
        if (!command.objection.empty())
            return refused(Objection{command.objection});
        if (const auto* const asked = std::get_if<TakeBackAsked>(&command.event))
            return ask_take_back(asked->by);
        if (const auto* const named = std::get_if<PlayerNamed>(&command.event))
            return say_name(*named);
        if (const auto* const invited = std::get_if<AssistantInvited>(&command.event))
            return invite(*invited);
        const auto* const event = std::get_if<Event>(&command.event);
        if (const auto* const given = gift_in(event))
            return give(*given);
        const auto doer = event == nullptr ? std::nullopt : doer_of(*event, turn());
        if (!doer)
            return refused(Obstacle::no_act);
        if (!yours_[*doer])
            return *doer == Place::arbiter ? refused(Obstacle::for_the_arbiter) : not_yours();
        if (is_part_of_move(*event))
            return do_part_of_move(*event, *doer);
        if (acts_of(*doer) >= most_acts_of(*doer, *event))
            return refused(Obstacle::too_many_acts);
        if (needs_arbiter(*event) && !table_.has_arbiter())
            return refused(Obstacle::nobody_presides);
        if (const auto* const taken_back = std::get_if<MovesTakenBack>(event)) {
            if (table_.start().opponent == OpponentKind::a_friend)
                return refused(Obstacle::opponent_disagrees);
            return take_back(*taken_back);
        }
        if (std::holds_alternative<SealingOrdered>(*event) &&
            table_.start().opponent == OpponentKind::computer)
            return refused(Obstacle::computer_seals_nothing);
        return attempt(*event);
    }

    Decision operator()(const PlayAgain& /*command*/) const {
        if (!has_seat())
            return not_yours();
        if (!game_.is_over())
            return refused(Obstacle::not_over);
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
            return refused(
                GameError{GameProblem::game_over, game_.ending()->article, {Say::game_is_over}});
        return std::nullopt;
    }

    [[nodiscard]] Decision not_yours() const {
        if (has_seat())
            return refused(Obstacle::other_side);
        return refused(yours_[Place::arbiter] ? Obstacle::presiding : Obstacle::watching);
    }

    enum class Since : bool { start, last_move };

    /// The last event first.
    [[nodiscard]] auto latest_events(Since since) const {
        const auto latest_first = std::views::reverse(game_.events());
        const auto until = since == Since::start
                               ? latest_first.end()
                               : std::ranges::find_if(latest_first, [](const auto& happened) {
                                     return std::holds_alternative<MoveMade>(happened.event);
                                 });
        return std::ranges::subrange(latest_first.begin(), until);
    }
    /// How many events of that kind there are of that side.
    template <typename Kind>
    [[nodiscard]] std::size_t count(Color by, Since since) const {
        return static_cast<std::size_t>(
            std::ranges::count_if(latest_events(since), [by](const TimedEvent& happened) {
                const auto* const event = std::get_if<Kind>(&happened.event);
                return event != nullptr && event->by == by;
            }));
    }
    [[nodiscard]] std::size_t acts_of(Place place) const {
        return static_cast<std::size_t>(
            std::ranges::count_if(game_.events(), [place, this](const TimedEvent& happened) {
                return !is_part_of_move(happened.event) && doer_of(happened.event, turn()) == place;
            }));
    }
    [[nodiscard]] std::size_t parts_of_moves(Place doer, Since since) const {
        return static_cast<std::size_t>(
            std::ranges::count_if(latest_events(since), [doer, this](const TimedEvent& happened) {
                return is_part_of_move(happened.event) && doer_of(happened.event, turn()) == doer;
            }));
    }
    /// What a player touches, adjusts and says of a move.
    [[nodiscard]] Decision do_part_of_move(const Event& event, Place doer) const {
        if (auto obstacle = obstacle_to_play())
            return *std::move(obstacle);
        const bool is_by_hand = std::holds_alternative<PieceTouched>(event) ||
                                std::holds_alternative<PieceAdjusted>(event);
        if (is_by_hand && !game_.terms().is_touch_move)
            return refused(Obstacle::touch_binds_nobody);
        if (is_by_hand && doer != place_of(turn()))
            return not_your_turn();
        if (is_by_hand && (game_.state().pause || game_.state().open.adjournment))
            return refused(Obstacle::paused);
        if (parts_of_moves(doer, Since::last_move) >= most_parts_of_move ||
            parts_of_moves(doer, Since::start) >= most_parts_of_game)
            return refused(Obstacle::too_many_acts);
        return attempt(event);
    }
    [[nodiscard]] Decision not_your_turn() const { return refused(OtherTurn{turn()}); }

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
            return refused(Obstacle::no_offer);
        if (!yours_[place_of(opponent(*offered_by))])
            return refused(Obstacle::offer_is_own);
        return attempt(Reply{opponent(*offered_by)});
    }

    /// Not under an adjournment, which is the arbiter's and would end with it, and not where the
    /// flag would fall at once: what the move has brought goes with it, what was thought since does
    /// not come back.
    [[nodiscard]] Decision take_back(const MovesTakenBack& event) const {
        Game trial = game_;
        if (const auto outcome = trial.apply(event, now_); !outcome)
            return refused(outcome.error());
        if (const auto& adjournment = game_.state().open.adjournment) {
            const bool is_sealing = adjournment->phase == SessionPhase::sealing;
            return refused(
                GameError{GameProblem::move_is_sealed,
                          is_sealing ? "I.1.1" : "I.7",
                          {is_sealing ? Say::move_to_be_sealed : Say::envelope_to_be_opened}});
        }
        return trial.due(now_) ? refused(Obstacle::no_time_left) : done(Event{event});
    }

    /// Where nobody has to agree it is done at once.
    [[nodiscard]] Decision ask_take_back(Color by) const {
        if (table_.start().opponent != OpponentKind::a_friend)
            return (*this)(Act{Event{MovesTakenBack{by}}});
        if (auto obstacle = obstacle_to_play())
            return *std::move(obstacle);
        if (!yours_[place_of(by)])
            return not_yours();
        if (Decision agreed = take_back({by}); agreed.refusal)
            return agreed;
        if (table_.asks_take_back())
            return refused(Obstacle::is_asked_already);
        const TimesAsked& asked = table_.take_backs_asked(by);
        if (asked.so_far >= most_offers)
            return refused(Obstacle::too_many_asks);
        if (asked.since_last_move >= most_offers_here)
            return refused(Obstacle::too_many_asks_here);
        return done(TakeBackAsked{by});
    }

    /// Until the end: then the record is closed.
    [[nodiscard]] Decision say_name(const PlayerNamed& named) const {
        if (auto obstacle = obstacle_to_play())
            return *std::move(obstacle);
        if (!yours_[place_of(named.by)])
            return not_yours();
        if (table_.is_named_by_arbiter(named.by))
            return refused(Obstacle::named_by_arbiter);
        if (named.name == table_.player_name(named.by))
            return {};
        if (table_.times_named(named.by) >= most_names)
            return refused(Obstacle::too_many_acts);
        return done(named);
    }

    [[nodiscard]] Decision invite(const AssistantInvited& invited) const {
        if (auto obstacle = obstacle_to_play())
            return *std::move(obstacle);
        if (!yours_[place_of(invited.by)])
            return not_yours();
        if (!game_.terms().players[invited.by].has_assistant)
            return refused(Obstacle::no_assistant);
        if (table_.times_invited(invited.by) >= most_names)
            return refused(Obstacle::too_many_acts);
        return done(invited);
    }

    [[nodiscard]] std::optional<Decision> obstacle_to_answer_ask() const {
        if (auto obstacle = obstacle_to_play())
            return obstacle;
        const auto asked_by = table_.asks_take_back();
        if (!asked_by)
            return refused(Obstacle::nothing_asked);
        if (!yours_[place_of(opponent(*asked_by))])
            return refused(Obstacle::ask_is_own);
        return std::nullopt;
    }

    /// Time that the other player gives, as the game offers it; any other is an arbiter's to give.
    [[nodiscard]] const TimeAdded* gift_in(const Event* event) const {
        const auto* const added = event == nullptr ? nullptr : std::get_if<TimeAdded>(event);
        const bool is_gift = added != nullptr && offers_of(table_).gift == added->time &&
                             yours_[place_of(opponent(added->side))];
        return is_gift ? added : nullptr;
    }
    [[nodiscard]] Decision give(const TimeAdded& gift) const {
        if (auto obstacle = obstacle_to_play())
            return *std::move(obstacle);
        const auto given = std::ranges::count_if(game_.events(), [&](const TimedEvent& happened) {
            const auto* const added = std::get_if<TimeAdded>(&happened.event);
            return added != nullptr && added->side == gift.side;
        });
        if (static_cast<std::size_t>(given) >= most_acts)
            return refused(Obstacle::too_many_acts);
        return attempt(gift);
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

Decision decide_for_assistant(const Table& table, Color assisted, const Action& action,
                              Timestamp now) {
    Places his{};
    his[place_of(assisted)] = true;
    Decision decision = decide(table, his, action, now);
    const bool is_allowed = std::ranges::all_of(decision.events, [](const KeptEvent& kept) {
        const auto* const event = std::get_if<Event>(&kept.event);
        return event != nullptr && may_assistant(*event);
    });
    if (!is_allowed || decision.rematch_by)
        return refused(Obstacle::for_the_player);
    return decision;
}

bool is_wrong_claim(const TableEvent& event, const Game& after) {
    const auto* const happened = std::get_if<Event>(&event);
    return happened != nullptr && std::holds_alternative<DrawClaimed>(*happened) &&
           after.is_last_claim_wrong();
}

WrongClaim ruled_wrong(const Table& after) {
    const auto rulings = after.new_rulings();
    return {{rulings.begin(), rulings.end()}, move_to_be_played(after.game()).has_value()};
}

}  // namespace arbiter
