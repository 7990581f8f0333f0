#include "arbiter/rules/position.hpp"

#include <cassert>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/detail/generate.hpp"
#include "arbiter/rules/zobrist.hpp"

namespace arbiter {

namespace {

/// Can a pawn of the side to move legally capture on `target`, which an enemy pawn just crossed?
bool has_legal_en_passant(const Board& board, Color us, Square target) {
    const Color them = opponent(us);
    const Square captured = *offset(target, 0, -forward(us));
    const Square king = board.of(us, Role::king).first();
    for (const Square from : pawn_attacks(them, target) & board.of(us, Role::pawn)) {
        const Bitboard occupied =
            (board.occupied() - Bitboard(from) - Bitboard(captured)) | Bitboard(target);
        if ((board.attackers(king, them, occupied) - Bitboard(captured)).empty())
            return true;
    }
    return false;
}

Setup initial_setup() {
    Setup setup;
    constexpr std::array home{Role::rook, Role::knight, Role::bishop, Role::queen,
                              Role::king, Role::bishop, Role::knight, Role::rook};
    for (int file = 0; file < 8; ++file) {
        const Role role = home[static_cast<std::size_t>(file)];
        setup.board.put(square_at(file), {Color::white, role});
        setup.board.put(square_at(8 + file), {Color::white, Role::pawn});
        setup.board.put(square_at(48 + file), {Color::black, Role::pawn});
        setup.board.put(square_at(56 + file), {Color::black, role});
    }
    setup.castling_rooks = setup.board.of(Role::rook);
    return setup;
}

}  // namespace

Position::Position() {
    static const Position initial = *from(initial_setup());
    *this = initial;
}

std::expected<Position, FaultSet> Position::from(const Setup& setup, FaultSet forgiven) {
    FaultSet found;
    Bitboard unfounded_rights;
    for (const Finding& finding : diagnose(setup)) {
        if (!is_warning(finding.fault))
            found.add(finding.fault);
        if (finding.fault == Fault::castling)
            unfounded_rights = finding.squares;
    }
    const FaultSet refused = found - (forgiven - (forgiven - forgivable_faults));
    if (!refused.empty())
        return std::unexpected(refused);

    Position position{Uninitialized{}};
    position.board_ = setup.board;
    position.turn_ = setup.turn;
    position.castling_rooks_ = setup.castling_rooks - unfounded_rights;
    position.halfmove_clock_ = setup.halfmove_clock;
    position.fullmove_number_ = setup.fullmove_number;
    if (setup.en_passant && !found.contains(Fault::en_passant)) {
        position.just_crossed_ = setup.en_passant;
        if (has_legal_en_passant(setup.board, setup.turn, *setup.en_passant))
            position.en_passant_ = setup.en_passant;
    }
    position.key_ = position.key_from_scratch();
    return position;
}

Setup Position::to_setup() const {
    return {.board = board_,
            .turn = turn_,
            .castling_rooks = castling_rooks_,
            .en_passant = en_passant_,
            .halfmove_clock = halfmove_clock_,
            .fullmove_number = fullmove_number_};
}

std::uint64_t Position::key_from_scratch() const {
    std::uint64_t key = turn_ == Color::black ? zobrist.black_to_move : 0;
    for (const Square square : board_.occupied()) {
        const Piece piece = *board_.at(square);
        key ^= zobrist.piece[piece.color][piece.role][square];
    }
    for (const Square rook : castling_rooks_)
        key ^= zobrist.castling_rook[rook];
    if (en_passant_)
        key ^= zobrist.en_passant[file_of(*en_passant_)];
    return key;
}

void Position::take(Square square, Piece piece) {
    board_.remove(square, piece);
    key_ ^= zobrist.piece[piece.color][piece.role][square];
    halfmove_clock_ = 0;
}

void Position::lose_castling_rights(Bitboard touched) {
    for (const Square rook : castling_rooks_& touched)
        key_ ^= zobrist.castling_rook[rook];
    castling_rooks_ -= touched;
}

template <Color Us>
void Position::castle(Move move) {
    const Square king = move.from();
    const Square rook = move.to();
    const CastlingTargets targets = castling_targets(Us, castling_side(king, rook));
    // Both leave before either arrives: in Chess960 one may land where the other stood.
    board_.remove(king, {Us, Role::king});
    board_.remove(rook, {Us, Role::rook});
    board_.put(targets.king, {Us, Role::king});
    board_.put(targets.rook, {Us, Role::rook});
    const auto& numbers = zobrist.piece[Us];
    key_ ^= numbers[Role::king][king] ^ numbers[Role::king][targets.king] ^
            numbers[Role::rook][rook] ^ numbers[Role::rook][targets.rook];
    lose_castling_rights(relative_rank_of(Us, Rank::first));
}

template <Color Us>
void Position::play_as(Move move) {
    constexpr Color them = opponent(Us);
    const Square from = move.from();
    const Square to = move.to();

    if (en_passant_) {
        key_ ^= zobrist.en_passant[file_of(*en_passant_)];
        en_passant_.reset();
    }
    just_crossed_.reset();
    ++halfmove_clock_;
    turn_ = them;
    key_ ^= zobrist.black_to_move;
    if constexpr (Us == Color::black)
        ++fullmove_number_;

    if (move.is_castling())
        return castle<Us>(move);

    if (board_.of(them).contains(to))
        take(to, {them, board_.role_on(to)});
    const Role role = board_.role_on(from);
    const Role landing = move.is_promotion() ? move.promoted_role() : role;
    board_.remove(from, {Us, role});
    board_.put(to, {Us, landing});
    key_ ^= zobrist.piece[Us][role][from] ^ zobrist.piece[Us][landing][to];

    // A king's move ends all rights of its side, a man that leaves or lands on a rook's square
    // those of that rook (3.8.2.1).
    Bitboard touched = Bitboard(from) | Bitboard(to);
    if (role == Role::king)
        touched |= relative_rank_of(Us, Rank::first);
    if (castling_rooks_.intersects(touched))
        lose_castling_rights(touched);

    if (role != Role::pawn)
        return;
    halfmove_clock_ = 0;
    if (move.is_en_passant())
        take(*offset(to, 0, -forward(Us)), {them, Role::pawn});
    else if (index(to) - index(from) == 16 * forward(Us))
        note_double_step<Us>(to);
}

template <Color Us>
void Position::note_double_step(Square pawn) {
    constexpr Color them = opponent(Us);
    const Square crossed = *offset(pawn, 0, -forward(Us));
    just_crossed_ = crossed;
    if (!pawn_attacks(Us, crossed).intersects(board_.of(them, Role::pawn)))
        return;
    if (has_legal_en_passant(board_, them, crossed)) {
        en_passant_ = crossed;
        key_ ^= zobrist.en_passant[file_of(crossed)];
    }
}

Position Position::play(Move move) const {
    assert(is_legal(*this, move));
    Position next = *this;
    if (turn_ == Color::white)
        next.play_as<Color::white>(move);
    else
        next.play_as<Color::black>(move);
    return next;
}

Bitboard pinned(const Position& position, Color color) {
    const Board& board = position.board();
    const Square king = position.king(color);
    return color == Color::white ? detail::king_safety<Color::white>(board, king).pinned
                                 : detail::king_safety<Color::black>(board, king).pinned;
}

}  // namespace arbiter
