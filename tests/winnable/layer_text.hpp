// Layers as tests write them: "Pa4 pa5 Bc1,e3" for the men, each with its squares.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

#include "arbiter/base/text_cursor.hpp"
#include "arbiter/winnable/layer.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {

/// "Bc1,e3"; a letter alone is a captured man.
inline PlacedMan placed_man(std::string_view text) {
    const auto piece = piece_lettered(text.front());
    if (!piece)
        throw std::invalid_argument("no man: " + std::string(text));
    std::string names(text.substr(1));
    for (char& letter : names)
        letter = letter == ',' ? ' ' : letter;
    return {*piece, squares(names)};
}

inline Layer layer_with(std::string_view men) {
    Layer layer;
    TextCursor cursor(men);
    for (cursor.skip_blanks(); !cursor.at_end(); cursor.skip_blanks())
        layer.men.push_back(placed_man(cursor.take_word()));
    return layer;
}

/// White's king on any of its squares, Black's on any of its.
inline KingPairs pairs_of(std::string_view white, std::string_view black) {
    KingPairs pairs;
    for (const Square square : squares(white))
        pairs[square] = squares(black);
    return pairs;
}

/// The man that stands on that square and no other, as an index.
inline std::size_t man_on(const Layer& layer, Square square) {
    for (std::size_t i = 0; i < layer.men.size(); ++i)
        if (layer.men[i].squares == Bitboard(square))
            return i;
    throw std::invalid_argument("nobody is on " + std::string(name(square)));
}

}  // namespace arbiter::testing
