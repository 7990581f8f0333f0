// expect: no viable overloaded|cannot convert|no match for
#include "arbiter/rules/square.hpp"

const int value = arbiter::PerSquare<int>()[arbiter::File::a];
