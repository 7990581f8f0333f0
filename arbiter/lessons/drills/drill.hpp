// Exercises made on the spot. The same kind, level and seed give the same exercises in the same
// order; each has one right answer, which is computed, and where it rests on whether a side can
// still mate, only what is proved is given, and the proof has been checked.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string_view>

#include "arbiter/lessons/drills/dice.hpp"
#include "arbiter/lessons/task.hpp"
#include "arbiter/winnable/winnable.hpp"

namespace arbiter::lessons {

/// What is practised.
enum class DrillKind : std::uint8_t {
    moves,       ///< where can this man go?
    mate,        ///< mate, stalemate or neither?
    escapes,     ///< all ways out of a check
    castling,    ///< which castling is allowed?
    en_passant,  ///< en passant or not?
    dead,        ///< dead or not?
    claim,       ///< what can be claimed?
    flag,        ///< who wins if this flag falls?
    article,     ///< which article forbids it?
};

/// In the order of `DrillKind`.
inline constexpr std::array all_drill_kinds{
    DrillKind::moves,    DrillKind::mate,       DrillKind::escapes,
    DrillKind::castling, DrillKind::en_passant, DrillKind::dead,
    DrillKind::claim,    DrillKind::flag,       DrillKind::article,
};

/// "moves", "mate", ...
[[nodiscard]] std::string_view name(DrillKind kind);
/// Nothing where there is none of that name.
[[nodiscard]] std::optional<DrillKind> drill_kind_named(std::string_view name);

/// The levels: 1 has few men and simple cases, 3 whatever comes up.
inline constexpr int hardest_level = 3;

/// One exercise.
struct Exercise {
    /// What is asked.
    Task task;
    /// The same for the same question about the same position, and hardly for two others.
    std::uint64_t number = 0;
};

/// Makes exercises of one kind, one after another and none twice.
class Drill {
  public:
    /// Requires: `level` is 1 to `hardest_level`.
    Drill(DrillKind kind, int level, std::uint64_t seed);
    /// The next one. Nothing where none was found in many tries: the kind is used up.
    [[nodiscard]] std::optional<Exercise> next();

  private:
    DrillKind kind_;
    int level_;
    Dice dice_;
    std::set<std::uint64_t> made_;
    WinnabilityProver prover_;
};

}  // namespace arbiter::lessons
