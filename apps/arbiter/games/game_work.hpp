// A worker for SegmentWork that turns each game into text. Not for findings: see check.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/arbiter/games/segment_games.hpp"
#include "apps/arbiter/games/segments.hpp"

namespace arbiter {

/// Where in the text a game ends, and what else is to be known of it when it is printed.
struct GameItem {
    std::size_t end = 0;
    std::string label;
    /// Has its text no result at its end, so that it ends only where the next game shows it?
    bool is_open = false;
};

/// A piece of a file, after its games were read.
struct PartRead {
    std::uint64_t games = 0;
    std::optional<SourceError> error;
    /// Why none of the text could be read.
    std::optional<PgnProblem> unread;
    std::string file;
    /// Games, counted by the worker from 1, of which more text would have to be kept than
    /// `longest_game_text`.
    std::vector<std::uint64_t> left_out;
};

/// After a segment, or the last that continues it.
inline void note_end(PartRead& part, const Segment& segment, const SegmentGames& games_in) {
    part.error = segment.error;
    for (const PgnProblem& problem : games_in.visitor().problems_without_game())
        if (problem.fault == PgnFault::encoding)
            part.unread = problem;
}

/// Bytes. No game that anybody played or annotated comes near it.
inline constexpr std::size_t longest_game_text = 8U << 20U;

/// What was made of some games.
struct GamesWritten : PartRead {
    std::string text;
    /// One for each that was selected.
    std::vector<GameItem> items;
};

/// `write(game, raw, out)` appends to `out.text` what is to be printed of a game and tells whether
/// it was wanted; `raw` is its text as it stands in the file, up to its result. `write` may give
/// it a label: `out.items.back()` is the game's.
template <typename Write>
class GameWorker {
  public:
    GameWorker(const Write& write, std::string_view file)
        : write_(write),
          file_(file),
          games_in_([this](const CollectedGame& game) { take_game(game); }) {}
    GameWorker(const GameWorker&) = delete;
    GameWorker& operator=(const GameWorker&) = delete;

    void work(const Segment& segment) {
        text_ = segment.text;
        games_in_.read(text_);
        note_end(written_, segment, games_in_);
    }
    void feed(const Segment& segment) {
        // Of what has been read only the game that is not over is still needed.
        kept_.erase(0, needed_from_ - offset_);
        offset_ = needed_from_;
        kept_ += segment.text;
        text_ = kept_;
        games_in_.feed(segment.text);
        const RecordReader& visitor = games_in_.visitor();
        if (!visitor.is_between_games()) {
            // The game is read on, but without its text it cannot be printed.
            const std::uint64_t begin = std::max(visitor.begin_place().offset, offset_);
            if (offset_ + kept_.size() - begin > longest_game_text)
                needed_from_ = offset_ + kept_.size();
            return;
        }
        // The last game is told only when the next begins, and there may be any text before that.
        if (raw_.empty() && visitor.end_place().offset > offset_ &&
            visitor.begin_place().offset >= offset_)
            raw_ = raw(visitor.begin_place(), visitor.end_place());
        needed_from_ = std::max(needed_from_, games_in_.next_offset());
    }
    void finish(const Segment& segment) {
        games_in_.finish();
        note_end(written_, segment, games_in_);
    }
    GamesWritten take() {
        written_.file = file_;
        return std::exchange(written_, GamesWritten{});
    }
    [[nodiscard]] std::uint64_t games() const { return games_; }

  private:
    [[nodiscard]] std::string_view raw(TextPlace begin, TextPlace end) const {
        return text_.substr(begin.offset - offset_, end.offset - begin.offset);
    }

    void take_game(const CollectedGame& game) {
        ++games_;
        ++written_.games;
        const std::string finished = std::exchange(raw_, {});
        needed_from_ = std::max(needed_from_, game.end_place.offset);
        const bool is_kept = !finished.empty() || game.played.place.offset >= offset_;
        if (!is_kept || game.end_place.offset - game.played.place.offset > longest_game_text) {
            written_.left_out.push_back(games_);
            return;
        }
        written_.items.emplace_back();
        if (write_(game, finished.empty() ? raw(game.played.place, game.end_place) : finished,
                   written_))
            written_.items.back().end = written_.text.size();
        else
            written_.items.pop_back();
    }

    const Write& write_;
    std::string_view file_;
    SegmentGames games_in_;
    /// The text in which the games stand, and where it begins in what the reader has been given.
    std::string_view text_;
    std::string kept_;
    /// Of a game that is over, while the text behind it is read.
    std::string raw_;
    std::uint64_t offset_ = 0;
    std::uint64_t needed_from_ = 0;
    std::uint64_t games_ = 0;
    GamesWritten written_;
};

}  // namespace arbiter
