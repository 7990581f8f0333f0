// Any position at all, made of the bytes: the list of its moves is what the legality test, the
// rulings and the slow twin say; keys are those from scratch; exchanging the colours changes
// nothing; every text comes back.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/packed_position.hpp"
#include "arbiter/notation/polyglot.hpp"
#include "arbiter/notation/san_reading.hpp"
#include "arbiter/notation/san_writer.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/checks.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/ruling.hpp"
#include "fuzz/bytes.hpp"
#include "fuzz/require.hpp"
#include "tests/differential/twin_moves.hpp"
#include "tests/support/mirror.hpp"

using namespace arbiter;
using arbiter::fuzz::Bytes;
using arbiter::fuzz::require;

namespace {

/// Turn, castling rights of either side, en passant file, counters, the two kings, then a square
/// and a man each.
arbiter::Setup setup_of(Bytes bytes) {
    arbiter::Setup setup;
    setup.turn = bytes.below(2) == 0 ? Color::white : Color::black;
    const PerColor<int> rights{{{bytes.below(256), bytes.below(256)}}};
    const int en_passant = bytes.below(16);
    setup.halfmove_clock = static_cast<std::uint32_t>(bytes.below(256));
    setup.fullmove_number = static_cast<std::uint32_t>(bytes.below(256)) * 37;
    for (const Color color : both_colors)
        if (const Square square = square_at(bytes.below(64));
            !setup.board.occupied().contains(square))
            setup.board.put(square, {color, Role::king});
    while (!bytes.empty()) {
        const Square square = square_at(bytes.below(64));
        const int man = bytes.below(10);
        const Piece piece{man < 5 ? Color::white : Color::black, static_cast<Role>(man % 5)};
        const bool is_lost_pawn = piece.role == Role::pawn && back_ranks.contains(square);
        if (!setup.board.occupied().contains(square) && !is_lost_pawn)
            setup.board.put(square, piece);
    }
    for (const Square rook : setup.board.of(Role::rook) & back_ranks)
        if ((rights[*setup.board.color_at(rook)] >> index(file_of(rook)) & 1) != 0)
            setup.castling_rooks.add(rook);
    if (en_passant < 8)
        setup.en_passant =
            square_at(static_cast<File>(en_passant), relative_rank(setup.turn, Rank::sixth));
    return setup;
}

std::vector<Move> sorted(const MoveList& moves) {
    std::vector<Move> list(moves.begin(), moves.end());
    std::ranges::sort(list, {}, &Move::bits);
    return list;
}

void check_legality(const Position& position, const std::vector<Move>& moves) {
    std::vector<Move> legal;
    for (const Square from : position.board().of(position.turn()))
        for (const Square to : all_squares)
            for (const Move move : testing::all_kinds(from, to))
                if (is_legal(position, move))
                    legal.push_back(move);
    std::ranges::sort(legal, {}, &Move::bits);
    require(legal == moves);
}

/// Of every attempt with an own man, legal or not.
void check_rulings(const Position& position, const std::vector<Move>& moves) {
    std::vector<Move> ruled;
    for (const Square from : position.board().of(position.turn()))
        for (const Square to : all_squares)
            for (const std::optional<Role> promotion :
                 {std::optional<Role>(), std::optional(Role::queen), std::optional(Role::rook),
                  std::optional(Role::bishop), std::optional(Role::knight)})
                if (const auto move = rule_on(position, {from, to, promotion}).move)
                    ruled.push_back(*move);
    std::ranges::sort(ruled, {}, &Move::bits);
    // Castling is attempted in two ways.
    ruled.erase(std::ranges::unique(ruled).begin(), ruled.end());
    require(ruled == moves);
}

void check_fen(const Position& position) {
    for (const auto castling : {CastlingStyle::x_fen, CastlingStyle::shredder}) {
        const auto setup = read_fen(write_fen(position, {castling, EnPassantStyle::always}));
        require(setup.has_value());
        const auto back = Position::from(*setup, forgivable_faults);
        require(back == position && back->just_crossed() == position.just_crossed());
        require(polyglot_key(*back) == polyglot_key(position));
    }
}

/// Another position has another key: without one of its rights, and with the other side to move.
void check_difference(const Position& position, const Position& other) {
    require((position == other) == (position.key() == other.key()));
    require(position == other || polyglot_key(position) != polyglot_key(other));
}

void check_twin(const Position& position, const std::vector<Move>& moves) {
    std::vector<testing::TwinMove> found;
    for (const Move move : moves)
        found.push_back(testing::twin_of(move));
    std::ranges::sort(found);
    const testing::Mailbox twin(write_fen(position, {CastlingStyle::shredder}));
    require(found == twin.legal_moves());
    require(is_check(position) == twin.is_check());
}

void check_packing(const Position& position) {
    const auto packed = pack(position);
    require(packed.has_value() == (position.board().occupied().size() <= 32));
    if (!packed)
        return;
    const auto back = unpack({packed->begin(), packed->size()});
    require(back.has_value() && *back == position &&
            back->just_crossed() == position.just_crossed());
}

void check_move(const Position& position, Move move) {
    const Position next = position.play(move);
    require(next.key() == next.key_from_scratch());
    check_difference(position, next);
    require(check_given(position, move).any() == is_check(next));
    require(rule_on(position, attempt_of(move)).move == move);
    require(read_san_strictly(position, write_san(position, move)) == move);
    require(read_uci_move(position, write_uci_move(move)) == move);
}

void check_mirror(const Position& position, std::size_t count) {
    const auto mirrored =
        Position::from(testing::turned(position, testing::upside_down, true), forgivable_faults);
    require(mirrored.has_value() && count_legal_moves(*mirrored) == count);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto position = Position::from(setup_of({data, size}), forgivable_faults);
    if (!position)
        return 0;
    require(position->key() == position->key_from_scratch());
    const std::vector<Move> moves = sorted(legal_moves(*position));
    require(moves.size() == count_legal_moves(*position));
    require(moves.empty() != has_legal_move(*position));
    check_legality(*position, moves);
    check_twin(*position, moves);
    check_packing(*position);
    check_mirror(*position, moves.size());
    check_rulings(*position, moves);
    check_fen(*position);
    for (const Square rook : position->castling_rooks()) {
        arbiter::Setup without = position->to_setup();
        without.castling_rooks.remove(rook);
        check_difference(*position, Position::from(without, forgivable_faults).value());
    }
    for (const Move move : moves)
        check_move(*position, move);
    return 0;
}
