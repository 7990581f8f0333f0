#include "arbiter/lessons/drills/drill_kind.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace arbiter::lessons {

namespace {

constexpr std::array<std::string_view, all_drill_kinds.size()> drill_names{
    "moves", "mate", "escapes", "castling", "en_passant", "dead", "claim", "flag", "article"};

}  // namespace

std::string_view name(DrillKind kind) { return drill_names[std::to_underlying(kind)]; }

std::optional<DrillKind> drill_kind_named(std::string_view name) {
    const auto* const found = std::ranges::find(drill_names, name);
    if (found == drill_names.end())
        return std::nullopt;
    return all_drill_kinds[static_cast<std::size_t>(found - drill_names.begin())];
}

}  // namespace arbiter::lessons
