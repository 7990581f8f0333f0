// The lines of data files. The project's own are always there; the larger shared collections may
// be missing, and then a test says so with GTEST_SKIP() << no_shared_data.
#pragma once

#include <filesystem>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/data_folders.hpp"

namespace arbiter::testing {

inline constexpr std::string_view no_shared_data =
    "skipped: the shared collections of positions are not beside the project";

/// Without empty lines, comments (#) and carriage returns; nothing where there is no such file.
inline std::optional<std::vector<std::string>> read_lines(const std::filesystem::path& path) {
    std::ifstream file(path);
    if (!file)
        return std::nullopt;
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line.back() == '\r')
            line.pop_back();
        if (!line.empty() && line.front() != '#')
            lines.push_back(line);
    }
    return lines;
}

inline std::vector<std::string> own_lines(const std::string& name) {
    auto lines = read_lines(test_data() / name);
    if (!lines)
        throw std::runtime_error("tests/data/" + name + " is missing");
    return *std::move(lines);
}

inline std::optional<std::vector<std::string>> shared_lines(const std::string& name) {
    return read_lines(shared_data() / name);
}

}  // namespace arbiter::testing
