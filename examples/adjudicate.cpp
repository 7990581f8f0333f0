// Replays the games of a PGN text and says how each ended by the Laws, whatever the text claims.
#include <iostream>

#include "arbiter/game/game.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/pgn/replay.hpp"

namespace {

void adjudicate(const arbiter::ReplayedGame& replayed) {
    using namespace arbiter;
    Game game(replayed.start);
    for (const Move move : replayed.moves)
        if (!game.apply(MoveMade{move}))
            break;
    std::cout << "game " << replayed.number << ": ";
    if (const auto& ending = game.ending())
        std::cout << text(ending->result) << ", " << describe(ending->reason) << " ("
                  << cite(ending->article) << ")";
    else
        std::cout << "no end by the Laws after " << replayed.moves.size() << " plies";
    if (!replayed.problems.empty())
        std::cout << "; " << replayed.problems.front().text;
    std::cout << '\n';
}

}  // namespace

int main() {
    // Prints: game 1: 0-1, Checkmate (Law 5.1.1)
    arbiter::replay_games("1. f3 e5 2. g4 Qh4# 0-1\n\n1. e4 e5 2. Ke3 *\n", adjudicate);
}
