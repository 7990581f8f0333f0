// The dashes that people and their programs put for a hyphen, in UTF-8.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace arbiter {

/// The hyphen itself, those of Unicode (U+2010, U+2011), the dashes of any length, the minus.
inline constexpr std::array<std::string_view, 8> dashes{"-",      "\u2010", "\u2011", "\u2012",
                                                        "\u2013", "\u2014", "\u2015", "\u2212"};

/// How many bytes the dash has that the text begins with; 0 where it begins with none.
[[nodiscard]] constexpr std::size_t length_of_dash(std::string_view text) {
    for (const std::string_view dash : dashes)
        if (text.starts_with(dash))
            return dash.size();
    return 0;
}

}  // namespace arbiter
