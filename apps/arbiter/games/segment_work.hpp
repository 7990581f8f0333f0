// The frame of every command that reads collections of games: segments of files go to several
// threads, and what becomes of them comes out in the order of the files. Text that cannot be cut is
// read in parts by one reader.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "apps/arbiter/frame/interrupt.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/games/collection_files.hpp"
#include "apps/arbiter/games/ordered_work.hpp"
#include "apps/arbiter/games/segments.hpp"

namespace arbiter {

/// What hinders a reading is told on standard error the first time the files are read.
enum class Pass { first, again };

/// How such a work ended.
struct SegmentsRead {
    bool has_unread_file = false;
    bool is_interrupted = false;
};

/// `make(file, first_line)` gives a pointer to a worker for text that begins where a game begins.
/// A worker has `work(segment)` for a segment alone, or `feed(segment)` for each part and
/// `finish(segment)` with the last, then `take()`, what is to be delivered, and `games()`, how many
/// it has read. `deliver(result, games_before)` gets it in order, `games_before` counting in the
/// file, and ends everything by giving false.
template <typename Make, typename Deliver>
class SegmentWork {
  public:
    SegmentWork(const CollectionFiles& files, Make make, Deliver deliver, Pass pass = Pass::first)
        : segments_(files.paths),
          prepare_(files.prepare),
          threads_(files.threads),
          make_(std::move(make)),
          deliver_(std::move(deliver)),
          pass_(pass) {}

    SegmentsRead run() {
        OrderedWork work(
            threads_, [this] { return next(); },
            [this](Segment segment) { return worked(std::move(segment)); },
            [this](Worked worked) { return deliver(std::move(worked)); });
        work.run();
        return {.has_unread_file = has_unread_file_, .is_interrupted = is_interrupted()};
    }

  private:
    using Worker = std::invoke_result_t<Make, std::string_view, std::uint64_t>;
    using Result = decltype(std::declval<Worker>()->take());

    /// A segment after its thread's work: done, or text that only the reader of the segment before
    /// it can go on with.
    struct Worked {
        Segment segment;
        std::optional<Result> result;
        std::uint64_t games = 0;
    };

    std::optional<Segment> next() {
        auto segment = segments_.next();
        if (segment && prepare_)
            prepare_(*segment, path(*segment));
        return segment;
    }

    [[nodiscard]] std::string_view path(const Segment& segment) const {
        return segments_.paths()[segment.file];
    }

    static bool cannot_be_read(const Segment& segment) {
        return segment.error && segment.error->fault == SourceFault::read;
    }

    Worked worked(Segment segment) {
        if (segment.continues || segment.is_continued || cannot_be_read(segment))
            return {.segment = std::move(segment), .result = {}};
        const Worker worker = make_(path(segment), segment.first_line);
        worker->work(segment);
        segment.text = {};
        return {.segment = std::move(segment), .result = worker->take(), .games = worker->games()};
    }

    bool deliver(Worked worked) {
        if (worked.segment.file != file_) {
            file_ = worked.segment.file;
            games_in_file_ = 0;
        }
        if (!worked.result)
            return go_on(std::move(worked.segment));
        const bool goes_on = deliver_(*std::move(worked.result), games_in_file_);
        games_in_file_ += worked.games;
        return goes_on;
    }

    bool go_on(Segment segment) {
        if (!unfinished_)
            unfinished_ = make_(path(segment), segment.first_line);
        (*unfinished_)->feed(segment);
        if (cannot_be_read(segment)) {
            if (pass_ == Pass::first)
                report("read", path(segment).empty() ? "''" : path(segment), segment.error->text);
            has_unread_file_ = true;
            segment.error.reset();
        }
        if (!segment.is_continued)
            (*unfinished_)->finish(segment);
        const bool goes_on = deliver_((*unfinished_)->take(), games_in_file_);
        if (!segment.is_continued) {
            games_in_file_ += (*unfinished_)->games();
            unfinished_.reset();
        }
        return goes_on;
    }

    SegmentReader segments_;
    std::function<void(Segment&, std::string_view)> prepare_;
    unsigned threads_;
    Make make_;
    Deliver deliver_;
    Pass pass_;
    std::size_t file_ = 0;
    std::uint64_t games_in_file_ = 0;
    std::optional<Worker> unfinished_;
    bool has_unread_file_ = false;
};

}  // namespace arbiter
