// What the text of a move in English descriptive notation says, before any position is asked:
// P-K4, KtxP, QN-Q2, R(R3)-Q3, PxBP(Q5), P-Kt8=Q, Castles.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>

#include "arbiter/notation/text_error.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// The piece on each file at the start, which gives the file its name.
inline constexpr PerFile<Role> file_pieces{{{Role::rook, Role::knight, Role::bishop, Role::queen,
                                             Role::king, Role::bishop, Role::knight, Role::rook}}};

/// A file by that piece: K, QB; without a side either of two: B.
struct DescriptiveFile {
    Role piece = Role::king;           ///< never a pawn
    std::optional<CastlingSide> side;  ///< of rook, knight and bishop; unset where it is not said

    /// Whether the piece stands on that file at the start of a standard game.
    [[nodiscard]] bool holds(File file) const;
};

/// As much of a square as is written: QB3, B3, 6, QR.
struct DescriptivePlace {
    std::optional<DescriptiveFile> file;  ///< the QB of QB3
    std::optional<Rank> rank;             ///< as the player who moves counts it

    /// Whether that square is such a one to this player.
    [[nodiscard]] bool holds(Square square, Color mover) const;
};

/// Who moves, or who is taken.
struct DescriptiveMan {
    Role role = Role::pawn;               ///< the Kt of QKt
    std::optional<CastlingSide> wing;     ///< of a piece: from which side it comes, the Q of QN
    std::optional<DescriptiveFile> file;  ///< of a pawn: on which file it stands, the KB of KBP
    /// Where he stands, in brackets or behind a stroke: the R3 of R(R3).
    std::optional<DescriptivePlace> place;
};

/// The parts of a move's text; what is absent was not written.
struct DescriptiveForm {
    bool castles = false;                       ///< then nothing below says anything
    std::optional<CastlingSide> castling_side;  ///< with `castles`, where it is said
    DescriptiveMan mover;                       ///< who moves
    std::optional<DescriptivePlace> to;         ///< of a move that takes nothing
    std::optional<DescriptiveMan> taken;        ///< of one that takes; one of both is set
    std::optional<Role> promotion;              ///< also a king or a pawn, which no pawn becomes
    bool is_en_passant = false;                 ///< e.p. is written
    /// What the text says of the opponent's king.
    enum class Check : std::uint8_t { none, check, mate };
    Check check = Check::none;  ///< the last of several signs
};

/// Reads large and small letters, N and Kt, dashes of any length and "to", x, tks and "takes", K's
/// for K, 4th for 4, "K sq" for the first rank, =Q (Q) /Q Q and "queens" for a promotion, ch, +,
/// mate and #, e.p., ! and ?, brackets, blanks and stops wherever they are. Of a pawn that only
/// becomes something ("P=Q") `to` is set, but holds any square. A number before the move is not
/// part of it.
[[nodiscard]] std::expected<DescriptiveForm, TextError> read_descriptive_form(
    std::string_view text);

/// It names a goal as old books do, with a capital: "P-B4" and "R-QB4", which readers that forgive
/// a capital file take for b4 and Rb4. "B-b4" is algebraic.
[[nodiscard]] bool names_descriptive_goal(std::string_view text);

}  // namespace arbiter
