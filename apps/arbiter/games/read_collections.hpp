// Reads files and makes something of each game.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/progress.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/games/collection_files.hpp"
#include "apps/arbiter/games/game_work.hpp"
#include "apps/arbiter/games/segment_work.hpp"

namespace arbiter {

/// What came of it.
struct GamesRead {
    std::uint64_t selected = 0;
    ExitCode code = ExitCode::done;
};

inline void report_hindrances(const PartRead& part, std::uint64_t games_before) {
    if (part.error)
        report(code(part.error->fault), part.file, part.error->text);
    if (part.unread)
        report(code(part.unread->fault), part.file, part.unread->text);
    for (const std::uint64_t number : part.left_out)
        report("too-long", part.file + ": game " + std::to_string(games_before + number),
               "it has more than " + std::to_string(longest_game_text >> 20U) +
                   " MiB of text and is left out");
}

/// `make(file)` gives a pointer to a worker for SegmentWork; `deliver(part)` gets what it has read,
/// a PartRead and more, in the order of the files, and ends everything by giving false. Broken
/// archives are told on standard error, and what comes before the break is read.
template <typename Make, typename Deliver>
GamesRead read_parts(const CollectionFiles& files, const Make& make, const Deliver& deliver,
                     Pass pass = Pass::first) {
    catch_interrupts();
    GamesRead result;
    std::optional<Progress> progress(std::in_place, "games", std::nullopt);
    SegmentWork work(
        files, [&](std::string_view file, std::uint64_t /*first_line*/) { return make(file); },
        [&](const auto& part, std::uint64_t games_before) {
            progress->advance(part.games);
            if (part.error || part.unread || !part.left_out.empty())
                result.code = ExitCode::judged_bad;
            if (pass == Pass::first)
                report_hindrances(part, games_before);
            return deliver(part);
        },
        pass);
    const SegmentsRead read = work.run();
    progress.reset();
    if (read.has_unread_file)
        result.code = ExitCode::failed;
    if (read.is_interrupted)
        result.code = ExitCode::interrupted;
    return result;
}

/// `write` as for GameWorker; otherwise as `read_parts`.
template <typename Write, typename Deliver>
GamesRead read_collections(const CollectionFiles& files, const Write& write, const Deliver& deliver,
                           Pass pass = Pass::first) {
    std::uint64_t selected = 0;
    GamesRead read = read_parts(
        files,
        [&](std::string_view file) { return std::make_unique<GameWorker<Write>>(write, file); },
        [&](const GamesWritten& written) {
            selected += written.items.size();
            return deliver(written);
        },
        pass);
    read.selected = selected;
    return read;
}

}  // namespace arbiter
