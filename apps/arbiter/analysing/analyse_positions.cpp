#include "apps/arbiter/analysing/analyse_positions.hpp"

#include <algorithm>
#include <atomic>
#include <optional>
#include <string>

#include "apps/arbiter/analysing/analysis_json.hpp"
#include "apps/arbiter/analysing/analysis_words.hpp"
#include "apps/arbiter/analysing/analyst.hpp"
#include "apps/arbiter/frame/checked_input.hpp"
#include "apps/arbiter/frame/interrupt.hpp"
#include "apps/arbiter/frame/interrupt_watch.hpp"
#include "apps/arbiter/frame/records.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "arbiter/base/ascii.hpp"
#include "arbiter/collection/mating_doubt.hpp"
#include "arbiter/game/adjudication.hpp"
#include "arbiter/game/claims.hpp"
#include "arbiter/game/mating_chances.hpp"
#include "arbiter/game/mating_judge.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/game/termination.hpp"
#include "arbiter/notation/epd.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

/// What the Laws say of a position, whose game nobody knows.
struct LawOfPosition {
    std::optional<Ending> ending;  ///< a game that comes to it is over
    bool may_claim_fifty = false;

    /// Empty where they say nothing.
    [[nodiscard]] std::string text() const {
        if (ending)
            return lower_first(std::string(describe(ending->reason))) + cited(ending->article);
        return may_claim_fifty ? "50 moves have passed without a pawn move or capture: a draw can "
                                 "be claimed (Law 9.3.2)"
                               : "";
    }
};

LawOfPosition law_of(const Position& position, const Ruleset& ruleset) {
    const History history(position);
    ProvingJudge judge;
    LawOfPosition law;
    law.ending = ending_on_board(history, ruleset, [&](const Position& at) {
        return is_life_in_doubt(at) && is_proved_dead(at, judge)
                   ? std::optional(dead_position_ending())
                   : std::nullopt;
    });
    law.may_claim_fifty = !law.ending && open_claims(history, ruleset).fifty;
    return law;
}

std::string position_text(const Position& position, const PositionJudgement& judgement,
                          const LawOfPosition& law) {
    const std::string fen = write_fen(position);
    if (law.ending)
        return fen + '\t' + law.text() + '\n';
    std::string text;
    const auto add = [&](Score score, int depth, const std::vector<Move>& line) {
        text += fen + '\t' + evaluation_text(score, position.turn()) + "\tdepth " +
                std::to_string(depth) + '\t' + written_line(position, line);
        text += law.may_claim_fifty ? '\t' + law.text() + '\n' : "\n";
    };
    add(judgement.score, judgement.depth, judgement.line);
    for (const ScoredLine& line : judgement.others)
        add(line.score, line.depth, line.moves);
    return text;
}

/// FEN, or EPD, whose operations say nothing of how good the position is: where it is not one its
/// fault is told as FEN's.
CheckedInput checked_line(const TextLine& record) {
    CheckedInput checked = check_input(record, Strictness::complete);
    if (!checked.position && record.text.contains(';'))
        if (const auto epd = read_epd(record.text))
            return check_input(write_fen(epd->setup), Strictness::complete);
    return checked;
}

class PositionsAnalyser {
  public:
    explicit PositionsAnalyser(const AnalyseOptions& options)
        : options_(options), analyst_(options.effort(), options.contestant) {}

    ExitCode run(const std::vector<std::string>& paths) {
        catch_interrupts();
        ExitCode code = ExitCode::done;
        for (const std::string& path : paths) {
            const ExitCode of_file =
                answer_file(path, {.words = {}, .threads = options_.threads},
                            [this](const TextLine& record) { return answer(record); });
            code = std::max(code, of_file);
            if (is_interrupted())
                return ExitCode::interrupted;
            if (has_failed_)
                return ExitCode::failed;
        }
        return code;
    }

  private:
    Answer answer(const TextLine& record) {
        const Form form = options_.is_json ? Form::json : Form::text;
        // Without its judge the rest is not worth another start of his.
        if (has_failed_)
            return {};
        const CheckedInput checked = checked_line(record);
        if (!checked.position)
            return bad_record(record.text, checked.faults, form);
        const Position& position = *checked.position;
        const LawOfPosition law = law_of(position, ruleset_);
        const auto judged = analyst_.judge({position, {}, law.ending.has_value()},
                                           {.first = 0, .end = 1}, watch_.token());
        if (!judged) {
            if (!has_failed_.exchange(true))
                report("analyse", "", judged.error());
            return {};
        }
        if (!*judged)
            return {};
        const PositionJudgement& judgement = (*judged)->front();
        if (form == Form::text)
            return {position_text(position, judgement, law), false};
        Json value = judgement_json(judgement, position.turn());
        value["fen"] = write_fen(position);
        value["judged_by"] = analyst_.description();
        value["laws"] = law.text().empty() ? Json::array() : Json::array({law.text()});
        return {to_line(value), false};
    }

    const AnalyseOptions& options_;
    const Ruleset& ruleset_ = *find_ruleset(options_.rules);
    Analyst analyst_;
    InterruptWatch watch_;
    std::atomic<bool> has_failed_ = false;
};

}  // namespace

ExitCode analyse_positions(const AnalyseOptions& options, const std::vector<std::string>& paths) {
    return PositionsAnalyser(options).run(paths);
}

}  // namespace arbiter
