#include "arbiter/engine/evaluate.hpp"

#include <algorithm>

#include "arbiter/engine/evaluation/endings.hpp"
#include "arbiter/engine/evaluation/terms.hpp"
#include "arbiter/engine/evaluation/tuned_weights.hpp"

namespace arbiter {

namespace {

Score evaluated(const Position& position, const PawnJudgement& pawns) {
    const Board& board = position.board();
    TermSum terms = pawns.terms;
    add_piece_terms(board, tuned_weights, pawns.passed, terms);
    const int game_phase = phase(board);
    int value = blend(terms.total(), game_phase);
    const Color strong = value >= 0 ? Color::white : Color::black;
    value = value * winning_share(board, strong) / 16;
    if (is_hunt(board, strong))
        value += forward(strong) * nearness_to_mate(board, strong);
    if (position.turn() == Color::black)
        value = -value;
    value += blend(tuned_weights.tempo, game_phase);
    return Score::centipawns(std::clamp(value, -max_centipawns, max_centipawns));
}

}  // namespace

Score evaluate(const Position& position) {
    if (is_draw_by_material(position.board()))
        return Score();
    PawnJudgement pawns;
    pawns.passed = add_pawn_terms(position.board(), tuned_weights, pawns.terms);
    return evaluated(position, pawns);
}

Score evaluate(const Position& position, PawnMemory& memory) {
    if (is_draw_by_material(position.board()))
        return Score();
    return evaluated(position, memory.judgement_of(position.board()));
}

}  // namespace arbiter
