// Reads a test position with its best move, and writes that move in many ways.
#include <iostream>

#include "arbiter/notation/epd.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/notation/spoken.hpp"
#include "arbiter/rules/checks.hpp"

int main() {
    using namespace arbiter;
    const auto epd =
        read_epd("2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6; id \"WAC.001\";");
    const Position position = Position::from(epd->setup).value();
    const Move best = moves_of(*epd->find("bm"), position)->front();

    // Prints: Qg6, Qg3g6, ♕g6, Dg6: queen g3 to g6
    std::cout << write_san(position, best) << ", " << write_san(position, best, long_style) << ", "
              << write_san(position, best, figurine_style) << ", "
              << write_san(position, best, {.letters = *letters_of("de")}) << ": "
              << spoken(position, best, SpokenStyle::plain) << '\n';
    std::cout << (check_given(position, best).any() ? "with check\n" : "without check\n");
}
