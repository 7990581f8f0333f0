// expect: not a constant expression|expression .<throw-expression>. is not a constant
#include "arbiter/rules/bitboard.hpp"

using namespace arbiter::literals;

constexpr arbiter::Bitboard one_too_many = R"(
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . X . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . . .)"_bb;
