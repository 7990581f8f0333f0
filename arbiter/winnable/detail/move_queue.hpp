// What a best-first search works with: the moves that wait to be made, and the keys already seen.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "arbiter/rules/move.hpp"

namespace arbiter::detail {

/// A move from a position that the search has looked at, or several.
struct WaitingMove {
    enum class Kind : std::uint8_t {
        single,   ///< this move
        delayed,  ///< this move, put back once because nothing about it was new
        rest,     ///< the position's moves that bring nothing nearer, from `next` on
    };

    /// The position, by number.
    std::uint32_t parent;
    Move move;
    std::uint16_t next;
    /// The cost without what breaks ties.
    std::uint8_t estimate;
    Kind kind;
};

/// Gives the cheapest move first, and of equal ones the last that was put in.
class MoveQueue {
  public:
    /// Costs from here on are equal.
    static constexpr unsigned max_cost = 255;

    /// Forgets all moves and keeps the memory.
    void clear() {
        entries_.clear();
        filled_.fill(0);
    }
    [[nodiscard]] bool empty() const {
        return std::ranges::all_of(filled_, [](std::uint64_t word) { return word == 0; });
    }
    void push(unsigned cost, WaitingMove move) {
        const unsigned place = std::min(cost, max_cost);
        const std::uint64_t bit = std::uint64_t{1} << (place % 64);
        std::uint64_t& word = filled_[place / 64];
        entries_.push_back({move, (word & bit) != 0 ? heads_[place] : none});
        heads_[place] = static_cast<std::uint32_t>(entries_.size() - 1);
        word |= bit;
    }
    /// The cost of the cheapest move, which `pop` gives. Requires: not empty.
    [[nodiscard]] unsigned lowest_cost() const {
        unsigned i = 0;
        while (filled_[i] == 0)
            ++i;
        return 64 * i + static_cast<unsigned>(std::countr_zero(filled_[i]));
    }
    /// Requires: not empty.
    WaitingMove pop() {
        const unsigned place = lowest_cost();
        const Entry& entry = entries_[heads_[place]];
        heads_[place] = entry.next;
        if (entry.next == none)
            filled_[place / 64] &= ~(std::uint64_t{1} << (place % 64));
        return entry.move;
    }

  private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};
    struct Entry {
        WaitingMove move;
        std::uint32_t next;
    };

    std::vector<Entry> entries_;
    std::array<std::uint32_t, max_cost + 1> heads_;
    std::array<std::uint64_t, (max_cost + 1) / 64> filled_{};
};

/// A set of 64-bit keys that is emptied quickly.
class KeySet {
  public:
    /// Empty, and small again.
    void clear() {
        mask_ = smallest - 1;
        keys_.assign(smallest, 0);
        size_ = 0;
    }
    /// False where it was in already. The key 0 is taken for 1.
    bool insert(std::uint64_t key) {
        if (size_ * 2 > mask_)
            grow();
        return put(key == 0 ? 1 : key);
    }

  private:
    static constexpr std::size_t smallest = 256;

    bool put(std::uint64_t key) {
        std::size_t place = key & mask_;
        for (; keys_[place] != 0; place = (place + 1) & mask_)
            if (keys_[place] == key)
                return false;
        keys_[place] = key;
        ++size_;
        return true;
    }
    void grow() {
        const std::vector<std::uint64_t> old = keys_;
        mask_ = old.size() * 4 - 1;
        keys_.assign(old.size() * 4, 0);
        size_ = 0;
        for (const std::uint64_t key : old)
            if (key != 0)
                put(key);
    }

    std::vector<std::uint64_t> keys_;
    std::size_t mask_ = 0;
    std::size_t size_ = 0;
};

}  // namespace arbiter::detail
