#include "apps/arbiter/talk/move_verdict.hpp"

#include <utility>

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

}  // namespace

std::expected<MoveVerdict, InputFault> verdict_on(const History& history, std::string_view move,
                                                  MoveText form) {
    auto read = read_written_move(history, move, form);
    if (read)
        return verdict_of(*std::move(read));
    if (read.error().problem == SanProblem::syntax)
        return std::unexpected(InputFault{"syntax", read.error().at, read.error().text});
    return verdict_of(read.error());
}

}  // namespace arbiter
