#include "arbiter/server/doors/page_messages.hpp"

#include <ranges>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "arbiter/base/one_of.hpp"
#include "arbiter/game/hint.hpp"
#include "arbiter/game/hint_english.hpp"
#include "arbiter/game/said_english.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "arbiter/journal/event_value.hpp"
#include "arbiter/journal/json.hpp"
#include "arbiter/journal/said_value.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/move_notation.hpp"
#include "arbiter/notation/san_writer.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rooms/offers.hpp"
#include "arbiter/server/doors/page_values.hpp"
#include "arbiter/server/doors/proof_value.hpp"
#include "arbiter/server/doors/refusal_json.hpp"
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

Json rematch_of(const Rematch& rematch) {
    return {{"by", name(rematch.by)},
            {"url", rematch.id ? Json(game_url(*rematch.id)) : Json(nullptr)}};
}

Json rematch_of(const std::optional<Rematch>& rematch) {
    return rematch ? rematch_of(*rematch) : Json(nullptr);
}

Json opening_of(const std::optional<Opening>& opening) {
    return opening ? Json{{"eco", opening->eco}, {"name", opening->name}} : Json(nullptr);
}

/// With what there is to show of it.
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

/// What any event may change.
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

Json player_of(const ShownPlayer& player, bool here) {
    Json value = player_of(player);
    value["here"] = player.kind == ShownPlayer::Kind::computer || here;
    return value;
}

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

/// The `t` and `d` of an event.
struct Message {
    const char* t;
    Json d;
};

class EventWriter {
  public:
    explicit EventWriter(const Happening& happening)
        : happening_(happening), after_(happening.after) {}

    // No conversion: an event that nobody has named below would come back here for ever.
    Message operator()(const OneOf<Event> auto& event) const { return std::visit(*this, event); }
    Message operator()(const MoveMade& /*event*/) const {
        Json d{{"ply", happening_.plies}};
        d.update(ply_of(happening_.new_plies.back()));
        d.update(members_of(after_));
        return {"move", std::move(d)};
    }
    Message operator()(const DrawOffered& event) const {
        return {"offer", {{"by", name(event.by)}}};
    }
    Message operator()(const DrawDeclined& event) const {
        return {"decline", {{"by", name(event.by)}}};
    }
    Message operator()(const DrawClaimed& event) const {
        if (after_.end)
            return end();
        return {"claim",
                {{"by", name(event.by)},
                 {"what", code(event.kind)},
                 {"offer", side_or_null(after_.offer)},
                 {"clock", clock_of(after_.clock)}}};
    }
    Message operator()(const DrawAccepted& /*event*/) const { return end(); }
    Message operator()(const Resigned& /*event*/) const { return end(); }
    Message operator()(const FlagFallen& /*event*/) const { return end(); }
    Message operator()(const DeadPositionFound& /*event*/) const { return end(); }
    Message operator()(const MoveSealed& /*event*/) const { return act({{"event", "seal"}}); }
    /// What he will answer is for nobody else to know.
    Message operator()(const AnswersNamed& event) const {
        return act({{"event", "conditional"}, {"by", name(event.by)}});
    }
    Message operator()(
        const OneOf<IllegalMoveMade, ClockPressed, FlagClaimed, IllegalMoveClaimed, PieceTouched,
                    PieceReleased, PieceAdjusted, TouchMoveClaimed, ArbiterCalled, MenDisplaced,
                    MenPutBack, PlayerArrived, ResultConfirmed, DecisionAppealed, DowntimePassed,
                    MovesTakenBack, MoveRecorded, SheetRequested, MoveAnnounced, MoveRepeated,
                    SealingOrdered, GameAdjourned, SessionResumed, EnvelopeOpened, EnvelopeLost,
                    LeaveTaken, LeaveEnded, LongThoughtAnnounced, IncrementRequested,
                    IncrementRuled, NormalMeansClaimed, NormalMeansRuled, ArbiterNamed, ColorsDrawn,
                    GameStarted, ClockPaused, ClockResumed, ClocksSet, TimeControlCorrected,
                    TimeAdded, PositionRestored, OffenceFound, TouchExcused, QuotaUnproven,
                    DrawPermitted, PenaltyGiven, AbsenceRuled, AppealDecided, ResultDeclared,
                    EndingAnnulled, BoardTurned, ColorsReversed, GameAnnulled, WinnabilityRuled,
                    NoteMade> auto& event) const {
        return act(json_of(TableEvent(Event(event))));
    }
    Message operator()(
        const OneOf<PlayerNamed, TakeBackAsked, TakeBackDeclined> auto& event) const {
        return act(json_of(TableEvent(event)));
    }
    /// Keys and tokens are nobody's to know.
    Message operator()(const AssistantInvited& event) const {
        return act({{"event", "invite_assistant"}, {"by", name(event.by)}});
    }
    Message operator()(const AssistantSeated& event) const {
        return act({{"event", "assist"}, {"side", name(event.side)}});
    }
    Message operator()(const SeatTaken& event) const {
        // Who takes a seat does so by opening the game: he is here.
        return {"joined",
                {{"side", name(event.side)}, {"player", player_of(*happening_.seated, true)}}};
    }
    Message operator()(const RematchOffered& event) const {
        return {"rematch", rematch_of({event.by, std::nullopt})};
    }
    Message operator()(const RematchMade& event) const {
        return {"rematch", rematch_of({event.by, event.id})};
    }

