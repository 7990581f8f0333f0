#include "arbiter/game/log.hpp"

#include <array>
#include <cstddef>

namespace arbiter {

std::string_view code(LogKind kind) {
    constexpr std::array<std::string_view, 4> codes{"ruling", "penalty", "notice", "act"};
    return codes[static_cast<std::size_t>(kind)];
}

}  // namespace arbiter
