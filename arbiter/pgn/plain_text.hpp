// The short way through tags and movetext. It knows the few things that nearly every file is made
// of and leaves at the first byte that is something else, or that might be, to the lexer's long
// way. Both must tell the same of any text; tests/pgn/plain_text_test holds one against the other.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "arbiter/base/ascii.hpp"
#include "arbiter/pgn/lexer.hpp"
#include "arbiter/pgn/plain_tag.hpp"
#include "arbiter/pgn/scan.hpp"

namespace arbiter {

namespace detail {

/// What a byte begins in plain movetext.
enum class PlainStart : std::uint8_t {
    other,
    blank,
    carriage_return,
    number,
    move,
    comment,
    dollar
};

inline constexpr auto plain_starts = [] {
    using enum PlainStart;
    std::array<PlainStart, 256> starts{};
    starts[' '] = starts['\n'] = blank;
    starts['\r'] = carriage_return;
    starts['{'] = comment;
    starts['$'] = dollar;
    // Not 0, which begins castling, results and null moves.
    for (const char c : std::string_view("123456789"))
        starts[static_cast<unsigned char>(c)] = number;
    for (const char c : std::string_view("KQRBNOabcdefgh"))
        starts[static_cast<unsigned char>(c)] = move;
    return starts;
}();

constexpr PlainStart plain_start(char c) { return plain_starts[static_cast<unsigned char>(c)]; }

/// Behind these a word has ended. Not behind '.', '(' and bytes beyond ASCII, which may belong to
/// it.
inline constexpr auto plain_word_ends = [] {
    std::array<bool, 256> ends{};
    for (const char c : std::string_view(" \n\r)!?{$"))
        ends[static_cast<unsigned char>(c)] = true;
    return ends;
}();

/// By a table, so that the processor has only one branch to foretell.
constexpr bool ends_plain_word(char c) { return plain_word_ends[static_cast<unsigned char>(c)]; }

inline bool is_castling_text(std::string_view text) {
    return text.starts_with("O-O") &&
           (text.size() == 3 || text[3] == '+' || text[3] == '#' || text[3] == '-');
}

}  // namespace detail

/// One walk over the text that a lexer has. Every step returns false, and stays where it is, at the
/// first thing that is not plain.
template <typename Sink>
class PgnLexer::PlainWalk {
  public:
    PlainWalk(PgnLexer& lexer, Sink& sink)
        : lexer_(lexer),
          sink_(sink),
          begin_(lexer.view_.data()),
          end_(begin_ + lexer.view_.size()),
          at_(begin_ + lexer.at_),
          block_begin_(at_),
          block_(detail::plain_block(at_)),
          line_breaks_(lexer.line_breaks_) {}

    void run() {
        const char* const began = at_;
        // Whatever is looked at has so many bytes behind it.
        const char* const limit = end_ - margin;
        while (at_ < limit && step()) {
        }
        if (at_ == began)
            return;
        lexer_.at_ = static_cast<std::size_t>(at_ - begin_);
        lexer_.line_breaks_ = line_breaks_;
        lexer_.is_after_carriage_return_ = false;
        // The long way may have looked at the beginning of a comment before the rest came.
        lexer_.scanned_ = 0;
    }

    static constexpr std::size_t margin = 2 * detail::block_width;

  private:
    /// What is longer is not plain.
    static constexpr std::ptrdiff_t longest_number = 8;
    static constexpr std::ptrdiff_t longest_move = 16;
    static constexpr std::ptrdiff_t longest_comment = 4096;

    /// In the order of how often they come.
    bool step() {
        const char c = *at_;
        if (c == ' ') {
            ++at_;
            return true;
        }
        const detail::PlainStart start = detail::plain_start(c);
        if (start == detail::PlainStart::move) [[likely]]
            return move();
        if (static_cast<unsigned char>(c - '1') < 9)
            return number();
        switch (start) {
            case detail::PlainStart::blank:
                return blank();
            case detail::PlainStart::comment:
                return comment();
            case detail::PlainStart::carriage_return:
                return carriage_return();
            case detail::PlainStart::dollar:
                return dollar();
            case detail::PlainStart::number:  // a zero
            case detail::PlainStart::move:
            case detail::PlainStart::other:
                break;
        }
        return false;
    }

    [[nodiscard]] TextPlace place() const {
        const std::uint64_t offset = lexer_.view_offset_ + static_cast<std::uint64_t>(at_ - begin_);
        return {offset, lexer_.line_, offset - lexer_.line_offset_ + 1};
    }
    bool pass(const char* behind) {
        at_ = behind;
        line_breaks_ = 0;
        return true;
    }

