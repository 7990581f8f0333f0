// arbiter verify: checks the verdicts that arbiter winnable prints or that were kept with games,
// with code that shares only the rules with the prover.

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/checked_input.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/records.hpp"
#include "apps/arbiter/proving/examination.hpp"
#include "apps/arbiter/proving/verify_games.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/verify/proof_check.hpp"

namespace arbiter {

namespace {

/// The proofs of positions with many free pawns are long; a line has one for each side.
constexpr std::size_t max_proof_length = 2 * verify::most_certificate_bytes + max_record_length;

/// The verdicts, the FEN, a line and a proof for each side, and one that is too many.
constexpr std::size_t most_fields = 7;

struct VerifyOptions {
    std::string file = "-";
    bool is_of_games = false;
    bool requires_proof = false;
    bool is_json = false;
    RecordOptions records{.words = {}, .threads = 1, .max_length = max_proof_length};
};

/// What a line says of one side.
struct Claim {
    Color side;
    std::string_view verdict;
    std::optional<std::string_view> line;
    std::optional<std::string_view> proof;
};

/// At most `most` parts, of which the last may still have separators.
std::vector<std::string_view> split(std::string_view text, char separator, std::size_t most) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end =
            parts.size() + 1 < most ? text.find(separator) : std::string_view::npos;
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

/// "white=winnable black=maybe": each side once.
std::optional<std::vector<Claim>> claims_in(std::string_view text) {
    std::vector<Claim> claims;
    for (const std::string_view part : split(text, ' ', both_colors.size())) {
        const std::size_t sign = part.find('=');
        const auto side = color_named(part.substr(0, sign));
        if (!side || sign == std::string_view::npos)
            return std::nullopt;
        const std::string_view verdict = part.substr(sign + 1);
        if (verdict != "winnable" && verdict != "unwinnable" && verdict != "undecided" &&
            verdict != "maybe")
            return std::nullopt;
        if (!claims.empty() && claims.front().side == *side)
            return std::nullopt;
        claims.push_back({*side, verdict, {}, {}});
    }
    return claims;
}

/// "line white: e2e4" or "proof black: theorem lone_king" goes to the claim that it supports;
/// false where there is none, or it has one already.
bool take_evidence(std::string_view field, std::vector<Claim>& claims) {
    for (Claim& claim : claims) {
        const std::string side = claim.side == Color::white ? "white:" : "black:";
        for (const auto& [word, evidence] :
             {std::pair("line ", &claim.line), std::pair("proof ", &claim.proof)})
            if (field.starts_with(word + side) && !*evidence) {
                *evidence = field.substr((word + side).size());
                return true;
            }
    }
    return false;
}

Examination judge(const Position& position, const Claim& claim) {
    if (claim.verdict == "winnable" && claim.line)
        return examine_line(position, claim.side, *claim.line);
    if (claim.verdict == "unwinnable" && claim.proof)
        return examine_proof(position, claim.side, *claim.proof);
    return {Confirmation::unproven, {}};
}

class Verifying {
  public:
    explicit Verifying(const VerifyOptions& options) : options_(options) {}

    Answer operator()(const TextLine& record) {
        const Form form = options_.is_json ? Form::json : Form::text;
        if (record.is_too_long)
            return bad_record(shown(record.text), {too_long(record)}, form);
        const auto fields = split(record.text, '\t', most_fields);
        auto claims = claims_in(fields.front());
        if (!claims || fields.size() < 2)
            return bad_record(shown(record.text),
                              {{"syntax", 0,
                                "a line of arbiter winnable begins with white= or "
                                "black=, a tab and a FEN"}},
                              form);
        const CheckedInput checked =
            check_input(TextLine{std::string(fields[1].substr(0, max_record_length)),
                                 fields[1].size() > max_record_length},
                        Strictness::as_it_stands);
        if (!checked.position)
            return bad_record(shown(record.text), checked.faults, form);
        for (std::size_t i = 2; i < fields.size(); ++i)
            if (!take_evidence(fields[i], *claims))
                return bad_record(
                    shown(record.text),
                    {{"syntax", static_cast<std::size_t>(fields[i].data() - record.text.data()),
                      "here a field begins with line or proof and a side that the line judges, "
                      "each of them once"}},
                    form);
        return told(fields[1], judge_all(*checked.position, *claims));
    }

    ExitCode finish(ExitCode code) {
        const Form form = options_.is_json ? Form::json : Form::text;
        const ExitCode printed = print_answer({counts_.written(form)});
        if (code == ExitCode::failed || printed == ExitCode::failed)
            return ExitCode::failed;
        return counts_.are_bad(options_.requires_proof) ? ExitCode::judged_bad : code;
    }

  private:
    /// What cannot be read is shown, but not megabytes of it.
    static std::string_view shown(std::string_view record) {
        constexpr std::size_t beginning = 100;
        return record.size() > max_record_length ? record.substr(0, beginning) : record;
    }

    static Examination judge_all(const Position& position, const std::vector<Claim>& claims) {
        Examination worst;
        for (const Claim& claim : claims)
            if (Examination one = judge(position, claim);
                one.finding > worst.finding || (one.finding == worst.finding && worst.why.empty()))
                worst = std::move(one);
        return worst;
    }

    Answer told(std::string_view fen, const Examination& examination) {
        counts_.add(examination.finding);
        if (options_.is_json) {
            Json value{{"fen", as_utf8(fen)}, {"finding", code(examination.finding)}};
            if (!examination.why.empty())
                value["why"] = examination.why;
            return {to_line(value)};
        }
        return {in_words(examination) + '\t' + std::string(fen) + '\n'};
    }

    const VerifyOptions& options_;
    ConfirmationCounts counts_;
};

}  // namespace

void add_verify(CLI::App& program, Job& job) {
    const auto options = std::make_shared<VerifyOptions>();
    CLI::App& command =
        add_command(program, "verify", "Check the proofs that arbiter winnable prints");
    command.add_option("FILE", options->file, "What it printed; - or nothing is standard input");
    command.add_flag("--games", options->is_of_games,
                     "Check what was kept with games: FILE is a game, games.db or its folder");
    command.add_flag("--require-proof", options->requires_proof,
                     "End with 1 also where a line gives no proof");
    add_json_flag(command, options->is_json);
    add_threads_option(command, options->records.threads);
    command.callback([&job, options] {
        job = [options] {
            if (options->is_of_games)
                return verify_games({.path = options->file,
                                     .requires_proof = options->requires_proof,
                                     .form = options->is_json ? Form::json : Form::text});
            Verifying verifying(*options);
            const ExitCode code =
                answer_file(options->file, options->records,
                            [&](const TextLine& record) { return verifying(record); });
            return verifying.finish(code);
        };
    });
}

}  // namespace arbiter
