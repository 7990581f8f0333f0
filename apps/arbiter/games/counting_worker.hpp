// For those who count something of every game.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>

#include "apps/arbiter/games/read_collections.hpp"
#include "apps/arbiter/games/segment_games.hpp"
#include "apps/arbiter/games/segment_work.hpp"

namespace arbiter {

/// What was counted of a part of a collection.
template <typename Counts>
struct CountedPart : PartRead {
    Counts counts;
};

/// A worker for SegmentWork. `Counts` are made empty and have `add(const CollectedGame&)`.
template <typename Counts>
class CountingWorker {
  public:
    explicit CountingWorker(std::string_view file)
        : games_in_([this](const CollectedGame& game) {
              ++read_.games;
              read_.counts.add(game);
          }) {
        read_.file = file;
    }

    void work(const Segment& segment) {
        games_in_.read(segment.text);
        note_end(read_, segment, games_in_);
    }
    void feed(const Segment& segment) { games_in_.feed(segment.text); }
    void finish(const Segment& segment) {
        games_in_.finish();
        note_end(read_, segment, games_in_);
    }
    CountedPart<Counts> take() {
        games_ += read_.games;
        CountedPart<Counts> taken = std::exchange(read_, {});
        read_.file = taken.file;
        return taken;
    }
    [[nodiscard]] std::uint64_t games() const { return games_; }

  private:
    SegmentGames games_in_;
    CountedPart<Counts> read_;
    std::uint64_t games_ = 0;
};

/// Adds what is counted in the files to `counts`.
template <typename Counts>
GamesRead count_games(const CollectionFiles& files, Counts& counts) {
    return read_parts(
        files, [](std::string_view file) { return std::make_unique<CountingWorker<Counts>>(file); },
        [&](const CountedPart<Counts>& part) {
            counts.add(part.counts);
            return true;
        });
}

}  // namespace arbiter
