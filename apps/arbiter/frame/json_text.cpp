#include "apps/arbiter/frame/json_text.hpp"

#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

std::string to_line(const Json& value) { return write_json(value) + '\n'; }

Json names_of(Bitboard squares) {
    Json names = Json::array();
    for (const Square square : squares)
        names.push_back(name(square));
    return names;
}

Json names_of(std::span<const Move> moves) {
    Json names = Json::array();
    for (const Move move : moves)
        names.push_back(write_uci_move(move));
    return names;
}

}  // namespace arbiter
