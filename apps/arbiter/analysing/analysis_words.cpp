#include "apps/arbiter/analysing/analysis_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>

#include "apps/arbiter/frame/report.hpp"
#include "arbiter/analysis/annotation.hpp"
#include "arbiter/analysis/overlooked_stalemates.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/notation/san_writer.hpp"

namespace arbiter {

namespace {

constexpr std::array<std::string_view, 14> codes_of_the_laws{
    "bad-fen",          "foreign-variant", "illegal-move",       "illegal-move-null",
    "claim-fifty",      "claim-threefold", "flag-draw-winnable", "flag-win-unwinnable",
    "move-after-end",   "result-board",    "result-unwinnable",  "result-resignation-unwinnable",
    "stalemate-missed", "stalemate-given"};

constexpr std::string_view missed_stalemate = " could have come to stalemate by ";
constexpr std::string_view given_stalemate = " has given stalemate, which is a draw";
constexpr std::string_view law_of_stalemate = " (Law 5.2.1)";

std::string side_in_words(std::string_view name, const SideAnalysis& side) {
    const auto several = [](int number, std::string_view one, std::string_view more) {
        return fmt::format("{} {}", number, number == 1 ? one : more);
    };
    return fmt::format("{}: accuracy {:.1f} %, {}, {}, {}, average loss {}.", name, *side.accuracy,
                       several(side.inaccuracies, "inaccuracy", "inaccuracies"),
                       several(side.mistakes, "mistake", "mistakes"),
                       several(side.blunders, "blunder", "blunders"),
                       several(*side.average_loss, "centipawn", "centipawns"));
}

}  // namespace

std::string in_words(const GameAnalysis& analysis) {
    std::string text;
    for (const Color color : both_colors)
        if (analysis.sides[color].moves > 0) {
            text += text.empty() ? "" : " ";
            text += side_in_words(color == Color::white ? "White" : "Black", analysis.sides[color]);
        }
    return text;
}

std::string evaluation_text(Score score, Color turn) {
    const CommandEvaluation evaluation = command_evaluation(score, turn);
    const bool is_plus = evaluation.centipawns.value_or(0) > 0;
    return (is_plus ? "+" : "") + write_command_evaluation(evaluation);
}

bool is_of_the_start(const GameFinding& finding) {
    constexpr std::array<std::string_view, 4> codes{"bad-fen", "foreign-variant", "claim-fifty",
                                                    "claim-threefold"};
    return finding.ply == 0 && std::ranges::find(codes, finding.code) != codes.end();
}

std::vector<GameFinding> stalemate_findings(const Position& start, const GameAnalysis& analysis) {
    std::vector<GameFinding> findings;
    Position position = start;
    std::size_t ply = 0;
    for (const OverlookedStalemate& one : overlooked_stalemates(start, analysis)) {
        for (; ply < one.ply; ++ply)
            position = position.play(analysis.moves[ply].move);
        const std::string_view side = position.turn() == Color::white ? "White" : "Black";
        const bool is_given = one.line.empty();
        findings.push_back(
            {.code = is_given ? "stalemate-given" : "stalemate-missed",
             .ply = one.ply + 1,
             .place = {},
             .text = fmt::format("{}{}{}{}", side, is_given ? given_stalemate : missed_stalemate,
                                 written_line(position, one.line), law_of_stalemate)});
    }
    return findings;
}

bool is_of_a_stalemate(std::string_view comment) {
    return (comment.contains(missed_stalemate) || comment.contains(given_stalemate)) &&
           comment.ends_with(law_of_stalemate);
}

bool is_of_the_laws(const GameFinding& finding) {
    return std::ranges::find(codes_of_the_laws, finding.code) != codes_of_the_laws.end();
}

std::string written_line(Position position, const std::vector<Move>& line) {
    std::string text;
    for (const Move move : line) {
        const bool is_first = text.empty();
        text += is_first ? "" : " ";
        text += is_first || position.turn() == Color::white ? numbered(position, move)
                                                            : write_san(position, move);
        position = position.play(move);
    }
    return text;
}

}  // namespace arbiter
