// Text in SVG pictures.
#pragma once

#include <string>
#include <string_view>

namespace arbiter {

/// Of the pictures that are read like a page (web/src/style/board.css).
inline constexpr std::string_view paper_color = "#ffffff";
inline constexpr std::string_view ink_color = "#1c2f27";

/// As it stands between tags, without what XML cannot hold. Bytes that are no UTF-8 are Latin-1.
[[nodiscard]] std::string svg_escaped(std::string_view text);

/// A line of text from its left end on its base line; `more` are attributes, each with a blank
/// before it.
[[nodiscard]] std::string svg_text(int x, int y, std::string_view more, std::string_view text);

/// A whole picture on paper with a title that is read aloud. Lengths are in pixels.
[[nodiscard]] std::string svg_page(int width, int height, std::string_view title,
                                   std::string_view drawn);

}  // namespace arbiter
