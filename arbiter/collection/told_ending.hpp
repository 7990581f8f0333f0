// How a game ended by what its record says: the tags Termination and TerminationDetails, and what
// servers write behind the last move. Believes them; whether they can be right is asked elsewhere.
#pragma once

#include <optional>
#include <string_view>

#include "arbiter/collection/collected_game.hpp"
#include "arbiter/game/termination.hpp"

namespace arbiter {

/// What the record tells.
struct ToldEnding {
    EndReason reason = EndReason::flag;  ///< `flag` or `resignation`; others need no judging
    Color loser = Color::white;          ///< whose flag fell, or who resigned
};

/// "White forfeits on time", "Game drawn because Black ran out of time and ...", "Time forfeit":
/// nothing where a comment does not say that a flag fell in this game.
[[nodiscard]] std::optional<TimeComment> read_time_comment(std::string_view text);

/// The result of the movetext or, where it has none or only "*", of the tag Result. Nothing where
/// neither has one; "*" where the game is not over or nobody knows.
[[nodiscard]] std::optional<PgnResult> told_result(const CollectedGame& game);

/// Who lost by the words of the tags Termination and TerminationDetails: "White wins on time", or
/// with the name of a player; else by those of a comment behind the last move.
[[nodiscard]] std::optional<Color> told_loser(const CollectedGame& game);

/// Nothing where no flag fell and nobody resigned, where that is not told, or where the words call
/// the winner the loser. Who lost is told by the result; where that is a draw, by the words, or
/// else by the tags' word of a flag, which is that of the side to move, whose clock ran.
[[nodiscard]] std::optional<ToldEnding> told_ending(const CollectedGame& game);

/// Do the tags give a reason for which nobody has to be able to mate: an adjudication, a forfeit or
/// other decision of an arbiter (Law 11.3.2)? A flag, a resignation and an illegal move are none,
/// nor is a game that was abandoned, which the flag would have ended.
[[nodiscard]] bool is_otherwise_ended(const CollectedGame& game);

}  // namespace arbiter
