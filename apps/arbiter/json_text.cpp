#include "apps/arbiter/json_text.hpp"

namespace arbiter {

std::string to_line(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

Json names_of(Bitboard squares) {
    Json names = Json::array();
    for (const Square square : squares)
        names.push_back(name(square));
    return names;
}

}  // namespace arbiter
