#include "arbiter/notation/checked_fen.hpp"

#include <cstdint>
#include <utility>

#include "arbiter/base/text_cursor.hpp"

namespace arbiter {

namespace {

enum class Field : std::uint8_t { placement, turn, castling, en_passant, halfmove_clock, number };

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
    int rank = 7;
    int file = 0;
    for (std::size_t at = begin; at < fen.size() && !TextCursor::is_blank(fen[at]); ++at) {
        const char c = fen[at];
        if (c == '/') {
            --rank;
            file = 0;
            continue;
        }
        const int end = file + (c >= '1' && c <= '8' ? c - '0' : 1);
        for (; file < end; ++file)
            if (rank >= 0 && file < 8 && squares.contains(square_at(8 * rank + file)))
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
            return begin_of(
                finding.text.starts_with("move numbers") ? Field::number : Field::halfmove_clock,
                fen);
        case Fault::kings:
        case Fault::pawn_rank:
        case Fault::too_many_pawns:
        case Fault::too_many_men:
        case Fault::opposite_check:
        case Fault::checkers:
        case Fault::material:
            return place_of(finding.squares, fen);
    }
    std::unreachable();
}

void add_syntax(std::vector<TextError>& errors, std::vector<FenFault>& faults) {
    for (TextError& error : errors)
        faults.push_back({"syntax", error.at, std::move(error.text), {}});
}

}  // namespace

CheckedFen check_fen(std::string_view text, FaultSet forgiven, Reading reading) {
    CheckedFen checked;
    FenText read = read_fen_text(text, reading);
    const std::string plain = reading == Reading::lenient ? with_plain_blanks(text) : std::string();
    const std::string_view parsed = reading == Reading::lenient ? plain : text;
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
        const std::size_t at = place_of(finding, parsed);
        if (passes && (finding.fault == Fault::castling || finding.fault == Fault::en_passant))
            finding.text += "; dropped";
        list.push_back({code(finding.fault), at, std::move(finding.text), finding.squares});
    }
    if (auto position = Position::from(read.setup, forgiven))
        checked.position = *position;
    return checked;
}

}  // namespace arbiter
