// Whatever happens in a game, its clock, its ends and its record hold together.
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/game/game.hpp"
#include "arbiter/game/said_english.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "arbiter/journal/game_json.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/movegen.hpp"
#include "tests/support/judges.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

constexpr std::string_view times[] = {"untimed", "1",    "0.1+1",         "3/0.2+1;0.1",
                                      "0.2 d1",  "1 b2", "hourglass 0.3", "5s/move"};
constexpr std::string_view times_by_post[] = {"10 moves in 50 days", "3 moves in 2 days",
                                              "2 days/move", "untimed"};

/// Terms of all sorts, and events of which many are refused.
class Chance {
  public:
    explicit Chance(std::uint64_t seed) : random_(seed) {}

    Terms terms() {
        const auto rulesets = all_rulesets();
        const Ruleset& ruleset = rulesets[random_.below(rulesets.size())];
        is_by_post_ = ruleset.is_correspondence;
        const std::span<const std::string_view> agreed =
            is_by_post_ ? std::span<const std::string_view>(times_by_post) : times;
        Terms terms{.ruleset = &ruleset,
                    .time = read_time_control(agreed[random_.below(agreed.size())]).value(),
                    .completion = static_cast<Completion>(random_.below(2)),
                    .flag_watch = static_cast<FlagWatch>(random_.below(2)),
                    .no_draw_before_move = static_cast<int>(random_.below(3)) * 2,
                    .recording = static_cast<Recording>(random_.below(2))};
        if (is_by_post_) {
            terms.completion = Completion::with_the_move;
            terms.recording = Recording::program;
        }
        if (random_.below(4) == 0)
            terms.players[side()].impairment = Impairment::sight;
        terms.has_quickplay_finish = true;
        terms.has_quickplay_finish = check(terms).has_value();
        return terms;
    }

