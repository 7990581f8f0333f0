#include "apps/arbiter/talk/engine_opponent.hpp"

#include <chrono>
#include <utility>

#include "arbiter/notation/uci_move.hpp"
#include "arbiter/uci/told_game.hpp"

namespace arbiter {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds usual_time{1000};
/// Beyond what it was given it is waited for so long.
constexpr milliseconds patience = std::chrono::seconds(5);
/// Where nodes or depth limit it.
constexpr milliseconds longest_thought = std::chrono::minutes(10);

milliseconds longest_wait(const uci::Go& go, Color turn) {
    if (go.move_time)
        return *go.move_time + patience;
    return go.time[turn] ? *go.time[turn] + patience : longest_thought;
}

}  // namespace

std::expected<EngineOpponent, std::string> EngineOpponent::start(
    const match::Contestant& contestant, const Position& position) {
    auto engine = engines::DrivenEngine::start(
        {.words = contestant.words, .limits = contestant.use, .patience = {}});
    if (!engine)
        return std::unexpected(std::move(engine.error()));
    for (const uci::SetOption& option : contestant.options)
        if (auto done = engine->set(option); !done)
            return std::unexpected(std::move(done.error()));
    if (auto done = engine->begin_game(uci::ToldGame(position)); !done)
        return std::unexpected(std::move(done.error()));
    return EngineOpponent(*std::move(engine), contestant.limits);
}

std::expected<Move, std::string> EngineOpponent::choose_move(const Game& game) {
    uci::ToldGame told(game.history().positions().front());
    for (const Move move : game.history().moves())
        told.add(move);
    uci::Go command = match::go_for(game, limits_);
    if (!game.state().clock && !limits_.any())
        command.move_time = usual_time;
    const auto thought =
        engine_.think(told.position(), command, longest_wait(command, game.position().turn()));
    if (!thought)
        return std::unexpected(thought.error().text);
    const auto move = read_uci_move(game.position(), thought->best.move);
    if (!move)
        return std::unexpected(name() + " played " + thought->best.move.substr(0, 20) +
                               ", which is illegal: " + move.error().text);
    return *move;
}

}  // namespace arbiter
