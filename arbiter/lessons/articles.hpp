// Articles of the Laws as people name them, and which of those names fit a ruling. Not what they
// say.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/rules/position.hpp"
#include "arbiter/rules/ruling.hpp"

namespace arbiter::lessons {

/// "3.8.2.1", "Law 3.8.2.1", "Art. 3.8.2.1." as the Laws write it: "3.8.2.1", "A.3", "II.3.1". A
/// letter behind it counts as books of older Laws have it: "9.2 b" is 9.2.2. Nothing where the
/// text says anything else, or names an article beyond those that there may be.
[[nodiscard]] std::optional<std::string> article_named(std::string_view text);

/// How an article that somebody names is related to the one that forbids an attempt.
enum class ArticleFit : std::uint8_t {
    right,    ///< the same, or the part of it that applies here
    general,  ///< it holds the right one, and others
    wrong,
};

/// Requires: `article` as `article_named` writes it.
[[nodiscard]] ArticleFit fit_of(const Position& position, const Attempt& attempt,
                                std::string_view article);

}  // namespace arbiter::lessons
