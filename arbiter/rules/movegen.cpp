#include "arbiter/rules/movegen.hpp"

#include "arbiter/rules/detail/list.hpp"

namespace arbiter {

namespace {

/// Stops at the first batch that holds a move.
struct AnySink {
    bool man(Role, Square, Bitboard targets) { return targets.any(); }
    bool pawns(Direction, Bitboard targets) { return targets.any(); }
    bool promotions(Direction, Bitboard targets) { return targets.any(); }
    bool special(Move) { return true; }
};

/// Writes the moves from `begin` on and gives their end, which stays in a register all the while.
template <Color Us>
[[gnu::flatten]] [[gnu::noinline]] Move* list(const Position& position, Move* begin) {
    detail::ListingSink sink(begin);
    detail::Generator<Us, detail::ListingSink>(position, sink).run();
    return sink.end();
}

}  // namespace

MoveList legal_moves(const Position& position) {
    MoveList moves;
    Move* const begin = moves.begin();
    Move* const end = position.turn() == Color::white ? list<Color::white>(position, begin)
                                                      : list<Color::black>(position, begin);
    static_cast<void>(moves.grow(static_cast<std::size_t>(end - begin)));
    return moves;
}

std::uint32_t count_legal_moves(const Position& position) {
    return position.turn() == Color::white ? count_legal_moves_of<Color::white>(position)
                                           : count_legal_moves_of<Color::black>(position);
}

bool has_legal_move(const Position& position) {
    AnySink sink;
    return detail::generate(position, sink);
}

}  // namespace arbiter
