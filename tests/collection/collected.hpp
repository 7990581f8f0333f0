// Games of a text as the checks see them.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "arbiter/collection/record_reader.hpp"
#include "arbiter/pgn/reader.hpp"

namespace arbiter::testing {

/// What `ask` says of the first game of the text.
template <typename Ask>
auto of_game(std::string_view text, Ask ask) {
    std::optional<decltype(ask(std::declval<const CollectedGame&>()))> answer;
    RecordReader visitor([&](const CollectedGame& game) {
        if (!answer)
            answer.emplace(ask(game));
    });
    read_games(text, visitor);
    if (!answer)
        throw std::invalid_argument("no game: " + std::string(text));
    return *std::move(answer);
}

/// A game of no moves from that position, with more tags.
inline std::string game_from(std::string_view fen, std::string_view tags = "",
                             std::string_view movetext = "*") {
    return "[SetUp \"1\"]\n[FEN \"" + std::string(fen) + "\"]\n" + std::string(tags) + "\n" +
           std::string(movetext) + "\n";
}

/// The knights go out and back so many times.
inline std::string knights_out_and_back(int times) {
    std::string text;
    for (int i = 0; i < times; ++i)
        text += " Nf3 Nf6 Ng1 Ng8";
    return text;
}

}  // namespace arbiter::testing
