// What the search already knows of positions, found again by their key. Forgets old and shallow
// knowledge when full; may be emptied, never fails.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "arbiter/base/zeroed_memory.hpp"
#include "arbiter/engine/score.hpp"
#include "arbiter/rules/move.hpp"

namespace arbiter {

/// What a searched score says of the true one.
enum class Bound : std::uint8_t { upper, lower, exact };

/// Knowledge of one position, mates counted from that position.
struct Knowledge {
    Move move;      ///< the best one found; `Move()` where none was good enough
    Score score;    ///< for the side to move there
    int depth = 0;  ///< in plies, 0 to 255; 0 where only captures were followed
    /// What the evaluation says of the position, by itself; `Score::infinite()` where nobody asked.
    Score outlook = Score::infinite();
    Bound bound = Bound::upper;  ///< is the true score at most, at least or exactly `score`?
};

/// Four places for all positions that share a bucket; the least useful gives way to a new one.
/// `find` and `remember` may be called by several threads at once, nothing else.
class TranspositionTable {
  public:
    /// Uses at most `bytes` of memory; with less than one bucket it remembers nothing. Throws
    /// `std::bad_alloc` where there is not so much.
    explicit TranspositionTable(std::size_t bytes);

    /// As if newly made.
    void clear();
    /// From now on what is known already counts as older.
    void begin_search() { age_ = (age_ + 1) & max_age; }

    /// Nothing where the position was never remembered or has given way. A rare other position with
    /// the same key may answer instead, so that the move may not be legal.
    [[nodiscard]] std::optional<Knowledge> find(std::uint64_t key) const;
    /// `find` will be called soon: its memory may be fetched meanwhile.
    void prefetch(std::uint64_t key) const {
        if (!buckets_.empty())
            __builtin_prefetch(&buckets_[bucket_of(key)]);
    }
    /// Requires: 0 <= depth <= 255. A bound without a move keeps the move known before.
    void remember(std::uint64_t key, const Knowledge& knowledge);

    /// What is really used: the greatest power of two of buckets that there was room for.
    [[nodiscard]] std::size_t bytes() const { return buckets_.size() * sizeof(Bucket); }
    /// Of a thousand places so many were filled since `begin_search`; from a sample.
    [[nodiscard]] int permille_in_use() const;

  private:
    static constexpr unsigned max_age = 63;

    /// What is known of one position, as it lies in memory.
    struct Entry {
        Move move;
        std::int16_t score = 0;
        std::int16_t outlook = 0;
        std::uint8_t depth = 0;
        /// Bound in the low 2 bits (0: the slot is free), age above.
        std::uint8_t bound_and_age = 0;

        [[nodiscard]] bool is_free() const { return (bound_and_age & 3) == 0; }
    };
    /// Several threads write and read it at once, without waiting for each other: each word by
    /// itself is whole. Of a slot that two have written at the same time the words do not fit
    /// together, so that no key finds it (Hyatt and Mann, ICGA Journal 25(1), 2002).
    struct Slot {
        std::uint64_t key_and_entry = 0;  ///< the key, mixed with the bits of the entry
        std::uint64_t entry = 0;
    };
    struct Found {
        std::uint64_t key;
        Entry entry;
    };
    /// One cache line.
    struct alignas(64) Bucket {
        std::array<Slot, 4> slots;
    };

    using Buckets = std::vector<Bucket, ZeroedMemory<Bucket>>;

    [[nodiscard]] std::size_t bucket_of(std::uint64_t key) const {
        return static_cast<std::size_t>(key) & (buckets_.size() - 1);
    }
    [[nodiscard]] static Found read(const Slot& slot);
    static void write(Slot& slot, const Found& found);
    [[nodiscard]] int usefulness(const Entry& entry) const;
    [[nodiscard]] Slot& slot_for(std::uint64_t key);

    /// A power of two of them, or none.
    Buckets buckets_;
    unsigned age_ = 0;
};

}  // namespace arbiter
