#include "apps/arbiter/talk/play_session.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "apps/arbiter/drawing/board_text.hpp"
#include "apps/arbiter/talk/game_questions.hpp"
#include "apps/arbiter/talk/laws.hpp"
#include "apps/arbiter/talk/notation_words.hpp"
#include "apps/arbiter/talk/told_clock.hpp"
#include "apps/arbiter/talk/typed_move.hpp"
#include "apps/arbiter/talk/unclear_line.hpp"
#include "arbiter/base/alternatives.hpp"
#include "arbiter/base/ascii.hpp"
#include "arbiter/base/words.hpp"
#include "arbiter/game/after_claim.hpp"
#include "arbiter/game/ending_text.hpp"
#include "arbiter/game/hint.hpp"
#include "arbiter/game/hint_english.hpp"
#include "arbiter/game/move_readings.hpp"
#include "arbiter/game/said_english.hpp"
#include "arbiter/game/scoresheet.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "arbiter/game/touch_move.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/heard_words.hpp"
#include "arbiter/notation/san_writer.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

std::string side_name(Color color) { return std::string(capitalized_name(color)); }

/// In the log of a game, with each move; whoever asks gets it in words.
std::string clock_line(const Clock& clock, Instant now) {
    std::string line = "Clock:";
    for (const Color side : both_colors)
        line += (side == Color::white ? " " : ", ") + side_name(side) + " " +
                shown_time(clock, side, now);
    return line + ".\n";
}

/// Of a word that the page has and a game in the terminal has not.
std::string why_not_offered(PlayWord word, bool is_over) {
    if (word == PlayWord::abort)
        return "Aborting is not offered in this game: you may resign or offer a draw.\n";
    if (word == PlayWord::more)
        return "Giving time is not offered in this game.\n";
    return is_over ? "Start arbiter play again for another game.\n" : "The game is not over yet.\n";
}

std::string refusal(const GameError& error) {
    return "Refused: " + english(error) + cited(error.article) + ".\n";
}

}  // namespace

Terms terms_of(const PlaySetup& setup) {
    return {.ruleset = setup.ruleset,
            .time = setup.time,
            .start = setup.start,
            .is_touch_move = setup.is_touch_move,
            .players = setup.players};
}

PlaySession::PlaySession(const PlaySetup& setup, ChooseMove choose_move, Advise advise)
    : setup_(setup),
      choose_move_(std::move(choose_move)),
      advise_(std::move(advise)),
      game_(terms_of(setup)) {}

MoveStyle PlaySession::style() const {
    const bool is_announced = game_.terms().are_moves_announced();
    return setup_.style.value_or(MoveStyle{is_announced ? Notation::anna : Notation::san});
}

Color PlaySession::speaker() const {
    const Color turn = game_.position().turn();
    return setup_.is_typed[turn] ? turn : opponent(turn);
}

Color PlaySession::who_answers() const {
    const auto offered_by = game_.draw_offer();
    return offered_by && !is_against_computer(setup_.is_typed) ? opponent(*offered_by) : speaker();
}

std::string PlaySession::open() {
    std::string text = "A game by the rules \"" + std::string(setup_.ruleset->name) + "\". ";
    if (is_against_computer(setup_.is_typed))
        text += "You have " + side_name(speaker()) + ", " + setup_.opponent_name + " has " +
                side_name(opponent(speaker())) + ". ";
    else
        text += "White and Black are both typed here. ";
    text += "Type a move, or help.\n";
    if (game_.state().clock)
        text += "Time: " + write_time_control(setup_.time) + ". The first move starts the clock.\n";
    if (setup_.is_touch_move)
        text += "What is touched must move or be taken (Law 4.3): touch e2, or adjust e2.\n";
    if (game_.terms().are_moves_announced())
        text += "Moves are announced (Law D.2.1).\n";
    if (setup_.start != Position())
        text += "It starts from " + write_fen(setup_.start) + "\n";
    end_if_dead();
    const std::string reply = computer_moves();
    return last_said_ = text + reply + (reply.empty() ? drawing() : "") + state();
}

std::string PlaySession::prompt() const {
    return side_name(game_.position().turn()) + " to move: ";
}

std::string PlaySession::take(std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text.empty())
        return "";
    return last_said_ = let_flag_fall() ? state() : answer(text);
}

Outcome PlaySession::happen(const Event& event) { return game_.apply(event, setup_.now()); }

