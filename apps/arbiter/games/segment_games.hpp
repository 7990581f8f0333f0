// The games of one segment, or of several of which each continues the one before.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "arbiter/collection/record_reader.hpp"
#include "arbiter/pgn/reader.hpp"

namespace arbiter {

/// Either `read` once, or `feed` for each part and `finish`.
class SegmentGames {
  public:
    explicit SegmentGames(RecordReader::CollectedSink sink) : visitor_(std::move(sink)) {}
    SegmentGames(const SegmentGames&) = delete;
    SegmentGames& operator=(const SegmentGames&) = delete;

    /// A whole text, without copying it.
    void read(std::string_view text) { read_games(text, visitor_); }
    void feed(std::string_view text) { reader().feed(text); }
    void finish() { reader().finish(); }
    [[nodiscard]] const RecordReader& visitor() const { return visitor_; }
    /// Of a text in parts, between games: where the next may begin, in bytes.
    [[nodiscard]] std::uint64_t next_offset() { return reader().next_offset(); }

  private:
    PgnReader& reader() {
        if (!reader_)
            reader_.emplace(visitor_);
        return *reader_;
    }

    RecordReader visitor_;
    std::optional<PgnReader> reader_;
};

}  // namespace arbiter
