#include "arbiter/notation/spoken.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <string_view>

#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

using EightNames = std::array<std::string_view, 8>;

constexpr EightNames nato_files{"alpha", "bravo",   "charlie", "delta",
                                "echo",  "foxtrot", "golf",    "hotel"};
// Law D.2.1.
constexpr EightNames german_files{"Anna", "Bella", "Cesar",  "David",
                                  "Eva",  "Felix", "Gustav", "Hector"};
constexpr EightNames german_ranks{"eins", "zwei",  "drei",   "vier",
                                  "fünf", "sechs", "sieben", "acht"};
constexpr PerRole<std::string_view> german_men{
    {{"Bauer", "Springer", "Läufer", "Turm", "Dame", "König"}}};

bool is_short(Move move) {
    return castling_side(move.from(), move.to()) == CastlingSide::king_side;
}

std::string_view castling(Move move, SpokenStyle style) {
    if (style == SpokenStyle::anna || style == SpokenStyle::german)
        return is_short(move) ? "Kurze Rochade" : "Lange Rochade";
    return is_short(move) ? "castles king side" : "castles queen side";
}

std::string in_german(const Position& position, Move move) {
    if (move.is_castling())
        return std::string(castling(move, SpokenStyle::german));
    std::string words(german_men[move.role()]);
    (words += ' ') += spoken(move.from(), SpokenStyle::german);
    if (move.is_en_passant())
        words += " schlägt";
    else if (const auto taken = position.board().role_at(move.to()))
        ((words += " schlägt ") += german_men[*taken]) += " auf";
    (words += ' ') += spoken(move.to(), SpokenStyle::german);
    if (move.is_en_passant())
        words += " en passant";
    if (move.is_promotion())
        (words += ' ') += german_men[move.promoted_role()];
    return words;
}

std::string deed(const Position& position, Move move, SpokenStyle style) {
    if (move.is_castling())
        return std::string(castling(move, style));
    std::string words(name(move.role()));
    words += ' ' + spoken(move.from(), style);
    const std::string to = spoken(move.to(), style);
    if (move.is_en_passant())
        words += " takes " + to + " en passant";
    else if (const auto taken = position.board().role_at(move.to()))
        words += " takes " + std::string(name(*taken)) + " on " + to;
    else
        words += " to " + to;
    if (move.is_promotion())
        words += " and becomes a " + std::string(name(move.promoted_role()));
    return words;
}

std::string_view consequence(const Position& after, SpokenStyle style) {
    if (!is_check(after))
        return {};
    if (style == SpokenStyle::german)
        return has_legal_move(after) ? ", Schach" : ", matt";
    return has_legal_move(after) ? ", check" : ", checkmate";
}

}  // namespace

std::string spoken(Square square, SpokenStyle style) {
    const auto file = static_cast<std::size_t>(index(file_of(square)));
    const auto rank = static_cast<std::size_t>(index(rank_of(square)));
    const std::string digit(1, name(rank_of(square)));
    switch (style) {
        case SpokenStyle::plain:
            return std::string(name(square));
        case SpokenStyle::nato:
            return std::string(nato_files[file]) + ' ' + digit;
        case SpokenStyle::anna:
            return std::string(german_files[file]) + ' ' + digit;
        case SpokenStyle::german:
            return std::string(german_files[file]) + ' ' + std::string(german_ranks[rank]);
    }
    return {};
}

std::string spoken(const Position& position, Move move, SpokenStyle style) {
    assert(is_legal(position, move));
    std::string words =
        style == SpokenStyle::german ? in_german(position, move) : deed(position, move, style);
    return words += consequence(position.play(move), style);
}

}  // namespace arbiter