/// Nobody watches while a line is awaited, so it is looked at before anything else happens.
bool PlaySession::let_flag_fall() {
    const auto due = game_.due(setup_.now());
    return due && happen(*due).has_value();
}

/// A command is read before a move: "b e4" asks for the board where it might be a bishop's move
/// too, because a question does no harm.
std::string PlaySession::answer(std::string_view line) {
    const auto may_be = line.starts_with('/') ? LineMayBe::command : LineMayBe::move_or_command;
    if (may_be == LineMayBe::command)
        line = trimmed(line.substr(1));
    const auto named = named_word(line);
    if (named)
        if (const auto command = read_command(*named))
            return command->word == PlayWord::assistant ? assist(command->rest) : obey(*command);
    if (may_be == LineMayBe::move_or_command)
        if (const auto read = read_typed_move_in_any(game_.history(), line, setup_.style))
            return read->move ? how_it_was_read(line, *read) + play(*read->move)
                              : read->move.error() + '\n';
    return (named ? usage(named->word) : why_unclear(line, may_be)) + '\n';
}

/// Nothing of what is said in the words in which this game's moves are written anyway.
std::string PlaySession::how_it_was_read(std::string_view line, const TypedReading& read) const {
    if (!read.style)
        return "";
    const auto own = read_move_in_any(game_.history(), line, style());
    return own && !own->style ? "" : read_as_line(*read.style);
}

Asker PlaySession::asker() const {
    return {speaker(), setup_.is_typed, setup_.level, setup_.now(),
            setup_.style.value_or(MoveStyle{Notation::spoken})};
}

std::string PlaySession::obey(const PlayCommand& command) {
    if (const auto answer = told(command, game_, asker()))
        return *answer + '\n';
    switch (command.word) {
        case PlayWord::board:
            return board();
        case PlayWord::turn:
            return turn();
        case PlayWord::score:
            return write_scoresheet(game_, SheetLayout::columns,
                                    setup_.style.value_or(fide_notation));
        case PlayWord::repeat:
            return last_said_;
        case PlayWord::draw:
            return offer_draw();
        case PlayWord::claim:
            return claim(command.rest);
        case PlayWord::accept:
            return act(DrawAccepted{who_answers()}, "");
        case PlayWord::decline:
            return act(DrawDeclined{who_answers()}, "The draw offer is declined.\n");
        case PlayWord::hint:
            return hint();
        case PlayWord::touch:
        case PlayWord::adjust:
            return take_in_hand(command);
        case PlayWord::takeback:
            return take_back();
        case PlayWord::resign:
            return act(Resigned{speaker()}, "");
        case PlayWord::flip:
            return flip();
        case PlayWord::law:
            return law_lines(command.rest);
        case PlayWord::help:
            return play_help();
        case PlayWord::quit:
            return leave();
        case PlayWord::abort:
        case PlayWord::more:
        case PlayWord::rematch:
            return why_not_offered(command.word, game_.is_over());
        case PlayWord::clock:
        case PlayWord::last:
        case PlayWord::my:
        case PlayWord::moves:
        case PlayWord::opponent:
        case PlayWord::fen:
        case PlayWord::pieces:
        case PlayWord::where:
        case PlayWord::scan:
        case PlayWord::legal:
        case PlayWord::captures:
        case PlayWord::color:
        case PlayWord::material:
        case PlayWord::own_board:
        case PlayWord::assistant:
            break;  // told above, or obeyed as his
    }
    return {};
}

/// What Law D.2.10 lists; of questions those about times and moves, for all others would be advice.
std::string PlaySession::assist(std::string_view line) {
    if (!game_.terms().players[speaker()].has_assistant)
        return side_name(speaker()) + " has no assistant; agree on one with --assistant.\n";
    const auto named = named_word(line);
    if (!named) {
        const auto read = read_typed_move_in_any(game_.history(), line, setup_.style);
        if (read)
            return read->move ? play(*read->move) : read->move.error() + '\n';
        return usage(PlayWord::assistant) + '\n';
    }
    constexpr std::array allowed{PlayWord::clock,  PlayWord::turn, PlayWord::last,
                                 PlayWord::moves,  PlayWord::my,   PlayWord::score,
                                 PlayWord::repeat, PlayWord::touch};
    const auto command = read_command(*named);
    if (!command || std::ranges::find(allowed, command->word) == allowed.end())
        return "An assistant does not do that (Law D.2.10).\n";
    return obey(*command);
}

