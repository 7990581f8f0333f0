// Puts a server under load: many boards of players who make random legal moves, from many addresses
// of the loopback network, while an honest player and a newcomer watch what they notice of it. The
// server is a process of its own. Nothing but 127.0.0.0/8 is ever spoken to.
//
// Exit: 0 all well; 1 a move that somebody was told of is lost, or anything was told that should
// not be; 2 it could not run.

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sys/resource.h>

#include "bench/support/board.hpp"
#include "bench/support/checker.hpp"
#include "bench/support/honest.hpp"
#include "bench/support/server_process.hpp"
#include "bench/support/world.hpp"

namespace arbiter::bench {
namespace {

constexpr std::string_view usage =
    R"(Usage: bench_load [OPTION...]; Ctrl-C ends the load early and tells what was seen
  --program PATH   start this arbiter's server; $ARBITER unless said otherwise
  --data DIR       and let it keep its games here instead of in a new folder that goes again
  --server URL     or load this one, on 127.0.0.0/8; --data then only tells where its disk is
  --pid N          whose memory and processor time is told with --server
  --boards N       0 to 5000 (50); 0: only the honest player and the newcomer
  --seconds S      1 to 3600 (30)
  --think MS       0 to 60000 (0): half to one and a half of it; 0: as fast as answers come
  --addresses K    1 to 250: 127.0.0.2 and so on; one for each 40 boards unless said otherwise
  --screen         both sides of a board at one socket
  --time TEXT      the boards' time control (untimed)
  --messages N     1 to 1000000 a socket in 20 s (95: the server allows 100)
  --renew          who has sent so many opens another socket instead of waiting
  --seed N         of the moves (1)
  --until-gone     the server will be killed: end then, and do not look for the moves; the first
                   move that is acknowledged is told on standard error
  --games FILE     write what the server owes, one game a line
  --json           one object instead of a table
)";

volatile std::sig_atomic_t is_interrupted = 0;

struct Options {
    std::string program;
    std::string data;
    std::optional<Address> server;
    std::uint64_t pid = 0;
    std::uint64_t boards = 50;
    std::uint64_t seconds = 30;
    std::uint64_t think = 0;
    std::uint64_t addresses = 0;
    std::uint64_t messages = 95;
    std::uint64_t seed = 1;
    std::string time = "untimed";
    std::string games;
    bool is_at_one_screen = false;
    bool is_renewing = false;
    bool is_until_gone = false;
    bool is_json = false;
};

[[noreturn]] void refuse(const std::string& what) {
    std::cerr << "bench_load: " << what << '\n' << usage;
    std::exit(2);
}

std::uint64_t read_number(std::string_view name, std::string_view text, std::uint64_t least,
                          std::uint64_t most) {
    std::uint64_t value = 0;
    const auto [rest, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || rest != text.data() + text.size() || value < least ||
        value > most)
        refuse(std::string(name) + " is " + std::to_string(least) + " to " + std::to_string(most) +
               "; got " + std::string(text));
    return value;
}

struct NumberOption {
    std::string_view name;
    std::uint64_t Options::* value;
    std::uint64_t least;
    std::uint64_t most;
};

constexpr NumberOption number_options[] = {
    {"--pid", &Options::pid, 1, 1U << 30},
    {"--boards", &Options::boards, 0, 5000},
    {"--seconds", &Options::seconds, 1, 3600},
    {"--think", &Options::think, 0, 60'000},
    {"--addresses", &Options::addresses, 1, 250},
    {"--messages", &Options::messages, 1, 1'000'000},
    {"--seed", &Options::seed, 0, ~std::uint64_t{0}},
};

struct TextOption {
    std::string_view name;
    std::string Options::* value;
};

constexpr TextOption text_options[] = {{"--program", &Options::program},
                                       {"--data", &Options::data},
                                       {"--time", &Options::time},
                                       {"--games", &Options::games}};

struct Flag {
    std::string_view name;
    bool Options::* value;
};

constexpr Flag flags[] = {{"--screen", &Options::is_at_one_screen},
                          {"--renew", &Options::is_renewing},
                          {"--until-gone", &Options::is_until_gone},
                          {"--json", &Options::is_json}};

bool read_flag(Options& options, std::string_view name) {
    const auto* const flag = std::ranges::find(flags, name, &Flag::name);
    if (flag == std::end(flags))
        return false;
    options.*flag->value = true;
    return true;
}

void read_option(Options& options, std::string_view name, std::string_view value) {
    if (name == "--server") {
        options.server = read_address(value);
        if (!options.server)
            refuse("--server is an address like http://127.0.0.1:8080/; got " + std::string(value));
        return;
    }
    const auto* const number = std::ranges::find(number_options, name, &NumberOption::name);
    const auto* const text = std::ranges::find(text_options, name, &TextOption::name);
    if (number != std::end(number_options))
        options.*number->value = read_number(name, value, number->least, number->most);
    else if (text != std::end(text_options))
        options.*text->value = value;
    else
        refuse(std::string(name) + ": no such option");
}

Options read_options(int count, char** arguments) {
    Options options;
    if (const char* const program = std::getenv("ARBITER"))
        options.program = program;
    for (int i = 1; i < count; ++i) {
        const std::string_view name = arguments[i];
        if (name == "--help") {
            std::cout << usage;
            std::exit(0);
        }
        if (read_flag(options, name))
            continue;
        if (++i == count)
            refuse(std::string(name) + ": no such option, or its value is missing");
        read_option(options, name, arguments[i]);
    }
    if (options.addresses == 0)
        options.addresses = std::clamp<std::uint64_t>(options.boards / 40 + 1, 1, 250);
    if (!options.server && options.program.empty())
        refuse("name a --program to start or a --server to load");
    return options;
}

/// What the run has to tell, beside what the world has counted.
struct Report {
    std::size_t boards = 0;
    std::size_t games = 0;
    std::size_t checked = 0;
    std::size_t lost = 0;
    double seconds = 0;
    double load_cpu_seconds = 0;
    Figures disk_before{};
    Figures disk_during{};
    Figures disk_after{};
    Usage before{};
    Usage after{};
};

double own_cpu_seconds() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

class Load {
  public:
    Load(const Options& options, const Address& server, pid_t process,
         const std::filesystem::path& folder)
        : options_(options),
          process_(process),
          disk_(folder),
          world_{.loop = loop_,
                 .server = server,
                 .play = {.think = std::chrono::milliseconds(options.think),
                          .is_at_one_screen = options.is_at_one_screen,
                          .time = options.time,
                          .most_messages = options.messages,
                          .is_renewing = options.is_renewing},
                 .addresses = static_cast<unsigned>(options.addresses)},
          honest_(world_),
          newcomer_(world_) {
        world_.random.seed(options.seed);
    }

    void run() {
        report_.disk_before = disk_.measure();
        set_up();
        measure();
        close();
        write_games();
        if (!options_.is_until_gone)
            check();
        report_.disk_after = disk_.measure();
    }

    [[nodiscard]] bool is_well() const {
        return world_.unexpected.empty() && report_.lost == 0 &&
               (options_.is_until_gone ||
                (report_.boards == options_.boards && world_.hung_up == 0 &&
                 honest_.noticed().refused == 0 && honest_.noticed().thrown_out == 0 &&
                 newcomer_.noticed().refused == 0 && newcomer_.noticed().thrown_out == 0));
    }

    void print_table() const;
    void print_json() const;

  private:
    static constexpr std::size_t sitting_down_at_once = 32;
    static constexpr std::chrono::seconds set_up_time{120};
    static constexpr std::chrono::seconds answer_time{10};
    static constexpr std::chrono::seconds check_time{300};

    [[nodiscard]] bool is_server_gone() const {
        return options_.is_until_gone && world_.hung_up + honest_.noticed().thrown_out > 0;
    }

    template <class Done>
    void turn_until(Time latest, Done done) {
        while (!done() && Clock::now() < latest)
            loop_.turn(latest);
    }

    void set_up() {
        const Time latest = Clock::now() + set_up_time;
        honest_.begin();
        turn_until(latest, [this] { return honest_.is_seated() || is_server_gone(); });
        std::size_t begun = 0;
        turn_until(latest, [this, &begun] {
            std::size_t settled = 0;
            for (const auto& board : boards_)
                settled += board->is_ready() || board->has_failed();
            for (; begun < options_.boards && begun - settled < sitting_down_at_once; ++begun) {
                boards_.push_back(std::make_unique<Board>(world_, static_cast<unsigned>(begun)));
                boards_.back()->sit_down();
            }
            return settled == options_.boards || is_server_gone();
        });
        report_.boards = static_cast<std::size_t>(std::ranges::count_if(
            boards_, [](const auto& board) { return board->is_ready() && !board->has_failed(); }));
    }

    void measure() {
        newcomer_.begin();
        report_.before = usage_of(process_);
        const double own = own_cpu_seconds();
        const Time begin = Clock::now();
        disk_.begin_watching();
        world_.is_measuring = true;
        for (const auto& board : boards_)
            board->play();
        turn_until(begin + std::chrono::seconds(options_.seconds), [this] {
            tell_first_move();
            return is_interrupted != 0 || is_server_gone();
        });
        world_.is_measuring = false;
        report_.disk_during = disk_.end_watching();
        report_.seconds = milliseconds(Clock::now() - begin) / 1000;
        report_.load_cpu_seconds = own_cpu_seconds() - own;
        report_.after = usage_of(process_);
    }

    /// To whoever is going to kill the server.
    void tell_first_move() {
        if (options_.is_until_gone && !is_told_ && world_.acknowledged > 0) {
            is_told_ = true;
            std::cerr << "the first move is acknowledged" << std::endl;
        }
    }

    /// What is under way may still come: an answer, or what a dead server had said.
    void close() {
        world_.is_closing = true;
        turn_until(Clock::now() + answer_time, [this] {
            return std::ranges::all_of(boards_, [this](const auto& board) {
                return is_server_gone() ? board->is_gone() : board->is_quiet();
            });
        });
        honest_.end();
        newcomer_.end();
        for (const auto& board : boards_)
            board->leave();
        for (const auto& board : boards_)
            records_.insert(records_.end(), board->records().begin(), board->records().end());
        records_.insert(records_.end(), honest_.records().begin(), honest_.records().end());
        report_.games = records_.size();
    }

    void write_games() const {
        if (options_.games.empty())
            return;
        std::ofstream file(options_.games, std::ios::app);
        for (const GameRecord& record : records_)
            file << record.json() << '\n';
        if (!file.flush())
            throw std::runtime_error(options_.games + ": could not be written");
    }

    void check() {
        Checker checker(world_, records_);
        checker.begin();
        turn_until(Clock::now() + check_time, [&checker] { return checker.is_done(); });
        checker.end();
        report_.checked = checker.checked();
        report_.lost = checker.lost();
        if (!checker.is_done())
            world_.note_unexpected("not all games could be looked at in time");
    }

    const Options& options_;
    pid_t process_;
    Disk disk_;
    Loop loop_;
    World world_;
    HonestPlayer honest_;
    Newcomer newcomer_;
    std::vector<std::unique_ptr<Board>> boards_;
    std::vector<GameRecord> records_;
    Report report_;
    bool is_told_ = false;
};

void row(std::string_view name, const std::string& text) {
    constexpr std::size_t width = 24;
    std::cout << name << std::string(width - std::min(width - 1, name.size()), ' ') << text << '\n';
}

void Load::print_table() const {
    const auto mib = [](double value) { return number_text(value, 1) + " MiB"; };
    row("boards", std::to_string(report_.boards) + " of " + std::to_string(options_.boards) +
                      ", sockets each: " + (options_.is_at_one_screen ? "1" : "2") +
                      ", addresses: " + std::to_string(options_.addresses));
    row("games", std::to_string(report_.games) + " made, " + std::to_string(report_.checked) +
                     " looked at, " + std::to_string(report_.lost) + " with a move lost");
    row("moves acknowledged",
        std::to_string(world_.acknowledged) + " in " + number_text(report_.seconds, 1) + " s: " +
            number_text(static_cast<double>(world_.acknowledged) / report_.seconds, 1) + "/s");
    row("until acknowledged", world_.until_acknowledged.text());
    row("until opponent is told", world_.until_told.text());
    row("held back", std::to_string(world_.held_back) + " moves by the limit of messages (" +
                         std::to_string(world_.renewed) + " sockets renewed), " +
                         std::to_string(world_.not_kept) + " by the store");
    row("stood still", std::to_string(world_.stood_still) + " times, for a slow store");
    row("honest player", honest_.noticed().text());
    row("newcomer", newcomer_.noticed().text());
    row("fdatasync before", report_.disk_before.text());
    row("fdatasync during", report_.disk_during.text());
    row("fdatasync after", report_.disk_after.text());
    row("server", mib(report_.before.resident_mib) + " before, " + mib(report_.after.resident_mib) +
                      " after, " + mib(report_.after.peak_mib) + " at most; " +
                      number_text(report_.after.cpu_seconds - report_.before.cpu_seconds, 1) +
                      " s of processor time");
    row("this program", number_text(report_.load_cpu_seconds, 1) + " s of processor time");
    row("hung up by the server", std::to_string(world_.hung_up));
    for (const auto& [what, count] : world_.unexpected)
        row("unexpected, " + std::to_string(count) + " times", what);
}

void Load::print_json() const {
    JsonObject unexpected;
    for (const auto& [what, count] : world_.unexpected)
        unexpected.add(what, static_cast<double>(count));
    const auto usage_json = [](const Usage& used) {
        return JsonObject()
            .add("resident_mib", used.resident_mib)
            .add("peak_mib", used.peak_mib)
            .add("cpu_seconds", used.cpu_seconds)
            .text();
    };
    std::cout << JsonObject()
                     .add("boards_asked", static_cast<double>(options_.boards))
                     .add("boards", static_cast<double>(report_.boards))
                     .add("games", static_cast<double>(report_.games))
                     .add("games_checked", static_cast<double>(report_.checked))
                     .add("games_lost", static_cast<double>(report_.lost))
                     .add("seconds", report_.seconds)
                     .add("acknowledged", static_cast<double>(world_.acknowledged))
                     .add("moves_per_second",
                          static_cast<double>(world_.acknowledged) / report_.seconds)
                     .add("until_acknowledged", world_.until_acknowledged.json())
                     .add("until_told", world_.until_told.json())
                     .add("held_back", static_cast<double>(world_.held_back))
                     .add("renewed", static_cast<double>(world_.renewed))
                     .add("not_kept", static_cast<double>(world_.not_kept))
                     .add("stood_still", static_cast<double>(world_.stood_still))
                     .add("honest_player", honest_.noticed().json())
                     .add("newcomer", newcomer_.noticed().json())
                     .add("disk_before", report_.disk_before.json())
                     .add("disk_during", report_.disk_during.json())
                     .add("disk_after", report_.disk_after.json())
                     .add("server_before", usage_json(report_.before))
                     .add("server_after", usage_json(report_.after))
                     .add("load_cpu_seconds", report_.load_cpu_seconds)
                     .add("hung_up", static_cast<double>(world_.hung_up))
                     .add("unexpected", unexpected.text())
                     .text()
              << '\n';
}

int run(const Options& options) {
    std::optional<TemporaryFolder> temporary;
    std::filesystem::path folder = options.data;
    if (options.data.empty())
        folder = temporary.emplace().path();
    std::optional<ServerProcess> server;
    if (!options.server)
        server.emplace(options.program, folder);
    Load load(options, server ? server->address() : *options.server,
              server ? server->id() : static_cast<pid_t>(options.pid), folder);
    load.run();
    options.is_json ? load.print_json() : load.print_table();
    return load.is_well() ? 0 : 1;
}

}  // namespace
}  // namespace arbiter::bench

int main(int count, char** arguments) {
    // Whoever has seen enough gets the report of what was.
    std::signal(SIGINT, [](int) { arbiter::bench::is_interrupted = 1; });
    try {
        return arbiter::bench::run(arbiter::bench::read_options(count, arguments));
    } catch (const std::exception& error) {
        std::cerr << "bench_load: " << error.what() << '\n';
        return 2;
    }
}
