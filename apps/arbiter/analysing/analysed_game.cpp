#include "apps/arbiter/analysing/analysed_game.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "apps/arbiter/analysing/analysis_words.hpp"
#include "apps/arbiter/drawing/evaluation_svg.hpp"
#include "arbiter/analysis/accuracy.hpp"
#include "arbiter/analysis/annotation.hpp"
#include "arbiter/analysis/win_chance.hpp"
#include "arbiter/pgn/reader.hpp"
#include "arbiter/pgn/tree_reader.hpp"
#include "arbiter/pgn/writer.hpp"

namespace arbiter {

namespace {

constexpr std::string_view words_before_version = ", accuracy formula ";

/// What the Laws say is written behind the move that it concerns, the summary before the first.
/// What an analysis before has written of that gives way.
void write_words(AnnotatedGame& game, const GameAnalysis& analysis,
                 const std::vector<GameFinding>& findings, const std::string& judged_by) {
    std::vector<NodeId> nodes = game.moves.main_line();
    nodes.insert(nodes.begin(), GameTree::root);
    for (const NodeId node : nodes)
        std::erase_if(game.moves.edit_notes(node).after, is_of_a_stalemate);
    for (const GameFinding& finding : findings) {
        if (!is_of_the_laws(finding))
            continue;
        const std::size_t last = nodes.size() - 1;
        const std::size_t ply = is_of_the_start(finding) ? 0
                                : finding.ply == 0       ? last
                                                         : std::min(finding.ply, last);
        std::vector<std::string>& comments = game.moves.edit_notes(nodes[ply]).after;
        if (std::ranges::find(comments, finding.text) == comments.end())
            comments.push_back(finding.text);
    }
    std::vector<std::string>& comments = game.moves.edit_notes(GameTree::root).after;
    std::erase_if(comments, [](const std::string& comment) {
        return comment.contains(words_before_version) && comment.contains("average loss");
    });
    if (const std::string summary = in_words(analysis); !summary.empty())
        comments.push_back(judged_by + std::string(words_before_version) +
                           std::to_string(accuracy_version) + ". " + summary);
}

}  // namespace

AnnotatedGame tree_of(std::string_view text) {
    AnnotatedGame tree;
    TreeReader reader([&](AnnotatedGame game, const std::vector<PgnProblem>& /*problems*/) {
        tree = std::move(game);
    });
    read_game(text, reader);
    return tree;
}

std::string annotated_pgn(AnnotatedGame game, const GameAnalysis& analysis,
                          const std::vector<GameFinding>& findings, const std::string& judged_by) {
    annotate(game, analysis);
    write_words(game, analysis, findings, judged_by);
    std::string text;
    write_pgn(text, game);
    return text;
}

std::string evaluation_picture(const AnnotatedGame& game, const GameAnalysis& analysis) {
    std::vector<double> percents;
    std::vector<MarkedPly> marked;
    Position position = game.start;
    for (std::size_t ply = 0;; ++ply) {
        const Score score = analysis.positions[ply].score;
        percents.push_back(win_percent(position.turn() == Color::white ? score : -score));
        if (ply == analysis.moves.size())
            break;
        const MoveAnalysis& move = analysis.moves[ply];
        const std::string written = written_line(position, {move.move});
        if (move.mark == MoveMark::mistake)
            marked.push_back({ply + 1, "#c97a1f", written + "?"});
        if (move.mark == MoveMark::blunder)
            marked.push_back({ply + 1, "#b3261e", written + "??"});
        position = position.play(move.move);
    }
    const auto tag = [&](std::string_view name) {
        return std::string(game.tag(name).value_or("?"));
    };
    return svg_evaluation(tag("White") + " - " + tag("Black"), percents, marked);
}

}  // namespace arbiter
