#include "apps/arbiter/frame/checked_input.hpp"

#include <utility>

#include "arbiter/notation/checked_fen.hpp"
#include "arbiter/notation/fen.hpp"

namespace arbiter {

namespace {

std::vector<InputFault> in_the_programs_words(std::vector<FenFault>& faults) {
    std::vector<InputFault> told;
    told.reserve(faults.size());
    for (FenFault& fault : faults)
        told.push_back({fault.code, fault.at, std::move(fault.text), fault.squares});
    return told;
}

}  // namespace

CheckedInput check_input(std::string_view fen, Strictness strictness) {
    const FaultSet forgiven =
        strictness == Strictness::as_it_stands ? forgivable_faults : FaultSet{};
    const Reading reading = strictness == Strictness::lenient ? Reading::lenient : Reading::strict;
    CheckedFen checked = check_fen(fen, forgiven, reading);
    return {.position = checked.position,
            .faults = in_the_programs_words(checked.faults),
            .warnings = in_the_programs_words(checked.warnings),
            .forgiven = in_the_programs_words(checked.forgiven)};
}

std::optional<Position> position_as_it_stands(std::string_view fen) {
    const auto setup = read_fen(fen);
    if (!setup)
        return std::nullopt;
    const auto position = Position::from(*setup, forgivable_faults);
    return position ? std::optional(*position) : std::nullopt;
}

Json to_json(const InputFault& fault) {
    Json value{{"code", fault.code},
               {"at", fault.at},
               {"text", as_utf8(fault.text)},
               {"squares", names_of(fault.squares)}};
    if (!fault.field.empty())
        value["field"] = fault.field;
    return value;
}

Json to_json(const std::vector<InputFault>& faults) {
    Json list = Json::array();
    for (const InputFault& fault : faults)
        list.push_back(to_json(fault));
    return list;
}

}  // namespace arbiter
