// arbiter pgn convert: the same games in another form.

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/arbiter/commands/pgn.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/games/joined_games.hpp"
#include "apps/arbiter/games/moves_in_san.hpp"
#include "apps/arbiter/games/read_collections.hpp"
#include "apps/arbiter/reports/collected_json.hpp"
#include "apps/arbiter/reports/collected_text.hpp"
#include "arbiter/collection/opening.hpp"
#include "arbiter/collection/record_reader.hpp"
#include "arbiter/notation/epd.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/move_notation.hpp"
#include "arbiter/notation/piece_letters.hpp"
#include "arbiter/notation/san_writer.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/pgn/game_ends.hpp"
#include "arbiter/pgn/problem.hpp"
#include "arbiter/pgn/reader.hpp"
#include "arbiter/pgn/san_translation.hpp"
#include "arbiter/pgn/tag_text.hpp"
#include "arbiter/pgn/tree_reader.hpp"
#include "arbiter/pgn/writer.hpp"

namespace arbiter {

namespace {

struct ConvertOptions {
    CollectionFiles files;
    std::string form = "pgn";
    std::string columns = "Event,Site,Date,Round,White,Black,Result";
    bool has_columns = false;
    bool is_strict = false;
    /// How moves are written; nothing where none was asked for.
    std::optional<MoveStyle> style;
    /// Whose letters the men have in the files.
    std::string from = "en";
    /// In which notation moves stand in the files.
    std::string from_notation = "san";
    [[nodiscard]] bool is_translated() const { return from_notation != "san"; }
};

/// A word stands where a move should that is none: what is left without it would be another game.
bool has_unread_words(const CollectedGame& game) {
    return std::ranges::find(game.played.problems, PgnFault::unknown_token, &PgnProblem::fault) !=
           game.played.problems.end();
}

std::vector<std::string> uci_moves(const CollectedGame& game) {
    std::vector<std::string> moves;
    for (const Move move : game.played.moves)
        moves.push_back(move == Move() ? "0000" : write_uci_move(move));
    return moves;
}

bool leaves_text_out(const std::vector<PgnProblem>& problems) {
    return std::ranges::any_of(
        problems, [](const PgnProblem& problem) { return leaves_text_out(problem.fault); });
}

/// As all that write: is nothing left out that the form has a place for?
bool write_as_pgn(const CollectedGame& game, std::string_view raw, const PgnStyle& style,
                  std::string& out) {
    bool is_whole = !leaves_text_out(game.played.problems);
    TreeReader reader([&](const AnnotatedGame& tree, const std::vector<PgnProblem>& problems) {
        write_pgn(out, tree, style);
        is_whole = is_whole && !leaves_text_out(problems);
    });
    read_game(raw, reader);
    return is_whole;
}

/// A null move is a move that nobody can make (Law 1.2).
bool is_legal_throughout(const CollectedGame& game) {
    return game.played.is_complete &&
           std::ranges::find(game.played.moves, Move()) == game.played.moves.end();
}

/// What a UCI engine is told: "position startpos moves e2e4 ...". Without what stands behind a null
/// move, which no engine has to understand.
bool write_as_uci(const CollectedGame& game, std::string& out) {
    if (!game.played.has_start)
        return false;
    out += "position ";
    out += game.played.start == Position() ? "startpos" : "fen " + write_fen(game.played.start);
    auto moves = uci_moves(game);
    const auto legal = std::ranges::find(game.played.moves, Move()) - game.played.moves.begin();
    moves.resize(static_cast<std::size_t>(legal));
    if (!moves.empty())
        out += " moves";
    for (const std::string& move : moves)
        (out += ' ') += move;
    out += '\n';
    return is_legal_throughout(game);
}

bool write_as_json(const CollectedGame& game, const std::optional<MoveStyle>& style,
                   std::string& out) {
    Json clocks = Json::array();
    for (const ClockReading& reading : game.clocks)
        clocks.push_back({{"ply", reading.ply}, {"ms", reading.left.count()}});
    const auto opening = opening_of(game.played);
    Json value{
        {"tags", tags_of(game)},
        {"start", fen_of(game, game.played.start)},
        {"moves", uci_moves(game)},
        {"final_fen", fen_of(game, game.played.final_position)},
        {"result", result_of(game)},
        {"opening", opening ? Json{{"eco", opening->eco}, {"name", opening->name}} : Json(nullptr)},
        {"complete", is_legal_throughout(game)},
        {"clocks", clocks}};
    if (style)
        value["written"] = written_moves(game, *style);
    out += to_line(value);
    return game.played.is_complete;
}

/// A line for each position, the start first: four fields, the counters, and the move that follows.
bool write_as_epd(const CollectedGame& game, std::string& out) {
    if (!game.played.has_start)
        return false;
    const History history = history_of(game.played);
    for (std::size_t ply = 0; ply < history.positions().size(); ++ply) {
        const Position& position = history.positions()[ply];
        const std::string fen = write_fen(position);
        out += fen.substr(0, fen.rfind(' ', fen.rfind(' ') - 1));
        out += " hmvc " + std::to_string(position.halfmove_clock()) + "; fmvn " +
               std::to_string(position.fullmove_number()) + ';';
        if (ply < history.moves().size() && history.moves()[ply] != Move())
            out += " sm " + write_san(position, history.moves()[ply]) + ';';
        out += '\n';
    }
    return game.played.is_complete;
}

/// RFC 4180: quoted where it has to be, quotes doubled.
std::string csv_field(std::string_view value) {
    const std::string text = as_utf8(value);
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + '"';
}

/// Columns with small letters are no tags.
std::string csv_value(const CollectedGame& game, const std::string& column) {
    if (column == "plies")
        return std::to_string(game.played.moves.size());
    if (column == "result") {
        const Json result = result_of(game);
        return result.is_null() ? "" : result.get<std::string>();
    }
    if (column == "eco" || column == "opening") {
        const auto opening = opening_of(game.played).value_or(Opening{});
        return std::string(column == "eco" ? opening.eco : opening.name);
    }
    return std::string(game.tag(column).value_or(""));
}

bool write_as_csv(const CollectedGame& game, const std::vector<std::string>& columns,
                  std::string& out) {
    for (const std::string& column : columns) {
        out += csv_field(csv_value(game, column));
        out += &column == &columns.back() ? "\r\n" : ",";
    }
    return true;
}

std::string csv_header(const std::vector<std::string>& columns) {
    std::string header;
    for (const std::string& column : columns)
        header += csv_field(column) + (&column == &columns.back() ? "\r\n" : ",");
    return header;
}

/// Names with commas between them. Fails where one is missing.
std::optional<std::vector<std::string>> split(std::string_view words) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t comma = std::min(words.find(','), words.size());
        std::string_view part = words.substr(0, comma);
        part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
        part = part.substr(0, part.find_last_not_of(' ') + 1);
        if (part.empty())
            return std::nullopt;
        parts.emplace_back(part);
        if (comma == words.size())
            return parts;
        words.remove_prefix(comma + 1);
    }
}

