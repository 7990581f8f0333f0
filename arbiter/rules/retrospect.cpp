#include "arbiter/rules/retrospect.hpp"

#include "arbiter/rules/attacks.hpp"

namespace arbiter {

namespace {

/// Takes back moves of the side that has just moved.
class Retrospect {
  public:
    Retrospect(const Board& board, Color turn)
        : board_(board), turn_(turn), mover_(opponent(turn)) {}

    [[nodiscard]] bool any_last_move() const {
        for (const Square to : board_.of(mover_))
            if (can_have_come_to(to))
                return true;
        return false;
    }

    /// The king of the side to move was not in check before `piece` went from `from` to `to`,
    /// where `captured` stood on its square.
    [[nodiscard]] bool was_quiet(Square from, Square to, Piece landed, Role started,
                                 std::optional<Square> captured) const {
        Board before = board_;
        before.remove(to, landed);
        before.put(from, {mover_, started});
        // Which man it was does not matter: it only blocks lines to its own king.
        if (captured)
            before.put(*captured, {turn_, Role::knight});
        const Square king = before.of(turn_, Role::king).first();
        return before.attackers(king, mover_).empty();
    }

  private:
    [[nodiscard]] bool can_have_come_to(Square to) const {
        const Piece landed = *board_.at(to);
        if (landed.role == Role::pawn)
            return by_pawn(to, landed);
        if (by_piece(to, landed))
            return true;
        const bool promoted =
            landed.role != Role::king && relative_rank_of(mover_, Rank::eighth).contains(to);
        return promoted && by_pawn(to, landed);
    }

    [[nodiscard]] bool by_piece(Square to, Piece landed) const {
        for (const Square from : attacks(landed, to, board_.occupied()) - board_.occupied())
            if (was_quiet(from, to, landed, landed.role, std::nullopt) ||
                was_quiet(from, to, landed, landed.role, to))
                return true;
        return false;
    }

    [[nodiscard]] bool by_pawn(Square to, Piece landed) const {
        return by_pawn_step(to, landed) || by_pawn_capture(to, landed);
    }

    [[nodiscard]] bool by_pawn_step(Square to, Piece landed) const {
        const auto one = offset(to, 0, -forward(mover_));
        if (!one || !can_stand_pawn(*one))
            return false;
        if (was_quiet(*one, to, landed, Role::pawn, std::nullopt))
            return true;
        const auto two = offset(to, 0, -2 * forward(mover_));
        return two && relative_rank_of(mover_, Rank::second).contains(*two) &&
               can_stand_pawn(*two) && was_quiet(*two, to, landed, Role::pawn, std::nullopt);
    }

    [[nodiscard]] bool by_pawn_capture(Square to, Piece landed) const {
        for (const Square from : pawn_attacks(turn_, to)) {
            if (!can_stand_pawn(from))
                continue;
            if (was_quiet(from, to, landed, Role::pawn, to))
                return true;
            // En passant: the captured pawn stood beside, and both its own squares were free.
            const auto beside = offset(to, 0, -forward(mover_));
            const auto origin = offset(to, 0, forward(mover_));
            if (relative_rank_of(mover_, Rank::sixth).contains(to) &&
                !board_.occupied().contains(*beside) && !board_.occupied().contains(*origin) &&
                was_quiet(from, to, landed, Role::pawn, beside))
                return true;
        }
        return false;
    }

    [[nodiscard]] bool can_stand_pawn(Square square) const {
        return !board_.occupied().contains(square) && !back_ranks.contains(square);
    }

    const Board& board_;
    Color turn_;
    Color mover_;
};

}  // namespace

bool has_last_move_into_check(const Board& board, Color turn) {
    // Castling is left out: only rank lines run through its squares, and it never checks twice.
    return Retrospect(board, turn).any_last_move();
}

bool is_possible_double_step(const Board& board, Color turn, Square en_passant) {
    const Color mover = opponent(turn);
    if (!relative_rank_of(mover, Rank::third).contains(en_passant))
        return false;
    const Square pawn = *offset(en_passant, 0, forward(mover));
    const Square origin = *offset(en_passant, 0, -forward(mover));
    const Piece stepped{mover, Role::pawn};
    if (!board.of(stepped).contains(pawn) || board.occupied().contains(en_passant) ||
        board.occupied().contains(origin))
        return false;
    return Retrospect(board, turn).was_quiet(origin, pawn, stepped, Role::pawn, std::nullopt);
}

}  // namespace arbiter
