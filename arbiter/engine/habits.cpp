#include "arbiter/engine/habits.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/base/split_mix.hpp"
#include "arbiter/rules/legality.hpp"

namespace arbiter {

namespace {

/// A position that fewer people of the band had before them teaches nothing of what they play.
constexpr std::uint64_t fewest_games = 12;
/// What fewer of a hundred play is a slip of somebody.
constexpr std::uint64_t least_percent = 3;

}  // namespace

std::size_t band_of(int rating) {
    return static_cast<std::size_t>(std::ranges::upper_bound(rating_limits, rating) -
                                    rating_limits.begin());
}

Habits::Habits(const ClassOdds& odds, std::vector<OpeningMove> openings)
    : odds_(odds), openings_(std::move(openings)) {
    std::ranges::sort(openings_, {}, [](const OpeningMove& known) {
        return std::pair(known.key, known.move.bits());
    });
}

std::span<const OpeningMove> Habits::openings_in(const Position& position) const {
    return std::ranges::equal_range(openings_, position.key(), {}, &OpeningMove::key);
}

std::vector<int> odds_of(const Habits& habits, const Position& position,
                         std::span<const Move> moves) {
    const MoveClassifier classifier(position);
    std::vector<int> odds;
    for (const Move move : moves)
        odds.push_back(habits.odds_of(classifier.class_of(move)));
    return odds;
}

Move opening_move(const Habits& habits, std::size_t band, const Position& position,
                  std::uint64_t seed) {
    const auto known = habits.openings_in(position);
    std::uint64_t all = 0;
    for (const OpeningMove& move : known)
        all += move.times[band];
    if (all < fewest_games)
        return {};
    const auto is_usual = [&](const OpeningMove& move) {
        return 100 * move.times[band] >= least_percent * all && is_legal(position, move.move);
    };
    std::uint64_t usual = 0;
    for (const OpeningMove& move : known)
        usual += is_usual(move) ? move.times[band] : 0;
    if (usual == 0)
        return {};
    std::uint64_t drawn = split_mixed(seed ^ position.key()) % usual;
    for (const OpeningMove& move : known) {
        if (!is_usual(move))
            continue;
        if (drawn < move.times[band])
            return move.move;
        drawn -= move.times[band];
    }
    return {};
}

}  // namespace arbiter
