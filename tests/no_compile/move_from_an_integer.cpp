// expect: no matching (constructor|function)
#include <cstdint>

#include "arbiter/rules/move.hpp"

const arbiter::Move move(std::uint16_t{0x1234});
