// What `arbiter analyse` was asked for.
#pragma once

#include <chrono>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/analysis/search_judge.hpp"
#include "arbiter/match/contestant.hpp"

namespace arbiter {

struct AnalyseOptions {
    std::vector<std::string> files;
    std::string rules;
    std::uint64_t nodes = 100'000;
    std::optional<double> seconds;
    int lines = 1;
    /// As it was typed, and as it was read.
    std::string engine;
    std::optional<match::Contestant> contestant;
    /// Folders, and what is in them.
    std::string syzygy;
    SharedEndgameTables tables = nullptr;
    /// Files to be written; empty where none is.
    std::string svg;
    std::string resume;
    bool are_positions = false;
    bool is_json = false;
    unsigned threads = 1;

    [[nodiscard]] JudgeEffort effort() const {
        if (!seconds)
            return {.nodes = nodes, .time = std::nullopt, .lines = lines, .tables = tables};
        const std::chrono::milliseconds time(std::llround(*seconds * 1000));
        return {.nodes = unlimited_nodes, .time = time, .lines = lines, .tables = tables};
    }
};

}  // namespace arbiter
