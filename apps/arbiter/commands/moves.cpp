// arbiter moves: the legal moves of positions.

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/checked_input.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/records.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/move_notation.hpp"
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

struct MovesOptions : FenOptions {
    /// Nothing where none was asked for.
    std::optional<MoveStyle> style;
};

std::string as_text(const Position& position, const MoveStyle& style) {
    std::string text;
    for (const auto& [uci, move] : sorted_moves(position))
        text += uci + '\t' + write_move(position, move, style) + '\n';
    return text + '\n';
}

Json as_json(const Position& position, const std::optional<MoveStyle>& style) {
    Json moves = Json::array();
    for (const auto& [uci, move] : sorted_moves(position)) {
        Json value{{"uci", uci},
                   {"san", write_san(position, move)},
                   {"fen", write_fen(position.play(move))}};
        if (style)
            value["written"] = write_move(position, move, *style);
        moves.push_back(std::move(value));
    }
    return {{"fen", write_fen(position)}, {"moves", std::move(moves)}};
}

Answer moves_answer(const TextLine& record, const MovesOptions& options) {
    const Form form = options.form();
    const CheckedInput checked = check_input(record, Strictness::complete);
    if (!checked.position) {
        Answer answer = bad_record(record.text, checked.faults, form);
        if (form == Form::text)
            answer.text += '\n';  // every record ends in a blank line
        return answer;
    }
    if (form == Form::json)
        return {to_line(as_json(*checked.position, options.style)), false};
    return {as_text(*checked.position, options.style.value_or(MoveStyle())), false};
}

}  // namespace

void add_moves(CLI::App& program, Job& job) {
    const auto options = std::make_shared<MovesOptions>();
    CLI::App& command = add_command(program, "moves", "List the legal moves of positions");
    add_fen_options(command, *options);
    add_notation_options(command, options->style);
    command.callback([&job, options] {
        require_known(options->style.value_or(MoveStyle()));
        job = [options] {
            return answer_records(options->records, [options](const TextLine& record) {
                return moves_answer(record, *options);
            });
        };
    });
}

}  // namespace arbiter
