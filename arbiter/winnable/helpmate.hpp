// Finds a helpmate: legal moves of both sides that end with one side checkmating the other. A mate
// that was found proves itself, so everything that guides the search may be wrong.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// How a search for a helpmate ended.
enum class HelpmateOutcome : std::uint8_t {
    found,      ///< the line mates
    exhausted,  ///< nothing is left to look at: there is hardly a mate, but this is no proof
    gave_up,    ///< the work allowed was done, or it was stopped
};

/// What a search for a helpmate gives.
struct HelpmateResult {
    /// Whether there is a line.
    HelpmateOutcome outcome;
    /// Empty unless found; at least one move.
    std::vector<Move> line;
    /// Positions whose moves were looked at since the beginning.
    std::uint64_t positions;
};

/// What the search goes by.
enum class HelpmateGuide : std::uint8_t {
    plan,   ///< what the winner lacks and how far the kings are from a cage: quick, mostly right
    siege,  ///< the flights left to the loser's king and the men around it: dearer
};

/// Best first. Keeps its memory from one search to the next. Not for two threads at once.
class HelpmateSearch {
  public:
    HelpmateSearch();
    /// Takes over the memory.
    HelpmateSearch(HelpmateSearch&&) noexcept;
    /// Takes over the memory.
    HelpmateSearch& operator=(HelpmateSearch&&) noexcept;
    ~HelpmateSearch();

    /// Starts a new search. Requires: the position is not mate.
    void begin(const Position& position, Color winner, HelpmateGuide guide);
    /// Goes on until it has looked at so many positions since its beginning, as many as
    /// fit into 50 MB at most; `stop()` is asked now and then and ends it where it answers true. It
    /// can go on again where it gave up. Requires: there is a search that has found nothing yet.
    [[nodiscard]] HelpmateResult go_on(std::uint64_t max_positions,
                                       const std::function<bool()>& stop = {});
    /// `begin` and `go_on`.
    [[nodiscard]] HelpmateResult find(const Position& position, Color winner,
                                      std::uint64_t max_positions,
                                      const std::function<bool()>& stop = {},
                                      HelpmateGuide guide = HelpmateGuide::plan);

  private:
    class Run;
    std::unique_ptr<Run> run_;
    Color winner_{};
    HelpmateGuide guide_{};
};

}  // namespace arbiter
