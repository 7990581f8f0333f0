// A position in 32 bytes that no other position shares: for sets that may not take two positions
// for one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "arbiter/rules/position.hpp"

namespace arbiter::detail {

/// Equal exactly where the positions are the same by Law 9.2.3.
struct ExactKey {
    std::array<std::uint64_t, 4> words;

    bool operator==(const ExactKey&) const = default;
};

/// As many men as a key has room for.
inline constexpr int max_men_in_key = 47;

/// Nothing where more than `max_men_in_key` men are on the board.
[[nodiscard]] std::optional<ExactKey> exact_key(const Position& position);

/// A set of positions that keeps 32 bytes and a little of each.
class PositionSet {
  public:
    /// False where it was in already. `hash` is the position's own key.
    bool insert(const ExactKey& key, std::uint64_t hash);

  private:
    [[nodiscard]] std::size_t place_of(const ExactKey& key, std::uint64_t hash) const;
    void grow();

    std::vector<ExactKey> keys_;
    std::vector<std::uint64_t> hashes_;
    /// Where a key stands in `keys_`, from 1; 0 for none. The size is a power of two.
    std::vector<std::uint32_t> places_ = std::vector<std::uint32_t>(64);
};

}  // namespace arbiter::detail
