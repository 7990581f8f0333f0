// All terms of the evaluation that are sums of weights: which features the position has is found
// here, once for the evaluation and once for whoever tunes the weights.
#pragma once

#include "arbiter/engine/evaluation/king_terms.hpp"
#include "arbiter/engine/evaluation/pawn_terms.hpp"
#include "arbiter/engine/evaluation/piece_terms.hpp"
#include "arbiter/engine/evaluation/threat_terms.hpp"

namespace arbiter {

/// Tells the sink of every feature, by `add<Color>(weight, count)`, and by `endanger<Color>` of
/// what that side has against the other king. The tempo is not among them.
template <typename Sink>
void add_terms(const Board& board, const EvaluationWeights& weights, Sink& sink) {
    BoardView view(board);
    PieceTerms<Color::white, Sink>(view, weights, sink).add();
    PieceTerms<Color::black, Sink>(view, weights, sink).add();
    PawnTerms<Color::white, Sink>(view, weights, sink).add();
    PawnTerms<Color::black, Sink>(view, weights, sink).add();
    ThreatTerms<Color::white, Sink>(view, weights, sink).add();
    ThreatTerms<Color::black, Sink>(view, weights, sink).add();
    KingTerms<Color::white, Sink>(view, weights, sink).add();
    KingTerms<Color::black, Sink>(view, weights, sink).add();
}

}  // namespace arbiter
