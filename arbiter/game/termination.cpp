#include "arbiter/game/termination.hpp"

#include <utility>

#include "arbiter/base/enumerators.hpp"

namespace arbiter {

namespace {

constexpr std::string_view written(Result result) {
    switch (result) {
        case Result::white_wins:
            return "1-0";
        case Result::black_wins:
            return "0-1";
        case Result::draw:
            return "1/2-1/2";
        case Result::both_lose:
            return "0-0";
        case Result::white_half_only:
            return "1/2-0";
        case Result::black_half_only:
            return "0-1/2";
        case Result::none:
            return "*";
    }
    std::unreachable();
}

constexpr std::string_view reason_word(EndReason reason) {
    switch (reason) {
        case EndReason::checkmate:
            return "checkmate";
        case EndReason::stalemate:
            return "stalemate";
        case EndReason::dead_position:
            return "dead_position";
        case EndReason::threefold:
            return "threefold";
        case EndReason::fivefold:
            return "fivefold";
        case EndReason::fifty:
            return "fifty";
        case EndReason::seventyfive:
            return "seventyfive";
        case EndReason::resignation:
            return "resignation";
        case EndReason::agreement:
            return "agreement";
        case EndReason::flag:
            return "flag";
        case EndReason::illegal_moves:
            return "illegal_moves";
        case EndReason::forfeit:
            return "forfeit";
        case EndReason::arbiter:
            return "arbiter";
    }
    std::unreachable();
}

}  // namespace

std::string_view text(Result result) { return written(result); }

std::optional<Result> result_named(std::string_view text) {
    return enumerator_named<Result, written>(text);
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

std::string_view code(EndReason reason) { return reason_word(reason); }

std::optional<EndReason> end_reason_named(std::string_view text) {
    return enumerator_named<EndReason, reason_word>(text);
}

std::string_view describe(EndReason reason) {
    switch (reason) {
        case EndReason::checkmate:
            return "Checkmate";
        case EndReason::stalemate:
            return "Stalemate";
        case EndReason::dead_position:
            return "Dead position: neither side can mate";
        case EndReason::threefold:
            return "Threefold repetition";
        case EndReason::fivefold:
            return "Fivefold repetition";
        case EndReason::fifty:
            return "50 moves without a pawn move or capture";
        case EndReason::seventyfive:
            return "75 moves without a pawn move or capture";
        case EndReason::resignation:
            return "Resignation";
        case EndReason::agreement:
            return "Draw by agreement";
        case EndReason::flag:
            return "Flag fallen";
        case EndReason::illegal_moves:
            return "Second illegal move";
        case EndReason::forfeit:
            return "Forfeit";
        case EndReason::arbiter:
            return "Ruled by the arbiter";
    }
    std::unreachable();
}

std::string cite(std::string_view article) {
    constexpr std::string_view online = "Online ";
    if (article.starts_with(online))
        return "Online Regulations " + std::string(article.substr(online.size()));
    if (article.starts_with("US Chess"))
        return std::string(article);
    constexpr std::string_view iccf = "ICCF ";
    if (article.starts_with(iccf))
        return "ICCF Rules " + std::string(article.substr(iccf.size()));
    if (article.starts_with('I'))
        return "Guideline " + std::string(article);
    return "Law " + std::string(article);
}

std::string cited(std::string_view article) {
    return article.empty() ? "" : " (" + cite(article) + ")";
}

}  // namespace arbiter
