// expect: invalid operands|no match for
#include "arbiter/rules/square.hpp"

const bool same = arbiter::Square::e4 == arbiter::Rank::fourth;
