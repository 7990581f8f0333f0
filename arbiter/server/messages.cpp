#include "arbiter/server/messages.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "arbiter/game/ending_text.hpp"
#include "arbiter/game/said_english.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "arbiter/journal/event_value.hpp"
#include "arbiter/journal/json.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/server/protocol.hpp"

namespace arbiter {

namespace {

Json text_or_null(std::string_view text) { return text.empty() ? Json(nullptr) : Json(text); }

Json square_or_null(std::optional<Square> square) {
    return square ? Json(name(*square)) : Json(nullptr);
}

Json names(Bitboard squares) {
    Json list = Json::array();
    for (const Square square : squares)
        list.push_back(name(square));
    return list;
}

Json uci_list(const std::vector<Move>& moves) {
    Json list = Json::array();
    for (const Move move : moves)
        list.push_back(write_uci_move(move));
    return list;
}

Json legal_list(const Game& game) {
    Json list = Json::array();
    if (!game.is_over())
        for (const Move move : legal_moves(game.position()))
            list.push_back(write_uci_move(move));
    return list;
}

Json claims_of(const Game& game) {
    const Claims claims = game.claims();
    return {{"threefold", claims.threefold},
            {"fifty", claims.fifty},
            {"with_move",
             {{"threefold", uci_list(claims.threefold_with_move)},
              {"fifty", uci_list(claims.fifty_with_move)}}}};
}

Json end_of(const Game& game) {
    if (!game.ending())
        return nullptr;
    const Ending& ending = *game.ending();
    Json end{{"result", text(ending.result)},
             {"reason", code(ending.reason)},
             {"article", text_or_null(ending.article)},
             {"text", ending_in_words(ending)}};
    if (ending.is_undecided)
        end["undecided"] = true;
    return end;
}

Json offer_of(const Game& game) {
    return game.draw_offer() ? Json(name(*game.draw_offer())) : Json(nullptr);
}

std::string_view code(Counting counting) {
    switch (counting) {
        case Counting::increment:
            return "increment";
        case Counting::delay:
            return "delay";
        case Counting::bronstein:
            return "bronstein";
        case Counting::hourglass:
            return "hourglass";
    }
    std::unreachable();
}

/// Null where the game is untimed. Milliseconds; a delay that still runs is not in the main times.
Json clock_of(const Game& game, Instant now) {
    const auto& clock = game.state().clock;
    if (!clock)
        return nullptr;
    // A machine's clock may stand behind the last event after a restart.
    now = std::max(now, game.state().now);
    const auto running = clock->running();
    Json value;
    for (const Color side : both_colors)
        value[std::string(name(side))] = clock->main_time(side, now).count();
    value["running"] = running ? Json(name(*running)) : Json(nullptr);
    value["delay"] =
        running ? (clock->time_to_flag(*running, now) - clock->main_time(*running, now)).count()
                : 0;
    value["counting"] = code(clock->control().counting);
    for (const Color side : both_colors)
        value["left"][std::string(name(side))] = clock->time_to_flag(side, now).count();
    return value;
}

Json ply_of(const PlayedPly& ply) {
    return {{"u", ply.uci}, {"s", ply.san}, {"fen", ply.fen}, {"check", square_or_null(ply.check)}};
}

Json rulings(std::span<const LogEntry> log) {
    Json list = Json::array();
    for (const LogEntry& entry : log)
        list.push_back({{"at", entry.at.time_since_epoch().count()},
                        {"kind", code(entry.kind)},
                        {"article", text_or_null(entry.article)},
                        {"text", english(entry.said)},
                        {"arbiter", text_or_null(entry.arbiter)}});
    return list;
}

Json colors_of(const PerColor<bool>& has) {
    Json list = Json::array();
    for (const Color color : both_colors)
        if (has[color])
            list.push_back(name(color));
    return list;
}

/// What is in the envelope stays in it.
Json adjournment_of(const GameState& state) {
    if (!state.open.adjournment)
        return nullptr;
    static constexpr std::array<std::string_view, 3> phases{"sealing", "adjourned", "resumed"};
    const Adjournment& adjournment = *state.open.adjournment;
    return {{"phase", phases[static_cast<std::size_t>(adjournment.phase)]},
            {"sealer", name(adjournment.sealer)},
            {"has_sealed", !adjournment.sealed.empty()},
            {"resumption", text_or_null(adjournment.resumption)}};
}

Json requests_of(const GameState& state) {
    Json list = Json::array();
    for (const Color color : both_colors)
        if (const auto& request = state.open.requests[color])
            list.push_back({{"by", name(color)},
                            {"what", request->is_for_increment ? "increment" : "normal_means"},
                            {"postponed", request->is_postponed}});
    return list;
}

Json rematch_of(const Rematch& rematch) {
    return {{"by", name(rematch.by)},
            {"url", rematch.id ? Json(game_url(*rematch.id)) : Json(nullptr)}};
}

Json rematch_of(const Table& table) {
    const auto& rematch = table.rematch();
    return rematch ? rematch_of(*rematch) : Json(nullptr);
}

Json awaited(const Table& table) {
    PerColor<bool> is_missing{};
    for (const Color color : both_colors)
        is_missing[color] = !table.is_computer(color) && is_awaited(table.game(), color);
    return colors_of(is_missing);
}

/// What any event may change.
Json situation_of(const Table& table, Timestamp now) {
    const Game& game = table.game();
    const GameState& state = game.state();
    return {{"time", write_time_control(state.clock ? state.clock->control() : state.terms.time)},
            {"turn", name(game.position().turn())},
            {"legal", legal_list(game)},
            {"offer", offer_of(game)},
            {"claims", claims_of(game)},
            {"clock", clock_of(game, now)},
            {"pause", state.pause ? Json(english(*state.pause)) : Json(nullptr)},
            {"adjournment", adjournment_of(state)},
            {"requests", requests_of(state)},
            {"awaited", awaited(table)},
            {"confirmed", colors_of(state.has_confirmed)},
            {"appeal", state.is_under_appeal},
            {"end", end_of(game)},
            {"rematch", rematch_of(table)}};
}

Json player_at(const Table& table, Color side, bool here) {
    const bool is_computer = table.is_computer(side);
    const bool is_open = std::holds_alternative<OpenSeat>(table.seat(side));
    return {{"kind", is_computer ? "computer"
                     : is_open   ? "open"
                                 : "person"},
            {"name", text_or_null(table.game().terms().players[side].name)},
            {"level", is_computer ? Json(table.start().level) : Json(nullptr)},
            {"here", is_computer || here}};
}

Json state_of(const Table& table, const Places& yours, const Places& here, Timestamp now) {
    const Game& game = table.game();
    const GameStart& start = table.start();
    Json players;
    Json you = Json::array();
    for (const Color color : both_colors) {
        players[std::string(name(color))] = player_at(table, color, here[place_of(color)]);
        if (yours[place_of(color)])
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
        {"arbiter", table.has_arbiter() ? Json{{"here", here[Place::arbiter]}} : Json(nullptr)},
        {"you", std::move(you)},
        {"presides", yours[Place::arbiter]},
        {"quickplay_finish", terms.has_quickplay_finish},
        {"start", {{"fen", write_fen(first)}, {"check", square_or_null(square_in_check(first))}}},
        {"moves", std::move(moves)},
        {"log", rulings(game.state().log)}};
    state.update(situation_of(table, now));
    return state;
}

/// The `t` and `d` of an event, in the table after it.
struct Told {
    const char* t;
    Json d;
};

class Teller {
  public:
    explicit Teller(const Table& after) : table_(after), game_(after.game()) {}

