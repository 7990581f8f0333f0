// arbiter fen: is this a position, and how is it written?

#include "arbiter/notation/fen.hpp"

#include <memory>
#include <utility>

#include <CLI/CLI.hpp>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/checked_input.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/records.hpp"

namespace arbiter {

namespace {

Json described(std::string_view input, const CheckedInput& checked, Strictness strictness) {
    Json value{{"input", as_utf8(input)}, {"ok", checked.position.has_value()}};
    value["fen"] = nullptr;
    value["shredder"] = nullptr;
    if (checked.position) {
        value["fen"] = write_fen(*checked.position);
        value["shredder"] = write_fen(*checked.position, {CastlingStyle::shredder});
    }
    value["faults"] = to_json(checked.faults);
    value["warnings"] = to_json(checked.warnings);
    if (strictness == Strictness::lenient)
        value["forgiven"] = to_json(checked.forgiven);
    // The same member as in the bad records of every other command.
    if (!checked.faults.empty())
        value["error"] = to_json(checked.faults.front());
    return value;
}

Answer answer_to(const TextLine& record, Strictness strictness, Form form) {
    CheckedInput checked = check_input(record, strictness);
    if (form == Form::json)
        return {to_line(described(record.text, checked, strictness)), !checked.position};
    if (!checked.position)
        return bad_record(record.text, checked.faults, form);
    return {.text = "ok\t" + write_fen(*checked.position) + '\n',
            .is_bad = false,
            .unsaid = std::move(checked.forgiven)};
}

}  // namespace

void add_fen(CLI::App& program, Job& job) {
    const auto options = std::make_shared<FenOptions>();
    const auto is_lenient = std::make_shared<bool>(false);
    CLI::App& command = add_command(program, "fen", "Check positions and write them canonically");
    add_fen_options(command, *options);
    command.add_flag("--lenient", *is_lenient,
                     "Forgive what can mean one thing only, and tell what was forgiven");
    command.callback([&job, options, is_lenient] {
        const Strictness strictness = *is_lenient ? Strictness::lenient : Strictness::complete;
        job = [options, strictness] {
            return answer_records(options->records, [&](const TextLine& record) {
                return answer_to(record, strictness, options->form());
            });
        };
    });
}

}  // namespace arbiter
