// A game as `arbiter judge` reads it: {"fen":…,"moves":["e2e4",…],"rules":…}. Says nothing of
// whether the moves are legal.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/arbiter/frame/checked_input.hpp"
#include "apps/arbiter/talk/move_verdict.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

struct JudgedGame {
    Position start;
    const Ruleset* ruleset = &fide_ruleset();
    std::vector<std::string> moves;
    MoveText move_text = MoveText::uci;
    /// In which notation, where moves of any are taken; it comes first.
    std::optional<MoveStyle> style = {};
};

/// Every member may be left out: then it is as in `defaults`, and without moves. Members of other
/// names are ignored. Fails with the codes "json" (not JSON), "record" (not such an object),
/// "rules" (no ruleset of that name) and those of a FEN.
[[nodiscard]] std::expected<JudgedGame, std::vector<InputFault>> read_judged_game(
    std::string_view text, const JudgedGame& defaults);

}  // namespace arbiter
