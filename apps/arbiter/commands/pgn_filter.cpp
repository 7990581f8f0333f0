// arbiter pgn filter: the games that somebody wants, as they stand.

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/arbiter/commands/pgn.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/games/joined_games.hpp"
#include "apps/arbiter/games/read_collections.hpp"
#include "arbiter/collection/selection.hpp"

namespace arbiter {

namespace {

struct FilterOptions {
    CollectionFiles files;
    /// All must be answered with yes; within one group one is enough.
    std::vector<std::vector<GameTest>> tests;
    bool is_inverted = false;
    bool is_count = false;
};

using ReadTest = ReadGameTest (*)(std::string_view text);

ReadGameTest read_player(std::string_view text) { return player_test(std::string(text)); }
ReadGameTest read_elo(std::string_view text) {
    const auto range = read_number_range(text);
    if (!range)
        return std::unexpected(range.error());
    return elo_test(*range);
}
ReadGameTest read_length(std::string_view text) {
    const auto range = read_number_range(text);
    if (!range)
        return std::unexpected(range.error());
    return length_test(*range);
}

enum class Repeated : bool { all, any };

/// An option whose values are tests. Repeated, all of them must hold, or any.
struct TestOption {
    const char* name;
    const char* type;
    const char* description;
    ReadTest read;
    Repeated repeated;
};

constexpr TestOption test_options[] = {
    {"--tag", "TEST",
     "A tag: White=..., WhiteElo>=2600, Event~olympiad (contains), !=, !~, <, <=, >",
     &read_tag_test, Repeated::all},
    {"--player", "NAME", "White or Black has this in the name", &read_player, Repeated::any},
    {"--elo", "RANGE", "Both players' Elo: 2400..2600, 2600..", &read_elo, Repeated::all},
    {"--date", "RANGE", "The tag Date: 2014.07.01..2015, 2020", &read_date_test, Repeated::all},
    {"--plies", "RANGE", "How many plies were played: 20..60, ..10", &read_length, Repeated::all},
    {"--result", "RESULT", "1-0, 0-1, 1/2-1/2, 0-0 or *", &read_result_test, Repeated::any},
    {"--eco", "RANGE", "The tag ECO: B20..B99, C42", &read_eco_test, Repeated::any},
    {"--line", "MOVES", "The game begins with these moves", &read_line_test, Repeated::any},
    {"--opening", "NAME", "The opening has this in its name: najdorf", &read_opening_test,
     Repeated::any},
    {"--fen", "FEN", "The position occurs", &read_position_test, Repeated::all},
    {"--pattern", "BOARD",
     "Such a board occurs: a FEN's first field with ? (any), ! (a man), A a (of a colour), * "
     "(rank)",
     &read_pattern_test, Repeated::all},
    {"--material", "MEN", "These men are on the board at some time: KRPPvKRP", &read_material_test,
     Repeated::any},
    {"--ended", "HOW",
     "checkmate, stalemate, dead_position, threefold, fivefold, fifty, seventyfive, flag, "
     "resignation or illegal",
     &read_ending_test, Repeated::any},
};

bool is_wanted(const FilterOptions& options, const CollectedGame& game) {
    const bool fits = std::ranges::all_of(options.tests, [&](const auto& any) {
        return std::ranges::any_of(any, [&](const GameTest& test) { return test(game); });
    });
    return fits != options.is_inverted;
}

ExitCode run(const FilterOptions& options) {
    Output output;
    const auto write = [&](const CollectedGame& game, std::string_view raw, GamesWritten& out) {
        if (!is_wanted(options, game))
            return false;
        if (!options.is_count)
            append_raw_game(out, game, raw);
        return true;
    };
    JoinedOutput games(output);
    const GamesRead read = read_collections(options.files, write, [&](const GamesWritten& written) {
        return options.is_count || games.write(written, [](const GameItem&) { return true; });
    });
    games.finish();
    if (options.is_count && read.code != ExitCode::interrupted)
        output.write(std::to_string(read.selected) + '\n');
    return output.finish(read.code);
}

}  // namespace

void add_pgn_filter(CLI::App& pgn, Job& job) {
    const auto options = std::make_shared<FilterOptions>();
    CLI::App& command = add_command(pgn, "filter", "Print the games that fit, as they stand");
    for (const TestOption& option : test_options) {
        const auto add = [options, &option](const std::vector<std::string>& values) {
            std::vector<GameTest> tests;
            for (const std::string& value : values) {
                auto test = option.read(value);
                if (!test)
                    throw CLI::ValidationError(option.name, test.error());
                tests.push_back(*std::move(test));
                if (option.repeated == Repeated::all)
                    options->tests.push_back(std::exchange(tests, {}));
            }
            if (!tests.empty())
                options->tests.push_back(std::move(tests));
        };
        command.add_option_function<std::vector<std::string>>(option.name, add, option.description)
            ->type_name(option.type)
            ->expected(1)
            ->allow_extra_args(false)
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    }
    command.add_flag("--not", options->is_inverted, "Print the games that do not fit");
    command.add_flag("--count", options->is_count, "Print only how many fit");
    add_pgn_files(command, options->files);
    command.callback([&job, options] { job = [options] { return run(*options); }; });
}

}  // namespace arbiter
