#include "arbiter/engine/evaluate.hpp"

#include <algorithm>

#include "arbiter/engine/pawn_structure.hpp"
#include "arbiter/engine/piece_values.hpp"

namespace arbiter {

namespace {

/// Having the move is worth about a seventh of a pawn.
constexpr int tempo = 14;

/// Worth of each square that a man may go to, and how many it has on a common day.
struct Mobility {
    Tapered each;
    int usual;
};
constexpr PerRole<Mobility> mobilities{
    {{{}, {{5, 4}, 4}, {{5, 5}, 6}, {{3, 5}, 7}, {{1, 4}, 13}, {}}}};

/// How hard each man presses on a square beside the enemy king.
constexpr PerRole<int> king_pressure{{{0, 2, 2, 3, 5, 0}}};

/// The pieces of one side: where they go and what they threaten.
template <Color Us>
class PieceTerms {
  public:
    explicit PieceTerms(const Board& board)
        : board_(board),
          enemy_pawn_attacks_(pawn_attack_set(board.of(them, Role::pawn))),
          enemy_king_zone_(zone(board.of(them, Role::king).first())) {}

    Tapered sum() {
        Tapered total;
        for (const Role role : {Role::knight, Role::bishop, Role::rook, Role::queen})
            for (const Square square : board_.of(Us, role))
                total += piece(role, square);
        // Two bishops cover both colours of squares.
        if (board_.of(Us, Role::bishop).has_more_than_one())
            total += {24, 46};
        return total + attack_on_king();
    }

  private:
    static constexpr Color them = opponent(Us);

    static Bitboard pawn_attack_set(Bitboard enemy_pawns) {
        constexpr bool down = Us == Color::white;
        return shifted<down ? Direction::south_east : Direction::north_east>(enemy_pawns) |
               shifted<down ? Direction::south_west : Direction::north_west>(enemy_pawns);
    }
    static Bitboard zone(Square king) {
        const Bitboard around = king_attacks(king) | Bitboard(king);
        return around | shifted_forward(them, around);
    }

    Tapered piece(Role role, Square square) {
        const Bitboard reached = arbiter::attacks({Us, role}, square, board_.occupied());
        const Bitboard free = reached - board_.of(Us) - enemy_pawn_attacks_;
        // Mobility: squares where it may go without being taken by a pawn.
        Tapered total = mobilities[role].each * (free.size() - mobilities[role].usual);
        // A piece that a pawn attacks must move or be lost.
        if (enemy_pawn_attacks_.contains(square))
            total -= {34, 28};
        if (role == Role::rook)
            total += file_of_rook(file_of(square));
        if (const Bitboard pressed = reached & enemy_king_zone_; pressed.any()) {
            ++king_attackers_;
            pressure_ += king_pressure[role] * pressed.size();
        }
        return total;
    }

    /// A rook works along files that its own pawns have left.
    Tapered file_of_rook(File file) const {
        if (squares_of(file).intersects(board_.of(Us, Role::pawn)))
            return {};
        return squares_of(file).intersects(board_.of(them, Role::pawn)) ? Tapered{11, 8}
                                                                        : Tapered{24, 10};
    }

    /// One attacker is a visitor, several are an attack: it grows with the square of the pressure.
    Tapered attack_on_king() const {
        if (king_attackers_ < 2)
            return {};
        return {std::min(pressure_ * pressure_ / 8, 500), pressure_ / 2};
    }

    const Board& board_;
    Bitboard enemy_pawn_attacks_;
    Bitboard enemy_king_zone_;
    int king_attackers_ = 0;
    int pressure_ = 0;
};

template <Color Us>
Tapered side(const Board& board) {
    // Material and places.
    Tapered sum;
    for (const Role role : all_roles)
        for (const Square square : board.of(Us, role))
            sum += man_on_square[Us][role][square];
    return sum + PieceTerms<Us>(board).sum() + pawn_structure(board, Us) + king_shelter(board, Us);
}

int end_value(const Board& board, Color color) {
    int sum = 0;
    for (const Role role : all_roles)
        sum += man_values[role].end * board.of(color, role).size();
    return sum;
}

/// The other side has nothing but its king, and the men are there to mate it without promoting.
bool is_hunt(const Board& board, Color strong) {
    const Bitboard minors = board.of(Role::knight) | board.of(Role::bishop);
    return !board.of(opponent(strong)).has_more_than_one() &&
           (board.straight_sliders().any() ||
            (minors.has_more_than_one() && board.of(Role::bishop).any()));
}

/// Against a bare king: drive it to the edge (with bishop and knight to a corner of the bishop's
/// colour, where alone they mate) and bring the own king near.
int drive(const Board& board, Color strong) {
    const Square hunted = board.of(opponent(strong), Role::king).first();
    const int file = detail::inwards(index(file_of(hunted)));
    const int rank = detail::inwards(index(rank_of(hunted)));
    int sum = 300 - 12 * (file + rank) - 8 * distance(hunted, board.of(strong, Role::king).first());
    const Bitboard bishops = board.of(strong, Role::bishop);
    if (board.of(strong).size() == 3 && bishops.any() && board.of(strong, Role::knight).any()) {
        const bool light = bishops.intersects(light_squares);
        const Square near = light ? Square::a8 : Square::a1;
        const Square far = light ? Square::h1 : Square::h8;
        sum -= 20 * std::min(distance(hunted, near), distance(hunted, far));
    }
    return sum;
}

/// How much of a lead in an ending counts, in sixteenths: without pawns, a lead of a minor piece
/// or less does not win, nor do two knights.
int winning_share(const Board& board, Color strong) {
    if (board.of(strong, Role::pawn).any())
        return 16;
    const int lead = end_value(board, strong) - end_value(board, opponent(strong));
    if (lead <= man_values[Role::bishop].end)
        return 3;
    const bool only_knights = board.of(strong).size() - 1 == board.of(strong, Role::knight).size();
    return only_knights && board.of(strong).size() <= 3 ? 1 : 16;
}

}  // namespace

bool is_draw_by_material(const Board& board) {
    const Bitboard pieces = board.occupied() - board.of(Role::king);
    if (pieces.has_more_than_one())
        return false;
    return (pieces - board.of(Role::knight) - board.of(Role::bishop)).empty();
}

Score evaluate(const Position& position) {
    const Board& board = position.board();
    if (is_draw_by_material(board))
        return Score();
    const Tapered white = side<Color::white>(board) - side<Color::black>(board);
    int value = blend(white, phase(board));
    const Color strong = value >= 0 ? Color::white : Color::black;
    value = value * winning_share(board, strong) / 16;
    if (is_hunt(board, strong))
        value += forward(strong) * drive(board, strong);
    if (position.turn() == Color::black)
        value = -value;
    return Score::centipawns(std::clamp(value + tempo, -max_centipawns, max_centipawns));
}

}  // namespace arbiter
