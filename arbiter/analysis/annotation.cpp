#include "arbiter/analysis/annotation.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter {

namespace {

/// PGN 10: good, poor, brilliant, very poor, speculative, questionable.
constexpr int first_judging_nag = 1;
constexpr int last_judging_nag = 6;

std::optional<int> nag_of(MoveMark mark) {
    switch (mark) {
        case MoveMark::none:
            return std::nullopt;
        case MoveMark::inaccuracy:
            return 6;
        case MoveMark::mistake:
            return 2;
        case MoveMark::blunder:
            return 4;
    }
    return std::nullopt;
}

/// A comment without the commands of that name.
std::string without(std::string_view name, std::string_view comment) {
    std::string kept(comment);
    CommentCommands commands(comment);
    std::vector<std::pair<std::size_t, std::size_t>> cuts;
    while (const auto command = commands.next())
        if (command->name == name) {
            std::size_t end = comment.find(']', command->at) + 1;
            while (end < comment.size() && comment[end] == ' ')
                ++end;
            cuts.emplace_back(command->at, end - command->at);
        }
    for (auto cut = cuts.rbegin(); cut != cuts.rend(); ++cut)
        kept.erase(cut->first, cut->second);
    while (kept.ends_with(' '))
        kept.pop_back();
    return kept.substr(std::min(kept.find_first_not_of(' '), kept.size()));
}

/// What another judge wrote: his signs of bad moves go with his evaluation.
void erase_judgement(MoveNotes& notes) {
    const auto has_evaluation = [](const std::string& comment) {
        return find_command(comment, "eval").has_value();
    };
    if (std::ranges::none_of(notes.after, has_evaluation))
        return;
    for (std::string& comment : notes.after)
        if (has_evaluation(comment))
            comment = without("eval", comment);
    std::erase_if(notes.after, [](const std::string& comment) {
        return comment.find_first_not_of(' ') == std::string::npos;
    });
    std::erase_if(notes.nags, [](int nag) { return nag == 2 || nag == 4 || nag == 6; });
}

void write_evaluation(std::vector<std::string>& comments, const std::string& command) {
    const std::string_view first = comments.empty() ? std::string_view() : comments.front();
    const std::size_t begin = std::min(first.find_first_not_of(' '), first.size());
    if (first.substr(begin).starts_with("[%"))
        comments.front() = command + ' ' + std::string(first.substr(begin));
    else
        comments.insert(comments.begin(), command);
}

void write_mark(std::vector<int>& nags, MoveMark mark) {
    const auto judges = [](int nag) { return nag >= first_judging_nag && nag <= last_judging_nag; };
    const auto nag = nag_of(mark);
    if (nag && std::ranges::none_of(nags, judges))
        nags.insert(nags.begin(), *nag);
}

void write_line(GameTree& moves, NodeId parent, std::span<const Move> line) {
    for (const NodeId known : moves.continuations(parent))
        if (moves.move(known) == line.front())
            return;
    for (const Move move : line)
        parent = moves.add(parent, move);
}

}  // namespace

CommandEvaluation command_evaluation(Score score, Color turn) {
    const int sign = turn == Color::white ? 1 : -1;
    CommandEvaluation evaluation;
    if (const auto plies = score.plies_to_mate())
        // Rounded away from 0: the move that mates counts.
        evaluation.mate_in = sign * (*plies > 0 ? *plies + 1 : *plies - 1) / 2;
    else
        evaluation.centipawns = sign * score.value();
    return evaluation;
}

std::optional<Score> score_of(const CommandEvaluation& evaluation, Color turn) {
    const int sign = turn == Color::white ? 1 : -1;
    if (evaluation.centipawns)
        return Score::centipawns(
            std::clamp(sign * *evaluation.centipawns, -max_centipawns, max_centipawns));
    if (!evaluation.mate_in)
        return std::nullopt;
    const int moves = std::clamp(sign * *evaluation.mate_in, -max_ply / 2, max_ply / 2);
    return moves > 0 ? Score::mates_in(2 * moves - 1) : Score::mated_in(-2 * moves);
}

std::vector<Move> legal_main_line(const AnnotatedGame& game) {
    std::vector<Move> moves;
    for (const NodeId node : game.moves.main_line()) {
        if (game.moves.move(node) == Move())
            break;
        moves.push_back(game.moves.move(node));
    }
    return moves;
}

void annotate(AnnotatedGame& game, const GameAnalysis& analysis, const AnnotationStyle& style) {
    const std::vector<NodeId> nodes = game.moves.main_line();
    erase_judgement(game.moves.edit_notes(GameTree::root));
    for (const NodeId node : nodes)
        erase_judgement(game.moves.edit_notes(node));
    NodeId parent = GameTree::root;
    Color turn = game.start.turn();
    for (std::size_t ply = 0; ply < analysis.moves.size(); ++ply) {
        const MoveAnalysis& move = analysis.moves[ply];
        const PositionJudgement& before = analysis.positions[ply];
        const PositionJudgement& after = analysis.positions[ply + 1];
        MoveNotes& notes = game.moves.edit_notes(nodes[ply]);
        if (after.score != Score::mated_in(0))
            write_evaluation(notes.after, "[%eval " +
                                              write_command_evaluation(
                                                  command_evaluation(after.score, opponent(turn))) +
                                              ']');
        write_mark(notes.nags, move.mark);
        if (move.mark != MoveMark::none && style.plies_of_lines > 0 && !before.line.empty())
            write_line(
                game.moves, parent,
                std::span(before.line).first(std::min(style.plies_of_lines, before.line.size())));
        parent = nodes[ply];
        turn = opponent(turn);
    }
}

}  // namespace arbiter
