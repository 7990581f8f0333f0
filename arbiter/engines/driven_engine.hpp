// Any engine that speaks UCI, as a child process: started, set, asked for moves, and stopped. It
// may be as bad as it likes; what it does wrong is told as a value. Rules on nothing: whether its
// move is legal, and whose flag has fallen, is the caller's to say.
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/engines/child_process.hpp"
#include "arbiter/uci/answer.hpp"
#include "arbiter/uci/command.hpp"
#include "arbiter/uci/told_game.hpp"

namespace arbiter::engines {

/// The option by which an engine is told that a game is of Chess960, and how it writes castling.
inline constexpr std::string_view chess960_option = "UCI_Chess960";

/// How long an engine may take, but for its moves.
struct Patience {
    std::chrono::milliseconds start{10'000};  ///< until it has told who it is
    std::chrono::milliseconds ready{
        60'000};                           ///< until it is ready, as after a large table was made
    std::chrono::milliseconds end{1'000};  ///< until it has ended after "quit"
};

/// What an engine is started with.
struct EngineSetup {
    std::vector<std::string> words;  ///< the program and its arguments
    ChildLimits limits;              ///< what it may use
    Patience patience;               ///< how long it is waited for
};

/// What a search has taken.
struct ThinkingTime {
    /// From "go" to "bestmove" or to the fault, by our clock.
    std::chrono::nanoseconds used{};
    /// Meanwhile it had a processor for so long, all its threads together: less than it has used
    /// where others were in its way, or where it rested. Nothing where it has ended.
    std::optional<std::chrono::nanoseconds> processor = {};
};

/// What it thinks is best, and how it came to it.
struct EngineMove {
    uci::BestMove best;             ///< as it wrote it; nobody has looked whether it is legal
    std::optional<uci::Info> info;  ///< the last that it told of its best line
    ThinkingTime time;
};

/// Why there is no move.
struct EngineFault {
    std::string text;   ///< one English sentence without full stop
    ThinkingTime time;  ///< until then; nothing where it did not come to think
};

/// The words of a command line: blanks part them, quotes of either kind hold them together. Nothing
/// else has a meaning, and no shell is asked. Fails, with a sentence, where a quote has no end.
[[nodiscard]] std::expected<std::vector<std::string>, std::string> command_words(
    std::string_view line);

/// An engine that runs while this lives, and while the thread lives that started it. After a failed
/// call it is of no more use, but for its name and errors; each failure is one English sentence
/// without full stop that names the engine, how it ended and the last of what it wrote to standard
/// error.
class DrivenEngine {
  public:
    /// Starts it and hears who it is.
    [[nodiscard]] static std::expected<DrivenEngine, std::string> start(const EngineSetup& setup);

    /// As it calls itself; the program where it does not.
    [[nodiscard]] const std::string& name() const { return name_; }
    /// What can be set of it, in its order.
    [[nodiscard]] const std::vector<uci::Option>& options() const { return options_; }
    /// Whatever its capitals.
    [[nodiscard]] bool has_option(std::string_view name) const;

    /// Fails where it has no such option, or not for that value, with what there is; then it can
    /// still be used.
    [[nodiscard]] std::expected<void, std::string> set(const uci::SetOption& option);
    /// Another game begins. Waits until it is ready. Fails where it is Chess960 and the engine does
    /// not know that; then it can still be used.
    [[nodiscard]] std::expected<void, std::string> begin_game(const uci::ToldGame& game);
    /// The best move in a position, within `most` by our clock, or until a stop is requested; then
    /// it is stopped, and given the time of `Patience::end` to tell its move. `on_info`: called
    /// with each line of thought.
    [[nodiscard]] std::expected<EngineMove, EngineFault> think(
        const uci::SetPosition& position, const uci::Go& go, std::chrono::milliseconds most,
        const std::function<void(const uci::Info&)>& on_info = nullptr,
        const std::stop_token& stop = {});
    /// Tells it to leave, and ends it where it does not.
    void quit();

    /// The last of what it wrote to standard error.
    [[nodiscard]] std::string errors() const { return child_.errors(); }

  private:
    DrivenEngine(ChildProcess child, EngineSetup setup);

    using Clock = ChildProcess::Clock;

    [[nodiscard]] std::expected<void, std::string> greet();
    [[nodiscard]] std::expected<void, std::string> await_ready();
    [[nodiscard]] std::expected<void, std::string> tell(const uci::Command& command);
    [[nodiscard]] std::expected<uci::BestMove, ChildFault> hear_best(
        EngineMove& move, Clock::time_point until,
        const std::function<void(const uci::Info&)>& on_info, const std::stop_token& stop);
    /// Of a fault while it did something: "while it was searching".
    [[nodiscard]] std::string told(ChildFault fault, std::string_view doing);

    EngineSetup setup_;
    ChildProcess child_;
    std::string name_;
    std::vector<uci::Option> options_;
};

}  // namespace arbiter::engines
