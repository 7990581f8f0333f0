// Exercises made on the spot. The same kind, level and seed give the same exercises in the same
// order; each has one right answer, which is computed, and where it rests on whether a side can
// still mate, only what is proved is given, and the proof has been checked.
#pragma once

#include <cstdint>
#include <optional>
#include <set>

#include "arbiter/lessons/drills/dice.hpp"
#include "arbiter/lessons/drills/drill_kind.hpp"
#include "arbiter/lessons/task.hpp"
#include "arbiter/winnable/winnable.hpp"

namespace arbiter::lessons {

/// The levels: 1 has few men and simple cases, 3 whatever comes up.
inline constexpr int hardest_level = 3;

/// Throws for one exercise, where nothing else is said: some in ten thousand are good for the
/// rarest answer.
inline constexpr int most_throws = 100'000;

/// One exercise.
struct Exercise {
    /// What is asked.
    Task task;
    /// The same where the same is shown and asked, and hardly for two others.
    std::uint64_t number = 0;
    /// The number that programs kept before: it told apart what only the games told apart.
    std::uint64_t former_number = 0;
};

/// Makes exercises of one kind, one after another and none twice.
class Drill {
  public:
    /// After `throws` without an exercise of the answer that is due any other is taken, and after
    /// as many again none. Requires: `level` is 1 to `hardest_level`.
    Drill(DrillKind kind, int level, std::uint64_t seed, int throws = most_throws);
    /// The next one. Nothing where none was found in all those throws: the kind is used up.
    [[nodiscard]] std::optional<Exercise> next();

  private:
    DrillKind kind_;
    int level_;
    int throws_;
    Dice dice_;
    std::set<std::uint64_t> made_;
    WinnabilityProver prover_;
};

}  // namespace arbiter::lessons
