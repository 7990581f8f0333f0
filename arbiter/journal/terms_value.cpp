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
#include "arbiter/journal/member_reader.hpp"
#include "arbiter/journal/verdict_value.hpp"
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
    if (player.own_time)
        object["time"] = write_time_control(*player.own_time);
    return object;
}

void read_rules(MemberReader& reader, Terms& terms) {
    const auto name = reader.text("rules");
    const Ruleset* const ruleset = find_ruleset(name.value_or(""));
    if (ruleset == nullptr)
        return reader.fail("rules", "there is no ruleset '" + name.value_or("") + "'");
    terms.ruleset = ruleset;
}

std::optional<TimeControl> read_time(MemberReader& reader) {
    const auto control = reader.text("time");
    if (!control)
        return std::nullopt;
    auto read = read_time_control(*control);
    if (read)
        return *std::move(read);
    reader.fail("time", read.error().text);
    return std::nullopt;
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
    player.own_time = read_time(members);
    if (const std::string fault = members.fault(); !fault.empty())
        reader.fail(side, fault);
}

Json json_of(const CorrespondenceTerms& terms) {
    return {{"doubled_after", terms.counting.doubled_after},
            {"silence", terms.counting.longest_silence.value_or(0)},
            {"leave", terms.leave_a_year},
            {"between_offers", terms.moves_between_offers}};
}

void read_correspondence(MemberReader& reader, CorrespondenceTerms& terms) {
    const Json* const object = reader.member("correspondence");
    if (object == nullptr)
        return;
    MemberReader members(*object);
    constexpr std::int64_t most = 366;
    const auto read = [&members](const char* name, int& number) {
        if (const auto read = members.whole_number(name, most))
            number = static_cast<int>(*read);
    };
    read("doubled_after", terms.counting.doubled_after);
    read("leave", terms.leave_a_year);
    read("between_offers", terms.moves_between_offers);
    if (const auto days = members.whole_number("silence", most))
        terms.counting.longest_silence =
            *days == 0 ? std::nullopt : std::optional(static_cast<int>(*days));
    if (const std::string fault = members.fault(); !fault.empty())
        reader.fail("correspondence", fault);
}

void read_verdicts(MemberReader& reader, KeptVerdicts& verdicts) {
    const Json* const array = reader.member("verdicts");
    if (array == nullptr)
        return;
    auto read = verdicts_of(*array);
    if (!read)
        return reader.fail("verdicts", read.error());
    verdicts = *std::move(read);
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
    if (terms.is_touch_move)
        object["touch_move"] = true;
    if (terms.correspondence != CorrespondenceTerms{})
        object["correspondence"] = json_of(terms.correspondence);
    for (const Color side : both_colors)
        if (terms.players[side] != PlayerTerms{})
            object[std::string(name(side))] = json_of(terms.players[side]);
    if (!terms.start_verdicts.empty())
        object["verdicts"] = json_of(terms.start_verdicts);
    return object;
}

std::expected<Terms, std::string> terms_of(const Json& object) {
    Terms terms;
    MemberReader reader(object);
    read_rules(reader, terms);
    if (auto time = read_time(reader))
        terms.time = *std::move(time);
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
    reader.flag("touch_move", terms.is_touch_move);
    read_player(reader, "white", terms.players[Color::white]);
    read_player(reader, "black", terms.players[Color::black]);
    read_correspondence(reader, terms.correspondence);
    read_verdicts(reader, terms.start_verdicts);
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