    Told operator()(const Event& event) const { return std::visit(*this, event); }
    Told operator()(const MoveMade& /*event*/) const {
        Json d{{"ply", table_.plies().size()}};
        d.update(ply_of(table_.plies().back()));
        d.update(situation_of(table_, game_.state().now));
        return {"move", std::move(d)};
    }
    Told operator()(const DrawOffered& event) const { return {"offer", {{"by", name(event.by)}}}; }
    Told operator()(const DrawDeclined& event) const {
        return {"decline", {{"by", name(event.by)}}};
    }
    Told operator()(const DrawClaimed& event) const {
        if (game_.is_over())
            return end();
        return {"claim",
                {{"by", name(event.by)},
                 {"what", code(event.kind)},
                 {"offer", offer_of(game_)},
                 {"clock", clock_of(game_, game_.state().now)}}};
    }
    Told operator()(const DrawAccepted& /*event*/) const { return end(); }
    Told operator()(const Resigned& /*event*/) const { return end(); }
    Told operator()(const FlagFallen& /*event*/) const { return end(); }
    Told operator()(const DeadPositionFound& /*event*/) const { return end(); }
    Told operator()(const MoveSealed& /*event*/) const { return act({{"event", "seal"}}); }
    Told operator()(const auto& event) const { return act(json_of(TableEvent(Event(event)))); }
    Told operator()(const SeatTaken& event) const {
        // Who takes a seat does so by opening the game: he is here.
        return {"joined",
                {{"side", name(event.side)}, {"player", player_at(table_, event.side, true)}}};
    }
    Told operator()(const RematchOffered& event) const {
        return {"rematch", rematch_of({event.by, std::nullopt})};
    }
    Told operator()(const RematchMade& event) const {
        return {"rematch", rematch_of({event.by, event.id})};
    }

