#include "arbiter/game/game.hpp"

#include <array>
#include <utility>

#include "arbiter/game/adjudication.hpp"
#include "arbiter/game/explain_in_game.hpp"
#include "arbiter/rules/legality.hpp"

namespace arbiter {

namespace {

std::unexpected<GameError> refused(GameProblem problem, std::string_view article,
                                   std::string text) {
    return std::unexpected(GameError{problem, article, std::move(text)});
}

}  // namespace

std::string_view code(GameProblem problem) {
    constexpr std::array<std::string_view, 10> codes{
        "game_over",    "illegal_move",   "not_your_turn",    "too_early",       "no_offer",
        "offer_stands", "claim_is_wrong", "claim_not_needed", "not_proved_dead", "nothing_to_rule"};
    return codes[static_cast<std::size_t>(problem)];
}

Game::Game(const Position& start, const Ruleset& ruleset, std::uint64_t work_to_rule)
    : ruleset_(&ruleset),
      work_to_rule_(work_to_rule),
      history_(start),
      ending_(automatic_ending(history_, ruleset)) {}

std::expected<void, GameError> Game::apply(const Event& event) {
    if (ending_ && !std::holds_alternative<WinnabilityRuled>(event))
        return refused(GameProblem::game_over, ending_->article, "the game is over");
    auto outcome = std::visit([this](const auto& happened) { return on(happened); }, event);
    if (outcome)
        events_.push_back(event);
    return outcome;
}

Claims Game::claims() const { return ending_ ? Claims{} : open_claims(history_, *ruleset_); }

std::expected<void, GameError> Game::on(const MoveMade& event) {
    if (!is_legal(position(), event.move)) {
        const Explanation why = explain(history_, attempt_of(event.move));
        return refused(GameProblem::illegal_move, why.article, why.text);
    }
    // A move in reply declines the offer (9.1.2.1); the offerer's own move lets it stand.
    if (draw_offer_ == opponent(position().turn()))
        draw_offer_.reset();
    history_.play(event.move);
    ending_ = automatic_ending(history_, *ruleset_);
    if (ending_)
        draw_offer_.reset();
    return {};
}

std::expected<void, GameError> Game::on(const DrawOffered& event) {
    if (history_.moves().size() < 2)
        return refused(GameProblem::too_early, "5.2.3",
                       "a draw is agreed only after both players have made a move");
    if (draw_offer_)
        return refused(GameProblem::offer_stands, "9.1.2.1",
                       *draw_offer_ == event.by
                           ? "the draw offer already stands until it is answered"
                           : std::string(capitalized_name(*draw_offer_)) +
                                 " has already offered a draw; accept or decline it");
    draw_offer_ = event.by;
    return {};
}

std::expected<void, GameError> Game::on(const DrawAccepted& event) {
    if (draw_offer_ != opponent(event.by))
        return refused(GameProblem::no_offer, "9.1.2.1", "there is no draw offer to accept");
    end({Result::draw, EndReason::agreement, "5.2.3"});
    return {};
}

std::expected<void, GameError> Game::on(const DrawDeclined& event) {
    if (draw_offer_ != opponent(event.by))
        return refused(GameProblem::no_offer, "9.1.2.1", "there is no draw offer to decline");
    draw_offer_.reset();
    return {};
}

std::expected<void, GameError> Game::on(const DrawClaimed& event) {
    const bool threefold = event.kind == ClaimKind::threefold;
    if (ruleset_->ends_at_threefold_and_fifty)
        return refused(GameProblem::claim_not_needed, "",
                       "these rules draw such a game by themselves");
    if (event.by != position().turn())
        return refused(GameProblem::not_your_turn, threefold ? "9.2" : "9.3",
                       "only the player having the move may claim a draw");
    if (event.with_move && !is_legal(position(), *event.with_move)) {
        const Explanation why = explain(history_, attempt_of(*event.with_move));
        return refused(GameProblem::illegal_move, why.article, why.text);
    }
    if (!is_right(event)) {
        std::string problem = threefold ? "the position has not occurred three times"
                                        : "fewer than 50 moves have passed without a pawn move or "
                                          "capture";
        if (event.with_move)
            problem += " with that move";
        return refused(GameProblem::claim_is_wrong, threefold ? "9.2" : "9.3", problem);
    }
    end({Result::draw, threefold ? EndReason::threefold : EndReason::fifty, claim_article(event)});
    return {};
}

bool Game::is_right(const DrawClaimed& claim) const {
    if (claim.kind == ClaimKind::threefold)
        return claim.with_move ? is_threefold_with(history_, *claim.with_move)
                               : is_threefold_on_board(history_);
    return claim.with_move ? is_fifty_with(history_, *claim.with_move)
                           : is_fifty_on_board(history_);
}

std::string_view Game::claim_article(const DrawClaimed& claim) {
    if (claim.kind == ClaimKind::threefold)
        return claim.with_move ? "9.2.1" : "9.2.2";
    return claim.with_move ? "9.3.1" : "9.3.2";
}

std::expected<void, GameError> Game::on(const Resigned& event) {
    end(loss_unless_unwinnable(position(), event.by, EndReason::resignation, "5.1.2",
                               work_to_rule_));
    return {};
}

std::expected<void, GameError> Game::on(const FlagFallen& event) {
    end(loss_unless_unwinnable(position(), event.of, EndReason::flag, "6.9", work_to_rule_));
    return {};
}

std::expected<void, GameError> Game::on(const IllegalMovesCompleted& event) {
    end(loss_unless_unwinnable(position(), event.by, EndReason::illegal_moves, "7.5.5",
                               work_to_rule_));
    return {};
}

std::expected<void, GameError> Game::on(const DeadPositionFound& /*event*/) {
    if (!is_proved_dead(position(), work_to_rule_))
        return refused(GameProblem::not_proved_dead, "5.2.2",
                       "it is not proved that neither side can mate");
    end(dead_position_ending());
    return {};
}

std::expected<void, GameError> Game::on(const WinnabilityRuled& event) {
    if (!ending_ || !ending_->is_undecided)
        return refused(GameProblem::nothing_to_rule, "",
                       "nothing about the end of this game is left undecided");
    ending_->is_undecided = false;
    if (!event.can_mate)
        ending_->result = Result::draw;
    return {};
}

void Game::end(const Ending& ending) {
    draw_offer_.reset();
    ending_ = ending;
}

std::vector<Event> after_wrong_claim(const Game& game, const DrawClaimed& claim) {
    std::vector<Event> events;
    const DrawOffered offer{claim.by};
    if (Game trial = game; trial.apply(offer))
        events.emplace_back(offer);
    if (claim.with_move && !game.ruleset().is_casual)
        events.emplace_back(MoveMade{*claim.with_move});
    return events;
}

}  // namespace arbiter
