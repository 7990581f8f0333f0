#include "apps/arbiter/talk/judged_game.hpp"

#include <utility>

#include <nlohmann/json.hpp>

namespace arbiter {

namespace {

/// Sorted by name, so that an object of very many members is still read in no time.
using Value = nlohmann::json;
using Faults = std::vector<InputFault>;

/// Of "[json.exception.parse_error.101] parse error at line 1, column 2: ..." only what follows.
std::string without_prefix(std::string_view message) {
    for (const std::string_view end : {"] ", "column"})
        if (const std::size_t at = message.find(end); at != message.npos)
            message.remove_prefix(end == "] " ? at + 2 : message.find(": ", at) + 2);
    return std::string(message);
}

std::expected<Value, Faults> parse(std::string_view text) {
    try {
        return Value::parse(text);
    } catch (const Value::parse_error& error) {
        const std::size_t at = error.byte == 0 ? 0 : error.byte - 1;
        return std::unexpected(
            Faults{{"json", at, "this is not JSON: " + without_prefix(error.what())}});
    } catch (const Value::exception& error) {
        return std::unexpected(
            Faults{{"json", 0, "this is not JSON: " + without_prefix(error.what())}});
    }
}

Faults wrong_shape(std::string field, std::string text) {
    return {{"record", 0, std::move(text), {}, std::move(field)}};
}

std::expected<void, Faults> read_start(const Value& fen, JudgedGame& record) {
    if (!fen.is_string())
        return std::unexpected(wrong_shape("fen", "fen is not a string"));
    CheckedInput checked = check_input(fen.get_ref<const std::string&>(), Strictness::complete);
    if (checked.position) {
        record.start = *checked.position;
        return {};
    }
    for (InputFault& fault : checked.faults)
        fault.field = "fen";
    return std::unexpected(std::move(checked.faults));
}

std::expected<void, Faults> read_ruleset(const Value& rules, JudgedGame& record) {
    if (!rules.is_string())
        return std::unexpected(wrong_shape("rules", "rules is not a string"));
    const auto& name = rules.get_ref<const std::string&>();
    const Ruleset* const ruleset = find_ruleset(name);
    if (ruleset == nullptr)
        return std::unexpected(
            Faults{{"rules", 0, "there is no ruleset '" + name + "'", {}, "rules"}});
    record.ruleset = ruleset;
    return {};
}

std::expected<void, Faults> read_moves(const Value& moves, JudgedGame& record) {
    const std::string wrong = "moves is not an array of strings";
    if (!moves.is_array())
        return std::unexpected(wrong_shape("moves", wrong));
    record.moves.clear();
    for (const Value& move : moves) {
        if (!move.is_string())
            return std::unexpected(wrong_shape("moves", wrong));
        record.moves.push_back(move.get_ref<const std::string&>());
    }
    return {};
}

}  // namespace

std::expected<JudgedGame, std::vector<InputFault>> read_judged_game(std::string_view text,
                                                                    const JudgedGame& defaults) {
    const auto value = parse(text);
    if (!value)
        return std::unexpected(value.error());
    if (!value->is_object())
        return std::unexpected(wrong_shape("", "the record is not an object"));
    JudgedGame record = defaults;
    struct Member {
        const char* name;
        std::expected<void, Faults> (*read)(const Value&, JudgedGame&);
    };
    for (const auto& [name, read] :
         {Member{"fen", read_start}, Member{"rules", read_ruleset}, Member{"moves", read_moves}})
        if (const auto found = value->find(name); found != value->end())
            if (auto done = read(*found, record); !done)
                return std::unexpected(std::move(done.error()));
    return record;
}

}  // namespace arbiter
