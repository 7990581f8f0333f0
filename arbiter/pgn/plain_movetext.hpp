// The short way through movetext. It knows the few things that nearly every file is made of and
// leaves at the first byte that is something else, or that might be, to the lexer's long way. Both
// must tell the same of any text; tests/pgn/plain_movetext_test holds one against the other.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "arbiter/pgn/lexer.hpp"
#include "arbiter/pgn/scan.hpp"

namespace arbiter {

namespace detail {

/// What a byte begins in plain movetext.
enum class PlainStart : std::uint8_t { other, blank, line_end, number, move, comment, dollar };

inline constexpr auto plain_starts = [] {
    using enum PlainStart;
    std::array<PlainStart, 256> starts{};
    starts[' '] = blank;
    starts['\n'] = starts['\r'] = line_end;
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
constexpr bool ends_plain_word(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == ')' || c == '!' || c == '?' || c == '{' ||
           c == '$';
}

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
          at_(begin_ + lexer.at_) {}

    void run() {
        // Whatever is looked at has so many bytes behind it.
        const char* const limit = end_ - margin;
        while (at_ < limit && step()) {
        }
        lexer_.at_ = static_cast<std::size_t>(at_ - begin_);
    }

    static constexpr std::size_t margin = 2 * detail::scan_width;

  private:
    /// What is longer is not plain.
    static constexpr std::ptrdiff_t longest_number = 8;
    static constexpr std::ptrdiff_t longest_comment = 4096;

    bool step() {
        switch (detail::plain_start(*at_)) {
            case detail::PlainStart::blank:
                ++at_;
                lexer_.is_after_carriage_return_ = false;
                return true;
            case detail::PlainStart::line_end:
                return line_end();
            case detail::PlainStart::number:
                return number();
            case detail::PlainStart::move:
                return move();
            case detail::PlainStart::comment:
                return comment();
            case detail::PlainStart::dollar:
                return dollar();
            case detail::PlainStart::other:
                return false;
        }
        return false;
    }

    [[nodiscard]] TextPlace place() const {
        const std::uint64_t offset = lexer_.view_offset_ + static_cast<std::uint64_t>(at_ - begin_);
        return {offset, lexer_.line_, offset - lexer_.line_offset_ + 1};
    }
    bool pass(const char* behind) {
        at_ = behind;
        lexer_.line_breaks_ = 0;
        lexer_.is_after_carriage_return_ = false;
        return true;
    }

    /// Not before a blank line, an escaped one or a tag: they may say that a game is over.
    bool line_end() {
        const char* const next = at_ + (at_[0] == '\r' && at_[1] == '\n' ? 2 : 1);
        const bool begins_plain = detail::plain_start(*next) >= detail::PlainStart::number;
        if (next[-1] != '\n' || !begins_plain || lexer_.line_breaks_ != 0 ||
            lexer_.is_after_carriage_return_)
            return false;
        at_ = next;
        ++lexer_.line_;
        lexer_.line_offset_ = lexer_.view_offset_ + static_cast<std::uint64_t>(at_ - begin_);
        lexer_.line_breaks_ = 1;
        return true;
    }

    bool number() {
        const char* dot = at_ + 1;
        while (*dot >= '0' && *dot <= '9' && dot - at_ < longest_number)
            ++dot;
        if (*dot != '.')
            return false;
        while (*dot == '.' && dot - at_ < longest_number)
            ++dot;
        // A byte beyond ASCII may be the rest of an ellipsis.
        return static_cast<signed char>(*dot) > 0 && pass(dot);
    }

    bool move() {
        const detail::PlainRun run = detail::plain_run(at_);
        const std::string_view text(at_, run.length);
        const bool is_move = *at_ == 'O' ? detail::is_castling_text(text) : run.has_digit;
        if (!is_move || run.length == detail::scan_width ||
            !detail::ends_plain_word(at_[run.length]))
            return false;
        sink_.plain_move(text, place());
        return pass(at_ + run.length);
    }

    bool comment() {
        const char* const limit = std::min(end_, at_ + longest_comment);
        const char* const stop = detail::find_any<'}', '\n', '\r'>(at_ + 1, limit);
        if (stop == limit || *stop != '}')
            return false;
        sink_.plain_comment(std::string_view(at_ + 1, stop), place());
        // The long way may have looked at its beginning before the rest came.
        lexer_.scanned_ = 0;
        return pass(stop + 1);
    }

    bool dollar() {
        constexpr int most_digits = 3;
        int nag = 0;
        const char* digit = at_ + 1;
        for (; *digit >= '0' && *digit <= '9' && digit - at_ <= most_digits; ++digit)
            nag = nag * 10 + (*digit - '0');
        if (digit == at_ + 1 || !detail::ends_plain_word(*digit) || nag > max_nag)
            return false;
        sink_.plain_nag(nag, place());
        return pass(digit);
    }

    PgnLexer& lexer_;
    Sink& sink_;
    const char* begin_;
    const char* end_;
    const char* at_;
};

template <typename Sink>
void PgnLexer::take_plain_movetext(Sink& sink) {
    const bool may_be_plain = mode_ == Mode::between && !is_skipping_line_ && line_breaks_ < 2;
    if (may_be_plain && view_.size() - at_ >= PlainWalk<Sink>::margin)
        PlainWalk<Sink>(*this, sink).run();
}

}  // namespace arbiter
