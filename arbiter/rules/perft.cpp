#include "arbiter/rules/perft.hpp"

#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

template <auto CountLastPly>
std::uint64_t walk(const Position& position, int depth) {
    if (depth == 0)
        return 1;
    if (depth == 1)
        return CountLastPly(position);
    std::uint64_t nodes = 0;
    for_each_legal_move(position, [&](Move move) {
        nodes += walk<CountLastPly>(position.play(move), depth - 1);
        return false;
    });
    return nodes;
}

std::uint64_t count_by_list(const Position& position) { return legal_moves(position).size(); }

}  // namespace

std::uint64_t perft(const Position& position, int depth) {
    return walk<count_legal_moves>(position, depth);
}

std::uint64_t perft_by_listing(const Position& position, int depth) {
    return walk<count_by_list>(position, depth);
}

}  // namespace arbiter
