#include "arbiter/rules/explain.hpp"

#include <array>
#include <cstdlib>
#include <utility>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/legality.hpp"

namespace arbiter {

namespace {

/// The article that says how a man of this role moves.
std::string_view movement_article(Role role) {
    constexpr std::array<std::string_view, 6> articles{"3.7", "3.6", "3.2", "3.3", "3.4", "3.8.1"};
    return articles[static_cast<std::size_t>(role)];
}

std::string_view movement_rule(Role role) {
    constexpr std::array<std::string_view, 6> rules{
        "a pawn goes straight forward, one square or two from its first rank, and captures one "
        "square diagonally forward",
        "a knight goes two squares along a rank or file and one to the side",
        "a bishop goes along diagonals",
        "a rook goes along ranks and files",
        "a queen goes along ranks, files and diagonals",
        "a king goes to an adjoining square",
    };
    return rules[static_cast<std::size_t>(role)];
}

class Explainer {
  public:
    Explainer(const Position& position, const Attempt& attempt)
        : position_(position),
          board_(position.board()),
          us_(position.turn()),
          from_(attempt.from),
          to_(attempt.to),
          promotion_(attempt.promotion) {}

    Explanation run() {
        const auto piece = board_.at(from_);
        if (!piece)
            return refuse(Reason::no_piece, "1.1", Bitboard(from_),
                          "there is no man on " + text(from_));
        if (piece->color != us_)
            return refuse(
                Reason::not_your_piece, "1.2", Bitboard(from_),
                man(from_) + " is " + owner(piece->color) + ", and it is " + owner(us_) + " turn");
        role_ = piece->role;
        if (role_ == Role::king && is_castling_attempt())
            return castle();
        return role_ == Role::pawn ? pawn() : officer();
    }

  private:
    // Words.

    static std::string text(Square square) { return std::string(name(square)); }
    static std::string owner(Color color) { return color == Color::white ? "White's" : "Black's"; }
    std::string man(Square square) const {
        return "the " + std::string(name(*board_.role_at(square))) + " on " + text(square);
    }
    std::string men(Bitboard squares) const {
        std::string words;
        for (const Square square : squares)
            words += (words.empty() ? "" : " and ") + man(square);
        return words;
    }
    static Explanation refuse(Reason reason, std::string_view article, Bitboard squares,
                              std::string words) {
        return {std::nullopt, reason, article, squares, std::move(words)};
    }

    // Castling (3.8.2).

    CastlingSide side() const { return castling_side(from_, to_); }
    bool is_at_home(Square square) const {
        return relative_rank_of(us_, Rank::first).contains(square);
    }

