// Which collections are read, and by how many threads.
#pragma once

#include <string>
#include <vector>

namespace arbiter {

struct CollectionFiles {
    /// "-" or nothing is standard input.
    std::vector<std::string> paths;
    unsigned threads = 1;
};

}  // namespace arbiter
