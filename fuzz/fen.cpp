// Any bytes as FEN: a refusal points into the text; what is read is written and read again the
// same, and a position that comes of it can be played from.
#include "arbiter/notation/fen.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "arbiter/rules/movegen.hpp"

namespace {

void require(bool holds) {
    if (!holds)
        std::abort();
}

void check_moves(const arbiter::Position& position) {
    const arbiter::MoveList moves = arbiter::legal_moves(position);
    require(moves.size() == arbiter::count_legal_moves(position));
    for (const arbiter::Move move : moves)
        require(arbiter::Position::from(position.play(move).to_setup()).has_value());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto setup = arbiter::read_fen(text);
    if (!setup) {
        require(setup.error().at <= size && !setup.error().text.empty());
        return 0;
    }
    for (const auto style : {arbiter::CastlingStyle::x_fen, arbiter::CastlingStyle::shredder}) {
        const std::string written = arbiter::write_fen(*setup, style);
        const auto again = arbiter::read_fen(written);
        require(again.has_value() && arbiter::write_fen(*again, style) == written);
    }
    if (const auto position = arbiter::Position::from(*setup))
        check_moves(*position);
    return 0;
}
