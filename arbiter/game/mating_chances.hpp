// What the Laws make of the question whether a side can still mate: a dead position (5.2.2), and
// losses that turn into draws (5.1.2, 6.9, 7.5.5). The question may cost a bounded amount of work,
// the same on every machine, so that a game replayed ends as it ended.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "arbiter/game/termination.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// What one such question may cost, as `Budget::work`: some 100 ms at worst, mostly microseconds.
inline constexpr std::uint64_t work_of_a_ruling = 100'000;

/// False also where neither side can mate, but that could not be proved.
[[nodiscard]] bool is_proved_dead(const Position& position, std::uint64_t work = work_of_a_ruling);

/// Draw by 5.2.2.
[[nodiscard]] Ending dead_position_ending();

/// What becomes of a player who would lose by this article: a draw if it is proved that the
/// opponent cannot mate, otherwise the loss, marked where that is undecided.
[[nodiscard]] Ending loss_unless_unwinnable(const Position& position, Color loser, EndReason reason,
                                            std::string_view article,
                                            std::uint64_t work = work_of_a_ruling);

/// No series of legal moves lets `side` mate. False also where that could not be proved.
[[nodiscard]] bool is_proved_unable_to_mate(const Position& position, Color side,
                                            std::uint64_t work = work_of_a_ruling);

/// What cites that a flag's fall draws for want of material, whatever mates there are.
inline constexpr std::string_view material_article = "US Chess 14E";

/// By US Chess 14E: a lone king, or with it one bishop or knight, or two knights against no pawn.
[[nodiscard]] bool lacks_material_to_win_on_time(const Board& board, Color winner);

/// The index of the first position of a game that is proved dead, found by halving: once dead,
/// always dead. (It may be a later one where a proof beyond the work allowed lies before it.)
/// Of positions for which `may_be_dead` is false no proof is asked.
/// Requires: legal moves lead from each position to the next.
[[nodiscard]] std::optional<std::size_t> first_dead_position(
    std::span<const Position> positions, bool (*may_be_dead)(const Position&) = nullptr);

}  // namespace arbiter
