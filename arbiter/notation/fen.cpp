#include "arbiter/notation/fen.hpp"

#include <charconv>
#include <optional>
#include <utility>

#include "arbiter/base/text_cursor.hpp"
#include "arbiter/rules/castling.hpp"

namespace arbiter {

namespace {

/// Far above any game: the longest possible one has under 9,000 moves by Law 9.6.2.
constexpr std::size_t max_counter_digits = 6;

/// Square where a letter K, Q, k or q says that a rook may castle: the outermost rook on that side
/// of the king, or the corner where there is none.
Square outermost_rook(const Board& board, Color color, CastlingSide side) {
    const Bitboard home = relative_rank_of(color, Rank::first);
    const Bitboard king = board.of(color, Role::king) & home;
    const Bitboard rooks = board.of(color, Role::rook) & home;
    const Rank rank = relative_rank(color, Rank::first);
    if (side == CastlingSide::king_side) {
        const bool outside = rooks.any() && king.any() && rooks.last() > king.first();
        return outside ? rooks.last() : square_at(File::h, rank);
    }
    const bool outside = rooks.any() && king.any() && rooks.first() < king.first();
    return outside ? rooks.first() : square_at(File::a, rank);
}

class FenReader {
  public:
    explicit FenReader(std::string_view text) : cursor_(text) {}

    std::expected<Setup, TextError> read() {
        cursor_.skip_blanks();
        if (cursor_.at_end())
            fail("the text is empty; a FEN begins with the men, rank 8 first");
        placement();
        next_field("the side to move, w or b");
        turn();
        next_field("the castling rights, such as KQkq or -");
        castling();
        next_field("the en passant square or -");
        en_passant();
        counters();
        if (error_)
            return std::unexpected(*std::move(error_));
        return setup_;
    }

  private:
    /// Keeps the first error only: what follows it may be its consequence.
    void fail(std::string text) { fail_at(cursor_.at(), std::move(text)); }
    void fail_at(std::size_t at, std::string text) {
        if (!error_)
            error_ = TextError{at, std::move(text)};
    }

    void next_field(std::string_view what) {
        if (error_)
            return;
        const bool separated = cursor_.skip_blanks() > 0;
        if (cursor_.at_end())
            fail("the FEN ends before " + std::string(what));
        else if (!separated)
            fail("a blank is missing before " + std::string(what) + "; found " +
                 shown(cursor_.peek()));
    }

    void placement() {
        for (int rank = 7; rank >= 0 && !error_; --rank) {
            if (rank < 7 && !cursor_.take_if('/'))
                return fail("rank " + std::to_string(rank + 1) +
                            " is missing; the men need 8 ranks separated by '/'");
            placement_rank(static_cast<Rank>(rank));
        }
    }

    void placement_rank(Rank rank) {
        const std::string label = std::string("rank ") + name(rank);
        int file = 0;
        bool after_digit = false;
        while (file <= 8 && !cursor_.at_end()) {
            const char c = cursor_.peek();
            if (c >= '1' && c <= '8') {
                if (after_digit)
                    return fail(label + " has two numbers in a row; write their sum");
                after_digit = true;
                file += c - '0';
            } else if (const auto piece = piece_lettered(c)) {
                if (file < 8)
                    setup_.board.put(square_at(static_cast<File>(file), rank), *piece);
                after_digit = false;
                ++file;
            } else {
                break;
            }
            if (file > 8)
                return fail(label + " has more than 8 squares");
            cursor_.take();
        }
        if (file == 8)
            return;
        if (cursor_.at_end() || cursor_.peek() == '/' || cursor_.peek() == ' ')
            fail(label + " has " + std::to_string(file) + " squares instead of 8");
        else
            fail(shown(cursor_.peek()) + " is no man; use PNBRQK for White, pnbrqk for Black " +
                 "and 1 to 8 for empty squares");
    }

    void turn() {
        if (error_)
            return;
        if (cursor_.take_if('b'))
            setup_.turn = Color::black;
        else if (!cursor_.take_if('w'))
            fail("the side to move is " + shown(cursor_.peek()) + "; use w or b");
    }

    void castling() {
        if (error_ || cursor_.take_if('-'))
            return;
        const std::size_t begin = cursor_.at();
        const std::string_view letters = cursor_.take_word();
        for (std::size_t i = 0; i < letters.size() && !error_; ++i)
            castling_letter(letters[i], begin + i);
    }