  private:
    [[nodiscard]] Message end() const { return {"end", end_of(after_)}; }
    [[nodiscard]] Message act(Json event) const {
        Json moves = Json::array();
        for (const PlayedPly& ply : happening_.new_plies)
            moves.push_back(ply_of(ply));
        Json d{{"event", std::move(event)},
               {"kept", happening_.plies_kept},
               {"moves", std::move(moves)}};
        d.update(members_of(after_));
        return {"act", std::move(d)};
    }

    const Happening& happening_;
    const Situation& after_;
};

Json explanation_of(const Explanation& explanation) {
    return {{"legal", explanation.is_legal()},
            {"reason", code(explanation.reason)},
            {"article", text_or_null(explanation.article)},
            {"squares", names(explanation.squares)},
            {"text", explanation.text}};
}

/// As far as it goes: a man, then where he may go, then why.
Json hint_of(const ShownHint& hint) {
    const auto& [position, move, steps] = hint;
    Json value{{"steps", steps},    {"from", name(move.from())},
               {"to", nullptr},     {"u", nullptr},
               {"s", nullptr},      {"reason", nullptr},
               {"square", nullptr}, {"text", hint_of_man(move)}};
    if (steps >= 2) {
        value["to"] = name(move.to());
        value["u"] = write_uci_move(move);
        value["s"] = write_san(position, move);
        value["text"] = hint_of_goal(position, move);
    }
    if (steps >= 3) {
        const Hint why = hint_of(position, move);
        value["reason"] = code(why.reason);
        value["square"] = square_or_null(why.square);
        value["text"] = hint_of_reason(position, move, MoveStyle());
    }
    return value;
}

/// `why`: the other members.
Json no(const std::optional<std::string>& id, const Json& why) {
    Json answer{{"t", "no"}, {"i", id ? Json(*id) : Json(nullptr)}};
    answer.update(why);
    return answer;
}

struct MessageWriter {
    Json operator()(const Sync& sync) const {
        return {{"t", "sync"}, {"v", sync.version}, {"d", state_of(sync)}};
    }
    Json operator()(const Resume& resume) const { return {{"t", "resume"}, {"v", resume.version}}; }
    Json operator()(const std::shared_ptr<const Happening>& happening) const {
        Message message = std::visit(EventWriter(*happening), happening->event);
        Json object{{"t", message.t}, {"v", happening->version}, {"d", std::move(message.d)}};
        if (!happening->rulings.empty())
            object["log"] = rulings(happening->rulings);
        return object;
    }
    Json operator()(const Presence& presence) const {
        return {{"t", "presence"},
                {"d", {{"side", name(presence.place)}, {"here", presence.is_here}}}};
    }
    Json operator()(const ClockFace& clock) const {
        return {{"t", "clock"}, {"d", clock_of(clock)}};
    }
    Json operator()(const std::shared_ptr<const Reply>& answer) const {
        if (answer->refusal)
            return no(answer->command, json_of(*answer->refusal));
        Json object{{"t", "ok"}, {"i", *answer->command}, {"v", answer->version}};
        if (answer->explanation)
            object["d"] = explanation_of(*answer->explanation);
        if (answer->hint)
            object["d"] = hint_of(*answer->hint);
        return object;
    }
};

}  // namespace

std::string write_message(const Words& words) {
    return write_json(std::visit(MessageWriter(), words));
}

std::string write_message(const UnreadCommand& unread) {
    return write_json(
        no(unread.id, {{"e", unread.code}, {"m", unread.text}, {"article", nullptr}}));
}

}  // namespace arbiter
