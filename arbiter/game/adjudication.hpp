// Does the position on the board end the game by itself? In the order of what beats what:
// checkmate, stalemate, dead position, fivefold, 75 moves, then what the ruleset adds.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "arbiter/game/draw_limits.hpp"
#include "arbiter/game/history.hpp"
#include "arbiter/game/mating_judge.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/game/termination.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Checkmate (5.1.1) or stalemate (5.2.1); nothing where there is a legal move.
[[nodiscard]] std::optional<Ending> ending_without_moves(const Position& position);

/// How counting alone ends a game: so many occurrences of a position, or so many plies without a
/// pawn move or a capture, in this order.
struct CountingRule {
    int repetitions;                         ///< the occurrence that ends the game
    EndReason by_repetition;                 ///< what it is then called
    std::string_view article_of_repetition;  ///< and by which article
    std::uint32_t plies;                     ///< the half-moves that end it
    EndReason by_plies;                      ///< what it is then called
    std::string_view article_of_plies;       ///< and by which article
};

/// Fivefold repetition and 75 moves (9.6).
inline constexpr CountingRule automatic_counting{.repetitions = automatic_repetitions,
                                                 .by_repetition = EndReason::fivefold,
                                                 .article_of_repetition = "9.6.1",
                                                 .plies = seventy_five_moves,
                                                 .by_plies = EndReason::seventyfive,
                                                 .article_of_plies = "9.6.2"};
/// What the Online Regulations add (5.4).
inline constexpr CountingRule online_counting{.repetitions = claimable_repetitions,
                                              .by_repetition = EndReason::threefold,
                                              .article_of_repetition = "Online 5.4.1",
                                              .plies = fifty_moves,
                                              .by_plies = EndReason::fifty,
                                              .article_of_plies = "Online 5.4.4"};

/// Of a position that has occurred so often, itself included. Does not ask whether it is mate or
/// stalemate, which comes before.
[[nodiscard]] std::optional<Ending> ending_by(const CountingRule& rule, const Position& position,
                                              int occurrences);

/// Fivefold repetition (9.6.1), 75 moves (9.6.2), and where the ruleset draws by itself threefold
/// and 50 moves (Online Regulations 5.4): of the current position and its past. A draw that must be
/// claimed (9.2, 9.3) ends nothing.
[[nodiscard]] std::optional<Ending> ending_by_count(const History& history, const Ruleset& ruleset);

/// The first of all that the position on the board brings, in this order. `death(position)` gives
/// what ends the game where neither side can mate (5.2.2); it is asked where a move is left.
template <typename Death>
[[nodiscard]] std::optional<Ending> ending_on_board(const History& history, const Ruleset& ruleset,
                                                    Death death) {
    if (auto ending = ending_without_moves(history.current()))
        return ending;
    if (auto ending = death(history.current()))
        return ending;
    return ending_by_count(history, ruleset);
}

/// The same. Nothing while play goes on. Of dead positions those that can be told at once;
/// mating_chances.hpp knows more.
[[nodiscard]] std::optional<Ending> automatic_ending(const History& history, const Ruleset& ruleset,
                                                     MatingJudge& judge);

}  // namespace arbiter
