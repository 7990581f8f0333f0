#include "arbiter/notation/pawn_capture.hpp"

#include <algorithm>
#include <cassert>

#include "arbiter/rules/movegen.hpp"

namespace arbiter {

std::optional<Square> square_that_a_pawn_takes_on(std::string_view notation) {
    if (notation.starts_with('P') || notation.starts_with('p'))
        notation.remove_prefix(1);
    if (!notation.starts_with('x') && !notation.starts_with(':'))
        return std::nullopt;
    return square_named(notation.substr(1, 2));
}

std::vector<std::string> pawn_captures_meant(const Position& position, std::string_view notation,
                                             Square on) {
    assert(square_that_a_pawn_takes_on(notation) == on);
    std::vector<std::string> captures;
    for (const Move move : legal_moves(position))
        if (move.role() == Role::pawn && move.to() == on && file_of(move.from()) != file_of(on)) {
            std::string written(1, name(file_of(move.from())));
            (written += 'x') += notation.substr(notation.find(name(on)));
            if (std::ranges::find(captures, written) == captures.end())
                captures.push_back(written);
        }
    return captures;
}

}  // namespace arbiter
