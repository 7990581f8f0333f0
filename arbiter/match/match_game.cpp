#include "arbiter/match/match_game.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "arbiter/game/said_english.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/uci/told_game.hpp"

namespace arbiter::match {

namespace {

using engines::DrivenEngine;
using std::chrono::milliseconds;

/// For the side to move; a mate is more than any number.
std::optional<int> centipawns(const std::optional<uci::Info>& info) {
    constexpr int mate = 100'000;
    if (!info || !info->score)
        return std::nullopt;
    const uci::ReportedScore& score = *info->score;
    if (score.unit == uci::ReportedScore::Unit::centipawns)
        return score.value;
    return score.value > 0 ? mate : -mate;
}

class MatchGame {
  public:
    MatchGame(const PerColor<DrivenEngine*>& players, const PerColor<MoveLimits>& limits,
              const Position& start, const GameRules& rules, MatingJudge& judge)
        : players_(players),
          limits_(limits),
          rules_(rules),
          judge_(judge),
          told_(start),
          played_{.game = Game(terms_of(rules, start), &judge), .thoughts = {}} {}

    PlayedGame play(const std::vector<Move>& opening) && {
        for (const Move move : opening)
            make(move, {});
        start_clock();
        begin();
        while (!played_.game.is_over())
            play_move();
        return std::move(played_);
    }

  private:
    [[nodiscard]] Game& game() { return played_.game; }
    [[nodiscard]] Color turn() const { return played_.game.position().turn(); }

    static Terms terms_of(const GameRules& rules, const Position& start) {
        Terms terms{.ruleset = rules.ruleset, .time = rules.time, .start = start};
        for (const Color side : both_colors)
            terms.players[side].own_time = rules.own_time[side];
        return terms;
    }

    /// Moves of an opening have neither cost time nor brought any.
    void start_clock() {
        if (rules_.time.is_untimed())
            return;
        const auto base = [this](Color side) {
            return game().terms().time_of(side).periods.front().base;
        };
        const Event event = played_.thoughts.empty()
                                ? Event(GameStarted{})
                                : Event(ClocksSet{base(Color::white), base(Color::black), 0, 0,
                                                  "the opening is over"});
        static_cast<void>(game().apply(event, now_));
    }

    void begin() {
        for (const Color side : both_colors) {
            const auto done = players_[side]->begin_game(told_);
            if (!done)
                return fail(side, done.error(), "");
        }
    }

    void play_move() {
        if (claim() || agree())
            return;
        const Color side = turn();
        const Instant began = now_;
        const auto thought =
            players_[side]->think(told_.position(), go_for(game(), limits_[side]), longest_wait());
        const engines::ThinkingTime& time = thought ? thought->time : thought.error().time;
        now_ += std::chrono::round<Duration>(time.used);
        if (const auto due = game().due(now_)) {
            note_flag_fall(side, began, time);
            // Whoever says nothing at all loses as whoever says it too late, and is of no more use.
            if (!thought)
                note_failure(side, thought.error().text);
            static_cast<void>(game().apply(*due, now_));
            return;
        }
        if (!thought)
            return fail(side, thought.error().text, "");
        const auto move = read_uci_move(game().position(), thought->best.move);
        if (!move)
            return fail(side,
                        players_[side]->name() + " played " + thought->best.move.substr(0, 20) +
                            ", which is illegal: " + move.error().text,
                        std::string(illegal_move_article));
        make(*move, {thought->info, time.used});
        if (!game().is_over())
            resign(side);
    }

    void make(Move move, Thought thought) {
        told_.add(move);
        static_cast<void>(game().apply(MoveMade{move}, now_));
        played_.thoughts.push_back(std::move(thought));
    }

    /// UCI has no claims: they are made for whoever has the move, as soon as one is right.
    bool claim() {
        const Claims claims = game().claims();
        if (!claims.threefold && !claims.fifty)
            return false;
        const ClaimKind kind = claims.threefold ? ClaimKind::threefold : ClaimKind::fifty;
        return game().apply(DrawClaimed{turn(), kind, std::nullopt}, now_).has_value() &&
               game().is_over();
    }

