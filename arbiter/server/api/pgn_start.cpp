#include "arbiter/server/api/pgn_start.hpp"

#include <string>
#include <utility>

#include "arbiter/pgn/reader.hpp"
#include "arbiter/pgn/replay.hpp"
#include "arbiter/pgn/tree_reader.hpp"

namespace arbiter {

namespace {

/// Half-moves that a new game can have behind it.
constexpr std::size_t most_moves = 1000;

/// Of a text with several games so many are named.
constexpr std::size_t most_listed = 200;

std::unexpected<ApiError> bad_pgn(std::string text, std::optional<std::size_t> at = {}) {
    return std::unexpected(
        ApiError{.code = "pgn", .text = std::move(text), .field = "pgn", .at = at});
}

ListedGame listed(const AnnotatedGame& game) {
    const auto told = [&](std::string_view name) {
        const auto value = game.tag(name);
        return value && *value != "?" ? std::string(*value) : std::string();
    };
    return {.white = told("White"),
            .black = told("Black"),
            .result = told("Result"),
            .date = told("Date"),
            .plies = game.moves.main_line().size()};
}

std::unexpected<ApiError> several_games(std::string_view pgn, std::size_t count) {
    ApiError error{.code = "several",
                   .text = "there are " + std::to_string(count) +
                           " games in the text; a new game goes on from one",
                   .field = "pgn"};
    TreeReader reader([&](const AnnotatedGame& game, const auto& /*problems*/) {
        if (error.games.size() < most_listed)
            error.games.push_back(listed(game));
    });
    read_games(pgn, reader);
    return std::unexpected(std::move(error));
}

}  // namespace

std::expected<PgnStart, ApiError> read_pgn_start(std::string_view pgn,
                                                 std::optional<std::size_t> chosen) {
    std::size_t games = 0;
    ReplayedGame played;
    replay_games(pgn, [&](const ReplayedGame& game) {
        if (games++ == chosen.value_or(0))
            played = game;
    });
    if (games == 0)
        return bad_pgn("there is no game in the text");
    if (!chosen && games > 1)
        return several_games(pgn, games);
    if (chosen && *chosen >= games)
        return std::unexpected(ApiError{.code = "game",
                                        .text = "game is 1 to " + std::to_string(games) + "; got " +
                                                std::to_string(*chosen + 1),
                                        .field = "game",
                                        .at = {}});
    for (const PgnProblem& problem : played.problems)
        if (severity(problem.fault) == Severity::error || !played.has_start)
            return bad_pgn(problem.text, static_cast<std::size_t>(problem.place.offset));
    if (played.moves.size() > most_moves)
        return bad_pgn("the game has " + std::to_string(played.moves.size()) + " half-moves; " +
                       std::to_string(most_moves) + " are enough");
    return PgnStart{played.start, std::move(played.moves)};
}

}  // namespace arbiter
