#include "apps/arbiter/analysing/analyst.hpp"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include "arbiter/notation/uci_move.hpp"
#include "arbiter/uci/told_game.hpp"

namespace arbiter {

namespace {

/// An engine that has a limit and thinks longer than this for one move is at fault.
constexpr std::chrono::milliseconds longest_thought = std::chrono::minutes(10);

Score score_of(const uci::ReportedScore& reported) {
    const int value = reported.value;
    if (reported.unit == uci::ReportedScore::Unit::centipawns)
        return Score::centipawns(std::clamp(value, -max_centipawns, max_centipawns));
    const int moves = std::clamp(value, -max_ply / 2, max_ply / 2);
    return moves > 0 ? Score::mates_in(2 * moves - 1) : Score::mated_in(-2 * moves);
}

/// Up to the first move that is none there.
std::vector<Move> legal_line(Position position, const std::vector<std::string>& texts) {
    std::vector<Move> line;
    for (const std::string& text : texts) {
        const auto move = read_uci_move(position, text);
        if (!move)
            break;
        line.push_back(*move);
        position = position.play(*move);
    }
    return line;
}

/// The last that was told of each of the best lines.
class HeardLines {
  public:
    void hear(const uci::Info& info) {
        if (info.score && info.score->bound == uci::ScoreBound::exact && !info.line.empty())
            lines_[info.rank.value_or(1)] = info;
    }

    [[nodiscard]] std::optional<PositionJudgement> judgement(const Position& position) const {
        std::optional<PositionJudgement> judgement;
        for (const auto& [rank, info] : lines_) {
            ScoredLine line{score_of(*info.score), legal_line(position, info.line)};
            if (line.moves.empty())
                continue;
            if (judgement)
                judgement->others.push_back(std::move(line));
            else
                judgement = {.score = line.score,
                             .line = std::move(line.moves),
                             .depth = info.depth.value_or(0),
                             .others = {}};
        }
        return judgement;
    }

  private:
    std::map<int, uci::Info> lines_;
};

}  // namespace

std::expected<std::optional<GameAnalysis>, std::string> Analyst::analyse(
    const GameLine& game, const std::stop_token& stop) {
    if (!command_.empty())
        return ask_engine(game, stop);
    return judges_.with([&](SearchJudge& judge) { return judge.analyse(game, effort_, stop); });
}

std::expected<Analyst::Engine, std::string> Analyst::take_engine() {
    {
        const std::scoped_lock lock(mutex_);
        if (!idle_.empty()) {
            Engine engine = std::move(idle_.back());
            idle_.pop_back();
            return engine;
        }
    }
    auto started = engines::DrivenEngine::start({.words = command_, .limits = {}, .patience = {}});
    if (!started)
        return std::unexpected(std::move(started.error()));
    if (effort_.lines > 1)
        if (auto done = started->set({"MultiPV", std::to_string(effort_.lines)}); !done)
            return std::unexpected(std::move(done.error()));
    const std::scoped_lock lock(mutex_);
    engine_name_ = started->name();
    return std::make_unique<engines::DrivenEngine>(*std::move(started));
}

std::expected<std::optional<GameAnalysis>, std::string> Analyst::ask_engine(
    const GameLine& game, const std::stop_token& stop) {
    auto engine = take_engine();
    if (!engine)
        return std::unexpected(std::move(engine.error()));
    if (auto done = (*engine)->begin_game(uci::ToldGame(game.start)); !done)
        return std::unexpected(std::move(done.error()));
    std::string failure;
    auto analysis = analyse_game(
        game, [&](const GameLine& line, std::size_t ply) -> std::optional<PositionJudgement> {
            if (stop.stop_requested())
                return std::nullopt;
            auto judgement = judge(**engine, line, ply);
            if (judgement)
                return *std::move(judgement);
            failure = std::move(judgement.error());
            return std::nullopt;
        });
    if (!failure.empty())
        return std::unexpected(std::move(failure));
    const std::scoped_lock lock(mutex_);
    idle_.push_back(*std::move(engine));
    return analysis;
}

std::expected<PositionJudgement, std::string> Analyst::judge(engines::DrivenEngine& engine,
                                                             const GameLine& game,
                                                             std::size_t ply) const {
    uci::ToldGame told(game.start);
    Position position = game.start;
    for (const Move move : game.moves.first(ply)) {
        told.add(move);
        position = position.play(move);
    }
    uci::Go go;
    go.move_time = effort_.time;
    if (!effort_.time)
        go.nodes = effort_.nodes;
    HeardLines heard;
    const auto thought = engine.think(told.position(), go, longest_thought,
                                      [&](const uci::Info& info) { heard.hear(info); });
    if (!thought)
        return std::unexpected(thought.error());
    auto judgement = heard.judgement(position);
    if (!judgement)
        return std::unexpected(engine.name() + " told no score and line of a position");
    return *std::move(judgement);
}

std::string Analyst::description() const {
    const std::scoped_lock lock(mutex_);
    std::string text = command_.empty()       ? "Arbiter " ARBITER_VERSION
                       : engine_name_.empty() ? command_.front()
                                              : engine_name_;
    if (effort_.time)
        return text + ", " + std::to_string(effort_.time->count()) + " ms a move";
    return text + ", " + std::to_string(effort_.nodes) + " nodes a move";
}

}  // namespace arbiter
