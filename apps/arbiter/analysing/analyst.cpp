#include "apps/arbiter/analysing/analyst.hpp"

#include <cstdint>
#include <map>
#include <span>
#include <stop_token>
#include <string_view>
#include <utility>

#include "arbiter/analysis/annotation.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/uci/settings.hpp"
#include "arbiter/uci/told_game.hpp"

namespace arbiter {

namespace {

/// An engine that has nodes to look at and thinks longer than this is at fault.
constexpr std::chrono::milliseconds longest_thought = std::chrono::minutes(10);
/// And so much longer than its time.
constexpr std::chrono::milliseconds patience = std::chrono::seconds(5);

/// Engines look at their limit now and then; one that searches more than this does not know it.
constexpr std::uint64_t most_nodes(std::uint64_t asked) {
    constexpr std::uint64_t between_looks = 1'000'000;
    constexpr std::uint64_t excess = 20;
    return asked > unlimited_nodes / excess - between_looks ? unlimited_nodes
                                                            : excess * asked + between_looks;
}

/// For the side to move, as an engine tells it.
Score score_of(const uci::ReportedScore& reported) {
    CommandEvaluation evaluation;
    const bool is_mate = reported.unit == uci::ReportedScore::Unit::mates;
    (is_mate ? evaluation.mate_in : evaluation.centipawns) = reported.value;
    return score_of(evaluation, Color::white).value();
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

/// The last that was told of each of the best lines, as far as it makes sense.
class HeardLines {
  public:
    explicit HeardLines(const Position& position) : position_(position) {}

    void hear(const uci::Info& info) {
        if (!info.score)
            return;
        Heard heard{
            {score_of(*info.score), legal_line(position_, info.line), info.depth.value_or(0)},
            info.score->bound == uci::ScoreBound::exact};
        if (info.rank.value_or(1) == 1)
            last_ = heard;
        if (heard.line.moves.empty())
            return;
        Heard& known = lines_[info.rank.value_or(1)];
        // A bound is better than nothing, and no more.
        if (heard.is_exact || !known.is_exact)
            known = std::move(heard);
    }

    /// `best`: what it plays, for engines that tell no lines.
    [[nodiscard]] std::optional<PositionJudgement> judgement(const std::string& best) const {
        std::optional<PositionJudgement> judgement;
        for (const auto& [rank, heard] : lines_)
            if (judgement)
                judgement->others.push_back(heard.line);
            else
                judgement = judgement_of(heard);
        if (judgement || !last_)
            return judgement;
        Heard heard = *last_;
        heard.line.moves = legal_line(position_, {best});
        return heard.line.moves.empty() ? std::nullopt : std::optional(judgement_of(heard));
    }

  private:
    struct Heard {
        ScoredLine line;
        bool is_exact = false;
    };

    static PositionJudgement judgement_of(const Heard& heard) {
        return {.score = heard.line.score,
                .line = heard.line.moves,
                .depth = heard.line.depth,
                .others = {}};
    }

    const Position& position_;
    std::map<int, Heard> lines_;
    /// Also without a line.
    std::optional<Heard> last_;
};

}  // namespace

std::expected<std::optional<std::vector<PositionJudgement>>, std::string> Analyst::judge(
    const GameLine& game, const Stretch& stretch, const std::stop_token& stop) {
    if (engine_)
        return ask_engine(game, stretch, stop);
    return judges_.with(
        [&](SearchJudge& judge) { return judge.judge(game, stretch, effort_, stop); });
}

std::expected<engines::DrivenEngine*, std::string> Analyst::own_engine() {
    {
        const std::scoped_lock lock(mutex_);
        const auto known = engines_.find(std::this_thread::get_id());
        if (known != engines_.end())
            return known->second.get();
    }
    auto engine = started();
    if (!engine)
        return std::unexpected(std::move(engine.error()));
    const std::scoped_lock lock(mutex_);
    engine_name_ = (*engine)->name();
    return (engines_[std::this_thread::get_id()] = *std::move(engine)).get();
}

std::expected<Analyst::Engine, std::string> Analyst::started() const {
    auto engine = engines::DrivenEngine::start(
        {.words = engine_->words, .limits = engine_->use, .patience = {}});
    if (!engine)
        return std::unexpected(std::move(engine.error()));
    std::vector<uci::SetOption> options = engine_->options;
    // Who judges does not play: our own levels do not count then.
    if (engine->has_option(uci::analyse_mode_option))
        options.push_back({std::string(uci::analyse_mode_option), "true"});
    if (effort_.lines > 1)
        options.push_back({"MultiPV", std::to_string(effort_.lines)});
    for (const uci::SetOption& option : options)
        if (auto done = engine->set(option); !done)
            return std::unexpected(std::move(done.error()));
    return std::make_unique<engines::DrivenEngine>(*std::move(engine));
}

std::expected<std::optional<std::vector<PositionJudgement>>, std::string> Analyst::ask_engine(
    const GameLine& game, const Stretch& stretch, const std::stop_token& stop) {
    const auto engine = own_engine();
    if (!engine)
        return std::unexpected(engine.error());
    if (auto done = (*engine)->begin_game(uci::ToldGame(game.start)); !done)
        return std::unexpected(std::move(done.error()));
    std::string failure;
    auto judgements =
        judge_stretch(game, stretch,
                      [&](std::span<const Position> positions) -> std::optional<PositionJudgement> {
                          auto judgement = ask_about(**engine, game, positions.back(),
                                                     positions.size() - 1, stop);
                          // One that was stopped has not thought enough, and may have nothing to
                          // say.
                          if (stop.stop_requested())
                              return std::nullopt;
                          if (judgement)
                              return *std::move(judgement);
                          failure = std::move(judgement.error());
                          return std::nullopt;
                      });
    if (!failure.empty())
        return std::unexpected(std::move(failure));
    return judgements;
}

std::expected<PositionJudgement, std::string> Analyst::ask_about(
    engines::DrivenEngine& engine, const GameLine& game, const Position& position, std::size_t ply,
    const std::stop_token& stop) const {
    uci::ToldGame told(game.start);
    for (const Move move : game.moves.first(ply))
        told.add(move);
    uci::Go go;
    go.move_time = effort_.time;
    if (!effort_.time)
        go.nodes = effort_.nodes;
    const auto most = effort_.time ? *effort_.time + patience : longest_thought;
    HeardLines heard(position);
    std::stop_source enough;
    const std::stop_callback pass_on(stop, [&] { enough.request_stop(); });
    bool is_deaf = false;
    const auto hear = [&](const uci::Info& info) {
        heard.hear(info);
        is_deaf = is_deaf || (go.nodes && info.nodes.value_or(0) > most_nodes(*go.nodes));
        if (is_deaf)
            enough.request_stop();
    };
    const auto thought = engine.think(told.position(), go, most, hear, enough.get_token());
    if (is_deaf)
        return std::unexpected(engine.name() + " does not heed a number of nodes: name --time");
    if (!thought)
        return std::unexpected(thought.error().text);
    if (thought->time.used >= most)
        return std::unexpected(engine.name() + " did not end its search by itself");
    auto judgement = heard.judgement(thought->best.move);
    if (!judgement)
        return std::unexpected(engine.name() + " told no score of a position, or no legal move");
    return *std::move(judgement);
}

std::string Analyst::description() const {
    const std::scoped_lock lock(mutex_);
    std::string text = !engine_ && effort_.tables ? "Arbiter " ARBITER_VERSION " with Syzygy tables"
                       : !engine_                 ? "Arbiter " ARBITER_VERSION
                       : engine_name_.empty()     ? engine_->name
                                                  : engine_name_;
    if (effort_.time)
        return text + ", " + std::to_string(effort_.time->count()) + " ms a move";
    return text + ", " + std::to_string(effort_.nodes) + " nodes a move";
}

}  // namespace arbiter
