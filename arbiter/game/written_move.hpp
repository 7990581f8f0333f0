// What somebody wrote as a move, in the current position of a game: which move it is and what the
// Laws say of it. Plays nothing.
#pragma once

#include <cstdint>
#include <expected>
#include <string_view>

#include "arbiter/game/history.hpp"
#include "arbiter/notation/san_error.hpp"
#include "arbiter/rules/explain.hpp"

namespace arbiter {

/// In which notation a move may be written.
enum class MoveText : std::uint8_t {
    uci,  ///< "e2e4" alone
    any,  ///< SAN too
};

/// The attempt that is meant, explained; it has its move exactly where it is legal. Fails where no
/// one attempt is meant: `syntax` without the form of a move, `ambiguous` or `no_such` for SAN that
/// names several men or none.
[[nodiscard]] std::expected<Explanation, SanError> read_written_move(const History& history,
                                                                     std::string_view text,
                                                                     MoveText form);

}  // namespace arbiter
