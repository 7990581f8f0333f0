#include "arbiter/verify/material_check.hpp"

#include <algorithm>

#include "arbiter/rules/bitboard.hpp"

namespace arbiter::verify {

namespace {

template <typename Test>
bool all(std::span<const ClaimedMan> men, Color color, Test test) {
    return std::ranges::all_of(
        men, [&](const ClaimedMan& man) { return man.piece.color != color || test(man); });
}

bool is_bishop(const ClaimedMan& man) { return man.piece.role == Role::bishop; }

bool bishops_share_a_colour(std::span<const ClaimedMan> men) {
    Bitboard squares;
    for (const ClaimedMan& man : men)
        if (is_bishop(man))
            squares |= man.squares;
    return !squares.intersects(light_squares) || !squares.intersects(dark_squares);
}

}  // namespace

bool holds(MaterialClaim claim, std::span<const ClaimedMan> men, Color winner) {
    const Color loser = opponent(winner);
    const auto winners = std::ranges::count_if(
        men, [&](const ClaimedMan& man) { return man.piece.color == winner; });
    switch (claim) {
        case MaterialClaim::lone_king:
            return winners == 0;
        case MaterialClaim::knight_against_queens:
            return winners == 1 &&
                   all(men, winner,
                       [](const ClaimedMan& man) { return man.piece.role == Role::knight; }) &&
                   all(men, loser,
                       [](const ClaimedMan& man) { return man.piece.role == Role::queen; });
        case MaterialClaim::bishops_of_one_colour:
            return all(men, winner, is_bishop) &&
                   all(men, loser,
                       [](const ClaimedMan& man) {
                           return man.piece.role != Role::pawn && man.piece.role != Role::knight;
                       }) &&
                   bishops_share_a_colour(men);
    }
    return false;
}

bool any_theorem_holds(std::span<const ClaimedMan> men, Color winner) {
    return holds(MaterialClaim::lone_king, men, winner) ||
           holds(MaterialClaim::knight_against_queens, men, winner) ||
           holds(MaterialClaim::bishops_of_one_colour, men, winner);
}

}  // namespace arbiter::verify
