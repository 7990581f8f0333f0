// The language in which somebody's environment asks for messages.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace arbiter {

/// Of those that are known the one that is asked for, the first of them where none is.
/// `list`: LANGUAGE, codes in their order between colons (GNU gettext, 2.3). `locale`: "de",
/// "de_AT.UTF-8", "de@euro", "de-AT"; a locale of another language, as "dex", is no German. Where
/// the locale is that of no language ("C", "POSIX", empty), the list does not count.
[[nodiscard]] std::string_view language_asked_for(std::string_view list, std::string_view locale,
                                                  std::span<const std::string_view> known);

/// The same of LANGUAGE and the locale for messages of the environment (POSIX, 8.2).
[[nodiscard]] std::string_view language_of_environment(std::span<const std::string_view> known);

}  // namespace arbiter
