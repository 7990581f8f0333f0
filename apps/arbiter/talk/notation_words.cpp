#include "apps/arbiter/talk/notation_words.hpp"

#include "arbiter/game/scoresheet.hpp"

namespace arbiter {

std::string read_as_line(const MoveStyle& style) { return "Read as " + in_words(style) + ".\n"; }

std::string warning_of_evidence(const Ruleset& ruleset, const MoveStyle& style) {
    if (is_evidence(ruleset, style.notation))
        return "";
    return "A score sheet in this notation is no evidence: FIDE recognises the algebraic one alone "
           "(Appendix C).\n";
}

}  // namespace arbiter
