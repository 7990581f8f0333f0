// A place in a text that moves forward. Never reads beyond the end: there it sees '\0'.
#pragma once

#include <cassert>
#include <cstddef>
#include <string_view>

namespace arbiter {

/// For readers that take a text byte by byte or word by word and never go back.
class TextCursor {
  public:
    /// Begins at the first byte. Requires: the text outlives the cursor, which keeps no copy.
    explicit constexpr TextCursor(std::string_view text) : text_(text) {}

    /// Bytes passed so far.
    [[nodiscard]] constexpr std::size_t at() const { return at_; }
    /// Every byte has been passed.
    [[nodiscard]] constexpr bool at_end() const { return at_ == text_.size(); }
    /// The next byte without passing it; '\0' at the end.
    [[nodiscard]] constexpr char peek() const { return at_end() ? '\0' : text_[at_]; }
    /// What has not been passed; empty at the end.
    [[nodiscard]] constexpr std::string_view rest() const { return text_.substr(at_); }

    /// Passes the next byte and gives it; at the end '\0', again and again.
    constexpr char take() {
        const char c = peek();
        if (!at_end())
            ++at_;
        return c;
    }
    /// Passes the next byte only if it is `wanted`, and tells whether it was.
    constexpr bool take_if(char wanted) {
        if (at_end() || peek() != wanted)
            return false;
        ++at_;
        return true;
    }
    /// Tells how many bytes it skipped.
    constexpr std::size_t skip_blanks() {
        const std::size_t begin = at_;
        while (!at_end() && is_blank(peek()))
            ++at_;
        return at_ - begin;
    }
    /// Passes that many bytes. Requires: they are there.
    constexpr void skip(std::size_t count) {
        assert(count <= text_.size() - at_);
        at_ += count;
    }
    /// Everything up to the next blank or the end.
    constexpr std::string_view take_word() {
        const std::size_t begin = at_;
        while (!at_end() && !is_blank(peek()))
            ++at_;
        return text_.substr(begin, at_ - begin);
    }

    /// Space, tab, carriage return or line feed.
    static constexpr bool is_blank(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\n';
    }

  private:
    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace arbiter
