#include "arbiter/game/log.hpp"

#include <utility>

namespace arbiter {

std::string_view code(LogKind kind) {
    switch (kind) {
        case LogKind::ruling:
            return "ruling";
        case LogKind::penalty:
            return "penalty";
        case LogKind::notice:
            return "notice";
        case LogKind::act:
            return "act";
    }
    std::unreachable();
}

}  // namespace arbiter
