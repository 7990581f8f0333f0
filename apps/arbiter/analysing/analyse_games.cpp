#include "apps/arbiter/analysing/analyse_games.hpp"

#include <algorithm>
#include <cstddef>
#include <expected>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "apps/arbiter/analysing/analysed_game.hpp"
#include "apps/arbiter/analysing/analysis_json.hpp"
#include "apps/arbiter/analysing/analysis_record.hpp"
#include "apps/arbiter/analysing/analysis_words.hpp"
#include "apps/arbiter/analysing/analyst.hpp"
#include "apps/arbiter/frame/interrupt.hpp"
#include "apps/arbiter/frame/interrupt_watch.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/progress.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/frame/whole_file.hpp"
#include "apps/arbiter/games/game_stream.hpp"
#include "apps/arbiter/games/ordered_work.hpp"
#include "arbiter/analysis/accuracy.hpp"
#include "arbiter/analysis/annotation.hpp"

namespace arbiter {

namespace {

/// A game under analysis.
struct GameAtWork {
    StreamedGame streamed;
    AnnotatedGame tree = {};
    /// Of the main line, until one is illegal or the game is over.
    std::vector<Move> moves = {};
    bool is_over = false;
    /// What an earlier run has printed of it: then there is nothing to do.
    std::optional<std::string> kept = std::nullopt;
    /// Why it is not to be analysed.
    std::string failure = {};

    [[nodiscard]] GameLine line() const { return {tree.start, moves, is_over}; }
};

/// A stretch of a game, for one judge.
struct Portion {
    std::shared_ptr<const GameAtWork> game;
    Stretch stretch = {};
    bool is_last = true;

    /// The game is printed as it is kept.
    [[nodiscard]] bool is_judged_already() const { return stretch.end == 0; }
};

struct JudgedPortion {
    Portion portion;
    /// As an `Analyst` gives it.
    std::expected<std::optional<std::vector<PositionJudgement>>, std::string> judgements;
};

/// What makes an earlier analysis of the same game another.
Json terms_json(const AnalyseOptions& options) {
    return {{"program", ARBITER_VERSION},
            {"engine", as_utf8(options.engine)},
            {"accuracy_version", accuracy_version},
            {"nodes", options.seconds ? Json(nullptr) : Json(options.nodes)},
            {"seconds", options.seconds ? Json(*options.seconds) : Json(nullptr)},
            {"lines", options.lines},
            {"syzygy", as_utf8(options.syzygy)},
            {"rules", options.rules},
            {"json", options.is_json}};
}

ExitCode code_of(const std::vector<GameFinding>& findings) {
    return std::ranges::find(findings, Severity::error, &GameFinding::severity) == findings.end()
               ? ExitCode::done
               : ExitCode::judged_bad;
}

class GamesAnalyser {
  public:
    explicit GamesAnalyser(const AnalyseOptions& options)
        : options_(options), analyst_(options.effort(), options.contestant) {}

    ExitCode run() {
        catch_interrupts();
        if (!options_.resume.empty()) {
            auto record = AnalysisRecord::open(options_.resume, terms_json(options_));
            if (!record) {
                report("analyse", options_.resume, record.error());
                return ExitCode::failed;
            }
            record_.emplace(*std::move(record));
        }
        GameStream games(options_.files, *find_ruleset(options_.rules));
        {
            OrderedWork work(
                options_.threads, [&] { return next(games); },
                [this](Portion portion) { return judged(std::move(portion)); },
                [this](JudgedPortion judged) { return take(std::move(judged)); });
            work.run();
        }
        progress_.finish();
        if (!failure_.empty()) {
            report("analyse", "", failure_);
            return ExitCode::failed;
        }
        if (is_interrupted())
            return ExitCode::interrupted;
        const ExitCode code = std::max(code_, games.code());
        if (!has_printed_ && code == ExitCode::done && output_.is_open()) {
            report("analyse", "", "there was no game; that lines are FEN is said by --positions");
            return output_.finish(ExitCode::judged_bad);
        }
        return output_.finish(code);
    }

  private:
    [[nodiscard]] bool is_over() const { return is_interrupted() || !output_.is_open(); }

    /// By one thread at a time.
    std::optional<Portion> next(GameStream& games) {
        if (is_over())
            return std::nullopt;
        if (open_stretches_ == 0) {
            auto streamed = games.next();
            if (!streamed)
                return std::nullopt;
            open(*std::move(streamed));
        }
        if (stretches_.empty())
            return Portion{.game = game_};
        const std::size_t number = stretches_.size() - open_stretches_;
        --open_stretches_;
        return Portion{
            .game = game_, .stretch = stretches_[number], .is_last = open_stretches_ == 0};
    }

