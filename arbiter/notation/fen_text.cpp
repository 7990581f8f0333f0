#include "arbiter/notation/fen_text.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/text_cursor.hpp"
#include "arbiter/notation/castling_letters.hpp"
#include "arbiter/notation/fen_placement.hpp"

namespace arbiter {

namespace {

/// Far above any game: the longest possible one has under 9,000 moves by Law 9.6.2.
constexpr std::size_t max_counter_digits = 6;

class FenReader {
  public:
    FenReader(std::string_view text, Reading reading) : cursor_(text), reading_(reading) {}

    FenText read() {
        cursor_.skip_blanks();
        if (cursor_.at_end()) {
            fail("the text is empty; a FEN begins with the men, rank 8 first");
            return std::move(result_);
        }
        placement();
        if (next_field("the side to move, w or b"))
            turn();
        if (next_field("the castling rights, such as KQkq or -"))
            castling();
        if (next_field("the en passant square or -"))
            en_passant();
        counters();
        return std::move(result_);
    }

  private:
    void fail(std::string text) { fail_at(cursor_.at(), std::move(text)); }
    void fail_at(std::size_t at, std::string text) {
        result_.errors.push_back({at, std::move(text)});
    }
    /// An error to a strict reader; a lenient one takes it in this way.
    void forgive(std::size_t at, std::string text, std::string_view taken) {
        if (reading_ == Reading::strict)
            return fail_at(at, std::move(text));
        result_.forgiven.push_back({at, std::move(text) + "; " + std::string(taken)});
    }

    /// Moves to the next field, past what clings to the last one. False where there is none.
    bool next_field(std::string_view what) {
        if (has_ended_)
            return false;
        const bool separated = cursor_.skip_blanks() > 0;
        if (!separated && !cursor_.at_end()) {
            if (ends_with_slash())
                forgive(cursor_.at(), missing_blank(what), "taken as the end of the ranks");
            else
                fail(missing_blank(what));
            cursor_.take_word();
            cursor_.skip_blanks();
        }
        has_ended_ = cursor_.at_end();
        if (has_ended_)
            forgive(cursor_.at(), "the FEN ends before " + std::string(what),
                    "what is missing is taken as in w - - 0 1");
        return !has_ended_;
    }
    [[nodiscard]] bool ends_with_slash() const {
        const std::string_view rest = cursor_.rest();
        return rest.starts_with('/') && (rest.size() == 1 || TextCursor::is_blank(rest[1]));
    }
    [[nodiscard]] std::string missing_blank(std::string_view what) const {
        return "a blank is missing before " + std::string(what) + "; found " +
               shown(cursor_.peek());
    }

    void placement() {
        if (const auto board = read_placement(cursor_)) {
            result_.setup.board = *board;
            return;
        }
        for (int rank = 7; rank >= 0; --rank) {
            if (rank < 7 && !cursor_.take_if('/'))
                return fail("rank " + std::to_string(rank + 1) +
                            " is missing; the men need 8 ranks separated by '/'");
            placement_rank(static_cast<Rank>(rank));
        }
    }

    void placement_rank(Rank rank) {
        int file = 0;
        bool after_digit = false;
        for (; !at_end_of_rank(); cursor_.take()) {
            const char c = cursor_.peek();
            const auto piece = piece_lettered(c);
            const bool is_count = c >= '1' && c <= '8';
            if (!piece && !is_count)
                return spoilt_rank(shown(c) +
                                   " is no man; use PNBRQK for White, pnbrqk for Black and 1 to 8 "
                                   "for empty squares");
            if (is_count && after_digit)
                forgive(cursor_.at(), label(rank) + " has two numbers in a row; write their sum",
                        "taken as their sum");
            const int squares = is_count ? c - '0' : 1;
            if (file + squares > 8)
                return spoilt_rank(label(rank) + " has more than 8 squares");
            if (piece)
                result_.setup.board.put(square_at(static_cast<File>(file), rank), *piece);
            file += squares;
            after_digit = is_count;
        }
        if (file < 8)
            forgive(cursor_.at(),
                    label(rank) + " has " + std::to_string(file) + " squares instead of 8",
                    "the others are taken as empty");
    }
    static std::string label(Rank rank) { return std::string("rank ") + name(rank); }
    [[nodiscard]] bool at_end_of_rank() const {
        const char c = cursor_.peek();
        return cursor_.at_end() || c == '/' || TextCursor::is_blank(c);
    }
    /// The other ranks can still be read.
    void spoilt_rank(std::string text) {
        fail(std::move(text));
        while (!at_end_of_rank())
            cursor_.take();
    }

