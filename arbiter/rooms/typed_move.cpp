#include "arbiter/rooms/typed_move.hpp"

#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/game/written_move.hpp"

namespace arbiter {

namespace {

std::expected<Move, Refusal> read(const History& history, std::string_view text, MoveText form) {
    auto written = read_written_move(history, text, form);
    if (!written)
        return std::unexpected(Refusal(std::move(written.error())));
    if (written->move)
        return *written->move;
    return std::unexpected(Refusal(*std::move(written)));
}

}  // namespace

std::expected<Move, Refusal> read_sent_move(const History& history, std::string_view text) {
    return read(history, text, MoveText::uci);
}

std::expected<Move, Refusal> read_typed_move(const History& history, std::string_view text) {
    return read(history, trimmed(text), MoveText::any);
}

}  // namespace arbiter
