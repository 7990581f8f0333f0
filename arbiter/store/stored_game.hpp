// A game as it is kept: how it started, and a list of events that only ever grows. Everything else
// (position, whose turn) follows from these by the Laws and is kept nowhere; of the result a copy
// is kept, so that a list of games needs no replay.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "arbiter/base/enum_array.hpp"
#include "arbiter/notation/text_error.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// A moment of the program's time, in milliseconds since 1970 (UTC).
using Timestamp = std::chrono::sys_time<std::chrono::milliseconds>;

enum class OpponentKind : std::uint8_t {
    computer,
    screen,  ///< two people at one screen
    a_friend,
};

/// "computer", "screen", "friend".
[[nodiscard]] std::string_view code(OpponentKind opponent);
/// By its code; nothing where there is none of that name.
[[nodiscard]] std::optional<OpponentKind> opponent_named(std::string_view text);

/// Nobody sits there yet.
struct OpenSeat {
    /// A digest of the key with which it may be taken, made as that of a token; empty where anybody
    /// may take it.
    std::string key_hash{};

    bool operator==(const OpenSeat&) const = default;
};
struct ComputerSeat {
    bool operator==(const ComputerSeat&) const = default;
};
struct PersonSeat {
    /// A digest of the person's token in lower-case hexadecimal: the token itself is kept nowhere.
    std::string token_hash;
    bool operator==(const PersonSeat&) const = default;
};
using Seat = std::variant<OpenSeat, ComputerSeat, PersonSeat>;

/// Where somebody can sit at a game.
enum class Place : std::uint8_t { white, black, arbiter };

template <typename T>
using PerPlace = EnumArray<Place, T, 3>;

inline constexpr std::array all_places{Place::white, Place::black, Place::arbiter};

[[nodiscard]] constexpr Place place_of(Color player) {
    return player == Color::white ? Place::white : Place::black;
}

/// "white", "black", "arbiter".
[[nodiscard]] std::string_view name(Place place);
/// By its name; nothing where there is none.
[[nodiscard]] std::optional<Place> place_named(std::string_view text);

/// "open", "invited HASH", "computer", "person HASH".
[[nodiscard]] std::string write_seat(const Seat& seat);
/// The seat again; any bytes. Fails with the place and with what would be right. A hash is
/// at least one lower-case hexadecimal digit.
[[nodiscard]] std::expected<Seat, TextError> read_seat(std::string_view text);

/// What never changes of a game.
struct GameStart {
    /// What no other game of the store has; the store takes any text.
    std::string id;
    Timestamp created{};
    OpponentKind opponent = OpponentKind::screen;
    /// What was agreed, as `read_terms` reads it.
    std::string terms{};
    /// The number of that position, if the game was asked for as Chess960.
    std::optional<int> chess960{};
    /// Of the computer; means nothing against people.
    int level = 3;
    /// At the start: a seat that is taken later is an event.
    PerColor<Seat> seats{};
    /// Who presides, as in `PersonSeat`; nobody in most games.
    std::optional<std::string> arbiter_hash{};

    bool operator==(const GameStart&) const = default;
};

/// The digests of those who have a seat or preside from the start, each once.
[[nodiscard]] std::vector<std::string> people_at(const GameStart& start);

/// The command that made an event: asked again, it gets its answer again instead of being obeyed
/// twice, even after a restart.
struct Cause {
    /// Whose command it was.
    Place place;
    /// The sender's own name for it, told from others of that place alone.
    std::string command;
    /// Was it refused although something happened (a wrong claim)? The answer follows from the
    /// event.
    bool is_refused = false;

    bool operator==(const Cause&) const = default;
};

struct StoredEvent {
    /// A new game has version 1; every event raises it by one, the first to 2.
    std::uint32_t version = 0;
    /// When it happened, which may be before it was kept.
    Timestamp at;
    /// In the form of event_json.hpp.
    std::string body;
    /// On the last of the events that one command made.
    std::optional<Cause> cause;

    bool operator==(const StoredEvent&) const = default;
};

struct StoredGame {
    GameStart start;
    /// All of them, their versions from 2 on without a gap.
    std::vector<StoredEvent> events;

    bool operator==(const StoredGame&) const = default;
};

/// How a game stands, beside the texts of results ("1-0", "1/2-1/2", ...).
inline constexpr std::string_view going_on = "*";
/// It has ended and does not count (7.2.1, 7.3).
inline constexpr std::string_view ended_without_result = "void";

/// A game without its events.
struct GameSummary {
    GameStart start;
    /// That of its last event.
    std::uint32_t version = 1;
    /// How it stands, as in `Addition`.
    std::string result{going_on};
    /// As in `Addition`. A flag may fall later, when the program was not running meanwhile, but not
    /// earlier.
    std::optional<Timestamp> flag_falls_at{};
    /// When it last changed: the time of its last event, or when it was made.
    Timestamp changed{};
    /// As in `Addition`; empty where nothing has happened yet.
    std::string standing{};

    bool operator==(const GameSummary&) const = default;
};

}  // namespace arbiter
