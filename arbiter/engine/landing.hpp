// What of a move matters most to what follows it.
#pragma once

#include <cstddef>
#include <cstdint>

#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// A man and the square that he has gone to.
class Landing {
  public:
    /// No move: the root's, or a pass.
    Landing() = default;
    /// Of a move that `color` makes.
    Landing(Color color, Move move)
        : index_(static_cast<std::uint16_t>((index(color) * 6 + index(move.role())) * 64 +
                                            index(move.to()))) {}

    /// Below `count`, another for each.
    [[nodiscard]] std::size_t number() const { return index_; }

    /// Of all men on all squares, and of none.
    static constexpr std::size_t count = std::size_t{2} * 6 * 64 + 1;

  private:
    static constexpr int index(Color color) { return static_cast<int>(color); }
    static constexpr int index(Role role) { return static_cast<int>(role); }
    static constexpr int index(Square square) { return static_cast<int>(square); }

    std::uint16_t index_ = count - 1;
};

}  // namespace arbiter
