// A position in 16 to 32 bytes that no other position shares: for sets that may not take two
// positions for one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "arbiter/rules/position.hpp"

namespace arbiter::detail {

/// Equal exactly where the positions are the same by Law 9.2.3, of keys of the same length.
struct ExactKey {
    /// The rest is 0.
    std::array<std::uint64_t, 4> words;
};

/// As many men as the longest key has room for.
inline constexpr int max_men_in_key = 47;

/// How many words a key for positions of at most so many men takes: 2 to 4. Requires: no more than
/// `max_men_in_key`.
[[nodiscard]] std::size_t words_for(int men);

/// Requires: the position has no more men than that many words are for.
[[nodiscard]] ExactKey exact_key(const Position& position, std::size_t words);

/// A set of positions that keeps 16 to 32 bytes and a little of each.
class PositionSet {
  public:
    /// For keys of so many words.
    explicit PositionSet(std::size_t words) : words_(words) {}

    /// Of every key.
    [[nodiscard]] std::size_t words() const { return words_; }

    /// False where it was in already. `hash` is the position's own key.
    bool insert(const ExactKey& key, std::uint64_t hash);

  private:
    [[nodiscard]] bool is_at(std::uint32_t place, const ExactKey& key, std::uint32_t hash) const;
    void grow();

    std::size_t words_;
    /// All keys, one after another.
    std::vector<std::uint64_t> keys_;
    /// A part of the hash of each.
    std::vector<std::uint32_t> hashes_;
    /// Which key is there, from 1; 0 for none. The size is a power of two.
    std::vector<std::uint32_t> places_ = std::vector<std::uint32_t>(64);
};

}  // namespace arbiter::detail
