#include "arbiter/engine/player.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "arbiter/base/split_mix.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

constexpr std::array<Strength, strongest_level> strengths{{
    {.depth = 2, .nodes = 5'000, .misjudgement_centipawns = 200, .oversight_percent = 20},
    {.depth = 4, .nodes = 30'000, .misjudgement_centipawns = 50, .oversight_percent = 2},
    {.time = std::chrono::milliseconds(1000)},
}};

/// With one legal move there is nothing to think about; a few plies give it a score.
constexpr int depth_of_forced_move = 4;

/// Deterministic dice, different for every move of every position of every game.
class Dice {
  public:
    Dice(std::uint64_t seed, const Position& position, Move move)
        : numbers_(seed ^ position.key() ^ (std::uint64_t{move.bits()} << 40)) {}

    /// 0 to below - 1.
    int roll(int below) {
        return static_cast<int>(numbers_.next() % static_cast<std::uint64_t>(below));
    }

  private:
    SplitMix64 numbers_;
};

/// What a player of this strength thinks of a move.
Score believed(const JudgedMove& judged, const Strength& strength, Dice dice) {
    const bool overlooks = dice.roll(100) < strength.oversight_percent;
    const Score score = overlooks ? judged.at_a_glance : judged.searched;
    // Mates are not misjudged; and one on the move is seen at a glance.
    if (score.is_mate())
        return score;
    const int most = strength.misjudgement_centipawns;
    return score + (dice.roll(most + 1) - dice.roll(most + 1));
}

bool has_bare_king(const Position& position, Color color) {
    return !position.board().of(color).has_more_than_one();
}

}  // namespace

Strength strength_of(Level level) {
    assert(1 <= level.number && level.number <= strongest_level);
    return strengths[static_cast<std::size_t>(level.number - 1)];
}

Strength within_clock(const Strength& strength, const ClockView& clock) {
    Strength limited = strength;
    if (strength.time) {
        const TimeForMove time = time_for_move(clock);
        limited.time = std::min(*strength.time, time.most);
        limited.enough = std::min(*strength.time, time.enough);
    }
    return limited;
}

SearchResult Opponent::choose_move(const Position& position,
                                   std::span<const std::uint64_t> earlier_keys, Level level,
                                   std::uint64_t seed, std::stop_token stop) {
    return choose_move(position, earlier_keys, strength_of(level), seed, std::move(stop));
}

SearchResult Opponent::choose_move(const Position& position,
                                   std::span<const std::uint64_t> earlier_keys,
                                   const Strength& strength, std::uint64_t seed,
                                   std::stop_token stop) {
    SearchRequest request{.position = position,
                          .earlier_keys = earlier_keys,
                          .limits = {.depth = strength.depth,
                                     .nodes = strength.nodes,
                                     .time = strength.time,
                                     .enough = strength.enough,
                                     .stop = std::move(stop)},
                          .salt = seed};
    // What earlier moves taught would make the answer depend on more than the request.
    if (!strength.time)
        searcher_.forget();
    if (count_legal_moves(position) == 1)
        request.limits.depth = std::min(request.limits.depth, depth_of_forced_move);
    if (!strength.makes_mistakes())
        return searcher_.find_best(request);
    if (has_bare_king(position, opponent(position.turn()))) {
        request.limits.depth = max_ply;
        return searcher_.find_best(request);
    }

    Judgement judgement = searcher_.judge_moves(request);
    if (judgement.moves.empty()) {
        request.limits.nodes = 0;
        return searcher_.find_best(request);
    }
    const auto liked = [&](const JudgedMove& judged) {
        return believed(judged, strength, Dice(seed, position, judged.move));
    };
    JudgedMove& chosen = *std::ranges::max_element(judgement.moves, {}, liked);
    return {.move = chosen.move,
            .score = liked(chosen),
            .depth = judgement.depth,
            .nodes = judgement.nodes,
            .line = std::move(chosen.line)};
}

}  // namespace arbiter