/// Can it be written in PGN's own forms without a move lost or made up?
bool stays_as_it_is(const ConvertOptions& options, const CollectedGame& game) {
    return (options.form == "pgn" || options.form == "minimal") &&
           (has_unread_words(game) || (options.is_translated() && !game.played.is_complete));
}

/// So that it is one game, whatever stands before and behind it.
void add_as_it_is(const CollectedGame& game, std::string_view raw, std::string& out) {
    out += missing_beginning(raw);
    out += raw;
    if (!ends_with_result(game.played))
        out += missing_end(raw, "[Event \"?\"]\n\n*\n");
    out += "\n\n";
}

bool convert_game(const ConvertOptions& options, const std::vector<std::string>& columns,
                  const CollectedGame& game, std::string_view raw, std::string& out) {
    if (options.form == "pgn")
        return write_as_pgn(game, raw, {}, out);
    if (options.form == "minimal")
        return write_as_pgn(game, raw, minimal_pgn(), out);
    if (options.form == "uci")
        return write_as_uci(game, out);
    if (options.form == "json")
        return write_as_json(game, options.style, out);
    if (options.form == "text") {
        out += as_text(game, options.style.value_or(MoveStyle()));
        return is_legal_throughout(game);
    }
    if (options.form == "epd")
        return write_as_epd(game, out);
    return write_as_csv(game, columns, out);
}

