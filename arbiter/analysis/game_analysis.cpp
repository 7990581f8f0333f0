#include "arbiter/analysis/game_analysis.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "arbiter/analysis/accuracy.hpp"
#include "arbiter/analysis/win_chance.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

MoveAnalysis analysed_move(Move move, const PositionJudgement& before,
                           const PositionJudgement& after) {
    MoveAnalysis analysis{.move = move, .before = before.score, .after = -after.score};
    analysis.is_best = !before.line.empty() && before.line.front() == move;
    // The best move has cost nothing, whatever a later look makes of it.
    if (!analysis.is_best)
        analysis.mark = mark_of(analysis.before, analysis.after);
    analysis.loss = std::max(0, cut_centipawns(analysis.before) - cut_centipawns(analysis.after));
    analysis.accuracy = move_accuracy(win_percent(analysis.before), win_percent(analysis.after));
    return analysis;
}

void count(SideAnalysis& side, const MoveAnalysis& move) {
    ++side.moves;
    side.inaccuracies += move.mark == MoveMark::inaccuracy ? 1 : 0;
    side.mistakes += move.mark == MoveMark::mistake ? 1 : 0;
    side.blunders += move.mark == MoveMark::blunder ? 1 : 0;
}

/// Of a position in which nobody plays on.
PositionJudgement at_the_end(const Position& position) {
    const bool is_mate = is_check(position) && !has_legal_move(position);
    return {.score = is_mate ? Score::mated_in(0) : Score()};
}

}  // namespace

GameAnalysis analysed(const GameLine& game, std::vector<PositionJudgement> positions) {
    assert(positions.size() == game.moves.size() + 1);
    GameAnalysis analysis{.positions = std::move(positions), .moves = {}, .sides = {}};
    std::vector<Score> white_scores;
    PerColor<int> losses{};
    Color turn = game.start.turn();
    for (std::size_t ply = 0;; ++ply, turn = opponent(turn)) {
        const Score score = analysis.positions[ply].score;
        white_scores.push_back(turn == Color::white ? score : -score);
        if (ply == game.moves.size())
            break;
        analysis.moves.push_back(
            analysed_move(game.moves[ply], analysis.positions[ply], analysis.positions[ply + 1]));
        count(analysis.sides[turn], analysis.moves.back());
        losses[turn] += analysis.moves.back().loss;
    }
    const auto accuracies = game_accuracy(white_scores, game.start.turn());
    for (const Color color : both_colors) {
        SideAnalysis& side = analysis.sides[color];
        side.accuracy = accuracies[color];
        if (side.moves > 0)
            side.average_loss =
                static_cast<int>(std::lround(static_cast<double>(losses[color]) / side.moves));
    }
    return analysis;
}

std::vector<Stretch> stretches_of(const GameLine& game) {
    constexpr std::size_t longest = 16;
    const std::size_t positions = game.moves.size() + 1;
    const std::size_t count = (positions + longest - 1) / longest;
    std::vector<Stretch> stretches;
    for (std::size_t i = 0; i < count; ++i)
        stretches.push_back({positions * i / count, positions * (i + 1) / count});
    return stretches;
}

std::optional<std::vector<PositionJudgement>> judge_stretch(const GameLine& game,
                                                            const Stretch& stretch,
                                                            const PositionJudge& judge) {
    std::vector<Position> positions{game.start};
    for (const Move move : game.moves.first(stretch.end - 1))
        positions.push_back(positions.back().play(move));
    std::vector<PositionJudgement> judgements(stretch.end - stretch.first);
    for (std::size_t ply = stretch.end; ply-- > stretch.first;) {
        PositionJudgement& here = judgements[ply - stretch.first];
        if (!has_legal_move(positions[ply]) || (game.is_over && ply == game.moves.size())) {
            here = at_the_end(positions[ply]);
            continue;
        }
        auto judgement = judge(std::span(positions).first(ply + 1));
        if (!judgement)
            return std::nullopt;
        here = *std::move(judgement);
    }
    if (stretch.first == 0 && game.start == Position() && !game.moves.empty()) {
        judgements[0].score_of_line = judgements[0].score;
        judgements[0].score = score_of_initial_position;
    }
    return judgements;
}

}  // namespace arbiter
