#include "apps/arbiter/frame/dialogue.hpp"

#include <unistd.h>

namespace arbiter {

bool is_at_terminal() { return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0; }

bool hold_dialogue(LineReader& lines, Output& output, const DialogueParty& party) {
    const auto say = [&](const std::string& text) {
        output.write(text);
        if (!party.is_over())
            output.write(party.prompt());
        output.flush();
        return party.goes_on();
    };
    if (!say(party.open()))
        return false;
    TextLine line;
    while (!party.is_over() && output.is_open() && lines.next(line))
        if (!say(party.answer(line)))
            return false;
    if (!party.is_over() && !party.prompt().empty())
        output.write("\n");
    return true;
}

}  // namespace arbiter
