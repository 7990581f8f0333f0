#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

struct CountingSink {
    std::uint32_t count = 0;

    bool man(Square, Bitboard targets) { return add(targets.size()); }
    bool pawns(Direction, Bitboard targets) { return add(targets.size()); }
    bool promotions(Direction, Bitboard targets) { return add(4 * targets.size()); }
    bool special(Move) { return add(1); }

  private:
    bool add(int moves) {
        count += static_cast<std::uint32_t>(moves);
        return false;
    }
};

/// Stops at the first batch that holds a move.
struct AnySink {
    bool man(Square, Bitboard targets) { return targets.any(); }
    bool pawns(Direction, Bitboard targets) { return targets.any(); }
    bool promotions(Direction, Bitboard targets) { return targets.any(); }
    bool special(Move) { return true; }
};

}  // namespace

MoveList legal_moves(const Position& position) {
    MoveList moves;
    for_each_legal_move(position, [&moves](Move move) {
        moves.push_back(move);
        return false;
    });
    return moves;
}

std::uint32_t count_legal_moves(const Position& position) {
    CountingSink sink;
    detail::generate(position, sink);
    return sink.count;
}

bool has_legal_move(const Position& position) {
    AnySink sink;
    return detail::generate(position, sink);
}

}  // namespace arbiter