std::string PlaySession::play(Move move) {
    const Position before = game_.position();
    const std::string played = numbered_move(before, move);
    if (const auto outcome = happen(MoveMade{move}); !outcome)
        return refusal(outcome.error());
    end_if_dead();
    const std::string mine = side_name(before.turn()) + " plays " + played + ".\n";
    const std::string reply = computer_moves();
    return mine + (reply.empty() ? drawing() : reply) + state();
}

std::string PlaySession::numbered_move(const Position& before, Move move) const {
    return numbered(before, write_move(before, move, style()));
}

std::string PlaySession::computer_moves() {
    if (game_.is_over() || setup_.is_typed[game_.position().turn()])
        return "";
    const Position before = game_.position();
    const auto move = choose_move_(game_);
    if (let_flag_fall())
        return "";
    if (!move) {
        has_left_ = has_failed_ = true;
        return upper_first(setup_.opponent_name) + " cannot go on: " + move.error() +
               ". The game is left.\n";
    }
    if (const auto outcome = happen(MoveMade{*move}); !outcome)
        return refusal(outcome.error());
    end_if_dead();
    return side_name(before.turn()) + " plays " + numbered_move(before, *move) + ".\n" + drawing();
}

/// The game refuses it as long as a side may be able to mate.
void PlaySession::end_if_dead() { static_cast<void>(happen(DeadPositionFound{})); }

std::string PlaySession::state() const {
    if (const auto& ending = game_.ending()) {
        const std::string doubt = doubt_in_words(*ending);
        return "Result " + std::string(text(ending->result)) + ": " + reason_in_words(*ending) +
               cited(ending->article) + ".\n" + doubt + (doubt.empty() ? "" : "\n");
    }
    std::string words = side_name(game_.position().turn()) + " to move";
    words += is_check(game_.position()) ? ", in check.\n" : ".\n";
    if (const auto& clock = game_.state().clock)
        words += clock_line(*clock, setup_.now());
    return words + what_is_open();
}

/// What may be answered or claimed.
std::string PlaySession::what_is_open() const {
    std::string words;
    if (const auto by = game_.draw_offer())
        words += side_name(*by) + (by == game_.position().turn()
                                       ? " has offered a draw: accept or decline.\n"
                                       : " offers a draw: accept, decline or move.\n");
    const Claims claims = game_.claims();
    if (claims.threefold || claims.fifty)
        words += std::string("A draw may be claimed: claim ") +
                 (claims.threefold ? "threefold" : "fifty") + ".\n";
    return words;
}

std::string PlaySession::turn() const {
    if (game_.is_over())
        return state();
    const Position& position = game_.position();
    return told_turn(position) + '\n' +
           (is_check(position) ? side_name(position.turn()) + " is in check.\n" : "") +
           what_is_open();
}

std::string PlaySession::board() const {
    return text_board(game_.position(), is_flipped_ ? opponent(speaker()) : speaker());
}

std::string PlaySession::drawing() const { return setup_.draws_boards ? board() : ""; }

std::string PlaySession::flip() {
    if (!setup_.draws_boards)
        return "No board is drawn here that could be turned.\n";
    is_flipped_ = !is_flipped_;
    return side_name(is_flipped_ ? opponent(speaker()) : speaker()) + " is below.\n" + drawing();
}

std::string PlaySession::act(const Event& event, std::string_view done) {
    if (const auto outcome = happen(event); !outcome)
        return refusal(outcome.error());
    return std::string(done) + (game_.is_over() ? state() : "");
}

std::string PlaySession::offer_draw() {
    const Color by = speaker();
    if (const auto outcome = happen(DrawOffered{by}); !outcome)
        return refusal(outcome.error());
    const auto answer = computers_answer(by, is_computer());
    return side_name(by) + " offers a draw.\n" + (answer ? computer_declines(*answer) : "");
}

PerColor<bool> PlaySession::is_computer() const {
    return {{!setup_.is_typed[Color::white], !setup_.is_typed[Color::black]}};
}

std::string PlaySession::computer_declines(const Event& answer) {
    static_cast<void>(happen(answer));
    return "The computer declines the draw offer.\n";
}

