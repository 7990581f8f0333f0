#include "arbiter/engine/transposition.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

namespace arbiter {

TranspositionTable::TranspositionTable(std::size_t bytes)
    : buckets_(std::bit_floor(bytes / sizeof(Bucket))) {}

void TranspositionTable::clear() {
    buckets_ = Buckets(buckets_.size());
    age_ = 0;
}

std::optional<Knowledge> TranspositionTable::find(std::uint64_t key) const {
    if (buckets_.empty())
        return std::nullopt;
    for (const Slot& slot : buckets_[bucket_of(key)].slots)
        if (slot.key == key && !slot.is_free())
            return Knowledge{.move = slot.move,
                             .score = Score::from_value(slot.score),
                             .depth = slot.depth,
                             .outlook = Score::from_value(slot.outlook),
                             .bound = static_cast<Bound>((slot.bound_and_age & 3) - 1)};
    return std::nullopt;
}

int TranspositionTable::permille_in_use() const {
    const std::size_t sample = std::min<std::size_t>(buckets_.size(), 250);
    int filled = 0;
    for (const Bucket& bucket : std::span(buckets_.data(), sample))
        for (const Slot& slot : bucket.slots)
            filled += !slot.is_free() && slot.bound_and_age >> 2 == static_cast<int>(age_) ? 1 : 0;
    const auto places = static_cast<int>(sample * std::tuple_size_v<decltype(Bucket::slots)>);
    return places == 0 ? 0 : filled * 1000 / places;
}

/// A search ago counts like four plies of depth less.
int TranspositionTable::usefulness(const Slot& slot) const {
    if (slot.is_free())
        return -1000;
    const unsigned searches_ago = (age_ - (slot.bound_and_age >> 2)) & max_age;
    return slot.depth - 4 * static_cast<int>(searches_ago);
}

TranspositionTable::Slot& TranspositionTable::slot_for(std::uint64_t key) {
    auto& slots = buckets_[bucket_of(key)].slots;
    for (Slot& slot : slots)
        if (slot.key == key)
            return slot;
    return *std::ranges::min_element(slots, {},
                                     [this](const Slot& slot) { return usefulness(slot); });
}

void TranspositionTable::remember(std::uint64_t key, const Knowledge& knowledge) {
    if (buckets_.empty())
        return;
    Slot& slot = slot_for(key);
    const bool same_position = slot.key == key && !slot.is_free();
    if (knowledge.move != Move() || !same_position)
        slot.move = knowledge.move;
    slot.key = key;
    slot.score = static_cast<std::int16_t>(knowledge.score.value());
    slot.outlook = static_cast<std::int16_t>(knowledge.outlook.value());
    slot.depth = static_cast<std::uint8_t>(knowledge.depth);
    slot.bound_and_age =
        static_cast<std::uint8_t>((std::to_underlying(knowledge.bound) + 1U) | (age_ << 2));
}

}  // namespace arbiter
