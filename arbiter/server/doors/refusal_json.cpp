#include "arbiter/server/doors/refusal_json.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include <nlohmann/json.hpp>

#include "arbiter/base/ascii.hpp"
#include "arbiter/game/said_english.hpp"
#include "arbiter/journal/said_value.hpp"
#include "arbiter/notation/explanation_text.hpp"
#include "arbiter/server/doors/page_values.hpp"

namespace arbiter {

namespace {

/// `e` of a refusal by the game.
std::string_view code_of(GameProblem problem) {
    switch (problem) {
        case GameProblem::game_over:
            return "over";
        case GameProblem::illegal_move:
        case GameProblem::must_be_played:
            return "illegal";
        case GameProblem::not_your_turn:
            return "turn";
        case GameProblem::too_early:
        case GameProblem::offer_stands:
        case GameProblem::draws_forbidden:
            return "offer";
        case GameProblem::no_offer:
            return "no_offer";
        case GameProblem::claim_not_needed:
            return "claim";
        case GameProblem::clock_is_paused:
        case GameProblem::move_is_sealed:
            return "paused";
        case GameProblem::not_proved_dead:
        case GameProblem::nothing_to_rule:
        case GameProblem::time_runs_back:
        case GameProblem::flag_has_fallen:
        case GameProblem::flag_is_up:
        case GameProblem::clock_is_running:
        case GameProblem::no_clock:
        case GameProblem::not_your_clock:
        case GameProblem::not_over_the_board:
        case GameProblem::is_legal:
        case GameProblem::touched:
        case GameProblem::no_man_there:
        case GameProblem::not_casual:
        case GameProblem::nothing_to_undo:
        case GameProblem::no_reason_given:
        case GameProblem::not_over:
        case GameProblem::done_already:
        case GameProblem::not_late:
        case GameProblem::no_such_article:
        case GameProblem::not_agreed:
        case GameProblem::too_late:
        case GameProblem::not_announced:
        case GameProblem::in_advance:
        case GameProblem::no_record:
        case GameProblem::sheet_incomplete:
        case GameProblem::men_displaced:
        case GameProblem::not_adjourned:
        case GameProblem::not_present:
        case GameProblem::not_short_of_time:
            return "act";
    }
    std::unreachable();
}

std::string_view code_of(SanProblem problem) {
    switch (problem) {
        case SanProblem::illegal:
        case SanProblem::no_such:
            return "illegal";
        case SanProblem::ambiguous:
            return "ambiguous";
        case SanProblem::syntax:
        case SanProblem::not_standard:
            return "unreadable";
    }
    std::unreachable();
}

struct Wording {
    std::string_view e;
    std::string_view code;
    std::string_view text;
    std::string_view article{};
};

struct ObstacleWording {
    Obstacle obstacle;
    Wording wording;
};

/// In the order of `Obstacle`.
constexpr std::array obstacle_wordings{
    ObstacleWording{
        Obstacle::position_has_changed,
        {"ply", "position_has_changed", "the position has changed since; nothing was played"}},
    ObstacleWording{Obstacle::watching,
                    {"not_yours", "watching", "you are watching; the players have their seats"}},
    ObstacleWording{Obstacle::presiding, {"not_yours", "presiding", "an arbiter does not play"}},
    ObstacleWording{Obstacle::other_side,
                    {"not_yours", "other_side", "that side is not yours to play"}},
    ObstacleWording{
        Obstacle::side_not_said,
        {"bad_message", "side_not_said", "d.side must say who resigns: white or black"}},
    ObstacleWording{Obstacle::too_many_offers,
                    {"offer", "too_many_offers",
                     "you have offered so many draws that this one is not passed on", "11.5"}},
    ObstacleWording{
        Obstacle::too_many_offers_here,
        {"offer", "too_many_offers_here",
         "you have offered a draw often enough in this position; offer it again after a "
         "move",
         "11.5"}},
    ObstacleWording{Obstacle::no_offer,
                    {"no_offer", "no_offer", "there is no draw offer to answer", "9.1.2.1"}},
    ObstacleWording{Obstacle::offer_is_own,
                    {"no_offer", "offer_is_own",
                     "the draw offer is your own; the other side answers it", "9.1.2.1"}},
    ObstacleWording{Obstacle::too_many_asks,
                    {"act", "too_many_asks",
                     "you have asked so often to take a move back that this is not passed on"}},
    ObstacleWording{Obstacle::too_many_asks_here,
                    {"act", "too_many_asks_here",
                     "you have asked often enough to take this move back; ask again after a move"}},
    ObstacleWording{Obstacle::is_asked_already,
                    {"act", "is_asked_already",
                     "one of you has asked already to take a move back; that is to be answered "
                     "first"}},
    ObstacleWording{Obstacle::no_time_left,
                    {"act", "no_time_left",
                     "the time that the move has brought is used up: without it the flag falls"}},
    ObstacleWording{Obstacle::nothing_asked,
                    {"no_offer", "nothing_asked", "nobody has asked to take a move back"}},
    ObstacleWording{Obstacle::ask_is_own,
                    {"no_offer", "ask_is_own",
                     "it was you who asked to take a move back; the other side answers"}},
    ObstacleWording{Obstacle::paused,
                    {"paused", "paused", "a draw is claimed when the game goes on", "6.11"}},
    ObstacleWording{Obstacle::too_many_claims,
                    {"claim", "too_many_claims",
                     "the claim is wrong; so many were ruled on that this one is not"}},
    ObstacleWording{Obstacle::no_act,
                    {"unknown", "no_act",
                     "act is for what an arbiter does, and for call_arbiter, arrive, "
                     "confirm_result, appeal, ask_increment, claim_normal_means, seal, take_back, "
                     "ask_take_back, name, announce, repeat, touch, adjust, take_leave, end_leave, "
                     "conditional, announce_thought and invite_assistant"}},
    ObstacleWording{
        Obstacle::for_the_arbiter,
        {"not_yours", "for_the_arbiter", "only the arbiter of a game does that", "12.1"}},
    ObstacleWording{
        Obstacle::too_many_acts,
        {"act", "too_many_acts", "so many of your acts are in the log that it takes no more"}},
    ObstacleWording{
        Obstacle::nobody_presides,
        {"act", "nobody_presides", "nobody presides over this game who could rule on it"}},
    ObstacleWording{Obstacle::named_by_arbiter,
                    {"act", "named_by_arbiter",
                     "the arbiter of this game has said who plays; the names stay as they are"}},
    ObstacleWording{
        Obstacle::no_assistant,
        {"act", "no_assistant", "it was not agreed that this player has an assistant", "4.9"}},
    ObstacleWording{Obstacle::for_the_player,
                    {"not_yours", "for_the_player", "an assistant does not do that", "D.2.10"}},
    ObstacleWording{Obstacle::opponent_disagrees,
                    {"act", "opponent_disagrees",
                     "a move is not taken back without the opponent's consent: ask for it"}},
    ObstacleWording{Obstacle::no_hints,
                    {"act", "no_hints", "hints are for casual games", "11.3.1"}},
    ObstacleWording{Obstacle::touch_binds_nobody,
                    {"act", "touch_binds_nobody",
                     "this game is not played touch-move: what is touched binds nobody", "4.3"}},
    ObstacleWording{Obstacle::computer_seals_nothing,
                    {"act", "computer_seals_nothing",
                     "the computer seals no moves: interrupt the game instead"}},
    ObstacleWording{Obstacle::not_over,
                    {"not_over", "not_over", "a rematch can be played after the end of this game"}},
    ObstacleWording{Obstacle::too_many_wait,
                    {"store", "too_many_wait",
                     "the game waits for its store; so many commands cannot wait with it"}},
};
static_assert(obstacle_wordings.size() == static_cast<std::size_t>(Obstacle::too_many_wait) + 1);
static_assert(std::ranges::is_sorted(obstacle_wordings, {}, &ObstacleWording::obstacle));

Wording wording(Obstacle obstacle) {
    return obstacle_wordings[static_cast<std::size_t>(obstacle)].wording;
}

Json worded(std::string_view e, std::string text, std::string_view article = {}) {
    return {{"e", e}, {"m", std::move(text)}, {"article", text_or_null(article)}};
}

/// The same; `code` and `args` say what the text says.
Json coded(std::string_view code, Json refusal, Json args = Json::object()) {
    refusal["code"] = code;
    refusal["args"] = std::move(args);
    return refusal;
}

/// Why a claim is wrong, said to who has made it.
std::string_view why_wrong(Say ruling) {
    if (ruling == Say::threefold_claim_wrong)
        return "your claim is wrong: the position has not occurred three times";
    if (ruling == Say::threefold_claim_with_move_wrong)
        return "your claim is wrong: the position has not occurred three times with that move";
    if (ruling == Say::fifty_claim_wrong)
        return "your claim is wrong: fewer than 50 moves have passed without a pawn move or "
               "capture";
    return "your claim is wrong: fewer than 50 moves have passed without a pawn move or capture "
           "with that move";
}

/// As one that stands by itself, without its full stop.
std::string sentence_of(const LogEntry& ruling) {
    return upper_first(english(ruling.said)) + cited(ruling.article);
}

struct RefusalWriter {
    Json operator()(Obstacle obstacle) const {
        const auto [e, code, text, article] = wording(obstacle);
        return coded(code, worded(e, std::string(text) + cited(article), article));
    }
    Json operator()(OtherTurn other) const {
        constexpr std::string_view article = "1.2";
        return coded("other_turn",
                     worded("turn",
                            "it is " + std::string(capitalized_name(other.turn)) + "'s turn" +
                                cited(article),
                            article),
                     {{"side", name(other.turn)}});
    }
    Json operator()(const GameError& error) const {
        Json refusal =
            worded(code_of(error.problem), english(error) + cited(error.article), error.article);
        refusal.update(json_of(error.said));
        return refusal;
    }
    Json operator()(const Explanation& explanation) const {
        Json refusal = worded("illegal", sentence(explanation), explanation.article);
        refusal["reason"] = code(explanation.reason);
        refusal["squares"] = names(explanation.squares);
        return refusal;
    }
    Json operator()(const SanError& error) const {
        Json refusal = worded(code_of(error.problem), error.text, error.article);
        if (error.problem == SanProblem::no_such) {
            refusal["reason"] = "no_such";
            refusal["squares"] = names(error.squares);
        }
        return refusal;
    }
    Json operator()(const WrongClaim& claim) const {
        const LogEntry& first = claim.rulings.front();
        std::string text(why_wrong(first.said.id));
        text += cited(first.article);
        for (const LogEntry& ruling : claim.rulings | std::views::drop(1))
            text += ". " + sentence_of(ruling);
        if (claim.is_move_played)
            text += ". The move that was named is played (Law 9.5.3)";
        return coded("wrong_claim", worded("claim", std::move(text), first.article),
                     {{"why", code(first.said.id)}, {"is_move_played", claim.is_move_played}});
    }
    /// Why is for those who run the server, who are told.
    Json operator()(const NotKept& /*refused*/) const {
        return coded(
            "not_kept",
            worded("store", "the game could not be kept, so nothing was played; try again"));
    }
    Json operator()(const Objection& objection) const {
        return worded("bad_message", objection.text);
    }
};

}  // namespace

Json json_of(const Refusal& refusal) { return std::visit(RefusalWriter(), refusal); }

}  // namespace arbiter
