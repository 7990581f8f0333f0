#include "apps/arbiter/talk/play_session.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

#include "apps/arbiter/drawing/board_text.hpp"
#include "apps/arbiter/frame/printable.hpp"
#include "apps/arbiter/talk/laws.hpp"
#include "apps/arbiter/talk/move_verdict.hpp"
#include "arbiter/base/ascii.hpp"
#include "arbiter/base/text_cursor.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/game/after_claim.hpp"
#include "arbiter/game/ending_text.hpp"
#include "arbiter/game/said_english.hpp"
#include "arbiter/game/scoresheet.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

constexpr std::string_view play_help =
    "Type a move: Nf3, exd5, O-O, e8=Q or e2e4. Other lines:\n"
    "  moves [SQUARE]       the legal moves, or those of one man\n"
    "  board                draw the board\n"
    "  last                 the last move\n"
    "  turn                 whose move it is\n"
    "  fen                  the position as FEN\n"
    "  time                 the times on the clock\n"
    "  score                the moves so far, as on a score sheet\n"
    "  law ARTICLE          what the Laws say, as in law 9.2\n"
    "  draw                 offer a draw\n"
    "  accept, decline      answer a draw offer\n"
    "  claim threefold [MOVE], claim fifty [MOVE]\n"
    "                       claim a draw, on the board or with a move; if the claim is wrong, it\n"
    "                       is an offer of a draw, and the move is played\n"
    "  takeback             take your last move back (casual games)\n"
    "  resign               give the game up\n"
    "  quit                 leave\n";

std::string capitalized(Color color) { return std::string(capitalized_name(color)); }

std::string refusal(const GameError& error) {
    return "Refused: " + english(error) + cited(error.article) + ".\n";
}

/// In SAN or UCI; the error is a whole line.
std::expected<Move, std::string> read_move(const Game& game, std::string_view text) {
    const auto verdict = verdict_on(game.history(), text, MoveText::any);
    if (!verdict)
        return std::unexpected("Not understood: " + verdict.error().text + ".\n");
    if (verdict->move)
        return *verdict->move;
    return std::unexpected("Illegal: " + verdict->text + cited(verdict->article) + ".\n");
}

/// As much of what a player typed as he needs to know it again.
std::string shown_again(std::string_view text) { return printable(utf8_beginning(text, 40)); }

}  // namespace

/// A line cut into its command and up to two arguments.
struct PlaySession::Words {
    explicit Words(std::string_view line) {
        TextCursor cursor(line);
        cursor.skip_blanks();
        cursor.take_if('/');
        for (std::string_view& word : words) {
            word = cursor.take_word();
            cursor.skip_blanks();
        }
        command_ = lower(words[0]);
        has_more = !cursor.at_end();
    }

    /// In small letters: "Draw" is no pawn's move.
    [[nodiscard]] const std::string& command() const { return command_; }
    [[nodiscard]] std::string_view move() const { return words[0]; }
    [[nodiscard]] std::string_view first() const { return words[1]; }
    [[nodiscard]] std::string_view second() const { return words[2]; }

    std::array<std::string_view, 3> words;
    bool has_more = false;

  private:
    std::string command_;
};

PlaySession::PlaySession(const PlaySetup& setup, ChooseMove choose_move)
    : setup_(setup),
      choose_move_(std::move(choose_move)),
      game_({.ruleset = setup.ruleset, .time = setup.time, .start = setup.start}) {}

bool PlaySession::is_against_computer() const {
    return !setup_.is_typed[Color::white] || !setup_.is_typed[Color::black];
}

Color PlaySession::speaker() const {
    const Color turn = game_.position().turn();
    return setup_.is_typed[turn] ? turn : opponent(turn);
}

Color PlaySession::who_answers() const {
    const auto offered_by = game_.draw_offer();
    return offered_by && !is_against_computer() ? opponent(*offered_by) : speaker();
}

std::string PlaySession::open() {
    std::string text = "A game by the rules \"" + std::string(setup_.ruleset->name) + "\". ";
    if (is_against_computer())
        text += "You have " + capitalized(speaker()) + ", the computer has " +
                capitalized(opponent(speaker())) + ". ";
    else
        text += "White and Black are both typed here. ";
    text += "Type a move, or help.\n";
    if (game_.state().clock)
        text += "Time: " + write_time_control(setup_.time) + ". The first move starts the clock.\n";
    if (setup_.start != Position())
        text += "It starts from " + write_fen(setup_.start) + "\n";
    end_if_dead();
    const std::string reply = computer_moves();
    return text + reply + (reply.empty() ? drawing() : "") + state();
}

std::string PlaySession::prompt() const {
    return capitalized(game_.position().turn()) + " to move: ";
}

std::string PlaySession::take(std::string_view line) {
    const Words words(line);
    if (words.command().empty())
        return "";
    if (let_flag_fall())
        return state();
    return command(words);
}

Outcome PlaySession::happen(const Event& event) { return game_.apply(event, setup_.now()); }

/// Nobody watches while a line is awaited, so it is looked at before anything else happens.
bool PlaySession::let_flag_fall() {
    const auto due = game_.due(setup_.now());
    return due && happen(*due).has_value();
}

std::string PlaySession::times() const {
    const auto& clock = game_.state().clock;
    if (!clock)
        return "This game is played without a clock.\n";
    std::string text = "Clock:";
    for (const Color side : both_colors)
        text += (side == Color::white ? " " : ", ") + capitalized(side) + " " +
                clock_text(clock->main_time(side, setup_.now()));
    return text + ".\n";
}

