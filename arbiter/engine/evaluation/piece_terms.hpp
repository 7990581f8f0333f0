// Knights, bishops, rooks and queens: where they stand and where they may go.
#pragma once

#include <span>

#include "arbiter/engine/evaluation/board_view.hpp"
#include "arbiter/engine/evaluation/weights.hpp"

namespace arbiter {

/// The pieces of one side. Notes what they attack in the view, and how they press on the other
/// king.
template <Color Us, typename Sink>
class PieceTerms {
  public:
    /// Keeps references to all of them.
    PieceTerms(BoardView& view, const EvaluationWeights& weights, Sink& sink)
        : view_(view), weights_(weights), sink_(sink), own_pawns_(view.board.of(Us, Role::pawn)) {}

    /// Tells the sink what there is.
    void add() {
        knights();
        bishops();
        rooks();
        for (const Square queen : of(Role::queen))
            piece(Role::queen, queen,
                  bishop_attacks(queen, view_.occupied) | rook_attacks(queen, view_.occupied),
                  weights_.queen_mobility);
    }

  private:
    static constexpr Color them = opponent(Us);

    [[nodiscard]] Bitboard of(Role role) const { return view_.board.of(Us, role); }

    void piece(Role role, Square square, Bitboard reached, std::span<const Tapered> mobility) {
        view_.note(Us, role, reached);
        const int squares = (reached & view_.open_to[Us]).size();
        sink_.template add<Us>(mobility[static_cast<std::size_t>(squares)]);
        sink_.template add<Us>(weights_.place[role][relative_square(Us, square)]);
        if (reached.intersects(view_.king_zone[them])) {
            sink_.template endanger<Us>(weights_.danger_attacker[role]);
            sink_.template endanger<Us>(weights_.danger_attack,
                                        (reached & king_attacks(view_.king[them])).size());
        }
    }

    void minor(Square square, const Tapered& outpost, const Tapered& from_king) {
        const Bitboard drivers =
            ahead_of(Us, square) & neighbours(file_of(square)) & view_.board.of(them, Role::pawn);
        const Rank rank = relative_rank(Us, rank_of(square));
        if (rank >= Rank::fourth && rank <= Rank::sixth && drivers.empty() &&
            view_.by[Us][Role::pawn].contains(square))
            sink_.template add<Us>(outpost);
        if (shifted_forward(Us, Bitboard(square)).intersects(view_.board.of(Role::pawn)))
            sink_.template add<Us>(weights_.minor_behind_pawn);
        sink_.template add<Us>(from_king, distance(square, view_.king[Us]));
    }

    void knights() {
        for (const Square knight : of(Role::knight)) {
            piece(Role::knight, knight, knight_attacks(knight), weights_.knight_mobility);
            minor(knight, weights_.knight_outpost, weights_.knight_from_king);
        }
    }

    void bishops() {
        const Bitboard bishops = of(Role::bishop);
        // A queen ahead on the diagonal goes the same way.
        const Bitboard blockers = view_.occupied - of(Role::queen);
        const Bitboard stuck = own_pawns_ & shifted_forward(them, view_.occupied);
        for (const Square bishop : bishops) {
            piece(Role::bishop, bishop, bishop_attacks(bishop, blockers), weights_.bishop_mobility);
            minor(bishop, weights_.bishop_outpost, weights_.bishop_from_king);
            const Bitboard its_color =
                light_squares.contains(bishop) ? light_squares : dark_squares;
            sink_.template add<Us>(weights_.bishop_pawn, (own_pawns_ & its_color).size());
            sink_.template add<Us>(weights_.bishop_blocked_pawn, (stuck & its_color).size());
        }
        if (bishops.has_more_than_one())
            sink_.template add<Us>(weights_.bishop_pair);
    }

    void rooks() {
        const Bitboard blockers = view_.occupied - of(Role::queen) - of(Role::rook);
        for (const Square rook : of(Role::rook)) {
            piece(Role::rook, rook, rook_attacks(rook, blockers), weights_.rook_mobility);
            const Bitboard file = squares_of(file_of(rook));
            if (file.intersects(own_pawns_))
                continue;
            sink_.template add<Us>(file.intersects(view_.board.of(Role::pawn))
                                       ? weights_.rook_half_open_file
                                       : weights_.rook_open_file);
        }
    }

    BoardView& view_;
    const EvaluationWeights& weights_;
    Sink& sink_;
    Bitboard own_pawns_;
};

}  // namespace arbiter
