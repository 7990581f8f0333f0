// arbiter board: a picture of a position, as text or SVG.

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <unistd.h>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/drawing/board_svg.hpp"
#include "apps/arbiter/drawing/board_text.hpp"
#include "apps/arbiter/frame/checked_input.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/records.hpp"
#include "arbiter/base/text_cursor.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

namespace {

constexpr int least_size = 16;
constexpr int most_size = 16384;

struct BoardOptions {
    FenOptions common;
    bool is_svg = false;
    bool has_symbols = false;
    bool is_flipped = false;
    int size = 400;
    std::string last;
    std::vector<std::string> arrows;
};

/// What the options come to.
struct Drawing {
    bool is_svg = false;
    TextBoardStyle text;
    SvgBoardStyle svg;
};

/// "e2e4", or "e4" for a ring.
std::optional<Arrow> arrow_in(std::string_view text) {
    if (const auto square = square_named(text))
        return Arrow{*square, *square};
    const auto attempt = read_uci_attempt(text);
    if (!attempt || attempt->promotion)
        return std::nullopt;
    return Arrow{attempt->from, attempt->to};
}

/// After `--arrows e2e4` further arrows may follow that the command line takes for words of a FEN,
/// in which such a word never stands.
void move_arrows_out_of(std::vector<std::string>& words, std::vector<std::string>& arrows) {
    if (arrows.empty())
        return;
    std::erase_if(words, [&](const std::string& word) {
        if (!read_uci_attempt(word))
            return false;
        arrows.push_back(word);
        return true;
    });
}

/// From a list separated by commas or blanks. Throws CLI::ValidationError.
void read_arrows(std::string list, std::vector<Arrow>& arrows) {
    std::ranges::replace(list, ',', ' ');
    TextCursor cursor(list);
    while (cursor.skip_blanks(), !cursor.at_end()) {
        const std::string text(cursor.take_word());
        const auto arrow = arrow_in(text);
        if (!arrow)
            throw CLI::ValidationError("--arrows",
                                       text + " is neither an arrow as e2e4 nor a square as e4");
        arrows.push_back(*arrow);
    }
}

/// Throws CLI::ValidationError.
Drawing read_drawing(const BoardOptions& options) {
    Drawing drawing{.is_svg = options.is_svg, .text = {}, .svg = {}};
    drawing.text.men = options.has_symbols ? MenAs::symbols : MenAs::letters;
    drawing.svg.size = options.size;
    drawing.svg.bottom = options.is_flipped ? Color::black : Color::white;
    if (!options.last.empty()) {
        const auto last = read_uci_attempt(options.last);
        if (!last)
            throw CLI::ValidationError("--last", last.error().text);
        drawing.svg.marked = Bitboard(last->from) | Bitboard(last->to);
        drawing.text.marked = drawing.svg.marked;
    }
    for (const std::string& list : options.arrows)
        read_arrows(list, drawing.svg.arrows);
    return drawing;
}

std::string picture(const Position& position, const Drawing& drawing) {
    if (drawing.is_svg)
        return svg_board(position, drawing.svg) + '\n';
    return text_board(position, drawing.svg.bottom, drawing.text) +
           std::string(name(position.turn())) + " to move\n";
}

Answer answer_to(const TextLine& record, const Drawing& drawing, Form form) {
    const CheckedInput checked = check_input(record, Strictness::complete);
    if (!checked.position)
        return bad_record(record.text, checked.faults, form);
    const std::string drawn = picture(*checked.position, drawing);
    if (form == Form::text)
        return {drawn, false};
    return {
        to_line({{"fen", write_fen(*checked.position)}, {drawing.is_svg ? "svg" : "text", drawn}}),
        false};
}

ExitCode run(const BoardOptions& options, const Drawing& drawing) {
    RecordOptions records = options.common.records;
    const Form form = options.common.form();
    // Somebody who types the bare command wants to see a board, not to be waited for.
    if (records.words.empty() && isatty(STDIN_FILENO) == 1)
        records.words = {write_fen(Position())};
    const bool has_blank_lines =
        means_standard_input(records.words) && form == Form::text && !drawing.is_svg;
    return answer_records(records, [&](const TextLine& record) {
        Answer answer = answer_to(record, drawing, form);
        if (has_blank_lines)
            answer.text += '\n';
        return answer;
    });
}

}  // namespace

void add_board(CLI::App& program, Job& job) {
    const auto options = std::make_shared<BoardOptions>();
    CLI::App& command = add_command(program, "board", "Draw positions as text or SVG");
    add_fen_options(command, options->common);
    CLI::Option* const svg =
        command.add_flag("--svg", options->is_svg, "An SVG picture on one line");
    command.add_option("--size", options->size, "Its width and height in pixels")
        ->check(CLI::Range(least_size, most_size))
        ->type_name("PX")
        ->capture_default_str()
        ->needs(svg);
    command.add_option("--last", options->last, "Mark the squares of this move, as in e2e4")
        ->type_name("MOVE");
    command
        .add_option("--arrows", options->arrows,
                    "Draw arrows as e2e4 and rings as e4, separated by commas or blanks")
        ->allow_extra_args(false)
        ->type_name("ARROWS")
        ->needs(svg);
    command.add_flag("--unicode", options->has_symbols, "Chess symbols instead of letters")
        ->excludes(svg);
    command.add_flag("--flip", options->is_flipped, "Black at the bottom");
    command.callback([&job, options] {
        move_arrows_out_of(options->common.records.words, options->arrows);
        job = [options, drawing = read_drawing(*options)] { return run(*options, drawing); };
    });
}

}  // namespace arbiter
