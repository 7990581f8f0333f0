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
    /// At most `most_men`, in the order of the text, which says nothing.
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
    /// May be none; at most `most_layers`.
    std::vector<ClaimedLayer> layers;
};

/// One or the other.
using Certificate = std::variant<MaterialClaim, ClosureClaim>;

/// A longer text is not read.
inline constexpr std::size_t most_certificate_bytes = std::size_t{32} << 20U;

/// Nor are more layers: each takes more than a kilobyte, however little of the text.
inline constexpr std::size_t most_layers = 250'000;

/// A board has room for more, but no proof needs them.
inline constexpr std::size_t most_men = 30;

/// Where a text is no certificate, and why.
struct CertificateError {
    /// What is to be thought of the text.
    enum class Kind : std::uint8_t {
        syntax,
        too_large,  ///< it may well be one, but that much is not read
    };
    /// Which of them.
    Kind kind;
    /// Bytes from 0.
    std::size_t at;
    /// One English sentence without full stop.
    std::string text;
};

/// Reads tokens separated by blanks. Fails at the first that does not fit, and where the text or
/// what it says is more than the limits above. Takes less than 2 KB of memory for each
/// layer.
[[nodiscard]] std::expected<Certificate, CertificateError> read_certificate(std::string_view text);

}  // namespace arbiter::verify
