// A house with everything around it that a test can reach: a store that can fail, a computer that
// answers when it is told to, and people whose sockets collect what they are told.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "arbiter/game/mating_chances.hpp"
#include "arbiter/rooms/house.hpp"
#include "arbiter/server/api/new_game.hpp"
#include "arbiter/server/chance.hpp"
#include "arbiter/server/doors/page_command.hpp"
#include "arbiter/server/doors/page_messages.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/scripted_store.hpp"

namespace arbiter::testing {

using nlohmann::json;

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
    explicit TestHouse(std::size_t most_rooms = 1000) : TestHouse(own_store_, most_rooms, {}) {}
    /// A second server on the same games, started at that time.
    TestHouse(TestHouse& day_before, Timestamp started) : TestHouse(day_before.store, 10, started) {
        clock_ = static_cast<int>(started.time_since_epoch().count());
    }
    TestHouse(const TestHouse&) = delete;
    TestHouse& operator=(const TestHouse&) = delete;
    ~TestHouse() = default;

  private:
    ScriptedStore own_store_;

    TestHouse(ScriptedStore& games, std::size_t most_rooms, Timestamp started)
        : store(games),
          house(store, thinker, prover,
                {.tell = [this](const Told& told) { hear(told); },
                 .warn = [this](std::string_view text) { warnings.emplace_back(text); },
                 .new_id = new_game_id},
                {.most_rooms = most_rooms, .started = started}) {}

  public:
    ScriptedStore& store;
    PatientThinker thinker;
    PatientProver prover;
    std::vector<std::string> warnings;
    House house;

    /// The id of a new game of alice's; `request` as in docs/protocol.md.
    std::string new_game(const json& request) { return make(request).value(); }
    std::expected<std::string, HouseProblem> make(const json& request,
                                                  const std::string& creator = alice) {
        auto start = read_new_game(request.dump(), creator, key_hash);
        if (!start)
            throw std::invalid_argument(start.error().text);
        std::expected<std::string, HouseProblem> made = std::unexpected(HouseProblem::busy);
        house.create(*std::move(start), now(), [&made](const auto& id) { made = id; });
        settle();
        return made;
    }

    /// What the new socket is told.
    std::vector<json> enter(SocketId socket, const std::string& game,
                            std::optional<std::string> token_hash,
                            std::optional<std::uint32_t> seen = std::nullopt) {
        return enter(game, {socket, std::move(token_hash), seen, std::nullopt});
    }
    std::vector<json> enter(const std::string& game, const Entrance& entrance) {
        house.enter(game, entrance, now()).value();
        settle();
        return take(entrance.socket);
    }
    void leave(SocketId socket) {
        house.leave(socket);
        settle();
    }

    void say(SocketId socket, std::string_view text) {
        auto command = read_command(text);
        if (command)
            house.receive(socket, *std::move(command), now());
        else
            told_[socket].push_back(json::parse(write_message(command.error())));
        settle();
    }
    /// What the socket is told, the answer last.
    std::vector<json> ask(SocketId socket, const std::string& t, const json& d = json::object(),
                          std::string i = {}) {
        if (i.empty())
            i = "i-" + std::to_string(++commands_);
        say(socket, json{{"t", t}, {"i", i}, {"d", d}}.dump());
        return take(socket);
    }
    json answer(SocketId socket, const std::string& t, const json& d = json::object()) {
        return ask(socket, t, d).back();
    }
    /// Plays UCI moves by this socket, from the first half-move on.
    void play(SocketId socket, const std::vector<std::string>& moves) {
        for (std::size_t ply = 0; ply < moves.size(); ++ply)
            if (const json told = answer(socket, "move", {{"u", moves[ply]}, {"p", ply}});
                told["t"] != "ok")
                throw std::invalid_argument(moves[ply] + ": " + told.dump());
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
    std::vector<json> take(SocketId socket) { return std::exchange(told_[socket], {}); }

    /// What there is to be known of a game at that time, once the store has answered.
    std::expected<GameInfo, HouseProblem> info(const std::string& game, Timestamp at) {
        std::optional<std::expected<GameInfo, HouseProblem>> told;
        house.info(game, at, [&told](const auto& info) { told = info; });
        settle();
        return told.value();
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

  private:
    Timestamp now() { return Timestamp(std::chrono::milliseconds(++clock_)); }
    void hear(const Told& told) { told_[told.to].push_back(json::parse(write_message(told.what))); }

    std::map<SocketId, std::vector<json>> told_;
    int commands_ = 0;
    int clock_ = 0;
};

/// Two at one screen, and two friends with a page each: what makes their games.
inline const json screen{{"opponent", "screen"}, {"rules", "fide"}};
inline const json friends{{"opponent", "friend"}, {"rules", "fide"}};
/// Out and back again, after which the position has occurred once more.
inline const std::vector<std::string> shuffle{"g1f3", "g8f6", "f3g1", "f6g8"};

inline std::vector<std::string> times(int count, const std::vector<std::string>& moves) {
    std::vector<std::string> all;
    for (int i = 0; i < count; ++i)
        all.insert(all.end(), moves.begin(), moves.end());
    return all;
}

/// alice has White at socket 1, bob Black at socket 2.
struct TwoFriends : TestHouse {
    std::string game = new_game(friends);
    TwoFriends() {
        enter(1, game, alice);
        enter(2, game, bob);
        take(1);
    }
};

}  // namespace arbiter::testing
