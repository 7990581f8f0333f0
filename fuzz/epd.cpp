// Any bytes as EPD: a refusal points into the text; what is read is written and read again the
// same, and its operands are asked for numbers and moves.
#include "arbiter/notation/epd.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "arbiter/rules/legality.hpp"
#include "fuzz/require.hpp"

using arbiter::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto epd = arbiter::read_epd(text);
    if (!epd) {
        arbiter::fuzz::require_place(epd.error(), size);
        return 0;
    }
    require(arbiter::read_epd(arbiter::write_epd(*epd)) == *epd);
    const auto position = arbiter::Position::from(epd->setup);
    for (const arbiter::EpdOperation& operation : epd->operations) {
        static_cast<void>(arbiter::number_of(operation));
        if (!position)
            continue;
        const auto moves = arbiter::moves_of(operation, *position);
        if (moves)
            for (const arbiter::Move move : *moves)
                require(arbiter::is_legal(*position, move));
        else
            arbiter::fuzz::require_place(moves.error(), size);
        const auto line = arbiter::line_of(operation, *position);
        require(line || !line.error().text.empty());
    }
    return 0;
}
