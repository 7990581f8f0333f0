// arbiter judge: the state of games under the Laws.

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/pool.hpp"
#include "apps/arbiter/frame/records.hpp"
#include "apps/arbiter/talk/judged_game.hpp"
#include "apps/arbiter/talk/move_verdict.hpp"
#include "arbiter/game/adjudication.hpp"
#include "arbiter/game/claims.hpp"
#include "arbiter/game/history.hpp"
#include "arbiter/game/mating_chances.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/game/termination.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

namespace {

/// The longest game by Law 9.6.2 has under 18,000 plies, of 8 bytes each in JSON; what comes after
/// the end of a game is followed too.
constexpr std::size_t max_game_length = 1 << 18;

/// A game that is followed beyond its end.
class Follower {
  public:
    /// `dead_from`: the ply from which on the position is proved dead.
    Follower(const Position& start, const Ruleset& ruleset, std::optional<std::size_t> dead_from)
        : history_(start), ruleset_(ruleset), dead_from_(dead_from) {
        look_for_end();
    }

    /// Requires: legal.
    void play(Move move) {
        history_.play(move);
        look_for_end();
    }

    [[nodiscard]] const History& history() const { return history_; }
    [[nodiscard]] const std::optional<Ending>& ending() const { return ending_; }
    [[nodiscard]] Claims claims() const {
        return ending_ ? Claims{} : open_claims(history_, ruleset_);
    }

  private:
    void look_for_end() {
        if (ending_)
            return;
        ending_ = automatic_ending(history_, ruleset_, judge_);
        const bool has_terminal_move = ending_ && (ending_->reason == EndReason::checkmate ||
                                                   ending_->reason == EndReason::stalemate);
        if (dead_from_ == history_.moves().size() && !has_terminal_move)
            ending_ = dead_position_ending();
    }