  private:
    [[nodiscard]] Told end() const { return {"end", end_of(game_)}; }
    [[nodiscard]] Told act(Json event) const {
        Json moves = Json::array();
        for (std::size_t ply = table_.plies_kept(); ply < table_.plies().size(); ++ply)
            moves.push_back(ply_of(table_.plies()[ply]));
        Json d{{"event", std::move(event)},
               {"kept", table_.plies_kept()},
               {"moves", std::move(moves)}};
        d.update(situation_of(table_, game_.state().now));
        return {"act", std::move(d)};
    }

    const Table& table_;
    const Game& game_;
};

Json explanation_of(const Explanation& explanation) {
    return {{"legal", explanation.is_legal()},
            {"reason", code(explanation.reason)},
            {"article", text_or_null(explanation.article)},
            {"squares", names(explanation.squares)},
            {"text", explanation.text}};
}

}  // namespace

std::string write_sync(const Table& table, std::uint32_t version, const Places& yours,
                       const Places& here, Timestamp now) {
    return write_json({{"t", "sync"}, {"v", version}, {"d", state_of(table, yours, here, now)}});
}

std::string write_clock(const Table& table, Timestamp now) {
    return write_json({{"t", "clock"}, {"d", clock_of(table.game(), now)}});
}

std::string write_resume(std::uint32_t version) {
    return write_json({{"t", "resume"}, {"v", version}});
}

std::string write_presence(Place place, bool here) {
    return write_json({{"t", "presence"}, {"d", {{"side", name(place)}, {"here", here}}}});
}

std::string write_event(const Table& after, std::uint32_t version, const TableEvent& event) {
    Told told = std::visit(Teller(after), event);
    Json message{{"t", told.t}, {"v", version}, {"d", std::move(told.d)}};
    if (!after.new_rulings().empty())
        message["log"] = rulings(after.new_rulings());
    return write_json(message);
}

std::string write_ok(std::string_view id, std::uint32_t version,
                     const std::optional<Explanation>& explanation) {
    Json answer{{"t", "ok"}, {"i", id}, {"v", version}};
    if (explanation)
        answer["d"] = explanation_of(*explanation);
    return write_json(answer);
}

std::string write_no(const std::optional<std::string>& id, const Refusal& refusal) {
    Json answer{{"t", "no"},
                {"i", id ? Json(*id) : Json(nullptr)},
                {"e", refusal.code},
                {"m", refusal.text},
                {"article", text_or_null(refusal.article)}};
    if (!refusal.reason.empty())
        answer["reason"] = refusal.reason;
    if (refusal.squares)
        answer["squares"] = names(*refusal.squares);
    return write_json(answer);
}

}  // namespace arbiter
