// The drawings of the twelve men, those of the web page. The build puts them into the program.
#pragma once

#include <string_view>

namespace arbiter {

/// web/src/board/men/classic.svg: tiles of 40 by 40, each an element g with an id such as "wk".
extern const std::string_view piece_drawings;

}  // namespace arbiter
