// What the text of a move says, before any position is asked (Law Appendix C; PGN specification
// 8.2.3): the letter, the squares and the promotion, not whether that is a move.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>
#include <vector>

#include "arbiter/notation/piece_letters.hpp"
#include "arbiter/notation/text_error.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// The parts of a move's text; what is absent was not written.
struct SanForm {
    /// Bytes before the move: blanks.
    std::size_t at = 0;
    /// Castling; then everything below is unset, but for the marks that follow it.
    std::optional<CastlingSide> castling;
    /// Absent where no letter is written: a pawn, or where the whole square of departure is written
    /// whatever stands there.
    std::optional<Role> role;
    std::optional<File> from_file;  ///< of the square of departure: the b of Nbd2
    std::optional<Rank> from_rank;  ///< of the square of departure: the 1 of N1d2
    File to_file = File::a;         ///< of the square of arrival, which only castling leaves out
    /// Absent in the short form of a pawn's capture: "ed".
    std::optional<Rank> to_rank;
    /// Also a king or a pawn, which no pawn becomes.
    std::optional<Role> promotion;
    bool has_capture_mark = false;     ///< x, X or :
    bool has_en_passant_mark = false;  ///< e.p. or ep
    /// What the text says of the opponent's king, by the last sign where there are several.
    enum class Check : std::uint8_t { none, check, mate, double_plus };
    Check check = Check::none;  ///< + is check, # is mate, ++ one of mate and double check

    std::size_t at_departure = 0;     ///< behind the letter of the man, in bytes from 0
    std::size_t at_capture_mark = 0;  ///< where it is, or would be
    std::size_t at_arrival = 0;       ///< where the square of arrival begins
    std::size_t at_check = 0;         ///< the first + or #, or where it would be

    /// The square of departure where the text names all of it.
    [[nodiscard]] std::optional<Square> from() const {
        if (!from_file || !from_rank)
            return std::nullopt;
        return square_at(*from_file, *from_rank);
    }
    /// The squares that agree with what the text says of departure.
    [[nodiscard]] Bitboard departures() const {
        return (from_file ? squares_of(*from_file) : all_squares) &
               (from_rank ? squares_of(*from_rank) : all_squares);
    }
};

/// Reads English letters (lower case too where that is no file), figurines, O and 0 for castling,
/// x and :, a hyphen between the squares, e8=Q e8Q e8(Q) e8/Q, and after the move + ++ # e.p. ep
/// ! ? (=) with or without blanks. `bxc6` is a pawn's capture, `Bxc6` a bishop's. Other `letters`
/// come before the English ones. `deviations` gets what the standard form (PGN specification
/// 8.2.3) has otherwise, as far as the text alone shows it.
[[nodiscard]] std::expected<SanForm, TextError> read_san_form(
    std::string_view text, const PieceLetters& letters = english_letters,
    std::vector<TextError>* deviations = nullptr);

/// "--", "Z0" and the other ways to write that nobody moves; no legal move in a game (Law 1.2).
[[nodiscard]] bool is_null_move(std::string_view text);

}  // namespace arbiter
