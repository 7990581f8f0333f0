#include "arbiter/game/touch_move.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "arbiter/rules/captured.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

template <typename Wanted>
MoveList those(const MoveList& moves, Wanted is_wanted) {
    MoveList found;
    for (const Move move : moves)
        if (is_wanted(move))
            found.push_back(move);
    return found;
}

bool castles_with(Move move, Square rook) { return move.is_castling() && move.to() == rook; }

/// The men that were touched, each once, in their order.
struct Touched {
    Touched(const Position& position, std::span<const Square> squares) {
        for (const Square square : squares) {
            const auto color = position.board().color_at(square);
            auto& men = color == position.turn() ? own : enemy;
            if (!color || std::ranges::find(men, square) != men.end())
                continue;
            men.push_back(square);
            in_order.push_back(square);
        }
    }

    /// The first two own men are king and rook, in whichever order.
    [[nodiscard]] bool are(const Position& position, Role first, Role second) const {
        return own.size() >= 2 && enemy.empty() && position.board().role_at(own[0]) == first &&
               position.board().role_at(own[1]) == second;
    }

    std::vector<Square> own;
    std::vector<Square> enemy;
    std::vector<Square> in_order;
};

/// 4.3.1 to 4.3.3: the first man touched that can be moved or captured must be.
MoveList with_first_that_can(const Position& position, const MoveList& legal,
                             const std::vector<Square>& in_order) {
    for (const Square square : in_order) {
        const MoveList found = those(legal, [&](Move move) {
            return move.from() == square || captured_square(position, move) == square;
        });
        if (!found.empty())
            return found;
    }
    // 4.5: nothing that was touched can be moved or captured.
    return legal;
}

}  // namespace

MoveList moves_after_touching(const Position& position, std::span<const Square> touched) {
    MoveList legal = legal_moves(position);
    const Touched men(position, touched);
    if (men.are(position, Role::king, Role::rook)) {
        const MoveList castling =
            those(legal, [&](Move move) { return castles_with(move, men.own[1]); });
        // 4.4.1; where that is illegal 4.4.3 binds the king alone, which was touched first.
        return castling.empty() ? with_first_that_can(position, legal, {men.own[0]}) : castling;
    }
    if (men.are(position, Role::rook, Role::king))
        legal = those(legal, [&](Move move) { return !castles_with(move, men.own[0]); });
    if (!men.own.empty() && !men.enemy.empty()) {
        const MoveList capture = those(legal, [&](Move move) {
            return move.from() == men.own.front() &&
                   captured_square(position, move) == men.enemy.front();
        });
        if (!capture.empty())
            return capture;
    }
    return with_first_that_can(position, legal, men.in_order);
}

MoveList moves_after_release(const Position& position, const MoveList& moves,
                             const Attempt& released) {
    const auto made = rule_on(position, released).move;
    if (made)
        return those(moves, [&](Move move) { return move == *made; });
    // A pawn that is let go on the last rank before the new man stands there.
    return those(moves, [&](Move move) {
        return move.is_promotion() && move.from() == released.from && move.to() == released.to &&
               (!released.promotion || *released.promotion == move.promoted_role());
    });
}

}  // namespace arbiter
