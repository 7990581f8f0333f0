#include "arbiter/pgn/teller.hpp"

#include <utility>

namespace arbiter {

void PgnTeller::end_text() {
    static PgnVisitor nobody;
    if (!std::exchange(has_ended_, true))
        std::exchange(visitor_, &nobody)->end_text(lexer_->place());
}

}  // namespace arbiter
