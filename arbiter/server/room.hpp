// A game that somebody plays or watches: its table, the sockets around it, and the rule that what
// happens is kept before it is told. Knows no network: sockets are numbers, time is an argument,
// messages go in and come out as text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/server/dead_position_prover.hpp"
#include "arbiter/server/decision.hpp"
#include "arbiter/server/messages.hpp"
#include "arbiter/server/table.hpp"
#include "arbiter/server/thinker.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

using SocketId = std::uint64_t;

/// Events go to many sockets: they share the text.
using SharedText = std::shared_ptr<const std::string>;

struct Message {
    SocketId to;
    SharedText text;
};
using Messages = std::vector<Message>;

/// Who comes in.
struct Entrance {
    SocketId socket;
    /// The digest of his token, if he has one.
    std::optional<std::string> token_hash{};
    /// The version that he has seen, if he has been here before.
    std::optional<std::uint32_t> seen{};
    /// Which of the open seats he would like.
    std::optional<Color> seat{};
};

/// What a room needs of the house.
class RoomHost {
  public:
    RoomHost() = default;
    RoomHost(const RoomHost&) = delete;
    RoomHost& operator=(const RoomHost&) = delete;
    virtual ~RoomHost() = default;

    virtual Store& store() = 0;
    /// Keeps a new game with an id of its own, and tells the id.
    virtual std::expected<std::string, StoreError> create_game(GameStart start) = 0;
    /// A number that no question to the computer or the prover has had.
    virtual std::uint64_t next_question() = 0;
    /// Something that whoever runs the server should know.
    virtual void warn(std::string_view text) = 0;
};

class Room {
  public:
    /// How many of the last events a returning socket can get instead of the whole state.
    static constexpr std::size_t events_kept = 64;
    /// How many answers are kept for commands that come again, for each place.
    static constexpr std::size_t answers_kept = 64;

    /// Fails with `corrupt` when the kept game cannot be replayed by the Laws. `started`: when the
    /// server was; nobody's time runs while it is down.
    [[nodiscard]] static std::expected<std::unique_ptr<Room>, StoreError> open(
        const StoredGame& game, RoomHost& host, Timestamp started = {});

    /// May take an open seat.
    [[nodiscard]] Messages enter(Entrance entrance, Timestamp now);
    /// Any bytes.
    [[nodiscard]] Messages receive(SocketId socket, std::string_view text, Timestamp now);
    [[nodiscard]] Messages receive_binary(SocketId socket);
    [[nodiscard]] Messages leave(SocketId socket);

    /// The move that the computer should be asked for now, and is not asked for yet. Calling it is
    /// taken as asking; what was asked before the game went back needs no answer any more.
    [[nodiscard]] std::optional<Thought> take_wanted_thought();
    /// The computer's answer. Nothing happens when the game has gone on meanwhile.
    [[nodiscard]] Messages computer_moves(std::uint64_t question, Move move, Timestamp now);

    /// The question whether the position on the board is dead, once for each position. Calling it
    /// is taken as asking.
    [[nodiscard]] std::optional<DeadPositionQuestion> take_wanted_question();
    /// It is. Nothing happens when the game has gone on meanwhile: then that position is asked for.
    [[nodiscard]] Messages position_is_dead(std::uint64_t question, Timestamp now);

    /// When a flag will fall, if nothing happens before.
    [[nodiscard]] std::optional<Timestamp> flag_falls_at() const;
    /// Flags that have fallen by now.
    [[nodiscard]] Messages let_flags_fall(Timestamp now);

    [[nodiscard]] std::uint32_t version() const { return version_; }
    [[nodiscard]] const Table& table() const { return table_; }
    /// Nobody is here and nothing is awaited: the room can be given up and opened again later.
    [[nodiscard]] bool is_idle() const { return sockets_.empty() && !open_thought_; }

  private:
    struct Answer {
        std::string command;
        SharedText text;
    };

    Room(Table table, RoomHost& host) : table_(std::move(table)), host_(host) {}

    std::expected<void, StoreError> replay(const StoredEvent& stored, std::size_t of);
    [[nodiscard]] Places places_of(SocketId socket) const;
    [[nodiscard]] Places here() const;

    bool take_open_seat(const Entrance& entrance, Timestamp now, Messages& out);
    void greet(SocketId socket, std::optional<std::uint32_t> seen, Timestamp now,
               Messages& out) const;
    /// What happened by itself before anything else may: the server was down, a flag has fallen.
    /// False where that could not be kept, so that nothing else may happen.
    bool catch_up(Timestamp now, Messages& out);
    bool publish_by_itself(const Event& event, Timestamp at, Messages& out);
    /// The move, or another one where the game does not take it: a man that was touched must move.
    [[nodiscard]] std::optional<Move> move_that_is_taken(Move move, Timestamp now) const;
    void tell_presence_changes(const Places& before, SocketId except, Messages& out) const;

    [[nodiscard]] SharedText answer(const Command& command, const Places& yours, Timestamp now,
                                    Messages& out);
    std::expected<void, StoreError> add_rematch(Decision& decision, Timestamp now);
    /// Keeps the events, then makes them happen and tells everybody. Nothing happens on failure.
    std::expected<void, StoreError> publish(std::span<const TableEvent> events,
                                            const std::optional<Cause>& cause, Timestamp now,
                                            Messages& out);
    void remember(SharedText event);
    void tell_everybody(const SharedText& text, Messages& out) const;
    void remember_answer(Place place, std::string command, SharedText text);

    Table table_;
    RoomHost& host_;
    std::uint32_t version_ = 1;
    /// Texts of the events up to `version_`, the last of them at the back.
    std::deque<SharedText> recent_;
    PerPlace<std::deque<Answer>> answers_;
    std::map<SocketId, std::optional<std::string>> sockets_;
    /// The number of the question that the computer has not answered.
    std::optional<std::uint64_t> open_thought_;
    /// The server was not running while somebody's time would have run; until that is kept nobody's
    /// does.
    bool was_down_ = false;
    /// The last question whether a position is dead, and of which.
    std::uint64_t open_question_ = 0;
    std::optional<Position> questioned_;
};

}  // namespace arbiter
