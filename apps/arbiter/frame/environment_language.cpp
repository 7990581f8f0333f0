#include "apps/arbiter/frame/environment_language.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "arbiter/base/ascii.hpp"

namespace arbiter {

namespace {

/// "de" of "de_AT.UTF-8@euro", and of "de-AT", as it is written elsewhere.
std::string code_of(std::string_view locale) {
    return lower(locale.substr(0, locale.find_first_of("_-.@")));
}

std::string_view variable(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? std::string_view() : value;
}

/// The first of LC_ALL, LC_MESSAGES and LANG that says something.
std::string_view locale_of_messages() {
    for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const std::string_view value = variable(name); !value.empty())
            return value;
    return {};
}

}  // namespace

std::string_view language_asked_for(std::string_view list, std::string_view locale,
                                    std::span<const std::string_view> known) {
    const auto find = [&](std::string_view asked) -> std::optional<std::string_view> {
        const auto found = std::ranges::find(known, code_of(asked));
        return found == known.end() ? std::nullopt : std::optional(*found);
    };
    const std::string code = code_of(locale);
    if (code.empty() || code == "c" || code == "posix")
        return known.front();
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(':'), list.size());
        if (const auto found = find(list.substr(0, end)))
            return *found;
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return find(locale).value_or(known.front());
}

std::string_view language_of_environment(std::span<const std::string_view> known) {
    return language_asked_for(variable("LANGUAGE"), locale_of_messages(), known);
}

}  // namespace arbiter
