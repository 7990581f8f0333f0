// Words into lines that are not too long.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "arbiter/base/ascii.hpp"

namespace arbiter::detail {

/// Appends words with a blank or, where the line is full, a line end between them. Each word waits
/// for what follows it: a bracket may belong to it.
class MovetextLines {
  public:
    /// A line has fewer than `max_columns` columns unless one word is longer; 0 is no limit.
    MovetextLines(std::string& text, std::size_t max_columns)
        : text_(text), max_columns_(max_columns), line_begin_(text.size()) {}

    /// The next word comes without a blank before it: behind '('.
    void join_next() { is_joined_ = true; }
    /// The next word begins a line: behind a comment that goes to the end of its line.
    void end_line() {
        finish();
        text_ += '\n';
        line_begin_ = text_.size();
    }
    /// A word, or what must not be folded.
    void word(std::string_view word) {
        if (!std::exchange(is_joined_, false))
            finish();
        waiting_ += word;
    }
    /// Bytes directly behind the last word.
    void suffix(std::string_view bytes) { waiting_ += bytes; }
    /// A comment with its braces. It may be folded where a single blank stands between two words,
    /// for a reader takes such a line end for a blank; not where the next line would begin like a
    /// tag or an escape.
    void foldable(std::string_view text) {
        std::size_t at = 0;
        while (true) {
            const std::size_t fold = next_fold(text, at);
            word(text.substr(at, fold - at));
            if (fold == text.size())
                return;
            at = fold + 1;
        }
    }
    /// Appends the last word too.
    void finish() {
        if (waiting_.empty())
            return;
        const bool begins_line = text_.size() == line_begin_;
        const std::size_t columns = text_.size() - line_begin_ + 1 + waiting_.size();
        if (!begins_line && max_columns_ != 0 && columns >= max_columns_) {
            text_ += '\n';
            line_begin_ = text_.size();
        } else if (!begins_line) {
            text_ += ' ';
        }
        text_ += waiting_;
        waiting_.clear();
    }

  private:
    /// The next place from `from` on where a line may end, or the size of the text.
    static std::size_t next_fold(std::string_view text, std::size_t from) {
        // Not beside the braces: there a line end stays what it is.
        for (std::size_t i = from == 0 ? 2 : from + 1; i + 2 < text.size(); ++i)
            if (text[i] == ' ' && !is_space(text[i - 1]) && !is_space(text[i + 1]) &&
                text[i + 1] != '[' && text[i + 1] != '%')
                return i;
        return text.size();
    }

    std::string& text_;
    std::size_t max_columns_;
    std::size_t line_begin_;
    std::string waiting_;
    bool is_joined_ = false;
};

}  // namespace arbiter::detail
