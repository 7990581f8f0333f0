#include "arbiter/collection/game_check.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/collection/board_ending.hpp"
#include "arbiter/collection/check_parts.hpp"
#include "arbiter/collection/claim_check.hpp"
#include "arbiter/collection/clock_check.hpp"
#include "arbiter/collection/record_check.hpp"
#include "arbiter/collection/result_check.hpp"
#include "arbiter/collection/told_ending.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

/// Nothing can follow mate and stalemate, so that what was tried there is an illegal move for the
/// replay, and for the Laws a move after the end.
bool was_tried_after_end(const PgnProblem& problem, const CollectedGame& game,
                         const std::optional<BoardEnding>& end) {
    return problem.fault == PgnFault::illegal_move && end && end->ply == game.played.moves.size();
}

void add_problems(GameCheck& check, const CollectedGame& game,
                  const std::optional<BoardEnding>& end) {
    for (const PgnProblem& problem : game.played.problems) {
        if (was_tried_after_end(problem, game, end))
            continue;
        const bool is_of_line =
            problem.fault == PgnFault::illegal_move || problem.fault == PgnFault::null_move;
        check.findings.push_back({.severity = severity(problem.fault),
                                  .code = code(problem.fault),
                                  .ply = is_of_line ? ply_at(game, problem.place) : 0,
                                  .place = problem.place,
                                  .text = problem.text});
    }
}

void add_moves_after_end(GameCheck& check, const CollectedGame& game,
                         const std::optional<BoardEnding>& end) {
    if (!end)
        return;
    const auto& problems = game.played.problems;
    const auto tried = std::ranges::find(problems, PgnFault::illegal_move, &PgnProblem::fault);
    const std::size_t played = game.played.moves.size();
    const bool was_tried = end->ply == played && tried != problems.end();
    if (end->ply == played && !was_tried)
        return;
    const TextPlace place = was_tried ? tried->place : game.move_places[end->ply];
    check.findings.push_back({.severity = Severity::error,
                              .code = "move-after-end",
                              .ply = end->ply + 1,
                              .place = place,
                              .text = "the game had ended before this move: " +
                                      lower_first(std::string(describe(end->ending.reason))) +
                                      cited(end->ending.article)});
}

}  // namespace

GameCheck check_game(const CollectedGame& game, const Ruleset& ruleset, MatingJudge& judge) {
    GameCheck check;
    const std::optional<History> history = history_for_draws(game);
    const auto end = board_ending(game, history ? &*history : nullptr, ruleset, judge);
    // Where the moves break off nobody knows how the game stood when it ended.
    const bool is_end_known = end || game.played.is_complete;
    // After mate and stalemate no flag matters; after a draw that the players overlooked one may
    // have decided the result that was recorded.
    const bool is_out_of_moves = is_end_known && !has_legal_move(game.played.final_position);
    const auto told = is_end_known && !is_out_of_moves ? told_ending(game) : std::nullopt;
    const auto ruled =
        told ? std::optional(judge_told_ending(game, *told, ruleset, judge)) : std::nullopt;
    if (end)
        check.ended_at = end->ply;
    check.adjudicated = end ? std::optional(end->ending) : ruled;
    add_problems(check, game, end);
    add_moves_after_end(check, game, end);
    check_record(game, check.findings);
    check_result(game, end, check.findings);
    if (ruled)
        check_told_ending(game, *ruled, check.findings);
    else if (!end && is_end_known)
        check_unexplained_win(game, judge, check.findings);
    check_claims(game, history ? &*history : nullptr, end, ruleset, check.findings);
    check_clocks(game, check.findings);
    std::ranges::stable_sort(check.findings, {},
                             [](const GameFinding& finding) { return finding.place.offset; });
    return check;
}

}  // namespace arbiter
