// expect: no matching function
#include "arbiter/rules/square.hpp"

const auto square = arbiter::square_at(arbiter::Rank::fourth, arbiter::File::e);
