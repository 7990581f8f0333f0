#include "arbiter/game/ending_text.hpp"

#include <algorithm>
#include <optional>
#include <ranges>
#include <variant>

namespace arbiter {

namespace {

/// A player's act that loses, unless the opponent can never mate.
struct Loss {
    Color loser;
    std::string_view words;
};

struct LossOf {
    std::optional<Loss> operator()(const Resigned& event) const {
        return Loss{event.by, " resigns"};
    }
    std::optional<Loss> operator()(const FlagFallen& event) const {
        return Loss{event.of, "'s flag has fallen"};
    }
    std::optional<Loss> operator()(const IllegalMovesCompleted& event) const {
        return Loss{event.by, " has completed a second illegal move"};
    }
    std::optional<Loss> operator()(const auto& /*event*/) const { return std::nullopt; }
};

/// The one that ended the game; an arbiter's ruling may have followed it.
std::optional<Loss> loss_in(const Game& game) {
    for (const Event& event : std::views::reverse(game.events())) {
        if (auto loss = std::visit(LossOf{}, event))
            return loss;
        if (!std::holds_alternative<WinnabilityRuled>(event))
            break;
    }
    return std::nullopt;
}

}  // namespace

std::string reason_in_words(const Game& game) {
    const Ending& ending = *game.ending();
    const auto loss = loss_in(game);
    if (!loss)
        return std::string(describe(ending.reason));
    std::string text = std::string(capitalized_name(loss->loser)) + std::string(loss->words);
    if (ending.result == Result::draw)
        text += ", but " + std::string(capitalized_name(opponent(loss->loser))) + " can never mate";
    return text;
}

std::string doubt_in_words(const Game& game) {
    const auto& ending = game.ending();
    if (!ending || !ending->is_undecided)
        return "";
    const Color winner = ending->result == Result::white_wins ? Color::white : Color::black;
    return "Whether " + std::string(capitalized_name(winner)) +
           " can still mate is undecided: the arbiter may rule otherwise.";
}

}  // namespace arbiter
