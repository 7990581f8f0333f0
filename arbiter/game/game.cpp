#include "arbiter/game/game.hpp"

#include <cassert>
#include <utility>

#include "arbiter/base/one_of.hpp"
#include "arbiter/game/detail/consequences.hpp"
#include "arbiter/game/detail/duties.hpp"
#include "arbiter/game/detail/inquiry.hpp"
#include "arbiter/game/detail/on_event.hpp"
#include "arbiter/game/detail/refuse_and_log.hpp"

namespace arbiter {

namespace {

/// May it happen after the end of the game?
struct IsForAfterwards {
    bool operator()(const OneOf<PositionRestored, OffenceFound, PenaltyGiven, ResultDeclared,
                                EndingAnnulled, GameAnnulled, WinnabilityRuled, NoteMade,
                                ResultConfirmed, DecisionAppealed, AppealDecided, MoveRecorded,
                                NormalMeansRuled, ArbiterNamed> auto& /*event*/) const {
        return true;
    }
    bool operator()(
        const OneOf<
            MoveMade, IllegalMoveMade, ClockPressed, DrawOffered, DrawAccepted, DrawDeclined,
            DrawClaimed, Resigned, FlagFallen, FlagClaimed, IllegalMoveClaimed, PieceTouched,
            PieceReleased, PieceAdjusted, TouchMoveClaimed, ArbiterCalled, MenDisplaced, MenPutBack,
            PlayerArrived, DeadPositionFound, DowntimePassed, MovesTakenBack, SheetRequested,
            MoveAnnounced, MoveRepeated, SealingOrdered, MoveSealed, GameAdjourned, SessionResumed,
            LeaveTaken, LeaveEnded, AnswersNamed, LongThoughtAnnounced, EnvelopeOpened,
            EnvelopeLost, IncrementRequested, IncrementRuled, NormalMeansClaimed, ColorsDrawn,
            GameStarted, ClockPaused, ClockResumed, ClocksSet, TimeControlCorrected, TimeAdded,
            TouchExcused, QuotaUnproven, DrawPermitted, AbsenceRuled, BoardTurned,
            ColorsReversed> auto& /*event*/) const {
        return false;
    }
};

/// Does it come too late once a flag has fallen? Not what an arbiter does, and not an end that the
/// position had brought before.
struct IsStoppedByFlag {
    bool operator()(const OneOf<MoveMade, IllegalMoveMade, ClockPressed, PieceTouched,
                                PieceReleased, DrawOffered, DrawAccepted, DrawClaimed, Resigned,
                                IllegalMoveClaimed, ArbiterCalled, MovesTakenBack, MoveSealed,
                                GameAdjourned, IncrementRequested, NormalMeansClaimed, LeaveTaken,
                                AnswersNamed, LongThoughtAnnounced> auto& /*event*/) const {
        return true;
    }
    bool operator()(
        const OneOf<DrawDeclined, FlagFallen, FlagClaimed, PieceAdjusted, TouchMoveClaimed,
                    MenDisplaced, MenPutBack, PlayerArrived, ResultConfirmed, DecisionAppealed,
                    DeadPositionFound, DowntimePassed, MoveRecorded, SheetRequested, MoveAnnounced,
                    MoveRepeated, LeaveEnded, SealingOrdered, SessionResumed, EnvelopeOpened,
                    EnvelopeLost, IncrementRuled, NormalMeansRuled, ArbiterNamed, ColorsDrawn,
                    GameStarted, ClockPaused, ClockResumed, ClocksSet, TimeControlCorrected,
                    TimeAdded, PositionRestored, OffenceFound, TouchExcused, QuotaUnproven,
                    DrawPermitted, PenaltyGiven, AbsenceRuled, AppealDecided, ResultDeclared,
                    EndingAnnulled, BoardTurned, ColorsReversed, GameAnnulled, WinnabilityRuled,
                    NoteMade> auto& /*event*/) const {
        return false;
    }
};

}  // namespace

Game::Game(const Terms& terms, MatingJudge* judge, detail::Inquiry& inquiry)
    : judge_(judge),
      state_{.terms = terms, .history = History(terms.start), .clock = {}, .now = {}} {
    assert(check(terms));
    if (!terms.time.is_untimed())
        state_.clock.emplace(
            PerColor<TimeControl>{{terms.time_of(Color::white), terms.time_of(Color::black)}},
            terms.has_first_increment,
            terms.ruleset->is_correspondence ? std::optional(terms.correspondence.counting)
                                             : std::nullopt);
    detail::end_if_over(state_, state_.now, inquiry);
}

Game::Game(const Terms& terms, MatingJudge* judge)
    : Game(terms.start_verdicts.empty() ? asked(terms, judge) : kept(terms, judge)) {}

Game Game::asked(const Terms& terms, MatingJudge* judge) {
    detail::InquiryOfJudge inquiry(judge);
    Game game(terms, judge, inquiry);
    game.state_.terms.start_verdicts = std::move(inquiry.verdicts());
    return game;
}

Game::Game(const Position& start, const Ruleset& ruleset, MatingJudge* judge)
    : Game({.ruleset = &ruleset, .start = start}, judge) {}

Game Game::kept(const Terms& terms, MatingJudge* judge) {
    detail::InquiryOfRecord inquiry(terms.start_verdicts);
    return Game(terms, judge, inquiry);
}

Outcome Game::apply(const Event& event, Instant at) {
    detail::InquiryOfJudge inquiry(judge_);
    auto outcome = happen(event, at, inquiry);
    if (outcome)
        events_.back().verdicts = std::move(inquiry.verdicts());
    return outcome;
}

Outcome Game::replay(const TimedEvent& happened) {
    detail::InquiryOfRecord inquiry(happened.verdicts);
    if (auto outcome = happen(happened.event, happened.at, inquiry); !outcome)
        return outcome;
    if (happened.verdicts.empty() || inquiry.were_needed()) {
        events_.back().verdicts = happened.verdicts;
        return {};
    }
    // Seen only afterwards: the game is made again without it. A copy before each event would make
    // of many of them more work than anybody waits for.
    events_.truncate(events_.size() - 1);
    Game before = kept(state_.terms, judge_);
    for (const TimedEvent& event : events_)
        static_cast<void>(before.replay(event));
    *this = std::move(before);
    return detail::refused(GameProblem::nothing_to_rule, happened.verdicts.front().article,
                           {Say::verdicts_not_needed});
}

Outcome Game::happen(const Event& event, Instant at, detail::Inquiry& inquiry) {
    if (at < state_.now && !events_.empty())
        return detail::refused(GameProblem::time_runs_back, "", {Say::time_runs_back});
    if (is_over() && !std::visit(IsForAfterwards{}, event))
        return detail::refused(GameProblem::game_over, ending()->article, {Say::game_is_over});
    if (fallen_flag(at) && std::visit(IsStoppedByFlag{}, event))
        return detail::refused(GameProblem::flag_has_fallen, "6.8",
                               {.id = Say::flag_fell_before, .side = state_.clock->running()});
    auto outcome = std::visit(
        [&](const auto& happened) {
            if constexpr (requires { detail::on(state_, happened, at, inquiry); })
                return detail::on(state_, happened, at, inquiry);
            else
                return detail::on(state_, happened, at);
        },
        event);
    if (outcome) {
        if (!std::holds_alternative<DrawClaimed>(event))
            state_.is_last_claim_wrong = false;
        state_.now = at;
        events_.push_back({event, at});
    }
    return outcome;
}

std::optional<Event> Game::due(Instant now) const {
    if (const auto flag = fallen_flag(now))
        return FlagFallen{*flag};
    if (const auto answer = due_answer())
        return MoveMade{*answer};
    return std::nullopt;
}

std::optional<Move> Game::due_answer() const {
    const auto& lines = state_.open.conditions[state_.turn()];
    // Nobody has declined in advance what he did not know of (9.1.2.1).
    if (state_.open.draw_offer == opponent(state_.turn()))
        return std::nullopt;
    if (is_over() || lines.empty() || !detail::check_can_move(state_))
        return std::nullopt;
    const Move answer = lines.front().front();
    return detail::check_duty(state_, answer) ? std::optional(answer) : std::nullopt;
}

std::optional<Color> Game::fallen_flag(Instant now) const {
    if (is_over() || !state_.clock || state_.terms.flag_watch == FlagWatch::people)
        return std::nullopt;
    const auto running = state_.clock->running();
    if (!running || !state_.clock->is_flag_down(*running, now))
        return std::nullopt;
    return running;
}

std::optional<Instant> Game::due_at() const {
    if (is_over() || !state_.clock || state_.terms.flag_watch == FlagWatch::people)
        return std::nullopt;
    return state_.clock->flag_falls_at();
}

Claims Game::claims() const {
    return is_over() || state_.open.irregular_board ? Claims{}
                                                    : open_claims(state_.history, ruleset());
}

bool is_awaited(const Game& game, Color side) {
    const GameState& state = game.state();
    const bool is_looked_at = state.terms.default_time || state.open.adjournment;
    return is_looked_at && !game.is_over() && !detail::is_there(state, side);
}

std::optional<Move> move_to_be_played(const Game& game) {
    return game.state().open.duties.named_move;
}

}  // namespace arbiter
