// Which rules a game is played by, chosen before it starts. Data only: who ends what by itself, and
// what an offence costs.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "arbiter/game/time_control.hpp"

namespace arbiter {

/// When a player whose opponent's flag has fallen does not win.
enum class FlagRule : std::uint8_t {
    /// No series of legal moves lets him mate (6.9).
    exact,
    /// He has a lone king, or with it a bishop or a knight, or two knights against no pawn (US
    /// Chess 14E). That a win could be forced all the same is for the director to say.
    by_material,
};

/// Games keep a reference to theirs; those of `all_rulesets` live as long as the program.
struct Ruleset {
    /// As in `--rules`: "fide", "fide-blitz+supervised", ...
    std::string_view name;
    /// One English sentence for people who choose.
    std::string_view description;
    /// FIDE's Laws hold or its Online Regulations; then only algebraic score sheets are evidence
    /// (Appendix C).
    bool is_of_fide = true;
    /// Not all of its own text could be read: where nothing is known of it, FIDE's Laws hold.
    bool is_read_in_part = false;
    /// Third repetition and 50 moves end the game by themselves (Online Regulations 5.4.1, 5.4.4)
    /// instead of being claimed (9.2, 9.3).
    bool ends_at_threefold_and_fifty = false;
    /// Somebody watches the board who steps in by himself (A.4, B.2).
    bool is_supervised = false;
    /// Moves may be taken back, hints be asked for, and nothing is penalised.
    bool is_casual = false;
    /// ICCF's rules hold where FIDE has none: time in whole days, leave, conditional moves.
    bool is_correspondence = false;
    /// What the opponent gets for an illegal move or a wrong claim (7.5.5, 9.5.3; A.3).
    Duration penalty = std::chrono::minutes(2);
    /// So many completed illegal moves lose (7.5.5); none do where it is 0.
    int illegal_moves_to_lose = 2;
    /// An illegal move that nobody objects to before the next move stands (A.5.2).
    bool illegal_moves_may_stand = false;
    /// Making one move with two hands is an illegal move (7.5.4).
    bool two_hands_are_illegal = true;
    /// What a fallen flag is worth.
    FlagRule flag_rule = FlagRule::exact;
    /// A quickplay finish, where it is agreed, is US Chess 14H instead of Guideline III.
    bool has_losing_chances_rule = false;
};

/// All of them, "fide" first.
[[nodiscard]] std::span<const Ruleset> all_rulesets();

/// nullptr where there is none of that name.
[[nodiscard]] const Ruleset* find_ruleset(std::string_view name);

/// FIDE Laws over the board, used where nothing else is said.
[[nodiscard]] const Ruleset& fide_ruleset();

}  // namespace arbiter
