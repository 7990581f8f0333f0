#include "arbiter/uci/served_engine.hpp"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <new>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

#include "arbiter/base/split_mix.hpp"
#include "arbiter/engine/search.hpp"
#include "arbiter/notation/checked_fen.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/perft.hpp"
#include "arbiter/uci/go_limits.hpp"
#include "arbiter/uci/search_report.hpp"
#include "arbiter/uci/settings.hpp"

namespace arbiter::uci {

namespace {

using Clock = std::chrono::steady_clock;

/// What a program has laid before the engine.
struct GameView {
    Position position;
    /// Of the positions before it.
    std::vector<std::uint64_t> earlier_keys;
};

/// Sends whole lines, one at a time.
class Speaker {
  public:
    explicit Speaker(SendLine send) : send_(std::move(send)) {}

    void say(const Answer& answer) { say_line(write_answer(answer)); }
    void inform(std::string text) { say(Info{.text = std::move(text)}); }
    /// What is no answer of the protocol.
    void say_line(std::string_view line) {
        const std::lock_guard lock(mutex_);
        send_(line);
    }

  private:
    std::mutex mutex_;
    SendLine send_;
};

/// When a search that is under way may end, and when its best move may be told.
class Permission {
  public:
    /// `must_wait`: until `give` is called or a stop is requested.
    explicit Permission(bool must_wait) : is_given_(!must_wait) {}

    void give() {
        const std::lock_guard lock(mutex_);
        is_given_ = true;
        changed_.notify_all();
    }
    void await(const std::stop_token& stop) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, stop, [this] { return is_given_; });
    }

  private:
    std::mutex mutex_;
    std::condition_variable_any changed_;
    bool is_given_;
};

/// A "go" on its way, in a thread of its own. Its stop source is the thread's.
struct Running {
    explicit Running(const Go& asked)
        : go(asked), permission(asked.is_infinite || asked.is_pondering) {}

    Go go;
    Clock::time_point start = Clock::now();
    /// Asked to stop once the opponent has played what was pondered on.
    std::stop_source pondering;
    Permission permission;
};

/// Beyond it nobody has ever waited.
constexpr int most_perft_depth = 20;

/// Counts like `perft`, but hears a stop within some milliseconds.
std::optional<std::uint64_t> count_until(const std::stop_token& stop, const Position& position,
                                         int depth) {
    constexpr int quick_depth = 4;
    if (stop.stop_requested())
        return std::nullopt;
    if (depth <= quick_depth)
        return perft(position, depth);
    std::uint64_t nodes = 0;
    for (const Move move : legal_moves(position)) {
        const auto below = count_until(stop, position.play(move), depth - 1);
        if (!below)
            return std::nullopt;
        nodes += *below;
    }
    return nodes;
}

/// Whoever waits for so long may wonder what the engine is looking at.
constexpr std::chrono::seconds long_search(3);

}  // namespace

class ServedEngine::Impl {
  public:
    Impl(std::string name, std::uint64_t seed, SharedHabits habits, SendLine send,
         OpenEndgameTables open_tables)
        : name_(std::move(name)),
          speaker_(std::move(send)),
          seeds_(seed),
          seed_(seeds_.next()),
          opponent_(std::move(habits)),
          open_tables_(std::move(open_tables)) {}
    ~Impl() { finish(); }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;

    bool take(std::string_view line) {
        const auto command = read_command(line);
        if (!command) {
            if (is_debugging_)
                speaker_.inform("no command is known in \"" + std::string(line.substr(0, 60)) +
                                '"');
            return true;
        }
        std::visit([this](const auto& known) { obey(known); }, *command);
        return !std::holds_alternative<Quit>(*command);
    }

    void wait() {
        if (thread_.joinable())
            thread_.join();
    }

  private:
    void obey(const Greet& /*command*/) {
        speaker_.say(Name{name_});
        speaker_.say(Author{"the Arbiter authors"});
        for (const Option& option : offered_options())
            if (open_tables_ || option.name != tables_option)
                speaker_.say(option);
        speaker_.say(Greeted{});
    }
    void obey(const Debug& command) { is_debugging_ = command.is_on; }
    void obey(const AskReady& /*command*/) {
        // A large table takes a while, which should not be the clock's.
        if (!is_searching_)
            settle();
        speaker_.say(Ready{});
    }
    void obey(const Stop& /*command*/) { thread_.request_stop(); }
    void obey(const Quit& /*command*/) { finish(); }

    void obey(const SetOption& command) {
        const auto pressed = change(wanted_, command);
        if (!pressed)
            speaker_.inform(pressed.error());
        else if (*pressed)
            must_forget_ = true;
    }

