#include "arbiter/notation/san_refusal.hpp"

#include <string>
#include <utility>
#include <vector>

#include "arbiter/base/alternatives.hpp"
#include "arbiter/notation/explanation_text.hpp"
#include "arbiter/notation/san_writer.hpp"
#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/legality.hpp"

namespace arbiter {

namespace {

/// "Nbd2, Nfd2 or N4d2".
std::string written_alternatives(const Position& position, const SanCandidates& moves) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < moves.size(); ++i)
        texts.push_back(write_san_without_check(position, moves[i]));
    return alternatives(texts);
}

class Refuser {
  public:
    Refuser(const Position& position, const SanForm& form)
        : position_(position), board_(position.board()), us_(position.turn()), form_(form) {}

    SanError run(const SanCandidates& legal) const {
        if (legal.size() > 1) {
            SanError refusal =
                error(SanProblem::ambiguous, "more than one man can go there: write " +
                                                 written_alternatives(position_, legal));
            for (std::size_t i = 0; i < legal.size(); ++i)
                refusal.meant.push_back(legal[i]);
            return refusal;
        }
        if (form_.castling) {
            SanError refusal = castling();
            refusal.castling = form_.castling;
            return refusal;
        }
        if (!form_.to_rank)
            return short_capture();
        const Square to = square_at(form_.to_file, *form_.to_rank);
        if (const auto from = form_.from(); from && (!form_.role || stands_on(*from)))
            return illegal(*from, to);
        const Role role = form_.role.value_or(Role::pawn);
        const Bitboard men = board_.of(us_, role) & departures(role);
        if (men.empty())
            return nobody(role, to);
        // Whoever stands there already keeps all the others from it.
        if (men.contains(to))
            return explained(own_man_on(to, to));
        if (const auto man = meant(role, men, to))
            return illegal(*man, to);
        return none_of(role, men, to);
    }

  private:
    [[nodiscard]] SanError error(SanProblem problem, std::string text) const {
        return {.problem = problem, .at = form_.at, .text = std::move(text)};
    }
    [[nodiscard]] SanError explained(Explanation explanation) const {
        return {.problem = SanProblem::illegal,
                .at = form_.at,
                .text = sentence(explanation),
                .explanation = std::move(explanation)};
    }
    [[nodiscard]] SanError illegal(Square from, Square to) const {
        if (form_.role == Role::king && (distance(from, to) > 1 || board_.of(us_).contains(to)))
            return no_step_of_king(from, to);
        return explained(explain(position_, {from, to, form_.promotion}));
    }

    /// The king's letter never means castling, although an attempt with these squares does.
    [[nodiscard]] SanError no_step_of_king(Square king, Square to) const {
        Explanation found{
            {std::nullopt, Reason::not_its_move, "3.8.1", Bitboard(king) | Bitboard(to)},
            "the king on " + text(king) + " cannot go to " + text(to) +
                "; a king goes to an adjoining square",
            {king, to, std::nullopt}};
        if (board_.of(us_).contains(to))
            found = own_man_on(king, to);
        if (rule_on(position_, {king, to, std::nullopt}).is_legal())
            found.text += ", and castling is written O-O or O-O-O";
        return explained(std::move(found));
    }

    [[nodiscard]] Explanation own_man_on(Square from, Square to) const {
        return {{std::nullopt, Reason::own_piece_in_the_way, "3.1", Bitboard(to)},
                text(to) + " is occupied by " + side() + "'s own " + text(*board_.role_at(to)),
                {from, to, std::nullopt}};
    }

    [[nodiscard]] bool stands_on(Square square) const {
        return board_.of(us_, *form_.role).contains(square);
    }
    [[nodiscard]] Bitboard departures(Role role) const {
        const bool only_steps = role == Role::pawn && !form_.from_file;
        return form_.departures() & (only_steps ? squares_of(form_.to_file) : all_squares);
    }
    [[nodiscard]] std::string side() const { return std::string(capitalized_name(us_)); }
    [[nodiscard]] static std::string text(Square square) { return std::string(name(square)); }
    [[nodiscard]] static std::string text(Role role) { return std::string(name(role)); }

    [[nodiscard]] SanError castling() const {
        const Square king = position_.king(us_);
        if (const auto rook = castling_rook(position_, *form_.castling))
            return illegal(king, *rook);
        const std::string wing =
            form_.castling == CastlingSide::king_side ? "king's side" : "queen's side";
        return explained({{std::nullopt, Reason::castling_right_lost, "3.8.2.1", Bitboard(king)},
                          side() + " has no right to castle on the " + wing +
                              ": the king or that rook has moved, or is not at home",
                          {king, castling_targets(us_, *form_.castling).king, std::nullopt}});
    }

