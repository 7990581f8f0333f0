#include "apps/arbiter/talk/play_answers.hpp"

#include "apps/arbiter/talk/board_questions.hpp"
#include "apps/arbiter/talk/game_questions.hpp"
#include "apps/arbiter/talk/told_clock.hpp"
#include "arbiter/notation/fen.hpp"

namespace arbiter {

namespace {

/// Of each side, where no other number is asked for.
constexpr int usual_moves = 5;

std::string told_opponent(const Asker& asker) {
    if (!is_against_computer(asker.is_typed))
        return "Both sides are played at this screen.";
    return "Computer" + (asker.level ? ", level " + std::to_string(*asker.level) : "") + " plays " +
           std::string(capitalized_name(opponent(asker.side))) + " and is here.";
}

std::string told_clock(const Game& game, Instant now) {
    const auto& clock = game.state().clock;
    if (!clock)
        return "This game has no clock.";
    return told_times(*clock, game.is_over() ? std::nullopt : std::optional(game.position().turn()),
                      now);
}

std::string told_asked_men(const PlayCommand& question, const Position& position,
                           const Asker& asker) {
    AskedMen men = question.men;
    if (question.is_of_own_men)
        men.color = is_against_computer(asker.is_typed) ? std::optional(asker.side) : std::nullopt;
    return told_men(position, men);
}

std::string told_asked_moves(const PlayCommand& question, const Position& position,
                             AskedMoves asked) {
    return question.square ? told_moves_from(position, *question.square, asked)
                           : told_moves(position, asked);
}

}  // namespace

bool is_against_computer(const PerColor<bool>& is_typed) {
    return !is_typed[Color::white] || !is_typed[Color::black];
}

std::optional<std::string> told(const PlayCommand& question, const Game& game, const Asker& asker) {
    const Position& position = game.position();
    switch (question.word) {
        case PlayWord::clock:
            return told_clock(game, asker.now);
        case PlayWord::last:
            return told_last_move(game.history(), asker.style);
        case PlayWord::my:
            return told_own_last_move(game.history(), asker.is_typed, asker.style);
        case PlayWord::moves:
            return told_last_moves(game.history(), question.count.value_or(usual_moves),
                                   asker.style);
        case PlayWord::opponent:
            return told_opponent(asker);
        case PlayWord::fen:
            return write_fen(position);
        case PlayWord::board:
            return question.square ? std::optional(told_square(position, *question.square))
                                   : std::nullopt;
        case PlayWord::pieces:
        case PlayWord::where:
            return told_asked_men(question, position, asker);
        case PlayWord::scan:
            return told_lines(position, question.lines);
        case PlayWord::legal:
            return told_asked_moves(question, position, AskedMoves::all);
        case PlayWord::captures:
            return told_asked_moves(question, position, AskedMoves::captures);
        case PlayWord::color:
            return told_square_color(*question.square);
        case PlayWord::material:
            return told_material(position);
        case PlayWord::own_board:
            return told_own_board(position, question.rest);
        case PlayWord::turn:
        case PlayWord::score:
        case PlayWord::repeat:
        case PlayWord::draw:
        case PlayWord::claim:
        case PlayWord::accept:
        case PlayWord::decline:
        case PlayWord::hint:
        case PlayWord::touch:
        case PlayWord::adjust:
        case PlayWord::assistant:
        case PlayWord::takeback:
        case PlayWord::resign:
        case PlayWord::abort:
        case PlayWord::more:
        case PlayWord::rematch:
        case PlayWord::flip:
        case PlayWord::law:
        case PlayWord::help:
        case PlayWord::quit:
            break;
    }
    return std::nullopt;
}

}  // namespace arbiter
