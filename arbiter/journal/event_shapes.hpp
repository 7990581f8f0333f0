// The name of each event in JSON, and the names of its members (docs/game-events.md).
#pragma once

#include <string_view>
#include <tuple>

#include "arbiter/journal/table_event.hpp"

namespace arbiter {

/// A member of an event and its name. One that is a `std::optional` may be left out of the JSON,
/// all others have to be there.
template <typename Event, typename T>
struct Member {
    const char* name;  ///< lives as long as the program
    T Event::* place;  ///< in the event
};
template <typename Event, typename T>
Member(const char*, T Event::*) -> Member<Event, T>;

/// Specialised for each event: its `name`, and a tuple of its `members` in the order in which they
/// are written.
template <typename Event>
struct Shape;

template <>
struct Shape<MoveMade> {
    static constexpr std::string_view name = "move";
    static constexpr std::tuple members{Member{"move", &MoveMade::move}};
};
template <>
struct Shape<IllegalMoveMade> {
    static constexpr std::string_view name = "illegal_move";
    static constexpr std::tuple members{Member{"move", &IllegalMoveMade::attempt}};
};
template <>
struct Shape<ClockPressed> {
    static constexpr std::string_view name = "press";
    static constexpr std::tuple members{Member{"by", &ClockPressed::by}};
};
template <>
struct Shape<DrawOffered> {
    static constexpr std::string_view name = "offer";
    static constexpr std::tuple members{Member{"by", &DrawOffered::by}};
};
template <>
struct Shape<DrawAccepted> {
    static constexpr std::string_view name = "accept";
    static constexpr std::tuple members{Member{"by", &DrawAccepted::by}};
};
template <>
struct Shape<DrawDeclined> {
    static constexpr std::string_view name = "decline";
    static constexpr std::tuple members{Member{"by", &DrawDeclined::by}};
};
template <>
struct Shape<DrawClaimed> {
    static constexpr std::string_view name = "claim";
    static constexpr std::tuple members{Member{"by", &DrawClaimed::by},
                                        Member{"kind", &DrawClaimed::kind},
                                        Member{"move", &DrawClaimed::with_move}};
};
template <>
struct Shape<Resigned> {
    static constexpr std::string_view name = "resign";
    static constexpr std::tuple members{Member{"by", &Resigned::by}};
};
template <>
struct Shape<FlagFallen> {
    static constexpr std::string_view name = "flag";
    static constexpr std::tuple members{Member{"of", &FlagFallen::of}};
};
template <>
struct Shape<FlagClaimed> {
    static constexpr std::string_view name = "claim_flag";
    static constexpr std::tuple members{Member{"by", &FlagClaimed::by}};
};
template <>
struct Shape<IllegalMoveClaimed> {
    static constexpr std::string_view name = "claim_illegal_move";
    static constexpr std::tuple members{Member{"by", &IllegalMoveClaimed::by}};
};
template <>
struct Shape<PieceTouched> {
    static constexpr std::string_view name = "touch";
    static constexpr std::tuple members{Member{"by", &PieceTouched::by},
                                        Member{"square", &PieceTouched::square}};
};
template <>
struct Shape<PieceReleased> {
    static constexpr std::string_view name = "release";
    static constexpr std::tuple members{Member{"move", &PieceReleased::attempt}};
};
template <>
struct Shape<PieceAdjusted> {
    static constexpr std::string_view name = "adjust";
    static constexpr std::tuple members{Member{"by", &PieceAdjusted::by},
                                        Member{"square", &PieceAdjusted::square}};
};
template <>
struct Shape<TouchMoveClaimed> {
    static constexpr std::string_view name = "claim_touch_move";
    static constexpr std::tuple members{Member{"by", &TouchMoveClaimed::by},
                                        Member{"square", &TouchMoveClaimed::square}};
};
template <>
struct Shape<ArbiterCalled> {
    static constexpr std::string_view name = "call_arbiter";
    static constexpr std::tuple members{Member{"by", &ArbiterCalled::by},
                                        Member{"reason", &ArbiterCalled::reason}};
};
template <>
struct Shape<MenDisplaced> {
    static constexpr std::string_view name = "displace";
    static constexpr std::tuple members{Member{"by", &MenDisplaced::by}};
};
template <>
struct Shape<MenPutBack> {
    static constexpr std::string_view name = "put_back";
    static constexpr std::tuple<> members{};
};
template <>
struct Shape<PlayerArrived> {
    static constexpr std::string_view name = "arrive";
    static constexpr std::tuple members{Member{"by", &PlayerArrived::by}};
};
template <>
struct Shape<ResultConfirmed> {
    static constexpr std::string_view name = "confirm_result";
    static constexpr std::tuple members{Member{"by", &ResultConfirmed::by}};
};
template <>
struct Shape<DecisionAppealed> {
    static constexpr std::string_view name = "appeal";
    static constexpr std::tuple members{Member{"by", &DecisionAppealed::by},
                                        Member{"reason", &DecisionAppealed::reason}};
};
template <>
struct Shape<DeadPositionFound> {
    static constexpr std::string_view name = "dead_position";
    static constexpr std::tuple<> members{};
};
template <>
struct Shape<DowntimePassed> {
    static constexpr std::string_view name = "downtime";
    static constexpr std::tuple members{Member{"after", &DowntimePassed::after},
                                        Member{"lasted", &DowntimePassed::lasted},
                                        Member{"cause", &DowntimePassed::cause}};
};
template <>
struct Shape<MovesTakenBack> {
    static constexpr std::string_view name = "take_back";
    static constexpr std::tuple members{Member{"by", &MovesTakenBack::by}};
};
template <>
struct Shape<MoveRecorded> {
    static constexpr std::string_view name = "record";
    static constexpr std::tuple members{Member{"by", &MoveRecorded::by},
                                        Member{"text", &MoveRecorded::text}};
};
template <>
struct Shape<SheetRequested> {
    static constexpr std::string_view name = "ask_sheet";
    static constexpr std::tuple members{Member{"by", &SheetRequested::by}};
};
template <>
struct Shape<MoveAnnounced> {
    static constexpr std::string_view name = "announce";
    static constexpr std::tuple members{Member{"by", &MoveAnnounced::by},
                                        Member{"move", &MoveAnnounced::attempt}};
};
template <>
struct Shape<MoveRepeated> {
    static constexpr std::string_view name = "repeat";
    static constexpr std::tuple members{Member{"by", &MoveRepeated::by},
                                        Member{"move", &MoveRepeated::attempt}};
};
template <>
struct Shape<SealingOrdered> {
    static constexpr std::string_view name = "order_sealing";
    static constexpr std::tuple members{Member{"charged", &SealingOrdered::charged}};
};
template <>
struct Shape<MoveSealed> {
    static constexpr std::string_view name = "seal";
    static constexpr std::tuple members{Member{"text", &MoveSealed::text}};
};
template <>
struct Shape<GameAdjourned> {
    static constexpr std::string_view name = "adjourn";
    static constexpr std::tuple members{Member{"resumption", &GameAdjourned::resumption}};
};
template <>
struct Shape<SessionResumed> {
    static constexpr std::string_view name = "resume_session";
    static constexpr std::tuple<> members{};
};
template <>
struct Shape<EnvelopeOpened> {
    static constexpr std::string_view name = "open_envelope";
    static constexpr std::tuple<> members{};
};
template <>
struct Shape<EnvelopeLost> {
    static constexpr std::string_view name = "lose_envelope";
    static constexpr std::tuple members{Member{"text", &EnvelopeLost::text}};
};
template <>
struct Shape<IncrementRequested> {
    static constexpr std::string_view name = "ask_increment";
    static constexpr std::tuple members{Member{"by", &IncrementRequested::by}};
};
template <>
struct Shape<IncrementRuled> {
    static constexpr std::string_view name = "rule_increment";
    static constexpr std::tuple members{Member{"granted", &IncrementRuled::is_granted}};
};
template <>
struct Shape<NormalMeansClaimed> {
    static constexpr std::string_view name = "claim_normal_means";
    static constexpr std::tuple members{Member{"by", &NormalMeansClaimed::by}};
};
template <>
struct Shape<NormalMeansRuled> {
    static constexpr std::string_view name = "rule_normal_means";
    static constexpr std::tuple members{Member{"by", &NormalMeansRuled::by},
                                        Member{"decision", &NormalMeansRuled::decision}};
};
template <>
struct Shape<LeaveTaken> {
    static constexpr std::string_view name = "take_leave";
    static constexpr std::tuple members{Member{"by", &LeaveTaken::by},
                                        Member{"days", &LeaveTaken::days}};
};
template <>
struct Shape<LeaveEnded> {
    static constexpr std::string_view name = "end_leave";
    static constexpr std::tuple members{Member{"by", &LeaveEnded::by}};
};
template <>
struct Shape<AnswersNamed> {
    static constexpr std::string_view name = "conditional";
    static constexpr std::tuple members{Member{"by", &AnswersNamed::by},
                                        Member{"lines", &AnswersNamed::lines}};
};
template <>
struct Shape<LongThoughtAnnounced> {
    static constexpr std::string_view name = "announce_thought";
    static constexpr std::tuple members{Member{"by", &LongThoughtAnnounced::by}};
};
template <>
struct Shape<ArbiterNamed> {
    static constexpr std::string_view name = "arbiter";
    static constexpr std::tuple members{Member{"name", &ArbiterNamed::name}};
};
template <>
struct Shape<ColorsDrawn> {
    static constexpr std::string_view name = "draw_colors";
    static constexpr std::tuple<> members{};
};
template <>
struct Shape<GameStarted> {
    static constexpr std::string_view name = "start";
    static constexpr std::tuple<> members{};
};
template <>
struct Shape<ClockPaused> {
    static constexpr std::string_view name = "pause";
    static constexpr std::tuple members{Member{"reason", &ClockPaused::reason}};
};
template <>
struct Shape<ClockResumed> {
    static constexpr std::string_view name = "resume";
    static constexpr std::tuple<> members{};
};
template <>
struct Shape<ClocksSet> {
    static constexpr std::string_view name = "set_clocks";
    static constexpr std::tuple members{
        Member{"white", &ClocksSet::white}, Member{"black", &ClocksSet::black},
        Member{"white_moves", &ClocksSet::white_moves},
        Member{"black_moves", &ClocksSet::black_moves}, Member{"reason", &ClocksSet::reason}};
};
template <>
struct Shape<TimeControlCorrected> {
    static constexpr std::string_view name = "correct_time";
    static constexpr std::tuple members{
        Member{"time", &TimeControlCorrected::control},
        Member{"for_schedule", &TimeControlCorrected::is_for_the_schedule},
        Member{"reason", &TimeControlCorrected::reason}};
};
template <>
struct Shape<TimeAdded> {
    static constexpr std::string_view name = "add_time";
    static constexpr std::tuple members{Member{"side", &TimeAdded::side},
                                        Member{"time", &TimeAdded::time},
                                        Member{"reason", &TimeAdded::reason}};
};
template <>
struct Shape<PositionRestored> {
    static constexpr std::string_view name = "restore";
    static constexpr std::tuple members{Member{"plies", &PositionRestored::plies},
                                        Member{"reason", &PositionRestored::reason}};
};
template <>
struct Shape<OffenceFound> {
    static constexpr std::string_view name = "offence";
    static constexpr std::tuple members{Member{"by", &OffenceFound::by},
                                        Member{"article", &OffenceFound::article},
                                        Member{"plies", &OffenceFound::plies}};
};
template <>
struct Shape<TouchExcused> {
    static constexpr std::string_view name = "excuse_touch";
    static constexpr std::tuple members{Member{"reason", &TouchExcused::reason}};
};
template <>
struct Shape<QuotaUnproven> {
    static constexpr std::string_view name = "quota_unproven";
    static constexpr std::tuple members{Member{"side", &QuotaUnproven::side}};
};
template <>
struct Shape<DrawPermitted> {
    static constexpr std::string_view name = "permit_draw";
    static constexpr std::tuple members{Member{"reason", &DrawPermitted::reason}};
};
template <>
struct Shape<PenaltyGiven> {
    static constexpr std::string_view name = "penalty";
    static constexpr std::tuple members{Member{"side", &PenaltyGiven::side},
                                        Member{"penalty", &PenaltyGiven::penalty},
                                        Member{"reason", &PenaltyGiven::reason}};
};
template <>
struct Shape<AbsenceRuled> {
    static constexpr std::string_view name = "rule_absence";
    static constexpr std::tuple members{Member{"side", &AbsenceRuled::side}};
};
template <>
struct Shape<AppealDecided> {
    static constexpr std::string_view name = "decide_appeal";
    static constexpr std::tuple members{Member{"reason", &AppealDecided::reason}};
};
template <>
struct Shape<ResultDeclared> {
    static constexpr std::string_view name = "declare_result";
    static constexpr std::tuple members{Member{"result", &ResultDeclared::result},
                                        Member{"article", &ResultDeclared::article},
                                        Member{"reason", &ResultDeclared::reason}};
};
template <>
struct Shape<EndingAnnulled> {
    static constexpr std::string_view name = "annul_ending";
    static constexpr std::tuple members{Member{"reason", &EndingAnnulled::reason}};
};
template <>
struct Shape<BoardTurned> {
    static constexpr std::string_view name = "turn_board";
    static constexpr std::tuple<> members{};
};
template <>
struct Shape<ColorsReversed> {
    static constexpr std::string_view name = "reversed_colors";
    static constexpr std::tuple<> members{};
};
template <>
struct Shape<GameAnnulled> {
    static constexpr std::string_view name = "annul_game";
    static constexpr std::tuple members{Member{"article", &GameAnnulled::article},
                                        Member{"reason", &GameAnnulled::reason}};
};
template <>
struct Shape<WinnabilityRuled> {
    static constexpr std::string_view name = "rule_winnability";
    static constexpr std::tuple members{Member{"can_mate", &WinnabilityRuled::can_mate}};
};
template <>
struct Shape<NoteMade> {
    static constexpr std::string_view name = "note";
    static constexpr std::tuple members{Member{"text", &NoteMade::text}};
};
template <>
struct Shape<SeatTaken> {
    static constexpr std::string_view name = "join";
    static constexpr std::tuple members{Member{"side", &SeatTaken::side},
                                        Member{"token_hash", &SeatTaken::token_hash},
                                        Member{"name", &SeatTaken::name}};
};
template <>
struct Shape<PlayerNamed> {
    static constexpr std::string_view name = "name";
    static constexpr std::tuple members{Member{"by", &PlayerNamed::by},
                                        Member{"name", &PlayerNamed::name}};
};
template <>
struct Shape<AssistantInvited> {
    static constexpr std::string_view name = "invite_assistant";
    static constexpr std::tuple members{Member{"by", &AssistantInvited::by},
                                        Member{"key_hash", &AssistantInvited::key_hash}};
};
template <>
struct Shape<AssistantSeated> {
    static constexpr std::string_view name = "assist";
    static constexpr std::tuple members{Member{"side", &AssistantSeated::side},
                                        Member{"token_hash", &AssistantSeated::token_hash}};
};
template <>
struct Shape<TakeBackAsked> {
    static constexpr std::string_view name = "ask_take_back";
    static constexpr std::tuple members{Member{"by", &TakeBackAsked::by}};
};
template <>
struct Shape<TakeBackDeclined> {
    static constexpr std::string_view name = "decline_take_back";
    static constexpr std::tuple members{Member{"by", &TakeBackDeclined::by}};
};
template <>
struct Shape<RematchOffered> {
    static constexpr std::string_view name = "offer_rematch";
    static constexpr std::tuple members{Member{"by", &RematchOffered::by}};
};
template <>
struct Shape<RematchMade> {
    static constexpr std::string_view name = "rematch";
    static constexpr std::tuple members{Member{"by", &RematchMade::by},
                                        Member{"game", &RematchMade::id}};
};

}  // namespace arbiter
