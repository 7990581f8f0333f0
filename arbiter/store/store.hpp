// Where games are kept. What it has called kept is still there after a crash or a power cut, whole
// or not at all. It answers later: who asks goes on meanwhile, and no other game waits. One program
// at a time, and in it one thread.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arbiter/store/downtimes.hpp"
#include "arbiter/store/stored_game.hpp"

namespace arbiter {

enum class StoreProblem : std::uint8_t {
    unavailable,  ///< disk full, file locked, no permission: may go better later
    conflict,     ///< the game exists already, or has gone on without us
    corrupt,      ///< what is kept cannot be read
};

struct StoreError {
    StoreProblem problem = StoreProblem::unavailable;
    /// One English sentence without full stop.
    std::string text;
};

/// What has become of something that was to be kept.
enum class Keeping : std::uint8_t {
    kept,     ///< it survives a crash or a power cut
    refused,  ///< it is not kept, and will not turn up later
    unknown,  ///< the disk failed halfway: only reading tells
};

/// Which question an answer is to. No two of a store are equal, and they grow.
using Ticket = std::uint64_t;

struct StoreAnswer {
    Ticket ticket = 0;
    Keeping keeping = Keeping::kept;
    /// Why, unless it is kept.
    StoreError error{};
};

/// What happened in a game, to be kept whole or not at all.
struct Addition {
    /// Its id.
    std::string game;
    /// Their versions go on one by one from the kept game's. Without any, only the result changes.
    std::vector<StoredEvent> events;
    /// How the game stands after them: a result, `going_on` or `ended_without_result`.
    std::string result{going_on};
    /// When a flag falls if nothing happens before; nothing where none will.
    std::optional<Timestamp> flag_falls_at{};
    /// The digests of those who have taken a seat by them, as in `PersonSeat`.
    std::vector<std::string> newcomers{};
    /// What a list shows of the game after them: any text, of which the store knows nothing.
    std::string standing{};

    bool operator==(const Addition&) const = default;
};

class Store {
  public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    /// Asks that a new game be kept together with what happened in it already (one that goes on
    /// from moves), the first event having version 2. Returns at once, whatever the disk does; the
    /// answer comes by `take_answers`, never before this has returned. Refused with `conflict` when
    /// there is a game of that id or the versions do not go on from 1, with `unavailable` when too
    /// much waits or the disk does not take it. Requires: `first.game` is the id or empty.
    virtual Ticket create(GameStart start, Addition first) = 0;

    /// The same for a game in which nothing has happened yet.
    Ticket create(GameStart start) { return create(std::move(start), {}); }

    /// Asks that a game go on, and answers as `create` does. Refused with `conflict` unless there
    /// is such a game and the versions go on, one by one, from the kept one's. Questions about one
    /// game are dealt with, and answered, in their order, but for those that find too much waiting:
    /// these are refused at once.
    virtual Ticket append(Addition addition) = 0;

    /// The answers that have come since the last call, in the order in which they came: one to each
    /// question, but for those that are open when the store is destroyed.
    virtual std::vector<StoreAnswer> take_answers() = 0;

    /// From now on `ready` is called when there are answers to take: in any thread, once until they
    /// are taken (it may also be called when they have just been). It must only wake somebody, not
    /// call the store. The former one is not running any more when this returns, and is not called
    /// again; an empty one ends the calls.
    virtual void notify(std::function<void()> ready) = 0;

    /// Reads the whole game as it is kept, or nothing where there is none of that id. May wait for
    /// the disk but never for a writer. What was answered `kept` before the call is in it. Fails
    /// with `corrupt` when what is kept cannot be read; with `unavailable` when the disk fails, and
    /// as long as it is not settled what of an `unknown` is there: so what this gives stays true.
    virtual std::expected<std::optional<StoredGame>, StoreError> load(std::string_view id) = 0;

    /// The same without the events.
    virtual std::expected<std::optional<GameSummary>, StoreError> look_up(std::string_view id) = 0;

    /// The games in which the person with a token of that digest has or had a seat from the start,
    /// has taken one, or presides: first those that go on, then those with the newest events, times
    /// within `activity_step` of each other in any order. So many at most, however many there are,
    /// and no other game is read. One that cannot be read is left out; fails as `look_up` does
    /// else.
    virtual std::expected<std::vector<GameSummary>, StoreError> games_of(
        std::string_view token_hash, std::size_t most) = 0;
    static constexpr std::chrono::minutes activity_step{1};

    /// To be told once a second while the program runs. Survives the end of the program, though
    /// maybe not a power cut. Does not wait for the disk; what fails is not told.
    virtual void note_alive(Timestamp now) = 0;

    /// What `note_alive` was told last before this program started; nothing where that is not
    /// known.
    [[nodiscard]] virtual std::optional<Timestamp> last_alive() const = 0;

    /// When it was not running before that: from what `note_alive` was told last by one run to what
    /// it was told first by the next. Not known of times at which nothing was noted.
    [[nodiscard]] virtual Downtimes earlier_downtimes() const = 0;
};

}  // namespace arbiter
