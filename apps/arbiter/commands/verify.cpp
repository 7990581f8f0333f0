// arbiter verify: checks the verdicts that arbiter winnable prints, with code that shares only the
// rules with it.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <expected>
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
#include "arbiter/base/enum_array.hpp"
#include "arbiter/base/text_cursor.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/verify/proof_check.hpp"

namespace arbiter {

namespace {

/// The proofs of positions with many free pawns are long; a line has one for each side.
constexpr std::size_t max_proof_length = 2 * verify::most_certificate_bytes + max_record_length;

/// The verdicts, the FEN, a line and a proof for each side, and one that is too many.
constexpr std::size_t most_fields = 7;

struct VerifyOptions {
    std::string file = "-";
    bool requires_proof = false;
    bool is_json = false;
    RecordOptions records{.words = {}, .threads = 1, .max_length = max_proof_length};
};

/// Whether what is said of a position is proved. In the order of what one of two sides says about
/// both.
enum class Finding : std::uint8_t { holds, unproven, refuted };

std::string_view code(Finding finding) {
    switch (finding) {
        case Finding::holds:
            return "holds";
        case Finding::unproven:
            return "unproven";
        case Finding::refuted:
            return "refuted";
    }
    std::unreachable();
}

/// What a line says of one side.
struct Claim {
    Color side;
    std::string_view verdict;
    std::optional<std::string_view> line;
    std::optional<std::string_view> proof;
};

struct Judgement {
    Finding finding = Finding::holds;
    std::string why;
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

Judgement judgement(const std::expected<void, verify::Objection>& checked) {
    if (checked)
        return {};
    const bool is_wrong = checked.error().kind == verify::Objection::Kind::wrong;
    return {is_wrong ? Finding::refuted : Finding::unproven, checked.error().text};
}

Judgement judge_line(const Position& position, Color side, std::string_view text) {
    // No move has so many letters.
    constexpr std::size_t most_letters = 16;
    std::vector<Move> line;
    Position now = position;
    TextCursor cursor(text);
    for (cursor.skip_blanks(); !cursor.at_end(); cursor.skip_blanks()) {
        if (line.size() > verify::most_moves_of_a_line)
            break;
        const std::string word(cursor.take_word().substr(0, most_letters));
        const auto move = read_uci_move(now, word);
        if (!move)
            return {Finding::refuted, word + ": " + move.error().text};
        line.push_back(*move);
        now = now.play(*move);
    }
    verify::Work work;
    return judgement(verify::check_helpmate(position, side, line, work));
}

Judgement judge_proof(const Position& position, Color side, std::string_view text) {
    const auto certificate = verify::read_certificate(text);
    if (!certificate) {
        const verify::CertificateError& error = certificate.error();
        const bool is_wrong = error.kind == verify::CertificateError::Kind::syntax;
        return {is_wrong ? Finding::refuted : Finding::unproven,
                "byte " + std::to_string(error.at) + " of the proof: " + error.text};
    }
    verify::Work work;
    return judgement(verify::check_proof(position, side, *certificate, work));
}

Judgement judge(const Position& position, const Claim& claim) {
    if (claim.verdict == "winnable" && claim.line)
        return judge_line(position, claim.side, *claim.line);
    if (claim.verdict == "unwinnable" && claim.proof)
        return judge_proof(position, claim.side, *claim.proof);
    return {Finding::unproven, {}};
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
        const std::string text =
            options_.is_json
                ? to_line({{"holds", counts_[Finding::holds].load()},
                           {"unproven", counts_[Finding::unproven].load()},
                           {"refuted", counts_[Finding::refuted].load()}})
                : std::to_string(counts_[Finding::holds].load()) + " holds, " +
                      std::to_string(counts_[Finding::unproven].load()) + " unproven, " +
                      std::to_string(counts_[Finding::refuted].load()) + " refuted\n";
        const ExitCode printed = print_answer({text});
        if (code == ExitCode::failed || printed == ExitCode::failed)
            return ExitCode::failed;
        const bool is_bad = counts_[Finding::refuted] > 0 ||
                            (options_.requires_proof && counts_[Finding::unproven] > 0);
        return is_bad ? ExitCode::judged_bad : code;
    }

  private:
    /// What cannot be read is shown, but not megabytes of it.
    static std::string_view shown(std::string_view record) {
        constexpr std::size_t beginning = 100;
        return record.size() > max_record_length ? record.substr(0, beginning) : record;
    }

    static Judgement judge_all(const Position& position, const std::vector<Claim>& claims) {
        Judgement worst;
        for (const Claim& claim : claims)
            if (Judgement one = judge(position, claim);
                one.finding > worst.finding || (one.finding == worst.finding && worst.why.empty()))
                worst = std::move(one);
        return worst;
    }

    Answer told(std::string_view fen, const Judgement& judgement) {
        const std::string_view word = code(judgement.finding);
        ++counts_[judgement.finding];
        if (options_.is_json) {
            Json value{{"fen", as_utf8(fen)}, {"finding", word}};
            if (!judgement.why.empty())
                value["why"] = judgement.why;
            return {to_line(value)};
        }
        return {std::string(word) + (judgement.why.empty() ? "" : ": " + judgement.why) + '\t' +
                std::string(fen) + '\n'};
    }

    const VerifyOptions& options_;
    EnumArray<Finding, std::atomic<std::size_t>, 3> counts_;
};

}  // namespace

void add_verify(CLI::App& program, Job& job) {
    const auto options = std::make_shared<VerifyOptions>();
    CLI::App& command =
        add_command(program, "verify", "Check the proofs that arbiter winnable prints");
    command.add_option("FILE", options->file, "What it printed; - or nothing is standard input");
    command.add_flag("--require-proof", options->requires_proof,
                     "End with 1 also where a line gives no proof");
    add_json_flag(command, options->is_json);
    add_threads_option(command, options->records.threads);
    command.callback([&job, options] {
        job = [options] {
            Verifying verifying(*options);
            const ExitCode code =
                answer_file(options->file, options->records,
                            [&](const TextLine& record) { return verifying(record); });
            return verifying.finish(code);
        };
    });
}

}  // namespace arbiter