/// As `convert_game`, of a game whose men have those letters: all forms are made of the same game
/// in English. What is no move stays as it was.
bool convert_foreign_game(const ConvertOptions& options, const std::vector<std::string>& columns,
                          const PieceLetters& letters, std::string_view raw, std::string& out) {
    bool is_whole = true;
    std::string english;
    TreeReader tree_reader(
        [&](const AnnotatedGame& tree, const std::vector<PgnProblem>& problems) {
            write_pgn(english, tree);
            is_whole = is_whole && !leaves_text_out(problems);
        },
        letters);
    read_game(raw, tree_reader);
    RecordReader reader([&](const CollectedGame& game) {
        is_whole = convert_game(options, columns, game, english, out) && is_whole;
    });
    read_game(english, reader);
    return is_whole;
}

constexpr std::string_view not_whole = "not whole";
/// Behind it stands why.
const std::string is_as_it_was = "as it was: ";

/// With the place in the game.
std::string what_is_unread(const CollectedGame& game) {
    const auto& problems = game.played.problems;
    auto found = std::ranges::find(problems, PgnFault::unknown_token, &PgnProblem::fault);
    if (found == problems.end())
        found = std::ranges::find(problems, PgnFault::illegal_move, &PgnProblem::fault);
    if (found == problems.end())
        return "it cannot be read";
    return "line " + std::to_string(found->place.line - game.played.place.line + 1) + ", column " +
           std::to_string(found->place.column) + ": " + found->text;
}

/// The games of which something could not be written.
class LossCount {
  public:
    void take(const GamesWritten& written) {
        if (written.file != file_)
            games_in_file_ = 0;
        file_ = written.file;
        for (const GameItem& item : written.items) {
            ++games_in_file_;
            if (item.label == not_whole && losses_++ == 0)
                first_ = file_ + ": game " + std::to_string(games_in_file_);
            if (item.label.starts_with(is_as_it_was))
                tell_unread(item.label.substr(is_as_it_was.size()));
        }
    }
    [[nodiscard]] bool has_losses() const { return losses_ > 0 || unread_ > 0; }
    void tell() const {
        if (unread_ > most_told)
            report("convert", "",
                   "and " + std::to_string(unread_ - most_told) +
                       " games more are given as they stand");
        if (losses_ == 0)
            return;
        const std::string others = losses_ == 1
                                       ? ""
                                       : " (and of " + std::to_string(losses_ - 1) +
                                             (losses_ == 2 ? " other game)" : " other games)");
        report(
            "convert", first_,
            "something of it" + others +
                " is not legal or could not be read, and is left out; `arbiter check` tells what");
    }

  private:
    static constexpr std::uint64_t most_told = 100;

    void tell_unread(const std::string& why) {
        if (unread_++ < most_told)
            report("convert", file_ + ": game " + std::to_string(games_in_file_),
                   why + "; the game is given as it stands");
    }

    std::string file_;
    std::uint64_t games_in_file_ = 0;
    std::uint64_t unread_ = 0;
    std::uint64_t losses_ = 0;
    std::string first_;
};

/// Does each option belong to the form? What does not is told.
bool fit_together(const ConvertOptions& options) {
    if (options.has_columns && options.form != "csv") {
        report("usage", "pgn convert",
               "--columns: only csv has columns, not " + options.form + "; write --to csv too");
        return false;
    }
    if (options.style && options.form != "text" && options.form != "json") {
        report("usage", "pgn convert",
               "--notation: " + options.form +
                   " has a notation of its own; write --to text or --to json too");
        return false;
    }
    return true;
}

