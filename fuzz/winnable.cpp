// Positions near walls of pawns, made by moving, adding and removing men: what is proved unwinnable
// is found winnable by no search, no exhaustion and no mirror, and what is proved holds.
#include "arbiter/winnable/winnable.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/verify/proof_check.hpp"
#include "arbiter/winnable/closure.hpp"
#include "arbiter/winnable/helpmate.hpp"
#include "arbiter/winnable/invariant.hpp"
#include "arbiter/winnable/proof_text.hpp"
#include "fuzz/bytes.hpp"
#include "fuzz/require.hpp"
#include "tests/support/mirror.hpp"

using namespace arbiter;
using arbiter::fuzz::Bytes;
using arbiter::fuzz::require;

namespace {

constexpr std::array<std::string_view, 20> walls{
    "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
    "4k3/8/3p1p1p/2pPpPpP/p1P1P1P1/P7/8/4K3 w - - 0 1",
    "2b1k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/2B1K3 w - - 0 1",
    "4k3/8/8/5pp1/5p2/5PpK/6P1/8 b - - 0 1",
    "8/6p1/5pPk/1B3P2/5PP1/8/8/4K3 w - - 0 1",
    "8/8/7p/5p1P/5p1K/5Pp1/6P1/5kb1 w - - 0 1",
    "7k/8/8/1p6/1P1p4/3P1p2/5P2/7K w - - 0 1",
    "k7/Pp6/1P6/8/8/6p1/6Pp/7K w - - 0 1",
    "8/1p4k1/1Pp3p1/2P3P1/8/4n3/8/K7 w - - 0 1",
    "1k6/1P5p/BP3p2/1P5p/8/8/5PKP/8 w - - 0 1",
    "4k3/p2p4/P2P2p1/6P1/8/2b5/8/4K3 w - - 0 1",
    "8/8/1k6/3p1p2/3PpP2/3pKp2/3P1P1n/B7 w - - 0 1",
    "r7/K1k5/8/8/8/8/8/8 w - - 0 1",
    "8/8/8/8/4K1Qk/8/8/8 b - - 0 1",
    "7k/5K2/8/6p1/6P1/8/p7/8 w - - 0 1",
    "3k4/8/8/pPp5/P1P5/8/8/3K4 w - c6 0 1",
    "B2b4/8/8/4k2B/1p1p1p1p/1PpP1P1P/K1P5/RB4b1 b - - 0 1",
    "8/7p/8/1p6/1P6/KP6/PP5P/k7 w - - 0 1",
    "8/6pp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1",
    "1k6/1P5p/BP6/1P6/8/8/6KP/8 w - - 0 1",
};

/// A square and what to do there: take the man away, put another, or move it elsewhere.
void mutate(Board& board, Bytes& bytes) {
    const Square square = square_at(bytes.below(64));
    const auto man = board.at(square);
    const int deed = bytes.below(12);
    if (man && man->role == Role::king && deed != 11)
        return;
    if (man)
        board.remove(square, *man);
    const Square to = deed == 11 ? square_at(bytes.below(64)) : square;
    const auto piece = deed == 11   ? man
                       : deed == 10 ? std::nullopt
                                    : std::optional(Piece{deed < 5 ? Color::white : Color::black,
                                                          static_cast<Role>(deed % 5)});
    if (!piece)
        return;
    const bool is_lost_pawn = piece->role == Role::pawn && back_ranks.contains(to);
    if (!board.occupied().contains(to) && !is_lost_pawn)
        board.put(to, *piece);
    else if (man)
        board.put(square, *man);
}

std::optional<Position> position_of(Bytes bytes) {
    Setup setup = *read_fen(walls[static_cast<std::size_t>(bytes.below(walls.size()))]);
    if (bytes.below(2) == 1)
        setup.turn = opponent(setup.turn);
    while (!bytes.empty())
        mutate(setup.board, bytes);
    const auto position = Position::from(setup, forgivable_faults);
    return position ? std::optional(*position) : std::nullopt;
}

struct Limits {
    std::uint64_t work;
    std::uint64_t check;
};

constexpr Limits limits{.work = 4000, .check = 1500};

void check_winnable(const Position& position, Color side, const Verdict& verdict) {
    verify::Work work;
    require(verify::check_helpmate(position, side, verdict.line, work).has_value());
    require(quick(position, side) != Winnability::unwinnable);
    if (verdict.line.empty())
        return;
    require(!find_invariant(position, side, 64).layers);
    require(exhaust(position, side, {limits.check, 16}).outcome != ClosureOutcome::closed);
}

void check_unwinnable(const Position& position, Color side, const Verdict& verdict) {
    const auto certificate = verify::read_certificate(write_proof(verdict.proof));
    verify::Work work;
    require(certificate && verify::check_proof(position, side, *certificate, work));
    for (const HelpmateGuide guide : {HelpmateGuide::plan, HelpmateGuide::siege})
        require(HelpmateSearch().find(position, side, limits.check, {}, guide).outcome !=
                HelpmateOutcome::found);
    require(exhaust(position, side, {limits.check, 0}).outcome != ClosureOutcome::mate);
    // Once unwinnable, always unwinnable.
    for (const Move move : legal_moves(position))
        require(winnable(position.play(move), side, {.work = 200}).winnability !=
                Winnability::winnable);
}

void check_mirrors(const Position& position, Color side, Winnability judged) {
    for (const bool swaps_colors : {false, true}) {
        const auto where = swaps_colors ? testing::upside_down : testing::left_to_right;
        const auto mirror =
            Position::from(testing::turned(position, where, swaps_colors), forgivable_faults);
        require(mirror.has_value());
        const Winnability other =
            winnable(*mirror, swaps_colors ? opponent(side) : side, {.work = limits.work})
                .winnability;
        require(judged == Winnability::undecided || other == Winnability::undecided ||
                judged == other);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    // Far from any wall most positions are won at once.
    constexpr std::size_t most_bytes = 24;
    const auto position = position_of(Bytes(data, std::min(size, most_bytes)));
    if (!position)
        return 0;
    for (const Color side : both_colors) {
        const Verdict verdict = winnable(*position, side, {.work = limits.work});
        if (verdict.winnability == Winnability::winnable)
            check_winnable(*position, side, verdict);
        if (verdict.winnability == Winnability::unwinnable)
            check_unwinnable(*position, side, verdict);
        check_mirrors(*position, side, verdict.winnability);
    }
    return 0;
}
