// Which rules a game is played by, chosen before it starts. Data only: who ends what by itself.
#pragma once

#include <span>
#include <string_view>

namespace arbiter {

/// One choice of rules. Games keep a reference to theirs; those of `all_rulesets` live as long as
/// the program.
struct Ruleset {
    /// As in `--rules`: "fide", "fide-blitz+supervised", ...
    std::string_view name;
    /// One English sentence for people who choose.
    std::string_view description;
    /// Third repetition and 50 moves end the game by themselves (Online Regulations 5.4.1, 5.4.4)
    /// instead of being claimed (9.2, 9.3).
    bool ends_at_threefold_and_fifty = false;
    /// Moves may be taken back, hints be asked for.
    bool is_casual = false;
};

/// All of them, "fide" first.
[[nodiscard]] std::span<const Ruleset> all_rulesets();

/// nullptr where there is none of that name.
[[nodiscard]] const Ruleset* find_ruleset(std::string_view name);

/// FIDE Laws over the board, used where nothing else is said.
[[nodiscard]] const Ruleset& fide_ruleset();

}  // namespace arbiter
