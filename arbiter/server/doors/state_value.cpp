#include "arbiter/server/doors/state_value.hpp"

#include <cstddef>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rooms/offers.hpp"
#include "arbiter/server/doors/page_values.hpp"
#include "arbiter/server/doors/situation_value.hpp"
#include "arbiter/server/protocol.hpp"

namespace arbiter {

namespace {

Json take_back_of(TakeBack how) {
    switch (how) {
        case TakeBack::never:
            return nullptr;
        case TakeBack::at_once:
            return "at_once";
        case TakeBack::asked:
            return "asked";
    }
    std::unreachable();
}

Json offers_of(const Offers& offers) {
    return {{"claims", offers.has_claims},
            {"named_move_is_played", offers.is_named_move_played},
            {"take_back", take_back_of(offers.take_back)},
            {"give_time", offers.gift ? Json(offers.gift->count()) : Json(nullptr)},
            {"increment", offers.has_increment},
            {"delay_clock", offers.has_delay_clock},
            {"hints", offers.has_hints}};
}

/// Of a long log only the end, so that no game becomes too large to be told: the moves of the
/// longest game that ends by Law 9.6.2, 17,697 of less than 180 bytes each, and this are less than
/// the 4 MiB that may wait for a socket.
Json end_of_log(const Log& log) {
    constexpr std::size_t most_bytes = 256 * 1024;
    std::vector<Json> latest_first;
    std::size_t bytes = std::string_view("[]").size();
    for (const LogEntry& entry : std::views::reverse(log)) {
        Json ruling = ruling_of(entry);
        // Behind each, a comma.
        bytes += write_json(ruling).size() + 1;
        if (bytes > most_bytes)
            break;
        latest_first.push_back(std::move(ruling));
    }
    Json list = Json::array();
    for (Json& ruling : std::views::reverse(latest_first))
        list.push_back(std::move(ruling));
    return list;
}

/// What the people of this seat have named in advance, as the act `conditional` takes it; null
/// where that is nothing. Nobody else may see it.
Json conditional_lines_of(const GameState& state, const Places& yours) {
    Json lines_of_side = Json::object();
    for (const Color side : both_colors) {
        std::string lines;
        for (const auto& line : state.open.conditions[side]) {
            if (!lines.empty())
                lines += "; ";
            for (std::size_t i = 0; i < line.size(); ++i)
                (lines += i == 0 ? "" : " ") += write_uci_move(line[i]);
        }
        if (yours[place_of(side)] && !lines.empty())
            lines_of_side[std::string(name(side))] = std::move(lines);
    }
    return lines_of_side.empty() ? Json(nullptr) : lines_of_side;
}

}  // namespace

Json state_of(const Sync& sync) {
    const Table& table = *sync.table;
    const Game& game = table.game();
    const GameStart& start = table.start();
    Json players;
    Json you = Json::array();
    for (const Color color : both_colors) {
        players[std::string(name(color))] =
            player_of(shown_player(table, color), sync.here[place_of(color)]);
        if (sync.yours[place_of(color)])
            you.push_back(name(color));
    }
    Json moves = Json::array();
    for (const PlayedPly& ply : table.plies())
        moves.push_back(ply_of(ply));
    const Terms& terms = game.terms();
    const Position& first = game.history().start();
    Json state{
        {"protocol", protocol_version},
        {"id", start.id},
        {"opponent", code(start.opponent)},
        {"rules", terms.ruleset->name},
        {"chess960", start.chess960 ? Json(*start.chess960) : Json(nullptr)},
        {"players", std::move(players)},
        {"arbiter",
         table.has_arbiter() ? Json{{"here", sync.here[Place::arbiter]}} : Json(nullptr)},
        {"you", std::move(you)},
        {"presides", sync.yours[Place::arbiter]},
        {"assists", sync.assists ? Json(name(*sync.assists)) : Json(nullptr)},
        {"conditional", conditional_lines_of(game.state(), sync.yours)},
        {"quickplay_finish", terms.has_quickplay_finish},
        {"touch_move", terms.is_touch_move},
        {"offers", offers_of(offers_of(table))},
        {"start", {{"fen", write_fen(first)}, {"check", square_or_null(square_in_check(first))}}},
        {"moves", std::move(moves)},
        {"log", end_of_log(game.state().log)}};
    state.update(members_of(situation_of(table, sync.now)));
    return state;
}

}  // namespace arbiter
