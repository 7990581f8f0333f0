// The variations that are open around a place in the moves of a game.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "arbiter/pgn/place.hpp"
#include "arbiter/pgn/signs.hpp"

namespace arbiter {

/// A result as the moves have it.
struct PlacedResult {
    PgnResult result;  ///< as its spelling means it
    TextPlace place;   ///< of its first byte
};

/// Counts them, for they may be nested without end: nothing is kept for each.
class OpenVariations {
  public:
    /// None is open.
    [[nodiscard]] bool is_main_line() const { return depth_ == 0; }
    /// Does the visitor want nothing of where we are?
    [[nodiscard]] bool is_skipped() const { return depth_ >= skipped_from_; }
    /// How many are open.
    [[nodiscard]] std::uint64_t depth() const { return depth_; }
    /// Of the '(' that was read last.
    [[nodiscard]] TextPlace last_opened() const { return last_opened_; }

    /// At a '('. `is_wanted` is of no account inside of one that is skipped.
    void open(TextPlace place, bool is_wanted) {
        ++depth_;
        last_opened_ = place;
        is_empty_ = true;
        if (!is_wanted && !is_skipped())
            skipped_from_ = depth_;
    }
    /// At a ')', which is of the variation opened last. Requires: one is open.
    void close() {
        if (depth_-- == skipped_from_)
            skipped_from_ = nothing_skipped;
    }

    /// A move or a comment stands here.
    void fill() { is_empty_ = false; }
    /// Is there none since the last '('? Asked once.
    [[nodiscard]] bool take_empty() { return std::exchange(is_empty_, false); }

    /// A result stands here, inside a variation: the game's, if that is never closed.
    void hold(PlacedResult result) { result_ = result; }
    /// Is one held?
    [[nodiscard]] bool holds_result() const { return result_.has_value(); }
    /// Holds it no longer.
    [[nodiscard]] std::optional<PlacedResult> take_result() {
        return std::exchange(result_, std::nullopt);
    }

  private:
    static constexpr std::uint64_t nothing_skipped = ~std::uint64_t{0};

    std::uint64_t depth_ = 0;
    std::uint64_t skipped_from_ = nothing_skipped;
    TextPlace last_opened_;
    bool is_empty_ = false;
    std::optional<PlacedResult> result_;
};

}  // namespace arbiter
