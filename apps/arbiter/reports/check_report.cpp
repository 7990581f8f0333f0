#include "apps/arbiter/reports/check_report.hpp"

#include <array>

#include "apps/arbiter/frame/printable.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/reports/collected_json.hpp"

namespace arbiter {

namespace {

constexpr std::array<Severity, 3> severities{Severity::error, Severity::warning, Severity::note};

Json to_json(const GameFinding& finding, std::uint64_t lines_before) {
    return {{"severity", name(finding.severity)},
            {"code", finding.code},
            {"ply", finding.ply},
            {"line", finding.place.line + lines_before},
            {"col", finding.place.column},
            {"text", as_utf8(finding.text)}};
}

Json to_json(const std::optional<Ending>& ending) {
    if (!ending)
        return nullptr;
    return {{"result", text(ending->result)},
            {"reason", code(ending->reason)},
            {"article", ending->article}};
}

void report_json(NumberedText& text, const CheckedPlace& place, const CollectedGame& game,
                 const GameCheck& check, const CheckReportOptions& options) {
    Json findings = Json::array();
    for (const GameFinding& finding : check.findings)
        if (finding.severity >= options.least)
            findings.push_back(to_json(finding, place.lines_before));
    text += R"({"file":)" + Json(as_utf8(place.file)).dump() + R"(,"game":)";
    text.add_number(place.number);
    Json rest = {{"line", game.played.place.line + place.lines_before},
                 {"tags", tags_of(game)},
                 {"plies", game.played.moves.size()},
                 {"final_fen", fen_of(game, game.played.final_position)},
                 {"result", result_of(game)},
                 {"adjudicated", to_json(check.adjudicated)},
                 {"findings", std::move(findings)}};
    text += ',' + to_line(rest).substr(1);
}

}  // namespace

void CheckTotals::add(const CheckTotals& other) {
    games += other.games;
    plies += other.plies;
    for (const auto& [kind, count] : other.findings)
        findings[kind] += count;
}

std::uint64_t CheckTotals::of(Severity severity) const {
    std::uint64_t sum = 0;
    for (const auto& [kind, count] : findings)
        sum += kind.first == severity ? count : 0;
    return sum;
}

void report_totals(const CheckTotals& totals) {
    std::string counts;
    for (const Severity severity : severities)
        counts += (counts.empty() ? "" : ", ") + counted(totals.of(severity), name(severity));
    report("check",
           counted(totals.games, "game") + ", " + std::to_string(totals.plies) +
               (totals.plies == 1 ? " ply" : " plies"),
           counts);
    for (const Severity severity : severities)
        for (const auto& [kind, count] : totals.findings)
            if (kind.first == severity)
                report("check", std::string(name(severity)) + ": " + std::string(kind.second),
                       std::to_string(count));
}

std::string NumberedText::numbered(std::uint64_t games_before) const {
    std::string whole;
    std::size_t copied = 0;
    for (const auto& [at, number] : gaps_) {
        whole.append(text_, copied, at - copied);
        whole += std::to_string(number + games_before);
        copied = at;
    }
    return whole.append(text_, copied);
}

void write_findings(NumberedText& text, const CheckedPlace& place, const GameCheck& check,
                    const CheckReportOptions& options) {
    for (const GameFinding& finding : check.findings) {
        if (finding.severity < options.least)
            continue;
        text += printable(place.file);
        text += ":";
        text += std::to_string(finding.place.line + place.lines_before);
        text += ":";
        text += std::to_string(finding.place.column);
        text += ": game ";
        text.add_number(place.number);
        text += ": ";
        text += name(finding.severity);
        text += ": ";
        text += finding.code;
        text += ": ";
        text += printable(finding.text);
        text += "\n";
    }
}

void report_game(NumberedText& text, const CheckedPlace& place, const CollectedGame& game,
                 const GameCheck& check, const CheckReportOptions& options) {
    if (options.form == Form::json)
        report_json(text, place, game, check, options);
    else
        write_findings(text, place, check, options);
}

}  // namespace arbiter
