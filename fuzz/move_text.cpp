// Any bytes as a move, on a board chosen by the first of them: what is read is legal, and written
// and read again it is the same move.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/notation/san_reading.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/legality.hpp"
#include "fuzz/require.hpp"

using arbiter::fuzz::require;

namespace {

// Castling both ways, en passant, promotions with capture, many men of one kind, Chess960.
constexpr std::array<std::string_view, 6> boards{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "1n2k3/P1P5/8/8/8/8/p1p5/1N2K3 w - - 0 1",
    "6k1/8/8/8/1Q2N1N1/8/1Q1N3N/K7 w - - 0 1",
    "1r1k3r/8/8/8/8/8/8/1R1K3R w HBhb - 0 1",
};

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
    const auto setup = arbiter::read_fen(boards[data[0] % boards.size()]);
    const auto position = arbiter::Position::from(setup.value());
    const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
    check_san(position.value(), text);
    check_uci(position.value(), text);
    return 0;
}
