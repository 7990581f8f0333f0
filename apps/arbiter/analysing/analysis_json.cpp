#include "apps/arbiter/analysing/analysis_json.hpp"

#include <cmath>

#include "apps/arbiter/analysing/analysis_words.hpp"
#include "arbiter/analysis/accuracy.hpp"
#include "arbiter/analysis/annotation.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

namespace {

Json mark_json(MoveMark mark) {
    switch (mark) {
        case MoveMark::none:
            return nullptr;
        case MoveMark::inaccuracy:
            return "inaccuracy";
        case MoveMark::mistake:
            return "mistake";
        case MoveMark::blunder:
            return "blunder";
    }
    return nullptr;
}

/// To a tenth, as it is shown; more would say what nobody knows.
double tenths(double value) { return std::round(value * 10) / 10; }

Json side_json(const SideAnalysis& side) {
    return {{"moves", side.moves},
            {"accuracy", side.accuracy ? Json(tenths(*side.accuracy)) : Json(nullptr)},
            {"inaccuracies", side.inaccuracies},
            {"mistakes", side.mistakes},
            {"blunders", side.blunders},
            {"average_loss", side.average_loss ? Json(*side.average_loss) : Json(nullptr)}};
}

Json tags_json(const AnnotatedGame& game) {
    Json tags = Json::object();
    for (const TagPair& tag : game.tags)
        if (!tags.contains(as_utf8(tag.name)))
            tags[as_utf8(tag.name)] = as_utf8(tag.value);
    return tags;
}

Json move_json(const Position& before, const MoveAnalysis& move, const PositionJudgement& after) {
    return {{"uci", write_uci_move(move.move)},
            {"san", write_san(before, move.move)},
            {"after", judgement_json(after, opponent(before.turn()))},
            {"mark", mark_json(move.mark)},
            {"best", move.is_best},
            {"loss", move.loss},
            {"accuracy", tenths(move.accuracy)}};
}

}  // namespace

Json evaluation_json(Score score, Color turn) {
    const CommandEvaluation evaluation = command_evaluation(score, turn);
    return evaluation.mate_in ? Json{{"mate", *evaluation.mate_in}}
                              : Json{{"cp", *evaluation.centipawns}};
}

Json judgement_json(const PositionJudgement& judgement, Color turn) {
    Json lines = Json::array();
    if (!judgement.line.empty())
        lines.push_back(
            {{"eval", evaluation_json(judgement.score_of_line.value_or(judgement.score), turn)},
             {"depth", judgement.depth},
             {"moves", names_of(judgement.line)}});
    for (const ScoredLine& line : judgement.others)
        lines.push_back({{"eval", evaluation_json(line.score, turn)},
                         {"depth", line.depth},
                         {"moves", names_of(line.moves)}});
    return {{"eval", evaluation_json(judgement.score, turn)},
            {"depth", judgement.depth},
            {"lines", std::move(lines)}};
}

Json analysis_json(const AnnotatedGame& game, const GameAnalysis& analysis,
                   const std::vector<GameFinding>& findings, const std::string& judged_by) {
    Json moves = Json::array();
    Position position = game.start;
    for (std::size_t ply = 0; ply < analysis.moves.size(); ++ply) {
        const MoveAnalysis& move = analysis.moves[ply];
        moves.push_back(move_json(position, move, analysis.positions[ply + 1]));
        position = position.play(move.move);
    }
    Json laws = Json::array();
    for (const GameFinding& finding : findings)
        if (is_of_the_laws(finding))
            laws.push_back(
                {{"code", finding.code}, {"ply", finding.ply}, {"text", as_utf8(finding.text)}});
    return {{"tags", tags_json(game)},
            {"judged_by", judged_by},
            {"accuracy_version", accuracy_version},
            {"start", write_fen(game.start)},
            {"before", judgement_json(analysis.positions.front(), game.start.turn())},
            {"moves", std::move(moves)},
            {"white", side_json(analysis.sides[Color::white])},
            {"black", side_json(analysis.sides[Color::black])},
            {"laws", std::move(laws)}};
}

}  // namespace arbiter
