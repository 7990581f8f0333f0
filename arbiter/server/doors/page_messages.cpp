#include "arbiter/server/doors/page_messages.hpp"

#include <utility>

#include <nlohmann/json.hpp>

#include "arbiter/base/one_of.hpp"
#include "arbiter/game/hint.hpp"
#include "arbiter/game/hint_english.hpp"
#include "arbiter/journal/event_value.hpp"
#include "arbiter/journal/json.hpp"
#include "arbiter/notation/move_notation.hpp"
#include "arbiter/notation/san_writer.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/server/doors/page_values.hpp"
#include "arbiter/server/doors/refusal_json.hpp"
#include "arbiter/server/doors/situation_value.hpp"
#include "arbiter/server/doors/state_value.hpp"

namespace arbiter {

namespace {

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
