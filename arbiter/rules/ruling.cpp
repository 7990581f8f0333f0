#include "arbiter/rules/ruling.hpp"

#include <cstddef>
#include <cstdlib>
#include <utility>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/legality.hpp"

namespace arbiter {

namespace {

/// The article that says how a man of this role moves.
std::string_view movement_article(Role role) {
    switch (role) {
        case Role::pawn:
            return "3.7";
        case Role::knight:
            return "3.6";
        case Role::bishop:
            return "3.2";
        case Role::rook:
            return "3.3";
        case Role::queen:
            return "3.4";
        case Role::king:
            return "3.8.1";
    }
    std::unreachable();
}

class Judge {
  public:
    Judge(const Position& position, const Attempt& attempt)
        : position_(position),
          board_(position.board()),
          us_(position.turn()),
          from_(attempt.from),
          to_(attempt.to),
          promotion_(attempt.promotion) {}

    Ruling run() {
        const auto piece = board_.at(from_);
        if (!piece)
            return refuse(Reason::no_piece, "1.1", Bitboard(from_));
        if (piece->color != us_)
            return refuse(Reason::not_your_piece, "1.2", Bitboard(from_));
        role_ = piece->role;
        if (role_ == Role::king && is_castling_attempt())
            return castle();
        return role_ == Role::pawn ? pawn() : officer();
    }

  private:
    static Ruling refuse(Reason reason, std::string_view article, Bitboard squares) {
        return {std::nullopt, reason, article, squares};
    }
    [[nodiscard]] Bitboard both_ends() const { return Bitboard(from_) | Bitboard(to_); }

    // Castling (3.8.2).

    [[nodiscard]] CastlingSide side() const { return castling_side(from_, to_); }
    [[nodiscard]] bool is_at_home(Square square) const {
        return relative_rank_of(us_, Rank::first).contains(square);
    }

    [[nodiscard]] bool is_castling_attempt() const {
        if (!is_at_home(from_) || !is_at_home(to_) || from_ == to_)
            return false;
        const bool is_step = distance(from_, to_) == 1;
        if (board_.of(us_, Role::rook).contains(to_))
            return position_.castling_rooks().contains(to_) || !is_step;
        if (is_step || to_ != castling_targets(us_, side()).king)
            return false;
        return castling_rook().has_value() || file_of(from_) == File::e;
    }

    /// The rook that may castle on the side of the attempt.
    [[nodiscard]] std::optional<Square> castling_rook() const {
        if (board_.of(us_, Role::rook).contains(to_))
            return position_.castling_rooks().contains(to_) ? std::optional(to_) : std::nullopt;
        return arbiter::castling_rook(position_, side());
    }

    [[nodiscard]] Ruling castle() const {
        const auto rook = castling_rook();
        if (!rook)
            return refuse(Reason::castling_right_lost, "3.8.2.1",
                          Bitboard(from_) | Bitboard(corner()));
        const Bitboard blockers = castling_path(from_, *rook) & board_.occupied();
        if (blockers.any())
            return refuse(Reason::castling_path_blocked, "3.8.2.2", blockers);
        if (promotion_)
            return refuse(Reason::promotion_impossible, "3.7.3.3", both_ends());
        const Square goal = castling_targets(us_, castling_side(from_, *rook)).king;
        if (const auto refusal = castling_meets_check(*rook, goal))
            return *refusal;
        return {Move::castling(from_, *rook), Reason::legal, "3.8.2",
                Bitboard(from_) | Bitboard(*rook)};
    }

    /// Where the rook stands, or would have to stand.
    [[nodiscard]] Square corner() const {
        if (board_.of(us_, Role::rook).contains(to_))
            return to_;
        return square_at(side() == CastlingSide::king_side ? File::h : File::a, rank_of(from_));
    }

    [[nodiscard]] std::optional<Ruling> castling_meets_check(Square rook, Square goal) const {
        const Color them = opponent(us_);
        if (const Bitboard attackers = board_.attackers(from_, them); attackers.any())
            return refuse(Reason::castling_out_of_check, "3.8.2.2", attackers);
        const Bitboard occupied = board_.occupied() - Bitboard(from_) - Bitboard(rook);
        for (const Square crossed : between(from_, goal))
            if (const Bitboard attackers = board_.attackers(crossed, them, occupied);
                attackers.any())
                return refuse(Reason::castling_through_check, "3.8.2.2", attackers);
        if (const Bitboard attackers = board_.attackers(goal, them, occupied); attackers.any())
            return refuse(Reason::castling_into_check, "3.8.2.2", attackers);
        return std::nullopt;
    }

    // Pawns (3.7).

    [[nodiscard]] Ruling pawn() const {
        const int files = index(file_of(to_)) - index(file_of(from_));
        const int steps = (index(rank_of(to_)) - index(rank_of(from_))) * forward(us_);
        const bool straight = files == 0 && (steps == 1 || steps == 2);
        const bool diagonal = std::abs(files) == 1 && steps == 1;
        if (!straight && !diagonal)
            return refuse(Reason::not_its_move, "3.7", both_ends());
        if (steps == 2 && !relative_rank_of(us_, Rank::second).contains(from_))
            return refuse(Reason::not_its_move, "3.7.2", both_ends());
        if (board_.of(us_).contains(to_))
            return refuse(Reason::own_piece_in_the_way, "3.1", Bitboard(to_));
        return straight ? pawn_forward(steps) : pawn_diagonal();
    }

