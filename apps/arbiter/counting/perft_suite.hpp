// Files of positions with known counts, in the two forms that are in use. Reads them; counts
// nothing.
//
//     FEN ;D1 20 ;D2 400          id 1
//                                 epd FEN
//                                 perft 1 20
//
// Lines that are blank or begin with # are skipped.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "apps/arbiter/frame/checked_input.hpp"
#include "apps/arbiter/frame/line_reader.hpp"

namespace arbiter {

inline constexpr int max_perft_depth = 255;

struct KnownCount {
    int depth;
    std::uint64_t nodes;
};

struct SuiteEntry {
    /// From 1.
    std::size_t line = 0;
    /// The line with the FEN, or the line that is wrong.
    std::string input;
    std::string fen;
    std::vector<KnownCount> counts;
    /// What is wrong with the form of the entry; the FEN is not looked at here.
    std::vector<InputFault> faults;
};

/// Everything up to the end of the input or an error of `reader`.
[[nodiscard]] std::vector<SuiteEntry> read_suite(LineReader& reader);

}  // namespace arbiter
