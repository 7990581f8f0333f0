#include "arbiter/game/detail/consequences.hpp"
#include "arbiter/game/detail/on_event.hpp"
#include "arbiter/game/detail/words.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter::detail {

namespace {

/// Longer than any form of Appendix C with an offer behind it.
constexpr std::size_t longest_move_text = 32;
constexpr int free_sheet_requests = 5;

/// Law 8.1.4: the sheet is for moves, and what belongs to them: an offer, and "e.p.".
bool looks_like_a_move(std::string_view text) {
    for (const std::string_view behind : {" (=)", " e.p."})
        if (text.ends_with(behind))
            text.remove_suffix(behind.size());
    return !text.empty() && text.size() <= longest_move_text && !text.contains(' ');
}

Outcome check_announcing(const GameState& state) {
    if (!state.terms.are_moves_announced())
        return refused(GameProblem::not_agreed, "D.2.1", "no moves are announced in this game");
    return {};
}

}  // namespace

Outcome on(GameState& state, const MoveRecorded& event, Instant at) {
    if (state.terms.recording != Recording::players)
        return refused(GameProblem::not_agreed, "8.1.1", "the program keeps the record");
    if (!looks_like_a_move(event.text))
        return refused(GameProblem::no_record, "8.1.4",
                       "only moves are written on the sheet, and what belongs to them");
    Sheet& sheet = state.sheets[event.by];
    const std::size_t ply = sheet.moves.size();
    if (ply >= state.history.moves().size())
        return refused(GameProblem::in_advance, "8.1.2",
                       "a move is written down after it has been made; to claim a draw with it, "
                       "name it in the claim");
    const auto read = read_san(state.history.positions()[ply], event.text);
    if (!read || *read != state.history.moves()[ply])
        add_to_log(state, at, LogKind::notice, "8.1.1",
                   capital(event.by) + " has written \"" + event.text + "\" for ply " +
                       std::to_string(ply + 1) + ", which is not the move that was made");
    sheet.moves.push_back(event.text);
    if (sheet.moves.size() == state.history.moves().size())
        sheet.must_be_completed = false;
    return {};
}

Outcome on(GameState& state, const SheetRequested& event, Instant at) {
    if (event.by != state.turn())
        return refused(GameProblem::not_your_turn, "A.4.3",
                       "only the player having the move may ask to see the sheet");
    if (++state.sheet_requests[event.by] > free_sheet_requests)
        add_to_log(state, at, LogKind::notice, "A.4.3",
                   capital(event.by) + " has asked for the sheet more than five times");
    return {};
}

Outcome on(GameState& state, const MoveAnnounced& event, Instant at) {
    if (auto outcome = check_announcing(state); !outcome)
        return outcome;
    if (!state.is_move_open[event.by] && state.turn() != event.by)
        return refused(GameProblem::too_late, "D.2.8",
                       "a slip of the tongue is corrected before the clock is pressed");
    state.announcements[event.by] = {event.attempt, false};
    // What it is about may have ended the game (5.1.1).
    if (state.is_move_open[event.by])
        end_if_over(state, at);
    return {};
}

Outcome on(GameState& state, const MoveRepeated& event, Instant at) {
    if (auto outcome = check_announcing(state); !outcome)
        return outcome;
    auto& announcement = state.announcements[opponent(event.by)];
    if (!announcement)
        return refused(GameProblem::not_announced, "D.2.1",
                       "the opponent has announced no move to repeat");
    announcement->is_repeated = announcement->attempt == event.attempt;
    if (!announcement->is_repeated)
        add_to_log(state, at, LogKind::notice, "D.2.1",
                   capital(event.by) + " repeats " + write_uci_attempt(event.attempt) + " where " +
                       write_uci_attempt(announcement->attempt) + " was announced");
    return {};
}

}  // namespace arbiter::detail
