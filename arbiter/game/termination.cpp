#include "arbiter/game/termination.hpp"

#include <array>

namespace arbiter {

std::string_view text(Result result) {
    constexpr std::array<std::string_view, 4> texts{"1-0", "0-1", "1/2-1/2", "0-0"};
    return texts[static_cast<std::size_t>(result)];
}

std::string_view code(EndReason reason) {
    constexpr std::array<std::string_view, 11> codes{
        "checkmate",   "stalemate",   "dead_position", "threefold", "fivefold",     "fifty",
        "seventyfive", "resignation", "agreement",     "flag",      "illegal_moves"};
    return codes[static_cast<std::size_t>(reason)];
}

std::string_view describe(EndReason reason) {
    constexpr std::array<std::string_view, 11> words{
        "Checkmate",
        "Stalemate",
        "Dead position: neither side can mate",
        "Threefold repetition",
        "Fivefold repetition",
        "50 moves without a pawn move or capture",
        "75 moves without a pawn move or capture",
        "Resignation",
        "Draw by agreement",
        "Flag fallen",
        "Second illegal move",
    };
    return words[static_cast<std::size_t>(reason)];
}

std::string cite(std::string_view article) {
    constexpr std::string_view online = "Online ";
    if (article.starts_with(online))
        return "Online Regulations " + std::string(article.substr(online.size()));
    return "Law " + std::string(article);
}

}  // namespace arbiter
