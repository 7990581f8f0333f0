// Any bytes as conditional lines in whatever notation: what is taken is read again as the same
// lines, what is refused names the place.
#include "arbiter/journal/event_moves.hpp"
#include "fuzz/move_boards.hpp"

using namespace arbiter;

namespace {

void check(const History& history, std::string_view text, const std::optional<MoveStyle>& style) {
    const auto lines = lines_in_uci(history, text, style);
    if (!lines)
        return fuzz::require_place(lines.error(), text.size());
    fuzz::require(lines_in_uci(history, *lines, std::nullopt) == *lines);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const History history(fuzz::move_board(data[0]));
    static const auto styles = all_move_styles();
    check(history, fuzz::move_text_in(data, size), std::nullopt);
    check(history, fuzz::move_text_in(data, size), styles[data[0] % styles.size()]);
    return 0;
}
