// Counts the positions after so many plies, as every test of a move generator does.
#include <cstdint>
#include <iostream>

#include "arbiter/rules/chess960.hpp"
#include "arbiter/rules/movegen.hpp"

namespace {

std::uint64_t positions_after(const arbiter::Position& position, int plies) {
    if (plies == 1)
        return arbiter::count_legal_moves(position);
    std::uint64_t sum = 0;
    for (const arbiter::Move move : arbiter::legal_moves(position))
        sum += positions_after(position.play(move), plies - 1);
    return sum;
}

}  // namespace

int main() {
    // Prints: 197281 from the initial position, 197281 from array 518 of Chess960
    std::cout << positions_after(arbiter::Position(), 4) << " from the initial position, "
              << positions_after(*arbiter::chess960_position(518), 4)
              << " from array 518 of Chess960\n";
}
