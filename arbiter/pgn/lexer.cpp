#include "arbiter/pgn/lexer.hpp"

#include <algorithm>
#include <charconv>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/notation/san_form.hpp"
#include "arbiter/pgn/comment_text.hpp"
#include "arbiter/pgn/word_text.hpp"

namespace arbiter {

namespace {

/// Apart from tabs and form feeds, which lay out a text.
bool is_control_character(char c) { return is_control(c) && c != '\t' && c != '\v' && c != '\f'; }

/// With a byte order mark, or as two letters of ASCII stand in it without one.
bool begins_utf16(std::string_view text) {
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        return true;
    const auto is_zero = [&](std::size_t at) { return text[at] == '\0'; };
    return text.size() >= 4 && is_zero(0) != is_zero(1) && is_zero(0) == is_zero(2) &&
           is_zero(1) == is_zero(3);
}

bool may_begin_result(char c) {
    return is_digit(c) || c == '*' || c == '+' || c == '-' || c == '=' ||
           class_of(c) == ByteClass::beyond_ascii;
}

}  // namespace

bool is_named_tag(const PgnToken& token) {
    if (token.kind == PgnTokenKind::broken_tag)
        return !token.text.empty() && is_upper(token.text.front());
    return token.kind == PgnTokenKind::tag;
}

void PgnLexer::feed(std::string_view chunk) {
    buffer_.erase(0, at_);
    buffer_ += chunk;
    view_offset_ += at_;
    at_ = 0;
    view_ = buffer_;
}

TextPlace PgnLexer::place() const {
    const std::uint64_t offset = view_offset_ + at_;
    return {offset, line_, offset - line_offset_ + 1};
}

PgnToken PgnLexer::next() {
    if (mode_ == Mode::start && !begin())
        return {};
    if (is_skipping_line_ && !skip_rest_of_line())
        return is_complete() ? token(PgnTokenKind::end, 0) : PgnToken{};
    if (mode_ == Mode::in_braces)
        return braces(0);
    if (mode_ == Mode::in_line_comment)
        return line_comment(0);
    if (!skip_blanks())
        return {};
    if (at_ == view_.size())
        return token(PgnTokenKind::end, 0);
    return any();
}

/// Looks at how the text is encoded. False where more of it is needed.
bool PgnLexer::begin() {
    constexpr std::size_t two_utf16_letters = 4;
    if (!has(two_utf16_letters) && !is_complete())
        return false;
    mode_ = Mode::between;
    is_utf16_ = begins_utf16(rest());
    if (rest().starts_with(byte_order_mark)) {
        at_ = byte_order_mark.size();
        line_offset_ = byte_order_mark.size();
    }
    return true;
}

void PgnLexer::take_line_end(char c) {
    const bool is_second_half = c == '\n' && is_after_carriage_return_;
    if (!is_second_half) {
        ++line_;
        line_breaks_ = static_cast<std::uint8_t>(std::min(line_breaks_ + 1, 2));
    }
    line_offset_ = view_offset_ + at_ + 1;
}

/// Goes on by `bytes`, counting lines.
void PgnLexer::pass_lines(std::size_t bytes) {
    const std::string_view passed = view_.substr(0, at_ + bytes);
    for (std::size_t line_end = find_line_end(passed, at_); line_end < passed.size();
         line_end = find_line_end(passed, at_)) {
        is_after_carriage_return_ = is_after_carriage_return_ && line_end == at_;
        at_ = line_end;
        take_line_end(view_[at_]);
        is_after_carriage_return_ = view_[at_] == '\r';
        ++at_;
    }
    is_after_carriage_return_ = is_after_carriage_return_ && at_ == passed.size();
    at_ = passed.size();
}

bool PgnLexer::skip_rest_of_line() {
    at_ = find_line_end(view_, at_);
    is_skipping_line_ = at_ == view_.size();
    is_after_carriage_return_ = false;
    return !is_skipping_line_;
}

void PgnLexer::note_odd_character() {
    if (!odd_character_)
        odd_character_ = place();
}

/// False where more text is needed to know where the blanks end.
bool PgnLexer::skip_blanks() {
    for (; at_ < view_.size(); ++at_) {
        const char c = view_[at_];
        if (c == '\n' || c == '\r') {
            take_line_end(c);
            is_after_carriage_return_ = c == '\r';
            continue;
        }
        if (class_of(c) == ByteClass::beyond_ascii) {
            if (!has(3) && !is_complete())
                return false;
            const std::size_t length = wide_blank_length(rest());
            if (length == 0)
                return true;
            note_odd_character();
            at_ += length - 1;
        } else if (c == '%' && view_offset_ + at_ == line_offset_) {
            // Its line end is none of the text: no blank line comes of it.
            if (line_breaks_ > 0)
                --line_breaks_;
            if (!skip_rest_of_line())
                return is_complete();
            --at_;
        } else if (class_of(c) != ByteClass::blank) {
            return true;
        } else if (is_control_character(c)) {
            note_odd_character();
        }
        is_after_carriage_return_ = false;
    }
    return is_complete();
}

/// Passes `length` bytes of one line as one token.
PgnToken PgnLexer::token(PgnTokenKind kind, std::size_t length) {
    PgnToken token;
    token.kind = kind;
    token.place = place();
    token.line_breaks = line_breaks_;
    token.text = view_.substr(at_, length);
    at_ += length;
    line_breaks_ = 0;
    is_after_carriage_return_ = false;
    return token;
}

PgnToken PgnLexer::any() {
    switch (view_[at_]) {
        case '[':
            return tag();
        case '{':
            return braces(1);
        case ';':
            return line_comment(1);
        case '(':
            return bracket();
        case ')':
            return token(PgnTokenKind::close, 1);
        case '$':
            return dollar();
        case '!':
        case '?':
            return suffix_signs();
        default:
            return number_or_word();
    }
}

PgnToken PgnLexer::tag() {
    const TagText found = find_tag(rest(), input_);
    if (found.extent == Extent::need_more)
        return {};
    const bool is_whole = found.extent == Extent::whole;
    PgnToken made = token(is_whole ? PgnTokenKind::tag : PgnTokenKind::broken_tag, 0);
    made.text = found.name;
    made.value = found.raw_value;
    if (found.is_plain) {
        at_ += found.length;
        return made;
    }
    pass_lines(found.length);
    line_breaks_ = 0;
    made.is_odd = found.is_odd;
    if (found.raw_value.contains('\\')) {
        value_ = unescaped(found.raw_value);
        made.value = value_;
    }
    return made;
}

PgnToken PgnLexer::piece_of_comment(std::size_t opening, std::size_t length) {
    PgnToken made = token(PgnTokenKind::comment, opening);
    made.text = view_.substr(at_, length);
    pass_lines(length);
    line_breaks_ = 0;
    scanned_ = 0;
    return made;
}

/// `opening` is 1 where the '{' is still to be passed, 0 in the later pieces of a long comment.
PgnToken PgnLexer::braces(std::size_t opening) {
    const CommentEnd end = find_comment_end(rest().substr(opening), scanned_, input_);
    if (end.extent == Extent::need_more) {
        scanned_ = end.length;
        return {};
    }
    PgnToken made = piece_of_comment(opening, end.length);
    const bool goes_on = end.extent == Extent::broken && end.length == max_comment_piece;
    mode_ = goes_on ? Mode::in_braces : Mode::between;
    made.is_unterminated = end.extent == Extent::broken && !goes_on;
    if (end.extent == Extent::whole) {
        ++at_;
        is_after_carriage_return_ = false;
    }
    // A new game that ends the comment begins its line.
    if (made.is_unterminated)
        line_breaks_ = 2;
    return made;
}

PgnToken PgnLexer::line_comment(std::size_t opening) {
    const std::string_view piece = rest().substr(opening, max_comment_piece);
    const std::size_t end = find_line_end(piece, scanned_);
    const bool goes_on = end == max_comment_piece;
    if (end == piece.size() && !goes_on && !is_complete()) {
        scanned_ = end;
        return {};
    }
    mode_ = goes_on ? Mode::in_line_comment : Mode::between;
    return piece_of_comment(opening, end);
}

PgnToken PgnLexer::bracket() {
    constexpr std::string_view offer = "(=)";
    if (!has(offer.size()) && !is_complete())
        return {};
    if (rest().starts_with(offer))
        return token(PgnTokenKind::draw_offer, offer.size());
    return token(PgnTokenKind::open, 1);
}

std::size_t PgnLexer::digits_end(std::size_t from) const {
    const std::size_t limit = std::min(view_.size(), from + max_word_bytes);
    while (from < limit && is_digit(view_[from]))
        ++from;
    return from;
}

PgnToken PgnLexer::dollar() {
    const std::size_t end = digits_end(at_ + 1);
    if (end == view_.size() && !is_complete())
        return {};
    PgnToken made = token(PgnTokenKind::nag, end - at_);
    if (made.text.size() == 1) {
        made.kind = PgnTokenKind::word;
        return made;
    }
    const char* const last = made.text.data() + made.text.size();
    const auto [stop, status] = std::from_chars(made.text.data() + 1, last, made.nag);
    if (status != std::errc())
        made.nag = max_nag + 1;
    return made;
}

PgnToken PgnLexer::suffix_signs() {
    const std::size_t limit = std::min(view_.size(), at_ + max_word_bytes);
    std::size_t end = at_;
    while (end < limit && (view_[end] == '!' || view_[end] == '?'))
        ++end;
    if (end == view_.size() && !is_complete())
        return {};
    PgnToken made = token(PgnTokenKind::nag, end - at_);
    made.nag = nag_of(made.text).value_or(nag_of(made.text.substr(0, 2)).value_or(1));
    return made;
}

PgnToken PgnLexer::number_or_word() {
    constexpr std::string_view decimal_draw = "0.5-0.5";
    if (!is_digit(view_[at_]))
        return word();
    if (view_[at_] == '0' && !has(decimal_draw.size()) && !is_complete())
        return {};
    if (rest().starts_with(decimal_draw)) {
        PgnToken made = token(PgnTokenKind::result, decimal_draw.size());
        made.result = PgnResult{Result::draw};
        return made;
    }
    return number(digits_end(at_));
}

/// `end` is behind the digits. "1e4" is a number and a move.
PgnToken PgnLexer::number(std::size_t end) {
    constexpr std::string_view move_letters = "abcdefghKQRBNO";
    const std::size_t limit = std::min(view_.size(), at_ + max_word_bytes);
    const bool has_dot = end < limit && view_[end] == '.';
    while (end < limit && view_[end] == '.')
        ++end;
    if (end == view_.size() && !is_complete())
        return {};
    const char next = end < view_.size() ? view_[end] : ' ';
    const ByteClass kind = class_of(next);
    if (kind == ByteClass::beyond_ascii && view_.size() - end < 3 && !is_complete())
        return {};
    const bool ends_here = kind == ByteClass::blank || kind == ByteClass::delimiter ||
                           wide_blank_length(view_.substr(end)) > 0;
    if (!has_dot && !ends_here && !move_letters.contains(next))
        return word();
    PgnToken made = token(PgnTokenKind::number, end - at_);
    if (is_null_move(made.text))
        made.kind = PgnTokenKind::word;
    return made;
}

PgnToken PgnLexer::word() {
    if (class_of(view_[at_]) == ByteClass::beyond_ascii) {
        if (const std::size_t length = wide_sign_length(rest()); length > 0) {
            PgnToken made = token(PgnTokenKind::nag, length);
            made.nag = *nag_of(made.text);
            return made;
        }
    }
    const auto length = find_word_end(rest(), input_);
    if (!length)
        return {};
    PgnToken made = token(PgnTokenKind::word, *length);
    if (!may_begin_result(made.text.front()))
        return made;
    if (const auto result = result_of(made.text)) {
        made.kind = PgnTokenKind::result;
        made.result = *result;
    }
    return made;
}

}  // namespace arbiter
