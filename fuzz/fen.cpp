// Any bytes as FEN: a refusal points into the text; what is read is written and read again the
// same, and a position that comes of it can be played from.
#include "arbiter/notation/fen.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "arbiter/notation/checked_fen.hpp"
#include "arbiter/rules/movegen.hpp"
#include "fuzz/require.hpp"

using arbiter::fuzz::require;

namespace {

void check_moves(const arbiter::Position& position) {
    const arbiter::MoveList moves = arbiter::legal_moves(position);
    require(moves.size() == arbiter::count_legal_moves(position));
    for (const arbiter::Move move : moves)
        require(arbiter::Position::from(position.play(move).to_setup()).has_value());
}

void check_all_faults(std::string_view text) {
    const auto strict = arbiter::check_fen(text);
    const auto lenient = arbiter::check_fen(text, {}, arbiter::Reading::lenient);
    for (const auto* checked : {&strict, &lenient}) {
        require(checked->position.has_value() == checked->faults.empty());
        for (const auto* list : {&checked->faults, &checked->warnings, &checked->forgiven})
            for (const arbiter::FenFault& fault : *list)
                arbiter::fuzz::require_place(fault, text.size());
    }
    // What is right is read alike by both; what was forgiven has a canonical text.
    if (strict.position)
        require(lenient.position == strict.position && lenient.forgiven.empty());
    if (lenient.position)
        require(arbiter::check_fen(arbiter::write_fen(*lenient.position)).position ==
                lenient.position);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    check_all_faults(text);
    const auto setup = arbiter::read_fen(text);
    if (!setup) {
        arbiter::fuzz::require_place(setup.error(), size);
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
