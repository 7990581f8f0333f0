// Events as people type them: the name, and its members in the order of docs/game-events.md.
//
//     move Nf3                     penalty black warning his telephone rang
//     press white                  set_clocks 1:30:00 0:45:00 - - wrong setting
//     declare_result 1/2-0 11.7 both refused to sign
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/game/event.hpp"
#include "arbiter/game/history.hpp"
#include "arbiter/notation/move_notation.hpp"
#include "arbiter/notation/text_error.hpp"

namespace arbiter {

/// "penalty SIDE PENALTY REASON…", one for each event, in the order of `Event`.
[[nodiscard]] std::vector<std::string> event_usages();

/// "PENALTY is warning, points_raised, ... or expulsion", one for each member of that event that is
/// one of several words, but for those that name a side; none where there is no such event.
[[nodiscard]] std::vector<std::string> event_choices(std::string_view name);

/// Is there an event of this name in `Event`? What only concerns the seats ("join") is none.
[[nodiscard]] bool is_event_name(std::string_view name);

/// Reads one line in the game before it. Moves are read in `style` and where they are none in it in
/// any other notation (`read_move_in_any`, `read_attempt_in_any`), those of conditional lines each
/// in the position that it arises in; the event has them in UCI. Times are 0:02:00, 2:00 or 90s,
/// also with a minus; a hyphen stands for a member that is left out, and the last text goes on to
/// the end of the line. Fails with the place of the word that does not fit, and with what would be
/// right.
[[nodiscard]] std::expected<Event, TextError> read_event_words(
    const History& history, std::string_view line, const std::optional<MoveStyle>& style = {});

}  // namespace arbiter
