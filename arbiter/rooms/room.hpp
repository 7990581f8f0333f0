// A game that somebody plays or watches: its table, the people around it, and the rule that what
// happens is kept before it is told.
//
// What comes in waits in a queue. The first of it is judged by the time at which it came, makes a
// proposal, and the store is asked to keep that; until it has answered, everything else of this
// game but questions waits, and nothing has happened yet. So a slow disk takes nobody's time and no
// other game's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arbiter/rooms/audience.hpp"
#include "arbiter/rooms/decision.hpp"
#include "arbiter/rooms/entrance.hpp"
#include "arbiter/rooms/hints.hpp"
#include "arbiter/rooms/nobodys_time.hpp"
#include "arbiter/rooms/proposal.hpp"
#include "arbiter/rooms/prover.hpp"
#include "arbiter/rooms/questions.hpp"
#include "arbiter/rooms/recent.hpp"
#include "arbiter/rooms/table.hpp"
#include "arbiter/rooms/thinker.hpp"
#include "arbiter/rooms/told.hpp"
#include "arbiter/rooms/waiting.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

/// What a room needs of the house.
class RoomHost {
  public:
    RoomHost() = default;
    RoomHost(const RoomHost&) = delete;
    RoomHost& operator=(const RoomHost&) = delete;
    virtual ~RoomHost() = default;

    /// Asks the store; its answer comes by `Room::store_answered`.
    virtual void keep(Addition addition) = 0;
    /// Asks for a new game under an id of its own; the answer comes by `Room::rematch_made`.
    virtual void make_rematch(std::string_view of, GameStart start) = 0;
    /// Reads what is kept.
    virtual std::expected<std::optional<StoredGame>, StoreError> read(std::string_view game) = 0;
    /// At once, in the order of the calls; must not call the room.
    virtual void tell(Told told) = 0;
    /// A number that no question to the computer or the prover has had.
    virtual std::uint64_t next_question() = 0;
    /// Something that whoever runs the server should know.
    virtual void warn(std::string_view text) = 0;
    /// What a player did could not be kept; he was told.
    virtual void player_was_refused(const StoreError& why) = 0;
};

/// Every call that has something to tell does so by `RoomHost::tell`, at once or when the store has
/// answered. Times never go back.
class Room {
  public:
    /// How many commands of each place and of all who watch may wait for the store, and how many
    /// who only look at the game. Questions (`AskWhy`, `Ping`) do not wait.
    static constexpr std::size_t most_waiting = 64;
    /// A store that takes longer over an event takes time that is nobody's; so does one that takes
    /// less, where a flag would fall by it.
    static constexpr Duration unnoticed{100};
    /// If it takes longer than that, it is kept at once that the time was nobody's, and otherwise
    /// when something happens.
    static constexpr Duration patience{1000};

    /// Fails with `corrupt` when the kept game cannot be replayed by the Laws. `down`: when the
    /// server was not running, so that nobody's time ran. The judge is that of `Game`.
    [[nodiscard]] static std::expected<std::unique_ptr<Room>, StoreError> open(
        const StoredGame& game, RoomHost& host, std::optional<Downtime> down, MatingJudge* judge);

    /// May take an open seat, and then is let in when that is kept; greeted with `Sync` or with
    /// what he has missed. Requires: the socket is not here.
    void enter(Entrance entrance, Timestamp now);
    /// Answered with one `Reply`. A command of the same id and place as one of before gets its
    /// answer again. Nothing happens where the socket is not here.
    void receive(SocketId socket, Command command, Timestamp now);
    /// What he has said counts all the same. Nothing happens where the socket is not here.
    void leave(SocketId socket);

    /// Once what has happened by itself is kept or not, the room may be looked at; what is called
    /// must not call the room or the house.
    /// Who only looks starts nothing in the game, but hears of no flag before its fall is kept.
    void look(Looked looked, Timestamp now);

    /// Nobody's time ran, and that of the world has gone on: the machine slept.
    void was_down(const Downtime& down);

