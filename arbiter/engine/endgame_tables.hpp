// What is known of every position of few men, as the search asks for it. Where it comes from is the
// caller's choice.
#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/engine/score.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Won, whatever the defence, within the 50 moves; how soon is not said. Above every evaluation,
/// below every mate.
inline constexpr Score won_by_tables = Score::centipawns(20'000);

/// What tables say where a search begins.
struct RootVerdict {
    /// For the side to move.
    Score score;
    /// Those that keep it; never empty.
    std::vector<Move> moves;
};

/// May be asked by several threads at once.
class EndgameTables {
  public:
    EndgameTables() = default;
    EndgameTables(const EndgameTables&) = delete;             ///< others hold references to it
    EndgameTables& operator=(const EndgameTables&) = delete;  ///< as above
    virtual ~EndgameTables() = default;

    /// Of positions with more nothing is known. Kings count.
    [[nodiscard]] virtual int most_men() const = 0;
    /// What the position is worth for the side to move: `won_by_tables`, lost by as much, a draw,
    /// or by a hundredth of a pawn more or less a win that the 50 moves turn into one. Nothing
    /// where that is not known, as with a right to castle, or moves counted towards the 50.
    [[nodiscard]] virtual std::optional<Score> score_of(const Position& position) const = 0;
    /// The same where a search begins, with the moves counted so far. `has_repeated`: has a
    /// position come again since the last capture or pawn move? Then it is time to get on.
    [[nodiscard]] virtual std::optional<RootVerdict> judge_root(const Position& position,
                                                                bool has_repeated) const = 0;
};

/// Held by whoever searches with them.
using SharedEndgameTables = std::shared_ptr<const EndgameTables>;

/// Opens the tables in folders, parted as the system parts them in a path; fails with one English
/// sentence. Those that were opened before must have been given up.
using OpenEndgameTables =
    std::function<std::expected<SharedEndgameTables, std::string>(const std::string& folders)>;

}  // namespace arbiter
