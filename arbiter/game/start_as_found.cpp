#include "arbiter/game/start_as_found.hpp"

#include "arbiter/rules/square.hpp"

namespace arbiter {

Setup start_as_found(const Board& board) {
    Setup setup;
    setup.board = board;
    for (const Color side : both_colors) {
        const Rank home = side == Color::white ? Rank::first : Rank::eighth;
        if (!board.of(side, Role::king).contains(square_at(File::e, home)))
            continue;
        for (const File file : {File::a, File::h})
            if (board.of(side, Role::rook).contains(square_at(file, home)))
                setup.castling_rooks.add(square_at(file, home));
    }
    return setup;
}

}  // namespace arbiter
