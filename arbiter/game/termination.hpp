// How a game ended: who scored what, why, and by which article. Two values, since the same reason
// can give different results (a flag that falls is a loss or a draw).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/rules/piece.hpp"

namespace arbiter {

enum class Result : std::uint8_t { white_wins, black_wins, draw, both_lose };

/// "1-0", "0-1", "1/2-1/2", "0-0".
[[nodiscard]] std::string_view text(Result result);

[[nodiscard]] constexpr Result win_of(Color color) {
    return color == Color::white ? Result::white_wins : Result::black_wins;
}

enum class EndReason : std::uint8_t {
    checkmate,
    stalemate,
    dead_position,
    threefold,
    fivefold,
    fifty,
    seventyfive,
    resignation,
    agreement,
};

/// "checkmate", "dead_position", ... as in the JSON output.
[[nodiscard]] std::string_view code(EndReason reason);

struct Ending {
    Result result;
    EndReason reason;
    /// "5.1.1"; of the Online Regulations: "Online 5.4.1".
    std::string_view article;

    bool operator==(const Ending&) const = default;
};

/// "Checkmate", "Threefold repetition"...: the reason in words that begin a line.
[[nodiscard]] std::string_view describe(EndReason reason);

/// "Law 5.1.1", "Online Regulations 5.4.1": an article as people cite it.
[[nodiscard]] std::string cite(std::string_view article);

}  // namespace arbiter
