// expect: no matching (constructor|function)
#include "arbiter/rules/position.hpp"

const arbiter::Position position{arbiter::Setup()};
