// Asks why a move is refused, and what may be played instead.
#include <iostream>

#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/movegen.hpp"

int main() {
    using namespace arbiter;
    const auto setup = read_fen("4k3/8/8/8/1b6/2N5/8/4K2R w K - 0 1");
    const auto position = Position::from(setup.value()).value();

    // Prints: the king on e1 would be in check from the bishop on b4 (3.9.2)
    const Explanation why = explain(position, {Square::c3, Square::d5, std::nullopt});
    std::cout << why.text << " (" << why.article << ")\n";

    for (const Move move : legal_moves(position))
        std::cout << write_san(position, move) << ' ';
    std::cout << '\n';
}
