// expect: static assertion failed
#include <string>

#include "arbiter/base/static_vector.hpp"

arbiter::StaticVector<std::string, 4> texts;
