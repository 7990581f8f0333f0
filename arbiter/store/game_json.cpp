#include "arbiter/store/game_json.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

#include <nlohmann/json.hpp>

#include "arbiter/game/pgn_time_control.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/store/event_json.hpp"

namespace arbiter {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 2> completions{"with_the_move", "by_pressing"};
constexpr std::array<std::string_view, 2> watches{"program", "people"};

Json json_of(const Terms& terms) {
    Json object{{"rules", terms.ruleset->name},
                {"time", write_time_control(terms.time)},
                {"fen", write_fen(terms.start)},
                {"completion", completions[static_cast<std::size_t>(terms.completion)]},
                {"flags", watches[static_cast<std::size_t>(terms.flag_watch)]},
                {"no_draw_before_move", terms.no_draw_before_move},
                {"draws_need_permission", terms.draws_need_permission}};
    if (terms.default_time)
        object["default_time"] = terms.default_time->count();
    if (terms.penalty)
        object["penalty"] = terms.penalty->count();
    return object;
}

/// Looks at members one by one; the first that does not fit is kept.
class TermsReader {
  public:
    explicit TermsReader(const Json& object) : object_(object) {}

    std::expected<Terms, std::string> read() {
        if (!object_.is_object())
            return std::unexpected("terms: it is no JSON object");
        Terms terms;
        rules(terms);
        time(terms);
        start(terms);
        if (const auto place = one_of("completion", completions))
            terms.completion = static_cast<Completion>(*place);
        if (const auto place = one_of("flags", watches))
            terms.flag_watch = static_cast<FlagWatch>(*place);
        if (const auto number = whole_number("no_draw_before_move", 1000))
            terms.no_draw_before_move = static_cast<int>(*number);
        permission(terms);
        constexpr std::int64_t a_day = 86'400'000;
        if (const auto number = whole_number("default_time", a_day))
            terms.default_time = Duration(*number);
        if (const auto number = whole_number("penalty", a_day))
            terms.penalty = Duration(*number);
        if (fault_.empty() && members_ != object_.size())
            fault_ = "there is a member that does not belong to them";
        if (!fault_.empty())
            return std::unexpected("terms: " + fault_);
        return terms;
    }

  private:
    void fail(std::string_view name, std::string_view what) {
        if (fault_.empty())
            fault_ = std::string(name) + ": " + std::string(what);
    }
    const Json* member(const char* name) {
        const auto found = object_.find(name);
        if (found == object_.end())
            return nullptr;
        ++members_;
        return &*found;
    }
    std::optional<std::string> text(const char* name) {
        const Json* const value = member(name);
        if (value == nullptr)
            return std::nullopt;
        if (!value->is_string())
            fail(name, "is no text");
        return value->is_string() ? std::optional(value->get<std::string>()) : std::nullopt;
    }

    void rules(Terms& terms) {
        const auto name = text("rules");
        const Ruleset* const ruleset = find_ruleset(name.value_or(""));
        if (ruleset == nullptr)
            return fail("rules", "there is no ruleset '" + name.value_or("") + "'");
        terms.ruleset = ruleset;
    }
    void time(Terms& terms) {
        const auto control = text("time");
        if (!control)
            return;
        auto read = read_time_control(*control);
        if (!read)
            return fail("time", read.error().text);
        terms.time = *std::move(read);
    }
    void start(Terms& terms) {
        const auto fen = text("fen");
        if (!fen)
            return;
        const auto setup = read_fen(*fen);
        if (!setup)
            return fail("fen", setup.error().text);
        const auto position = Position::from(*setup);
        if (!position)
            return fail("fen", "it is no possible position");
        terms.start = *position;
    }
    std::optional<std::size_t> one_of(const char* name,
                                      const std::array<std::string_view, 2>& words) {
        const auto word = text(name);
        if (!word)
            return std::nullopt;
        for (std::size_t i = 0; i < words.size(); ++i)
            if (*word == words[i])
                return i;
        fail(name, std::string(words[0]) + " or " + std::string(words[1]) + " expected");
        return std::nullopt;
    }
    std::optional<std::int64_t> whole_number(const char* name, std::int64_t most) {
        const Json* const value = member(name);
        if (value == nullptr)
            return std::nullopt;
        if (!value->is_number_unsigned() ||
            value->get<std::uint64_t>() > static_cast<std::uint64_t>(most)) {
            fail(name, "a whole number from 0 to " + std::to_string(most) + " expected");
            return std::nullopt;
        }
        return value->get<std::int64_t>();
    }
    void permission(Terms& terms) {
        const Json* const value = member("draws_need_permission");
        if (value == nullptr)
            return;
        if (!value->is_boolean())
            return fail("draws_need_permission", "true or false expected");
        terms.draws_need_permission = value->get<bool>();
    }

    const Json& object_;
    std::size_t members_ = 0;
    std::string fault_;
};

using Failed = std::unexpected<TextError>;

Failed failed(std::string text) { return Failed(TextError{0, std::move(text)}); }

/// Applies one element of the list; an error in words where it cannot be.
std::optional<std::string> replay(Game& game, Json element) {
    if (!element.is_object())
        return "it is no JSON object";
    const auto at = element.find("at");
    // Some 10,000 years from the beginning of the count.
    constexpr std::uint64_t latest = 315'360'000'000'000;
    if (at == element.end() || !at->is_number_unsigned() || at->get<std::uint64_t>() > latest)
        return "at is missing: when it happened, in milliseconds, not below zero";
    const Instant when{Duration(at->get<std::int64_t>())};
    element.erase("at");
    const auto event = read_event(game.position(), element.dump());
    if (!event)
        return event.error().text;
    const auto* const of_the_laws = std::get_if<Event>(&*event);
    if (of_the_laws == nullptr)
        return "it does not belong to a game by itself";
    if (const auto outcome = game.apply(*of_the_laws, when); !outcome)
        return outcome.error().text;
    return std::nullopt;
}

}  // namespace

std::string write_game(const Game& game) {
    Json events = Json::array();
    for (const auto& [event, at] : game.events()) {
        Json element{{"at", at.time_since_epoch().count()}};
        element.update(Json::parse(write_event(event)));
        events.push_back(std::move(element));
    }
    const Json object{{"arbiter_game", game_form},
                      {"terms", json_of(game.terms())},
                      {"events", std::move(events)}};
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::expected<Game, TextError> read_game(std::string_view text, std::uint64_t work_to_rule) {
    const Json object = Json::parse(text, nullptr, false);
    if (!object.is_object() || !object.contains("arbiter_game"))
        return failed("this is no game: a JSON object with the member arbiter_game is expected");
    if (object["arbiter_game"] != game_form)
        return failed("the form of this game is number " + object["arbiter_game"].dump() +
                      "; number " + std::to_string(game_form) + " can be read");
    if (!object.contains("terms") || !object.contains("events") || !object["events"].is_array())
        return failed("terms and events are expected");
    const auto terms = TermsReader(object["terms"]).read();
    if (!terms)
        return failed(terms.error());
    Game game(*terms, work_to_rule);
    std::size_t number = 0;
    for (const Json& element : object["events"]) {
        ++number;
        if (const auto fault = replay(game, element))
            return failed("event " + std::to_string(number) + ": " + *fault);
    }
    return game;
}

}  // namespace arbiter
