// Extended Position Description (PGN specification 16.2): a position and operations on it, such as
// best moves and names.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/notation/text_error.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/setup.hpp"

namespace arbiter {

/// A word or a quoted text behind an opcode (PGN specification 16.2.4).
struct EpdOperand {
    /// Without the quotation marks.
    std::string text;
    /// Whether quotation marks stand around it, as around the text of id.
    bool is_quoted = false;
    /// Bytes from 0 into the text that was read.
    std::size_t at = 0;

    /// Where it stood does not matter.
    friend bool operator==(const EpdOperand& a, const EpdOperand& b) {
        return a.text == b.text && a.is_quoted == b.is_quoted;
    }
};

/// What is said of the position: an opcode with its operands (PGN specification 16.2.4).
struct EpdOperation {
    /// "bm", "id", "D1".
    std::string opcode;
    /// In the order of the text; may be empty.
    std::vector<EpdOperand> operands;

    bool operator==(const EpdOperation&) const = default;
};

/// One line of EPD, without asking whether its position can be or its moves are legal.
struct Epd {
    /// Whether it is a possible position is asked of `diagnose`. Its counters are those of the
    /// operations hmvc and fmvn, otherwise 0 and 1.
    Setup setup;
    /// In the order of the text.
    std::vector<EpdOperation> operations;

    /// The first operation of that opcode, or none.
    [[nodiscard]] const EpdOperation* find(std::string_view opcode) const;

    bool operator==(const Epd&) const = default;
};

/// Four fields of a FEN, then operations that each end with a semicolon; the last may end without.
/// The two counters of a FEN are read as hmvc and fmvn. Fails on syntax only.
[[nodiscard]] std::expected<Epd, TextError> read_epd(std::string_view text);

/// One line. Requires: opcodes and operands are such as `read_epd` gives.
[[nodiscard]] std::string write_epd(const Epd& epd);

/// The position with its counters as operations.
[[nodiscard]] Epd epd_of(const Position& position);

/// The first operand as a whole number, as in acd, ce, D1; nothing where it is none.
[[nodiscard]] std::optional<std::int64_t> number_of(const EpdOperation& operation);

/// The operands as moves of this position, each for itself: bm, am, pm, sm. Fails at the first that
/// is no legal move in algebraic notation.
[[nodiscard]] std::expected<std::vector<Move>, TextError> moves_of(const EpdOperation& operation,
                                                                   const Position& position);

/// The operands as moves one after the other: pv.
[[nodiscard]] std::expected<std::vector<Move>, TextError> line_of(const EpdOperation& operation,
                                                                  const Position& position);

}  // namespace arbiter
