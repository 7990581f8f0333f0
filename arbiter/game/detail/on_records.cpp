#include "arbiter/game/detail/consequences.hpp"
#include "arbiter/game/detail/on_event.hpp"
#include "arbiter/game/detail/refuse_and_log.hpp"
#include "arbiter/notation/san.hpp"

namespace arbiter::detail {

namespace {

/// Longer than any form of Appendix C with an offer behind it.
constexpr std::size_t longest_entry = 32;
constexpr int free_sheet_requests = 5;

/// Law 8.1.4: the sheet is for moves, and what belongs to them: an offer, and "e.p.".
bool looks_like_a_move(std::string_view text) {
    for (const std::string_view behind : {" (=)", " e.p."})
        if (text.ends_with(behind))
            text.remove_suffix(behind.size());
    return !text.empty() && text.size() <= longest_entry && !text.contains(' ');
}

Outcome check_announcing(const GameState& state) {
    if (!state.terms.are_moves_announced())
        return refused(GameProblem::not_agreed, "D.2.1", {Say::moves_not_announced});
    return {};
}

}  // namespace

Outcome on(GameState& state, const MoveRecorded& event, Instant at) {
    if (state.terms.recording != Recording::players)
        return refused(GameProblem::not_agreed, "8.1.1", {Say::program_keeps_record});
    if (!looks_like_a_move(event.text))
        return refused(GameProblem::no_record, "8.1.4", {Say::sheet_is_for_moves});
    Sheet& sheet = state.sheets[event.by];
    const std::size_t ply = sheet.moves.size();
    if (ply >= state.history.moves().size())
        return refused(GameProblem::in_advance, "8.1.2", {Say::written_in_advance});
    const auto read = read_san(state.history.positions()[ply], event.text);
    if (!read || *read != state.history.moves()[ply])
        add_to_log(state, at, LogKind::notice, "8.1.1",
                   {.id = Say::written_wrongly,
                    .side = event.by,
                    .number = static_cast<int>(ply + 1),
                    .text = event.text});
    sheet.moves.push_back(event.text);
    if (sheet.moves.size() == state.history.moves().size())
        sheet.must_be_completed = false;
    return {};
}

Outcome on(GameState& state, const SheetRequested& event, Instant at) {
    if (event.by != state.turn())
        return refused(GameProblem::not_your_turn, "A.4.3", {Say::only_mover_sees_sheet});
    if (++state.sheet_requests[event.by] > free_sheet_requests)
        add_to_log(state, at, LogKind::notice, "A.4.3",
                   {.id = Say::sheet_asked_for_often, .side = event.by});
    return {};
}

Outcome on(GameState& state, const MoveAnnounced& event, Instant at, Inquiry& inquiry) {
    if (auto outcome = check_announcing(state); !outcome)
        return outcome;
    if (!state.open.moves[event.by].is_made && state.turn() != event.by)
        return refused(GameProblem::too_late, "D.2.8", {Say::slip_corrected_too_late});
    state.open.moves[event.by].announcement = {event.attempt, false};
    // What it is about may have ended the game (5.1.1).
    if (state.open.moves[event.by].is_made)
        end_if_over(state, at, inquiry);
    return {};
}

Outcome on(GameState& state, const MoveRepeated& event, Instant at) {
    if (auto outcome = check_announcing(state); !outcome)
        return outcome;
    auto& announcement = state.open.moves[opponent(event.by)].announcement;
    if (!announcement)
        return refused(GameProblem::not_announced, "D.2.1", {Say::nothing_to_repeat});
    announcement->is_repeated = announcement->attempt == event.attempt;
    if (!announcement->is_repeated)
        add_to_log(state, at, LogKind::notice, "D.2.1",
                   {.id = Say::repeated_wrongly,
                    .side = event.by,
                    .move = event.attempt,
                    .announced = announcement->attempt});
    return {};
}

}  // namespace arbiter::detail