    void open(StreamedGame streamed) {
        auto game = std::make_shared<GameAtWork>(GameAtWork{.streamed = std::move(streamed)});
        game_ = game;
        stretches_.clear();
        open_stretches_ = 0;
        if (record_) {
            auto kept = record_->next(game->streamed.text);
            if (!kept) {
                game->failure = options_.resume + ": " + kept.error();
                return;
            }
            game->kept = *std::move(kept);
            // The first is judged once more, for its picture.
            if (game->kept && (options_.svg.empty() || has_opened_))
                return;
        }
        has_opened_ = true;
        game->tree = tree_of(game->streamed.text);
        game->moves = legal_main_line(game->tree);
        if (const auto end = game->streamed.ended_at; end && *end <= game->moves.size()) {
            game->moves.resize(*end);
            game->is_over = true;
        }
        stretches_ = stretches_of(game->line());
        open_stretches_ = stretches_.size();
    }

    /// By several threads.
    JudgedPortion judged(Portion portion) {
        const GameAtWork& game = *portion.game;
        if (!game.failure.empty())
            return {std::move(portion), std::unexpected(game.failure)};
        if (portion.is_judged_already())
            return {std::move(portion), {}};
        auto judgements = analyst_.judge(game.line(), portion.stretch, watch_.token());
        return {std::move(portion), std::move(judgements)};
    }

    /// By one thread at a time, in the order of the games. False: that was the last.
    bool take(JudgedPortion judged) {
        if (!judged.judgements)
            failure_ = judged.judgements.error();
        if (is_over() || !failure_.empty())
            return false;
        const GameAtWork& game = *judged.portion.game;
        if (judged.portion.is_last)
            code_ = std::max(code_, code_of(game.streamed.findings));
        if (judged.portion.is_judged_already())
            return print(*game.kept);
        if (!*judged.judgements)
            return false;
        std::vector<PositionJudgement>& more = **judged.judgements;
        progress_.advance(more.size());
        judgements_.insert(judgements_.end(), std::make_move_iterator(more.begin()),
                           std::make_move_iterator(more.end()));
        return !judged.portion.is_last || finish(game, std::exchange(judgements_, {}));
    }

    bool finish(const GameAtWork& game, std::vector<PositionJudgement> judgements) {
        const GameAnalysis analysis = analysed(game.line(), std::move(judgements));
        const std::string judged_by = analyst_.description();
        std::vector<GameFinding> findings = game.streamed.findings;
        std::ranges::move(stalemate_findings(game.tree.start, analysis),
                          std::back_inserter(findings));
        const std::string printed =
            game.kept          ? *game.kept
            : options_.is_json ? to_line(analysis_json(game.tree, analysis, findings, judged_by))
                               : annotated_pgn(game.tree, analysis, findings, judged_by);
        if (!options_.svg.empty() && !has_printed_)
            if (const auto why =
                    replace_file(options_.svg, evaluation_picture(game.tree, analysis)))
                failure_ = options_.svg + ": " + *why;
        if (failure_.empty() && record_ && !game.kept && !record_->add(game.streamed.text, printed))
            failure_ = options_.resume + ": it cannot be written";
        return failure_.empty() && print(printed);
    }

    bool print(const std::string& printed) {
        progress_.finish();
        output_.write(printed);
        output_.flush();
        has_printed_ = true;
        return true;
    }

    const AnalyseOptions& options_;
    Analyst analyst_;
    InterruptWatch watch_;
    Output output_;
    Progress progress_{"positions", std::nullopt};
    std::optional<AnalysisRecord> record_;

    /// Which game the next portion is of, and how many of its stretches are to come.
    std::shared_ptr<const GameAtWork> game_;
    std::vector<Stretch> stretches_;
    std::size_t open_stretches_ = 0;

    /// Of the game that is not complete as yet.
    std::vector<PositionJudgement> judgements_;
    bool has_opened_ = false;
    bool has_printed_ = false;
    ExitCode code_ = ExitCode::done;
    std::string failure_;
};

}  // namespace

ExitCode analyse_games(const AnalyseOptions& options) { return GamesAnalyser(options).run(); }

}  // namespace arbiter
