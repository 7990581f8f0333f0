#include "arbiter/notation/castling_text.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "arbiter/notation/san.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

std::expected<Move, SanError> castling_meant(const Position& position,
                                             std::optional<CastlingSide> side) {
    if (side)
        return read_san(position, *side == CastlingSide::king_side ? "O-O" : "O-O-O");
    std::vector<Move> legal;
    std::ranges::copy_if(legal_moves(position), std::back_inserter(legal), &Move::is_castling);
    if (legal.size() == 1)
        return legal.front();
    const bool has_king_side = castling_rook(position, CastlingSide::king_side).has_value();
    const bool has_queen_side = castling_rook(position, CastlingSide::queen_side).has_value();
    if (has_king_side != has_queen_side)
        return castling_meant(position,
                              has_king_side ? CastlingSide::king_side : CastlingSide::queen_side);
    if (!has_king_side)
        return std::unexpected(
            SanError{.problem = SanProblem::no_such,
                     .text = std::string(capitalized_name(position.turn())) +
                             " has no right to castle: the king or the rooks have moved, or are "
                             "not at home (Law 3.8.2.1)",
                     .article = "3.8.2.1",
                     .squares = Bitboard(position.king(position.turn()))});
    return std::unexpected(SanError{.problem = SanProblem::ambiguous,
                                    .text = "on which side? O-O is castling on the king's side, "
                                            "O-O-O on the queen's"});
}

}  // namespace arbiter
