// A house with everything around it that a test can reach: a store that can fail, a computer that
// answers when it is told to, and people whose sockets collect what they are told, as values.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "arbiter/game/mating_chances.hpp"
#include "arbiter/rooms/house.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/scripted_store.hpp"

namespace arbiter::testing {

inline const std::string alice(64, 'a');
inline const std::string bob(64, 'b');
inline const std::string carol(64, 'c');
/// Of the key to the seats of a game that is made by invitation.
inline const std::string key_hash(64, 'd');

class PatientThinker : public Thinker {
  public:
    std::vector<Thought> asked;
    void think(Thought thought) override { asked.push_back(std::move(thought)); }
};

class PatientProver : public DeadPositionProver {
  public:
    std::vector<DeadPositionQuestion> asked;
    void prove(DeadPositionQuestion question) override { asked.push_back(std::move(question)); }
};

class TestHouse {
  public:
    explicit TestHouse(std::size_t most_rooms = 1000) : TestHouse(own_store_, most_rooms, {}, 0) {}
    /// A second server on the same games, started at that time.
    TestHouse(TestHouse& day_before, Timestamp started)
        : TestHouse(day_before.store, 10, started, day_before.games_made_) {
        clock_ = static_cast<int>(started.time_since_epoch().count());
    }
    TestHouse(const TestHouse&) = delete;
    TestHouse& operator=(const TestHouse&) = delete;
    ~TestHouse() = default;

  private:
    ScriptedStore own_store_;

    TestHouse(ScriptedStore& games, std::size_t most_rooms, Timestamp started, int games_made)
        : store(games),
          house(store, thinker, prover,
                {.tell = [this](const Told& told) { told_[told.to].push_back(told.what); },
                 .warn = [this](std::string_view text) { warnings.emplace_back(text); },
                 .new_id = [this] { return "game" + std::to_string(1000 + games_made_++); }},
                {.most_rooms = most_rooms, .started = started}),
          games_made_(games_made) {}

  public:
    ScriptedStore& store;
    PatientThinker thinker;
    PatientProver prover;
    std::vector<std::string> warnings;
    House house;

    /// The id of the new game.
    std::expected<std::string, HouseProblem> make(const NewGame& game) {
        std::expected<std::string, HouseProblem> made = std::unexpected(HouseProblem::busy);
        house.create(game, now(), [&made](const auto& id) { made = id; });
        settle();
        return made;
    }
    std::string new_game(const NewGame& game) { return make(game).value(); }

    /// What the new socket is told.
    std::vector<Words> enter(SocketId socket, const std::string& game,
                             std::optional<std::string> token_hash,
                             std::optional<std::uint32_t> seen = std::nullopt) {
        return enter(game, {socket, std::move(token_hash), seen, std::nullopt});
    }
    std::vector<Words> enter(const std::string& game, const Entrance& entrance) {
        house.enter(game, entrance, now()).value();
        settle();
        return take(entrance.socket);
    }
    void leave(SocketId socket) {
        house.leave(socket);
        settle();
    }

    void say(SocketId socket, Command command) {
        house.receive(socket, std::move(command), now());
        settle();
    }
    /// What the socket is told, the answer last.
    std::vector<Words> ask(SocketId socket, Action action, std::string id = {}) {
        if (id.empty())
            id = new_command_id();
        say(socket, {std::move(id), std::move(action)});
        return take(socket);
    }

    bool obeys(SocketId socket, Action action) {
        return !answer(ask(socket, std::move(action))).refusal;
    }
    /// Why that is refused. Throws where it is not, or for another kind of reason.
    template <typename Kind>
    Kind refusal(SocketId socket, Action action) {
        return std::get<Kind>(answer(ask(socket, std::move(action))).refusal.value());
    }
    /// Plays UCI moves by this socket, from the first half-move on.
    void play(SocketId socket, const std::vector<std::string>& moves) {
        for (std::size_t ply = 0; ply < moves.size(); ++ply)
            if (!obeys(socket, Play{moves[ply], false, ply}))
                throw std::invalid_argument(moves[ply] + " is refused");
    }

    /// The computer answers the oldest question with this move.
    void computer_plays(std::string_view uci) {
        const Thought thought = thinker.asked.at(0);
        thinker.asked.erase(thinker.asked.begin());
        house.computer_moves(thought.game, thought.number, move(thought.position, uci), now());
        settle();
    }

    /// The position last asked about is found dead.
    void find_dead() { find_dead(DeadPositionQuestion(prover.asked.back())); }

    /// The prover's answer: dead.
    void find_dead(const DeadPositionQuestion& question) {
        ProvingJudge judge;
        house.position_is_dead(question.game, question.number,
                               proof_of_death(question.position, judge).value(), now());
        settle();
    }

    void wait(Duration time) { clock_ += static_cast<int>(time.count()); }
    /// As the server does when its timer says so.
    void let_flags_fall() {
        house.let_flags_fall(now());
        settle();
    }

    /// What the socket was told and nobody has looked at yet.
    std::vector<Words> take(SocketId socket) { return std::exchange(told_[socket], {}); }

    /// What there is to be known of a game at that time, once the store has answered.
    std::expected<GameInfo, HouseProblem> info(const std::string& game, Timestamp at) {
        std::optional<std::expected<GameInfo, HouseProblem>> told;
        house.info(game, at, [&told](const auto& info) { told = info; });
        settle();
        return told.value();
    }

    /// The games of whoever has that token, once the store has answered.
    std::vector<OwnGame> games_of(const std::string& token_hash) {
        std::vector<OwnGame> told;
        house.games_of(token_hash, now(), [&told](const auto& games) { told = games.value(); });
        settle();
        return told;
    }

    std::size_t events_kept(const std::string& game) {
        return store.load(game).value().value().events.size();
    }

    /// The store's answers are dealt with, and those to what they bring about.
    void settle() {
        for (int i = 0; i < 10; ++i)
            house.take_store_answers(Timestamp(std::chrono::milliseconds(clock_)));
    }
    /// Nobody hears or says anything, and the machine is not there either.
    void sleep_for(Duration time) {
        const Timestamp since = now();
        wait(time);
        house.was_down({since, since + time});
        settle();
    }
    void say_nothing_for(Duration time) {
        wait(time);
        house.tick(now());
        settle();
    }

    static const Reply& answer(const std::vector<Words>& told) {
        return *std::get<std::shared_ptr<const Reply>>(told.back());
    }

  protected:
    std::string new_command_id() { return "i-" + std::to_string(++commands_); }

  private:
    Timestamp now() { return Timestamp(std::chrono::milliseconds(++clock_)); }

    std::map<SocketId, std::vector<Words>> told_;
    int commands_ = 0;
    int clock_ = 0;
    int games_made_ = 0;
};

/// Out and back again, after which the position has occurred once more.
inline const std::vector<std::string> shuffle{"g1f3", "g8f6", "f3g1", "f6g8"};

inline std::vector<std::string> times(int count, const std::vector<std::string>& moves) {
    std::vector<std::string> all;
    for (int i = 0; i < count; ++i)
        all.insert(all.end(), moves.begin(), moves.end());
    return all;
}

/// A line from the start position that ends with the fool's mate, in UCI with blanks between. So
/// many half-moves: 4, 8, 12, …
inline std::string helpmate_from_start(std::size_t plies) {
    std::string line;
    for (std::size_t ply = 0; ply + 4 < plies; ++ply)
        line += shuffle[ply % shuffle.size()] + ' ';
    return line + "f2f3 e7e5 g2g4 d8h4";
}

}  // namespace arbiter::testing