    void turn() {
        if (turn_in_other_words())
            return;
        if (cursor_.take_if('b')) {
            result_.setup.turn = Color::black;
        } else if (!cursor_.take_if('w')) {
            fail("the side to move is " + shown(cursor_.peek()) + "; use w or b");
            cursor_.take_word();
        }
    }
    bool turn_in_other_words() {
        TextCursor ahead = cursor_;
        const std::string_view written = ahead.take_word();
        if (written == "w" || written == "b")
            return false;
        const std::string word = lower(written);
        if (word != "white" && word != "black" && (word == written || (word != "w" && word != "b")))
            return false;
        result_.setup.turn = word.front() == 'w' ? Color::white : Color::black;
        forgive(cursor_.at(), "the side to move is '" + std::string(written) + "'; use w or b",
                "taken as " + word.substr(0, 1));
        cursor_ = ahead;
        return true;
    }

    void castling() {
        if (cursor_.take_if('-'))
            return;
        const std::size_t begin = cursor_.at();
        const std::string_view word = cursor_.take_word();
        for (std::size_t i = 0; i < word.size(); ++i)
            castling_right(word[i], begin + i);
    }

    void castling_right(char letter, std::size_t at) {
        const auto rook = castling_rook_lettered(letter, result_.setup.board);
        if (!rook)
            return forgive(at,
                           shown(letter) +
                               " is no castling right; use K, Q, k, q, the file "
                               "letters of the rooks, or - alone",
                           "passed over");
        if (result_.setup.castling_rooks.contains(*rook))
            return forgive(at, "the castling right " + shown(letter) + " is named twice",
                           "passed over");
        result_.setup.castling_rooks.add(*rook);
    }

    void en_passant() {
        if (cursor_.take_if('-'))
            return;
        const std::size_t begin = cursor_.at();
        const std::string_view word = cursor_.take_word();
        result_.setup.en_passant = square_named(word);
        if (!result_.setup.en_passant && reading_ == Reading::lenient)
            result_.setup.en_passant = square_named(lower(word));
        if (!square_named(word))
            forgive(begin, "the en passant field is neither a square such as e3 nor -",
                    result_.setup.en_passant ? "taken in lower case" : "taken as -");
    }

    void counters() {
        const bool separated = cursor_.skip_blanks() > 0;
        if (has_ended_ || cursor_.at_end())
            return;
        if (!separated) {
            fail(missing_blank("the half-move clock"));
            cursor_.take_word();
            cursor_.skip_blanks();
        }
        result_.setup.halfmove_clock = counter("the half-move clock", 0);
        if (!next_field("the move number"))
            return;
        result_.setup.fullmove_number = counter("the move number", 1);
        cursor_.skip_blanks();
        if (!cursor_.at_end())
            forgive(cursor_.at(), "a FEN has 4 or 6 fields; something follows the move number",
                    "passed over");
    }

    std::uint32_t counter(std::string_view what, std::uint32_t otherwise) {
        const std::size_t begin = cursor_.at();
        const std::string_view word = cursor_.take_word();
        std::uint32_t value = 0;
        const char* const end = word.data() + word.size();
        const auto [stop, status] = std::from_chars(word.data(), end, value);
        if (status == std::errc() && stop == end && word.size() <= max_counter_digits)
            return value;
        forgive(begin, std::string(what) + " is no whole number from 0 to 999999",
                "taken as " + std::to_string(otherwise));
        return otherwise;
    }

    TextCursor cursor_;
    Reading reading_;
    FenText result_;
    bool has_ended_ = false;
};

/// Where the first byte was changed, if any was.
std::vector<TextError> told_blanks(std::string_view text, std::string_view plain) {
    const auto [given, changed] = std::ranges::mismatch(text, plain);
    if (given == text.end())
        return {};
    return {{static_cast<std::size_t>(given - text.begin()),
             "fields are separated by blanks; " + shown(*given) + " is taken as one"}};
}

}  // namespace

std::string with_plain_blanks(std::string_view text) {
    std::string plain(text);
    for (const std::string_view foreign : {"_", "\xC2\xA0", "\"", "'"})
        for (std::size_t at = plain.find(foreign); at != std::string::npos;
             at = plain.find(foreign, at))
            plain.replace(at, foreign.size(), foreign.size(), ' ');
    return plain;
}

FenText read_fen_text(std::string_view text, Reading reading) {
    if (reading == Reading::strict)
        return FenReader(text, reading).read();
    const std::string plain = with_plain_blanks(text);
    FenText result = FenReader(plain, reading).read();
    const std::vector<TextError> blanks = told_blanks(text, plain);
    result.forgiven.insert(result.forgiven.begin(), blanks.begin(), blanks.end());
    std::ranges::stable_sort(result.forgiven, {}, &TextError::at);
    return result;
}

}  // namespace arbiter