std::string PlaySession::command(const Words& words) {
    const std::string_view name = words.command();
    if (words.has_more)
        return "Not understood: a line is one move, or a command with at most two words more; "
               "type help.\n";
    if (name == "help" || name == "?")
        return std::string(play_help);
    if (name == "quit" || name == "exit") {
        has_left_ = true;
        return "You left the game.\n";
    }
    if (name == "moves" || name == "legal")
        return list_moves(words.first());
    if (name == "board")
        return text_board(game_.position(), speaker());
    if (name == "fen")
        return write_fen(game_.position()) + '\n';
    if (name == "turn")
        return state();
    if (name == "last")
        return last_move();
    if (name == "time")
        return times();
    if (name == "score")
        return write_scoresheet(game_);
    if (name == "law")
        return law_lines(words.first());
    if (name == "draw")
        return offer_draw();
    if (name == "accept")
        return act(DrawAccepted{who_answers()}, "");
    if (name == "decline")
        return act(DrawDeclined{who_answers()}, "The draw offer is declined.\n");
    if (name == "claim")
        return claim(words);
    if (name == "resign")
        return act(Resigned{speaker()}, "");
    if (name == "takeback")
        return take_back();
    if (!words.first().empty())
        return "Not understood: \"" + shown_again(words.move()) + "\" is no command; type help.\n";
    return typed_move(words.move());
}

std::string PlaySession::typed_move(std::string_view text) {
    const auto move = read_move(game_, text);
    return move ? play(*move) : move.error();
}

std::string PlaySession::play(Move move) {
    const Position before = game_.position();
    const std::string played = numbered(before, move);
    if (const auto outcome = happen(MoveMade{move}); !outcome)
        return refusal(outcome.error());
    end_if_dead();
    const std::string mine = capitalized(before.turn()) + " plays " + played + ".\n";
    const std::string reply = computer_moves();
    return mine + (reply.empty() ? drawing() : reply) + state();
}

std::string PlaySession::computer_moves() {
    if (game_.is_over() || setup_.is_typed[game_.position().turn()])
        return "";
    const Position before = game_.position();
    const Move move = choose_move_(game_);
    if (let_flag_fall())
        return "";
    if (const auto outcome = happen(MoveMade{move}); !outcome)
        return refusal(outcome.error());
    end_if_dead();
    return capitalized(before.turn()) + " plays " + numbered(before, move) + ".\n" + drawing();
}

/// The game refuses it as long as a side may be able to mate.
void PlaySession::end_if_dead() { static_cast<void>(happen(DeadPositionFound{})); }

std::string PlaySession::state() const {
    if (const auto& ending = game_.ending()) {
        const std::string doubt = doubt_in_words(*ending);
        return "Result " + std::string(text(ending->result)) + ": " + reason_in_words(*ending) +
               cited(ending->article) + ".\n" + doubt + (doubt.empty() ? "" : "\n");
    }
    const Color turn = game_.position().turn();
    std::string words = capitalized(turn) + " to move";
    words += is_check(game_.position()) ? ", in check.\n" : ".\n";
    if (game_.state().clock)
        words += times();
    if (const auto by = game_.draw_offer())
        words += capitalized(*by) + (by == turn ? " has offered a draw: accept or decline.\n"
                                                : " offers a draw: accept, decline or move.\n");
    const Claims claims = game_.claims();
    if (claims.threefold || claims.fifty)
        words += std::string("A draw may be claimed: claim ") +
                 (claims.threefold ? "threefold" : "fifty") + ".\n";
    return words;
}

std::string PlaySession::drawing() const {
    return setup_.draws_boards ? text_board(game_.position(), speaker()) : "";
}

std::string PlaySession::last_move() const {
    const auto& moves = game_.history().moves();
    if (moves.empty())
        return "No move has been made.\n";
    return numbered(game_.history().positions()[moves.size() - 1], moves.back()) + '\n';
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
    return capitalized(by) + " offers a draw.\n" + (answer ? computer_declines(*answer) : "");
}

PerColor<bool> PlaySession::is_computer() const {
    return {{!setup_.is_typed[Color::white], !setup_.is_typed[Color::black]}};
}

std::string PlaySession::computer_declines(const Event& answer) {
    static_cast<void>(happen(answer));
    return "The computer declines the draw offer.\n";
}

std::string PlaySession::claim(const Words& words) {
    DrawClaimed claim{speaker(), ClaimKind::threefold, std::nullopt};
    if (words.first() == "fifty")
        claim.kind = ClaimKind::fifty;
    else if (words.first() != "threefold")
        return "Not understood: claim what? Type claim threefold or claim fifty, and the move "
               "that you intend if the draw comes only with it.\n";
    if (!words.second().empty()) {
        const auto move = read_move(game_, words.second());
        if (!move)
            return move.error();
        claim.with_move = attempt_of(*move);
    }
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

std::string PlaySession::take_back() {
    const Color by = is_against_computer() ? speaker() : opponent(game_.position().turn());
    if (const auto outcome = happen(MovesTakenBack{by}); !outcome)
        return refusal(outcome.error());
    return "Taken back.\n" + drawing() + state();
}

std::string PlaySession::list_moves(std::string_view from) const {
    const auto square = square_named(from);
    if (!from.empty() && !square)
        return "Not understood: \"" + shown_again(from) + "\" is no square such as e2.\n";
    std::vector<std::string> names;
    for (const Move move : legal_moves(game_.position()))
        if (!square || move.from() == *square)
            names.push_back(write_san(game_.position(), move));
    std::ranges::sort(names);
    std::string text = std::to_string(names.size()) + (names.size() == 1 ? " move" : " moves");
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? ": " : " ") + names[i];
    return text + '\n';
}

}  // namespace arbiter
