// Reads files and prints what is made of each game.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "apps/arbiter/game_work.hpp"
#include "apps/arbiter/output.hpp"
#include "apps/arbiter/pgn.hpp"
#include "apps/arbiter/progress.hpp"
#include "apps/arbiter/report.hpp"
#include "apps/arbiter/segment_work.hpp"

namespace arbiter {

/// What came of it.
struct GamesPrinted {
    std::uint64_t games = 0;
    std::uint64_t selected = 0;
    ExitCode code = ExitCode::done;
};

/// `write` as for GameWorker. Broken archives are told on standard error, and what comes before the
/// break is read.
template <typename Write>
GamesPrinted print_games(const PgnFiles& files, Output& output, const Write& write) {
    catch_interrupts();
    GamesPrinted printed;
    bool is_broken = false;
    std::optional<Progress> progress(std::in_place, "games", std::nullopt);
    SegmentWork work(
        files.paths, files.threads,
        [&](std::string_view /*file*/, std::uint64_t /*first_line*/) {
            return std::make_unique<GameWorker<Write>>(write);
        },
        [&](const GamesWritten& written, std::uint64_t /*games_before*/) {
            output.write(written.text);
            printed.games += written.games;
            printed.selected += written.selected;
            progress->advance(written.games);
            if (written.error) {
                is_broken = true;
                report(code(written.error->fault), "", written.error->text);
            }
            return output.is_open();
        });
    const SegmentsRead read = work.run();
    progress.reset();
    printed.code = output.finish(is_broken ? ExitCode::judged_bad : ExitCode::done);
    if (read.has_unread_file)
        printed.code = ExitCode::failed;
    if (read.is_interrupted)
        printed.code = ExitCode::interrupted;
    return printed;
}

}  // namespace arbiter