    History history_;
    const Ruleset& ruleset_;
    std::optional<std::size_t> dead_from_;
    ProvingJudge judge_;
    std::optional<Ending> ending_;
};

/// The move that ended a game before its time.
struct WrongMove {
    InputFault fault;
    std::optional<MoveVerdict> verdict;
};

WrongMove wrong_move(const MoveVerdict& verdict) {
    return {.fault = {"illegal_move", 0, verdict.text, verdict.squares}, .verdict = verdict};
}

/// The moves of a record up to the first that is none.
struct ReadMoves {
    std::vector<Move> moves;
    std::optional<WrongMove> wrong;
    std::optional<std::size_t> dead_from;
};

ReadMoves read_moves(const JudgedGame& record, MatingJudge& judge) {
    ReadMoves read;
    History history(record.start);
    for (const std::string& text : record.moves) {
        const auto verdict = record.move_text == MoveText::uci
                                 ? verdict_on(history, text, MoveText::uci)
                                 : verdict_in_any(history, text, record.style);
        if (!verdict)
            read.wrong = {.fault = verdict.error(), .verdict = {}};
        else if (!verdict->move)
            read.wrong = wrong_move(*verdict);
        if (read.wrong)
            break;
        read.moves.push_back(*verdict->move);
        history.play(*verdict->move);
    }
    read.dead_from = first_dead_position(history.positions(), judge);
    return read;
}

std::vector<std::string> written(const std::vector<Move>& moves) {
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    for (const Move move : moves)
        texts.push_back(write_uci_move(move));
    std::ranges::sort(texts);
    return texts;
}

/// Text whose bytes need no escape in JSON: codes, FENs, moves.
void append_quoted(std::string& json, std::string_view plain) { ((json += '"') += plain) += '"'; }

void append_member(std::string& json, std::string_view name, bool flag) {
    append_quoted(json, name);
    json += flag ? ":true" : ":false";
}

void append_moves(std::string& json, std::string_view name, const std::vector<Move>& moves) {
    append_quoted(json, name);
    json += ":[";
    bool is_first = true;
    for (const std::string& move : written(moves)) {
        json += is_first ? "" : ",";
        append_quoted(json, move);
        is_first = false;
    }
    json += ']';
}

void append_ending(std::string& json, const std::optional<Ending>& ending) {
    json += R"("end":)";
    if (!ending) {
        json += "null";
        return;
    }
    json += R"({"result":)";
    append_quoted(json, text(ending->result));
    json += R"(,"reason":)";
    append_quoted(json, code(ending->reason));
    json += R"(,"article":)";
    append_quoted(json, ending->article);
    json += '}';
}

void append_claims(std::string& json, const Claims& claims) {
    json += R"("claims":{)";
    append_member(json, "threefold", claims.threefold);
    json += ',';
    append_member(json, "fifty", claims.fifty);
    json += R"(,"with_move":{)";
    append_moves(json, "threefold", claims.threefold_with_move);
    json += ',';
    append_moves(json, "fifty", claims.fifty_with_move);
    json += "}}";
}

/// How it stands after `ply` moves. Written by hand: values of a JSON library take longer than all
/// the judging.
void append_element(std::string& json, const Follower& game, std::size_t ply) {
    const Position& position = game.history().current();
    (json += R"({"ply":)") += std::to_string(ply);
    json += R"(,"fen":)";
    append_quoted(json, write_fen(position));
    json += ',';
    append_member(json, "check", is_check(position));
    json += ',';
    append_ending(json, game.ending());
    json += ',';
    append_claims(json, game.claims());
    ((json += R"(,"repetitions":)") += std::to_string(game.history().repetitions())) += '}';
}

Json element(const WrongMove& wrong, std::size_t ply) {
    Json error = to_json(wrong.fault);
    if (wrong.verdict) {
        error["reason"] = wrong.verdict->reason;
        error["article"] = nullptr;
        if (!wrong.verdict->article.empty())
            error["article"] = wrong.verdict->article;
    }
    return {{"ply", ply}, {"error", std::move(error)}};
}

/// One line: an array with an element for each ply, 0 being the start.
Answer as_json(const JudgedGame& record, MatingJudge& judge) {
    const ReadMoves read = read_moves(record, judge);
    Follower game(record.start, *record.ruleset, read.dead_from);
    std::string line = "[";
    append_element(line, game, 0);
    for (const Move move : read.moves) {
        game.play(move);
        line += ',';
        append_element(line, game, game.history().moves().size());
    }
    if (read.wrong)
        line += ',' + write_json(element(*read.wrong, read.moves.size() + 1));
    return {line + "]\n", read.wrong.has_value()};
}

std::string claim_line(std::string_view name, bool is_on_board, const std::vector<Move>& moves) {
    std::string line(name);
    line += is_on_board ? "\tyes" : "\tno";
    for (const std::string& move : written(moves))
        line += "\t" + move;
    return line + '\n';
}

std::string as_text(const Follower& game) {
    const Position& position = game.history().current();
    std::string text = "fen\t" + write_fen(position) + '\n';
    text += std::string("check\t") + (is_check(position) ? "yes" : "no") + '\n';
    text += "end\t";
    if (const auto& ending = game.ending())
        text.append(arbiter::text(ending->result))
            .append("\t")
            .append(code(ending->reason))
            .append("\t")
            .append(ending->article)
            .append("\n");
    else
        text += "no\n";
    const Claims claims = game.claims();
    text += claim_line("threefold", claims.threefold, claims.threefold_with_move);
    text += claim_line("fifty", claims.fifty, claims.fifty_with_move);
    return text + "repetitions\t" + std::to_string(game.history().repetitions()) + '\n';
}

std::string as_text(const WrongMove& wrong, std::size_t ply, std::string_view move) {
    const MoveVerdict verdict = wrong.verdict.value_or(MoveVerdict{});
    return "error\t" + std::to_string(ply) + '\t' + std::string(wrong.fault.code) + '\t' +
           std::string(move) + '\t' + wrong.fault.text +
           (verdict.article.empty() ? "" : " (article " + verdict.article + ')') + '\n';
}

/// Only how it stands at the end.
Answer as_text(const JudgedGame& record, MatingJudge& judge) {
    const ReadMoves read = read_moves(record, judge);
    Follower game(record.start, *record.ruleset, read.dead_from);
    for (const Move move : read.moves)
        game.play(move);
    if (!read.wrong)
        return {as_text(game), false};
    const std::size_t ply = read.moves.size() + 1;
    return {as_text(game) + as_text(*read.wrong, ply, record.moves[ply - 1]), true};
}

struct JudgeOptions {
    FenOptions common;
    std::optional<std::string> fen;
    std::string rules;
    std::optional<MoveStyle> style;
};

Answer answer_to(const TextLine& line, const JudgedGame& defaults, Form form, MatingJudge& judge) {
    if (line.is_too_long)
        return bad_record(line.text, {too_long(line)}, form);
    const auto record = read_judged_game(line.text, defaults);
    if (form == Form::json)
        return record ? as_json(*record, judge) : bad_record(line.text, record.error(), form);
    Answer answer = record ? as_text(*record, judge) : bad_record(line.text, record.error(), form);
    answer.text += '\n';  // every record ends in a blank line
    return answer;
}

ExitCode run(const JudgeOptions& options) {
    const Form form = options.common.form();
    JudgedGame game;
    game.ruleset = find_ruleset(options.rules);
    game.style = options.style;
    game.move_text = options.style ? MoveText::any : MoveText::uci;
    if (options.fen) {
        const CheckedInput checked = check_input(*options.fen, Strictness::complete);
        if (!checked.position)
            return print_answer(bad_record(*options.fen, checked.faults, form));
        game.start = *checked.position;
    }
    RecordOptions records = options.common.records;
    const bool has_position_only = records.words.empty() && options.fen.has_value();
    if (means_standard_input(records.words) && !has_position_only) {
        records.max_length = max_game_length;
        Pool<ProvingJudge> judges;
        return answer_records(records, [&](const TextLine& line) {
            return judges.with(
                [&](ProvingJudge& judge) { return answer_to(line, game, form, judge); });
        });
    }
    game.moves = records.words;
    game.move_text = MoveText::any;
    ProvingJudge judge;
    return print_answer(form == Form::json ? as_json(game, judge) : as_text(game, judge));
}

}  // namespace

void add_judge(CLI::App& program, Job& job) {
    const auto options = std::make_shared<JudgeOptions>();
    options->rules = fide_ruleset().name;
    CLI::App& command =
        add_command(program, "judge", "Tell how a game stands: check, result, open claims");
    add_rules_option(command, options->rules);
    command.add_option("--fen", options->fen, "Where the game starts")->type_name("FEN");
    command.add_option("MOVE", options->common.records.words,
                       "The moves in SAN or UCI; - or nothing reads standard input, a line "
                       "{\"fen\":...,\"moves\":[...],\"rules\":...} a game");
    add_notation_options(command, options->style);
    add_json_flag(command, options->common.is_json);
    add_threads_option(command, options->common.records.threads);
    command.callback([&job, options] {
        require_known(options->style.value_or(MoveStyle()));
        job = [options] { return run(*options); };
    });
}

}  // namespace arbiter
