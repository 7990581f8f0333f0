// arbiter pgn dedup: each game once.

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/arbiter/commands/pgn.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/games/joined_games.hpp"
#include "apps/arbiter/games/read_collections.hpp"
#include "arbiter/collection/move_hash.hpp"

namespace arbiter {

namespace {

struct DedupOptions {
    CollectionFiles files;
    std::string keep = "first";
    std::size_t prefix = 0;
    bool is_inverted = false;
    bool is_count = false;
};

/// What is remembered of the games with these moves.
struct Twins {
    /// The number of the one that is kept, counting all games of all files.
    std::uint64_t kept = 0;
    std::uint64_t bytes = 0;
    /// Does another game go on where these end?
    bool is_prefix = false;
};

using TwinsByMoves = std::unordered_map<MoveHash, Twins>;

MoveHash hash_of(const CollectedGame& game) {
    MoveHash hash(game.played.start);
    for (const Move move : game.played.moves)
        hash.add(move);
    return hash;
}

template <typename Value>
std::string label_of(const Value& value) {
    std::string label(sizeof(Value), '\0');
    std::memcpy(label.data(), &value, sizeof(Value));
    return label;
}

template <typename Value>
Value value_of(std::string_view label, Value value) {
    std::memcpy(&value, label.data(), sizeof(Value));
    return value;
}

/// A game whose moves broke off is like no other: what it would have been nobody knows.
bool can_have_twins(const CollectedGame& game) {
    return game.played.is_complete && !game.played.moves.empty();
}

class Dedup {
  public:
    explicit Dedup(const DedupOptions& options) : options_(options) {}

    ExitCode run() {
        ExitCode code = find_twins();
        if (code != ExitCode::interrupted && options_.prefix > 0)
            code = find_prefixes();
        return code == ExitCode::interrupted ? code : print();
    }

  private:
    struct Found {
        MoveHash hash;
        std::uint64_t bytes;
    };

    ExitCode find_twins() {
        const bool keeps_longest = options_.keep == "longest";
        const auto note = [](const CollectedGame& game, std::string_view raw, GamesWritten& out) {
            if (can_have_twins(game))
                out.items.back().label =
                    label_of(Found{hash_of(game), without_blanks_behind(raw).size()});
            return true;
        };
        std::uint64_t number = 0;
        const auto remember = [&](const GamesWritten& written) {
            for (const GameItem& item : written.items) {
                const std::uint64_t own = number++;
                if (item.label.empty())
                    continue;
                const auto found = value_of(item.label, Found{MoveHash(Position()), 0});
                const auto [twins, is_new] =
                    twins_.try_emplace(found.hash, Twins{own, found.bytes});
                if (!is_new && keeps_longest && found.bytes > twins->second.bytes)
                    twins->second = {own, found.bytes};
            }
            games_ = number;
            return true;
        };
        return read_collections(options_.files, note, remember).code;
    }

    /// Games that end where another goes on.
    ExitCode find_prefixes() {
        const auto note = [&](const CollectedGame& game, std::string_view /*raw*/,
                              GamesWritten& out) {
            if (!can_have_twins(game))
                return true;
            MoveHash hash(game.played.start);
            for (std::size_t ply = 0; ply + 1 < game.played.moves.size(); ++ply) {
                hash.add(game.played.moves[ply]);
                if (ply + 1 >= options_.prefix && twins_.contains(hash))
                    out.items.back().label += label_of(hash);
            }
            return true;
        };
        const auto remember = [&](const GamesWritten& written) {
            for (const GameItem& item : written.items)
                for (std::string_view rest = item.label; !rest.empty();
                     rest.remove_prefix(sizeof(MoveHash)))
                    if (const auto twins = twins_.find(value_of(rest, MoveHash(Position())));
                        twins != twins_.end())
                        twins->second.is_prefix = true;
            return true;
        };
        return read_collections(options_.files, note, remember, Pass::again).code;
    }

    ExitCode print() {
        Output output;
        const auto write = [&](const CollectedGame& game, std::string_view raw, GamesWritten& out) {
            append_raw_game(out, game, raw);
            if (can_have_twins(game))
                out.items.back().label = label_of(hash_of(game));
            return true;
        };
        std::uint64_t number = 0;
        std::uint64_t printed = 0;
        JoinedOutput games(output);
        const auto is_wanted = [&](const GameItem& item) {
            const bool is_printed = is_kept(item.label, number++) != options_.is_inverted;
            printed += is_printed ? 1 : 0;
            return is_printed && !options_.is_count;
        };
        const GamesRead read = read_collections(
            options_.files, write,
            [&](const GamesWritten& written) { return games.write(written, is_wanted); },
            Pass::again);
        games.finish();
        if (number != games_ && read.code != ExitCode::interrupted && output.is_open())
            has_changed_ = true;
        if (has_changed_) {
            report("pgn dedup", "", "a file changed while it was read; the answer may be wrong");
            return output.finish(ExitCode::failed);
        }
        if (options_.is_count && read.code != ExitCode::interrupted)
            output.write(std::to_string(printed) + '\n');
        return output.finish(read.code);
    }

    [[nodiscard]] bool is_kept(std::string_view label, std::uint64_t number) {
        if (label.empty())
            return true;
        const auto twins = twins_.find(value_of(label, MoveHash(Position())));
        has_changed_ = has_changed_ || twins == twins_.end();
        return twins == twins_.end() || (twins->second.kept == number && !twins->second.is_prefix);
    }

    const DedupOptions& options_;
    TwinsByMoves twins_;
    std::uint64_t games_ = 0;
    bool has_changed_ = false;
};

/// What is read more than once must be there more than once.
const std::string* find_fleeting(const std::vector<std::string>& paths) {
    const auto found = std::ranges::find_if(paths, [](const std::string& path) {
        std::error_code error;
        const auto status = std::filesystem::status(path, error);
        return path == "-" || (!error && std::filesystem::exists(status) &&
                               !std::filesystem::is_regular_file(status) &&
                               !std::filesystem::is_directory(status));
    });
    return found == paths.end() ? nullptr : &*found;
}

ExitCode run(const DedupOptions& options) {
    const auto& paths = options.files.paths;
    const std::string* const fleeting = find_fleeting(paths);
    if (paths.empty() || fleeting != nullptr) {
        const std::string what =
            fleeting == nullptr || *fleeting == "-" ? "standard input" : *fleeting;
        report("usage", "pgn dedup",
               "the games are read more than once, so that " + what + " will not do; name files");
        return ExitCode::failed;
    }
    return Dedup(options).run();
}

}  // namespace

void add_pgn_dedup(CLI::App& pgn, Job& job) {
    const auto options = std::make_shared<DedupOptions>();
    CLI::App& command =
        add_command(pgn, "dedup", "Print each game once: the same moves, the same game");
    command
        .add_option("--keep", options->keep, "Of games with the same moves: first, or longest text")
        ->check(CLI::IsMember({"first", "longest"}))
        ->capture_default_str();
    command
        .add_option("--prefix", options->prefix,
                    "Leave out games of at least so many plies where another goes on")
        ->type_name("PLIES")
        ->check(CLI::Range(std::size_t{1}, std::size_t{1'000'000}));
    command.add_flag("--not", options->is_inverted, "Print the games that are left out instead");
    command.add_flag("--count", options->is_count, "Print only how many there are");
    add_pgn_files(command, options->files);
    command.get_option("FILE")->description(
        "PGN, plain or packed with gzip, bzip2, xz or Zstandard; read twice, so no pipes");
    command.callback([&job, options] { job = [options] { return run(*options); }; });
}

}  // namespace arbiter
