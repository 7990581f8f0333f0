// What can be practised, by name.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arbiter::lessons {

/// What is practised.
enum class DrillKind : std::uint8_t {
    moves,       ///< where can this man go?
    mate,        ///< mate, stalemate or neither?
    escapes,     ///< all ways out of a check
    castling,    ///< which castling is allowed?
    en_passant,  ///< en passant or not?
    dead,        ///< dead or not?
    claim,       ///< what can be claimed?
    flag,        ///< who wins if this flag falls?
    article,     ///< which article forbids it?
};

/// In the order of `DrillKind`.
inline constexpr std::array all_drill_kinds{
    DrillKind::moves,    DrillKind::mate,       DrillKind::escapes,
    DrillKind::castling, DrillKind::en_passant, DrillKind::dead,
    DrillKind::claim,    DrillKind::flag,       DrillKind::article,
};

/// "moves", "mate", ...
[[nodiscard]] std::string_view name(DrillKind kind);
/// Nothing where there is none of that name.
[[nodiscard]] std::optional<DrillKind> drill_kind_named(std::string_view name);

}  // namespace arbiter::lessons
