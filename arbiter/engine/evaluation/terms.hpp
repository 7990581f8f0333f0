// All terms of the evaluation that are sums of weights: which features the position has is found
// here, once for the evaluation and once for whoever tunes the weights.
//
// A sink is told of every feature, by `add<Color>(weight, count)`, and by `endanger<Color>` of what
// that side has against the other king. The tempo is not among them.
#pragma once

#include "arbiter/engine/evaluation/danger_terms.hpp"
#include "arbiter/engine/evaluation/passed_pawn_terms.hpp"
#include "arbiter/engine/evaluation/pawn_terms.hpp"
#include "arbiter/engine/evaluation/piece_terms.hpp"
#include "arbiter/engine/evaluation/shelter_terms.hpp"
#include "arbiter/engine/evaluation/threat_terms.hpp"

namespace arbiter {

/// What hangs on the pawns and the places of the kings alone. Gives the passed pawns.
template <typename Sink>
Bitboard add_pawn_terms(const Board& board, const EvaluationWeights& weights, Sink& sink) {
    ShelterTerms<Color::white, Sink>(board, weights, sink).add();
    ShelterTerms<Color::black, Sink>(board, weights, sink).add();
    return PawnTerms<Color::white, Sink>(board, weights, sink).add() |
           PawnTerms<Color::black, Sink>(board, weights, sink).add();
}

/// All the rest. `passed`: as `add_pawn_terms` gives them.
template <typename Sink>
void add_piece_terms(const Board& board, const EvaluationWeights& weights, Bitboard passed,
                     Sink& sink) {
    BoardView view(board);
    PieceTerms<Color::white, Sink>(view, weights, sink).add();
    PieceTerms<Color::black, Sink>(view, weights, sink).add();
    PassedPawnTerms<Color::white, Sink>(view, weights, sink).add(passed & board.of(Color::white));
    PassedPawnTerms<Color::black, Sink>(view, weights, sink).add(passed & board.of(Color::black));
    ThreatTerms<Color::white, Sink>(view, weights, sink).add();
    ThreatTerms<Color::black, Sink>(view, weights, sink).add();
    DangerTerms<Color::white, Sink>(view, weights, sink).add();
    DangerTerms<Color::black, Sink>(view, weights, sink).add();
}

/// All of them.
template <typename Sink>
void add_terms(const Board& board, const EvaluationWeights& weights, Sink& sink) {
    const Bitboard passed = add_pawn_terms(board, weights, sink);
    add_piece_terms(board, weights, passed, sink);
}

}  // namespace arbiter
