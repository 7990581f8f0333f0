// A proof that a side can never mate, as docs/proofs.md writes it down. What it claims is checked
// elsewhere (proof_check.hpp); here it is only read.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter::verify {

/// The men alone prove it.
enum class MaterialClaim : std::uint8_t {
    lone_king,
    knight_against_queens,
    bishops_of_one_colour,
};

/// A man that is certainly on the board, and where it may be.
struct ClaimedMan {
    /// Never a king.
    Piece piece;
    /// At least one; one for a pawn.
    Bitboard squares;
};

/// Positions with these men, the kings on one of these pairs.
struct ClaimedLayer {
    /// In the order of the text, which says nothing.
    std::vector<ClaimedMan> men;
    /// By the side to move and the square of White's king: the squares of Black's king.
    PerColor<PerSquare<Bitboard>> kings;
    /// Squares that a pawn may just have crossed.
    Bitboard en_passant;
};

/// All positions that can come up are few, or lie in layers.
struct ClosureClaim {
    /// At most so many positions have to have their moves made.
    std::uint64_t positions;
    /// May be none.
    std::vector<ClaimedLayer> layers;
};

/// One or the other.
using Certificate = std::variant<MaterialClaim, ClosureClaim>;

/// Where a text is no certificate, and why.
struct CertificateError {
    /// Bytes from 0.
    std::size_t at;
    /// One English sentence without full stop.
    std::string text;
};

/// Reads tokens separated by blanks. Fails at the first that does not fit.
[[nodiscard]] std::expected<Certificate, CertificateError> read_certificate(std::string_view text);

}  // namespace arbiter::verify