ExitCode run(const ConvertOptions& options) {
    Output output;
    if (!fit_together(options))
        return ExitCode::failed;
    const auto named = split(options.columns);
    if (!named) {
        report(
            "usage", "pgn convert",
            "--columns: a name is missing in '" + options.columns + "'; write White,Black,plies");
        return ExitCode::failed;
    }
    const std::vector<std::string>& columns = *named;
    const auto odd = std::ranges::find_if_not(columns, &can_be_tag_name);
    if (odd != columns.end()) {
        report("usage", "pgn convert",
               "--columns: '" + *odd + "' is no name of a tag; write White,Black,plies");
        return ExitCode::failed;
    }
    if (options.form == "csv")
        output.write(csv_header(columns));
    const MoveStyle from{notation_named(options.from_notation).value_or(Notation::san),
                         options.from};
    CollectionFiles files = options.files;
    MovesInSan translation(from);
    if (options.is_translated())
        files.prepare = [&](Segment& segment, std::string_view path) {
            translation.prepare(segment, path);
        };
    const PieceLetters letters = options.is_translated()
                                     ? english_letters
                                     : letters_of(options.from).value_or(english_letters);
    const auto write = [&](const CollectedGame& game, std::string_view raw, GamesWritten& written) {
        std::string& label = written.items.back().label;
        if (stays_as_it_is(options, game)) {
            add_as_it_is(game, without_blanks_behind(raw), written.text);
            label = is_as_it_was + what_is_unread(game);
            return true;
        }
        const bool is_whole =
            letters == english_letters
                ? convert_game(options, columns, game, raw, written.text)
                : convert_foreign_game(options, columns, letters, raw, written.text);
        if (!is_whole || (has_unread_words(game) && options.form != "csv"))
            label = not_whole;
        return true;
    };
    LossCount losses;
    const GamesRead read = read_collections(files, write, [&](const GamesWritten& written) {
        losses.take(written);
        output.write(written.text);
        return output.is_open();
    });
    ExitCode code = output.finish(read.code);
    if (losses.has_losses()) {
        losses.tell();
        if (options.is_strict && code == ExitCode::done)
            code = ExitCode::judged_bad;
    }
    return code;
}

}  // namespace

void add_pgn_convert(CLI::App& pgn, Job& job) {
    const auto options = std::make_shared<ConvertOptions>();
    CLI::App& command = add_command(pgn, "convert", "Print the games in another form");
    command
        .add_option("--to", options->form,
                    "pgn (export format), minimal, uci, json, epd, csv or text")
        ->check(CLI::IsMember({"pgn", "minimal", "uci", "json", "epd", "csv", "text"}))
        ->capture_default_str();
    command
        .add_option("--columns", options->columns,
                    "The tags of csv, or `plies`, `result`, `eco` and `opening`, with commas")
        ->type_name("TAG,...")
        ->capture_default_str();
    std::vector<std::string> codes;
    for (const Language& language : languages())
        codes.emplace_back(language.code);
    command.add_option("--from-language", options->from, "Whose letters the men have in the files")
        ->check(CLI::IsMember(codes))
        ->type_name("CODE")
        ->capture_default_str();
    std::vector<std::string> notations;
    for (const Notation notation : all_notations)
        if (is_of_files(notation))
            notations.emplace_back(name(notation));
    command
        .add_option("--from-notation", options->from_notation,
                    "In which notation the moves stand in the files")
        ->check(CLI::IsMember(notations))
        ->type_name("NOTATION")
        ->capture_default_str();
    add_notation_options(command, options->style);
    command.add_flag("--strict", options->is_strict, "Exit with 1 where something is left out");
    add_pgn_files(command, options->files);
    command.callback([&command, &job, options] {
        require_known(options->style.value_or(MoveStyle()));
        require_known(
            {notation_named(options->from_notation).value_or(Notation::san), options->from});
        options->has_columns = command.count("--columns") > 0;
        job = [options] { return run(*options); };
    });
}

}  // namespace arbiter
