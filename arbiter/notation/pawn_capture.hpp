// A pawn's capture whose text does not say which pawn takes: "xd5", as "pawn takes d5" is heard.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/rules/position.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// Where the pawn takes: "xd5", "Pxd5", ":d5". Nothing where the text says more or something else.
[[nodiscard]] std::optional<Square> square_that_a_pawn_takes_on(std::string_view notation);

/// The text with the file that notation asks for ("exd5"), of each pawn that can legally take on
/// that square; none where no pawn can. Requires: `square_that_a_pawn_takes_on(notation)` is `on`.
[[nodiscard]] std::vector<std::string> pawn_captures_meant(const Position& position,
                                                           std::string_view notation, Square on);

}  // namespace arbiter