    bool blank() {
        if (*at_ != '\n') {
            ++at_;
            return true;
        }
        if (line_breaks_ != 0 || !begins_plain_line(at_ + 1))
            return false;
        ++at_;
        ++lexer_.line_;
        lexer_.line_offset_ = lexer_.view_offset_ + static_cast<std::uint64_t>(at_ - begin_);
        line_breaks_ = 1;
        return true;
    }
    /// Not a blank line, an escaped one or a tag: they may say that a game is over.
    static bool begins_plain_line(const char* at) {
        return detail::plain_start(*at) >= detail::PlainStart::number;
    }
    bool carriage_return() {
        if (at_[1] != '\n' || line_breaks_ != 0 || !begins_plain_line(at_ + 2))
            return false;
        ++at_;
        return blank();
    }

    bool number() {
        const char* dot = at_ + 1;
        while (is_digit(*dot) && dot - at_ < longest_number)
            ++dot;
        if (*dot != '.')
            return false;
        while (*dot == '.' && dot - at_ < longest_number)
            ++dot;
        // A byte beyond ASCII may be the rest of an ellipsis.
        if (static_cast<signed char>(*dot) <= 0 || *dot == '.')
            return false;
        sink_.plain_number(std::string_view(at_, dot), place());
        return pass(dot);
    }

    bool move() {
        if (at_ - block_begin_ > block_reach) {
            block_begin_ = at_;
            block_ = detail::plain_block(at_);
        }
        const auto shift = static_cast<unsigned>(at_ - block_begin_);
        const int length = std::countr_one(block_.plain >> shift);
        const std::uint64_t inside = (std::uint64_t{1} << (length & 63)) - 1;
        const std::string_view text(at_, static_cast<std::size_t>(length));
        const bool is_move =
            *at_ == 'O' ? detail::is_castling_text(text) : (block_.digits >> shift & inside) != 0;
        if (!is_move || length >= longest_move || !detail::ends_plain_word(at_[length]))
            return false;
        sink_.plain_move(text, place());
        return pass(at_ + length);
    }

    bool comment() {
        const char* const limit = std::min(end_, at_ + longest_comment);
        const char* const stop =
            detail::find_first(at_ + 1, limit, detail::is_any<'}', '\n', '\r'>);
        if (stop == limit || *stop != '}')
            return false;
        sink_.plain_comment(std::string_view(at_ + 1, stop), place());
        return pass(stop + 1);
    }

    bool dollar() {
        constexpr int most_digits = 3;
        int nag = 0;
        const char* digit = at_ + 1;
        for (; is_digit(*digit) && digit - at_ <= most_digits; ++digit)
            nag = nag * 10 + (*digit - '0');
        if (digit == at_ + 1 || !detail::ends_plain_word(*digit) || nag > max_nag)
            return false;
        sink_.plain_nag(nag, place());
        return pass(digit);
    }

    /// A move that begins so far into its block may be longer than the block knows.
    static constexpr std::ptrdiff_t block_reach =
        static_cast<std::ptrdiff_t>(detail::block_width) - longest_move;

    PgnLexer& lexer_;
    Sink& sink_;
    const char* begin_;
    const char* end_;
    const char* at_;
    const char* block_begin_;
    detail::PlainBlock block_;
    std::uint8_t line_breaks_;
};

/// As PlainWalk, over tags: each begins the line behind the one before.
template <typename Sink>
class PgnLexer::PlainTagWalk {
  public:
    PlainTagWalk(PgnLexer& lexer, Sink& sink) : lexer_(lexer), sink_(sink) {}

    void run() {
        while (step()) {
        }
    }

  private:
    bool step() {
        std::string_view rest = lexer_.view_;
        rest.remove_prefix(lexer_.at_);
        if (rest.size() < 3)
            return false;
        const std::size_t bracket = rest[0] == '\r' && rest[1] == '\n' ? 2 : 1;
        if (rest[bracket - 1] != '\n' || rest[bracket] != '[')
            return false;
        rest.remove_prefix(bracket);
        const auto tag = find_plain_tag(rest);
        if (!tag)
            return false;
        lexer_.at_ += bracket;
        ++lexer_.line_;
        lexer_.line_offset_ = lexer_.view_offset_ + lexer_.at_;
        const TextPlace place = lexer_.place();
        lexer_.at_ += tag->length;
        sink_.plain_tag(tag->name, tag->value, place);
        return true;
    }

    PgnLexer& lexer_;
    Sink& sink_;
};

template <typename Sink>
void PgnLexer::take_plain_tags(Sink& sink) {
    if (mode_ == Mode::between && !is_skipping_line_ && line_breaks_ == 0 &&
        !is_after_carriage_return_)
        PlainTagWalk<Sink>(*this, sink).run();
}

template <typename Sink>
void PgnLexer::take_plain_movetext(Sink& sink) {
    const bool may_be_plain = mode_ == Mode::between && !is_skipping_line_ && line_breaks_ < 2 &&
                              !is_after_carriage_return_;
    if (may_be_plain && view_.size() - at_ >= PlainWalk<Sink>::margin)
        PlainWalk<Sink>(*this, sink).run();
}

}  // namespace arbiter