    Duration pause() {
        if (is_by_post_)
            return std::chrono::hours(random_.below(8) == 0 ? random_.below(600)
                                                            : random_.below(20));
        return Duration(random_.below(4) == 0 ? random_.below(4'000) : random_.below(300));
    }

    Event event(const Game& game) {
        const auto& clock = game.state().clock;
        if (is_by_post_ && random_.below(3) == 0)
            return by_post(game);
        if (random_.below(4) == 0)
            return formality(game);
        switch (random_.below(40)) {
            case 0:
                return DrawOffered{side()};
            case 1:
                return DrawAccepted{side()};
            case 2:
                return DrawDeclined{side()};
            case 3:
                return DrawClaimed{game.position().turn(), ClaimKind(random_.below(2)),
                                   random_.below(2) == 0 ? std::optional(attempt()) : std::nullopt};
            case 4:
                return FlagClaimed{side()};
            case 5:
                return FlagFallen{side()};
            case 6:
                return ArbiterCalled{side(), reason()};
            case 7:
            case 8:
            case 9:
                return ClockResumed{};
            case 10:
                return ClockPaused{reason()};
            case 11:
                return ClocksSet{time(), time(), count(), count(), reason()};
            case 12:
                return TimeAdded{side(), time() - time(), reason()};
            case 13:
                return PositionRestored{number(), reason()};
            case 14:
                return OffenceFound{side(), "7.5." + std::to_string(random_.below(5)), count()};
            case 15:
                return QuotaUnproven{side()};
            case 16:
                return DrawPermitted{reason()};
            case 17:
                return random_.below(8) == 0 ? Event(Resigned{side()}) : Event(NoteMade{reason()});
            case 18:
                return EndingAnnulled{reason()};
            case 19:
                return MovesTakenBack{side()};
            case 20:
                return IllegalMoveMade{attempt()};
            case 21:
                return IllegalMoveClaimed{side()};
            case 22:
                return GameStarted{};
            case 23:
                return random_.below(8) == 0
                           ? Event(ResultDeclared{Result(random_.below(7)), "11.7", reason()})
                           : Event(PenaltyGiven{side(), Penalty(random_.below(3)), reason()});
            case 24:
            case 25:
            case 26:
            case 27:
            case 28:
            case 29:
                return ClockPressed{clock && clock->running() ? *clock->running() : side()};
            default:
                if (!has_legal_move(game.position()))
                    return NoteMade{"no move"};
                return MoveMade{choose_move(game.position(), random_.next())};
        }
    }

  private:
    /// Answers to the first moves that the opponent has.
    Event by_post(const Game& game) {
        switch (random_.below(6)) {
            case 0:
                return LeaveTaken{side(), number()};
            case 1:
                return LeaveEnded{side()};
            case 2:
                return LongThoughtAnnounced{side()};
            default:
                break;
        }
        std::string lines;
        if (has_legal_move(game.position()))
            for (const Move move : legal_moves(game.position())) {
                const Position next = game.position().play(move);
                if (has_legal_move(next))
                    lines += write_uci_move(move) + ' ' +
                             write_uci_move(choose_move(next, random_.next())) + ';';
            }
        return AnswersNamed{opponent(game.position().turn()), lines};
    }
    /// What is written, said, sealed, asked for and put right.
    Event formality(const Game& game) {
        const Color turn = game.position().turn();
        switch (random_.below(20)) {
            case 0:
                return MenDisplaced{side()};
            case 1:
            case 2:
                return MenPutBack{};
            case 3:
            case 4:
            case 5:
                return MoveRecorded{side(), text()};
            case 6:
                return MoveAnnounced{side(), attempt()};
            case 7:
                return MoveRepeated{side(), attempt()};
            case 8:
                return SealingOrdered{time()};
            case 9:
                return MoveSealed{text()};
            case 10:
                return GameAdjourned{reason()};
            case 11:
                return SessionResumed{};
            case 12:
                return EnvelopeOpened{};
            case 13:
                return random_.below(4) == 0 ? Event(EnvelopeLost{text()})
                                             : Event(PlayerArrived{side()});
            case 14:
                return IncrementRequested{turn};
            case 15:
                return IncrementRuled{random_.below(2) == 0};
            case 16:
                return NormalMeansClaimed{turn};
            case 17:
                return NormalMeansRuled{side(), NormalMeansDecision(random_.below(4))};
            case 18:
                return TimeControlCorrected{
                    read_time_control(times[random_.below(std::size(times))]).value(),
                    random_.below(2) == 0, reason()};
            default:
                return SheetRequested{side()};
        }
    }
    std::string text() {
        constexpr std::string_view texts[] = {"e4", "Nf3 (=)", "0-0", "", "a note", "e7e5"};
        return std::string(texts[random_.below(std::size(texts))]);
    }
    Color side() { return static_cast<Color>(random_.below(2)); }
    Attempt attempt() {
        return {square_at(static_cast<int>(random_.below(64))),
                square_at(static_cast<int>(random_.below(64))), std::nullopt};
    }
    Duration time() { return Duration(random_.below(20'000)); }
    int number() { return static_cast<int>(random_.below(12)) - 1; }
    std::optional<int> count() {
        return random_.below(2) == 0 ? std::optional(number()) : std::nullopt;
    }
    std::string reason() { return random_.below(8) == 0 ? "" : "a reason"; }

    Random random_;
    bool is_by_post_ = false;
};

void expect_sound(const Game& game, Instant now) {
    const GameState& state = game.state();
    if (state.clock) {
        for (const Color side : both_colors) {
            ASSERT_GE(state.clock->main_time(side, now), Duration::zero());
            ASSERT_GE(state.clock->moves_completed(side), 0);
        }
        if (game.is_over() || state.pause) {
            ASSERT_EQ(state.clock->running(), std::nullopt);
        }
        if (const auto running = state.clock->running()) {
            ASSERT_EQ(state.clock->is_flag_down(*running, now),
                      state.clock->time_to_flag(*running, now) == Duration::zero() ||
                          state.clock->is_flag_down(*running, state.now));
        }
    }
    if (game.is_over() && has_legal_move(game.position())) {
        Game more = game;
        for (const Move move : legal_moves(game.position()))
            ASSERT_FALSE(more.apply(MoveMade{move}, now));
    }
}

TEST(EventStream, whatever_happens_one_time_runs_no_time_is_negative_and_an_end_is_an_end) {
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        Chance chance(seed);
        ProvingJudge judge(200);
        Game game(chance.terms(), &judge);
        Instant now(Duration(1'000'000));
        for (int step = 0; step < 150; ++step) {
            now += chance.pause();
            // What is due can be done.
            if (const auto due = game.due(now)) {
                Game trial = game;
                const auto outcome = trial.apply(*due, now);
                ASSERT_TRUE(outcome)
                    << "seed " << seed << ", step " << step << ": " << english(outcome.error());
                if (std::holds_alternative<MoveMade>(*due))
                    game = trial;
            }
            const Event event = chance.event(game);
            const Game before = game;
            if (!game.apply(event, now)) {
                ASSERT_TRUE(game == before) << "seed " << seed << ", step " << step;
            }
            expect_sound(game, now);
            if (HasFatalFailure())
                FAIL() << "seed " << seed << ", step " << step;
        }
    }
}

TEST(EventStream, a_kept_game_is_the_same_again_whatever_anybody_could_say_of_it_now) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Chance chance(seed);
        const Terms terms = chance.terms();
        ProvingJudge judge(200);
        Game game(terms, &judge);
        Instant now(Duration(1'000'000));
        for (int step = 0; step < 150; ++step) {
            now += chance.pause();
            static_cast<void>(game.apply(chance.event(game), now));
        }
        for (const auto opinion :
             {Winnability::winnable, Winnability::unwinnable, Winnability::undecided}) {
            StubbornJudge stubborn(opinion);
            Game again = Game::kept(game.terms(), &stubborn);
            for (const TimedEvent& event : game.events())
                ASSERT_TRUE(again.replay(event)) << "seed " << seed;
            ASSERT_TRUE(again == game) << "seed " << seed;
            const auto read = read_game(write_game(game), &stubborn);
            ASSERT_TRUE(read) << "seed " << seed << ": " << read.error().text;
            ASSERT_TRUE(*read == game) << "seed " << seed;
            ASSERT_EQ(stubborn.asked, 0) << "seed " << seed;
        }
    }
}

}  // namespace
}  // namespace arbiter::testing
