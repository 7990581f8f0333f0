// A game as a list of somebody's games shows it, without a replay.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/game/termination.hpp"
#include "arbiter/game/terms.hpp"
#include "arbiter/rooms/table.hpp"
#include "arbiter/rooms/told.hpp"
#include "arbiter/store/stored_game.hpp"

namespace arbiter {

struct OwnGame {
    std::string id;
    OpponentKind opponent = OpponentKind::screen;
    Terms terms;
    PerColor<ShownPlayer> players{};
    /// Of him whose list it is.
    Places yours{};
    Color turn = Color::white;
    /// How many half-moves stand, the position after them, and the squares from which and to which
    /// a man has gone by the last of them (empty where there is none): when castling the king, or
    /// the rook where the king stays.
    std::int64_t plies = 0;
    std::string fen;
    std::string last_move;
    std::optional<Ending> end;
    Timestamp created;
    /// The time of its last event, or when it was made.
    Timestamp changed;
};

/// What `own_game` needs of a game that has events, as the store keeps it (`Addition`).
[[nodiscard]] std::string standing_text(const Table& table);
/// The digests of who has taken a seat since the start, as the store keeps it.
[[nodiscard]] std::vector<std::string> newcomers(const Table& table);

/// The game as the person with a token of that digest sees it; nothing where what is kept of it
/// cannot be read.
[[nodiscard]] std::optional<OwnGame> own_game(const GameSummary& kept,
                                              const std::string& token_hash);

}  // namespace arbiter
