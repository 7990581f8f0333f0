// Move counts by depth as collections write them: lines "FEN ;D1 20 ;D2 400", or blocks of
// "epd FEN" followed by lines "perft 1 20".
#pragma once

#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

namespace arbiter::testing {

struct PerftCase {
    std::string fen;
    /// Of depth 1, 2, ...
    std::vector<std::uint64_t> counts;
};

/// "FEN ;D1 20 ;D2 400", with or without blanks and a closing semicolon.
inline PerftCase read_perft_line(const std::string& line) {
    std::istringstream fields(line);
    PerftCase found;
    std::getline(fields, found.fen, ';');
    for (std::string field; std::getline(fields, field, ';');) {
        std::istringstream words(field);
        std::string depth;
        std::uint64_t count = 0;
        if (words >> depth >> count)
            found.counts.push_back(count);
    }
    return found;
}

inline std::vector<PerftCase> read_perft_lines(const std::vector<std::string>& lines) {
    std::vector<PerftCase> cases;
    for (const std::string& line : lines)
        cases.push_back(read_perft_line(line));
    return cases;
}

inline std::vector<PerftCase> read_perft_blocks(const std::vector<std::string>& lines) {
    std::vector<PerftCase> cases;
    for (const std::string& line : lines) {
        std::istringstream words(line);
        std::string key;
        words >> key >> std::ws;
        if (key == "epd") {
            cases.emplace_back();
            std::getline(words, cases.back().fen);
        } else if (key == "perft") {
            int depth = 0;
            std::uint64_t count = 0;
            words >> depth >> count;
            cases.back().counts.push_back(count);
        }
    }
    return cases;
}

}  // namespace arbiter::testing
