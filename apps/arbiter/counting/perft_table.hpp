// What perft has counted already, by position and depth, in a fixed amount of memory. Shared by
// threads without locks: an entry that two of them write at once is not believed by its readers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace arbiter {

class PerftTable {
  public:
    /// As many entries as fit into so many MiB, none for 0. Throws std::bad_alloc.
    explicit PerftTable(std::size_t megabytes);

    [[nodiscard]] bool is_empty() const { return size_ == 0; }
    /// `key` is that of `Position::key`; two positions of one key are taken for the same, which
    /// has a chance of about n^2 / 2^65 among n positions. Requires: not empty.
    [[nodiscard]] std::optional<std::uint64_t> find(std::uint64_t key, int depth) const;
    /// Asks the memory for what `find` will read soon. Requires: not empty.
    void prefetch(std::uint64_t key, int depth) const;
    /// Whatever stood in its place is forgotten. Requires: not empty.
    void store(std::uint64_t key, int depth, std::uint64_t nodes);

  private:
    /// `check` is the key xor `nodes`, so that halves of two different writes do not fit together.
    struct Entry {
        std::uint64_t check;
        std::uint64_t nodes;
    };
    struct Unmap {
        std::size_t bytes;
        void operator()(Entry* entries) const;
    };
    [[nodiscard]] static Entry* mapped(std::size_t bytes);

    [[nodiscard]] Entry& place_of(std::uint64_t key) const;

    std::size_t size_;
    std::unique_ptr<Entry[], Unmap> entries_;
};

}  // namespace arbiter