    /// So many of a side's thoughts, the last first, are all like that.
    template <typename Like>
    [[nodiscard]] bool are_last(Color side, int moves, const Like& like) const {
        std::size_t at = played_.thoughts.size();
        if (side == turn())
            at = at == 0 ? 0 : at - 1;
        for (; moves > 0 && at > 0; --moves, at = at < 2 ? 0 : at - 2) {
            const auto score = centipawns(played_.thoughts[at - 1].info);
            if (!score || !like(*score))
                return false;
        }
        return moves == 0;
    }

    bool agree() {
        if (!rules_.draw || game().position().fullmove_number() <
                                static_cast<std::uint32_t>(rules_.draw->from_move))
            return false;
        const auto is_even = [&](int score) { return std::abs(score) <= rules_.draw->centipawns; };
        for (const Color side : both_colors)
            if (!are_last(side, rules_.draw->moves, is_even))
                return false;
        const Color side = turn();
        return game().apply(DrawOffered{side}, now_).has_value() &&
               game().apply(DrawAccepted{opponent(side)}, now_).has_value();
    }

    /// The side has just moved.
    void resign(Color side) {
        if (!rules_.resignation)
            return;
        const int least = rules_.resignation->centipawns;
        const int moves = rules_.resignation->moves;
        const bool is_lost = are_last(side, moves, [&](int score) { return score <= -least; });
        const bool is_won =
            !rules_.resignation->by_both ||
            are_last(opponent(side), moves, [&](int score) { return score >= least; });
        if (is_lost && is_won)
            static_cast<void>(game().apply(Resigned{side}, now_));
    }

    void note_flag_fall(Color side, Instant began, const engines::ThinkingTime& time) {
        const Duration had = game().state().clock->time_to_flag(side, began);
        FlagFall& fall = played_.flag_fall.emplace();
        fall.late = std::chrono::ceil<milliseconds>(now_ - began - had);
        if (rules_.stalls != nullptr)
            fall.stall = rules_.stalls->longest_since(StallWatch::Clock::now() - time.used);
        fall.thought = std::chrono::round<milliseconds>(time.used);
        if (time.processor)
            fall.processor = std::chrono::round<milliseconds>(*time.processor);
    }

    [[nodiscard]] milliseconds longest_wait() {
        const auto& clock = game().state().clock;
        const auto& time = limits_[turn()].time;
        if (clock)
            return clock->time_to_flag(turn(), now_) + rules_.margin;
        return time ? *time + rules_.margin : rules_.longest_move;
    }

    void note_failure(Color side, std::string why) {
        played_.failure = std::move(why);
        played_.failed = side;
    }

    /// The other side has won, if it could ever mate. No article speaks of players that die.
    void fail(Color side, std::string why, std::string article) {
        note_failure(side, why);
        const bool can_mate =
            judge_.judge(game().position(), opponent(side)).winnability != Winnability::unwinnable;
        const Result won = side == Color::white ? Result::black_wins : Result::white_wins;
        static_cast<void>(game().apply(
            ResultDeclared{can_mate ? won : Result::draw, std::move(article), std::move(why)},
            now_));
    }

    const PerColor<DrivenEngine*>& players_;
    const PerColor<MoveLimits>& limits_;
    const GameRules& rules_;
    MatingJudge& judge_;
    uci::ToldGame told_;
    /// By the runner's own counting: only the engines' thinking passes time.
    Instant now_{};
    PlayedGame played_;
};

}  // namespace

uci::Go go_for(const Game& game, const MoveLimits& limits) {
    uci::Go go;
    go.nodes = limits.nodes;
    go.depth = limits.depth;
    go.move_time = limits.time;
    const auto& clock = game.state().clock;
    if (!clock)
        return go;
    for (const Color side : both_colors) {
        const TimeOutlook outlook = clock->outlook(side);
        go.time[side] = outlook.left;
        go.increment[side] = outlook.per_move;
    }
    go.moves_to_go = clock->outlook(game.position().turn()).moves_to_go;
    return go;
}

PlayedGame play_game(const PerColor<DrivenEngine*>& players, const PerColor<MoveLimits>& limits,
                     const Position& start, const std::vector<Move>& opening,
                     const GameRules& rules, MatingJudge& judge) {
    return MatchGame(players, limits, start, rules, judge).play(opening);
}

}  // namespace arbiter::match
