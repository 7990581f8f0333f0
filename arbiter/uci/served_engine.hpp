// Our engine as UCI wants it: lines in, lines out. Reads no input and writes no output by itself;
// every search runs in a thread of its own, so that each line is answered at once.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "arbiter/engine/endgame_tables.hpp"
#include "arbiter/engine/habits.hpp"

namespace arbiter::uci {

/// Takes a line without its end and sends it on at once. Called from several threads, never from
/// two at a time.
using SendLine = std::function<void(std::string_view line)>;

/// One engine that talks with one program.
class ServedEngine {
  public:
    /// Says nothing as yet. `name`: as in "Arbiter 0.1.0". `seed`: by which the weaker levels vary
    /// their games. `habits`: those of the weaker levels. `open_tables`: how endgame tables are
    /// opened; without it no option names them.
    ServedEngine(std::string name, std::uint64_t seed, SharedHabits habits, SendLine send,
                 OpenEndgameTables open_tables = nullptr);
    /// Stops a search that is running; its best move is still sent.
    ~ServedEngine();
    ServedEngine(const ServedEngine&) = delete;
    ServedEngine& operator=(const ServedEngine&) = delete;

    /// Does what a line says and answers within milliseconds, whatever is being searched. What
    /// makes no sense is passed over; what cannot be done is answered by "info string" and changes
    /// nothing. False once the program has said "quit".
    [[nodiscard]] bool take(std::string_view line);

    /// Waits until no search runs. One without an end, as after "go infinite", must be stopped.
    void wait();

  private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter::uci
