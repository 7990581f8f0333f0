// arbiter winnable: can White, can Black still mate, and what proves it?

#include "arbiter/winnable/winnable.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/checked_input.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/pool.hpp"
#include "apps/arbiter/frame/records.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "arbiter/base/static_vector.hpp"
#include "arbiter/journal/codes.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/winnable/proof_text.hpp"

namespace arbiter {

namespace {

using Clock = std::chrono::steady_clock;

struct WinnableOptions : FenOptions {
    std::string by = "both";
    bool is_quick = false;
    bool has_line = false;
    bool has_proof = false;
    bool has_stats = false;
    unsigned budget = 1000;
};

/// What is said of one side.
struct SideAnswer {
    std::string_view verdict;
    std::optional<std::vector<Move>> line;
    std::optional<std::string> proof;
};

/// Of the sides that were asked for.
using Answers = PerColor<std::optional<SideAnswer>>;

/// Of a quick look, which leaves open what it does not see at once.
std::string_view quick_word(Winnability winnability) {
    return winnability == Winnability::undecided ? "maybe" : code(winnability);
}

/// How long the questions took.
class Times {
  public:
    void add(Clock::duration time) {
        const std::scoped_lock lock(mutex_);
        nanoseconds_.push_back(std::chrono::nanoseconds(time).count());
    }
    void count_position() {
        const std::scoped_lock lock(mutex_);
        ++positions_;
    }

    void print() {
        if (nanoseconds_.empty())
            return;
        std::ranges::sort(nanoseconds_);
        double sum = 0;
        for (const std::int64_t time : nanoseconds_)
            sum += static_cast<double>(time);
        const auto count = nanoseconds_.size();
        const auto micro = [](double nanoseconds) { return nanoseconds / 1000; };
        const auto at = [&](std::size_t per_mille) {
            return micro(static_cast<double>(nanoseconds_[(count - 1) * per_mille / 1000]));
        };
        report("winnable", "stats",
               fmt::format("{} positions, {} questions; microseconds each: mean {:.2f}, median "
                           "{:.2f}, p99 {:.2f}, worst {:.2f}",
                           positions_, count, micro(sum / static_cast<double>(count)), at(500),
                           at(990), at(1000)));
    }

  private:
    std::mutex mutex_;
    std::vector<std::int64_t> nanoseconds_;
    std::size_t positions_ = 0;
};

/// A record: a FEN, and the sides that are asked for.
struct MateQuestion {
    std::string_view fen;
    StaticVector<Color, 2> sides;
};

MateQuestion question_in(std::string_view record, std::string_view by) {
    MateQuestion question{record, {}};
    for (const Color side : both_colors) {
        const std::string_view wanted = name(side);
        if (!record.ends_with(wanted) ||
            !record.substr(0, record.size() - wanted.size()).ends_with(';'))
            continue;
        question.fen.remove_suffix(wanted.size() + 1);
        by = wanted;
        break;
    }
    for (const Color side : both_colors)
        if (by == "both" || by == name(side))
            question.sides.push_back(side);
    return question;
}

class MateAnswers {
  public:
    explicit MateAnswers(const WinnableOptions& options) : options_(options) {}

    Answer operator()(const TextLine& record) {
        const MateQuestion question = question_in(record.text, options_.by);
        const auto position =
            record.is_too_long ? std::nullopt : position_as_it_stands(question.fen);
        if (!position) {
            const CheckedInput checked = check_input(
                TextLine{std::string(question.fen), record.is_too_long}, Strictness::as_it_stands);
            return bad_record(record.text, checked.faults, options_.form());
        }
        Answers answers;
        for (const Color side : question.sides)
            answers[side] = ask(*position, side);
        if (options_.has_stats)
            times_.count_position();
        const std::string fen = write_fen(*position);
        return {options_.is_json ? to_line(as_json(fen, answers)) : as_text(fen, answers)};
    }

    void print_stats() {
        if (options_.has_stats)
            times_.print();
    }

