// What a move is good for.
#include "arbiter/game/hint.hpp"

#include <gtest/gtest.h>

#include "arbiter/notation/san.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

Hint hint(std::string_view fen, std::string_view san) {
    const Position here = position(fen);
    return hint_of(here, read_san(here, san).value());
}

TEST(Hint, names_the_first_reason_that_holds) {
    struct Case {
        std::string_view fen;
        std::string_view san;
        Hint hint;
    };
    constexpr std::string_view open =
        "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
    const Case cases[] = {
        {"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8#", {HintReason::mates}},
        {"4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", "exd5", {HintReason::wins_man, Square::d5}},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "exd6", {HintReason::wins_man, Square::d5}},
        {"8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=Q", {HintReason::promotes}},
        {"4k3/8/2p5/3p4/4N3/8/8/4K3 w - - 0 1", "Ng3", {HintReason::saves_man, Square::e4}},
        {"4k3/8/2p5/3p4/4N3/8/3P4/4K3 w - - 0 1", "Nc3", {HintReason::saves_man, Square::e4}},
        {open, "O-O", {HintReason::castles}},
        {"4k3/2p5/3p4/4n3/8/5N2/8/4K3 w - - 0 1", "Nxe5", {HintReason::trades, Square::e5}},
        {"4k3/8/8/3r4/8/8/2P5/4K1N1 w - - 0 1", "c4", {HintReason::threatens, Square::d5}},
        {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+", {HintReason::checks}},
        {open, "Nc3", {HintReason::brings_out}},
        {open, "a3", {HintReason::none}},
    };
    for (const Case& one : cases)
        EXPECT_EQ(hint(one.fen, one.san), one.hint)
            << one.san << " in " << one.fen << ": "
            << static_cast<int>(hint(one.fen, one.san).reason);
}

}  // namespace
}  // namespace arbiter::testing
