// arbiter pgn convert: the same games in another form.

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/arbiter/collected_json.hpp"
#include "apps/arbiter/options.hpp"
#include "apps/arbiter/pgn.hpp"
#include "apps/arbiter/pgn_output.hpp"
#include "arbiter/collection/opening.hpp"
#include "arbiter/notation/epd.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/san_writer.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/pgn/tree_reader.hpp"
#include "arbiter/pgn/writer.hpp"

namespace arbiter {

namespace {

struct ConvertOptions {
    PgnFiles files;
    std::string form = "pgn";
    std::string columns = "Event,Site,Date,Round,White,Black,Result";
};

std::vector<std::string> uci_moves(const CollectedGame& game) {
    std::vector<std::string> moves;
    for (const Move move : game.played.moves)
        moves.push_back(move == Move() ? "0000" : write_uci_move(move));
    return moves;
}

void write_as_pgn(std::string_view raw, const PgnStyle& style, std::string& out) {
    for (const AnnotatedGame& game : read_trees(raw))
        write_pgn(out, game, style);
}

/// What a UCI engine is told: "position startpos moves e2e4 ...".
void write_as_uci(const CollectedGame& game, std::string& out) {
    out += "position ";
    out += game.played.start == Position() ? "startpos" : "fen " + write_fen(game.played.start);
    const auto moves = uci_moves(game);
    if (!moves.empty())
        out += " moves";
    for (const std::string& move : moves)
        (out += ' ') += move;
    out += '\n';
}

void write_as_json(const CollectedGame& game, std::string& out) {
    Json clocks = Json::array();
    for (const ClockReading& reading : game.clocks)
        clocks.push_back({{"ply", reading.ply}, {"ms", reading.left.count()}});
    const auto opening = opening_of(game.played);
    out += to_line({{"tags", tags_of(game)},
                    {"start", fen_of(game, game.played.start)},
                    {"moves", uci_moves(game)},
                    {"final_fen", fen_of(game, game.played.final_position)},
                    {"result", result_of(game)},
                    {"opening", opening ? Json{{"eco", opening->eco}, {"name", opening->name}}
                                        : Json(nullptr)},
                    {"complete", game.played.is_complete},
                    {"clocks", clocks}});
}

/// A line for each position, the start first: four fields, the counters, and the move that follows.
void write_as_epd(const CollectedGame& game, std::string& out) {
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
    if (column == "eco" || column == "opening") {
        const auto opening = opening_of(game.played).value_or(Opening{});
        return std::string(column == "eco" ? opening.eco : opening.name);
    }
    return std::string(game.tag(column).value_or(""));
}

void write_as_csv(const CollectedGame& game, const std::vector<std::string>& columns,
                  std::string& out) {
    for (const std::string& column : columns) {
        out += csv_field(csv_value(game, column));
        out += &column == &columns.back() ? "\r\n" : ",";
    }
}

std::string csv_header(const std::vector<std::string>& columns) {
    std::string header;
    for (const std::string& column : columns)
        header += csv_field(column) + (&column == &columns.back() ? "\r\n" : ",");
    return header;
}

std::vector<std::string> split(std::string_view words) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t comma = std::min(words.find(','), words.size());
        parts.emplace_back(words.substr(0, comma));
        if (comma == words.size())
            return parts;
        words.remove_prefix(comma + 1);
    }
}

ExitCode run(const ConvertOptions& options) {
    Output output;
    const auto columns = split(options.columns);
    if (options.form == "csv")
        output.write(csv_header(columns));
    const auto write = [&](const CollectedGame& game, std::string_view raw, GamesWritten& written) {
        std::string& out = written.text;
        const bool needs_positions = options.form == "uci" || options.form == "epd";
        if (needs_positions && !game.played.has_start)
            return false;
        if (options.form == "pgn")
            write_as_pgn(raw, {}, out);
        else if (options.form == "minimal")
            write_as_pgn(raw, minimal_pgn(), out);
        else if (options.form == "uci")
            write_as_uci(game, out);
        else if (options.form == "json")
            write_as_json(game, out);
        else if (options.form == "epd")
            write_as_epd(game, out);
        else
            write_as_csv(game, columns, out);
        return true;
    };
    return print_games(options.files, output, write).code;
}

}  // namespace

void add_pgn_convert(CLI::App& pgn, Job& job) {
    const auto options = std::make_shared<ConvertOptions>();
    CLI::App& command = add_command(pgn, "convert", "Print the games in another form");
    command
        .add_option("--to", options->form, "pgn (export format), minimal, uci, json, epd or csv")
        ->check(CLI::IsMember({"pgn", "minimal", "uci", "json", "epd", "csv"}))
        ->capture_default_str();
    command
        .add_option("--columns", options->columns,
                    "The tags of csv, or `plies`, `eco` and `opening`, with commas")
        ->type_name("TAG,...")
        ->capture_default_str();
    add_pgn_files(command, options->files);
    command.callback([&job, options] { job = [options] { return run(*options); }; });
}

}  // namespace arbiter
