#include "apps/arbiter/drawing/svg_text.hpp"

#include <fmt/format.h>

namespace arbiter {

std::string svg_escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else
            result += c;
    }
    return result;
}

std::string svg_text(int x, int y, std::string_view more, std::string_view text) {
    return fmt::format(R"(<text x="{}" y="{}"{}>{}</text>)", x, y, more, svg_escaped(text));
}

std::string svg_page(int width, int height, std::string_view title, std::string_view drawn) {
    return fmt::format(
        R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{1}" )"
        R"(viewBox="0 0 {0} {1}" role="img" font-family="system-ui, sans-serif" font-size="13" )"
        R"(fill="{2}"><title>{3}</title><rect width="{0}" height="{1}" fill="{4}"/>{5}</svg>)",
        width, height, ink_color, svg_escaped(title), paper_color, drawn);
}

}  // namespace arbiter
