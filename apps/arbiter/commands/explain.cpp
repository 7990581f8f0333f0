// arbiter explain: is this move legal, or which article forbids it?

#include "arbiter/rules/explain.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/checked_input.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/records.hpp"
#include "apps/arbiter/talk/move_verdict.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/move_notation.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

namespace {

/// A record of this command: a FEN, then a tab and a move, or a blank and a move without blanks.
struct MoveQuestion {
    std::string_view fen;
    std::string_view move;
    /// Where the move begins in the record.
    std::size_t move_at = 0;
};

MoveQuestion question_in(std::string_view record) {
    constexpr std::string_view blanks = " \t";
    std::size_t separator = record.find_last_of('\t');
    if (separator == record.npos) {
        const std::size_t last = record.find_last_not_of(blanks);
        separator = record.find_last_of(blanks, last);
    }
    const std::size_t move_at = separator == record.npos ? 0 : separator + 1;
    return {record.substr(0, move_at), record.substr(move_at), move_at};
}

/// The last word of the command line is the move, whatever it holds.
std::string record_of(std::vector<std::string> words) {
    const std::string move = words.back();
    words.pop_back();
    return joined(words) + '\t' + move;
}

std::string squares_in_words(Bitboard squares) {
    std::string text = squares.size() == 1 ? "square" : "squares";
    for (const Square square : squares)
        (text += ' ') += name(square);
    return text;
}

std::string as_text(const MoveVerdict& verdict) {
    std::string text = verdict.move ? "legal: " : "illegal: ";
    text += verdict.text;
    std::string source;
    if (!verdict.article.empty())
        (source += "article ") += verdict.article;
    if (verdict.squares.any())
        source += (source.empty() ? "" : "; ") + squares_in_words(verdict.squares);
    if (verdict.read_as)
        source += (source.empty() ? "read as " : "; read as ") + in_words(*verdict.read_as);
    if (!source.empty())
        text += " (" + source + ')';
    return text + '\n';
}

Json as_json(const Position& position, std::string_view move, const MoveVerdict& verdict,
             const std::optional<MoveStyle>& chosen) {
    Json value{{"fen", write_fen(position)},
               {"move", as_utf8(move)},
               {"legal", verdict.move.has_value()},
               {"article", nullptr},
               {"reason", verdict.reason},
               {"squares", names_of(verdict.squares)},
               {"text", as_utf8(verdict.text)},
               {"uci", nullptr},
               {"san", nullptr}};
    if (!verdict.article.empty())
        value["article"] = verdict.article;
    if (verdict.move) {
        value["uci"] = write_uci_move(*verdict.move);
        value["san"] = write_san(position, *verdict.move);
        if (chosen)
            value["written"] = write_move(position, *verdict.move, *chosen);
    }
    if (verdict.read_as)
        value["read_as"] = Json{{"notation", name(verdict.read_as->notation)},
                                {"language", verdict.read_as->language}};
    return value;
}

struct ExplainOptions : FenOptions {
    /// Nothing where none was asked for.
    std::optional<MoveStyle> style;
};

Answer explain_answer(const TextLine& record, const ExplainOptions& options) {
    const Form form = options.form();
    if (record.is_too_long)
        return bad_record(record.text, {too_long(record)}, form);
    const MoveQuestion question = question_in(record.text);
    const CheckedInput checked = check_input(question.fen, Strictness::complete);
    if (!checked.position)
        return bad_record(record.text, checked.faults, form);
    auto verdict = verdict_in_any(History(*checked.position), question.move, options.style);
    if (!verdict) {
        verdict.error().at += question.move_at;
        return bad_record(record.text, {verdict.error()}, form);
    }
    const bool is_bad = !verdict->move;
    if (form == Form::json)
        return {to_line(as_json(*checked.position, question.move, *verdict, options.style)),
                is_bad};
    return {as_text(*verdict), is_bad};
}

}  // namespace

void add_explain(CLI::App& program, Job& job) {
    const auto options = std::make_shared<ExplainOptions>();
    CLI::App& command =
        add_command(program, "explain", "Tell why a move is legal, or which article forbids it");
    command.add_option("FEN MOVE", options->records.words,
                       "A position and a move; - or nothing reads standard input, a line of both "
                       "for each question");
    add_notation_options(command, options->style);
    add_json_flag(command, options->is_json);
    add_threads_option(command, options->records.threads);
    command.callback([&job, options] {
        require_known(options->style.value_or(MoveStyle()));
        auto& words = options->records.words;
        if (words.size() == 1 && !means_standard_input(words))
            throw CLI::RequiredError("MOVE");
        if (words.size() > 1)
            words = {record_of(words)};
        job = [options] {
            return answer_records(options->records, [options](const TextLine& record) {
                return explain_answer(record, *options);
            });
        };
    });
}

}  // namespace arbiter
