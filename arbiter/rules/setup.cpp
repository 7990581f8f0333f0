#include "arbiter/rules/setup.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "arbiter/base/enumerators.hpp"
#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/retrospect.hpp"

namespace arbiter {

namespace {

constexpr int men_a_side = 16;
constexpr int pawns_a_side = 8;
/// The game has ended by then (Law 9.6.2).
constexpr std::uint32_t seventy_five_moves = 150;

constexpr std::string_view word(Fault fault) {
    switch (fault) {
        case Fault::kings:
            return "kings";
        case Fault::pawn_rank:
            return "pawn_rank";
        case Fault::too_many_pawns:
            return "too_many_pawns";
        case Fault::too_many_men:
            return "too_many_men";
        case Fault::opposite_check:
            return "opposite_check";
        case Fault::checkers:
            return "checkers";
        case Fault::castling:
            return "castling";
        case Fault::en_passant:
            return "en_passant";
        case Fault::material:
            return "material";
        case Fault::counters:
            return "counters";
    }
    std::unreachable();
}

std::string listed(Bitboard squares) {
    std::string text;
    for (const Square square : squares) {
        if (!text.empty())
            text += ' ';
        text += name(square);
    }
    return text;
}

class Diagnosis {
  public:
    explicit Diagnosis(const Setup& setup) : setup_(setup), board_(setup.board) {}

    std::vector<Finding> run() {
        check_kings();
        check_pawn_ranks();
        check_numbers();
        if (has_both_kings_) {
            check_opposite_check();
            check_en_passant();
            check_checkers();
        }
        check_castling();
        check_material();
        check_counters();
        std::ranges::sort(findings_, {}, &Finding::fault);
        return std::move(findings_);
    }

  private:
    void report(Fault fault, Bitboard squares, std::string text) {
        findings_.push_back({fault, squares, std::move(text)});
    }

    void check_kings() {
        std::string text;
        Bitboard surplus_kings;
        for (const Color color : both_colors) {
            const Bitboard kings = board_.of(color, Role::king);
            if (kings.size() == 1)
                continue;
            surplus_kings |= kings;
            if (!text.empty())
                text += ", ";
            text += std::string(name(color)) + " has " +
                    (kings.empty() ? "no king" : std::to_string(kings.size()) + " kings");
        }
        has_both_kings_ = text.empty();
        if (!has_both_kings_)
            report(Fault::kings, surplus_kings, text + "; each side has exactly one");
    }

    void check_pawn_ranks() {
        const Bitboard pawns = board_.of(Role::pawn) & back_ranks;
        if (pawns.any())
            report(Fault::pawn_rank, pawns,
                   "pawns never stand on the first or the last rank: " + listed(pawns));
    }

    void check_numbers() {
        check_number(Fault::too_many_pawns, board_.of(Role::pawn), pawns_a_side, "pawns");
        check_number(Fault::too_many_men, all_squares, men_a_side, "men");
    }

    void check_number(Fault fault, Bitboard among, int most, std::string_view what) {
        std::string text;
        Bitboard squares;
        for (const Color color : both_colors) {
            const Bitboard men = board_.of(color) & among;
            if (men.size() <= most)
                continue;
            if (!text.empty())
                text += ", ";
            text += std::string(name(color)) + " has " + std::to_string(men.size()) + ' ' +
                    std::string(what);
            squares |= men;
        }
        if (!text.empty())
            report(fault, squares, text + "; each side has at most " + std::to_string(most));
    }

    void check_opposite_check() {
        const Color waiting = opponent(setup_.turn);
        const Square king = board_.of(waiting, Role::king).first();
        const Bitboard attackers = board_.attackers(king, setup_.turn);
        if (attackers.any())
            report(Fault::opposite_check, attackers | Bitboard(king),
                   std::string(name(waiting)) + " is in check from " + listed(attackers) +
                       " although it is " + std::string(name(setup_.turn)) + "'s turn");
    }

    void check_en_passant() {
        if (!setup_.en_passant || is_possible_double_step(board_, setup_.turn, *setup_.en_passant))
            return;
        report(Fault::en_passant, Bitboard(*setup_.en_passant),
               "no " + std::string(name(opponent(setup_.turn))) + " pawn can have just crossed " +
                   std::string(name(*setup_.en_passant)));
    }

