// All games: makes them, finds them in memory or in the store, and leads what the sockets say to
// the right room. Knows no network.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "arbiter/server/api_error.hpp"
#include "arbiter/server/dead_position_prover.hpp"
#include "arbiter/server/new_game.hpp"
#include "arbiter/server/room.hpp"
#include "arbiter/server/thinker.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

class Lobby : private RoomHost {
  public:
    using Warn = std::function<void(std::string_view)>;

    /// `most_rooms` games at most are in memory; those that nobody has open make way for others.
    /// `started`: when the server was; before it nobody's time ran.
    Lobby(Store& store, Thinker& thinker, DeadPositionProver& prover, Warn warn,
          std::size_t most_rooms = 1000, Timestamp started = {})
        : store_(store),
          thinker_(thinker),
          prover_(prover),
          warn_(std::move(warn)),
          most_rooms_(most_rooms),
          started_(started) {}

    /// Keeps a new game and tells its id.
    [[nodiscard]] std::expected<std::string, ApiError> create(NewGame game, Timestamp now);

    /// The game of that id, nullptr where there is none. Good until the next call of any kind.
    [[nodiscard]] std::expected<const Room*, ApiError> find(std::string_view id);

    /// See `Room`. A socket is in one room at most; what an unknown socket says goes nowhere.
    [[nodiscard]] std::expected<Messages, ApiError> enter(std::string_view id, Entrance entrance,
                                                          Timestamp now);
    [[nodiscard]] Messages receive(SocketId socket, std::string_view text, Timestamp now);
    [[nodiscard]] Messages receive_binary(SocketId socket);
    [[nodiscard]] Messages leave(SocketId socket);

    /// The thinker's answer.
    [[nodiscard]] Messages computer_moves(std::string_view game, std::uint64_t question, Move move,
                                          Timestamp now);

    /// The prover's answer.
    [[nodiscard]] Messages position_is_dead(std::string_view game, std::uint64_t question,
                                            Timestamp now);

    /// When the next flag will fall in any game, if nothing happens before.
    [[nodiscard]] std::optional<Timestamp> next_flag() const;
    /// Flags that have fallen by now.
    [[nodiscard]] Messages let_flags_fall(Timestamp now);

    [[nodiscard]] std::size_t rooms_in_memory() const { return rooms_.size(); }

  private:
    struct Entry {
        std::unique_ptr<Room> room;
        /// Ticks of `uses_`.
        std::uint64_t last_used = 0;
    };

    Store& store() override { return store_; }
    std::expected<std::string, StoreError> create_game(GameStart start) override;
    std::uint64_t next_question() override { return ++questions_; }
    void warn(std::string_view text) override { warn_(text); }

    /// nullptr where there is no such game.
    std::expected<Room*, ApiError> room(std::string_view id);
    bool make_space();
    /// What the room wants of the thinker and of the prover.
    void ask_helpers(Room& room);
    void ask_prover(Room& room);

    Store& store_;
    Thinker& thinker_;
    DeadPositionProver& prover_;
    Warn warn_;
    std::size_t most_rooms_;
    Timestamp started_;
    std::map<std::string, Entry, std::less<>> rooms_;
    std::unordered_map<SocketId, Room*> sockets_;
    std::uint64_t uses_ = 0;
    std::uint64_t questions_ = 0;
};

}  // namespace arbiter
