// Can the men of a layer mate? A separate question, since it does not matter how they came there.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"
#include "arbiter/verify/certificate.hpp"

namespace arbiter::verify {

/// The winner's move after which the loser might be mate.
struct LastMove {
    /// The man that has just moved, as an index; nothing where it was the king or `any_piece`.
    std::optional<std::size_t> man;
    /// Whichever piece has just moved.
    bool any_piece = false;
    /// The squares that it may have left: a slider behind them may give check.
    Bitboard left;
};

/// May the loser be mate with the kings on these squares, the men standing wherever on theirs? Says
/// no only where no way to place them mates.
[[nodiscard]] bool may_be_mate(const std::vector<ClaimedMan>& men, Color winner, Square winner_king,
                               Square loser_king, const LastMove& last);

}  // namespace arbiter::verify