    void check_checkers() {
        const Square king = board_.of(setup_.turn, Role::king).first();
        const Bitboard checkers = board_.attackers(king, opponent(setup_.turn));
        if (checkers.size() < 2)
            return;
        if (checkers.size() > 2)
            return report(Fault::checkers, checkers,
                          "no move gives check with " + std::to_string(checkers.size()) +
                              " men at once: " + listed(checkers));
        if (!has_last_move_into_check(board_, setup_.turn))
            report(Fault::checkers, checkers,
                   "no last move gives check from both " + listed(checkers));
    }

    void check_castling() {
        Bitboard unfounded;
        for (const Color color : both_colors) {
            const Bitboard home = relative_rank_of(color, Rank::first);
            const Bitboard claimed = setup_.castling_rooks & home;
            const Bitboard king = board_.of(color, Role::king) & home;
            unfounded |= claimed - board_.of(color, Role::rook);
            if (king.empty())
                unfounded |= claimed;
            else
                unfounded |= surplus(claimed, king.first());
        }
        unfounded |= setup_.castling_rooks - back_ranks;
        if (unfounded.any())
            report(Fault::castling, unfounded,
                   "a castling right needs the king and a rook at home, at most one rook a "
                   "side: " +
                       listed(unfounded));
    }

    /// All claimed rooks on a side of the king that has more than one.
    static Bitboard surplus(Bitboard claimed, Square king) {
        const Bitboard below(Bitboard(king).bits() - 1);
        Bitboard found;
        for (const Bitboard side : {claimed & below, claimed - below})
            if (side.has_more_than_one())
                found |= side;
        return found;
    }

    void check_material() {
        std::string text;
        Bitboard squares;
        for (const Color color : both_colors) {
            const int promoted = promoted_men(color);
            const int missing = pawns_a_side - board_.of(color, Role::pawn).size();
            if (promoted <= std::max(missing, 0))
                continue;
            if (!text.empty())
                text += ", ";
            text += std::string(name(color)) + " has at least " + std::to_string(promoted) +
                    " promoted men but only " + std::to_string(std::max(missing, 0)) +
                    " missing pawns";
            squares |= men_beyond_initial(color);
        }
        if (!text.empty())
            report(Fault::material, squares, text);
    }

    /// The kinds of men of which the initial position has fewer; bishops never change the colour of
    /// their square.
    struct Kind {
        Bitboard men;
        int initial;

        [[nodiscard]] int beyond() const { return std::max(0, men.size() - initial); }
    };
    [[nodiscard]] std::array<Kind, 5> kinds(Color color) const {
        const Bitboard bishops = board_.of(color, Role::bishop);
        return {Kind{board_.of(color, Role::queen), 1}, Kind{board_.of(color, Role::rook), 2},
                Kind{board_.of(color, Role::knight), 2}, Kind{bishops & light_squares, 1},
                Kind{bishops & dark_squares, 1}};
    }
    [[nodiscard]] int promoted_men(Color color) const {
        int sum = 0;
        for (const Kind& kind : kinds(color))
            sum += kind.beyond();
        return sum;
    }
    [[nodiscard]] Bitboard men_beyond_initial(Color color) const {
        Bitboard men;
        for (const Kind& kind : kinds(color))
            if (kind.beyond() > 0)
                men |= kind.men;
        return men;
    }

    void check_counters() {
        std::string text = wrong_clock();
        if (setup_.fullmove_number == 0)
            text += (text.empty() ? "" : ", and ") + std::string("move numbers begin with 1");
        if (!text.empty())
            report(Fault::counters, Bitboard(), std::move(text));
    }

    [[nodiscard]] std::string wrong_clock() const {
        const std::uint32_t halfmoves = setup_.halfmove_clock;
        const std::uint32_t moves = std::max(setup_.fullmove_number, 1U);
        const std::string clock = "the half-move clock stands at " + std::to_string(halfmoves);
        if (halfmoves > seventy_five_moves)
            return clock + ", but the game ends at 150 (Law 9.6.2)";
        if (setup_.en_passant && halfmoves != 0)
            return "a pawn has just moved, so the half-move clock stands at 0";
        const std::uint32_t plies = 2 * (moves - 1) + (setup_.turn == Color::black ? 1 : 0);
        if (halfmoves > plies && setup_.fullmove_number > 0)
            return clock + ", but only " + std::to_string(plies) + " plies have been played";
        return {};
    }

    const Setup& setup_;
    const Board& board_;
    bool has_both_kings_ = false;
    std::vector<Finding> findings_;
};

}  // namespace

std::string_view code(Fault fault) { return word(fault); }

std::optional<Fault> fault_named(std::string_view code) {
    return enumerator_named<Fault, word>(code);
}

std::vector<Finding> diagnose(const Setup& setup) { return Diagnosis(setup).run(); }

}  // namespace arbiter
