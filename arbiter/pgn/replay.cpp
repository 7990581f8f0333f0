#include "arbiter/pgn/replay.hpp"

#include <utility>

#include "arbiter/notation/san.hpp"
#include "arbiter/pgn/reader.hpp"
#include "arbiter/pgn/start_position.hpp"

namespace arbiter {

namespace {

constexpr std::string_view double_loss = "0-0";

/// "12. Nf3" or "12... Nf6".
std::string numbered(const Position& position, std::string_view san) {
    return std::to_string(position.fullmove_number()) +
           (position.turn() == Color::white ? ". " : "... ") + std::string(san.substr(0, 40));
}

}  // namespace

void PgnReplayer::begin_game(TextPlace place) {
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

void PgnReplayer::san(std::string_view text, TextPlace place) {
    if (!game_.is_complete)
        return;
    const auto move = read_san(game_.final_position, text);
    // The text of castling is a result only where the tag says so and nobody can castle (C.13.1).
    if (!move && text == double_loss && both_lose_by_tag_) {
        game_.result = PgnResult{Result::both_lose};
        return;
    }
    if (!move) {
        problem({PgnFault::illegal_move, place,
                 numbered(game_.final_position, text) + ": " + move.error().text});
        game_.is_complete = false;
        return;
    }
    game_.final_position = game_.final_position.play(*move);
    game_.moves.push_back(*move);
}

void PgnReplayer::problem(const PgnProblem& problem) {
    if (game_.problems.size() < max_problems_per_game)
        game_.problems.push_back(problem);
}

void PgnReplayer::end_game(TextPlace /*place*/) {
    sink_(game_);
    game_ = ReplayedGame{};
    variant_.reset();
    fen_.reset();
    both_lose_by_tag_ = false;
}

void replay_games(std::string_view text, PgnReplayer::Sink sink) {
    PgnReplayer replayer(std::move(sink));
    read_games(text, replayer);
}

}  // namespace arbiter
