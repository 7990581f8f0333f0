#include "apps/arbiter/drawing/svg_text.hpp"

#include <cstddef>

#include <fmt/format.h>

#include "arbiter/base/utf8.hpp"

namespace arbiter {

namespace {

/// XML 1.0, section 2.2: such a character makes the picture none, however it is written.
bool is_forbidden(std::string_view rest) {
    const auto code = static_cast<unsigned char>(rest.front());
    return (code < 0x20 && code != '\t' && code != '\n') || rest.starts_with("\xEF\xBF\xBE") ||
           rest.starts_with("\xEF\xBF\xBF");
}

}  // namespace

std::string svg_escaped(std::string_view text) {
    const std::string characters = as_utf8(text);
    std::string result;
    for (std::size_t at = 0; at < characters.size(); ++at) {
        const std::string_view rest = std::string_view(characters).substr(at);
        const char c = rest.front();
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else if (c == '>')
            result += "&gt;";
        else if (!is_forbidden(rest))
            result += c;
        else
            at += static_cast<unsigned char>(c) < 0x20 ? 0U : 2U;
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