    void obey(const NewGame& /*command*/) {
        finish();
        must_forget_ = true;
        seed_ = seeds_.next();
    }

    void obey(const PonderHit& /*command*/) {
        if (!running_ || !running_->go.is_pondering)
            return;
        running_->pondering.request_stop();
        if (!running_->go.is_infinite)
            running_->permission.give();
    }

    void obey(const SetPosition& command) {
        finish();
        GameView view;
        if (command.fen) {
            const CheckedFen checked = check_fen(*command.fen, forgivable_faults, Reading::lenient);
            if (!checked.position) {
                speaker_.inform("the position stays as it was, for this one cannot be played: " +
                                checked.faults.front().text);
                return;
            }
            view.position = *checked.position;
        }
        play(view, command.moves);
        view_ = std::move(view);
    }

    void play(GameView& view, const std::vector<std::string>& moves) {
        view.earlier_keys.reserve(moves.size());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const auto move = read_uci_move(view.position, moves[i]);
            if (!move) {
                speaker_.inform("move " + std::to_string(i + 1) + ", " + moves[i].substr(0, 20) +
                                ", is not played, nor what follows: " + move.error().text);
                return;
            }
            view.earlier_keys.push_back(view.position.key());
            view.position = view.position.play(*move);
        }
    }

    void obey(const Go& command) {
        finish();
        settle();
        running_.emplace(command);
        is_searching_ = true;
        thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
    }

    /// Ends a search, if there is one; its best move is told.
    void finish() {
        thread_.request_stop();
        wait();
        running_.reset();
    }

    /// What was set meanwhile holds from now on.
    void settle() {
        settle_tables();
        if (wanted_.table_megabytes != settings_.table_megabytes)
            resize();
        else if (must_forget_)
            searcher_.forget();
        must_forget_ = false;
        settings_ = wanted_;
    }

    void resize() {
        try {
            searcher_ = Searcher(bytes(wanted_.table_megabytes));
        } catch (const std::bad_alloc&) {
            speaker_.inform("there is no memory for a table of " +
                            std::to_string(wanted_.table_megabytes) + " MB; it keeps its " +
                            std::to_string(settings_.table_megabytes));
            wanted_.table_megabytes = settings_.table_megabytes;
        }
    }

    /// Without those that are wanted the search goes on without any. Requires: none is running.
    void settle_tables() {
        if (wanted_.tables == settings_.tables)
            return;
        tables_ = nullptr;
        must_forget_ = true;
        settings_.tables = wanted_.tables;
        if (wanted_.tables.empty())
            return;
        auto opened = open_tables_ ? open_tables_(wanted_.tables)
                                   : std::unexpected("this engine reads no endgame tables");
        if (opened) {
            tables_ = *std::move(opened);
            return;
        }
        speaker_.inform(opened.error());
        // So that naming them once more tries once more.
        wanted_.tables.clear();
        settings_.tables.clear();
    }

    static std::size_t bytes(std::int64_t megabytes) {
        return static_cast<std::size_t>(megabytes) << 20;
    }

    /// In the search's thread.
    void run(const std::stop_token& stop) {
        if (running_->go.perft) {
            count(stop, std::min(*running_->go.perft, most_perft_depth));
            is_searching_ = false;
            return;
        }
        BestMove best{"(none)", ""};
        if (has_legal_move(view_.position)) {
            const SearchResult result = search(stop);
            best = best_move(result, castling());
        } else {
            const Score score = is_check(view_.position) ? Score::mated_in(0) : Score();
            speaker_.say(Info{.depth = 0, .score = reported(score)});
        }
        running_->permission.await(stop);
        is_searching_ = false;
        speaker_.say(best);
    }

    [[nodiscard]] std::uint64_t seed() const {
        return settings_.seed == 0 ? seed_ : static_cast<std::uint64_t>(settings_.seed);
    }

    SearchResult search(const std::stop_token& stop) {
        const Level level = settings_.effective_level();
        const bool is_weak =
            level.number < strongest_level && !settings_.is_analysing && !running_->go.is_infinite;
        if (is_weak) {
            const SearchResult result = opponent_.choose_move(
                view_.position, view_.earlier_keys,
                strength_within(running_->go, level, view_.position.turn(), settings_.overhead),
                seed(), stop, moves_asked_for());
            report(result);
            return result;
        }
        ReportRate rate;
        ReportRate rate_of_moves;
        std::uint64_t told_at = 0;
        std::stop_source enough;
        const std::stop_callback pass_on(stop, [&] { enough.request_stop(); });
        SearchRequest request{.position = view_.position,
                              .earlier_keys = view_.earlier_keys,
                              .limits = limits(enough.get_token()),
                              .moves = moves_asked_for(),
                              .lines = static_cast<int>(settings_.lines),
                              .threads = static_cast<int>(settings_.threads),
                              .tables = tables_.get()};
        request.on_depth = [&](const SearchResult& result) {
            if (rate.allows(Clock::now(), request.lines)) {
                report(result);
                told_at = result.nodes;
            }
            const auto plies = result.score.plies_to_mate();
            if (running_->go.mate && plies && *plies > 0 && (*plies + 1) / 2 <= *running_->go.mate)
                enough.request_stop();
        };
        request.on_move = [&](Move move, int depth, int number) {
            const auto now = Clock::now();
            if (now - running_->start >= long_search && rate_of_moves.allows(now))
                speaker_.say(Info{.depth = depth,
                                  .current_move = write_uci_move(move, castling()),
                                  .current_number = number});
        };
        SearchResult result = searcher_.find_best(request);
        tell_missing(result.threads);
        if (result.depth == 0)
            result = searcher_.find_at_a_glance(request);
        // Whoever reads it finds the best move at the head of the last line that was told.
        if (result.nodes != told_at || result.nodes == 0)
            report(result);
        return result;
    }

    /// Once for each number that was set.
    void tell_missing(int threads) {
        if (threads == settings_.threads || told_threads_ == settings_.threads)
            return;
        told_threads_ = settings_.threads;
        speaker_.inform("this machine gives no more than " + std::to_string(threads) +
                        " threads; the search goes on with those");
    }

    [[nodiscard]] Limits limits(std::stop_token stop) {
        Limits limits = limits_of(running_->go, view_.position.turn(), settings_.overhead);
        limits.stop = std::move(stop);
        if (running_->go.is_pondering)
            limits.pondering = running_->pondering.get_token();
        return limits;
    }

    void report(const SearchResult& result) {
        for (Info& info : reported(result, Clock::now() - running_->start,
                                   searcher_.permille_in_use(), castling())) {
            if (settings_.shows_chances)
                info.chances = chances_of(*info.score);
            speaker_.say(info);
        }
    }

    /// Those of "searchmoves" that are legal; all where none is.
    [[nodiscard]] std::vector<Move> moves_asked_for() {
        std::vector<Move> moves;
        for (const std::string& text : running_->go.moves) {
            const auto move = read_uci_move(view_.position, text);
            if (!move)
                speaker_.inform("searchmoves " + text.substr(0, 20) + ": " + move.error().text);
            else if (std::ranges::find(moves, *move) == moves.end())
                moves.push_back(*move);
        }
        return moves;
    }

    void count(const std::stop_token& stop, int depth) {
        std::uint64_t all = 0;
        for (const Move move : legal_moves(view_.position)) {
            const auto nodes = count_until(stop, view_.position.play(move), depth - 1);
            if (!nodes)
                return;
            speaker_.say_line(write_uci_move(move, castling()) + ": " + std::to_string(*nodes));
            all += *nodes;
        }
        speaker_.say_line("Nodes searched: " + std::to_string(all));
    }

    [[nodiscard]] UciCastling castling() const {
        return settings_.is_chess960 ? UciCastling::king_takes_rook : UciCastling::classical;
    }

    std::string name_;
    Speaker speaker_;
    SplitMix64 seeds_;
    /// Of this game.
    std::uint64_t seed_;
    bool is_debugging_ = false;
    bool must_forget_ = false;
    /// As it was set; `settings_` is what the last search began with.
    Settings wanted_;
    Settings settings_;
    GameView view_;
    Searcher searcher_{bytes(Settings().table_megabytes)};
    Opponent opponent_;
    OpenEndgameTables open_tables_;
    /// May be nullptr.
    SharedEndgameTables tables_;
    std::optional<Running> running_;
    /// So many were wanted when it was told that there are fewer; in the search's thread.
    std::int64_t told_threads_ = 0;
    /// Whether it has still something to do with what is set.
    std::atomic<bool> is_searching_ = false;
    std::jthread thread_;
};

ServedEngine::ServedEngine(std::string name, std::uint64_t seed, SharedHabits habits, SendLine send,
                           OpenEndgameTables open_tables)
    : impl_(std::make_unique<Impl>(std::move(name), seed, std::move(habits), std::move(send),
                                   std::move(open_tables))) {}
ServedEngine::~ServedEngine() = default;

bool ServedEngine::take(std::string_view line) { return impl_->take(line); }
void ServedEngine::wait() { impl_->wait(); }

}  // namespace arbiter::uci
