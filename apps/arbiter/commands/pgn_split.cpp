// arbiter pgn split: one collection in several files.

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>
#include <fcntl.h>
#include <unistd.h>

#include "apps/arbiter/commands/pgn.hpp"
#include "apps/arbiter/frame/json_text.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/games/joined_games.hpp"
#include "apps/arbiter/games/read_collections.hpp"
#include "arbiter/base/ascii.hpp"
#include "arbiter/pgn/tag_text.hpp"

namespace arbiter {

namespace {

struct SplitOptions {
    CollectionFiles files;
    std::size_t games = 0;
    std::string tag;
    std::string prefix;
};

/// Letters, digits and a few signs stay; everything else would mean something to a shell or a file
/// system somewhere.
std::string file_part(std::string_view value) {
    std::string part;
    for (const char c : value) {
        const bool is_plain = is_letter(c) || is_digit(c) || c == '.' || c == '_' || c == '-' ||
                              static_cast<unsigned char>(c) >= 0x80U;
        part += is_plain ? c : '_';
    }
    // A file that begins with a dot is hidden.
    if (part.empty() || part.front() == '.')
        part.insert(0, "_");
    constexpr std::size_t longest = 200;
    return std::string(utf8_beginning(part, longest));
}

/// "0001"
std::string numbered(std::size_t number) {
    std::string digits = std::to_string(number);
    constexpr std::size_t width = 4;
    return std::string(width - std::min(width, digits.size()), '0') + digits;
}

/// Files that did not exist before. A name is opened again for what comes later.
class NewFiles {
  public:
    /// False where writing failed, which was reported.
    bool append(const std::string& path, std::string_view text) {
        const bool is_new = !written_.contains(path);
        const int flags = O_WRONLY | O_CLOEXEC | (is_new ? O_CREAT | O_EXCL : O_APPEND);
        constexpr int everybody_reads = 0644;
        const int file = open(path.c_str(), flags, everybody_reads);
        if (file == -1) {
            report("write", path,
                   errno == EEXIST ? "the file is there already; nothing is overwritten"
                                   : system_error_text(errno));
            return false;
        }
        written_.insert(path);
        const bool is_good = write_all(file, text);
        const int error = errno;
        close(file);
        if (!is_good)
            report("write", path, system_error_text(error));
        return is_good;
    }

    [[nodiscard]] std::size_t count() const { return written_.size(); }
    [[nodiscard]] bool has(const std::string& path) const { return written_.contains(path); }

  private:
    static bool write_all(int file, std::string_view text) {
        while (!text.empty()) {
            const ssize_t done = write(file, text.data(), text.size());
            if (done < 0 && errno != EINTR)
                return false;
            text.remove_prefix(done < 0 ? 0 : static_cast<std::size_t>(done));
        }
        return true;
    }

    std::set<std::string> written_;
};

/// Names for values: `file_part`, with a number behind it where another value has that already.
class PartNames {
  public:
    const std::string& name(const std::string& value) {
        const auto [at, is_new] = names_.try_emplace(value);
        if (!is_new)
            return at->second;
        at->second = file_part(value);
        const std::string part = at->second;
        for (std::size_t number = 2; !taken_.insert(at->second).second; ++number)
            at->second = part + '_' + std::to_string(number);
        return at->second;
    }

  private:
    std::map<std::string, std::string> names_;
    std::set<std::string> taken_;
};

class Split {
  public:
    explicit Split(const SplitOptions& options) : options_(options) {}

    ExitCode run() {
        const auto write = [&](const CollectedGame& game, std::string_view raw, GamesWritten& out) {
            append_raw_game(out, game, raw);
            if (!options_.tag.empty())
                out.items.back().label = as_utf8(game.tag(options_.tag).value_or(""));
            return true;
        };
        const GamesRead read = read_collections(
            options_.files, write, [&](const GamesWritten& written) { return deliver(written); });
        finish_files();
        if (!is_good_)
            return ExitCode::failed;
        if (read.code != ExitCode::interrupted)
            report("pgn split", counted(number_, "game"), counted(files_.count(), "file"));
        return read.code;
    }

  private:
    bool deliver(const GamesWritten& written) {
        // What goes to the same file is written at once.
        std::map<std::string, std::string> texts;
        for_each_game(written, [&](const GameItem& item, std::string_view game) {
            const std::string path = options_.prefix + part_of(item) + ".pgn";
            ++number_;
            JoinedGames& games = open_[path];
            games.add(texts[path], game, item.is_open);
            const bool is_full = options_.tag.empty() && number_ % options_.games == 0;
            if (is_full)
                games.finish(texts[path]);
            if (!games.waits())
                open_.erase(path);
        });
        return std::ranges::all_of(texts,
                                   [&](const auto& one) { return append(one.first, one.second); });
    }

    /// Also where another file could not be written.
    void finish_files() {
        for (auto& [path, games] : open_) {
            std::string rest;
            games.finish(rest);
            if (files_.has(path))
                append(path, rest);
        }
    }

    std::string part_of(const GameItem& item) {
        return options_.tag.empty() ? numbered(number_ / options_.games + 1)
                                    : names_.name(item.label);
    }

    bool append(const std::string& path, std::string_view text) {
        const bool is_written = files_.append(path, text);
        is_good_ = is_good_ && is_written;
        return is_written;
    }

    const SplitOptions& options_;
    PartNames names_;
    NewFiles files_;
    /// The files whose last game nothing ends yet.
    std::map<std::string, JoinedGames> open_;
    std::size_t number_ = 0;
    bool is_good_ = true;
};

ExitCode run(const SplitOptions& options) {
    if ((options.games == 0) == options.tag.empty()) {
        report("usage", "pgn split", "say either --games N or --by TAG");
        return ExitCode::failed;
    }
    if (!options.tag.empty() && !can_be_tag_name(options.tag)) {
        report("usage", "pgn split",
               "--by: '" + options.tag + "' is no name of a tag; write White");
        return ExitCode::failed;
    }
    return Split(options).run();
}

}  // namespace

void add_pgn_split(CLI::App& pgn, Job& job) {
    const auto options = std::make_shared<SplitOptions>();
    CLI::App& command = add_command(pgn, "split", "Write a collection to several files");
    command.add_option("--games", options->games, "So many games a file: PREFIX0001.pgn, ...")
        ->type_name("N")
        ->check(CLI::Range(std::size_t{1}, std::size_t{1'000'000'000}));
    command.add_option("--by", options->tag, "A file for each value of this tag: PREFIXvalue.pgn")
        ->type_name("TAG");
    command
        .add_option("--out", options->prefix, "How the names of the files begin; may name a folder")
        ->type_name("PREFIX")
        ->required();
    add_pgn_files(command, options->files);
    command.callback([&job, options] { job = [options] { return run(*options); }; });
}

}  // namespace arbiter