    bool is_castling_attempt() const {
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
    std::optional<Square> castling_rook() const {
        const Bitboard rooks = position_.castling_rooks() & board_.of(us_);
        if (board_.of(us_, Role::rook).contains(to_))
            return rooks.contains(to_) ? std::optional(to_) : std::nullopt;
        for (const Square rook : rooks)
            if (castling_side(from_, rook) == side())
                return rook;
        return std::nullopt;
    }

    Explanation castle() const {
        const auto rook = castling_rook();
        if (!rook)
            return castling_right_lost();
        const CastlingTargets goals = castling_targets(us_, castling_side(from_, *rook));
        const Bitboard blockers = castling_path(from_, *rook) & board_.occupied();
        if (blockers.any())
            return refuse(Reason::castling_path_blocked, "3.8.2.2", blockers,
                          men(blockers) + (blockers.has_more_than_one() ? " stand" : " stands") +
                              " in the way of castling");
        if (promotion_)
            return promotion_impossible();
        if (auto refusal = castling_meets_check(*rook, goals))
            return *std::move(refusal);
        return {Move::castling(from_, *rook), Reason::legal, "3.8.2",
                Bitboard(from_) | Bitboard(*rook),
                "the king castles with the rook on " + text(*rook) + ": king to " +
                    text(goals.king) + ", rook to " + text(goals.rook)};
    }

    Explanation castling_right_lost() const {
        const Rank home = rank_of(from_);
        const bool names_rook = board_.of(us_, Role::rook).contains(to_);
        const bool king_side = side() == CastlingSide::king_side;
        const Square corner = names_rook ? to_ : square_at(king_side ? File::h : File::a, home);
        std::string words = "there is no rook on " + text(corner) + " to castle with";
        if (board_.of(us_, Role::rook).contains(corner))
            words = "the right to castle with the rook on " + text(corner) +
                    " is lost: the king or that rook has moved";
        return refuse(Reason::castling_right_lost, "3.8.2.1", Bitboard(from_) | Bitboard(corner),
                      words);
    }

    std::optional<Explanation> castling_meets_check(Square rook, CastlingTargets goals) const {
        const Color them = opponent(us_);
        if (const Bitboard attackers = board_.attackers(from_, them); attackers.any())
            return refuse(Reason::castling_out_of_check, "3.8.2.2", attackers,
                          "the king is in check from " + men(attackers) + " and cannot castle now");
        const Bitboard occupied = board_.occupied() - Bitboard(from_) - Bitboard(rook);
        for (const Square crossed : between(from_, goals.king))
            if (const Bitboard attackers = board_.attackers(crossed, them, occupied);
                attackers.any())
                return refuse(
                    Reason::castling_through_check, "3.8.2.2", attackers,
                    "the king would cross " + text(crossed) + ", attacked by " + men(attackers));
        const Bitboard attackers = board_.attackers(goals.king, them, occupied);
        if (attackers.any())
            return refuse(
                Reason::castling_into_check, "3.8.2.2", attackers,
                "the king would arrive on " + text(goals.king) + ", attacked by " + men(attackers));
        return std::nullopt;
    }

    // Pawns (3.7).

    Explanation pawn() const {
        const int files = index(file_of(to_)) - index(file_of(from_));
        const int steps = (index(rank_of(to_)) - index(rank_of(from_))) * forward(us_);
        const bool straight = files == 0 && (steps == 1 || steps == 2);
        const bool diagonal = std::abs(files) == 1 && steps == 1;
        if (!straight && !diagonal)
            return refuse(Reason::not_its_move, "3.7", Bitboard(from_) | Bitboard(to_),
                          wrong_way());
        if (steps == 2 && !relative_rank_of(us_, Rank::second).contains(from_))
            return refuse(Reason::not_its_move, "3.7.2", Bitboard(from_) | Bitboard(to_),
                          "only a pawn that has not moved may go two squares");
        if (board_.of(us_).contains(to_))
            return own_piece_in_the_way();
        return straight ? pawn_forward(steps) : pawn_diagonal();
    }

    Explanation pawn_forward(int steps) const {
        if (board_.occupied().contains(to_))
            return refuse(
                Reason::pawn_blocked, steps == 2 ? "3.7.2" : "3.7.1", Bitboard(to_),
                "a pawn cannot capture straight ahead; " + man(to_) + " stands in its way");
        if (const Bitboard blockers = between(from_, to_) & board_.occupied(); blockers.any())
            return refuse(Reason::path_blocked, "3.7.2", blockers, cannot_pass(blockers));
        return finish(steps == 2 ? "3.7.2" : "3.7.1");
    }

    Explanation pawn_diagonal() const {
        if (board_.of(opponent(us_)).contains(to_))
            return finish("3.7.3");
        if (position_.just_crossed() == to_)
            return finish_move(Move::en_passant(from_, to_), "3.7.3.1");
        const Square beside = square_at(file_of(to_), rank_of(from_));
        if (relative_rank_of(us_, Rank::fifth).contains(from_) &&
            board_.of(opponent(us_), Role::pawn).contains(beside))
            return refuse(Reason::en_passant_gone, "3.7.3.2", Bitboard(beside),
                          "en passant is possible only at once after a pawn's two steps, and " +
                              man(beside) + " has not just made them");
        return refuse(Reason::nothing_to_capture, "3.7.3", Bitboard(to_),
                      "a pawn goes diagonally only to capture, and " + text(to_) + " is empty");
    }

    // Other men (3.2 to 3.6, 3.8.1).

    Explanation officer() const {
        if (!attacks({us_, role_}, from_, Bitboard()).contains(to_))
            return refuse(Reason::not_its_move, movement_article(role_),
                          Bitboard(from_) | Bitboard(to_), wrong_way());
        if (board_.of(us_).contains(to_))
            return own_piece_in_the_way();
        if (role_ != Role::knight)
            if (const Bitboard blockers = between(from_, to_) & board_.occupied(); blockers.any())
                return refuse(Reason::path_blocked, "3.5", blockers, cannot_pass(blockers));
        return finish(movement_article(role_));
    }

    std::string wrong_way() const {
        if (from_ == to_)
            return man(from_) + " must leave its square";
        return man(from_) + " cannot go to " + text(to_) + "; " + std::string(movement_rule(role_));
    }

    std::string cannot_pass(Bitboard blockers) const {
        return man(from_) + " cannot pass " + men(blockers);
    }

    Explanation own_piece_in_the_way() const {
        return refuse(Reason::own_piece_in_the_way, "3.1", Bitboard(to_),
                      text(to_) + " is occupied by " + owner(us_) + " own " +
                          std::string(name(*board_.role_at(to_))));
    }

    // What the way of moving allows: promotion (3.7.3.3) and the king's safety (3.9.2).

    bool reaches_last_rank() const {
        return role_ == Role::pawn && relative_rank_of(us_, Rank::eighth).contains(to_);
    }

    Explanation promotion_impossible() const {
        const std::string words = reaches_last_rank()
                                      ? "a pawn becomes a queen, rook, bishop or knight"
                                      : "only a pawn that reaches the last rank is promoted";
        return refuse(Reason::promotion_impossible, "3.7.3.3", Bitboard(from_) | Bitboard(to_),
                      words);
    }

    Explanation finish(std::string_view article) const {
        if (!reaches_last_rank())
            return promotion_ ? promotion_impossible()
                              : finish_move(Move::normal(role_, from_, to_), article);
        if (promotion_ == Role::pawn || promotion_ == Role::king)
            return promotion_impossible();
        const Role role = promotion_.value_or(Role::queen);
        Explanation found = finish_move(Move::promotion(from_, to_, role), "3.7.3.3");
        if (found.is_legal() && !promotion_)
            return refuse(Reason::promotion_missing, "3.7.3.3", Bitboard(to_),
                          "the pawn reaches the last rank; name the queen, rook, bishop or knight "
                          "that it becomes");
        return found;
    }

    Explanation finish_move(Move move, std::string_view article) const {
        if (move.is_en_passant() && promotion_)
            return promotion_impossible();
        if (!keeps_king_safe(position_, move))
            return king_unsafe(move);
        return {move, Reason::legal, article, Bitboard(from_) | Bitboard(to_), legal_words(move)};
    }

    Explanation king_unsafe(Move move) const {
        const Color them = opponent(us_);
        const Bitboard attackers = attackers_after(position_, move);
        if (role_ == Role::king)
            return refuse(Reason::king_into_check, "3.9.2", attackers,
                          "the king would be in check on " + text(to_) + " from " + men(attackers));
        const Square king = position_.king(us_);
        const bool was_check = board_.attackers(king, them).intersects(attackers);
        return refuse(was_check ? Reason::leaves_king_in_check : Reason::exposes_king, "3.9.2",
                      attackers,
                      "the king on " + text(king) + (was_check ? " stays" : " would be") +
                          " in check from " + men(attackers));
    }

    std::string legal_words(Move move) const {
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
    constexpr std::array<std::string_view, 19> codes{
        "legal",
        "no_piece",
        "not_your_piece",
        "not_its_move",
        "own_piece_in_the_way",
        "path_blocked",
        "pawn_blocked",
        "nothing_to_capture",
        "en_passant_gone",
        "promotion_missing",
        "promotion_impossible",
        "castling_right_lost",
        "castling_path_blocked",
        "castling_out_of_check",
        "castling_through_check",
        "castling_into_check",
        "king_into_check",
        "leaves_king_in_check",
        "exposes_king",
    };
    return codes[static_cast<std::size_t>(reason)];
}

Explanation explain(const Position& position, const Attempt& attempt) {
    return Explainer(position, attempt).run();
}

Attempt attempt_of(Move move) { return {move.from(), move.to(), move.promotion()}; }

}  // namespace arbiter
