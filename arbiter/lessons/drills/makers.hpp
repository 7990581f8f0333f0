// How exercises of each kind are made. A maker tries once: it throws dice for a position and gives
// a task, or nothing where the throw was no good.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "arbiter/lessons/drills/dice.hpp"
#include "arbiter/lessons/task.hpp"
#include "arbiter/winnable/winnable.hpp"

namespace arbiter::lessons {

/// What makers share.
struct Workshop {
    /// Theirs to throw.
    Dice& dice;
    /// 1 to `hardest_level`.
    int level;
    /// The answer, man or reason that is looked for; a maker may choose its source by it. Empty:
    /// any.
    std::string_view wanted;
    /// Keeps its memory from one exercise to the next.
    WinnabilityProver& prover;
};

/// Of each `DrillKind` one.
[[nodiscard]] std::optional<Task> make_moves(Workshop& shop);
/// Few men, and checks of games, with hardly a move left.
[[nodiscard]] std::optional<Task> make_mate(Workshop& shop);
/// Positions one check away from those of games.
[[nodiscard]] std::optional<Task> make_escapes(Workshop& shop);
/// With king and rook at home, and a right at least on the lower levels.
[[nodiscard]] std::optional<Task> make_castling(Workshop& shop);
/// After a pawn's move beside or near an enemy pawn.
[[nodiscard]] std::optional<Task> make_en_passant(Workshop& shop);
/// Few men, bishops of one colour, walls of pawns.
[[nodiscard]] std::optional<Task> make_dead(Workshop& shop);
/// Games with repetitions, and endings with the count near fifty moves.
[[nodiscard]] std::optional<Task> make_claim(Workshop& shop);
/// Endings in which one side has little.
[[nodiscard]] std::optional<Task> make_flag(Workshop& shop);
/// Something that a player tries and the Laws forbid.
[[nodiscard]] std::optional<Task> make_article(Workshop& shop);

/// The men that `make_moves` asks about: "pawn", ...
[[nodiscard]] std::span<const std::string_view> men_asked_about(int level);
/// The reasons that `make_article` asks for: "path_blocked", ...
[[nodiscard]] std::span<const std::string_view> reasons_asked_for(int level);

/// Whether it is proved that a side can, or that it cannot, still mate, and the proof was checked.
[[nodiscard]] bool is_proved(WinnabilityProver& prover, const Position& position, Color winner);

}  // namespace arbiter::lessons
