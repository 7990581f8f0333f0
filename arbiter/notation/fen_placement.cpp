#include "arbiter/notation/fen_placement.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <string_view>
#include <utility>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

namespace {

// Which byte comes next is as good as random, so a branch on it costs more than all else; neither
// loop below has one.

constexpr std::size_t pieces = 12;

constexpr std::size_t place_of(Piece piece) {
    return std::to_underlying(piece.color) * all_roles.size() + std::to_underlying(piece.role);
}

/// What a byte of the placement means.
struct Meaning {
    /// Of the piece; behind all pieces where the byte is none.
    std::uint8_t place = pieces;
    std::uint8_t squares = 0;
    bool is_number = false;
    bool is_slash = false;
    bool is_known = false;
};

constexpr std::array<Meaning, 256> meanings = [] {
    std::array<Meaning, 256> table{};
    for (const Color color : both_colors)
        for (const Role role : all_roles) {
            const Piece piece{color, role};
            table[static_cast<unsigned char>(letter(piece))] = {
                .place = static_cast<std::uint8_t>(place_of(piece)),
                .squares = 1,
                .is_known = true};
        }
    for (std::uint8_t number = 1; number <= 8; ++number)
        table[static_cast<std::size_t>('0') + number] = {
            .squares = number, .is_number = true, .is_known = true};
    table['/'] = {.is_slash = true, .is_known = true};
    return table;
}();

/// How a rank is written, by the set of files on which men stand.
struct RankForm {
    /// Numbers where they belong, anything where a letter goes and behind the end.
    std::array<char, 8> text{};
    /// Where the letter of each file goes; behind the end where the file is empty.
    std::array<std::uint8_t, 8> at{};
    std::uint8_t length = 0;
};

constexpr RankForm form_of(unsigned files) {
    RankForm form;
    unsigned empty = 0;
    for (unsigned file = 0; file < 8; ++file) {
        const bool has_man = (files >> file & 1) != 0;
        empty += has_man ? 0 : 1;
        const bool ends_gap = has_man || file == 7;
        if (ends_gap && empty > 0) {
            form.text[form.length++] = static_cast<char>('0' + empty);
            empty = 0;
        }
        if (has_man)
            form.at[file] = form.length++;
    }
    for (unsigned file = 0; file < 8; ++file)
        if ((files >> file & 1) == 0)
            form.at[file] = form.length;
    return form;
}

constexpr std::array<RankForm, 256> rank_forms = [] {
    std::array<RankForm, 256> table{};
    for (unsigned files = 0; files < table.size(); ++files)
        table[files] = form_of(files);
    return table;
}();

/// Bit i of the index is byte i of the number.
constexpr std::array<std::uint64_t, 256> spread = [] {
    std::array<std::uint64_t, 256> table{};
    for (unsigned bits = 0; bits < table.size(); ++bits)
        for (unsigned i = 0; i < 8; ++i)
            table[bits] |= static_cast<std::uint64_t>(bits >> i & 1) << (8 * i);
    return table;
}();

/// The role in three bits, above them the colour.
constexpr std::array<char, 16> letters = [] {
    std::array<char, 16> table{};
    for (const Color color : both_colors)
        for (const Role role : all_roles)
            table[std::to_underlying(color) * 8U + std::to_underlying(role)] =
                letter(Piece{color, role});
    return table;
}();

/// For each bit of such a number the squares whose men have it.
std::array<std::uint64_t, 4> bit_planes(const Board& board) {
    std::array<std::uint64_t, 4> planes{};
    for (const Role role : all_roles)
        for (unsigned bit = 0; bit < 3; ++bit)
            if ((std::to_underlying(role) >> bit & 1) != 0)
                planes[bit] |= board.of(role).bits();
    planes[3] = board.of(Color::black).bits();
    return planes;
}

std::uint8_t rank_of_set(std::uint64_t set, unsigned rank) {
    return static_cast<std::uint8_t>(set >> (8 * rank));
}

}  // namespace

std::optional<Board> read_placement(TextCursor& cursor) {
    const std::string_view text = cursor.rest();
    std::array<std::uint64_t, pieces + 1> men{};
    unsigned passed = 0;
    unsigned slashes = 0;
    bool after_number = false;
    bool is_sound = true;
    std::size_t at = 0;
    for (; at < text.size() && !TextCursor::is_blank(text[at]); ++at) {
        const Meaning& meaning = meanings[static_cast<unsigned char>(text[at])];
        // From a8 as texts count to a1 as squares do.
        men[meaning.place] |= std::uint64_t{1} << ((passed ^ 56U) % 64);
        passed += meaning.squares;
        slashes += meaning.is_slash ? 1 : 0;
        is_sound &= meaning.is_known & !(meaning.is_number & after_number) &
                    (!meaning.is_slash | (passed == 8 * slashes));
        after_number = meaning.is_number;
    }
    if (!is_sound || passed != 64 || slashes != 7)
        return std::nullopt;
    cursor.skip(at);
    Board board;
    for (const Color color : both_colors)
        for (const Role role : all_roles)
            board.put(Bitboard(men[place_of({color, role})]), {color, role});
    return board;
}

void append_placement(const Board& board, FenBuffer& text) {
    assert(text.empty());
    const std::uint64_t occupied = board.occupied().bits();
    const auto planes = bit_planes(board);
    for (unsigned rank = 8; rank-- > 0;) {
        const RankForm& form = rank_forms[rank_of_set(occupied, rank)];
        // Whole forms are copied, and a slash behind the last: there is room, and what is too much
        // is overwritten or not counted.
        char* const out = text.grow(form.length + (rank > 0 ? 1U : 0U));
        std::ranges::copy(form.text, out);
        std::uint64_t codes = 0;
        for (unsigned bit = 0; bit < planes.size(); ++bit)
            codes |= spread[rank_of_set(planes[bit], rank)] << bit;
        for (unsigned file = 0; file < 8; ++file)
            out[form.at[file]] = letters[codes >> (8 * file) & 15];
        out[form.length] = '/';
    }
}

}  // namespace arbiter
