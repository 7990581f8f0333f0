#include "arbiter/rules/explain.hpp"

#include <cstddef>
#include <cstdlib>
#include <utility>

#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/legality.hpp"

namespace arbiter {

namespace {

std::string_view movement_rule(Role role) {
    switch (role) {
        case Role::pawn:
            return "a pawn goes straight forward, one square or two from its first rank, and "
                   "captures one square diagonally forward";
        case Role::knight:
            return "a knight goes two squares along a rank or file and one to the side";
        case Role::bishop:
            return "a bishop goes along diagonals";
        case Role::rook:
            return "a rook goes along ranks and files";
        case Role::queen:
            return "a queen goes along ranks, files and diagonals";
        case Role::king:
            return "a king goes to an adjoining square";
    }
    std::unreachable();
}

/// Puts a ruling into words.
class Wording {
  public:
    Wording(const Position& position, const Attempt& attempt, const Ruling& ruling)
        : position_(position),
          board_(position.board()),
          us_(position.turn()),
          from_(attempt.from),
          to_(attempt.to),
          ruling_(ruling) {}

    [[nodiscard]] std::string run() const {
        switch (ruling_.reason) {
            case Reason::legal:
                return ruling_.move->is_castling() ? castling() : move(*ruling_.move);
            case Reason::no_piece:
                return "there is no man on " + text(from_);
            case Reason::not_your_piece:
                return man(from_) + " is " + owner(opponent(us_)) + ", and it is " + owner(us_) +
                       " turn";
            case Reason::not_its_move:
                return not_its_move();
            case Reason::own_piece_in_the_way:
                return text(to_) + " is occupied by " + owner(us_) + " own " +
                       std::string(name(board_.role_on(to_)));
            case Reason::path_blocked:
                return man(from_) + " cannot pass " + concerned();
            case Reason::pawn_blocked:
                return "a pawn cannot capture straight ahead; " + man(to_) + " stands in its way";
            case Reason::nothing_to_capture:
                return "a pawn goes diagonally only to capture, and " + text(to_) + " is empty";
            case Reason::en_passant_gone:
                return "en passant is possible only at once after a pawn's two steps, and " +
                       concerned() + " has not just made them";
            case Reason::promotion_missing:
                return "the pawn reaches the last rank; name the queen, rook, bishop or knight "
                       "that it becomes";
            case Reason::promotion_impossible:
                return promotion_impossible();
            case Reason::castling_right_lost:
                return castling_right_lost();
            case Reason::castling_path_blocked:
                return concerned() + (ruling_.squares.has_more_than_one() ? " stand" : " stands") +
                       " in the way of castling";
            case Reason::castling_out_of_check:
                return "the king is in check from " + concerned() + " and cannot castle now";
            case Reason::castling_through_check:
                return "the king would cross " + text(crossed()) + ", attacked by " + concerned();
            case Reason::castling_into_check:
                return "the king would arrive on " + text(goals().king) + ", attacked by " +
                       concerned();
            case Reason::king_into_check:
                return "the king would be in check on " + text(to_) + " from " + concerned();
            case Reason::leaves_king_in_check:
                return "the king on " + text(king()) + " stays in check from " + concerned();
            case Reason::exposes_king:
                return "the king on " + text(king()) + " would be in check from " + concerned();
        }
        return {};
    }

  private:
    static std::string text(Square square) { return std::string(name(square)); }
    static std::string owner(Color color) { return std::string(capitalized_name(color)) + "'s"; }
    [[nodiscard]] std::string man(Square square) const {
        return "the " + std::string(name(board_.role_on(square))) + " on " + text(square);
    }
    /// The men on the squares concerned.
    [[nodiscard]] std::string concerned() const {
        std::string words;
        Bitboard left = ruling_.squares;
        for (const Square square : ruling_.squares) {
            left.remove(square);
            words += (words.empty() ? "" : left.empty() ? " and " : ", ") + man(square);
        }
        return words;
    }
    [[nodiscard]] Square king() const { return position_.king(us_); }
    [[nodiscard]] CastlingTargets goals() const {
        return castling_targets(us_, castling_side(from_, to_));
    }

    [[nodiscard]] std::string castling() const {
        return "the king castles with the rook on " + text(ruling_.move->to()) + ": king to " +
               text(goals().king) + ", rook to " + text(goals().rook);
    }

    [[nodiscard]] std::string move(Move move) const {
        std::string words = man(from_);
        if (move.is_en_passant())
            words += " captures the pawn on " + text(square_at(file_of(to_), rank_of(from_))) +
                     " en passant, arriving on " + text(to_);
        else if (board_.occupied().contains(to_))
            words += " captures " + man(to_);
        else
            words += " goes to " + text(to_);
        if (move.is_promotion())
            words += " and becomes a " + std::string(name(move.promoted_role()));
        return words;
    }

    [[nodiscard]] std::string not_its_move() const {
        if (ruling_.article == "3.7.2")
            return "only a pawn that has not moved may go two squares";
        if (from_ == to_)
            return man(from_) + " must leave its square";
        return man(from_) + " cannot go to " + text(to_) + "; " +
               std::string(movement_rule(board_.role_on(from_)));
    }

    [[nodiscard]] std::string promotion_impossible() const {
        const bool arrives = board_.of(Role::pawn).contains(from_) &&
                             relative_rank_of(us_, Rank::eighth).contains(to_);
        return arrives ? "a pawn becomes a queen, rook, bishop or knight"
                       : "only a pawn that reaches the last rank is promoted";
    }

    [[nodiscard]] std::string castling_right_lost() const {
        const Square corner = (ruling_.squares - Bitboard(from_)).first();
        if (board_.of(us_, Role::rook).contains(corner))
            return "the right to castle with the rook on " + text(corner) +
                   " is lost: the king or that rook has moved";
        return "there is no rook on " + text(corner) + " to castle with";
    }

    /// The first square on the king's way that the men concerned attack.
    [[nodiscard]] Square crossed() const {
        const Square rook = *castling_rook(position_, castling_side(from_, to_));
        const Bitboard occupied = board_.occupied() - Bitboard(from_) - Bitboard(rook);
        for (const Square square : between(from_, goals().king))
            if (board_.attackers(square, opponent(us_), occupied).intersects(ruling_.squares))
                return square;
        return goals().king;
    }

    const Position& position_;
    const Board& board_;
    Color us_;
    Square from_;
    Square to_;
    const Ruling& ruling_;
};

}  // namespace

Explanation explain(const Position& position, const Attempt& attempt) {
    Explanation explanation{rule_on(position, attempt), {}, attempt};
    explanation.text = Wording(position, attempt, explanation).run();
    return explanation;
}

}  // namespace arbiter
