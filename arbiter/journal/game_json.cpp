#include "arbiter/journal/game_json.hpp"

#include <optional>
#include <utility>
#include <variant>

#include <nlohmann/json.hpp>

#include "arbiter/game/said_english.hpp"
#include "arbiter/journal/event_value.hpp"
#include "arbiter/journal/json.hpp"
#include "arbiter/journal/terms_value.hpp"

namespace arbiter {

namespace {

std::unexpected<TextError> no_game(std::string why) {
    return std::unexpected(TextError{0, std::move(why)});
}

constexpr int first_game_form = 1;

/// Applies one element of the list; an error in words where it cannot be.
std::optional<std::string> replay(Game& game, Json element, int form) {
    if (!element.is_object())
        return "it is no JSON object";
    const auto at = element.find("at");
    // Some 10,000 years from the beginning of the count.
    constexpr std::uint64_t latest = 315'360'000'000'000;
    if (at == element.end() || !at->is_number_unsigned() || at->get<std::uint64_t>() > latest)
        return "at is missing: when it happened, in milliseconds, not below zero";
    const Instant when{Duration(at->get<std::int64_t>())};
    element.erase("at");
    const auto kept = kept_event_of(game.position(), std::move(element));
    if (!kept)
        return kept.error();
    const auto* const event = std::get_if<Event>(&kept->event);
    if (event == nullptr)
        return "it does not belong to a game by itself";
    if (form == first_game_form && !kept->verdicts.empty())
        return "the first form of a game knows no verdicts";
    const auto outcome = form == first_game_form ? game.apply(*event, when)
                                                 : game.replay({*event, when, kept->verdicts});
    if (!outcome)
        return english(outcome.error());
    return std::nullopt;
}

}  // namespace

std::string write_game(const Game& game) {
    Json events = Json::array();
    for (const auto& [event, at, verdicts] : game.events()) {
        Json element{{"at", at.time_since_epoch().count()}};
        element.update(json_of(KeptEvent{event, verdicts}));
        events.push_back(std::move(element));
    }
    const Json object{{"arbiter_game", game_form},
                      {"terms", json_of(game.terms())},
                      {"events", std::move(events)}};
    return write_json(object);
}

std::expected<Game, TextError> read_game(std::string_view text, MatingJudge* judge) {
    const Json object = read_json(text).value_or(Json());
    if (!object.is_object() || !object.contains("arbiter_game"))
        return no_game("this is no game: a JSON object with the member arbiter_game is expected");
    const bool is_first_form = object["arbiter_game"] == first_game_form;
    if (!is_first_form && object["arbiter_game"] != game_form)
        return no_game("the form of this game is number " + object["arbiter_game"].dump() +
                       "; those up to " + std::to_string(game_form) + " can be read");
    if (!object.contains("terms") || !object.contains("events") || !object["events"].is_array())
        return no_game("terms and events are expected");
    constexpr std::size_t members = 3;
    if (object.size() != members)
        return no_game("there is a member that does not belong to a game");
    const auto terms = terms_of(object["terms"]);
    if (!terms)
        return no_game(terms.error());
    if (is_first_form && !terms->start_verdicts.empty())
        return no_game("terms: the first form of a game knows no verdicts");
    Game game = is_first_form ? Game(*terms, judge) : Game::kept(*terms, judge);
    std::size_t number = 0;
    for (const Json& element : object["events"]) {
        ++number;
        if (const auto fault = replay(game, element, is_first_form ? first_game_form : game_form))
            return no_game("event " + std::to_string(number) + ": " + *fault);
    }
    return game;
}

}  // namespace arbiter
