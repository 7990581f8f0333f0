#include "arbiter/rules/perft.hpp"

#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/play.hpp"

namespace arbiter {

namespace {

struct Counted {
    template <Color Us>
    static std::uint64_t moves(const Position& position) {
        return count_legal_moves_of<Us>(position);
    }
};

struct Listed {
    template <Color Us>
    static std::uint64_t moves(const Position& position) {
        return legal_moves(position).size();
    }
};

template <typename LastPly, Color Us>
struct Tree {
    using Reply = Tree<LastPly, opponent(Us)>;

    /// Requires: `depth` > 0.
    static std::uint64_t leaves(const Position& position, int depth) {
        if (depth == 1)
            return LastPly::template moves<Us>(position);
        std::uint64_t nodes = 0;
        const MoveList moves = legal_moves(position);
        // The last two plies in a loop of their own, where nearly all of the time goes.
        if (depth == 2)
            for (const Move move : moves)
                nodes += LastPly::template moves<opponent(Us)>(position.play_as<Us>(move));
        else
            for (const Move move : moves)
                nodes += Reply::leaves(position.play_as<Us>(move), depth - 1);
        return nodes;
    }
};

template <typename LastPly>
std::uint64_t leaves(const Position& position, int depth) {
    if (depth == 0)
        return 1;
    return position.turn() == Color::white ? Tree<LastPly, Color::white>::leaves(position, depth)
                                           : Tree<LastPly, Color::black>::leaves(position, depth);
}

}  // namespace

std::uint64_t perft(const Position& position, int depth) {
    return leaves<Counted>(position, depth);
}

std::uint64_t perft_by_listing(const Position& position, int depth) {
    return leaves<Listed>(position, depth);
}

}  // namespace arbiter
