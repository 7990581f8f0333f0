// Perft by several threads and with a table: what arbiter/rules/perft.hpp counts on its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "apps/arbiter/counting/perft_table.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

enum class LastPly : bool { counted, listed };

struct PerftSettings {
    LastPly last_ply = LastPly::counted;
    unsigned threads = 1;
    std::size_t hash_megabytes = 0;
    bool shows_progress = false;
};

/// The moves of the root in the order of their UCI text, each with its share.
struct DividedMove {
    Move move;
    std::uint64_t nodes = 0;
};

struct PerftCount {
    /// Nothing where it is more than 2^64 - 1.
    std::optional<std::uint64_t> nodes;
    /// Empty for depth 0.
    std::vector<DividedMove> moves;
};

class PerftCounter {
  public:
    /// Throws std::bad_alloc where the table does not fit into memory.
    explicit PerftCounter(const PerftSettings& settings)
        : settings_(settings), table_(settings.hash_megabytes) {}

    [[nodiscard]] PerftCount count(const Position& position, int depth);

  private:
    struct Task;

    [[nodiscard]] std::uint64_t walk(const Position& position, int depth);
    [[nodiscard]] std::uint64_t walk_without_table(const Position& position, int depth) const;
    [[nodiscard]] std::uint64_t walk_with_table(const Position& position, int depth);
    [[nodiscard]] std::uint64_t sum_of_replies(const Position& position, int depth);

    PerftSettings settings_;
    PerftTable table_;
};

}  // namespace arbiter
