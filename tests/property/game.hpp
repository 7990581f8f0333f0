// An arbitrary game for properties: an array and a choice for every ply. RapidCheck makes games
// and shortens those that break a property. Not what `arbiter::Game` is: nothing ends it early.
#pragma once

#include <cstdint>
#include <ostream>
#include <vector>

#include <rapidcheck.h>

#include "arbiter/rules/position.hpp"

namespace arbiter::testing {

struct ArbitraryGame {
    int array = 518;
    std::vector<std::uint16_t> choices;
};

/// The start and the position after each move, up to mate or stalemate.
[[nodiscard]] std::vector<Position> positions_of(const ArbitraryGame& game);

/// The FEN before every move.
std::ostream& operator<<(std::ostream& out, const ArbitraryGame& game);

}  // namespace arbiter::testing

template <>
struct rc::Arbitrary<arbiter::testing::ArbitraryGame> {
    static Gen<arbiter::testing::ArbitraryGame> arbitrary() {
        using arbiter::testing::ArbitraryGame;
        return gen::build<ArbitraryGame>(
            gen::set(&ArbitraryGame::array, gen::inRange(0, 960)),
            gen::set(&ArbitraryGame::choices,
                     gen::scale(2.0, gen::arbitrary<std::vector<std::uint16_t>>())));
    }
};
