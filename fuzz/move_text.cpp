// Any bytes as a move, on a board chosen by the first of them: what is read is legal, and written
// and read again it is the same move.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "arbiter/notation/san.hpp"
#include "arbiter/notation/san_reading.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "fuzz/move_boards.hpp"

using arbiter::fuzz::require;

namespace {

void check_san(const arbiter::Position& position, std::string_view text) {
    const auto move = arbiter::read_san(position, text);
    if (move) {
        require(arbiter::is_legal(position, *move));
        require(arbiter::read_san(position, arbiter::write_san(position, *move)) == *move);
    } else {
        arbiter::fuzz::require_place(move.error(), text.size());
    }
    const auto strict = arbiter::read_san_strictly(position, text);
    require(!strict || (move == *strict && arbiter::write_san(position, *strict) == text));
    require(strict || strict.error().at <= text.size());
    const auto lenient = arbiter::read_san_leniently(position, text);
    require(!move || (lenient && lenient->move == *move));
    if (!lenient)
        return arbiter::fuzz::require_place(lenient.error(), text.size());
    require(arbiter::read_san_strictly(position, lenient->san) == lenient->move);
    require(lenient->deviations.empty() == (lenient->san == text));
    for (const arbiter::TextError& deviation : lenient->deviations)
        arbiter::fuzz::require_place(deviation, text.size());
}

void check_uci(const arbiter::Position& position, std::string_view text) {
    if (const auto move = arbiter::read_uci_move(position, text)) {
        require(arbiter::is_legal(position, *move));
        require(arbiter::read_uci_move(position, arbiter::write_uci_move(*move)) == *move);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const arbiter::Position position = arbiter::fuzz::move_board(data[0]);
    const std::string_view text = arbiter::fuzz::move_text_in(data, size);
    check_san(position, text);
    check_uci(position, text);
    return 0;
}
