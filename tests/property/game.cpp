#include "tests/property/game.hpp"

#include <cstdlib>

#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/chess960.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {

namespace {

/// Every run tries the same games, unless the environment asks for others.
[[maybe_unused]] const int same_games_at_every_run =
    setenv("RC_PARAMS", "seed=1860 max_success=200", 0);

}  // namespace

std::vector<Position> positions_of(const ArbitraryGame& game) {
    std::vector<Position> positions{chess960_position(game.array).value()};
    for (const std::uint16_t choice : game.choices) {
        if (!has_legal_move(positions.back()))
            break;
        positions.push_back(positions.back().play(choose_move(positions.back(), choice)));
    }
    return positions;
}

std::ostream& operator<<(std::ostream& out, const ArbitraryGame& game) {
    for (const Position& position : positions_of(game))
        out << '\n' << write_fen(position, {CastlingStyle::shredder});
    return out;
}

}  // namespace arbiter::testing
