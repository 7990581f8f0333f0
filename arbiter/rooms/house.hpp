// All games: makes them, finds them in memory or in the store, and leads what people say to the
// right room. Knows no network, and no form in which anything is said; time is an argument.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "arbiter/rooms/new_game.hpp"
#include "arbiter/rooms/own_game.hpp"
#include "arbiter/rooms/prover.hpp"
#include "arbiter/rooms/room.hpp"
#include "arbiter/rooms/thinker.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

/// Why a game cannot be had.
enum class HouseProblem : std::uint8_t {
    no_game,      ///< there is none of that id
    busy,         ///< as many games are open as may be
    unavailable,  ///< the store does not keep or read at the moment
    corrupt,      ///< the kept game cannot be read
};

struct HouseOptions {
    /// As many games at most are in memory; those that nobody has open make way for others.
    std::size_t most_rooms = 1000;
    /// As many new games at most wait for the store.
    std::size_t most_waiting = 1000;
    /// Before it nobody's time ran: when the server was started.
    Timestamp started{};
};

/// What there is to be known of a game without going in.
struct GameInfo {
    std::string id;
    std::uint32_t version = 1;
    OpponentKind opponent = OpponentKind::screen;
    std::string rules;
    bool has_ended = false;
};

/// Whatever is called, what is to be told because of it comes by `Tell`, then or later.
class House : private RoomHost {
  public:
    /// Called at once within any of the calls below; must not call the house, as the next two.
    using Tell = std::function<void(const Told& told)>;
    /// Gets one line for whoever runs the server, without full stop.
    using Warn = std::function<void(std::string_view text)>;
    /// Gives an id for a new game that nobody can guess.
    using NewId = std::function<std::string()>;
    /// The id of the new game, or why there is none.
    using Created = std::function<void(const std::expected<std::string, HouseProblem>& id)>;

    /// The ways out.
    struct Doors {
        Tell tell;
        Warn warn;
        NewId new_id;
    };

    /// What is given by reference outlives the house.
    House(Store& store, Thinker& thinker, DeadPositionProver& prover, Doors doors,
          const HouseOptions& options = {})
        : store_(store),
          thinker_(thinker),
          prover_(prover),
          doors_(std::move(doors)),
          options_(options),
          downtimes_(store.earlier_downtimes()),
          last_alive_(store.last_alive()) {
        if (last_alive_)
            downtimes_.add({*last_alive_, options.started});
    }

    /// Has a new game kept. `created` is called once: when the store has answered, with its id, or
    /// at once where the house is busy or the game cannot begin.
    void create(const NewGame& game, Timestamp now, Created created);

    /// The game of that id as it is kept: a flag that has fallen by now may still wait for the
    /// store. Good until the next call of any kind.
    [[nodiscard]] std::expected<const Room*, HouseProblem> find(std::string_view id, Timestamp now);

    /// Whether there is such a game, without opening it: fails with `no_game`, or with what keeps
    /// the store from saying so.
    [[nodiscard]] std::expected<void, HouseProblem> look_up(std::string_view id);

    /// Is told of the game when every flag that has fallen by now is kept as that, and otherwise
    /// why not. Must not call the house.
    template <typename T>
    using Answered = std::function<void(const std::expected<T, HouseProblem>& answer)>;
    void look(std::string_view id, Timestamp now, Answered<const Table*> answered);
    /// The same without opening the room, wherever the store knows enough.
    void info(std::string_view id, Timestamp now, const Answered<GameInfo>& answered);
    /// The games of the person with a token of that digest, `most_own_games` at most: first those
    /// that go on, then the newest. Of the games in which no flag has fallen none is opened.
    void games_of(const std::string& token_hash, Timestamp now,
                  const Answered<std::vector<OwnGame>>& answered);
    static constexpr std::size_t most_own_games = 30;

    /// See `Room`. A socket is in one room at most; what an unknown socket says goes nowhere.
    std::expected<void, HouseProblem> enter(std::string_view id, Entrance entrance, Timestamp now);
    void receive(SocketId socket, Command command, Timestamp now);
    void leave(SocketId socket);