    /// The computer's answer. Nothing happens when the game has gone on meanwhile.
    void computer_moves(std::uint64_t question, Move move, Timestamp now);
    /// The position that was asked about is dead, as these verdicts show. Nothing happens when the
    /// game has gone on meanwhile: then that position is asked for.
    void position_is_dead(std::uint64_t question, KeptVerdicts verdicts, Timestamp now);
    /// Flags that have fallen by now.
    void let_flags_fall(Timestamp now);

    /// What was proposed is kept, or not.
    void store_answered(const StoreAnswer& answer, Timestamp now);
    /// The new game that was asked for has this id, or could not be kept.
    void rematch_made(const std::expected<std::string, StoreError>& id);
    /// Does the room not know whether its last proposal is kept?
    [[nodiscard]] bool is_in_doubt() const { return proposal_ && proposal_->is_in_doubt; }
    /// Reads it, when it is in doubt.
    void read_back(Timestamp now);

    /// The move that the computer should be asked for now, and is not asked for yet. Calling it is
    /// taken as asking; what was asked before the game went back needs no answer any more.
    [[nodiscard]] std::optional<Thought> take_wanted_thought();
    /// The move that is to be hinted at, where somebody has asked for a hint.
    [[nodiscard]] std::optional<Thought> take_wanted_hint();
    /// The question whether the position on the board is dead, once for each position. Calling it
    /// is taken as asking.
    [[nodiscard]] std::optional<DeadPositionQuestion> take_wanted_question();

    /// When a flag will fall, if nothing happens before; nothing while the store is asked.
    [[nodiscard]] std::optional<Timestamp> flag_falls_at() const;

    /// 1 and as many as events that are kept.
    [[nodiscard]] std::uint32_t version() const { return recent_.version(); }
    /// As far as it is kept; good until the next call.
    [[nodiscard]] const Table& table() const { return *table_; }
    /// Nobody is here and nothing is awaited: the room can be given up and opened again later.
    [[nodiscard]] bool is_idle() const {
        return audience_.is_empty() && waiting_.empty() && !questions_.is_thinking() &&
               !hints_.is_waiting() && !proposal_;
    }

  private:
    explicit Room(RoomHost& host)
        : host_(host), audience_([&host](Told told) { host.tell(std::move(told)); }) {}

    void give_hint(SocketId socket, const Command& command, const AskHint& wanted, Timestamp now);
    /// `hint`: nothing where the position is another by now.
    void give_hint(SocketId socket, const std::string& command,
                   const std::optional<ShownHint>& hint);
    [[nodiscard]] std::optional<ShownHint> known_hint(int steps) const;
    void wait(Incident incident);
    /// Is the downtime kept before that incident? Requires: there is one.
    [[nodiscard]] bool ends_downtime(const Incident& incident) const;
    /// Deals with what waits, until the store has to be asked.
    void advance();
    /// What has happened by itself before that.
    [[nodiscard]] std::optional<Event> overdue(const Incident& incident) const;
    void deal_with(const Entrance& entrance, const Incident& incident);
    void deal_with(const SpokenCommand& said, const Incident& incident);
    void deal_with(const ComputerMoved& moved, const Incident& incident);
    void deal_with(const FoundDead& found, const Incident& incident);
    void deal_with(const TimePassed& passed, const Incident& incident);
    void deal_with(const Looked& looked, const Incident& incident);

    /// Puts it to the store. Fails where the game does not take the events: then nothing is asked.
    /// Verdicts that are there are believed.
    std::expected<void, StoreError> propose(const std::vector<KeptEvent>& events,
                                            Proposal proposal);
    void settle(const std::optional<StoreError>& refused, Timestamp now);
    void happen(Proposal& proposal, Timestamp now);
    void reply(const Asker& asker);

    void come_in(const Entrance& entrance, Timestamp now);
    std::shared_ptr<const Table> table_;
    RoomHost& host_;
    Waiting waiting_;
    std::optional<Proposal> proposal_;
    Recent recent_;
    Audience audience_;
    Questions questions_;
    Hints hints_;
    NobodysTime nobodys_time_;
};

}  // namespace arbiter
