// A dialogue at the terminal: what a session answers to each line that is typed, until it is over
// or nobody types any more.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/line_reader.hpp"
#include "apps/arbiter/frame/output.hpp"

namespace arbiter {

/// Standard input and output are both a terminal.
[[nodiscard]] bool is_at_terminal();

/// What a dialogue needs of whoever holds it.
struct DialogueParty {
    /// What is said before the first line.
    std::function<std::string()> open;
    /// What is answered to a line.
    std::function<std::string(const TextLine& line)> answer;
    /// Nothing more is asked or answered.
    std::function<bool()> is_over;
    /// What stands before each line that is typed; empty for none, and then no end of a line is
    /// printed where the input ends.
    std::function<std::string()> prompt;
    /// After each answer: false breaks off.
    std::function<bool()> goes_on = [] { return true; };
};

/// Holds it. False where `goes_on` broke it off.
[[nodiscard]] bool hold_dialogue(LineReader& lines, Output& output, const DialogueParty& party);

}  // namespace arbiter
