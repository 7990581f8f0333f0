// Texts that people type and that records have, as they are compared and shown.
#pragma once

#include <string>
#include <string_view>

namespace arbiter {

/// 'text', as a message shows a user's words.
[[nodiscard]] inline std::string quoted(std::string_view text) {
    std::string result("'");
    result.append(text).push_back('\'');
    return result;
}

/// As names are compared: with small letters in place of all capitals, accented, Greek, Cyrillic
/// and Armenian ones too, in UTF-8, the same whatever the user's locale. Bytes that are not UTF-8
/// are Latin-1.
[[nodiscard]] std::string folded(std::string_view text);

/// Latin letters as they stand on every keyboard: without accents and strokes. Takes a folded text;
/// letters that have no such form, as that for "ae", stay.
[[nodiscard]] std::string without_accents(std::string_view folded);

}  // namespace arbiter
