// Can a side still checkmate by any possible series of legal moves (Laws 5.1.2, 5.2.2, 6.9, 7.5.5)?
// Every answer is proved: a mate by the moves to it, its absence by a proof that `verify` checks.
// Draws by claim or by count (9.2, 9.3, 9.6) end no series of legal moves here.
#pragma once

#include <cstdint>
#include <memory>

#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/winnable/verdict.hpp"

namespace arbiter {

/// Judges positions one after another and keeps its memory between them. Not for two threads at
/// once.
class WinnabilityProver {
  public:
    WinnabilityProver();
    /// Takes over the memory.
    WinnabilityProver(WinnabilityProver&&) noexcept;
    /// Takes over the memory.
    WinnabilityProver& operator=(WinnabilityProver&&) noexcept;
    ~WinnabilityProver();

    /// Can `side` mate? The position is judged as it stands, whether or not a game can lead to it.
    [[nodiscard]] Verdict judge(const Position& position, Color side, const Budget& budget = {});

  private:
    class Work;
    std::unique_ptr<Work> work_;
};

/// `WinnabilityProver::judge` for a single question. Who has several keeps a prover: to take its
/// memory costs as much as an easy answer.
[[nodiscard]] Verdict winnable(const Position& position, Color side, const Budget& budget = {});

/// Asks only what takes about a microsecond: unwinnable where that is proved, winnable where the
/// position is mate already, undecided wherever `side` may be able to mate.
[[nodiscard]] Winnability quick(const Position& position, Color side);

/// Whom to ask about first whether the position is dead: a mate by either side answers that, and
/// the stronger one finds it sooner.
[[nodiscard]] Color likelier_to_mate(const Board& board);

/// Neither side can mate: the game is drawn (5.2.2). False where that could not be proved within
/// the budget, which each of the two questions may spend.
[[nodiscard]] bool is_dead(const Position& position, const Budget& budget = {});

}  // namespace arbiter
