// What `arbiter check` prints: a line for each finding or an object for each game, and the summary.
// Does not judge.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/arbiter/frame/records.hpp"
#include "arbiter/collection/collected_game.hpp"
#include "arbiter/collection/game_check.hpp"

namespace arbiter {

/// Counts that can be added in any order.
struct CheckTotals {
    std::uint64_t games = 0;
    std::uint64_t plies = 0;
    /// By severity, the gravest last, and code.
    std::map<std::pair<Severity, std::string_view>, std::uint64_t> findings;

    void count(const GameFinding& finding) { ++findings[{finding.severity, finding.code}]; }
    void add(const CheckTotals& other);
    [[nodiscard]] std::uint64_t of(Severity severity) const;
};

/// Printed on standard error.
void report_totals(const CheckTotals& totals);

/// Text in which the numbers of games are missing, because they are known only when all that comes
/// before has been read.
class NumberedText {
  public:
    void operator+=(std::string_view text) { text_ += text; }
    /// `number` counts from the first game that this text tells of.
    void add_number(std::uint64_t number) { gaps_.emplace_back(text_.size(), number); }
    /// With every number raised by `games_before`.
    [[nodiscard]] std::string numbered(std::uint64_t games_before) const;

  private:
    std::string text_;
    std::vector<std::pair<std::size_t, std::uint64_t>> gaps_;
};

/// Where a game stands.
struct CheckedPlace {
    std::string_view file;
    std::uint64_t lines_before = 0;
    /// In its segment, from 1.
    std::uint64_t number = 0;
};

struct CheckReportOptions {
    Form form = Form::text;
    /// Findings below it are counted, but not printed.
    Severity least = Severity::note;
};

void write_findings(NumberedText& text, const CheckedPlace& place, const GameCheck& check,
                    const CheckReportOptions& options);
/// All that is said of one game, with the newline.
void report_game(NumberedText& text, const CheckedPlace& place, const CollectedGame& game,
                 const GameCheck& check, const CheckReportOptions& options);

}  // namespace arbiter
