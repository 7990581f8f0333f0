#include "arbiter/pgn/played_game.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "arbiter/game/ending_text.hpp"
#include "arbiter/game/pgn_time_control.hpp"
#include "arbiter/pgn/comment_command.hpp"

namespace arbiter {

namespace {

Color mover_of(const Game& game, std::size_t ply) { return game.history().positions()[ply].turn(); }

/// What the clocks showed when a move was completed is kept nowhere: the game is played again.
std::vector<std::optional<Duration>> times_left(const Game& game) {
    std::vector<std::optional<Duration>> left;
    Game again = Game::kept(game.terms());
    for (const TimedEvent& happened : game.events()) {
        const std::size_t before = again.history().moves().size();
        if (!again.replay(happened))
            break;
        left.resize(again.history().moves().size());
        if (const auto& clock = again.state().clock)
            for (std::size_t ply = before; ply < left.size(); ++ply)
                left[ply] = clock->main_time(mover_of(again, ply), happened.at);
    }
    left.resize(game.history().moves().size());
    return left;
}

/// An offer is made with a move (9.1.2.1), and stands behind it.
bool offers_draw(const Game& game, std::size_t ply) {
    const auto& offers = game.state().offers[mover_of(game, ply)];
    return std::ranges::find(offers, ply + 1) != offers.end();
}

std::optional<PgnResult> pgn_result(const Game& game) {
    if (!game.ending())
        return PgnResult{};
    const Result result = game.ending()->result;
    const bool is_known = result == Result::white_wins || result == Result::black_wins ||
                          result == Result::draw || result == Result::both_lose;
    return PgnResult{is_known ? std::optional(result) : std::nullopt};
}

/// PGN specification 9.8.1.
std::string_view termination(const Game& game) {
    if (!game.ending())
        return "unterminated";
    switch (game.ending()->reason) {
        case EndReason::flag:
            return "time forfeit";
        case EndReason::illegal_moves:
        case EndReason::forfeit:
            return "rules infraction";
        case EndReason::arbiter:
            return "adjudication";
        case EndReason::checkmate:
        case EndReason::stalemate:
        case EndReason::dead_position:
        case EndReason::threefold:
        case EndReason::fivefold:
        case EndReason::fifty:
        case EndReason::seventyfive:
        case EndReason::resignation:
        case EndReason::agreement:
            return "normal";
    }
    std::unreachable();
}

/// The standard has no tag for odds of time; these two are those of cutechess.
void set_time_control(AnnotatedGame& made, const Terms& terms) {
    const TimeControl& white = terms.time_of(Color::white);
    const TimeControl& black = terms.time_of(Color::black);
    if (white.is_untimed())
        return;
    if (white == black)
        return made.set_tag("TimeControl", write_pgn_time_control(white));
    made.set_tag("WhiteTimeControl", write_pgn_time_control(white));
    made.set_tag("BlackTimeControl", write_pgn_time_control(black));
}

void set_tags(AnnotatedGame& made, const Game& game) {
    const Result result = made.result->score.value_or(Result::none);
    made.set_tag("Result", text(result));
    set_start(made, game.history().start());
    set_time_control(made, game.terms());
    made.set_tag("Termination", termination(game));
}

}  // namespace

AnnotatedGame played_game(const Game& game, std::vector<TagPair> tags) {
    AnnotatedGame made;
    made.tags = std::move(tags);
    made.result = pgn_result(game);
    set_tags(made, game);
    const auto left = times_left(game);
    NodeId last = GameTree::root;
    for (std::size_t ply = 0; ply < left.size(); ++ply) {
        const Move move = game.history().moves()[ply];
        last = move == Move() ? made.moves.add_text(last, "--") : made.moves.add(last, move);
        if (left[ply])
            made.moves.edit_notes(last).after.push_back("[%clk " + write_command_time(*left[ply]) +
                                                        ']');
        if (offers_draw(game, ply))
            made.moves.edit_notes(last).offers_draw = true;
    }
    if (const auto& ending = game.ending())
        made.moves.edit_notes(last).after.push_back(ending_in_words(*ending) +
                                                    cited(ending->article));
    return made;
}

}  // namespace arbiter
