// Which collections are read, and by how many threads.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/arbiter/games/segments.hpp"

namespace arbiter {

struct CollectionFiles {
    /// "-" or nothing is standard input.
    std::vector<std::string> paths;
    unsigned threads = 1;
    /// Changes the text of each segment of a file before it is read, in their order.
    std::function<void(Segment& segment, std::string_view path)> prepare = {};
};

}  // namespace arbiter
