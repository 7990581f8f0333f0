// Who answers a game that asks whether a side can still mate. The question may cost a bounded
// amount of work, the same on every machine.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>

#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/winnable/verdict.hpp"
#include "arbiter/winnable/winnable.hpp"

namespace arbiter {

/// What one such question may cost, as `Budget::work`: some 100 ms at worst, mostly microseconds.
inline constexpr std::uint64_t work_of_a_ruling = 100'000;

/// Not for two threads at once.
class MatingJudge {
  public:
    MatingJudge() = default;
    MatingJudge(const MatingJudge&) = delete;
    MatingJudge& operator=(const MatingJudge&) = delete;
    virtual ~MatingJudge() = default;

    /// Can `side` mate by any series of legal moves?
    [[nodiscard]] virtual Verdict judge(const Position& position, Color side) = 0;

    /// Is it proved at once, in about a microsecond, that neither side can? Asked after every move.
    [[nodiscard]] virtual bool is_plainly_dead(const Position& position) = 0;
};

/// Asks the prover of `winnable`, and keeps its memory from one question to the next; the last
/// answers that cost much, too, for who asks again and again.
class ProvingJudge final : public MatingJudge {
  public:
    /// `work`: what each question may cost, as `Budget::work`.
    explicit ProvingJudge(std::uint64_t work = work_of_a_ruling) : work_(work) {}

    [[nodiscard]] Verdict judge(const Position& position, Color side) override;
    [[nodiscard]] bool is_plainly_dead(const Position& position) override;

  private:
    struct Answer {
        Position position;
        Color side;
        Verdict verdict;
    };

    std::uint64_t work_;
    /// From the first question on.
    std::optional<WinnabilityProver> prover_;
    /// The oldest first.
    std::deque<Answer> dear_;
};

}  // namespace arbiter
