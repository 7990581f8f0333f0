#include "arbiter/notation/piece_letters.hpp"

#include <array>

namespace arbiter {

namespace {

// The order of the roles: pawn, knight, bishop, rook, queen, king. Those of PGN specification 17,
// and Russian and Ukrainian, which it lacks, as Wikipedia's "Algebraic notation (chess)" has them.
constexpr std::array<Language, 19> known{{
    {"cs", "Czech", {{{"P", "J", "S", "V", "D", "K"}}}},
    {"da", "Danish", {{{"B", "S", "L", "T", "D", "K"}}}},
    {"de", "German", {{{"B", "S", "L", "T", "D", "K"}}}},
    {"en", "English", english_letters},
    {"es", "Spanish", {{{"P", "C", "A", "T", "D", "R"}}}},
    {"et", "Estonian", {{{"P", "R", "O", "V", "L", "K"}}}},
    {"fi", "Finnish", {{{"P", "R", "L", "T", "D", "K"}}}},
    {"fr", "French", {{{"P", "C", "F", "T", "D", "R"}}}},
    {"hu", "Hungarian", {{{"G", "H", "F", "B", "V", "K"}}}},
    {"is", "Icelandic", {{{"P", "R", "B", "H", "D", "K"}}}},
    {"it", "Italian", {{{"P", "C", "A", "T", "D", "R"}}}},
    {"nl", "Dutch", {{{"O", "P", "L", "T", "D", "K"}}}},
    {"no", "Norwegian", {{{"B", "S", "L", "T", "D", "K"}}}},
    {"pl", "Polish", {{{"P", "S", "G", "W", "H", "K"}}}},
    {"pt", "Portuguese", {{{"P", "C", "B", "T", "D", "R"}}}},
    {"ro", "Romanian", {{{"P", "C", "N", "T", "D", "R"}}}},
    {"ru", "Russian", {{{"п", "К", "С", "Л", "Ф", "Кр"}}}},
    {"sv", "Swedish", {{{"B", "S", "L", "T", "D", "K"}}}},
    {"uk", "Ukrainian", {{{"п", "К", "С", "Т", "Ф", "Кр"}}}},
}};

}  // namespace

std::span<const Language> languages() { return known; }

std::optional<PieceLetters> letters_of(std::string_view language_code) {
    for (const Language& language : known)
        if (language.code == language_code)
            return language.letters;
    return std::nullopt;
}

}  // namespace arbiter
