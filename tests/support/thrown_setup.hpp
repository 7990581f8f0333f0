// Kings and other men thrown onto the board: setups that no game needs to have led to, often with
// checks and pins.
#pragma once

#include <array>
#include <cstddef>

#include "arbiter/rules/setup.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {

inline Role any_role(Random& random) {
    // Many sliders, for checks from afar; no king.
    constexpr std::array roles{Role::pawn,   Role::pawn, Role::knight, Role::bishop,
                               Role::bishop, Role::rook, Role::rook,   Role::queen};
    return roles[random.below(roles.size())];
}

/// No king in a wrong number and no pawn on a wrong rank; otherwise anything.
inline Setup thrown_setup(Random& random) {
    Setup setup;
    const auto put = [&](Piece piece) {
        const Square square = square_at(static_cast<int>(random.below(64)));
        const bool is_free = !setup.board.occupied().contains(square);
        if (is_free && (piece.role != Role::pawn || !back_ranks.contains(square)))
            setup.board.put(square, piece);
        return is_free;
    };
    for (const Color color : both_colors)
        while (!put({color, Role::king})) {
        }
    const std::size_t men = 3 + random.below(12);
    for (std::size_t i = 0; i < men; ++i)
        put({random.below(2) == 0 ? Color::white : Color::black, any_role(random)});
    setup.turn = random.below(2) == 0 ? Color::white : Color::black;
    return setup;
}

}  // namespace arbiter::testing
