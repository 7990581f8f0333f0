#include "arbiter/winnable/winnable.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "arbiter/rules/movegen.hpp"
#include "arbiter/winnable/closure.hpp"
#include "arbiter/winnable/helpmate.hpp"
#include "arbiter/winnable/invariant.hpp"
#include "arbiter/winnable/theorem.hpp"

namespace arbiter {

/// The steps from the cheapest to the dearest. Search and exhaustion take turns with ever more
/// work, since nobody knows beforehand which of them will end.
class WinnabilityProver::Work {
  public:
    Verdict judge(const Position& position, Color side, const Budget& budget) {
        position_ = &position;
        side_ = side;
        budget_ = &budget;
        verdict_ = {};
        is_searched_out_ = false;
        if (!judged_at_once())
            judge_at_length();
        return std::move(verdict_);
    }

  private:
    /// Nearly all mates are found among so many positions.
    static constexpr std::uint64_t first_search = 256;
    static constexpr std::uint64_t first_siege = 256;
    static constexpr std::uint64_t first_exhaustion = 512;
    static constexpr std::size_t first_layers = 64;
    /// Each of these takes 50 MB at most, and they do not take it at the same time.
    static constexpr std::size_t most_layers = 32'768;
    static constexpr std::uint64_t most_searched = 65'000;
    static constexpr std::uint64_t most_exhausted = 1'000'000;
    /// A search beyond this gives its memory back.
    static constexpr std::uint64_t memory_kept = 20'000;
    /// From round to round so many times the work.
    static constexpr std::uint64_t growth = 8;

    void judge_at_length() {
        if (found_mate(first_search, HelpmateGuide::plan))
            return;
        // A wall is proved in microseconds; where there is none, searching on is more promising.
        if (has_invariant(first_layers) || found_mate(first_siege, HelpmateGuide::siege))
            return;
        std::uint64_t search = first_search;
        std::uint64_t exhaustion = first_exhaustion;
        std::size_t layers = first_layers;
        while (!is_spent()) {
            search = std::min(search * growth, most_searched);
            exhaustion = std::min(exhaustion * growth, most_exhausted);
            layers = std::min(layers * growth, most_layers);
            if (found_mate(search, HelpmateGuide::plan) || is_spent() || is_exhausted(exhaustion) ||
                is_spent() || has_invariant(layers) || is_spent() ||
                found_mate(search, HelpmateGuide::siege))
                return;
            if (search == most_searched)
                break;
        }
        if (!is_spent())
            static_cast<void>(is_exhausted(most_exhausted));
    }

    bool judged_at_once() {
        if (!has_legal_move(*position_)) {
            const bool has_mated = is_check(*position_) && position_->turn() != side_;
            verdict_.winnability = has_mated ? Winnability::winnable : Winnability::unwinnable;
            return true;
        }
        const auto theorem = theorem_against(position_->board(), side_);
        if (!theorem)
            return false;
        verdict_.winnability = Winnability::unwinnable;
        verdict_.proof.theorem = theorem;
        return true;
    }

    [[nodiscard]] bool is_spent() const {
        return verdict_.work >= budget_->work || (budget_->stop && budget_->stop());
    }
    [[nodiscard]] std::uint64_t affordable(std::uint64_t work) const {
        return std::min(work, budget_->work - std::min(budget_->work, verdict_.work));
    }

    bool found_mate(std::uint64_t positions, HelpmateGuide guide) {
        if (is_searched_out_)
            return false;
        HelpmateResult result =
            search_.find(*position_, side_, affordable(positions), budget_->stop, guide);
        if (result.positions > memory_kept)
            search_ = HelpmateSearch();
        verdict_.work += result.positions;
        is_searched_out_ = result.outcome == HelpmateOutcome::exhausted;
        if (result.outcome != HelpmateOutcome::found)
            return false;
        verdict_.winnability = Winnability::winnable;
        verdict_.line = std::move(result.line);
        return true;
    }

    bool has_invariant(std::size_t max_layers) {
        const std::uint64_t affordable_layers =
            affordable(max_layers * positions_per_layer) / positions_per_layer;
        auto invariant = find_invariant(*position_, side_, affordable_layers, budget_->stop);
        verdict_.work += invariant.looked_at * positions_per_layer;
        if (!invariant.layers)
            return false;
        verdict_.winnability = Winnability::unwinnable;
        verdict_.proof.layers = *std::move(invariant.layers);
        return true;
    }

    bool is_exhausted(std::uint64_t positions) {
        ClosureResult result =
            exhaust(*position_, side_, {affordable(positions), first_layers}, budget_->stop);
        verdict_.work += result.positions;
        if (result.outcome == ClosureOutcome::gave_up)
            return false;
        if (result.outcome == ClosureOutcome::mate) {
            verdict_.winnability = Winnability::winnable;
            verdict_.line = std::move(result.line);
        } else {
            verdict_.winnability = Winnability::unwinnable;
            verdict_.proof.positions = result.positions;
            verdict_.proof.layers = std::move(result.layers);
        }
        return true;
    }

    HelpmateSearch search_;
    const Position* position_ = nullptr;
    Color side_{};
    const Budget* budget_ = nullptr;
    bool is_searched_out_ = false;
    Verdict verdict_;
};

WinnabilityProver::WinnabilityProver() : work_(std::make_unique<Work>()) {}
WinnabilityProver::WinnabilityProver(WinnabilityProver&&) noexcept = default;
WinnabilityProver& WinnabilityProver::operator=(WinnabilityProver&&) noexcept = default;
WinnabilityProver::~WinnabilityProver() = default;

Verdict WinnabilityProver::judge(const Position& position, Color side, const Budget& budget) {
    return work_->judge(position, side, budget);
}

Verdict winnable(const Position& position, Color side, const Budget& budget) {
    return WinnabilityProver().judge(position, side, budget);
}

bool is_dead(const Position& position, const Budget& budget) {
    WinnabilityProver prover;
    return std::ranges::all_of(both_colors, [&](Color side) {
        return prover.judge(position, side, budget).winnability == Winnability::unwinnable;
    });
}

}  // namespace arbiter
