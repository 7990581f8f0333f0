// Writes moves in every notation and language and reads each back as a game is read: it is the same
// move, or the reader says that the text may mean several.
//
// bench_notations games FILE FIRST COUNT: each move of these games of a PGN file, the first is 0.
// bench_notations positions FILE FIRST COUNT: each legal move of these lines of FEN.
//
// Prints how many texts were read back and how many were ambiguous, for each notation, and each
// text that was read as another move or refused; exit 1 where there is one.
#include <array>
#include <charconv>
#include <cstddef>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/game/history.hpp"
#include "arbiter/game/move_readings.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/move_notation.hpp"
#include "arbiter/pgn/reader.hpp"
#include "arbiter/pgn/replay.hpp"
#include "arbiter/rules/movegen.hpp"

namespace {

using namespace arbiter;

struct Range {
    std::size_t first;
    std::size_t count;

    [[nodiscard]] bool holds(std::size_t number) const {
        return number >= first && number - first < count;
    }
};

class ReadingBack {
  public:
    void check(const History& history, Move move) {
        for (const MoveStyle& style : styles_)
            check(history, move, style);
        ++moves_;
    }

    /// Of this many games or positions.
    int report(std::string_view of_what, std::size_t number) const {
        std::cout << of_what << ' ' << number << "\nmoves " << moves_ << "\nstyles "
                  << styles_.size() << '\n';
        for (const Notation notation : all_notations) {
            const auto at = static_cast<std::size_t>(notation);
            std::cout << name(notation) << ' ' << same_[at] << " ambiguous " << ambiguous_[at]
                      << '\n';
        }
        std::cout << "wrong " << wrong_ << '\n';
        return wrong_ == 0 && moves_ > 0 ? 0 : 1;
    }

  private:
    void check(const History& history, Move move, const MoveStyle& style) {
        const auto at = static_cast<std::size_t>(style.notation);
        const std::string text = write_move(history.current(), move, style);
        const auto reading = read_move_in_any(history, text, style);
        if (reading && !reading->style && reading->explanation.move == move) {
            ++same_[at];
        } else if (!reading && reading.error().problem == SanProblem::ambiguous) {
            ++ambiguous_[at];
        } else {
            ++wrong_;
            std::cerr << name(style.notation) << ' ' << style.language << ": " << text << ": "
                      << (reading ? "another move" : reading.error().text) << " in "
                      << write_fen(history.current()) << '\n';
        }
    }

    std::vector<MoveStyle> styles_ = all_move_styles();
    std::size_t moves_ = 0;
    std::size_t wrong_ = 0;
    std::array<std::size_t, all_notations.size()> same_{};
    std::array<std::size_t, all_notations.size()> ambiguous_{};
};

void check_game(ReadingBack& checks, const ReplayedGame& game) {
    History history(game.start);
    for (const Move move : game.moves) {
        if (move == Move())
            return;
        checks.check(history, move);
        history.play(move);
    }
}

int check_games(std::ifstream& file, Range range) {
    ReadingBack checks;
    std::size_t number = 0;
    std::size_t checked = 0;
    PgnReplayer replayer([&](const ReplayedGame& game) {
        if (range.holds(number++) && game.has_start) {
            check_game(checks, game);
            ++checked;
        }
    });
    PgnReader reader(replayer);
    const std::string text(std::istreambuf_iterator<char>(file), {});
    reader.feed(text);
    reader.finish();
    return checks.report("games", checked);
}

int check_positions(std::ifstream& file, Range range) {
    ReadingBack checks;
    std::size_t number = 0;
    std::size_t checked = 0;
    for (std::string line; std::getline(file, line);) {
        if (!range.holds(number++))
            continue;
        const auto setup = read_fen(line);
        if (!setup || !Position::from(*setup)) {
            std::cerr << line << ": is no position\n";
            return 1;
        }
        ++checked;
        const History history(Position::from(*setup).value());
        for (const Move move : legal_moves(history.current()))
            checks.check(history, move);
    }
    return checks.report("positions", checked);
}

std::optional<std::size_t> number_in(std::string_view text) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.begin(), text.end(), number);
    return error == std::errc() && end == text.end() ? std::optional(number) : std::nullopt;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string_view> arguments(argv + 1, argv + argc);
    const bool is_whole = arguments.size() == 4;
    const auto first = is_whole ? number_in(arguments[2]) : std::nullopt;
    const auto count = is_whole ? number_in(arguments[3]) : std::nullopt;
    if (!first || !count || (arguments[0] != "games" && arguments[0] != "positions")) {
        std::cerr << "arbiter: bench_notations: games or positions, FILE, FIRST and COUNT "
                     "expected\n";
        return 2;
    }
    std::ifstream file(std::string(arguments[1]), std::ios::binary);
    if (!file) {
        std::cerr << "arbiter: bench_notations: " << arguments[1] << ": cannot be read\n";
        return 2;
    }
    return arguments[0] == "games" ? check_games(file, {*first, *count})
                                   : check_positions(file, {*first, *count});
}
