#include "apps/arbiter/frame/printable.hpp"

#include <cstddef>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/utf8.hpp"

namespace arbiter {

namespace {

/// Asked without a branch for each byte: nearly every text is.
bool is_plain_ascii(std::string_view text) {
    unsigned odd = 0;
    for (const char c : text)
        odd |= static_cast<unsigned>(c < ' ') | static_cast<unsigned>(c == 0x7F);
    return odd == 0;
}

}  // namespace

std::string printable(std::string_view text) {
    if (is_plain_ascii(text))
        return std::string(text);
    std::string shown = as_utf8(text);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        // U+0080 to U+009F command terminals too.
        const bool is_wide_control = shown[i] == '\xC2' && i + 1 < shown.size() &&
                                     static_cast<unsigned char>(shown[i + 1]) < 0xA0U;
        if (is_control(shown[i]) || is_wide_control)
            shown.replace(i, is_wide_control ? 2 : 1, "?");
    }
    return shown;
}

}  // namespace arbiter
