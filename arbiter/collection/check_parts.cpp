#include "arbiter/collection/check_parts.hpp"

#include <algorithm>

#include "arbiter/notation/san_writer.hpp"

namespace arbiter {

std::size_t ply_at(const CollectedGame& game, TextPlace place) {
    const auto behind =
        std::ranges::lower_bound(game.move_places, place.offset, {}, &TextPlace::offset);
    return static_cast<std::size_t>(behind - game.move_places.begin()) + 1;
}

std::string numbered_move(const Position& position, Move move) {
    return std::to_string(position.fullmove_number()) +
           (position.turn() == Color::white ? ". " : "... ") +
           (move == Move() ? "--" : write_san(position, move));
}

std::string lower_first(std::string text) {
    if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z')
        text.front() = static_cast<char>(text.front() - 'A' + 'a');
    return text;
}

std::string text_of(const PgnResult& result) {
    return std::string(result.score ? text(*result.score) : "*");
}

}  // namespace arbiter
