#include "arbiter/pgn/replay.hpp"

#include <utility>

#include "arbiter/notation/san.hpp"
#include "arbiter/notation/san_candidates.hpp"
#include "arbiter/notation/san_form.hpp"
#include "arbiter/notation/san_reading.hpp"
#include "arbiter/pgn/null_move.hpp"
#include "arbiter/pgn/reader.hpp"
#include "arbiter/pgn/start_position.hpp"

namespace arbiter {

namespace {

constexpr std::string_view double_loss = "0-0";

/// The queen that "axb8" stands for where only the piece is missing.
std::optional<Move> promotion_without_piece(const Position& position, std::string_view text) {
    auto form = read_san_form(text);
    if (!form || form->castling || form->promotion)
        return std::nullopt;
    form->promotion = Role::queen;
    const SanCandidates legal = legal_candidates(position, *form);
    return legal.size() == 1 ? std::optional(legal[0]) : std::nullopt;
}

/// "12. Nf3" or "12... Nf6".
std::string numbered(const Position& position, std::string_view san) {
    return std::to_string(position.fullmove_number()) +
           (position.turn() == Color::white ? ". " : "... ") + std::string(san.substr(0, 40));
}

}  // namespace

void PgnReplayer::begin_game(TextPlace place) {
    flush();
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
    if (name == "Result")
        both_lose_by_tag_ = value == double_loss;
}

Visit PgnReplayer::begin_moves(TextPlace /*place*/) {
    const auto start = start_position(variant_ ? variant_->value : std::string_view(),
                                      fen_ ? fen_->value : std::string_view());
    if (!start) {
        const auto& at_fault = start.error().fault == PgnFault::foreign_variant ? variant_ : fen_;
        problem({start.error().fault, at_fault->place, start.error().text});
        game_.is_complete = false;
        return Visit::skip;
    }
    if (!start->forgiven.empty())
        problem({PgnFault::odd_fen, fen_->place, start->forgiven});
    game_.start = start->position;
    game_.final_position = start->position;
    return Visit::enter;
}

void PgnReplayer::accept(Move move, std::string_view text, TextPlace place) {
    before_last_ = game_.final_position;
    game_.final_position = before_last_.play(move);
    game_.moves.push_back(move);
    played(before_last_, text, place);
}

void PgnReplayer::refuse(std::string_view text, TextPlace place, const std::string& why) {
    problem({PgnFault::illegal_move, place, numbered(game_.final_position, text) + ": " + why});
    game_.is_complete = false;
}

/// Where the text says that nobody moves, it says too what the board looks like then.
void PgnReplayer::play_null_move(std::string_view text, TextPlace place) {
    const auto next = pass(game_.final_position);
    if (!next)
        return refuse(text, place, "a null move leaves the king in check (Law 3.9.2)");
    problem({PgnFault::null_move, place,
             numbered(game_.final_position, text) +
                 ": a null move; the players move alternately (Law 1.2)"});
    before_last_ = game_.final_position;
    game_.final_position = *next;
    game_.moves.emplace_back();
    played(before_last_, text, place);
}

void PgnReplayer::san(std::string_view text, TextPlace place) {
    if (!lines_.empty())
        play_variation(text, place);
    else if (game_.is_complete)
        play_main_line(text, place);
}

void PgnReplayer::play_main_line(std::string_view text, TextPlace place) {
    const auto move = read_san(game_.final_position, text);
    if (move)
        return accept(*move, text, place);
    if (const auto lenient = read_san_leniently(game_.final_position, text))
        return accept(lenient->move, text, place);
    // The text of castling is a result only where the tag says so and nobody can castle (C.13.1).
    if (text == double_loss && both_lose_by_tag_) {
        game_.result = PgnResult{Result::both_lose};
    } else if (is_null_move(text)) {
        play_null_move(text, place);
    } else if (const auto promotion = promotion_without_piece(game_.final_position, text)) {
        problem(
            {PgnFault::odd_promotion, place,
             numbered(game_.final_position, text) +
                 ": the piece of the promotion is missing (Law 3.7.3.3); it is read as a queen"});
        accept(*promotion, text, place);
    } else {
        refuse(text, place, move.error().text);
    }
}

Visit PgnReplayer::begin_variation(TextPlace /*place*/) {
    // Deeper nesting is no analysis but an attack on the memory.
    constexpr std::size_t deepest = 256;
    if (variations_ == Variations::skipped || lines_.size() == deepest)
        return Visit::skip;
    Line line;
    if (!lines_.empty() && lines_.back().before)
        line.position = *lines_.back().before;
    else if (lines_.empty() && !game_.moves.empty())
        line.position = before_last_;
    else
        return Visit::skip;
    if (lines_.empty() ? !game_.is_complete : !lines_.back().is_complete)
        return Visit::skip;
    lines_.push_back(line);
    return Visit::enter;
}

void PgnReplayer::end_variation(TextPlace /*place*/) { lines_.pop_back(); }

void PgnReplayer::play_variation(std::string_view text, TextPlace place) {
    Line& line = lines_.back();
    if (!line.is_complete)
        return;
    std::optional<Position> next;
    const auto read = read_san_leniently(line.position, text);
    if (read)
        next = line.position.play(read->move);
    else if (is_null_move(text))
        next = pass(line.position);
    else if (const auto promotion = promotion_without_piece(line.position, text))
        next = line.position.play(*promotion);
    line.is_complete = next.has_value();
    if (!next)
        return problem({PgnFault::illegal_variation, place,
                        numbered(line.position, text) + ": " + read.error().text});
    line.before = line.position;
    line.position = *next;
}

void PgnReplayer::problem(const PgnProblem& problem) {
    if (game_.problems.size() < max_problems_per_game)
        game_.problems.push_back(problem);
}

void PgnReplayer::end_text() { flush(); }

/// What stood between this game and the next has been told by now.
void PgnReplayer::flush() {
    if (!has_game_)
        return;
    sink_(game_);
    has_game_ = false;
    // The memory of the moves is used again.
    game_.moves.clear();
    game_.problems.clear();
    game_.result.reset();
    game_.is_complete = true;
    game_.start = Position();
    game_.final_position = Position();
    lines_.clear();
    variant_.reset();
    fen_.reset();
    both_lose_by_tag_ = false;
}

History history_of(const ReplayedGame& game) {
    History history(game.start);
    for (const Move move : game.moves)
        if (move == Move())
            history.go_on_from(pass(history.current()).value_or(history.current()));
        else
            history.play(move);
    return history;
}

void replay_games(std::string_view text, PgnReplayer::Sink sink) {
    PgnReplayer replayer(std::move(sink));
    read_games(text, replayer);
}

}  // namespace arbiter
