#include "arbiter/engine/believed.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "arbiter/base/split_mix.hpp"

namespace arbiter {

namespace {

/// What changes the score by so much has to be noticed.
constexpr int surprise = 40;

/// Mixes what decides into one number, another for each combination.
std::uint64_t mixed(std::uint64_t a, std::uint64_t b, std::uint64_t c) {
    return split_mixed(split_mixed(split_mixed(a) ^ b) ^ c);
}

/// 0 to 999.
int per_mille(std::uint64_t number) { return static_cast<int>(number % 1000); }

/// Like a normal distribution, in thousandths of the standard deviation: the sum of 12 evenly
/// distributed numbers has a variance of one of them times 12.
int deviation_per_mille(std::uint64_t seed) {
    SplitMix64 numbers(seed);
    int sum = 0;
    for (int i = 0; i < 12; ++i)
        sum += per_mille(numbers.next());
    return sum - 5994;
}

class Believer {
  public:
    Believer(const Position& position, const Frailty& frailty, std::uint64_t seed)
        : position_(position), frailty_(frailty), seed_(seed) {}

    [[nodiscard]] Score score_of(const JudgedMove& judged) const {
        Score score = seen(judged);
        if (score.is_mate())
            return score;
        const Board& board = position_.board();
        // What he thinks of a man on a square while the pawns stand as they do.
        const std::uint64_t plan =
            mixed(seed_, board.of(Role::pawn).bits(),
                  static_cast<std::uint64_t>(std::to_underlying(judged.move.role())) * 64 +
                      static_cast<std::uint64_t>(index(judged.move.to())));
        return score + frailty_.misjudgement_centipawns * deviation_per_mille(plan) / 1000;
    }

  private:
    /// Depth by depth, what is noticed replaces what was thought before.
    [[nodiscard]] Score seen(const JudgedMove& judged) const {
        Score score = judged.at_a_glance;
        if (score.is_mate())
            return is_noticed(judged.move, frailty_.mates_seen_per_mille) ? score
                                                                          : judged.quiet_glance;
        for (std::size_t i = 0; i < judged.glimpses.size(); ++i) {
            const Glimpse& glimpse = judged.glimpses[i];
            const bool expected = !glimpse.score.is_mate() &&
                                  std::abs(glimpse.score.value() - score.value()) <= surprise;
            if (expected || notices(judged, glimpse, i))
                score = glimpse.score;
        }
        return score;
    }

    /// `plies`: of replies, from 0.
    [[nodiscard]] bool notices(const JudgedMove& judged, const Glimpse& glimpse,
                               std::size_t plies) const {
        const std::size_t distance = std::min<std::size_t>((plies + 1) / 2, 2);
        int missed = 1000 - frailty_.noticed_per_mille[distance];
        const Move key = glimpse.reply;
        // Whoever moves a man looks at who takes it; a quiet reply is easily overlooked.
        if (key != Move() && key.to() == judged.move.to())
            missed /= 3;
        else if (key != Move() && !position_.board().occupied().contains(key.to()))
            missed = std::min(missed * 3 / 2, (missed + 1000) / 2);
        return is_noticed(key, 1000 - missed);
    }

    [[nodiscard]] bool is_noticed(Move move, int noticed_per_mille) const {
        return per_mille(mixed(seed_, position_.key(), move.bits())) < noticed_per_mille;
    }

    const Position& position_;
    const Frailty& frailty_;
    std::uint64_t seed_;
};

}  // namespace

std::vector<BelievedMove> believed(const Position& position, const Judgement& judgement,
                                   const Frailty& frailty, std::uint64_t seed) {
    const Believer believer(position, frailty, seed);
    std::vector<BelievedMove> moves;
    for (const JudgedMove& judged : judgement.moves)
        moves.push_back({judged.move, believer.score_of(judged), &judged});
    return moves;
}

}  // namespace arbiter
