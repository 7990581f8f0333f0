// expect: no viable conversion|conversion from .+ to non-scalar
#include "arbiter/rules/bitboard.hpp"

arbiter::Bitboard set = 5;
