// arbiter moves: the legal moves of positions.

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/checked_input.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/records.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

struct WrittenMove {
    std::string uci;
    Move move;
};

/// In the order of their UCI text: the generator promises none.
std::vector<WrittenMove> sorted_moves(const Position& position) {
    std::vector<WrittenMove> moves;
    for (const Move move : legal_moves(position))
        moves.push_back({write_uci_move(move), move});
    std::ranges::sort(moves, {}, &WrittenMove::uci);
    return moves;
}

std::string as_text(const Position& position) {
    std::string text;
    for (const auto& [uci, move] : sorted_moves(position))
        text += uci + '\t' + write_san(position, move) + '\n';
    return text + '\n';
}

Json as_json(const Position& position) {
    Json moves = Json::array();
    for (const auto& [uci, move] : sorted_moves(position))
        moves.push_back({{"uci", uci},
                         {"san", write_san(position, move)},
                         {"fen", write_fen(position.play(move))}});
    return {{"fen", write_fen(position)}, {"moves", std::move(moves)}};
}

Answer moves_answer(const TextLine& record, Form form) {
    const CheckedInput checked = check_input(record, Strictness::complete);
    if (!checked.position) {
        Answer answer = bad_record(record.text, checked.faults, form);
        if (form == Form::text)
            answer.text += '\n';  // every record ends in a blank line
        return answer;
    }
    if (form == Form::json)
        return {to_line(as_json(*checked.position)), false};
    return {as_text(*checked.position), false};
}

}  // namespace

void add_moves(CLI::App& program, Job& job) {
    const auto options = std::make_shared<FenOptions>();
    CLI::App& command = add_command(program, "moves", "List the legal moves of positions");
    add_fen_options(command, *options);
    command.callback([&job, options] {
        job = [options] {
            return answer_records(options->records,
                                  [form = options->form()](const TextLine& record) {
                                      return moves_answer(record, form);
                                  });
        };
    });
}

}  // namespace arbiter
