// What a search has found, in the words of UCI.
#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

#include "arbiter/engine/score.hpp"
#include "arbiter/engine/search.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/uci/answer.hpp"

namespace arbiter::uci {

/// Mates in moves instead of plies, rounded up.
[[nodiscard]] ReportedScore reported(Score score);

/// How often of a thousand games the side that moves wins, draws and loses with such a score, as
/// games of the engine against itself at 1,000 nodes a move have ended.
[[nodiscard]] Chances chances_of(const ReportedScore& score);

/// One "info" for each line, the best first. `used`: time since the search began;
/// `table_permille`: how much of the table is in use.
[[nodiscard]] std::vector<Info> reported(const SearchResult& result, std::chrono::nanoseconds used,
                                         int table_permille, UciCastling castling);

/// The move, and the answer to it that the search expects.
[[nodiscard]] BestMove best_move(const SearchResult& result, UciCastling castling);

/// Lets through as many lines as a program can follow: a few at once, then twenty a second.
class ReportRate {
  public:
    /// One that is never set.
    using Clock = std::chrono::steady_clock;

    /// May a report of so many lines be sent now? Then they count.
    [[nodiscard]] bool allows(Clock::time_point now, int lines = 1);

  private:
    static constexpr double most_at_once = 20;
    static constexpr double per_second = 20;

    double left_ = most_at_once;
    Clock::time_point last_{};
};

}  // namespace arbiter::uci
