#include "arbiter/engine/corrections.hpp"

#include <algorithm>

#include "arbiter/base/fibonacci_hash.hpp"
#include "arbiter/engine/learned.hpp"

namespace arbiter {

Corrections::Places Corrections::places_of(const Position& position) {
    const Board& board = position.board();
    const auto below_kinds = [](FibonacciHash hash) {
        return static_cast<std::size_t>(hash.value()) % kinds;
    };
    FibonacciHash pawns;
    for (const Color color : both_colors)
        pawns.add(board.of(color, Role::pawn).bits());
    const std::size_t table = position.turn() == Color::white ? 0 : 3 * kinds;
    Places places{table + below_kinds(pawns)};
    std::size_t begin = table + kinds;
    for (const Color color : both_colors) {
        FibonacciHash pieces;
        for (const Role role : {Role::knight, Role::bishop, Role::rook, Role::queen, Role::king})
            pieces.add(board.of(color, role).bits());
        places[color == Color::white ? 1 : 2] = begin + below_kinds(pieces);
        begin += kinds;
    }
    return places;
}

int Corrections::of(const Position& position) const {
    int sum = 0;
    for (const std::size_t place : places_of(position))
        sum += entries_[place];
    return std::clamp(sum / unit, -max_centipawns, max_centipawns);
}

void Corrections::learn(const Position& position, int error, int depth) {
    const int bonus = std::clamp(error * depth / 8, -max_entry / 4, max_entry / 4);
    for (const std::size_t place : places_of(position))
        arbiter::learn(entries_[place], bonus, max_entry);
}

}  // namespace arbiter
