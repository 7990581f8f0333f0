// Files of games as segments that can be read apart from each other: each begins where a game
// begins. Not the reading itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/archive/byte_source.hpp"
#include "arbiter/pgn/place.hpp"

namespace arbiter {

/// One piece of a file's text.
struct Segment {
    std::size_t file = 0;  ///< index of the path
    std::string text;
    std::uint64_t first_line = 1;
    /// Where its text ends in the file.
    TextPlace end;
    /// Does it begin inside what the segment before holds? Then it is read by the same reader. Only
    /// text without any place to cut it comes so.
    bool continues = false;
    /// Does the next segment continue it?
    bool is_continued = false;
    /// Why the file ends here.
    std::optional<SourceError> error;
};

/// Takes one file after another; archives are unpacked. Holds at most some MiB.
class SegmentReader {
  public:
    /// "-" is standard input. No paths mean standard input too.
    explicit SegmentReader(std::vector<std::string> paths);

    /// Nothing after the last, and after an interruption.
    [[nodiscard]] std::optional<Segment> next();

    [[nodiscard]] const std::vector<std::string>& paths() const { return paths_; }

  private:
    void open();
    /// False at the end of the file.
    bool fill();
    Segment take(std::size_t length);

    std::vector<std::string> paths_;
    std::size_t file_ = 0;
    std::unique_ptr<ByteSource> source_;
    std::optional<SourceError> error_;
    std::string buffer_;
    std::uint64_t line_ = 1;
    std::uint64_t column_ = 1;
    std::uint64_t offset_ = 0;
    char last_byte_ = '\0';
    bool continues_ = false;
    bool has_ended_ = false;
};

}  // namespace arbiter
