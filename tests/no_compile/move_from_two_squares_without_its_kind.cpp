// expect: no matching (constructor|function)
#include "arbiter/rules/move.hpp"

const arbiter::Move move(arbiter::Square::e2, arbiter::Square::e4);
