#include "arbiter/rules/play.hpp"

#include <cassert>

#include "arbiter/rules/legality.hpp"

namespace arbiter {

Position Position::play(Move move) const {
    assert(is_legal(*this, move));
    return turn_ == Color::white ? play_as<Color::white>(move) : play_as<Color::black>(move);
}

}  // namespace arbiter
