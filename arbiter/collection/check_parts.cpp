#include "arbiter/collection/check_parts.hpp"

#include <algorithm>
#include <span>

#include "arbiter/notation/san_writer.hpp"
#include "arbiter/pgn/null_move.hpp"

namespace arbiter {

std::size_t ply_at(const CollectedGame& game, TextPlace place) {
    const auto behind =
        std::ranges::lower_bound(game.move_places, place.offset, {}, &TextPlace::offset);
    return static_cast<std::size_t>(behind - game.move_places.begin()) + 1;
}

std::optional<History> history_for_draws(const CollectedGame& game) {
    constexpr std::uint32_t longest = 400;
    const auto& moves = game.played.moves;
    if (!game.may_have_draws || std::ranges::find(moves, Move()) != moves.end())
        return std::nullopt;
    History history(game.played.start);
    for (const Move move : moves) {
        if (history.current().halfmove_clock() >= longest)
            break;
        history.play(move);
    }
    return history;
}

Position position_before(const ReplayedGame& game, std::size_t ply) {
    Position position = game.start;
    for (const Move move : std::span(game.moves).first(ply - 1))
        position = after_ply(position, move);
    return position;
}

std::string numbered_move(const Position& position, Move move) {
    return move == Move() ? numbered(position, "--") : numbered(position, move);
}

std::string text_of(const PgnResult& result) {
    return std::string(result.score ? text(*result.score) : "*");
}

}  // namespace arbiter
