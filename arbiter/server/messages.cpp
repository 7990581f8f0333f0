#include "arbiter/server/messages.hpp"

#include <algorithm>
#include <vector>

#include <nlohmann/json.hpp>

#include "arbiter/game/ending_text.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/server/json.hpp"
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

std::string_view verdict_in_words(const Ending& ending) {
    switch (ending.result) {
        case Result::white_wins:
            return " White wins.";
        case Result::black_wins:
            return " Black wins.";
        case Result::both_lose:
            return " Both sides lose.";
        case Result::draw:
            return ending.reason == EndReason::agreement ? "" : " Draw.";
        case Result::white_half_only:
            return " White scores half a point, Black none.";
        case Result::black_half_only:
            return " Black scores half a point, White none.";
        case Result::none:
            return " The game does not count.";
    }
    std::unreachable();
}

/// Requires: the game is over.
std::string words_for_end(const Game& game) {
    const Ending& ending = *game.ending();
    std::string words = reason_in_words(ending) + '.';
    words += verdict_in_words(ending);
    if (const std::string doubt = doubt_in_words(ending); !doubt.empty())
        words += ' ' + doubt;
    return words;
}

Json end_of(const Game& game) {
    if (!game.ending())
        return nullptr;
    const Ending& ending = *game.ending();
    Json end{{"result", text(ending.result)},
             {"reason", code(ending.reason)},
             {"article", text_or_null(ending.article)},
             {"text", words_for_end(game)}};
    if (ending.is_undecided)
        end["undecided"] = true;
    return end;
}

Json offer_of(const Game& game) {
    return game.draw_offer() ? Json(name(*game.draw_offer())) : Json(nullptr);
}

/// Null where the game is untimed. Milliseconds; a delay that still runs is not in the times.
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
    return value;
}

Json ply_of(const PlayedPly& ply) {
    return {{"u", ply.uci}, {"s", ply.san}, {"fen", ply.fen}, {"check", square_or_null(ply.check)}};
}

Json player_at(const Table& table, Color side, bool here) {
    const bool is_computer = table.is_computer(side);
    const bool is_open = std::holds_alternative<OpenSeat>(table.seat(side));
    return {{"kind", is_computer ? "computer"
                     : is_open   ? "open"
                                 : "person"},
            {"name", nullptr},
            {"level", is_computer ? Json(table.start().level) : Json(nullptr)},
            {"here", is_computer || here}};
}

Json rematch_of(const Rematch& rematch) {
    return {{"by", name(rematch.by)},
            {"url", rematch.id ? Json(game_url(*rematch.id)) : Json(nullptr)}};
}

Json state_of(const Table& table, const Seats& yours, const Presence& here, Timestamp now) {
    const Game& game = table.game();
    const GameStart& start = table.start();
    Json players;
    Json you = Json::array();
    for (const Color color : both_colors) {
        players[std::string(name(color))] = player_at(table, color, here[color]);
        if (yours[color])
            you.push_back(name(color));
    }
    Json moves = Json::array();
    for (const PlayedPly& ply : table.plies())
        moves.push_back(ply_of(ply));
    const Position& first = game.history().start();
    return {
        {"protocol", protocol_version},
        {"id", start.id},
        {"opponent", code(start.opponent)},
        {"rules", start.rules},
        {"time", start.time},
        {"clock", clock_of(game, now)},
        {"chess960", start.chess960 ? Json(*start.chess960) : Json(nullptr)},
        {"players", std::move(players)},
        {"you", std::move(you)},
        {"start", {{"fen", write_fen(first)}, {"check", square_or_null(square_in_check(first))}}},
        {"moves", std::move(moves)},
        {"turn", name(game.position().turn())},
        {"legal", legal_list(game)},
        {"offer", offer_of(game)},
        {"claims", claims_of(game)},
        {"end", end_of(game)},
        {"rematch", table.rematch() ? rematch_of(*table.rematch()) : Json(nullptr)}};
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
        d["turn"] = name(game_.position().turn());
        d["legal"] = legal_list(game_);
        d["offer"] = offer_of(game_);
        d["claims"] = claims_of(game_);
        d["clock"] = clock_of(game_, game_.state().now);
        d["end"] = end_of(game_);
        return {"move", std::move(d)};
    }
    Told operator()(const DrawOffered& event) const { return {"offer", {{"by", name(event.by)}}}; }
    Told operator()(const DrawDeclined& event) const {
        return {"decline", {{"by", name(event.by)}}};
    }
    Told operator()(const DrawClaimed& event) const {
        if (game_.is_over())
            return {"end", end_of(game_)};
        return {"claim",
                {{"by", name(event.by)},
                 {"what", code(event.kind)},
                 {"offer", offer_of(game_)},
                 {"clock", clock_of(game_, game_.state().now)}}};
    }
    Told operator()(const ClockPaused& /*event*/) const { return clock(); }
    Told operator()(const ClockResumed& /*event*/) const { return clock(); }
    /// Acceptance, resignation, a fallen flag...: what they tell is the end.
    Told operator()(const auto& /*event*/) const { return {"end", end_of(game_)}; }
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
    [[nodiscard]] Told clock() const { return {"clock", clock_of(game_, game_.state().now)}; }

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

std::string write_sync(const Table& table, std::uint32_t version, const Seats& yours,
                       const Presence& here, Timestamp now) {
    return write_json({{"t", "sync"}, {"v", version}, {"d", state_of(table, yours, here, now)}});
}

std::string write_clock(const Table& table, Timestamp now) {
    return write_json({{"t", "clock"}, {"d", clock_of(table.game(), now)}});
}

std::string write_resume(std::uint32_t version) {
    return write_json({{"t", "resume"}, {"v", version}});
}

std::string write_presence(Color side, bool here) {
    return write_json({{"t", "presence"}, {"d", {{"side", name(side)}, {"here", here}}}});
}

std::string write_event(const Table& after, std::uint32_t version, const TableEvent& event) {
    Told told = std::visit(Teller(after), event);
    return write_json({{"t", told.t}, {"v", version}, {"d", std::move(told.d)}});
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
