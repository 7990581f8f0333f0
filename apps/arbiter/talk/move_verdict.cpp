#include "apps/arbiter/talk/move_verdict.hpp"

#include <utility>

#include "arbiter/game/move_readings.hpp"
#include "arbiter/notation/explanation_text.hpp"
#include "arbiter/notation/san_error.hpp"
#include "arbiter/rules/explain.hpp"

namespace arbiter {

namespace {

MoveVerdict verdict_of(Explanation explanation) {
    return {.move = explanation.move,
            .reason = std::string(code(explanation.reason)),
            .article = std::string(explanation.article),
            .text = std::move(explanation.text),
            .squares = explanation.squares};
}

/// Requires: not a problem of syntax.
MoveVerdict verdict_of(const SanError& error) {
    return {.move = {},
            .reason = error.problem == SanProblem::ambiguous ? "ambiguous" : "no_such",
            .article = std::string(error.article),
            .text = without_law(error),
            .squares = error.squares};
}

std::expected<MoveVerdict, InputFault> verdict_or_fault(const SanError& error) {
    if (error.problem == SanProblem::syntax)
        return std::unexpected(InputFault{"syntax", error.at, error.text});
    return verdict_of(error);
}

}  // namespace

std::expected<MoveVerdict, InputFault> verdict_on(const History& history, std::string_view move,
                                                  MoveText form) {
    auto read = read_written_move(history, move, form);
    if (read)
        return verdict_of(*std::move(read));
    return verdict_or_fault(read.error());
}

std::expected<MoveVerdict, InputFault> verdict_in_any(const History& history, std::string_view move,
                                                      const std::optional<MoveStyle>& chosen) {
    auto read = read_move_in_any(history, move, chosen);
    if (!read)
        return verdict_or_fault(read.error());
    MoveVerdict verdict = verdict_of(std::move(read->explanation));
    verdict.read_as = read->style;
    return verdict;
}

}  // namespace arbiter
