// What the Laws make of the question whether a side can still mate: a dead position (5.2.2), and
// losses that turn into draws (5.1.2, 6.9, 7.5.5).
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "arbiter/game/kept_verdict.hpp"
#include "arbiter/game/mating_judge.hpp"
#include "arbiter/game/termination.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// What a dead position is called by.
inline constexpr std::string_view dead_position_article = "5.2.2";

/// What shows that neither side can mate (5.2.2); nothing also where they cannot, but that could
/// not be proved.
[[nodiscard]] std::optional<KeptVerdicts> proof_of_death(const Position& position,
                                                         MatingJudge& judge);
/// Is there one?
[[nodiscard]] bool is_proved_dead(const Position& position, MatingJudge& judge);

/// Draw by 5.2.2, or by the article that was cited for it.
[[nodiscard]] Ending dead_position_ending(std::string_view article = dead_position_article);

/// What becomes of a player who would lose by this article: a draw if it is proved that the
/// opponent cannot mate, otherwise the loss, marked where that is undecided.
[[nodiscard]] Ending loss_unless_unwinnable(Winnability opponents, Color loser, EndReason reason,
                                            std::string_view article);
/// The same, asking.
[[nodiscard]] Ending loss_unless_unwinnable(const Position& position, Color loser, EndReason reason,
                                            std::string_view article, MatingJudge& judge);

/// No series of legal moves lets `side` mate. False also where that could not be proved.
[[nodiscard]] bool is_proved_unable_to_mate(const Position& position, Color side,
                                            MatingJudge& judge);

/// What cites that a flag's fall draws for want of material, whatever mates there are.
inline constexpr std::string_view material_article = "US Chess 14E";

/// By US Chess 14E: a lone king, or with it one bishop or knight, or two knights against no pawn.
[[nodiscard]] bool lacks_material_to_win_on_time(const Board& board, Color winner);

/// The index of the first position of a game that is proved dead, found by halving: once dead,
/// always dead. (It may be a later one where a proof beyond the work allowed lies before it.)
/// Of positions for which `may_be_dead` is false no proof is asked.
/// Requires: legal moves lead from each position to the next.
[[nodiscard]] std::optional<std::size_t> first_dead_position(
    std::span<const Position> positions, MatingJudge& judge,
    bool (*may_be_dead)(const Position&) = nullptr);

}  // namespace arbiter
