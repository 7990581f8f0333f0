#include "arbiter/pgn/problem.hpp"

#include <array>

namespace arbiter {

namespace {

struct Kind {
    std::string_view code;
    Severity severity;
};

/// In the order of `PgnFault`.
constexpr std::array<Kind, 25> kinds{{
    {"broken-tag", Severity::warning},
    {"late-tag", Severity::warning},
    {"unterminated-comment", Severity::warning},
    {"unterminated-variation", Severity::warning},
    {"stray-close", Severity::warning},
    {"unknown-token", Severity::warning},
    {"nag-range", Severity::warning},
    {"torn-move", Severity::warning},
    {"stray-text", Severity::warning},
    {"encoding", Severity::error},
    {"odd-result", Severity::note},
    {"odd-tag", Severity::note},
    {"stray-variation", Severity::warning},
    {"too-deep", Severity::warning},
    {"empty-variation", Severity::note},
    {"odd-character", Severity::note},
    {"foreign-variant", Severity::warning},
    {"bad-fen", Severity::error},
    {"odd-fen", Severity::warning},
    {"illegal-variation", Severity::warning},
    {"left-out", Severity::warning},
    {"too-long", Severity::error},
    {"odd-promotion", Severity::warning},
    {"illegal-move", Severity::error},
    {"illegal-move-null", Severity::error},
}};

const Kind& kind(PgnFault fault) { return kinds[static_cast<std::size_t>(fault)]; }

}  // namespace

std::string_view name(Severity severity) {
    constexpr std::array<std::string_view, 3> names{"note", "warning", "error"};
    return names[static_cast<std::size_t>(severity)];
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
        default:
            return false;
    }
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
