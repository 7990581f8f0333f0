#include "arbiter/lessons/sentences.hpp"

#include <algorithm>
#include <array>

#include "arbiter/base/ascii.hpp"
#include "arbiter/lessons/phrases.hpp"
#include "arbiter/lessons/ruling_words.hpp"
#include "arbiter/notation/move_notation.hpp"

namespace arbiter::lessons {

std::string side_in_words(std::string_view language, Color side) {
    return phrase(language, name(side));
}

std::string move_in_words(std::string_view language, const Position& position, Move move) {
    return write_move(position, move, {Notation::fide, language});
}

std::string moves_in_words(std::string_view language, const Position& position,
                           const std::vector<Move>& moves) {
    if (moves.empty())
        return forms(language, "none").front();
    std::vector<std::string> texts;
    for (const Move move : moves)
        texts.push_back(move_in_words(language, position, move));
    std::ranges::sort(texts);
    return all_of(language, texts);
}

std::string way_in_words(std::string_view language, const Way& way) {
    const std::array squares{std::string(name(way.from)), std::string(name(way.to))};
    return all_of(language, squares);
}

std::string ruling_sentence(std::string_view language, const Position& position,
                            const Attempt& attempt) {
    return phrase(language, "ruling",
                  {{"ruling", upper_first(ruling_in_words(language, position, attempt))},
                   {"article", std::string(rule_on(position, attempt).article)}});
}

}  // namespace arbiter::lessons
