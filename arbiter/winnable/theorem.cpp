#include "arbiter/winnable/theorem.hpp"

namespace arbiter {

std::optional<Theorem> theorem_against(const Material& men, Bitboard bishops, Color winner) {
    const PerRole<int>& ours = men[winner];
    const PerRole<int>& theirs = men[opponent(winner)];
    if (ours[Role::pawn] + ours[Role::rook] + ours[Role::queen] > 0)
        return std::nullopt;
    if (ours[Role::knight] + ours[Role::bishop] == 0)
        return Theorem::lone_king;
    if (theirs[Role::pawn] + theirs[Role::knight] > 0)
        return std::nullopt;
    if (ours[Role::knight] > 0) {
        const bool is_alone = ours[Role::knight] == 1 && ours[Role::bishop] == 0 &&
                              theirs[Role::bishop] + theirs[Role::rook] == 0;
        return is_alone ? std::optional(Theorem::knight_against_queens) : std::nullopt;
    }
    if (!bishops.intersects(light_squares) || !bishops.intersects(dark_squares))
        return Theorem::bishops_of_one_colour;
    return std::nullopt;
}

std::optional<Theorem> theorem_against(const Board& board, Color winner) {
    // Most sides have a man that no theorem allows.
    if (board.of(winner).intersects(board.of(Role::pawn) | board.straight_sliders()))
        return std::nullopt;
    return theorem_against(material(board), board.of(Role::bishop), winner);
}

}  // namespace arbiter
