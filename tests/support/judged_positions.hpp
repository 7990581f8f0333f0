// Positions of tests/data/winnable.txt, with what a person says of them.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/rules/piece.hpp"
#include "tests/support/data_files.hpp"

namespace arbiter::testing {

struct JudgedPosition {
    std::string fen;
    /// By the side that would mate.
    PerColor<bool> can_mate;
};

/// "FEN ; + ; - ; why".
inline JudgedPosition read_judged_position(std::string_view line) {
    constexpr std::string_view separator = " ; ";
    const auto take_field = [&] {
        const std::size_t end = line.find(separator);
        if (end == std::string_view::npos)
            throw std::invalid_argument("a field is missing before: " + std::string(line));
        const std::string_view field = line.substr(0, end);
        line.remove_prefix(end + separator.size());
        return field;
    };
    JudgedPosition judged;
    judged.fen = take_field();
    for (const Color side : both_colors) {
        const std::string_view word = take_field();
        if (word != "+" && word != "-")
            throw std::invalid_argument("neither + nor -: " + std::string(word));
        judged.can_mate[side] = word == "+";
    }
    return judged;
}

inline std::vector<JudgedPosition> judged_positions() {
    std::vector<JudgedPosition> positions;
    for (const std::string& line : own_lines("winnable.txt"))
        positions.push_back(read_judged_position(line));
    return positions;
}

}  // namespace arbiter::testing
