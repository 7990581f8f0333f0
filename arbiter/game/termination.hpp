// How a game ended: who scored what, why, and by which article. Two values, since the same reason
// can give different results (a flag that falls is a loss or a draw).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// What the players score (10.1, 10.2).
enum class Result : std::uint8_t {
    white_wins,
    black_wins,
    draw,
    both_lose,        ///< both are guilty (11.8)
    white_half_only,  ///< Black has lost, and an arbiter gives White half a point (11.7)
    black_half_only,  ///< the same with colours changed
    none,             ///< the game does not count (7.2.1, 7.3)
};

/// "1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2", "*".
[[nodiscard]] std::string_view text(Result result);
/// The result of that text; nothing where there is none, as 3/4-1/4 (10.2).
[[nodiscard]] std::optional<Result> result_named(std::string_view text);

/// What an event gives for a game (10.1).
struct Scoring {
    double win = 1;     ///< also where the opponent forfeits
    double draw = 0.5;  ///< also half a point that an arbiter gives (11.7)
    double loss = 0;    ///< also for both, where both lose (11.8)
};

/// What a player scores; nothing where the game does not count.
[[nodiscard]] std::optional<double> points(Result result, Color player,
                                           const Scoring& scoring = {});

/// 1-0 for White, 0-1 for Black.
[[nodiscard]] constexpr Result win_of(Color color) {
    return color == Color::white ? Result::white_wins : Result::black_wins;
}

/// What ended the game, whoever profits by it.
enum class EndReason : std::uint8_t {
    checkmate,      ///< 5.1.1
    stalemate,      ///< 5.2.1
    dead_position,  ///< neither side can mate any more (5.2.2)
    threefold,      ///< claimed (9.2), or by itself (Online Regulations 5.4.1)
    fivefold,       ///< by itself (9.6.1)
    fifty,          ///< claimed (9.3), or by itself (Online Regulations 5.4.4)
    seventyfive,    ///< by itself, unless the last move mates (9.6.2)
    resignation,    ///< a draw where the opponent can never mate (5.1.2)
    agreement,      ///< an offer was accepted (5.2.3, 9.1.2.1)
    flag,           ///< a draw where the opponent can never mate (6.9)
    illegal_moves,  ///< the second; a draw where the opponent can never mate (7.5.5)
    forfeit,        ///< absent, or with a device (6.7.1, 11.3.2)
    arbiter,        ///< declared by an arbiter
};

/// "checkmate", "dead_position", ... as in the JSON output.
[[nodiscard]] std::string_view code(EndReason reason);
/// The reason of that word; nothing where there is none.
[[nodiscard]] std::optional<EndReason> end_reason_named(std::string_view text);

/// Score, reason and article; the reason alone does not tell the score.
struct Ending {
    Result result;     ///< a resignation can be a draw (5.1.2)
    EndReason reason;  ///< may come under several articles: threefold under 9.2.1 and 9.2.2
    /// "5.1.1"; of the Online Regulations: "Online 5.4.1"; empty where an arbiter names none.
    std::string article;
    /// A loss by 5.1.2, 6.9 or 7.5.5 of which it is undecided whether the winner can still mate. It
    /// stands unless the arbiter rules otherwise.
    bool is_undecided = false;
    /// Whose act or fault ended the game: who resigned, whose flag fell.
    std::optional<Color> by = std::nullopt;

    bool operator==(const Ending&) const = default;
};

/// "Checkmate", "Threefold repetition"...: the reason in words that begin a line.
[[nodiscard]] std::string_view describe(EndReason reason);

/// "Law 5.1.1", "Online Regulations 5.4.1": an article as people cite it.
[[nodiscard]] std::string cite(std::string_view article);

/// The same behind a sentence: " (Law 5.1.2)"; empty where there is no article.
[[nodiscard]] std::string cited(std::string_view article);

}  // namespace arbiter
