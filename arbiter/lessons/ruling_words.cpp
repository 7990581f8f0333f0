#include "arbiter/lessons/ruling_words.hpp"

#include <optional>

#include "arbiter/lessons/phrases.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/legality.hpp"

namespace arbiter::lessons {

namespace {

/// Says it in another language than English.
class Wording {
  public:
    Wording(std::string_view language, const Position& position, const Attempt& attempt,
            const Ruling& ruling)
        : language_(language), position_(position), attempt_(attempt), ruling_(ruling) {}

    [[nodiscard]] std::string run() const {
        return phrase(language_, name_of_phrase(),
                      {{"from", std::string(name(attempt_.from))},
                       {"to", std::string(name(attempt_.to))},
                       {"man", man_at(attempt_.from, Case::nominative)},
                       {"target", man_at(attempt_.to, Case::nominative)},
                       {"target_accusative", man_at(attempt_.to, Case::accusative)},
                       {"there", there()},
                       {"movement", movement()},
                       {"men", men(Case::nominative)},
                       {"men_accusative", men(Case::accusative)},
                       {"men_dative", men(Case::dative)},
                       {"from_men", men(Case::from)},
                       {"owner", side(opponent(position_.turn()))},
                       {"side", side(position_.turn())},
                       {"king", std::string(name(position_.king(position_.turn())))},
                       {"goal", std::string(name(goals().king))},
                       {"rook_goal", std::string(name(goals().rook))},
                       {"rook", rook()},
                       {"crossed", crossed()},
                       {"new_man", new_man()}});
    }

  private:
    /// "reason.path_blocked"; some reasons have several phrases.
    [[nodiscard]] std::string name_of_phrase() const {
        return "reason." + std::string(code(ruling_.reason)) + kind();
    }
    [[nodiscard]] std::string kind() const {
        const Reason reason = ruling_.reason;
        if (reason == Reason::legal)
            return legal_kind();
        if (reason == Reason::not_its_move && ruling_.article == "3.7.2")
            return ".two_steps";
        if (reason == Reason::not_its_move && attempt_.from == attempt_.to)
            return ".stays";
        if (reason == Reason::promotion_impossible && arrives())
            return ".piece";
        if (reason == Reason::castling_right_lost && corner().empty())
            return ".side";
        if (reason == Reason::castling_right_lost && !is_rook_there())
            return ".no_rook";
        if ((reason == Reason::path_blocked || reason == Reason::castling_path_blocked) &&
            ruling_.squares.has_more_than_one())
            return ".several";
        return "";
    }

    [[nodiscard]] std::string legal_kind() const {
        if (ruling_.move->is_castling())
            return ".castling";
        const std::string kind = ruling_.move->is_en_passant() ? ".en_passant"
                                 : position_.board().occupied().contains(attempt_.to) ? ".capture"
                                                                                      : "";
        return ruling_.move->is_promotion() ? kind + ".promotion" : kind;
    }

    [[nodiscard]] bool is_rook_there() const {
        return position_.board().of(position_.turn(), Role::rook).intersects(corner());
    }
    [[nodiscard]] bool arrives() const {
        return position_.board().of(Role::pawn).contains(attempt_.from) &&
               relative_rank_of(position_.turn(), Rank::eighth).contains(attempt_.to);
    }

    [[nodiscard]] Bitboard corner() const { return ruling_.squares - Bitboard(attempt_.from); }

    [[nodiscard]] std::string man_at(Square square, Case as) const {
        const Board& board = position_.board();
        return board.occupied().contains(square) ? man_on(language_, board, square, as) : "";
    }
    /// "the pawn", of whom its square is known.
    [[nodiscard]] std::string there() const {
        const Board& board = position_.board();
        return board.occupied().contains(attempt_.to) ? man(language_, board.role_on(attempt_.to))
                                                      : "";
    }
    [[nodiscard]] std::string movement() const {
        const Board& board = position_.board();
        if (!board.occupied().contains(attempt_.from))
            return "";
        return phrase(language_, "movement." + std::string(name(board.role_on(attempt_.from))));
    }
    [[nodiscard]] std::string men(Case as) const {
        return men_on(language_, position_.board(), ruling_.squares & position_.board().occupied(),
                      as);
    }
    [[nodiscard]] std::string side(Color side) const {
        return phrase(language_, side == Color::white ? "white" : "black");
    }
    [[nodiscard]] std::string rook() const {
        return corner().empty() ? "" : std::string(name(corner().first()));
    }
    [[nodiscard]] std::string new_man() const {
        return attempt_.promotion ? man(language_, *attempt_.promotion, Case::bare) : "";
    }
    [[nodiscard]] CastlingTargets goals() const {
        return castling_targets(position_.turn(), castling_side(attempt_.from, attempt_.to));
    }
    /// The first square on the king's way that the men concerned attack.
    [[nodiscard]] std::string crossed() const {
        if (ruling_.reason != Reason::castling_through_check)
            return "";
        const Board& board = position_.board();
        const CastlingSide side = castling_side(attempt_.from, attempt_.to);
        const Bitboard occupied =
            board.occupied() - Bitboard(attempt_.from) - Bitboard(*castling_rook(position_, side));
        for (const Square square : between(attempt_.from, goals().king))
            if (board.attackers(square, opponent(position_.turn()), occupied)
                    .intersects(ruling_.squares))
                return std::string(name(square));
        return std::string(name(goals().king));
    }

    std::string_view language_;
    const Position& position_;
    const Attempt& attempt_;
    const Ruling& ruling_;
};

}  // namespace

std::string ruling_in_words(std::string_view language, const Position& position,
                            const Attempt& attempt) {
    return ruling_in_words(language, position, explain(position, attempt));
}

std::string ruling_in_words(std::string_view language, const Position& position,
                            const Explanation& explanation) {
    if (language == "en")
        return explanation.text;
    return Wording(language, position, explanation.attempt, explanation).run();
}

}  // namespace arbiter::lessons
