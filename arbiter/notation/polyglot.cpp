#include "arbiter/notation/polyglot.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "arbiter/notation/detail/polyglot_numbers.hpp"
#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/ruling.hpp"

namespace arbiter {

namespace {

constexpr std::size_t entry_size = 16;
constexpr std::size_t castling_numbers = 768;
constexpr std::size_t en_passant_numbers = 772;
constexpr std::size_t white_to_move = 780;

std::uint64_t number_of(Piece piece, Square square) {
    const int kind = 2 * static_cast<int>(piece.role) + (piece.color == Color::white ? 1 : 0);
    return detail::polyglot_numbers[static_cast<std::size_t>(64 * kind + index(square))];
}

std::uint64_t number_of_right(Color color, CastlingSide side) {
    return detail::polyglot_numbers[castling_numbers + (color == Color::white ? 0U : 2U) +
                                    (side == CastlingSide::king_side ? 0U : 1U)];
}

/// Of a big-endian number of so many bytes.
std::uint64_t read_number(std::span<const std::byte> bytes) {
    std::uint64_t number = 0;
    for (const std::byte byte : bytes)
        number = number << 8 | std::to_integer<std::uint64_t>(byte);
    return number;
}

/// Three bits each, from the lowest: file and rank of arrival, file and rank of departure, and the
/// promotion from 1, a knight, to 4, a queen.
std::optional<Attempt> attempt_of_bits(std::uint64_t bits) {
    const auto field = [bits](int place) { return static_cast<int>(bits >> (3 * place)) & 7; };
    Attempt attempt{square_at(8 * field(3) + field(2)), square_at(8 * field(1) + field(0)), {}};
    if (field(4) > 4)
        return std::nullopt;
    if (field(4) > 0)
        attempt.promotion = static_cast<Role>(field(4));
    return attempt;
}

}  // namespace

std::uint64_t polyglot_key(const Position& position) {
    const Board& board = position.board();
    std::uint64_t key = 0;
    for (const Square square : board.occupied())
        key ^= number_of(*board.at(square), square);
    for (const Square rook : position.castling_rooks()) {
        const Color color = *board.color_at(rook);
        key ^= number_of_right(color, castling_side(position.king(color), rook));
    }
    const Color us = position.turn();
    if (const auto crossed = position.just_crossed())
        if ((pawn_attacks(opponent(us), *crossed) & board.of(us, Role::pawn)).any())
            key ^= detail::polyglot_numbers[en_passant_numbers +
                                            static_cast<std::size_t>(index(file_of(*crossed)))];
    return us == Color::white ? key ^ detail::polyglot_numbers[white_to_move] : key;
}

std::expected<PolyglotBook, TextError> PolyglotBook::from(std::span<const std::byte> bytes) {
    if (bytes.size() % entry_size != 0)
        return std::unexpected(
            TextError{bytes.size() / entry_size * entry_size,
                      "a Polyglot book has 16 bytes an entry, and the last entry has only " +
                          std::to_string(bytes.size() % entry_size)});
    std::uint64_t last = 0;
    for (std::size_t at = 0; at < bytes.size(); at += entry_size) {
        const std::uint64_t key = read_number(bytes.subspan(at, 8));
        if (key < last)
            return std::unexpected(
                TextError{at, "the entries of a Polyglot book are sorted by their keys"});
        last = key;
    }
    return PolyglotBook(bytes);
}

std::size_t PolyglotBook::entries() const { return bytes_.size() / entry_size; }

std::vector<BookMove> PolyglotBook::moves(const Position& position) const {
    const std::uint64_t wanted = polyglot_key(position);
    const auto key_of = [this](std::size_t entry) {
        return read_number(bytes_.subspan(entry * entry_size, 8));
    };
    std::size_t first = 0;
    for (std::size_t count = entries(); count > 0;) {
        const std::size_t half = count / 2;
        if (key_of(first + half) < wanted) {
            first += half + 1;
            count -= half + 1;
        } else {
            count = half;
        }
    }
    std::vector<BookMove> found;
    for (; first < entries() && key_of(first) == wanted; ++first) {
        const auto entry = bytes_.subspan(first * entry_size, entry_size);
        const auto attempt = attempt_of_bits(read_number(entry.subspan(8, 2)));
        if (!attempt)
            continue;
        if (const auto move = rule_on(position, *attempt).move)
            found.push_back({*move, static_cast<std::uint16_t>(read_number(entry.subspan(10, 2))),
                             static_cast<std::uint32_t>(read_number(entry.subspan(12, 4)))});
    }
    std::ranges::stable_sort(found, std::greater{}, &BookMove::weight);
    return found;
}

}  // namespace arbiter
