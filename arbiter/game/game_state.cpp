#include "arbiter/game/game_state.hpp"

#include <utility>

namespace arbiter {

std::string_view code(SessionPhase phase) {
    switch (phase) {
        case SessionPhase::sealing:
            return "sealing";
        case SessionPhase::adjourned:
            return "adjourned";
        case SessionPhase::resumed:
            return "resumed";
    }
    std::unreachable();
}

}  // namespace arbiter
