#include "apps/arbiter/games/moves_in_san.hpp"

#include <cstddef>
#include <utility>

#include "apps/arbiter/frame/report.hpp"

namespace arbiter {

namespace {

constexpr std::size_t longest_uncut_text = 64U << 20U;
constexpr int most_moves_told = 100;

}  // namespace

void MovesInSan::prepare(Segment& segment, std::string_view path) {
    if (!segment.continues)
        first_line_ = segment.first_line;
    kept_ += segment.text;
    segment.text.clear();
    if (kept_.size() > longest_uncut_text) {
        report("convert", path, "a part without an Event tag is too long to be translated");
        segment.text = std::exchange(kept_, {});
    } else if (!segment.is_continued) {
        SanTranslation made = translated_to_san(std::exchange(kept_, {}), style_);
        for (const UntranslatedMove& move : made.untranslated)
            tell(move, path);
        segment.text = std::move(made.text);
    }
}

void MovesInSan::tell(const UntranslatedMove& move, std::string_view path) {
    if (told_++ >= most_moves_told)
        return;
    const std::string where = std::string(path) + ':' +
                              std::to_string(first_line_ + move.place.line - 1) + ':' +
                              std::to_string(move.place.column);
    report("convert", where,
           "'" + move.text + "' cannot be read: " + move.why + "; the game is given as it stands");
}

}  // namespace arbiter
