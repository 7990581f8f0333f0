// Which positions are worth a proof that a side cannot mate. The proof itself takes some
// microseconds; a collection has millions of games, of which nearly all end far from any doubt.
#pragma once

#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// False only where `side` can plainly mate, now or after some legal move: it has a queen, a rook,
/// another piece and a pawn, a pawn with no other in front of it on its file, or a minor piece
/// against one, which cannot be taken at once; some pawn can step, or there are none, and with
/// bishops alone some pawn has no other in front of it on its file; the other side has enough to
/// play, so that no stalemate is near; and play is not forced. This is a judgement, no theorem;
/// tests hold it against the prover over all positions they have.
[[nodiscard]] bool is_mate_in_doubt(const Position& position, Color side);

/// Is it worth asking whether the position is dead (5.2.2)?
[[nodiscard]] bool is_life_in_doubt(const Position& position);

}  // namespace arbiter
