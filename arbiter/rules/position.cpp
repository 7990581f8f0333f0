#include "arbiter/rules/position.hpp"

#include <array>
#include <cassert>

#include "arbiter/rules/detail/attacked.hpp"
#include "arbiter/rules/en_passant.hpp"
#include "arbiter/rules/zobrist.hpp"

namespace arbiter {

namespace {

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

Position Position::passed() const {
    assert(!is_check(*this));
    Position next = *this;
    next.turn_ = opponent(turn_);
    next.key_ ^= zobrist.black_to_move;
    if (en_passant_)
        next.key_ ^= zobrist.en_passant[file_of(*en_passant_)];
    next.en_passant_.reset();
    next.just_crossed_.reset();
    next.halfmove_clock_ += 1;
    next.fullmove_number_ += turn_ == Color::black ? 1 : 0;
    return next;
}

std::uint64_t Position::key_from_scratch() const {
    std::uint64_t key = turn_ == Color::black ? zobrist.black_to_move : 0;
    for (const Color color : both_colors)
        for (const Role role : all_roles)
            for (const Square square : board_.of(color, role))
                key ^= zobrist.piece[color][role][square];
    for (const Square rook : castling_rooks_)
        key ^= zobrist.castling_rook[rook];
    if (en_passant_)
        key ^= zobrist.en_passant[file_of(*en_passant_)];
    return key;
}

bool is_check(const Position& position) {
    const Board& board = position.board();
    const Color us = position.turn();
    return detail::is_attacked(board, opponent(us), position.king(us), board.occupied());
}

}  // namespace arbiter
