#include "apps/arbiter/checked_fen.hpp"

#include <array>
#include <utility>

#include "arbiter/base/text_cursor.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/setup.hpp"

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
        if (c == '/')
            continue;
        const int covered = c >= '1' && c <= '8' ? c - '0' : 1;
        for (int i = 0; i < covered; ++i, ++seen)
            if (squares.contains(square_at((7 - seen / 8) * 8 + seen % 8)))
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

}  // namespace

CheckedFen check_fen(std::string_view text, Strictness strictness) {
    CheckedFen checked;
    const auto setup = read_fen(text);
    if (!setup) {
        checked.faults.push_back({"syntax", setup.error().at, setup.error().text});
        return checked;
    }
    const FaultSet forgiven =
        strictness == Strictness::as_it_stands ? forgivable_faults : FaultSet{};
    for (Finding& finding : diagnose(*setup)) {
        if (forgiven.contains(finding.fault))
            continue;
        auto& list = is_warning(finding.fault) ? checked.warnings : checked.faults;
        list.push_back({std::string(code(finding.fault)), place_of(finding, text),
                        std::move(finding.text), finding.squares});
    }
    if (auto position = Position::from(*setup, forgiven))
        checked.position = *position;
    return checked;
}

Json to_json(const InputFault& fault) {
    Json value{{"code", fault.code},
               {"at", fault.at},
               {"text", as_utf8(fault.text)},
               {"squares", names_of(fault.squares)}};
    if (!fault.field.empty())
        value["field"] = fault.field;
    return value;
}

Json to_json(const std::vector<InputFault>& faults) {
    Json list = Json::array();
    for (const InputFault& fault : faults)
        list.push_back(to_json(fault));
    return list;
}

}  // namespace arbiter
