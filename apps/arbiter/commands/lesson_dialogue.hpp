// What the commands that teach share: a session at the terminal whose progress is kept line by
// line, so that nothing is lost by Ctrl-C.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <unistd.h>

#include "apps/arbiter/frame/dialogue.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/talk/lesson_voice.hpp"
#include "apps/arbiter/talk/progress_file.hpp"
#include "arbiter/lessons/answer_reader.hpp"

namespace arbiter {

/// `session`: a `LessonSession` or a `DrillSession`. `command`: who reports what cannot be kept.
template <typename Session>
ExitCode hold_lesson(std::string_view command, const LessonVoice& voice, Session& session,
                     ProgressFile& file) {
    Output output;
    LineReader lines(STDIN_FILENO, lessons::longest_answer);
    std::optional<std::string> why;
    const bool is_kept = hold_dialogue(
        lines, output,
        {.open = [&] { return session.open(); },
         .answer =
             [&](const TextLine& line) {
                 return line.is_too_long ? voice.say("learn.too_long") : session.take(line.text);
             },
         .is_over = [&] { return session.is_done(); },
         .prompt = [&] { return std::string(voice.draws_boards ? "> " : ""); },
         .goes_on =
             [&] {
                 why = file.keep(session.progress());
                 return !why;
             }});
    if (!is_kept)
        report(command, "", *why);
    return output.finish(is_kept ? ExitCode::done : ExitCode::failed);
}

}  // namespace arbiter
