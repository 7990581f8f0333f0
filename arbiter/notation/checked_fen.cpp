#include "arbiter/notation/checked_fen.hpp"

#include <cstdint>
#include <utility>

#include "arbiter/base/text_cursor.hpp"

namespace arbiter {

namespace {

enum class Field : std::uint8_t { placement, turn, castling, en_passant, halfmove_clock };

/// Where each field of a FEN without errors of syntax begins; at the end where it is left out.
std::size_t begin_of(Field wanted, std::string_view fen) {
    TextCursor cursor(fen);
    cursor.skip_blanks();
    for (int field = 0; field < static_cast<int>(wanted); ++field) {
        cursor.take_word();
        cursor.skip_blanks();
    }
    return cursor.at();
}

/// Where the first of these squares, in the order of the text, is written: the letter of its man,
/// or the number of the empty squares that it belongs to.
std::size_t place_of(Bitboard squares, std::string_view fen) {
    const std::size_t begin = begin_of(Field::placement, fen);
    int seen = 0;
    for (std::size_t at = begin; at < fen.size() && seen < 64; ++at) {
        const char c = fen[at];
        if (c == '/') {
            // Lenient reading takes the squares that a rank leaves out as empty.
            seen = (seen + 7) / 8 * 8;
            continue;
        }
        const int covered = c >= '1' && c <= '8' ? c - '0' : 1;
        for (int i = 0; i < covered; ++i, ++seen)
            if (seen < 64 && squares.contains(square_at((7 - seen / 8) * 8 + seen % 8)))
                return at;
    }
    return begin;
}

std::size_t place_of(const Finding& finding, std::string_view fen) {
    switch (finding.fault) {
        case Fault::castling:
            return begin_of(Field::castling, fen);
        case Fault::en_passant:
            return begin_of(Field::en_passant, fen);
        case Fault::counters:
            return begin_of(Field::halfmove_clock, fen);
        default:
            return place_of(finding.squares, fen);
    }
}

void add_syntax(std::vector<TextError>& errors, std::vector<FenFault>& faults) {
    for (TextError& error : errors)
        faults.push_back({"syntax", error.at, std::move(error.text), {}});
}

}  // namespace

CheckedFen check_fen(std::string_view text, FaultSet forgiven, Reading reading) {
    CheckedFen checked;
    FenText read = read_fen_text(text, reading);
    add_syntax(read.errors, checked.faults);
    add_syntax(read.forgiven, checked.forgiven);
    if (!checked.faults.empty())
        return checked;
    if (reading == Reading::lenient) {
        forgiven.add(Fault::castling);
        forgiven.add(Fault::en_passant);
    }
    for (Finding& finding : diagnose(read.setup)) {
        const bool passes =
            forgiven.contains(finding.fault) && forgivable_faults.contains(finding.fault);
        auto& list = is_warning(finding.fault) ? checked.warnings
                     : passes                  ? checked.forgiven
                                               : checked.faults;
        list.push_back({code(finding.fault), place_of(finding, text), std::move(finding.text),
                        finding.squares});
    }
    if (auto position = Position::from(read.setup, forgiven))
        checked.position = *position;
    return checked;
}

}  // namespace arbiter
