// Texts of games, and what is found in them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arbiter/collection/game_check.hpp"
#include "arbiter/collection/record_reader.hpp"
#include "arbiter/pgn/reader.hpp"

namespace arbiter::testing {

inline std::vector<GameCheck> checked(std::string_view text,
                                      const Ruleset& ruleset = fide_ruleset()) {
    std::vector<GameCheck> checks;
    ProvingJudge judge;
    RecordReader visitor(
        [&](const CollectedGame& game) { checks.push_back(check_game(game, ruleset, judge)); });
    read_games(text, visitor);
    return checks;
}

/// "error result-board 4", one for each finding of the first game; without those on the roster.
inline std::vector<std::string> found(std::string_view text,
                                      const Ruleset& ruleset = fide_ruleset()) {
    std::vector<std::string> lines;
    const auto checks = checked(text, ruleset);
    if (checks.empty())
        return lines;
    for (const GameFinding& finding : checks.front().findings)
        if (finding.code != "tag-missing")
            lines.push_back(std::string(name(finding.severity)) + ' ' + std::string(finding.code) +
                            ' ' + std::to_string(finding.ply));
    return lines;
}

/// What is said of the first game under that code; empty where nothing is.
inline std::string text_of(std::string_view text, std::string_view code) {
    for (const GameCheck& check : checked(text))
        for (const GameFinding& finding : check.findings)
            if (finding.code == code)
                return finding.text;
    return "";
}

}  // namespace arbiter::testing