  private:
    SideAnswer ask(const Position& position, Color side) {
        SideAnswer answer;
        if (options_.is_quick && !options_.has_stats) {
            answer.verdict = quick_word(quick(position, side));
            return answer;
        }
        const Clock::time_point begin = Clock::now();
        if (options_.is_quick) {
            answer.verdict = quick_word(quick(position, side));
            times_.add(Clock::now() - begin);
            return answer;
        }
        const auto deadline = begin + std::chrono::milliseconds(options_.budget);
        const Budget budget{.stop = [deadline] { return Clock::now() >= deadline; }};
        Verdict verdict = provers_.with(
            [&](WinnabilityProver& prover) { return prover.judge(position, side, budget); });
        if (options_.has_stats)
            times_.add(Clock::now() - begin);
        answer.verdict = code(verdict.winnability);
        if (options_.has_line && verdict.winnability == Winnability::winnable)
            answer.line = std::move(verdict.line);
        if (options_.has_proof && verdict.winnability == Winnability::unwinnable)
            answer.proof = write_proof(verdict.proof);
        return answer;
    }

    static void append(std::string& text, std::initializer_list<std::string_view> pieces) {
        for (const std::string_view piece : pieces)
            text += piece;
    }

    static void append_evidence(std::string& text, Color side, const SideAnswer& answer) {
        if (answer.line) {
            append(text, {"\tline ", name(side), ":"});
            for (const Move move : *answer.line)
                append(text, {" ", write_uci_move(move)});
        }
        if (answer.proof)
            append(text, {"\tproof ", name(side), ": ", *answer.proof});
    }

    static std::string as_text(const std::string& fen, const Answers& answers) {
        std::string text;
        constexpr std::size_t verdicts = 40;
        text.reserve(fen.size() + verdicts);
        for (const Color side : both_colors)
            if (const auto& answer = answers[side])
                append(text, {text.empty() ? "" : " ", name(side), "=", answer->verdict});
        append(text, {"\t", fen});
        for (const Color side : both_colors)
            if (const auto& answer = answers[side])
                append_evidence(text, side, *answer);
        text += '\n';
        return text;
    }

    static Json as_json(const std::string& fen, const Answers& answers) {
        Json value{{"fen", fen}};
        for (const Color side : both_colors) {
            const auto& answer = answers[side];
            if (!answer)
                continue;
            Json& told = value[std::string(name(side))] = {{"verdict", answer->verdict}};
            if (answer->line)
                told["line"] = names_of(*answer->line);
            if (answer->proof)
                told["proof"] = *answer->proof;
        }
        return value;
    }

    const WinnableOptions& options_;
    Pool<WinnabilityProver> provers_;
    Times times_;
};

void declare(CLI::App& command, WinnableOptions& options) {
    constexpr unsigned most_milliseconds = 86'400'000;
    add_fen_options(command, options);
    command.add_option("--by", options.by, "Ask for white, black or both")
        ->check(CLI::IsMember({"white", "black", "both"}))
        ->type_name("SIDE")
        ->capture_default_str();
    command.add_flag("--quick", options.is_quick,
                     "Say at once: unwinnable where that is proved, otherwise maybe");
    command.add_flag("--line", options.has_line, "Print the moves to a mate");
    command.add_flag("--proof", options.has_proof, "Print the proof that there is none");
    command
        .add_option("--budget", options.budget,
                    "Milliseconds for each question; then it is undecided")
        ->check(CLI::Range(1U, most_milliseconds))
        ->type_name("MS")
        ->capture_default_str();
    command.add_flag("--stats", options.has_stats,
                     "Print how long the questions took, on standard error");
}

}  // namespace

void add_winnable(CLI::App& program, Job& job) {
    const auto options = std::make_shared<WinnableOptions>();
    CLI::App& command =
        add_command(program, "winnable", "Judge whether a side can still mate, and prove it");
    declare(command, *options);
    command.callback([&job, options] {
        job = [options] {
            MateAnswers answering(*options);
            const ExitCode code = answer_records(
                options->records, [&](const TextLine& record) { return answering(record); });
            answering.print_stats();
            return code;
        };
    });
}

}  // namespace arbiter
