// Files of games in another notation than SAN, on their way to those who read them. What cannot be
// translated is told on standard error.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "apps/arbiter/games/segments.hpp"
#include "arbiter/notation/move_notation.hpp"
#include "arbiter/pgn/san_translation.hpp"

namespace arbiter {

/// Has the moves of files written in SAN, a segment after the other.
class MovesInSan {
  public:
    explicit MovesInSan(const MoveStyle& style) : style_(style) {}

    /// Text that cannot be cut is translated with its last part, and where it is too long not.
    void prepare(Segment& segment, std::string_view path);

  private:
    void tell(const UntranslatedMove& move, std::string_view path);

    MoveStyle style_;
    std::string kept_;
    std::uint64_t first_line_ = 1;
    int told_ = 0;
};

}  // namespace arbiter
