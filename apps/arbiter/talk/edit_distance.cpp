#include "apps/arbiter/talk/edit_distance.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace arbiter {

std::size_t edit_distance(std::string_view one, std::string_view other) {
    // Of the beginnings of both: a row for each length of `one`, a column for each of `other`.
    std::vector<std::size_t> before;
    std::vector<std::size_t> last(other.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= one.size(); ++i) {
        std::vector<std::size_t> row{i};
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const std::size_t wrong = one[i - 1] == other[j - 1] ? 0 : 1;
            std::size_t least = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + wrong});
            if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
                least = std::min(least, before[j - 2] + 1);
            row.push_back(least);
        }
        before = std::exchange(last, std::move(row));
    }
    return last.back();
}

}  // namespace arbiter
