#include "apps/arbiter/counting/perft_table.hpp"

#include <atomic>
#include <new>

#include <sys/mman.h>

namespace arbiter {

namespace {

constexpr std::size_t megabyte = 1 << 20;

/// The same position at another depth has another count, so it is another key. The multiplier is
/// 2^64 divided by the golden ratio (Knuth, The Art of Computer Programming 3, 6.4).
std::uint64_t mixed(std::uint64_t key, int depth) {
    return key ^ (static_cast<std::uint64_t>(depth) * 0x9E3779B97F4A7C15U);
}

std::uint64_t read(std::uint64_t& value) {
    return std::atomic_ref(value).load(std::memory_order_relaxed);
}

void write(std::uint64_t& value, std::uint64_t to) {
    std::atomic_ref(value).store(to, std::memory_order_relaxed);
}

}  // namespace

PerftTable::PerftTable(std::size_t megabytes)
    : size_(megabytes * megabyte / sizeof(Entry)),
      entries_(mapped(megabytes * megabyte), Unmap{megabytes * megabyte}) {}

PerftTable::Entry* PerftTable::mapped(std::size_t bytes) {
    if (bytes == 0)
        return nullptr;
    // The system hands out pages of zeros only when they are touched.
    void* const pages =
        mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED)
        throw std::bad_alloc();
    // Large pages spare most of the walks through the page tables; where they are refused, small
    // ones do as well.
    static_cast<void>(madvise(pages, bytes, MADV_HUGEPAGE));
    return static_cast<Entry*>(pages);
}

void PerftTable::Unmap::operator()(Entry* entries) const { munmap(entries, bytes); }

PerftTable::Entry& PerftTable::place_of(std::uint64_t key) const {
    // The upper half of the product spreads the key over any number of entries.
    __extension__ using Wide = unsigned __int128;
    return entries_[static_cast<std::size_t>((Wide{key} * size_) >> 64U)];
}

void PerftTable::prefetch(std::uint64_t key, int depth) const {
    __builtin_prefetch(&place_of(mixed(key, depth)));
}

std::optional<std::uint64_t> PerftTable::find(std::uint64_t key, int depth) const {
    const std::uint64_t wanted = mixed(key, depth);
    Entry& entry = place_of(wanted);
    const std::uint64_t nodes = read(entry.nodes);
    if ((read(entry.check) ^ nodes) != wanted)
        return std::nullopt;
    return nodes;
}

void PerftTable::store(std::uint64_t key, int depth, std::uint64_t nodes) {
    const std::uint64_t wanted = mixed(key, depth);
    Entry& entry = place_of(wanted);
    write(entry.nodes, nodes);
    write(entry.check, wanted ^ nodes);
}

}  // namespace arbiter
