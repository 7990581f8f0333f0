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

std::optional<double> points(Result result, Color player, const Scoring& scoring) {
    const bool is_white = player == Color::white;
    switch (result) {
        case Result::white_wins:
        case Result::black_wins:
            return result == win_of(player) ? scoring.win : scoring.loss;
        case Result::draw:
            return scoring.draw;
        case Result::both_lose:
            return scoring.loss;
        case Result::white_half_only:
            return is_white ? scoring.draw : scoring.loss;
        case Result::black_half_only:
            return is_white ? scoring.loss : scoring.draw;
        case Result::none:
            break;
    }
    return std::nullopt;
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

std::string cited(std::string_view article) {
    return article.empty() ? "" : " (" + cite(article) + ")";
}

}  // namespace arbiter