    void castling_letter(char c, std::size_t at) {
        const bool white = c >= 'A' && c <= 'Z';
        const Color color = white ? Color::white : Color::black;
        const char lower = white ? static_cast<char>(c - 'A' + 'a') : c;
        std::optional<Square> rook;
        if (lower == 'k')
            rook = outermost_rook(setup_.board, color, CastlingSide::king_side);
        else if (lower == 'q')
            rook = outermost_rook(setup_.board, color, CastlingSide::queen_side);
        else if (const auto file = file_named(lower))
            rook = square_at(*file, relative_rank(color, Rank::first));
        if (!rook)
            return fail_at(at, shown(c) + " is no castling right; use K, Q, k, q, the file " +
                                   "letters of the rooks, or - alone");
        if (setup_.castling_rooks.contains(*rook))
            return fail_at(at, "the castling right " + shown(c) + " is named twice");
        setup_.castling_rooks.add(*rook);
    }

    void en_passant() {
        if (error_ || cursor_.take_if('-'))
            return;
        const std::size_t begin = cursor_.at();
        const std::string_view word = cursor_.take_word();
        setup_.en_passant = square_named(word);
        if (!setup_.en_passant)
            fail_at(begin, "the en passant field is neither a square such as e3 nor -");
    }

    void counters() {
        if (error_)
            return;
        const bool separated = cursor_.skip_blanks() > 0;
        if (cursor_.at_end())
            return;
        if (!separated)
            return fail("a blank is missing before the half-move clock; found " +
                        shown(cursor_.peek()));
        setup_.halfmove_clock = counter("the half-move clock");
        next_field("the move number");
        setup_.fullmove_number = counter("the move number");
        if (error_)
            return;
        cursor_.skip_blanks();
        if (!cursor_.at_end())
            fail("a FEN has 4 or 6 fields; something follows the move number");
    }

    std::uint32_t counter(std::string_view what) {
        if (error_)
            return 0;
        const std::size_t begin = cursor_.at();
        const std::string_view word = cursor_.take_word();
        std::uint32_t value = 0;
        const char* const end = word.data() + word.size();
        const auto [stop, status] = std::from_chars(word.data(), end, value);
        if (status != std::errc() || stop != end || word.size() > max_counter_digits)
            fail_at(begin, std::string(what) + " is no whole number from 0 to 999999");
        return value;
    }

    TextCursor cursor_;
    Setup setup_;
    std::optional<TextError> error_;
};

void write_placement(const Board& board, std::string& text) {
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        const auto flush = [&] {
            if (empty > 0)
                text += static_cast<char>('0' + empty);
            empty = 0;
        };
        for (int file = 0; file < 8; ++file) {
            const auto piece = board.at(square_at(rank * 8 + file));
            if (!piece) {
                ++empty;
                continue;
            }
            flush();
            text += letter(*piece);
        }
        flush();
        if (rank > 0)
            text += '/';
    }
}

char castling_letter(const Setup& setup, Color color, Square rook, CastlingStyle style) {
    const Bitboard king = setup.board.of(color, Role::king);
    char lower = name(file_of(rook));
    if (style == CastlingStyle::x_fen && king.any()) {
        const CastlingSide side = castling_side(king.first(), rook);
        if (outermost_rook(setup.board, color, side) == rook)
            lower = side == CastlingSide::king_side ? 'k' : 'q';
    }
    return color == Color::white ? static_cast<char>(lower - 'a' + 'A') : lower;
}

void write_castling(const Setup& setup, CastlingStyle style, std::string& text) {
    const std::size_t before = text.size();
    for (const Color color : both_colors) {
        // From the h-file to the a-file, so that K comes before Q.
        Bitboard rooks = setup.castling_rooks & relative_rank_of(color, Rank::first);
        while (rooks.any()) {
            text += castling_letter(setup, color, rooks.last(), style);
            rooks.remove(rooks.last());
        }
    }
    if (text.size() == before)
        text += '-';
}

}  // namespace

std::expected<Setup, TextError> read_fen(std::string_view text) { return FenReader(text).read(); }

std::string write_fen(const Setup& setup, CastlingStyle style) {
    std::string text;
    write_placement(setup.board, text);
    text += setup.turn == Color::white ? " w " : " b ";
    write_castling(setup, style, text);
    text += ' ';
    text += setup.en_passant ? name(*setup.en_passant) : "-";
    text += ' ' + std::to_string(setup.halfmove_clock);
    text += ' ' + std::to_string(setup.fullmove_number);
    return text;
}

std::string write_fen(const Position& position, CastlingStyle style) {
    return write_fen(position.to_setup(), style);
}

}  // namespace arbiter
