// A place in a text that moves forward. Never reads beyond the end: there it sees '\0'.
#pragma once

#include <cstddef>
#include <string_view>

namespace arbiter {

class TextCursor {
  public:
    explicit constexpr TextCursor(std::string_view text) : text_(text) {}

    /// Bytes passed so far.
    [[nodiscard]] constexpr std::size_t at() const { return at_; }
    [[nodiscard]] constexpr bool at_end() const { return at_ == text_.size(); }
    [[nodiscard]] constexpr char peek() const { return at_end() ? '\0' : text_[at_]; }
    [[nodiscard]] constexpr std::string_view rest() const { return text_.substr(at_); }

    constexpr char take() {
        const char c = peek();
        if (!at_end())
            ++at_;
        return c;
    }
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
    /// Everything up to the next blank or the end.
    constexpr std::string_view take_word() {
        const std::size_t begin = at_;
        while (!at_end() && !is_blank(peek()))
            ++at_;
        return text_.substr(begin, at_ - begin);
    }

    static constexpr bool is_blank(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\n';
    }

  private:
    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace arbiter
