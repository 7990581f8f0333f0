#include "arbiter/server/doors/situation_value.hpp"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "arbiter/game/said_english.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "arbiter/journal/said_value.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/server/doors/page_values.hpp"
#include "arbiter/server/doors/proof_value.hpp"
#include "arbiter/server/protocol.hpp"

namespace arbiter {

namespace {

Json uci_list(const std::vector<Move>& moves) {
    Json list = Json::array();
    for (const Move move : moves)
        list.push_back(write_uci_move(move));
    return list;
}

Json square_list(const std::vector<Square>& squares) {
    Json list = Json::array();
    for (const Square square : squares)
        list.push_back(name(square));
    return list;
}

Json claims_of(const Claims& claims) {
    return {{"threefold", claims.threefold},
            {"fifty", claims.fifty},
            {"with_move",
             {{"threefold", uci_list(claims.threefold_with_move)},
              {"fifty", uci_list(claims.fifty_with_move)}}}};
}

/// In English, and with what it takes to say it in another language.
Json sentence(const Said& said) {
    Json value = json_of(said);
    value["text"] = english(said);
    return value;
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

Json colors_of(const PerColor<bool>& has) {
    Json list = Json::array();
    for (const Color color : both_colors)
        if (has[color])
            list.push_back(name(color));
    return list;
}

Json adjournment_of(const std::optional<ShownAdjournment>& adjournment) {
    if (!adjournment)
        return nullptr;
    return {{"phase", code(adjournment->phase)},
            {"sealer", name(adjournment->sealer)},
            {"has_sealed", adjournment->has_sealed},
            {"resumption", text_or_null(adjournment->resumption)}};
}

Json requests_of(const PerColor<std::optional<QuickplayRequest>>& requests) {
    Json list = Json::array();
    for (const Color color : both_colors)
        if (const auto& request = requests[color])
            list.push_back({{"by", name(color)},
                            {"what", request->is_for_increment ? "increment" : "normal_means"},
                            {"postponed", request->is_postponed}});
    return list;
}

Json rematch_of(const std::optional<Rematch>& rematch) {
    return rematch ? rematch_of(*rematch) : Json(nullptr);
}

Json opening_of(const std::optional<Opening>& opening) {
    return opening ? Json{{"eco", opening->eco}, {"name", opening->name}} : Json(nullptr);
}

}  // namespace

/// Null where the game is untimed. Milliseconds; a delay that still runs is not in the main times.
Json clock_of(const std::optional<ClockFace>& clock) {
    if (!clock)
        return nullptr;
    Json value;
    for (const Color side : both_colors)
        value[std::string(name(side))] = clock->main[side].count();
    value["running"] = side_or_null(clock->running);
    value["delay"] = clock->delay.count();
    value["counting"] = code(clock->counting);
    for (const Color side : both_colors)
        value["left"][std::string(name(side))] = clock->left[side].count();
    return value;
}

Json ruling_of(const LogEntry& entry) {
    Json ruling{{"at", entry.at.time_since_epoch().count()},
                {"kind", code(entry.kind)},
                {"article", text_or_null(entry.article)},
                {"arbiter", text_or_null(entry.arbiter)}};
    ruling.update(sentence(entry.said));
    return ruling;
}

Json rulings(std::span<const LogEntry> log) {
    Json list = Json::array();
    for (const LogEntry& entry : log)
        list.push_back(ruling_of(entry));
    return list;
}

Json rematch_of(const Rematch& rematch) {
    return {{"by", name(rematch.by)},
            {"url", rematch.id ? Json(game_url(*rematch.id)) : Json(nullptr)}};
}

Json end_of(const Situation& situation) {
    Json end = end_of(situation.end);
    if (situation.end && situation.shown_end) {
        if (Json proofs = proofs_of(*situation.shown_end); !proofs.empty())
            end["proofs"] = std::move(proofs);
        if (const auto& claimed = situation.shown_end->claimed)
            end["claimed"] = ply_of(*claimed);
    }
    return end;
}

Json members_of(const Situation& situation) {
    return {{"time", write_time_control(situation.time)},
            {"turn", name(situation.turn)},
            {"legal", uci_list(situation.legal)},
            {"touched", square_list(situation.touched)},
            {"offer", side_or_null(situation.offer)},
            {"claims", claims_of(situation.claims)},
            {"clock", clock_of(situation.clock)},
            {"pause", situation.pause ? Json(english(*situation.pause)) : Json(nullptr)},
            {"interruption", situation.pause ? sentence(*situation.pause) : Json(nullptr)},
            {"asks", {{"take_back", side_or_null(situation.asks_take_back)}}},
            {"opening", opening_of(situation.opening)},
            {"adjournment", adjournment_of(situation.adjournment)},
            {"requests", requests_of(situation.requests)},
            {"awaited", colors_of(situation.is_awaited)},
            {"confirmed", colors_of(situation.has_confirmed)},
            {"appeal", situation.is_under_appeal},
            {"end", end_of(situation)},
            {"rematch", rematch_of(situation.rematch)}};
}

}  // namespace arbiter
