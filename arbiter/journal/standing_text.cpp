#include "arbiter/journal/standing_text.hpp"

#include <limits>
#include <utility>

#include <nlohmann/json.hpp>

#include "arbiter/journal/json.hpp"
#include "arbiter/journal/member_reader.hpp"

namespace arbiter {

namespace {

const char* name_member(Color side) { return side == Color::white ? "white_name" : "black_name"; }

Json json_of(const Ending& ending) {
    Json object{{"result", text(ending.result)}, {"reason", code(ending.reason)}};
    if (!ending.article.empty())
        object["article"] = ending.article;
    if (ending.by)
        object["by"] = name(*ending.by);
    if (ending.is_undecided)
        object["undecided"] = true;
    return object;
}

std::optional<Ending> ending_of(const Json& object) {
    MemberReader reader(object);
    const auto result = result_named(reader.text("result").value_or(""));
    const auto reason = end_reason_named(reader.text("reason").value_or(""));
    auto article = reader.text("article").value_or("");
    const auto by = reader.text("by");
    bool is_undecided = false;
    reader.flag("undecided", is_undecided);
    if (!reader.fault().empty() || !result || !reason || (by && !color_named(*by)))
        return std::nullopt;
    return Ending{*result, *reason, std::move(article), is_undecided,
                  by ? color_named(*by) : std::nullopt};
}

}  // namespace

std::string write_standing(const Standing& standing) {
    Json object;
    for (const Color side : both_colors) {
        object[std::string(name(side))] = standing.seats[side];
        if (!standing.names[side].empty())
            object[name_member(side)] = standing.names[side];
    }
    object["turn"] = name(standing.turn);
    object["plies"] = standing.plies;
    object["fen"] = standing.fen;
    if (!standing.last_move.empty())
        object["last_move"] = standing.last_move;
    if (standing.end)
        object["end"] = json_of(*standing.end);
    return write_json(object);
}

std::optional<Standing> read_standing(std::string_view text) {
    const auto object = read_json(text);
    if (!object)
        return std::nullopt;
    MemberReader reader(*object);
    Standing standing;
    for (const Color side : both_colors) {
        standing.seats[side] = reader.text(std::string(name(side)).c_str()).value_or("");
        standing.names[side] = reader.text(name_member(side)).value_or("");
    }
    const auto turn = color_named(reader.text("turn").value_or(""));
    const auto plies = reader.whole_number("plies", std::numeric_limits<std::int64_t>::max());
    standing.fen = reader.text("fen").value_or("");
    standing.last_move = reader.text("last_move").value_or("");
    const Json* const end = reader.member("end");
    if (!reader.fault().empty() || !turn || !plies)
        return std::nullopt;
    standing.turn = *turn;
    standing.plies = *plies;
    if (end != nullptr && !(standing.end = ending_of(*end)))
        return std::nullopt;
    return standing;
}

}  // namespace arbiter