    [[nodiscard]] Ruling pawn_forward(int steps) const {
        const std::string_view article = steps == 2 ? "3.7.2" : "3.7.1";
        if (board_.occupied().contains(to_))
            return refuse(Reason::pawn_blocked, article, Bitboard(to_));
        if (const Bitboard blockers = between(from_, to_) & board_.occupied(); blockers.any())
            return refuse(Reason::path_blocked, "3.7.2", blockers);
        return finish(article);
    }

    [[nodiscard]] Ruling pawn_diagonal() const {
        if (board_.of(opponent(us_)).contains(to_))
            return finish("3.7.3");
        if (position_.just_crossed() == to_)
            return finish_move(Move::en_passant(from_, to_), "3.7.3.1");
        const Square beside = square_at(file_of(to_), rank_of(from_));
        if (relative_rank_of(us_, Rank::fifth).contains(from_) &&
            board_.of(opponent(us_), Role::pawn).contains(beside))
            return refuse(Reason::en_passant_gone, "3.7.3.2", Bitboard(beside));
        return refuse(Reason::nothing_to_capture, "3.7.3", Bitboard(to_));
    }

    // Other men (3.2 to 3.6, 3.8.1).

    [[nodiscard]] Ruling officer() const {
        if (!attacks({us_, role_}, from_, Bitboard()).contains(to_))
            return refuse(Reason::not_its_move, movement_article(role_), both_ends());
        if (board_.of(us_).contains(to_))
            return refuse(Reason::own_piece_in_the_way, "3.1", Bitboard(to_));
        if (role_ != Role::knight)
            if (const Bitboard blockers = between(from_, to_) & board_.occupied(); blockers.any())
                return refuse(Reason::path_blocked, "3.5", blockers);
        return finish(movement_article(role_));
    }

    // What the way of moving allows: promotion (3.7.3.3) and the king's safety (3.9.2).

    [[nodiscard]] bool reaches_last_rank() const {
        return role_ == Role::pawn && relative_rank_of(us_, Rank::eighth).contains(to_);
    }

    [[nodiscard]] Ruling finish(std::string_view article) const {
        const Ruling impossible = refuse(Reason::promotion_impossible, "3.7.3.3", both_ends());
        if (!reaches_last_rank())
            return promotion_ ? impossible : finish_move(Move::normal(role_, from_, to_), article);
        if (promotion_ == Role::pawn || promotion_ == Role::king)
            return impossible;
        const Role role = promotion_.value_or(Role::queen);
        const Ruling found = finish_move(Move::promotion(from_, to_, role), "3.7.3.3");
        if (found.is_legal() && !promotion_)
            return refuse(Reason::promotion_missing, "3.7.3.3", Bitboard(to_));
        return found;
    }

    [[nodiscard]] Ruling finish_move(Move move, std::string_view article) const {
        if (move.is_en_passant() && promotion_)
            return refuse(Reason::promotion_impossible, "3.7.3.3", both_ends());
        if (!keeps_king_safe(position_, move))
            return king_unsafe(move);
        return {move, Reason::legal, article, both_ends()};
    }

    [[nodiscard]] Ruling king_unsafe(Move move) const {
        const Bitboard attackers = attackers_after(position_, move);
        if (role_ == Role::king)
            return refuse(Reason::king_into_check, "3.9.2", attackers);
        const bool was_check = checkers(position_).intersects(attackers);
        return refuse(was_check ? Reason::leaves_king_in_check : Reason::exposes_king, "3.9.2",
                      attackers);
    }

    const Position& position_;
    const Board& board_;
    Color us_;
    Square from_;
    Square to_;
    std::optional<Role> promotion_;
    Role role_ = Role::pawn;
};

}  // namespace

std::string_view code(Reason reason) {
    switch (reason) {
        case Reason::legal:
            return "legal";
        case Reason::no_piece:
            return "no_piece";
        case Reason::not_your_piece:
            return "not_your_piece";
        case Reason::not_its_move:
            return "not_its_move";
        case Reason::own_piece_in_the_way:
            return "own_piece_in_the_way";
        case Reason::path_blocked:
            return "path_blocked";
        case Reason::pawn_blocked:
            return "pawn_blocked";
        case Reason::nothing_to_capture:
            return "nothing_to_capture";
        case Reason::en_passant_gone:
            return "en_passant_gone";
        case Reason::promotion_missing:
            return "promotion_missing";
        case Reason::promotion_impossible:
            return "promotion_impossible";
        case Reason::castling_right_lost:
            return "castling_right_lost";
        case Reason::castling_path_blocked:
            return "castling_path_blocked";
        case Reason::castling_out_of_check:
            return "castling_out_of_check";
        case Reason::castling_through_check:
            return "castling_through_check";
        case Reason::castling_into_check:
            return "castling_into_check";
        case Reason::king_into_check:
            return "king_into_check";
        case Reason::leaves_king_in_check:
            return "leaves_king_in_check";
        case Reason::exposes_king:
            return "exposes_king";
    }
    std::unreachable();
}

Ruling rule_on(const Position& position, const Attempt& attempt) {
    return Judge(position, attempt).run();
}

Attempt attempt_of(Move move) { return {move.from(), move.to(), move.promotion()}; }

}  // namespace arbiter
