#include "apps/arbiter/talk/desk_session.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "apps/arbiter/drawing/board_text.hpp"
#include "apps/arbiter/frame/json_text.hpp"
#include "apps/arbiter/talk/board_questions.hpp"
#include "apps/arbiter/talk/desk_state.hpp"
#include "apps/arbiter/talk/laws.hpp"
#include "apps/arbiter/talk/move_verdict.hpp"
#include "apps/arbiter/talk/notation_words.hpp"
#include "arbiter/base/ascii.hpp"
#include "arbiter/base/text_cursor.hpp"
#include "arbiter/game/assistant.hpp"
#include "arbiter/game/ending_text.hpp"
#include "arbiter/game/said_english.hpp"
#include "arbiter/game/scoresheet.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "arbiter/journal/event_words.hpp"
#include "arbiter/notation/descriptive_form.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/heard_move.hpp"
#include "arbiter/notation/san_writer.hpp"

namespace arbiter {

namespace {

constexpr std::string_view desk_help =
    "A line is a move (Nf3, e2e4), which the side to move makes; \"press\", by which it is\n"
    "completed; an event with its members, which \"events\" lists, and \"help penalty\" one of "
    "them;\n"
    "or one of these:\n"
    "  state               the clock, whose move it is, what waits for an answer\n"
    "  board, fen, score   the position and the score sheet\n"
    "  log                 all that was ruled, with articles and reasons\n"
    "  own_board FEN       where a blind player's own board and that of the game differ\n"
    "  assistant EVENT     what a player's assistant does, where Law D.2.10 allows it\n"
    "  law ARTICLE         what the Laws say, as in law 9.2\n"
    "  undo                the last line was mistyped: it never happened\n"
    "  quit                leave the desk\n";

std::string line_of(const LogEntry& entry) {
    return upper_first(english(entry.said)) + cited(entry.article) +
           (entry.arbiter.empty() ? "" : " [" + entry.arbiter + "]") + ".\n";
}

std::string entries_of(const Log& log, std::size_t from) {
    std::string text;
    for (std::size_t i = std::min(from, log.size()); i < log.size(); ++i)
        text += line_of(log[i]);
    return text;
}

std::string whose_time_runs(const GameState& state) {
    const auto running = state.clock ? state.clock->running() : std::nullopt;
    return running ? std::string(capitalized_name(*running)) + "'s time runs.\n" : "Noted.\n";
}

/// Who has made a move; of two the one who moved first.
Color who_presses(const GameState& state) {
    const Color turn = state.turn();
    const bool has_moved_first = state.open.moves[turn].is_made && !state.open.illegal_move;
    return has_moved_first || !state.open.moves[opponent(turn)].is_made ? turn : opponent(turn);
}

/// "Anna has White, Bob has Black." for the names that are known.
std::string who_has_which_color(const Terms& terms) {
    std::string text;
    for (const Color side : both_colors)
        if (const std::string& player = terms.players[side].name; !player.empty())
            text +=
                (text.empty() ? "" : ", ") + player + " has " + std::string(capitalized_name(side));
    return text.empty() ? "" : text + ".\n";
}

/// What the desk knows of a refusal and the Laws do not: by which line it goes on.
std::string what_to_type(const Said& refused) {
    if (refused.id == Say::envelope_waits_for_replier && refused.side)
        return "When " + std::string(capitalized_name(*refused.side)) + " is there, type arrive " +
               std::string(name(*refused.side)) + ".\n";
    return "";
}

/// "penalty SIDE PENALTY REASON…", and below it which words a member may be.
std::string usage_lines(const std::string& usage) {
    std::string text = "  " + usage + "\n";
    for (const std::string& choice : event_choices(usage.substr(0, usage.find(' '))))
        text += "      " + choice + "\n";
    return text;
}

std::string all_events() {
    std::string text;
    for (const std::string& usage : event_usages())
        text += usage_lines(usage);
    return text + "BY, OF and SIDE are white or black; what is in [ ] may be a hyphen.\n";
}

/// Of an event, or of all that can be typed.
std::string told_help(std::string_view event) {
    for (const std::string& usage : event_usages())
        if (!event.empty() && usage.substr(0, usage.find(' ')) == event)
            return usage_lines(usage);
    return std::string(desk_help);
}

}  // namespace

std::string DeskSession::open(Instant now) const {
    return "A game by the rules \"" + std::string(game_.ruleset().name) + "\", " +
           write_time_control(game_.terms().time) + ". Type a line, or help.\n" +
           warning_of_evidence(game_.ruleset(), style()) + who_has_which_color(game_.terms()) +
           told_state(game_, now);
}

std::string DeskSession::take(std::string_view line, Instant now) {
    // What the program has seen by itself comes before what is typed, and a conditional move
    // behind.
    std::string text = what_is_due(now);
    // Texts are kept as UTF-8.
    text += answer(as_utf8(line), now);
    return text + (game_.due_answer() ? what_is_due(now) : "");
}

std::string DeskSession::what_is_due(Instant now) {
    std::string text;
    while (const auto due = game_.due(now)) {
        const std::size_t events = game_.events().size();
        text += apply(*due, now);
        if (game_.events().size() == events)
            break;
        unasked_.insert(events);
    }
    return text;
}

std::string DeskSession::answer(std::string_view line, Instant now) {
    TextCursor cursor(line);
    cursor.skip_blanks();
    const std::string_view command = cursor.take_word();
    cursor.skip_blanks();
    const std::string_view rest = cursor.rest();
    if (command.empty())
        return "";
    const auto& irregular = game_.state().open.irregular_board;
    if (command == "help")
        return told_help(rest);
    if (command == "events")
        return all_events();
    if (command == "state")
        return told_state(game_, now);
    if (command == "board")
        return irregular ? "Refused: no legal position is on the board; type fen.\n"
                         : text_board(game_.position(), Color::white);
    if (command == "fen")
        return (irregular ? write_fen(*irregular) : write_fen(game_.position())) + "\n";
    if (command == "score")
        return write_scoresheet(game_, SheetLayout::columns, style()) +
               warning_of_evidence(game_.ruleset(), style());
    if (command == "log")
        return entries_of(game_.state().log, 0);
    if (command == "own_board")
        return told_own_board(game_.position(), rest) + "\n";
    if (command == "law")
        return law_lines(rest);
    if (command == "undo")
        return take_last_line_back(now);
    if (command == "quit") {
        has_left_ = true;
        return "";
    }
    if (command == "press" && rest.empty()) {
        return apply(ClockPressed{who_presses(game_.state())}, now);
    }
    if (command == "assistant") {
        const auto event = read_event_words(game_.history(), rest, style_);
        if (event && !may_assistant(*event))
            return "Refused: an assistant does not do that (Law D.2.10).\n";
        return event ? apply(*event, now) : "Not understood: " + event.error().text + ".\n";
    }
    if (is_event_name(command)) {
        const auto event = read_event_words(game_.history(), line, style_);
        return event ? apply(*event, now) : "Not understood: " + event.error().text + ".\n";
    }
    if (irregular)
        return "Refused: no legal position is on the board (Law A.5.4). "
               "Whatever is done there, type illegal_move and its squares.\n";
    return answer_move(trimmed(line), now);
}

std::string DeskSession::answer_move(std::string_view line, Instant now) {
    const auto verdict = verdict_in_any(game_.history(), line, style_);
    // Of several words that only might have been a move it is not said what they would have been.
    const auto is_guess = [&] {
        return !style_ && line.contains(' ') && !read_descriptive_form(line) &&
               castling_heard(line) == HeardCastling::none;
    };
    if (!verdict || (!verdict->move && verdict->reason != "ambiguous" && is_guess()))
        return "Not understood: this is neither a move nor an event; type help.\n";
    if (!verdict->move)
        return "Illegal: " + verdict->text + cited(verdict->article) +
               ". If it was made on the board, type illegal_move and its squares.\n";
    std::string text;
    if (const auto& read_as = verdict->read_as) {
        text = read_as_line(*read_as);
        const std::string warning = warning_of_evidence(game_.ruleset(), *read_as);
        if (!warning.empty() && !std::exchange(has_warned_, true))
            text += warning;
    }
    return text + apply(MoveMade{*verdict->move}, now);
}

std::string DeskSession::apply(const Event& event, Instant now) {
    const std::size_t told = game_.state().log.size();
    const bool was_over = game_.is_over();
    const std::size_t plies = game_.history().moves().size();
    if (const auto outcome = game_.apply(event, now); !outcome)
        return "Refused: " + english(outcome.error()) + cited(outcome.error().article) + ".\n" +
               what_to_type(outcome.error().said);
    ++changes_;
    std::string text;
    const auto& moves = game_.history().moves();
    if (const auto* const made = std::get_if<MoveMade>(&event); made && moves.size() > plies) {
        const Position& before = game_.history().positions()[plies];
        text = numbered(before, write_move(before, made->move, style())) + "\n";
    }
    text += entries_of(game_.state().log, told);
    // Who cannot see the clock hears that the line was taken.
    if (text.empty())
        text = std::holds_alternative<ClockPressed>(event) ? whose_time_runs(game_.state())
                                                           : "Noted.\n";
    return game_.is_over() && !was_over ? text + told_state(game_, now) : text;
}

std::string DeskSession::take_last_line_back(Instant now) {
    const auto& events = game_.events();
    // What was done without being typed goes with the line before it.
    std::size_t last = events.size();
    while (last > 0 && unasked_.contains(last - 1))
        --last;
    if (last == 0)
        return "Refused: nothing has happened yet.\n";
    Game before = Game::kept(game_.terms());
    for (std::size_t i = 0; i < events.size(); ++i)
        if (i + 1 < last || (i >= last && std::holds_alternative<ClockPaused>(events[i].event)))
            static_cast<void>(before.replay(events[i]));
    std::erase_if(unasked_, [&](std::size_t i) { return i >= last; });
    for (std::size_t i = last - 1; i < before.events().size(); ++i)
        unasked_.insert(i);
    game_ = std::move(before);
    ++changes_;
    return told_state(game_, now);
}

void DeskSession::pause_since_it_was_left() {
    const auto& clock = game_.state().clock;
    // A player's days go on whether anybody sits at the desk or not.
    if (game_.ruleset().is_correspondence)
        return;
    if (clock && clock->running() &&
        game_.apply(ClockPaused{"the desk was left"}, game_.state().now))
        unasked_.insert(game_.events().size() - 1);
}

}  // namespace arbiter
