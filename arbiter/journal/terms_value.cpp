#include "arbiter/journal/terms_value.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

#include "arbiter/game/said_english.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "arbiter/journal/codes.hpp"
#include "arbiter/journal/json.hpp"
#include "arbiter/notation/fen.hpp"

namespace arbiter {

namespace {

constexpr std::int64_t a_day = 86'400'000;

Json json_of(const PlayerTerms& player) {
    Json object = Json::object();
    if (!player.name.empty())
        object["name"] = player.name;
    if (player.impairment != Impairment::none)
        object["impairment"] = code(player.impairment);
    if (player.has_assistant)
        object["assistant"] = true;
    if (player.compensation != Duration::zero())
        object["compensation"] = player.compensation.count();
    return object;
}

/// Takes members out of an object one by one; the first that does not fit is kept.
class MemberReader {
  public:
    explicit MemberReader(const Json& object) : object_(object) {
        if (!object.is_object())
            fault_ = "a JSON object is expected";
    }

    /// What is wrong, if anything is; all members have to have been taken.
    [[nodiscard]] std::string fault() const {
        if (fault_.empty() && taken_ != object_.size())
            return "there is a member that does not belong here";
        return fault_;
    }
    void fail(std::string_view name, std::string_view what) {
        if (fault_.empty())
            fault_ = std::string(name) + ": " + std::string(what);
    }

    const Json* member(const char* name) {
        if (!fault_.empty())
            return nullptr;
        const auto found = object_.find(name);
        if (found == object_.end())
            return nullptr;
        ++taken_;
        return &*found;
    }
    std::optional<std::string> text(const char* name) {
        const Json* const value = member(name);
        if (value == nullptr)
            return std::nullopt;
        if (!value->is_string()) {
            fail(name, "is no text");
            return std::nullopt;
        }
        return value->get<std::string>();
    }
    void flag(const char* name, bool& field) {
        const Json* const value = member(name);
        if (value == nullptr)
            return;
        if (!value->is_boolean())
            return fail(name, "true or false expected");
        field = value->get<bool>();
    }
    std::optional<std::int64_t> whole_number(const char* name, std::int64_t most) {
        const Json* const value = member(name);
        if (value == nullptr)
            return std::nullopt;
        // One that is too large for a signed number is read as one below zero.
        if (!value->is_number_integer() || value->get<std::int64_t>() < 0 ||
            value->get<std::int64_t>() > most) {
            fail(name, "a whole number from 0 to " + std::to_string(most) + " expected");
            return std::nullopt;
        }
        return value->get<std::int64_t>();
    }
    template <typename Enum>
    void one_of(const char* name, Enum& field) {
        const auto given = text(name);
        if (!given)
            return;
        if (const auto value = value_named<Enum>(*given))
            field = *value;
        else
            fail(name, all_codes<Enum>() + " expected");
    }

  private:
    const Json& object_;
    std::size_t taken_ = 0;
    std::string fault_;
};

void read_rules(MemberReader& reader, Terms& terms) {
    const auto name = reader.text("rules");
    const Ruleset* const ruleset = find_ruleset(name.value_or(""));
    if (ruleset == nullptr)
        return reader.fail("rules", "there is no ruleset '" + name.value_or("") + "'");
    terms.ruleset = ruleset;
}

void read_time(MemberReader& reader, Terms& terms) {
    const auto control = reader.text("time");
    if (!control)
        return;
    auto read = read_time_control(*control);
    if (!read)
        return reader.fail("time", read.error().text);
    terms.time = *std::move(read);
}

void read_start(MemberReader& reader, Terms& terms) {
    const auto fen = reader.text("fen");
    if (!fen)
        return;
    const auto setup = read_fen(*fen);
    if (!setup)
        return reader.fail("fen", setup.error().text);
    const auto position = Position::from(*setup);
    if (!position)
        return reader.fail("fen", "it is no possible position");
    terms.start = *position;
}

void read_player(MemberReader& reader, const char* side, PlayerTerms& player) {
    const Json* const object = reader.member(side);
    if (object == nullptr)
        return;
    MemberReader members(*object);
    if (auto name = members.text("name"))
        player.name = *std::move(name);
    members.one_of("impairment", player.impairment);
    members.flag("assistant", player.has_assistant);
    if (const auto time = members.whole_number("compensation", a_day))
        player.compensation = Duration(*time);
    if (const std::string fault = members.fault(); !fault.empty())
        reader.fail(side, fault);
}

}  // namespace

Json json_of(const Terms& terms) {
    Json object{{"rules", terms.ruleset->name},
                {"time", write_time_control(terms.time)},
                {"fen", write_fen(terms.start)},
                {"completion", code(terms.completion)},
                {"flags", code(terms.flag_watch)},
                {"no_draw_before_move", terms.no_draw_before_move},
                {"draws_need_permission", terms.draws_need_permission}};
    if (terms.default_time)
        object["default_time"] = terms.default_time->count();
    if (terms.penalty)
        object["penalty"] = terms.penalty->count();
    if (terms.recording != Recording::program)
        object["recording"] = code(terms.recording);
    if (terms.has_first_increment)
        object["first_increment"] = true;
    if (terms.has_quickplay_finish)
        object["quickplay_finish"] = true;
    for (const Color side : both_colors)
        if (terms.players[side] != PlayerTerms{})
            object[std::string(name(side))] = json_of(terms.players[side]);
    return object;
}

std::expected<Terms, std::string> terms_of(const Json& object) {
    Terms terms;
    MemberReader reader(object);
    read_rules(reader, terms);
    read_time(reader, terms);
    read_start(reader, terms);
    reader.one_of("completion", terms.completion);
    reader.one_of("flags", terms.flag_watch);
    if (const auto number = reader.whole_number("no_draw_before_move", 1000))
        terms.no_draw_before_move = static_cast<int>(*number);
    reader.flag("draws_need_permission", terms.draws_need_permission);
    if (const auto number = reader.whole_number("default_time", a_day))
        terms.default_time = Duration(*number);
    if (const auto number = reader.whole_number("penalty", a_day))
        terms.penalty = Duration(*number);
    reader.one_of("recording", terms.recording);
    reader.flag("first_increment", terms.has_first_increment);
    reader.flag("quickplay_finish", terms.has_quickplay_finish);
    read_player(reader, "white", terms.players[Color::white]);
    read_player(reader, "black", terms.players[Color::black]);
    if (const std::string fault = reader.fault(); !fault.empty())
        return std::unexpected("terms: " + fault);
    if (const auto agreed = check(terms); !agreed)
        return std::unexpected("terms: " + english(agreed.error()));
    return terms;
}

std::string write_terms(const Terms& terms) { return write_json(json_of(terms)); }

std::expected<Terms, std::string> read_terms(std::string_view text) {
    return terms_of(read_json(text).value_or(Json()));
}

}  // namespace arbiter
