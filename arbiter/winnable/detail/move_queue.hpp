// What a best-first search works with: the moves that wait to be made, and the keys already seen.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter::detail {

/// A move from a position that the search has looked at, or several. Eight bytes, since a search
/// spends much of its time on moving these.
class WaitingMove {
  public:
    enum class Kind : std::uint8_t {
        single,   ///< this move
        delayed,  ///< this move, put back once because nothing about it was new
        rest,     ///< the position's moves that bring nothing nearer, from `next` on
    };

    /// More positions than these cannot be told apart.
    static constexpr std::uint32_t max_parent = (std::uint32_t{1} << 24U) - 1;

    WaitingMove(Kind kind, std::uint32_t parent, Color turn, Move move, std::uint8_t estimate,
                unsigned next = 0)
        : bits_(parent | std::uint64_t{move.bits()} << 24U | std::uint64_t{next} << 40U |
                std::uint64_t{estimate} << 52U | std::uint64_t{std::to_underlying(turn)} << 60U |
                std::uint64_t{std::to_underlying(kind)} << 61U) {}

    [[nodiscard]] Kind kind() const { return static_cast<Kind>(bits_ >> 61U); }
    /// The position, by number.
    [[nodiscard]] std::uint32_t parent() const { return bits_ & max_parent; }
    /// Whose move it is there.
    [[nodiscard]] Color turn() const { return static_cast<Color>(bits_ >> 60U & 1U); }
    [[nodiscard]] Move move() const {
        return std::bit_cast<Move>(static_cast<std::uint16_t>(bits_ >> 24U));
    }
    [[nodiscard]] unsigned next() const { return bits_ >> 40U & 0xFFFU; }
    /// The cost without what breaks ties.
    [[nodiscard]] std::uint8_t estimate() const { return static_cast<std::uint8_t>(bits_ >> 52U); }

  private:
    std::uint64_t bits_;
};

/// Gives the cheapest move first, and of equal ones the last that was put in.
class MoveQueue {
  public:
    /// Costs from here on are equal.
    static constexpr unsigned max_cost = 255;

    /// Forgets all moves and keeps the memory.
    void clear() {
        entries_.clear();
        free_ = none;
        filled_.fill(0);
    }
    /// Makes room for so many moves.
    void reserve(std::size_t moves) { entries_.reserve(moves); }
    /// What it takes in memory, but for what is kept in reserve.
    [[nodiscard]] std::size_t bytes() const { return entries_.size() * sizeof(Entry); }
    [[nodiscard]] bool empty() const {
        return std::ranges::all_of(filled_, [](std::uint64_t word) { return word == 0; });
    }
    void push(unsigned cost, WaitingMove move) {
        const unsigned place = std::min(cost, max_cost);
        const std::uint64_t bit = std::uint64_t{1} << (place % 64);
        std::uint64_t& word = filled_[place / 64];
        const std::uint32_t next = (word & bit) != 0 ? heads_[place] : none;
        heads_[place] = store(move, next);
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
        Entry& entry = entries_[heads_[place]];
        const std::uint32_t next = std::exchange(entry.next, free_);
        free_ = std::exchange(heads_[place], next);
        if (next == none)
            filled_[place / 64] &= ~(std::uint64_t{1} << (place % 64));
        return entry.move();
    }

  private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};
    /// In two halves, so that no room is lost between entries.
    struct Entry {
        std::uint32_t low;
        std::uint32_t high;
        std::uint32_t next;

        [[nodiscard]] WaitingMove move() const {
            return std::bit_cast<WaitingMove>(std::uint64_t{high} << 32U | low);
        }
    };

    /// Where the move is kept now: in the place of one that was taken out, if there is one.
    std::uint32_t store(WaitingMove move, std::uint32_t next) {
        const auto bits = std::bit_cast<std::uint64_t>(move);
        const Entry entry{static_cast<std::uint32_t>(bits), static_cast<std::uint32_t>(bits >> 32U),
                          next};
        if (free_ == none) {
            entries_.push_back(entry);
            return static_cast<std::uint32_t>(entries_.size() - 1);
        }
        const std::uint32_t place = free_;
        free_ = std::exchange(entries_[place].next, none);
        entries_[place] = entry;
        return place;
    }

    std::vector<Entry> entries_;
    /// The first of the entries that are free, which lead to each other.
    std::uint32_t free_ = none;
    std::array<std::uint32_t, max_cost + 1> heads_;
    std::array<std::uint64_t, (max_cost + 1) / 64> filled_{};
};

/// A set of keys that is emptied quickly. It keeps half of each, so that it may rarely take one for
/// another.
class KeySet {
  public:
    /// Empty, and small again.
    void clear() {
        mask_ = smallest - 1;
        keys_.assign(smallest, 0);
        size_ = 0;
    }
    /// What it takes in memory.
    [[nodiscard]] std::size_t bytes() const { return keys_.size() * sizeof(std::uint32_t); }
    /// False where it was in already.
    bool insert(std::uint64_t key) {
        if (size_ * 2 > mask_)
            grow();
        const auto half = static_cast<std::uint32_t>(key);
        return put(half == 0 ? 1 : half);
    }

  private:
    static constexpr std::size_t smallest = 256;

    bool put(std::uint32_t key) {
        std::size_t place = key & mask_;
        for (; keys_[place] != 0; place = (place + 1) & mask_)
            if (keys_[place] == key)
                return false;
        keys_[place] = key;
        ++size_;
        return true;
    }
    void grow() {
        const std::vector<std::uint32_t> old = keys_;
        mask_ = old.size() * 4 - 1;
        keys_.assign(old.size() * 4, 0);
        size_ = 0;
        for (const std::uint32_t key : old)
            if (key != 0)
                put(key);
    }

    std::vector<std::uint32_t> keys_;
    std::size_t mask_ = 0;
    std::size_t size_ = 0;
};

}  // namespace arbiter::detail
