#include "arbiter/game/termination.hpp"

#include <algorithm>
#include <array>

namespace arbiter {

namespace {

constexpr std::array<std::string_view, 7> result_texts{"1-0",   "0-1",   "1/2-1/2", "0-0",
                                                       "1/2-0", "0-1/2", "*"};

}  // namespace

std::string_view text(Result result) { return result_texts[static_cast<std::size_t>(result)]; }

std::optional<Result> result_named(std::string_view text) {
    const auto found = std::ranges::find(result_texts, text);
    if (found == result_texts.end())
        return std::nullopt;
    return static_cast<Result>(found - result_texts.begin());
}

std::string_view code(EndReason reason) {
    constexpr std::array<std::string_view, 13> codes{
        "checkmate",     "stalemate",   "dead_position", "threefold", "fivefold",
        "fifty",         "seventyfive", "resignation",   "agreement", "flag",
        "illegal_moves", "forfeit",     "arbiter"};
    return codes[static_cast<std::size_t>(reason)];
}

std::string_view describe(EndReason reason) {
    constexpr std::array<std::string_view, 13> words{
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
        "Forfeit",
        "Ruled by the arbiter",
    };
    return words[static_cast<std::size_t>(reason)];
}

std::string cite(std::string_view article) {
    constexpr std::string_view online = "Online ";
    if (article.starts_with(online))
        return "Online Regulations " + std::string(article.substr(online.size()));
    if (article.starts_with("US Chess"))
        return std::string(article);
    if (article.starts_with('I'))
        return "Guideline " + std::string(article);
    return "Law " + std::string(article);
}

}  // namespace arbiter
