// Lines of a file descriptor, one at a time and never more memory than one line may have. Not a
// parser: a line is bytes, NUL included.
#pragma once

#include <cstddef>
#include <string>

namespace arbiter {

struct TextLine {
    /// Without "\n" or "\r\n". Of a line that is too long only the first bytes.
    std::string text;
    bool is_too_long = false;
};

class LineReader {
  public:
    /// Reads `descriptor`, which stays the caller's. `max_length` bounds a line in bytes.
    LineReader(int descriptor, std::size_t max_length)
        : descriptor_(descriptor), max_length_(max_length) {}

    /// Puts the next line into `line`, whose memory is used again; false at the end and after a
    /// failure. A last line needs no "\n"; a byte order mark before the first is skipped.
    [[nodiscard]] bool next(TextLine& line);

    /// Will `next` answer without waiting for whoever writes the input?
    [[nodiscard]] bool has_buffered_line() const;

    /// An `errno`, or 0.
    [[nodiscard]] int error() const { return error_; }

  private:
    bool fill();
    void append(TextLine& line, std::size_t begin, std::size_t end) const;
    void finish(TextLine& line);

    int descriptor_;
    std::size_t max_length_;
    std::string buffer_;
    std::size_t at_ = 0;
    bool is_first_ = true;
    int error_ = 0;
};

}  // namespace arbiter