    [[nodiscard]] SanError short_capture() const {
        SanForm promoting = form_;
        promoting.promotion = Role::queen;
        if (const SanCandidates moves = legal_candidates(position_, promoting);
            !form_.promotion && !moves.empty())
            return explained(explain(position_, {moves[0].from(), moves[0].to(), std::nullopt}));
        return error(SanProblem::no_such,
                     "no pawn of the " + std::string(1, name(*form_.from_file)) +
                         "-file can capture on the " + std::string(1, name(form_.to_file)) +
                         "-file; a move names its square of arrival, as in exd5");
    }

    /// The one man whose move the text can be about: by the way it moves, or the only one there is.
    [[nodiscard]] std::optional<Square> meant(Role role, Bitboard men, Square to) const {
        if (const auto only = (men_that_reach(position_, role, to) & men).single())
            return only;
        if (role == Role::pawn)
            return meant_pawn(men, to);
        if (const auto only = (attacks({us_, role}, to, Bitboard()) & men).single())
            return only;
        return men.single();
    }

    [[nodiscard]] std::optional<Square> meant_pawn(Bitboard men, Square to) const {
        if (form_.from_file && *form_.from_file != form_.to_file)
            if (const auto only = (pawn_attacks(opponent(us_), to) & men).single())
                return only;
        // A step is made by the nearest pawn behind.
        for (auto from = offset(to, 0, -forward(us_)); from; from = offset(*from, 0, -forward(us_)))
            if (men.contains(*from))
                return from;
        return men.single();
    }

    [[nodiscard]] SanError nobody(Role role, Square to) const {
        const std::string where = hint(role);
        const std::string words =
            side() + " has no " + text(role) + (where.empty() ? "" : " on " + where);
        if (role == Role::pawn && !form_.from_file)
            if (const std::string captures = pawn_captures(to); !captures.empty())
                return error(SanProblem::no_such,
                             words + "; a pawn's capture shows its file: " + captures);
        if (const std::string bishop = bishop_instead(); !bishop.empty())
            return error(SanProblem::no_such, words + "; a bishop's move is written " + bishop);
        return error(SanProblem::no_such, words);
    }

    [[nodiscard]] std::string hint(Role role) const {
        if (const auto from = form_.from())
            return text(*from);
        if (form_.from_rank)
            return std::string("rank ") + name(*form_.from_rank);
        if (form_.from_file || role == Role::pawn)
            return std::string("the ") + name(form_.from_file.value_or(form_.to_file)) + "-file";
        return {};
    }

    [[nodiscard]] std::string pawn_captures(Square to) const {
        std::string words;
        for (const Square from :
             men_that_reach(position_, Role::pawn, to) - squares_of(file_of(to))) {
            SanForm capture = form_;
            capture.from_file = file_of(from);
            for (const Move move : legal_candidates(position_, capture))
                words += (words.empty() ? "" : " or ") + write_san_without_check(position_, move);
        }
        return words;
    }

    /// "bc4" with a small b is a pawn's move; perhaps the bishop was meant.
    [[nodiscard]] std::string bishop_instead() const {
        if (form_.role || form_.from_rank || form_.from_file != File::b)
            return {};
        SanForm bishop = form_;
        bishop.role = Role::bishop;
        bishop.from_file.reset();
        const SanCandidates moves = legal_candidates(position_, bishop);
        return written_alternatives(position_, moves);
    }

    /// None of several men can go there; what holds for all of them is said.
    [[nodiscard]] SanError none_of(Role role, Bitboard men, Square to) const {
        const Bitboard able = men_that_reach(position_, role, to) & men;
        const Bitboard asked = able.any() ? able : men;
        const Explanation first = explain(position_, {asked.first(), to, form_.promotion});
        bool same_text = true;
        bool same_article = true;
        Bitboard squares;
        for (const Square from : asked) {
            const Explanation other = explain(position_, {from, to, form_.promotion});
            same_text = same_text && other.text == first.text;
            same_article = same_article && other.article == first.article;
            squares |= other.squares;
        }
        std::string words = "no " + text(role) + " can go to " + text(to);
        if (same_text)
            words += ": " + sentence(first);
        else if (same_article)
            words += law_behind(first.article);
        SanError refusal = error(SanProblem::no_such, std::move(words));
        if (same_article) {
            refusal.article = first.article;
            refusal.squares = squares;
        }
        return refusal;
    }

    const Position& position_;
    const Board& board_;
    Color us_;
    const SanForm& form_;
};

}  // namespace

SanError no_san(TextError error) {
    return {.problem = SanProblem::syntax, .at = error.at, .text = std::move(error.text)};
}

SanError refuse_san(const Position& position, const SanForm& form, const SanCandidates& legal) {
    return Refuser(position, form).run(legal);
}

}  // namespace arbiter
