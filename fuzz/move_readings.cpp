// Any bytes as a move in whatever notation and language: what is taken is legal, and where another
// notation than the chosen one took it, that one takes it by itself.
#include "fuzz/move_boards.hpp"

using namespace arbiter;
using fuzz::require;

namespace {

void check(const History& history, std::string_view text, const std::optional<MoveStyle>& chosen) {
    const auto reading = read_move_in_any(history, text, chosen);
    if (!reading)
        return fuzz::require_place(reading.error(), text.size());
    const Explanation& told = reading->explanation;
    require(told.move.has_value() == (told.reason == Reason::legal));
    if (told.move)
        require(is_legal(history.current(), *told.move));
    if (reading->style) {
        require(told.move.has_value());
        require(read_move(history.current(), text, *reading->style) == *told.move);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const History history(fuzz::move_board(data[0]));
    const std::string_view text = fuzz::move_text_in(data, size);
    check(history, text, std::nullopt);
    static const auto styles = all_move_styles();
    check(history, text, styles[data[0] % styles.size()]);
    return 0;
}
