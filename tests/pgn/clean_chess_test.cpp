// The claims and ends of 874 games that another program has judged: which positions occurred three
// times and more and when, which moves passed without progress, how the game ended, and who could
// still mate.
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/game/adjudication.hpp"
#include "arbiter/game/claims.hpp"
#include "arbiter/game/history.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/pgn/replay.hpp"
#include "arbiter/winnable/winnable.hpp"
#include "tests/support/data_files.hpp"
#include "tests/support/data_folders.hpp"

namespace arbiter::testing {
namespace {

namespace fs = std::filesystem;

/// The columns of EXPECTED.tsv.
enum Column {
    file,
    repetitions,
    no_progress,
    first_capture,
    max_no_progress,
    end_state,
    repetitions_at_end,
    insufficient_material,
    final_fen,
    white_can_mate,
    black_can_mate,
    columns = 13,
};
using Row = std::vector<std::string>;

std::vector<Row> rows_of(const fs::path& path) {
    std::vector<Row> rows;
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    while (std::getline(file, line)) {
        Row row(1);
        for (const char c : line)
            if (c == '\t')
                row.emplace_back();
            else if (c != '\r')
                row.back() += c;
        row.resize(columns);
        rows.push_back(row);
    }
    return rows;
}

ReplayedGame game_in(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    ReplayedGame found;
    replay_games(text, [&](const ReplayedGame& game) { found = game; });
    return found;
}

/// "12.Nf3" or "12...Nf6", the move of this ply; ply 1 is the first. Before it nothing is known but
/// the number: "11.NA".
std::string name_of(const History& history, std::int64_t ply) {
    const Position& start = history.start();
    const std::int64_t half_moves = 2 * std::int64_t{start.fullmove_number() - 1} +
                                    (start.turn() == Color::white ? 0 : 1) + ply - 1;
    const auto place = static_cast<std::size_t>(ply - 1);
    return std::to_string(half_moves / 2 + 1) + (half_moves % 2 == 0 ? "." : "...") +
           (ply < 1 ? "NA" : write_san(history.positions()[place], history.moves()[place]));
}

/// "repPos=3: 4...g6 6...Bc8 54...Qd8; ...": each position that occurred three times or more, by
/// the moves that brought it about. The start counts, though no move brought it about.
std::string repetitions_in(const History& history) {
    std::string text;
    const auto& positions = history.positions();
    for (std::size_t first = 1; first < positions.size(); ++first) {
        const auto is_same = [&](const Position& other) { return other == positions[first]; };
        const auto times = std::ranges::count_if(positions, is_same);
        const std::span moves_made = std::span(positions).subspan(1);
        if (times < 3 || std::ranges::any_of(moves_made.first(first - 1), is_same))
            continue;
        text += (text.empty() ? "repPos=" : "; repPos=") + std::to_string(times) + ":";
        for (std::size_t ply = first; ply < positions.size(); ++ply)
            if (is_same(positions[ply]))
                text += " " + name_of(history, static_cast<std::int64_t>(ply));
    }
    return text;
}

/// "5.Bb2 (1) 54...Nf6 (100) 79...Bf8 (150)": where 50 moves passed without progress, the first of
/// them, the 100th and the 150th half-move, and the last.
std::string standstills_in(const History& history) {
    std::string text;
    const auto clock = [&](std::int64_t ply) -> std::int64_t {
        return history.positions()[static_cast<std::size_t>(ply)].halfmove_clock();
    };
    const auto plies = static_cast<std::int64_t>(history.moves().size());
    for (std::int64_t ply = 0; ply <= plies; ++ply) {
        const std::int64_t length = clock(ply);
        if (length < 100 || (ply < plies && clock(ply + 1) != 0))
            continue;
        std::vector<std::int64_t> told{1, 100, 150};
        std::erase_if(told, [&](std::int64_t count) { return count > length; });
        if (told.back() != length)
            told.push_back(length);
        std::string_view before = text.empty() ? "" : "; ";
        for (const std::int64_t count : told) {
            text += before;
            text += name_of(history, ply - length + count) + " (" + std::to_string(count) + ")";
            before = " ";
        }
    }
    return text;
}

std::uint32_t longest_standstill(const History& history) {
    std::uint32_t longest = 0;
    for (const Position& position : history.positions())
        longest = std::max(longest, position.halfmove_clock());
    return longest;
}

/// The ply of it; -1 where there is none.
int first_capture_in(const History& history) {
    const auto& positions = history.positions();
    for (std::size_t ply = 1; ply < positions.size(); ++ply)
        if (positions[ply].board().occupied().size() < positions[ply - 1].board().occupied().size())
            return static_cast<int>(ply);
    return -1;
}

std::string_view end_on_board(const History& history) {
    const auto ending = ending_without_moves(history.positions().back());
    if (ending && ending->reason == EndReason::checkmate)
        return "CHECKMATE";
    return ending && ending->reason == EndReason::stalemate ? "STALEMATE" : "NA";
}

std::string_view can_mate(const Position& position, Color side) {
    switch (winnable(position, side, {.work = 1'000'000}).winnability) {
        case Winnability::winnable:
            return "WINNABLE";
        case Winnability::unwinnable:
            return "UNWINNABLE";
        case Winnability::undecided:
            break;
    }
    return "undecided";
}

class Disagreements {
  public:
    void compare(std::string_view what, std::string_view ours, std::string_view theirs) {
        ++compared_[std::string(what)];
        if (ours != theirs)
            ADD_FAILURE() << what << "\n  ours:   " << ours << "\n  theirs: " << theirs;
    }
    [[nodiscard]] std::size_t compared(const std::string& what) { return compared_[what]; }

  private:
    std::map<std::string, std::size_t> compared_;
};

TEST(CleanChess, agrees_on_every_game) {
    const fs::path folder = testing::shared_data() / "pgn/adjudication/clean-chess";
    if (!fs::exists(folder))
        GTEST_SKIP() << no_shared_data;
    Disagreements held;
    for (const Row& row : rows_of(folder / "EXPECTED.tsv")) {
        SCOPED_TRACE(row[file]);
        const ReplayedGame game = game_in(folder / row[file]);
        const History history = history_of(game);
        held.compare("repetitions", repetitions_in(history), row[repetitions]);
        held.compare("no progress", standstills_in(history), row[no_progress]);
        held.compare("longest standstill", std::to_string(longest_standstill(history)),
                     row[max_no_progress]);
        held.compare("first capture", std::to_string(first_capture_in(history)),
                     row[first_capture]);
        held.compare("end on the board", end_on_board(history), row[end_state]);
        // They write the square that a pawn has crossed whether or not it can be captured.
        held.compare("final FEN",
                     write_fen(history.current(), {.en_passant = EnPassantStyle::always}),
                     row[final_fen]);
        held.compare("White can mate", can_mate(history.current(), Color::white),
                     row[white_can_mate]);
        held.compare("Black can mate", can_mate(history.current(), Color::black),
                     row[black_can_mate]);
        for (const Color side : both_colors) {
            const std::string_view lacking = row[insufficient_material];
            if (lacking == "BOTH" ||
                lacking == (side == Color::white ? "WHITE_ONLY" : "BLACK_ONLY"))
                held.compare("lacks material", can_mate(history.current(), side), "UNWINNABLE");
        }
        held.compare("repetitions at the end", std::to_string(history.repetitions()),
                     row[repetitions_at_end]);
    }
    EXPECT_EQ(held.compared("final FEN"), 874U);
    EXPECT_GT(held.compared("lacks material"), 200U);
}

}  // namespace
}  // namespace arbiter::testing
