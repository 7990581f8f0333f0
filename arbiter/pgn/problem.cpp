#include "arbiter/pgn/problem.hpp"

#include <utility>

namespace arbiter {

namespace {

struct Kind {
    std::string_view code;
    Severity severity;
};

constexpr Kind kind(PgnFault fault) {
    switch (fault) {
        case PgnFault::broken_tag:
            return {"broken-tag", Severity::warning};
        case PgnFault::late_tag:
            return {"late-tag", Severity::warning};
        case PgnFault::unterminated_comment:
            return {"unterminated-comment", Severity::warning};
        case PgnFault::unterminated_variation:
            return {"unterminated-variation", Severity::warning};
        case PgnFault::stray_close:
            return {"stray-close", Severity::warning};
        case PgnFault::unknown_token:
            return {"unknown-token", Severity::warning};
        case PgnFault::nag_range:
            return {"nag-range", Severity::warning};
        case PgnFault::torn_move:
            return {"torn-move", Severity::warning};
        case PgnFault::stray_text:
            return {"stray-text", Severity::warning};
        case PgnFault::encoding:
            return {"encoding", Severity::error};
        case PgnFault::odd_result:
            return {"odd-result", Severity::note};
        case PgnFault::odd_tag:
            return {"odd-tag", Severity::note};
        case PgnFault::stray_variation:
            return {"stray-variation", Severity::warning};
        case PgnFault::too_deep:
            return {"too-deep", Severity::warning};
        case PgnFault::empty_variation:
            return {"empty-variation", Severity::note};
        case PgnFault::odd_character:
            return {"odd-character", Severity::note};
        case PgnFault::foreign_variant:
            return {"foreign-variant", Severity::warning};
        case PgnFault::bad_fen:
            return {"bad-fen", Severity::error};
        case PgnFault::odd_fen:
            return {"odd-fen", Severity::warning};
        case PgnFault::illegal_variation:
            return {"illegal-variation", Severity::warning};
        case PgnFault::left_out:
            return {"left-out", Severity::warning};
        case PgnFault::too_long:
            return {"too-long", Severity::error};
        case PgnFault::odd_promotion:
            return {"odd-promotion", Severity::warning};
        case PgnFault::illegal_move:
            return {"illegal-move", Severity::error};
        case PgnFault::null_move:
            return {"illegal-move-null", Severity::error};
    }
    std::unreachable();
}

}  // namespace

std::string_view name(Severity severity) {
    switch (severity) {
        case Severity::note:
            return "note";
        case Severity::warning:
            return "warning";
        case Severity::error:
            return "error";
    }
    std::unreachable();
}

std::string_view code(PgnFault fault) { return kind(fault).code; }

Severity severity(PgnFault fault) { return kind(fault).severity; }

bool leaves_text_out(PgnFault fault) {
    switch (fault) {
        case PgnFault::broken_tag:
        case PgnFault::unknown_token:
        case PgnFault::nag_range:
        case PgnFault::stray_text:
        case PgnFault::encoding:
        case PgnFault::stray_variation:
        case PgnFault::too_deep:
        case PgnFault::left_out:
        case PgnFault::too_long:
            return true;
        case PgnFault::late_tag:
        case PgnFault::unterminated_comment:
        case PgnFault::unterminated_variation:
        case PgnFault::stray_close:
        case PgnFault::torn_move:
        case PgnFault::odd_result:
        case PgnFault::odd_tag:
        case PgnFault::empty_variation:
        case PgnFault::odd_character:
        case PgnFault::foreign_variant:
        case PgnFault::bad_fen:
        case PgnFault::odd_fen:
        case PgnFault::illegal_variation:
        case PgnFault::odd_promotion:
        case PgnFault::illegal_move:
        case PgnFault::null_move:
            return false;
    }
    std::unreachable();
}

void keep_problem(std::vector<PgnProblem>& kept, const PgnProblem& problem) {
    if (kept.size() < max_problems_per_game)
        return kept.push_back(problem);
    if (kept.size() == max_problems_per_game)
        kept.push_back({PgnFault::left_out, problem.place,
                        "the game has more findings than " + std::to_string(max_problems_per_game) +
                            "; the rest is left out"});
    // A text may have any number of null moves.
    if (problem.fault != PgnFault::null_move && severity(problem.fault) == Severity::error)
        kept.push_back(problem);
}

}  // namespace arbiter
