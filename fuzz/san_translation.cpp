// Any bytes as games in another notation: what could be read is SAN afterwards, and what could not
// is named where it stands. Variations may stay as they were and mean something as SAN.
#include "arbiter/pgn/san_translation.hpp"

#include "fuzz/move_boards.hpp"

using namespace arbiter;
using fuzz::require;

namespace {

void require_order(const SanTranslation& translation, std::size_t size) {
    std::uint64_t least = 0;
    for (const UntranslatedMove& move : translation.untranslated) {
        require(move.place.offset >= least && move.place.offset <= size && !move.why.empty());
        least = move.place.offset;
    }
}

void check(std::string_view text, const MoveStyle& style) {
    const SanTranslation translation = translated_to_san(text, style);
    require_order(translation, text.size());
    if (!translation.untranslated.empty())
        return;
    require(translated_to_san(translation.text, {Notation::san, "en"}).untranslated.empty());
}

std::vector<MoveStyle> styles_of_files() {
    std::vector<MoveStyle> styles;
    for (const MoveStyle& style : all_move_styles())
        if (is_of_files(style.notation))
            styles.push_back(style);
    return styles;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    static const auto styles = styles_of_files();
    check(fuzz::move_text_in(data, size), styles[data[0] % styles.size()]);
    return 0;
}
