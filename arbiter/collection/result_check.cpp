#include "arbiter/collection/result_check.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/collection/check_parts.hpp"
#include "arbiter/collection/mating_doubt.hpp"
#include "arbiter/game/mating_chances.hpp"

namespace arbiter {

namespace {

TextPlace place_of_tag(const CollectedGame& game) {
    const GameTag* const tag = game.find_tag("Result");
    return tag != nullptr ? tag->place : game.played.place;
}

/// Where a word about the result stands: in the movetext, else in the tags.
TextPlace place_of_result(const CollectedGame& game) {
    const bool is_written = game.played.result && game.played.result->score;
    return is_written ? game.result_place : place_of_tag(game);
}

void check_tag(const CollectedGame& game, std::vector<GameFinding>& findings) {
    const auto tag = game.tag("Result");
    const auto& written = game.played.result;
    if (!written)
        findings.push_back({.severity = Severity::warning,
                            .code = "result-missing",
                            .place = game.end_place,
                            .text = "the movetext ends without a result"});
    if (!tag)
        return;
    const auto tagged = result_of_tag(*tag);
    if (!tagged)
        findings.push_back({.severity = Severity::warning,
                            .code = "result-unknown",
                            .place = place_of_tag(game),
                            .text = "the tag says '" + std::string(utf8_beginning(*tag, 40)) +
                                    "'; PGN has 1-0, 0-1, 1/2-1/2 and *"});
    else if (*tag != text_of(*tagged))
        findings.push_back({.severity = Severity::note,
                            .code = "odd-result",
                            .place = place_of_tag(game),
                            .text = "the tag says '" + std::string(utf8_beginning(*tag, 40)) +
                                    "', which is read as " + text_of(*tagged)});
    if (tagged && written && *tagged != *written)
        findings.push_back({.severity = Severity::error,
                            .code = "result-mismatch",
                            .place = game.result_place,
                            .text = "the tag Result says " + text_of(*tagged) +
                                    ", but the movetext " + text_of(*written)});
}

/// "White wins on time" beside 0-1: nobody can say which of both is wrong.
void check_loser(const CollectedGame& game, std::vector<GameFinding>& findings) {
    const auto result = told_result(game);
    const auto loser = told_loser(game);
    if (!loser || !result || !result->score)
        return;
    const Result against = *loser == Color::white ? Result::white_wins : Result::black_wins;
    if (result->score == against)
        findings.push_back({.severity = Severity::warning,
                            .code = "termination-mismatch",
                            .place = place_of_result(game),
                            .text = "the record says that " +
                                    std::string(capitalized_name(*loser)) +
                                    " lost, but the result is " + text_of(*result)});
}

std::string told(Result result) {
    switch (result) {
        case Result::white_wins:
            return "White wins";
        case Result::black_wins:
            return "Black wins";
        case Result::draw:
        case Result::both_lose:
        case Result::white_half_only:
        case Result::black_half_only:
        case Result::none:
            return "the game is drawn";
    }
    std::unreachable();
}

std::string player(Color color) { return std::string(capitalized_name(color)); }

bool is_win(const std::optional<PgnResult>& result) {
    return result && (result->score == Result::white_wins || result->score == Result::black_wins);
}

}  // namespace

void check_result(const CollectedGame& game, const std::optional<BoardEnding>& end,
                  std::vector<GameFinding>& findings) {
    check_tag(game, findings);
    check_loser(game, findings);
    if (!end)
        return;
    const auto result = told_result(game);
    if (!result || result->score == end->ending.result)
        return;
    const bool is_open = !result->score;
    findings.push_back({.severity = is_open ? Severity::warning : Severity::error,
                        .code = is_open ? "result-open" : "result-board",
                        .ply = end->ply,
                        .place = place_of_result(game),
                        .text = "the record says " + text_of(*result) + ", but " +
                                told(end->ending.result) + " by " +
                                lower_first(std::string(describe(end->ending.reason))) +
                                cited(end->ending.article)});
}

Ending judge_told_ending(const CollectedGame& game, const ToldEnding& told, const Ruleset& ruleset,
                         MatingJudge& judge) {
    const Position& position = game.played.final_position;
    const Color winner = opponent(told.loser);
    const bool is_flag = told.reason == EndReason::flag;
    if (is_flag && ruleset.flag_rule == FlagRule::by_material) {
        const bool is_draw = lacks_material_to_win_on_time(position.board(), winner);
        return {.result = is_draw ? Result::draw : win_of(winner),
                .reason = told.reason,
                .article = "US Chess 14E",
                .by = told.loser};
    }
    const std::string_view article = is_flag ? "6.9" : "5.1.2";
    if (is_mate_in_doubt(position, winner))
        return loss_unless_unwinnable(position, told.loser, told.reason, article, judge);
    return {.result = win_of(winner),
            .reason = told.reason,
            .article = std::string(article),
            .by = told.loser};
}

void check_told_ending(const CollectedGame& game, const Ending& ruled,
                       std::vector<GameFinding>& findings) {
    const auto result = told_result(game);
    const Color loser = *ruled.by;
    const std::string winner = player(opponent(loser));
    const bool is_flag = ruled.reason == EndReason::flag;
    const std::string what = player(loser) + (is_flag ? "'s flag fell" : " resigned");
    const auto add = [&](Severity severity, std::string_view code, std::string text) {
        findings.push_back({.severity = severity,
                            .code = code,
                            .ply = game.played.moves.size(),
                            .place = place_of_result(game),
                            .text = std::move(text) + cited(ruled.article)});
    };
    if (ruled.is_undecided)
        add(Severity::note, is_flag ? "flag-undecided" : "result-undecided",
            what + ", and whether " + winner + " could still mate is not decided");
    else if (is_win(result) && ruled.result == Result::draw)
        add(Severity::error, is_flag ? "flag-win-unwinnable" : "result-resignation-unwinnable",
            what + ", but " + winner + " could never mate: draw");
    else if (result->score == Result::draw && ruled.result != Result::draw)
        add(Severity::warning, "flag-draw-winnable",
            "drawn on time, but " + winner + " could still mate by some series of legal moves: " +
                std::string(text(ruled.result)));
}

void check_unexplained_win(const CollectedGame& game, MatingJudge& judge,
                           std::vector<GameFinding>& findings) {
    const auto result = told_result(game);
    // Nobody has shown anything in a game that was not played.
    if (!is_win(result) || game.played.moves.empty() || is_otherwise_ended(game))
        return;
    const Color winner = result->score == Result::white_wins ? Color::white : Color::black;
    const Position& position = game.played.final_position;
    if (!is_mate_in_doubt(position, winner) || !is_proved_unable_to_mate(position, winner, judge))
        return;
    findings.push_back({.severity = Severity::warning,
                        .code = "result-unwinnable",
                        .ply = game.played.moves.size(),
                        .place = place_of_result(game),
                        .text = player(winner) +
                                " is given the win but could never mate: draw, whether the "
                                "opponent resigned (Law 5.1.2), the flag fell (Law 6.9) or a "
                                "second illegal move was made (Law 7.5.5)"});
}

}  // namespace arbiter
