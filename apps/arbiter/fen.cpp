// arbiter fen: is this a position, and how is it written?

#include "arbiter/notation/fen.hpp"

#include <memory>

#include <CLI/CLI.hpp>

#include "apps/arbiter/checked_fen.hpp"
#include "apps/arbiter/command.hpp"
#include "apps/arbiter/options.hpp"
#include "apps/arbiter/records.hpp"

namespace arbiter {

namespace {

Json described(std::string_view input, const CheckedFen& checked) {
    Json value{{"input", as_utf8(input)}, {"ok", checked.position.has_value()}};
    value["fen"] = nullptr;
    value["shredder"] = nullptr;
    if (checked.position) {
        value["fen"] = write_fen(*checked.position);
        value["shredder"] = write_fen(*checked.position, CastlingStyle::shredder);
    }
    value["faults"] = to_json(checked.faults);
    value["warnings"] = to_json(checked.warnings);
    // The same member as in the bad records of every other command.
    if (!checked.faults.empty())
        value["error"] = to_json(checked.faults.front());
    return value;
}

Answer answer_to(const TextLine& record, Form form) {
    const CheckedFen checked = check_fen(record, Strictness::complete);
    if (form == Form::json)
        return {to_line(described(record.text, checked)), !checked.position};
    if (!checked.position)
        return bad_record(record.text, checked.faults, form);
    return {"ok\t" + write_fen(*checked.position) + '\n', false};
}

}  // namespace

void add_fen(CLI::App& program, Job& job) {
    const auto options = std::make_shared<FenOptions>();
    CLI::App& command = add_command(program, "fen", "Check positions and write them canonically");
    add_fen_options(command, *options);
    command.callback([&job, options] {
        job = [options] {
            return answer_records(options->records,
                                  [form = options->form()](const TextLine& record) {
                                      return answer_to(record, form);
                                  });
        };
    });
}

}  // namespace arbiter
