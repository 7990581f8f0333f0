// The games of PGN texts on standard input as the records that arbiter judge reads, one a line.
#include <iostream>
#include <iterator>
#include <string>

#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/pgn/replay.hpp"

int main() {
    const std::string text{std::istreambuf_iterator<char>(std::cin), {}};
    arbiter::replay_games(text, [](const arbiter::ReplayedGame& game) {
        std::string moves;
        for (const arbiter::Move move : game.moves)
            moves += (moves.empty() ? "\"" : ",\"") + arbiter::write_uci_move(move) + '"';
        std::cout << R"({"fen":")" << arbiter::write_fen(game.start) << R"(","moves":[)" << moves
                  << "]}\n";
    });
}
