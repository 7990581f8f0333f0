#include "arbiter/rooms/typed_move.hpp"

#include <string>

#include "arbiter/base/ascii.hpp"
#include "arbiter/game/written_move.hpp"
#include "arbiter/notation/explanation_text.hpp"
#include "arbiter/notation/san_error.hpp"

namespace arbiter {

namespace {

Refusal refusal_of(const SanError& error) {
    switch (error.problem) {
        case SanProblem::illegal:
        case SanProblem::no_such:
            return {"illegal", error.text, std::string(error.article), "no_such", error.squares};
        case SanProblem::ambiguous:
            return {"ambiguous", error.text};
        case SanProblem::syntax:
        case SanProblem::not_standard:
            break;
    }
    return {"unreadable", error.text};
}

std::expected<Move, Refusal> read(const History& history, std::string_view text, MoveText form) {
    const auto written = read_written_move(history, text, form);
    if (!written)
        return std::unexpected(refusal_of(written.error()));
    if (written->move)
        return *written->move;
    return std::unexpected(Refusal{"illegal", sentence(*written), std::string(written->article),
                                   code(written->reason), written->squares});
}

}  // namespace

std::expected<Move, Refusal> read_sent_move(const History& history, std::string_view text) {
    return read(history, text, MoveText::uci);
}

std::expected<Move, Refusal> read_typed_move(const History& history, std::string_view text) {
    return read(history, trimmed(text), MoveText::any);
}

}  // namespace arbiter
