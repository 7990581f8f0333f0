// Real collections and broken files: every main-line move of the first is accepted, and nothing in
// the second stops the reader.
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/pgn/reader.hpp"
#include "arbiter/pgn/replay.hpp"
#include "tests/pgn/recorder.hpp"
#include "tests/support/data_files.hpp"
#include "tests/support/data_folders.hpp"

namespace arbiter::testing {
namespace {

namespace fs = std::filesystem;

const fs::path collections = testing::shared_data() / "pgn";

std::string content(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

bool is_compressed(const fs::path& path) {
    for (const std::string_view extension : {".zst", ".gz", ".bz2", ".xz", ".7z", ".zip"})
        if (path.extension() == extension)
            return true;
    return false;
}

std::vector<fs::path> files_below(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file() && !is_compressed(entry.path()))
            files.push_back(entry.path());
    return files;
}

struct Count {
    std::size_t games = 0;
    std::size_t plies = 0;
    std::size_t incomplete = 0;
    std::string first_problem;

    bool operator==(const Count&) const = default;
};

Count counted(const fs::path& path) {
    Count count;
    replay_games(content(path), [&](const ReplayedGame& game) {
        ++count.games;
        count.plies += game.moves.size();
        count.incomplete += game.is_complete ? 0 : 1;
        for (const PgnProblem& problem : game.problems)
            if (count.first_problem.empty())
                count.first_problem = std::string(code(problem.fault)) + at(problem.place);
    });
    return count;
}

TEST(SharedGames, every_move_of_the_notation_files_is_accepted) {
    const fs::path folder = testing::shared_data() / "rules/notation/pgns";
    if (!fs::exists(folder))
        GTEST_SKIP() << no_shared_data;
    std::size_t games = 0;
    for (const fs::path& path : files_below(folder)) {
        const Count count = counted(path);
        EXPECT_EQ(count.incomplete, 0) << path << ' ' << count.first_problem;
        games += count.games;
    }
    EXPECT_EQ(games, 29);
}

TEST(SharedGames, every_move_of_the_small_collections_is_accepted) {
    if (!fs::exists(collections))
        GTEST_SKIP() << no_shared_data;
    struct Expected {
        std::string_view file;
        std::size_t games;
        std::size_t plies;
    };
    constexpr Expected files[] = {
        {"small/lichess_db_2025-05.pgn", 255, 16'252},
        {"small/ecc2018_dgt_clocks.pgn", 79, 6'212},
        {"small/twic1599_sample.pgn", 79, 7'227},
        {"small/linares_2002.pgn", 19, 1'422},
        {"small/redqueen_eval_emt_comma.pgn", 15, 1'892},
        {"small/fide_women_rapid_2024_tags_only.pgn", 62, 0},
        {"fischer/chess960_rapid_wch_2009.pgn", 17, 1'449},
        {"fischer/cutechess_fischerandom.pgn", 3, 297},
        {"fischer/lichess_from_position.pgn", 34, 1'993},
        {"chesscom/chesscom_chess960.pgn", 18, 1'319},
    };
    for (const auto& [file, games, plies] : files) {
        const Count count = counted(collections / file);
        EXPECT_EQ(count.games, games) << file;
        EXPECT_EQ(count.plies, plies) << file;
        EXPECT_EQ(count.incomplete, 0) << file << ": " << count.first_problem;
    }
}

TEST(SharedGames, games_of_other_variants_are_not_accused_of_illegal_moves) {
    if (!fs::exists(collections))
        GTEST_SKIP() << no_shared_data;
    const Count count = counted(collections / "nasty_bulk/lichess_other_variants.pgn");
    EXPECT_EQ(count.games, 9);
    EXPECT_EQ(count.incomplete, 9);
    EXPECT_TRUE(count.first_problem.starts_with("foreign-variant")) << count.first_problem;
}

/// Of all that a visitor is told, in order.
class Digest : public PgnVisitor {
  public:
    [[nodiscard]] std::uint64_t value() const { return value_; }

    void begin_game(TextPlace place) override { add('g', "", place); }
    void tag(std::string_view name, std::string_view value, TextPlace place) override {
        add('t', name, place);
        add('=', value, place);
    }
    Visit begin_moves(TextPlace place) override {
        add('m', "", place);
        return Visit::enter;
    }
    void san(std::string_view text, TextPlace place) override { add('s', text, place); }
    void nag(int nag, TextPlace place) override { add('n', std::to_string(nag), place); }
    void comment(std::string_view text, TextPlace place) override { add('c', text, place); }
    void draw_offer(TextPlace place) override { add('d', "", place); }
    Visit begin_variation(TextPlace place) override {
        add('(', "", place);
        return Visit::enter;
    }
    void end_variation(TextPlace place) override { add(')', "", place); }
    void result(PgnResult result, TextPlace place) override { add('r', name(result), place); }
    Next problem(const PgnProblem& problem) override {
        add('p', problem.text, problem.place);
        return Next::go_on;
    }
    Next end_game(TextPlace place) override {
        add('e', "", place);
        return Next::go_on;
    }

  private:
    void add(char kind, std::string_view text, TextPlace place) {
        add_byte(static_cast<unsigned char>(kind));
        for (const char c : text)
            add_byte(static_cast<unsigned char>(c));
        for (const std::uint64_t number : {place.offset, place.line, place.column})
            add_byte(number);
    }
    /// FNV-1a (Fowler, Noll, Vo), with numbers in place of bytes.
    void add_byte(std::uint64_t byte) { value_ = (value_ ^ byte) * 0x100000001B3ULL; }

    std::uint64_t value_ = 0xCBF29CE484222325ULL;
};

std::uint64_t digest(std::string_view text) {
    Digest visitor;
    read_games(text, visitor);
    return visitor.value();
}

std::uint64_t digest_in_chunks(std::string_view text, std::size_t size) {
    Digest visitor;
    PgnReader reader(visitor);
    for (std::size_t i = 0; i < text.size(); i += size)
        reader.feed(text.substr(i, size));
    reader.finish();
    return visitor.value();
}

TEST(SharedGames, broken_files_are_read_to_their_ends_and_alike_in_chunks) {
    if (!fs::exists(collections))
        GTEST_SKIP() << no_shared_data;
    std::size_t files = 0;
    for (const std::string_view folder : {"nasty", "nasty_bulk", "fischer", "chesscom"})
        for (const fs::path& path : files_below(collections / folder)) {
            const std::string text = content(path);
            const std::uint64_t whole = digest(text);
            EXPECT_EQ(digest_in_chunks(text, 4'096), whole) << path;
            if (text.size() < 20'000) {
                EXPECT_EQ(digest_in_chunks(text, 7), whole) << path;
            }
            static_cast<void>(counted(path));
            ++files;
        }
    EXPECT_GE(files, 700);
}

}  // namespace
}  // namespace arbiter::testing
