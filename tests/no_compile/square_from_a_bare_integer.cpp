// expect: cannot initialize|cannot convert|invalid conversion
#include "arbiter/rules/square.hpp"

const arbiter::Square square = 28;
