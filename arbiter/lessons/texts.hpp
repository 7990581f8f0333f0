// The words of the lessons as the build put them in: the files of the folders `en`, `de`, ...
// beside this one, as they are. A language is one more folder.
#pragma once

#include <span>
#include <string_view>

namespace arbiter::lessons {

/// A file with words.
struct Text {
    /// ISO 639-1: "en".
    std::string_view language;
    /// "castling": the chapter, or "phrases", "glossary".
    std::string_view name;
    /// All of it.
    std::string_view text;
};

/// By language and name.
[[nodiscard]] std::span<const Text> texts();

/// Empty where there is no such file.
[[nodiscard]] std::string_view text_of(std::string_view language, std::string_view name);

/// The languages, English first.
[[nodiscard]] std::span<const std::string_view> languages();

}  // namespace arbiter::lessons
