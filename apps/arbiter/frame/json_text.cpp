#include "apps/arbiter/frame/json_text.hpp"

namespace arbiter {

std::string to_line(const Json& value) { return write_json(value) + '\n'; }

Json names_of(Bitboard squares) {
    Json names = Json::array();
    for (const Square square : squares)
        names.push_back(name(square));
    return names;
}

}  // namespace arbiter
