#include "arbiter/rooms/typed_move.hpp"

#include <optional>
#include <string>
#include <utility>

#include "arbiter/game/explain_in_game.hpp"
#include "arbiter/notation/explanation_text.hpp"
#include "arbiter/notation/san_error.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

namespace {

std::expected<Move, Refusal> judged(const Explanation& explanation) {
    if (explanation.move)
        return *explanation.move;
    return std::unexpected(Refusal{"illegal", sentence(explanation),
                                   std::string(explanation.article), code(explanation.reason),
                                   explanation.squares});
}

std::string_view without_blanks_around(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const auto begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

std::expected<Move, Refusal> refused(const SanError& error) {
    switch (error.problem) {
        case SanProblem::illegal:
        case SanProblem::no_such:
            if (error.explanation)
                return judged(*error.explanation);
            return std::unexpected(Refusal{"illegal", error.text, std::string(error.article),
                                           "no_such", error.squares});
        case SanProblem::ambiguous:
            return std::unexpected(Refusal{"ambiguous", error.text});
        case SanProblem::syntax:
        case SanProblem::not_standard:
            break;
    }
    return std::unexpected(Refusal{"unreadable", error.text});
}

}  // namespace

std::expected<Move, Refusal> read_sent_move(const History& history, std::string_view text) {
    const auto attempt = read_uci_attempt(text);
    if (!attempt)
        return std::unexpected(Refusal{"unreadable", attempt.error().text});
    return judged(explain(history, *attempt));
}

std::expected<Move, Refusal> read_typed_move(const History& history, std::string_view text) {
    const std::string_view typed = without_blanks_around(text);
    if (const auto attempt = read_uci_attempt(typed))
        return judged(explain(history, *attempt));
    const auto move = read_san(history, typed);
    if (move)
        return *move;
    return refused(move.error());
}

}  // namespace arbiter
