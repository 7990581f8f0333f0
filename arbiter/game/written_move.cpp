#include "arbiter/game/written_move.hpp"

#include <utility>

#include "arbiter/game/explain_in_game.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

std::expected<Explanation, SanError> read_written_move(const History& history,
                                                       std::string_view text, MoveText form) {
    auto attempt = read_uci_attempt(text);
    if (attempt)
        return explain(history, *attempt);
    if (form == MoveText::uci)
        return std::unexpected(SanError{.problem = SanProblem::syntax,
                                        .at = attempt.error().at,
                                        .text = std::move(attempt.error().text)});
    auto move = read_san(history, text);
    if (move)
        return explain(history, attempt_of(*move));
    if (move.error().explanation)
        return *std::move(move.error().explanation);
    return std::unexpected(std::move(move.error()));
}

}  // namespace arbiter
