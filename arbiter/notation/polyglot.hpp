// Opening books in the Polyglot format: the key under which a position stands there, and the moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <vector>

#include "arbiter/notation/text_error.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// A FEN that leaves the square out (`EnPassantStyle::legal`) gives another key than the position.
/// The key of the format, not that of Law 9.2.3: an en passant file counts wherever an own pawn
/// stands beside the pawn that has just gone two squares, whether it may capture or not.
[[nodiscard]] std::uint64_t polyglot_key(const Position& position);

/// What a book says of one move in one position.
struct BookMove {
    Move move;  ///< legal in the position that was asked for
    /// How often it should be chosen, compared with the others.
    std::uint16_t weight = 0;
    /// What the format leaves to the program that wrote the book.
    std::uint32_t learn = 0;

    bool operator==(const BookMove&) const = default;
};

/// A book in memory, which it does not own: 16 bytes an entry, big-endian, sorted by key.
class PolyglotBook {
  public:
    /// Fails when the length is no multiple of 16 or the keys are not sorted; `at` counts bytes.
    [[nodiscard]] static std::expected<PolyglotBook, TextError> from(
        std::span<const std::byte> bytes);

    /// One for each move of each position in the book.
    [[nodiscard]] std::size_t entries() const;
    /// Most weighty first. Entries that are no legal moves here are left out: two positions may
    /// share a key.
    [[nodiscard]] std::vector<BookMove> moves(const Position& position) const;

  private:
    explicit PolyglotBook(std::span<const std::byte> bytes) : bytes_(bytes) {}

    std::span<const std::byte> bytes_;
};

}  // namespace arbiter
