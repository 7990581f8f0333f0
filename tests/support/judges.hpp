// Judges of whether a side can still mate that know less or more than the prover of the day.
#pragma once

#include "arbiter/game/mating_judge.hpp"

namespace arbiter::testing {

/// Always of the same opinion, whatever stands on the board; counts who asks.
class StubbornJudge final : public MatingJudge {
  public:
    explicit StubbornJudge(Winnability opinion) : opinion_(opinion) {}

    [[nodiscard]] Verdict judge(const Position& /*position*/, Color /*side*/) override {
        ++asked;
        return {.winnability = opinion_};
    }
    [[nodiscard]] bool is_plainly_dead(const Position& /*position*/) override {
        ++asked;
        return opinion_ == Winnability::unwinnable;
    }

    int asked = 0;

  private:
    Winnability opinion_;
};

}  // namespace arbiter::testing
