// The slow, obvious twin of `explain`: a board of 64 men, walked one square at a time in the order
// of the Laws. Shares with the library only the types it answers in.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "arbiter/rules/position.hpp"
#include "arbiter/rules/ruling.hpp"

namespace arbiter::testing {

struct TwinRuling {
    Reason reason;
    std::string_view article;

    bool operator==(const TwinRuling&) const = default;
};

[[nodiscard]] TwinRuling rule_slowly(const Position& position, const Attempt& attempt);

}  // namespace arbiter::testing
