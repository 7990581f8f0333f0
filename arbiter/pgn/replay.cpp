#include "arbiter/pgn/replay.hpp"

#include <new>
#include <type_traits>
#include <utility>

#include "arbiter/base/utf8.hpp"
#include "arbiter/notation/san_writer.hpp"
#include "arbiter/pgn/game_move.hpp"
#include "arbiter/pgn/null_move.hpp"
#include "arbiter/pgn/reader.hpp"
#include "arbiter/pgn/start_position.hpp"
#include "arbiter/rules/play.hpp"

namespace arbiter {

namespace {

constexpr std::string_view double_loss = "0-0";
const Position initial_position;

/// Makes the new position where it is to stand: a copy would wait for what has just been written.
void play_into(Position& next, const Position& position, Move move) {
    static_assert(std::is_trivially_destructible_v<Position>);
    if (position.turn() == Color::white)
        ::new (&next) Position(position.play_as<Color::white>(move));
    else
        ::new (&next) Position(position.play_as<Color::black>(move));
}

/// Enough of a word to find it by.
std::string numbered_word(const Position& position, std::string_view word) {
    return numbered(position, utf8_beginning(word, 40));
}

}  // namespace

void PgnReplayer::begin_game(TextPlace place) {
    flush(place);
    has_game_ = true;
    game_.number = ++games_;
    game_.place = place;
}

/// Of a repeated tag the first counts.
void PgnReplayer::tag(std::string_view name, std::string_view value, TextPlace place) {
    if (name == "Variant" && !variant_)
        variant_ = {std::string(value), place};
    if (name == "FEN" && !fen_)
        fen_ = {std::string(value), place};
    if (name == "Result" && !both_lose_by_tag_)
        both_lose_by_tag_ = result_of_tag(value) == PgnResult{Result::both_lose};
}

Visit PgnReplayer::begin_moves(TextPlace /*place*/) {
    const auto start = start_position(variant_ ? variant_->value : std::string_view(),
                                      fen_ ? fen_->value : std::string_view());
    if (!start) {
        const auto& at_fault = start.error().fault == PgnFault::foreign_variant ? variant_ : fen_;
        problem({start.error().fault, at_fault->place, start.error().text});
        game_.is_complete = false;
        game_.has_start = false;
        return Visit::skip;
    }
    if (!start->forgiven.empty())
        problem({PgnFault::odd_fen, fen_->place, start->forgiven});
    game_.start = start->position;
    *now_ = start->position;
    return Visit::enter;
}

void PgnReplayer::refuse(std::string_view text, TextPlace place, const std::string& why) {
    problem({PgnFault::illegal_move, place, numbered_word(*now_, text) + ": " + why});
    game_.is_complete = false;
}

void PgnReplayer::san(std::string_view text, TextPlace place) {
    if (!lines_.empty())
        return play_variation(text, place);
    if (!game_.is_complete)
        return;
    if (game_.moves.size() < max_plies_per_game)
        return play_main_line(text, place);
    problem({PgnFault::too_long, place,
             "the game has more than " + std::to_string(max_plies_per_game) +
                 " plies; the rest is not played"});
    game_.is_complete = false;
}

/// `other_` has the position already.
void PgnReplayer::accept(Move move, SanSpelling spelling) {
    std::swap(now_, other_);
    spelling_ = spelling;
    game_.moves.push_back(move);
}

void PgnReplayer::play_main_line(std::string_view text, TextPlace place) {
    const auto [move, spelling] = read_plain_san(*now_, text);
    if (move == Move()) [[unlikely]]
        return play_odd_text(text, place);
    play_into(*other_, *now_, move);
    accept(move, spelling);
}

void PgnReplayer::play_odd_text(std::string_view text, TextPlace place) {
    const auto read = read_game_move(*now_, text);
    // The text of castling is a result only where the tag says so and nobody can castle (C.13.1).
    if (!read && text == double_loss && both_lose_by_tag_.value_or(false)) {
        result(PgnResult{Result::both_lose}, place);
        return;
    }
    if (!read)
        return refuse(text, place, read.error());
    if (read->passed_over)
        problem({*read->passed_over, place,
                 numbered_word(*now_, text) + ": " +
                     std::string(describe_passed_over(*read->passed_over))});
    *other_ = read->after;
    accept(read->move, SanSpelling::unknown);
}

Visit PgnReplayer::begin_variation(TextPlace place) {
    if (variations_ == Variations::skipped)
        return Visit::skip;
    const bool is_known = lines_.empty() ? game_.is_complete : lines_.back().is_complete;
    if (!is_known)
        return Visit::skip;
    Line line;
    if (!lines_.empty() && lines_.back().before)
        line.position = *lines_.back().before;
    else if (lines_.empty() && !game_.moves.empty())
        line.position = *other_;
    else
        return skip_stray_variation(place);
    lines_.push_back(line);
    return Visit::enter;
}

Visit PgnReplayer::skip_stray_variation(TextPlace place) {
    problem({PgnFault::stray_variation, place,
             "a variation stands before any move that it could replace; it is passed over"});
    return Visit::skip;
}

void PgnReplayer::end_variation(TextPlace /*place*/) { lines_.pop_back(); }

void PgnReplayer::play_variation(std::string_view text, TextPlace place) {
    Line& line = lines_.back();
    if (!line.is_complete)
        return;
    const auto read = read_game_move(line.position, text);
    line.is_complete = read.has_value();
    if (!read) {
        problem({PgnFault::illegal_variation, place,
                 numbered_word(line.position, text) + ": " + read.error()});
        return;
    }
    line.before = line.position;
    line.position = read->after;
}

Next PgnReplayer::problem(const PgnProblem& problem) {
    keep_problem(game_.problems, problem);
    return Next::go_on;
}

void PgnReplayer::end_text(TextPlace place) { flush(place); }

/// What stood between this game and the next has been told by now.
void PgnReplayer::flush(TextPlace behind) {
    if (!has_game_)
        return;
    game_.final_position = *now_;
    game_.behind = behind;
    sink_(game_);
    has_game_ = false;
    // The memory of the moves is used again.
    game_.moves.clear();
    game_.problems.clear();
    game_.result.reset();
    game_.has_start = true;
    game_.is_complete = true;
    game_.start = initial_position;
    *now_ = initial_position;
    lines_.clear();
    variant_.reset();
    fen_.reset();
    both_lose_by_tag_.reset();
}

History history_of(const ReplayedGame& game) {
    History history(game.start);
    for (const Move move : game.moves)
        if (move == Move())
            history.go_on_from(after_ply(history.current(), move));
        else
            history.play(move);
    return history;
}

void replay_games(std::string_view text, PgnReplayer::Sink sink) {
    PgnReplayer replayer(std::move(sink));
    read_games(text, replayer);
}

}  // namespace arbiter
