// A position in 16 to 32 bytes that no other position shares: for sets that may not take two
// positions for one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "arbiter/rules/position.hpp"

namespace arbiter::detail {

/// Equal exactly where the positions are the same by Law 9.2.3.
struct ExactKey {
    /// The rest is 0.
    std::array<std::uint64_t, 4> words;
};

/// As many men as a key has room for.
inline constexpr int max_men_in_key = 47;

/// How many words the key of a position with so many men takes at most: 2 to 4.
[[nodiscard]] std::size_t words_for(int men);

/// Requires: at most `max_men_in_key` men.
[[nodiscard]] ExactKey exact_key(const Position& position);

/// A set of positions that keeps 16 to 32 bytes and 12 more of each.
class PositionSet {
  public:
    /// As many as fit.
    static constexpr std::size_t max_size = std::size_t{1} << 21U;

    /// For keys of so many words.
    explicit PositionSet(std::size_t words) : words_(words) {}

    /// How many positions are in.
    [[nodiscard]] std::size_t size() const { return hashes_.size(); }
    /// What it takes in memory, but for what is kept in reserve.
    [[nodiscard]] std::size_t bytes() const {
        return (keys_.size() * sizeof(std::uint64_t)) +
               (hashes_.size() + places_.size()) * sizeof(std::uint32_t);
    }
    /// Makes room for so many positions. Memory that is not used yet costs nothing.
    void reserve(std::size_t positions);
    /// False where it was in already. `hash` is the position's own key. Requires: less than
    /// `max_size` are in.
    bool insert(const ExactKey& key, std::uint64_t hash);
    /// Fetches what `insert` will look at first.
    void prefetch(std::uint64_t hash) const;

  private:
    /// The lower bits of a place are a key's number from 1, 0 for none, the others its hash's.
    static constexpr std::uint32_t number_mask = (std::uint32_t{1} << 22U) - 1;

    /// As much of a hash as is used: where a key belongs, and the bits beside its number.
    [[nodiscard]] static std::uint32_t part_of(std::uint64_t hash);
    [[nodiscard]] std::uint32_t entry(std::size_t number) const;
    [[nodiscard]] bool is_numbered(std::size_t number, const ExactKey& key) const;
    void grow();

    std::size_t words_;
    /// All keys, one after another.
    std::vector<std::uint64_t> keys_;
    std::vector<std::uint32_t> hashes_;
    /// The size is a power of two.
    std::vector<std::uint32_t> places_ = std::vector<std::uint32_t>(64);
};

}  // namespace arbiter::detail
