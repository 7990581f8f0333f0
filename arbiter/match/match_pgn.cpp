#include "arbiter/match/match_pgn.hpp"

#include <utility>

#include "arbiter/pgn/comment_command.hpp"
#include "arbiter/pgn/played_game.hpp"

namespace arbiter::match {

namespace {

/// From White's side.
CommandEvaluation evaluation(const uci::Info& info, Color by) {
    const int value = by == Color::white ? info.score->value : -info.score->value;
    if (info.score->unit == uci::ReportedScore::Unit::mates)
        return {.centipawns = std::nullopt, .mate_in = value, .depth = info.depth};
    return {.centipawns = value, .mate_in = std::nullopt, .depth = info.depth};
}

/// Behind the last move, in place of an arbiter whom nobody has asked.
void tell_failure(AnnotatedGame& game, const PlayedGame& played) {
    const auto line = game.moves.main_line();
    auto& comments = game.moves.edit_notes(line.empty() ? GameTree::root : line.back()).after;
    comments.push_back(*played.failure);
    const Ending& ending = *played.game.ending();
    if (ending.reason == EndReason::arbiter)
        game.set_tag("Termination",
                     ending.article == illegal_move_article ? "rules infraction" : "abandoned");
}

}  // namespace

AnnotatedGame as_pgn(const PlayedGame& played, std::vector<TagPair> tags) {
    AnnotatedGame game = played_game(played.game, std::move(tags));
    const auto line = game.moves.main_line();
    for (std::size_t i = 0; i < line.size() && i < played.thoughts.size(); ++i) {
        const auto& info = played.thoughts[i].info;
        if (!info || !info->score)
            continue;
        const Color by = played.game.history().positions()[i].turn();
        std::string command = "[%eval " + write_command_evaluation(evaluation(*info, by)) + ']';
        auto& comments = game.moves.edit_notes(line[i]).after;
        if (!comments.empty() && comments.front().starts_with("[%clk"))
            comments.front() = command + ' ' + comments.front();
        else
            comments.insert(comments.begin(), std::move(command));
    }
    if (played.failure)
        tell_failure(game, played);
    return game;
}

}  // namespace arbiter::match
