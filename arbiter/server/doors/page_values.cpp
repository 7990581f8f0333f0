#include "arbiter/server/doors/page_values.hpp"

#include <nlohmann/json.hpp>

namespace arbiter {

Json text_or_null(std::string_view text) { return text.empty() ? Json(nullptr) : Json(text); }

Json names(Bitboard squares) {
    Json list = Json::array();
    for (const Square square : squares)
        list.push_back(name(square));
    return list;
}

}  // namespace arbiter