/// `what`: of which kind, where that is said, and with which move.
std::string PlaySession::claim(std::string_view what) {
    if (game_.ruleset().ends_at_threefold_and_fifty)
        return "There is nothing to claim in this game: such draws come by themselves.\n";
    const auto words = words_of(what);
    std::optional<ClaimKind> kind =
        words.empty() ? std::nullopt : claim_kind_named(lower(words.front()));
    if (kind)
        what = trimmed(what.substr(words.front().size()));
    std::optional<Move> with_move;
    if (!what.empty()) {
        const auto read = read_typed_move_in_any(game_.history(), what, setup_.style);
        if (!read)
            return usage(PlayWord::claim) + '\n';
        if (!read->move)
            return read->move.error() + '\n';
        with_move = *read->move;
    }
    if (!kind)
        kind = right_claim(with_move);
    if (!kind)
        return "Claim what? Type claim threefold or claim fifty, and the move that you intend if "
               "the draw comes only with it.\n";
    return rule_on(
        {speaker(), *kind, with_move ? std::optional(attempt_of(*with_move)) : std::nullopt});
}

/// The kind that would be right, with that move or on the board.
std::optional<ClaimKind> PlaySession::right_claim(std::optional<Move> with_move) const {
    const History& history = game_.history();
    if (with_move ? is_threefold_with(history, *with_move) : is_threefold_on_board(history))
        return ClaimKind::threefold;
    if (with_move ? is_fifty_with(history, *with_move) : is_fifty_on_board(history))
        return ClaimKind::fifty;
    return std::nullopt;
}

std::string PlaySession::rule_on(const DrawClaimed& claim) {
    const std::size_t ruled = game_.state().log.size();
    if (const auto outcome = happen(claim); !outcome)
        return refusal(outcome.error());
    return game_.is_last_claim_wrong() ? go_on_after_wrong_claim(ruled)
                                       : "The claim is correct.\n" + state();
}

/// `ruled`: what had been ruled before the claim.
std::string PlaySession::go_on_after_wrong_claim(std::size_t ruled) {
    std::string text;
    for (std::size_t i = ruled; i < game_.state().log.size(); ++i) {
        const LogEntry& entry = game_.state().log[i];
        text += upper_first(english(entry.said)) + cited(entry.article) + ".\n";
    }
    for (const Event& event : after_wrong_claim(game_, is_computer()))
        if (const auto* const named = std::get_if<MoveMade>(&event))
            text += "The move that was named must be played (Law 9.5.3).\n" + play(named->move);
        else
            text += computer_declines(event);
    return text;
}

/// Each time it is asked for in one position, it tells a little more.
std::string PlaySession::hint() {
    if (!advise_ || !game_.ruleset().is_casual)
        return "Hints are for casual games; start one with --rules casual.\n";
    const std::size_t ply = game_.history().moves().size();
    if (!hint_ || hint_->ply != ply)
        hint_ = TellingHint{ply, advise_(game_), 0};
    const Position& position = game_.position();
    hint_->move = hinted_move(game_, hint_->move);
    switch (hint_->steps++) {
        case 0:
            return hint_of_man(hint_->move) + '\n';
        case 1:
            return hint_of_goal(position, hint_->move) + '\n';
        default:
            return hint_of_reason(position, hint_->move, style()) + '\n';
    }
}

std::string PlaySession::leave() {
    has_left_ = true;
    return "You left the game.\n";
}

std::string PlaySession::take_in_hand(const PlayCommand& command) {
    if (!game_.terms().is_touch_move)
        return "Touching binds nobody in this game; start it with --touch-move.\n";
    return command.word == PlayWord::touch ? touch(*command.square) : adjust(*command.square);
}

std::string PlaySession::touch(Square square) {
    const Position& position = game_.position();
    if (const auto outcome = happen(PieceTouched{position.turn(), square}); !outcome)
        return refusal(outcome.error());
    const MoveList left = moves_after_touching(position, game_.state().open.duties.touched);
    if (left.size() == legal_moves(position).size())
        return "No man that was touched can move or be taken: any move may be made (Law 4.5).\n";
    std::vector<std::string> moves;
    for (const Move move : left)
        moves.push_back(write_move(position, move, style()));
    return "Touched: what is left to play is " + alternatives(moves) + " (Law 4.3).\n";
}

std::string PlaySession::adjust(Square square) {
    const Color by = game_.position().turn();
    if (const auto outcome = happen(PieceAdjusted{by, square}); !outcome)
        return refusal(outcome.error());
    return side_name(by) + " adjusts the man on " + std::string(name(square)) + " (Law 4.2.1).\n";
}

std::string PlaySession::take_back() {
    const Color by =
        is_against_computer(setup_.is_typed) ? speaker() : opponent(game_.position().turn());
    if (const auto outcome = happen(MovesTakenBack{by}); !outcome)
        return refusal(outcome.error());
    return "Taken back.\n" + drawing() + state();
}

}  // namespace arbiter
