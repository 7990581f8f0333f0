#include "arbiter/winnable/winnable.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "arbiter/rules/movegen.hpp"
#include "arbiter/winnable/closure.hpp"
#include "arbiter/winnable/helpmate.hpp"
#include "arbiter/winnable/invariant.hpp"
#include "arbiter/winnable/theorem.hpp"

namespace arbiter {

namespace {

/// How far each method goes until the next one takes its turn.
struct Round {
    std::uint64_t plan;
    std::size_t layers;
    std::uint64_t siege;
    std::uint64_t exhaustion;
};

// The numbers were tried out on positions that people found hard. Nearly all mates are found among
// 256 positions, and a wall is proved in microseconds.
constexpr std::array rounds{
    Round{.plan = 256, .layers = 64, .siege = 256, .exhaustion = 0},
    Round{.plan = 2048, .layers = 512, .siege = 2048, .exhaustion = 4096},
    Round{.plan = 8192, .layers = 2048, .siege = 8192, .exhaustion = 16'384},
    Round{.plan = 32'768, .layers = 12'288, .siege = 32'768, .exhaustion = 163'840},
};

// What each of them may do when it has the memory to itself: 40 to 60 MB.
constexpr std::uint64_t most_sieged_beside_others = 65'536;
constexpr std::size_t most_layers_alone = 24'576;
constexpr std::uint64_t most_exhausted = 1'000'000;
constexpr std::uint64_t most_sieged = 245'000;

/// Layers that an invariant within an exhaustion may have.
constexpr std::size_t layers_in_exhaustion = 64;

/// A search that begins when it is needed.
class Search {
  public:
    explicit Search(HelpmateGuide guide) : guide_(guide) {}

    void forget() {
        // What a long search took is given back.
        constexpr std::uint64_t memory_kept = 20'000;
        if (done_ > memory_kept)
            search_ = HelpmateSearch();
        done_ = 0;
        is_exhausted_ = false;
    }
    /// Positions looked at.
    [[nodiscard]] std::uint64_t done() const { return done_; }
    [[nodiscard]] bool is_exhausted() const { return is_exhausted_; }
    HelpmateResult go_on(const Position& position, Color winner, std::uint64_t max_positions,
                         const std::function<bool()>& stop) {
        if (done_ == 0)
            search_.begin(position, winner, guide_);
        HelpmateResult result = search_.go_on(max_positions, stop);
        done_ = result.positions;
        is_exhausted_ = result.outcome == HelpmateOutcome::exhausted;
        return result;
    }

  private:
    HelpmateGuide guide_;
    HelpmateSearch search_;
    std::uint64_t done_ = 0;
    bool is_exhausted_ = false;
};

}  // namespace

/// Search, exhaustion and invariants take turns with ever more work, since nobody knows beforehand
/// which of them will end; each goes on where it stopped.
class WinnabilityProver::Work {
  public:
    Verdict judge(const Position& position, Color side, const Budget& budget) {
        position_ = &position;
        side_ = side;
        budget_ = &budget;
        verdict_ = {};
        // Whatever an exception may have left there is of another position.
        forget();
        if (!judged_at_once())
            judge_at_length();
        forget();
        return std::move(verdict_);
    }

  private:
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

    void judge_at_length() {
        for (const Round& round : rounds)
            if (finds_mate(plan_, round.plan) || has_invariant(round.layers) ||
                finds_mate(siege_, round.siege) || is_exhausted(round.exhaustion) || is_spent())
                return;
        plan_.forget();
        if (finds_mate(siege_, most_sieged_beside_others))
            return;
        const bool may_siege_on = !siege_.is_exhausted();
        siege_.forget();
        forget_exhaustion();
        if (has_invariant(most_layers_alone))
            return;
        forget_layers();
        if (is_exhausted(most_exhausted))
            return;
        forget_exhaustion();
        if (may_siege_on)
            finds_mate(siege_, most_sieged);
    }

    void forget() {
        plan_.forget();
        siege_.forget();
        forget_exhaustion();
        forget_layers();
    }
    void forget_exhaustion() {
        exhaustion_.reset();
        exhausted_ = 0;
    }
    void forget_layers() {
        invariants_.reset();
        layers_ = 0;
    }

    [[nodiscard]] bool is_spent() const {
        return verdict_.work >= budget_->work || (budget_->stop && budget_->stop());
    }
    /// As far as the budget reaches for one that has come to `done` and would go to `wanted`.
    [[nodiscard]] std::uint64_t affordable(std::uint64_t done, std::uint64_t wanted,
                                           std::uint64_t work_each = 1) const {
        const std::uint64_t left = budget_->work - std::min(budget_->work, verdict_.work);
        return done + std::min(wanted - done, left / work_each);
    }

    bool finds_mate(Search& search, std::uint64_t positions) {
        if (search.is_exhausted() || positions <= search.done() || is_spent())
            return false;
        const std::uint64_t before = search.done();
        HelpmateResult result =
            search.go_on(*position_, side_, affordable(before, positions), budget_->stop);
        verdict_.work += result.positions - before;
        if (result.outcome != HelpmateOutcome::found)
            return false;
        verdict_.winnability = Winnability::winnable;
        verdict_.line = std::move(result.line);
        return true;
    }

    bool has_invariant(std::size_t layers) {
        if (layers <= layers_ || is_spent())
            return false;
        if (!invariants_)
            invariants_.emplace(*position_, side_);
        InvariantResult result =
            invariants_->go_on(affordable(layers_, layers, positions_per_layer), budget_->stop);
        verdict_.work += (result.looked_at - layers_) * positions_per_layer;
        layers_ = result.is_hopeless ? most_layers_alone : result.looked_at;
        if (!result.layers)
            return false;
        verdict_.winnability = Winnability::unwinnable;
        verdict_.proof.layers = *std::move(result.layers);
        return true;
    }

    bool is_exhausted(std::uint64_t positions) {
        if (positions <= exhausted_ || is_spent())
            return false;
        if (!exhaustion_)
            exhaustion_.emplace(*position_, side_, layers_in_exhaustion);
        ClosureResult result = exhaustion_->go_on(affordable(exhausted_, positions), budget_->stop);
        verdict_.work += result.came_up - exhausted_;
        exhausted_ = result.came_up;
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

    const Position* position_ = nullptr;
    Color side_{};
    const Budget* budget_ = nullptr;
    Verdict verdict_;
    Search plan_{HelpmateGuide::plan};
    Search siege_{HelpmateGuide::siege};
    std::optional<InvariantSearch> invariants_;
    std::optional<Exhaustion> exhaustion_;
    /// Layers looked at and positions that came up.
    std::size_t layers_ = 0;
    std::uint64_t exhausted_ = 0;
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

Color likelier_to_mate(const Board& board) {
    const auto force = [&](Color side) {
        return (board.of(side) - board.of(Role::knight) - board.of(Role::bishop)).size();
    };
    return force(Color::white) >= force(Color::black) ? Color::white : Color::black;
}

bool is_dead(const Position& position, const Budget& budget) {
    const Color likelier = likelier_to_mate(position.board());
    WinnabilityProver prover;
    return std::ranges::all_of(std::array{likelier, opponent(likelier)}, [&](Color side) {
        return prover.judge(position, side, budget).winnability == Winnability::unwinnable;
    });
}

}  // namespace arbiter
