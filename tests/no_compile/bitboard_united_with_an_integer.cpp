// expect: invalid operands|no match for
#include "arbiter/rules/bitboard.hpp"

const arbiter::Bitboard set = arbiter::all_squares | 1;
