#include "arbiter/rules/material.hpp"

#include <algorithm>
#include <cstddef>

namespace arbiter {

Material material(const Board& board) {
    Material count{};
    for (const Color color : both_colors)
        for (const Role role : all_roles)
            count[color][role] = board.of(color, role).size();
    return count;
}

std::string name(const Material& material) {
    std::string text;
    for (const Color color : both_colors) {
        if (color == Color::black)
            text += 'v';
        for (auto role = all_roles.rbegin(); role != all_roles.rend(); ++role)
            text.append(static_cast<std::size_t>(material[color][*role]), letter(*role));
    }
    return text;
}

int phase(const Board& board) {
    constexpr PerRole<int> shares{{{0, 1, 1, 2, 4, 0}}};
    int sum = 0;
    for (const Role role : all_roles)
        sum += shares[role] * board.of(role).size();
    return std::min(sum, full_phase);
}

}  // namespace arbiter
