#include "arbiter/engine/transposition.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <span>
#include <utility>

namespace arbiter {

namespace {

/// A word of the table as one that others may write meanwhile.
std::atomic_ref<std::uint64_t> atomic_word(const std::uint64_t& word) {
    // Reading needs no write access, but the type does until C++26.
    return std::atomic_ref(const_cast<std::uint64_t&>(word));
}

}  // namespace

TranspositionTable::TranspositionTable(std::size_t bytes)
    : buckets_(std::bit_floor(bytes / sizeof(Bucket))) {}

void TranspositionTable::clear() {
    buckets_ = Buckets(buckets_.size());
    age_ = 0;
}

TranspositionTable::Found TranspositionTable::read(const Slot& slot) {
    const std::uint64_t mixed = atomic_word(slot.key_and_entry).load(std::memory_order_relaxed);
    const std::uint64_t bits = atomic_word(slot.entry).load(std::memory_order_relaxed);
    return {mixed ^ bits, std::bit_cast<Entry>(bits)};
}

void TranspositionTable::write(Slot& slot, const Found& found) {
    const auto bits = std::bit_cast<std::uint64_t>(found.entry);
    atomic_word(slot.key_and_entry).store(found.key ^ bits, std::memory_order_relaxed);
    atomic_word(slot.entry).store(bits, std::memory_order_relaxed);
}

std::optional<Knowledge> TranspositionTable::find(std::uint64_t key) const {
    if (buckets_.empty())
        return std::nullopt;
    for (const Slot& slot : buckets_[bucket_of(key)].slots)
        if (const auto [of_slot, entry] = read(slot); of_slot == key && !entry.is_free())
            return Knowledge{.move = entry.move,
                             .score = Score::from_value(entry.score),
                             .depth = entry.depth,
                             .outlook = Score::from_value(entry.outlook),
                             .bound = static_cast<Bound>((entry.bound_and_age & 3) - 1)};
    return std::nullopt;
}

int TranspositionTable::permille_in_use() const {
    const std::size_t sample = std::min<std::size_t>(buckets_.size(), 250);
    int filled = 0;
    for (const Bucket& bucket : std::span(buckets_.data(), sample))
        for (const Slot& slot : bucket.slots) {
            const Entry entry = read(slot).entry;
            filled += !entry.is_free() && entry.bound_and_age >> 2 == static_cast<int>(age_);
        }
    const auto places = static_cast<int>(sample * std::tuple_size_v<decltype(Bucket::slots)>);
    return places == 0 ? 0 : filled * 1000 / places;
}

/// A search ago counts like four plies of depth less.
int TranspositionTable::usefulness(const Entry& entry) const {
    if (entry.is_free())
        return -1000;
    const unsigned searches_ago = (age_ - (entry.bound_and_age >> 2)) & max_age;
    return entry.depth - 4 * static_cast<int>(searches_ago);
}

TranspositionTable::Slot& TranspositionTable::slot_for(std::uint64_t key) {
    auto& slots = buckets_[bucket_of(key)].slots;
    for (Slot& slot : slots)
        if (read(slot).key == key)
            return slot;
    return *std::ranges::min_element(
        slots, {}, [this](const Slot& slot) { return usefulness(read(slot).entry); });
}

void TranspositionTable::remember(std::uint64_t key, const Knowledge& knowledge) {
    if (buckets_.empty())
        return;
    Slot& slot = slot_for(key);
    const auto [of_slot, before] = read(slot);
    const bool same_position = of_slot == key && !before.is_free();
    write(slot, {key,
                 {.move = knowledge.move == Move() && same_position ? before.move : knowledge.move,
                  .score = static_cast<std::int16_t>(knowledge.score.value()),
                  .outlook = static_cast<std::int16_t>(knowledge.outlook.value()),
                  .depth = static_cast<std::uint8_t>(knowledge.depth),
                  .bound_and_age = static_cast<std::uint8_t>(
                      (std::to_underlying(knowledge.bound) + 1U) | (age_ << 2))}});
}

}  // namespace arbiter
