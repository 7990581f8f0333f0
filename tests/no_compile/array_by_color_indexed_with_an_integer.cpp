// expect: no viable overloaded|cannot convert|invalid conversion|no match for
#include "arbiter/rules/piece.hpp"

const int white = arbiter::PerColor<int>()[0];
