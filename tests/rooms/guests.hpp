// The games that the guests of a test house play, and what they hear there.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "arbiter/game/said_english.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "arbiter/journal/terms_value.hpp"
#include "arbiter/rooms/table.hpp"
#include "tests/support/test_house.hpp"

namespace arbiter::testing {

inline NewGame new_game_of(OpponentKind opponent, const Terms& terms, Seat white, Seat black) {
    return {.start = {.id = {},
                      .opponent = opponent,
                      .terms = write_terms(terms),
                      .seats = {{std::move(white), std::move(black)}}},
            .moves = {}};
}

/// alice has both sides.
inline NewGame at_one_screen(const Terms& terms = {}) {
    return new_game_of(OpponentKind::screen, terms, PersonSeat{alice}, PersonSeat{alice});
}
/// alice has White.
inline NewGame with_a_friend(const Terms& terms = {}) {
    return new_game_of(OpponentKind::a_friend, terms, PersonSeat{alice}, OpenSeat{});
}
inline NewGame against_the_computer() {
    return new_game_of(OpponentKind::computer, {}, PersonSeat{alice}, ComputerSeat{});
}

inline Terms terms_from(std::string_view fen) { return {.start = position(fen)}; }
inline Terms timed(std::string_view time) { return {.time = read_time_control(time).value()}; }

/// The table of such a game, before its first event.
inline Table table_of(const NewGame& game) { return Table::set_up(game.start).value(); }
/// Takes the event; throws where it is refused.
inline void happen(Table& table, const TableEvent& event, Timestamp at = {}) {
    if (const auto taken = table.apply(event, at); !taken)
        throw std::invalid_argument(english(taken.error()));
}
/// Plays moves in UCI.
inline void play(Table& table, std::initializer_list<std::string_view> moves, Timestamp at = {}) {
    for (const std::string_view text : moves)
        happen(table, Event{MoveMade{move(table.game().position(), text)}}, at);
}

/// A move by its UCI, of somebody who has seen that many half-moves.
inline Action uci(std::string move, std::uint64_t plies) {
    return Play{std::move(move), false, plies};
}
inline Action act(Event event) { return Act{TableEvent(std::move(event))}; }

/// The parts of what somebody is told; each throws where it is something else.
inline const Sync& sync(const Words& words) { return std::get<Sync>(words); }
inline const Reply& reply(const Words& words) {
    return *std::get<std::shared_ptr<const Reply>>(words);
}
inline const Happening& happening(const Words& words) {
    return *std::get<std::shared_ptr<const Happening>>(words);
}
/// Whose, and whether they are here.
inline std::pair<Place, bool> presence(const Words& words) {
    const auto& told = std::get<Presence>(words);
    return {told.place, told.is_here};
}
template <typename Kind>
Kind event(const Words& words) {
    return std::get<Kind>(std::get<Event>(happening(words).event));
}
/// The text of the last half-move that the happening has brought.
inline std::string move_in(const Words& words) { return happening(words).new_plies.back().uci; }

inline bool is_sync(const Words& words) { return std::holds_alternative<Sync>(words); }
/// The answer to a command that was obeyed.
inline bool is_ok(const Words& words) {
    const auto* const answer = std::get_if<std::shared_ptr<const Reply>>(&words);
    return answer != nullptr && !(*answer)->refusal;
}
/// Why the command was refused.
template <typename Kind>
const Kind& refusal(const Words& words) {
    return std::get<Kind>(reply(words).refusal.value());
}

inline const Game& game_in(const Words& words) { return sync(words).table->game(); }
/// At the moment at which the state was told. Requires: the game is timed.
inline ClockFace clocks_in(const Words& words) {
    return read_clocks(game_in(words), sync(words).now).value();
}
inline std::vector<Color> sides_in(const Words& words) {
    std::vector<Color> sides;
    for (const Color side : both_colors)
        if (sync(words).yours[place_of(side)])
            sides.push_back(side);
    return sides;
}

/// alice has White at socket 1, bob Black at socket 2.
struct TwoFriends : TestHouse {
    std::string game = new_game(with_a_friend());
    TwoFriends() {
        enter(1, game, alice);
        enter(2, game, bob);
        take(1);
    }
};

/// The same by the rules of casual games.
inline NewGame casual(NewGame game) {
    Terms terms;
    terms.ruleset = find_ruleset("casual");
    game.start.terms = write_terms(terms);
    return game;
}

}  // namespace arbiter::testing
