#include "arbiter/match/match_pgn.hpp"

#include <cstdlib>
#include <utility>

#include "arbiter/pgn/played_game.hpp"

namespace arbiter::match {

namespace {

/// From White's side: "0.35,12", "#-3".
std::string evaluation(const uci::Info& info, Color by) {
    const int value = by == Color::white ? info.score->value : -info.score->value;
    std::string text;
    if (info.score->unit == uci::ReportedScore::Unit::mates) {
        text = "#" + std::to_string(value);
    } else {
        const std::string hundredths = std::to_string(std::abs(value) % 100);
        text = (value < 0 ? "-" : "") + std::to_string(std::abs(value) / 100) + '.' +
               (hundredths.size() < 2 ? "0" : "") + hundredths;
    }
    return info.depth ? text + ',' + std::to_string(*info.depth) : text;
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
        std::string command = "[%eval " + evaluation(*info, by) + ']';
        auto& comments = game.moves.edit_notes(line[i]).after;
        if (!comments.empty() && comments.front().starts_with("[%clk"))
            comments.front() = command + ' ' + comments.front();
        else
            comments.insert(comments.begin(), std::move(command));
    }
    return game;
}

}  // namespace arbiter::match