    /// The thinker's answer. Nothing happens where it comes too late.
    void computer_moves(std::string_view game, std::uint64_t question, Move move, Timestamp now);

    /// The prover's answer. Nothing happens where it comes too late.
    void position_is_dead(std::string_view game, std::uint64_t question, KeptVerdicts verdicts,
                          Timestamp now);

    /// To be called when the store has answers.
    void take_store_answers(Timestamp now);

    /// To be called every second: tells the store that we are there, and reads what it left in
    /// doubt.
    void tick(Timestamp now);

    /// The machine slept: nobody's time ran meanwhile, in no game. `now` from here on is after it.
    void was_down(const Downtime& down);

    /// When the next flag will fall in any game, if nothing happens before.
    [[nodiscard]] std::optional<Timestamp> next_flag() const;
    /// Flags that have fallen by now.
    void let_flags_fall(Timestamp now);

    [[nodiscard]] std::size_t rooms_in_memory() const { return rooms_.size(); }

  private:
    struct Entry {
        std::unique_ptr<Room> room;
        /// Its place in `idle_` or in `flags_`, where it has one.
        std::optional<std::uint64_t> idle_since{};
        std::optional<Timestamp> flag{};
    };
    using Rooms = std::map<std::string, Entry, std::less<>>;

    enum class Helpers : bool { leave_alone, ask };

    /// What the store was asked.
    struct Question {
        enum class Kind : std::uint8_t { addition, new_game, rematch };

        Kind kind = Kind::addition;
        /// The one it concerns: of a rematch the one before.
        std::string game;
        /// Of a new game, to be tried again under another id.
        GameStart start{};
        Addition first{};
        Created created{};
        int tries = 1;
    };

    void keep(Addition addition) override;
    void make_rematch(std::string_view of, GameStart start) override;
    std::expected<std::optional<StoredGame>, StoreError> read(std::string_view game) override;
    void tell(Told told) override { doors_.tell(told); }
    std::uint64_t next_question() override { return ++questions_; }
    void warn(std::string_view text) override { doors_.warn(text); }
    void player_was_refused(const StoreError& why) override;

    void ask_for_game(Question question);
    void answered(Question question, const StoreAnswer& answer, Timestamp now);
    std::expected<Rooms::iterator, HouseProblem> room(std::string_view id);
    /// What the store knows of the game without its events.
    std::expected<GameSummary, HouseProblem> summary(std::string_view id);
    std::vector<OwnGame> shown(const std::vector<GameSummary>& kept, const std::string& token_hash);
    /// Is told of the room when it may be looked at.
    void look_into(std::string_view id, Timestamp now, Answered<const Room*> answered);
    /// When we were not there, as far as it matters to a game that is opened.
    [[nodiscard]] std::optional<Downtime> downtime_of(const StoredGame& game) const;
    /// How long the machine slept since then.
    [[nodiscard]] Duration slept_since(Timestamp then) const;
    bool make_space();
    /// What follows from whatever has happened in a room: helpers are asked, flags watched.
    void look_after(Rooms::iterator entry, Helpers helpers = Helpers::ask);

    Store& store_;
    Thinker& thinker_;
    DeadPositionProver& prover_;
    Doors doors_;
    HouseOptions options_;
    Downtimes downtimes_;
    std::optional<Timestamp> last_alive_;
    /// When the machine slept since we started, for the games that were not in memory.
    std::vector<Downtime> slept_;
    /// Of what is asked within a game: by flags, resignations, moves.
    ProvingJudge judge_;
    Rooms rooms_;
    std::unordered_map<SocketId, Rooms::iterator> sockets_;
    std::unordered_map<Ticket, Question> asked_;
    /// Rooms that can be given up, the longest idle first.
    std::map<std::uint64_t, Rooms::iterator> idle_;
    std::set<std::pair<Timestamp, std::string>> flags_;
    std::set<std::string> in_doubt_;
    std::uint64_t uses_ = 0;
    std::uint64_t questions_ = 0;
    std::size_t waiting_games_ = 0;
    /// Whoever runs the server knows that nothing that players do is kept at the moment.
    bool has_warned_of_refusals_ = false;
};

}  // namespace arbiter
