// What the rules and the notation cost, one call at a time: nanoseconds a position or a move, over
// all positions of two games that many know by heart (Anderssen's against Kieseritzky, 1851, and
// against Dufresne, 1852). bench/rules.py runs this and sets it beside perft.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <benchmark/benchmark.h>

#include "arbiter/base/text_cursor.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/packed_position.hpp"
#include "arbiter/notation/polyglot.hpp"
#include "arbiter/notation/san.hpp"
#include "arbiter/rules/exchange.hpp"
#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {
namespace {

constexpr std::string_view games[] = {
    "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 h4 Qg6 "
    "h5 Qg5 Qf3 Ng8 Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 Nxg7+ Kd8 Qf6+ Nxf6 Be7#",
    "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O d3 Qb3 Qf6 e5 Qg6 Re1 Nge7 Ba3 b5 Qxb5 Rb8 "
    "Qa4 Bb6 Nbd2 Bb7 Ne4 Qf5 Bxd3 Qh5 Nf6+ gxf6 exf6 Rg8 Rad1 Qxf3 Rxe7+ Nxe7 Qxd7+ Kxd7 Bf5+ "
    "Ke8 Bd7+ Kf8 Bxe7#",
};

/// A position, the move that was played there, and all that can be made of both.
struct Ply {
    Position position;
    Move move;
    std::string fen;
    std::string san;
    PackedPosition packed;
};

std::vector<Ply> replayed() {
    std::vector<Ply> plies;
    for (const std::string_view game : games) {
        Position here;
        TextCursor cursor(game);
        for (cursor.skip_blanks(); !cursor.at_end(); cursor.skip_blanks()) {
            const std::string_view san = cursor.take_word();
            const Move move = read_san(here, san).value();
            plies.push_back({here, move, write_fen(here), std::string(san), pack(here).value()});
            here = here.play(move);
        }
    }
    return plies;
}

const std::vector<Ply>& plies() {
    static const std::vector<Ply> all = replayed();
    return all;
}

/// The time of `work` on one ply.
template <typename Work>
void each_ply(benchmark::State& state, Work work) {
    std::size_t next = 0;
    for (auto _ : state) {
        const Ply& ply = plies()[next];
        next = next + 1 == plies().size() ? 0 : next + 1;
        benchmark::DoNotOptimize(work(ply));
    }
}

void read_fen_and_check(benchmark::State& state) {
    each_ply(state, [](const Ply& ply) { return Position::from(*read_fen(ply.fen)); });
}
void write_a_fen(benchmark::State& state) {
    each_ply(state, [](const Ply& ply) { return write_fen(ply.position); });
}
void read_a_san(benchmark::State& state) {
    each_ply(state, [](const Ply& ply) { return *read_san(ply.position, ply.san); });
}
void write_a_san(benchmark::State& state) {
    each_ply(state, [](const Ply& ply) { return write_san(ply.position, ply.move); });
}
void ask_is_legal(benchmark::State& state) {
    each_ply(state, [](const Ply& ply) { return is_legal(ply.position, ply.move); });
}
void ask_has_legal_move(benchmark::State& state) {
    each_ply(state, [](const Ply& ply) { return has_legal_move(ply.position); });
}
void list_legal_moves(benchmark::State& state) {
    each_ply(state, [](const Ply& ply) { return legal_moves(ply.position).size(); });
}
void count_them(benchmark::State& state) {
    each_ply(state, [](const Ply& ply) { return count_legal_moves(ply.position); });
}
void play_a_move(benchmark::State& state) {
    each_ply(state, [](const Ply& ply) { return ply.position.play(ply.move); });
}
void rule_on_an_attempt(benchmark::State& state) {
    each_ply(state,
             [](const Ply& ply) { return rule_on(ply.position, attempt_of(ply.move)).reason; });
}
void explain_an_attempt(benchmark::State& state) {
    each_ply(state, [](const Ply& ply) { return explain(ply.position, attempt_of(ply.move)); });
}
void count_an_exchange(benchmark::State& state) {
    each_ply(state, [](const Ply& ply) { return exchange_gain(ply.position, ply.move); });
}
void pack_a_position(benchmark::State& state) {
    each_ply(state, [](const Ply& ply) { return pack(ply.position); });
}
void unpack_a_position(benchmark::State& state) {
    each_ply(state, [](const Ply& ply) {
        return unpack({ply.packed.begin(), ply.packed.size()}).has_value();
    });
}
void make_a_polyglot_key(benchmark::State& state) {
    each_ply(state, [](const Ply& ply) { return polyglot_key(ply.position); });
}

BENCHMARK(read_fen_and_check)->Name("FEN read and checked");
BENCHMARK(write_a_fen)->Name("FEN written");
BENCHMARK(read_a_san)->Name("SAN read");
BENCHMARK(write_a_san)->Name("SAN written");
BENCHMARK(ask_is_legal)->Name("is_legal");
BENCHMARK(ask_has_legal_move)->Name("has_legal_move");
BENCHMARK(list_legal_moves)->Name("legal_moves");
BENCHMARK(count_them)->Name("count_legal_moves");
BENCHMARK(play_a_move)->Name("play");
BENCHMARK(rule_on_an_attempt)->Name("rule_on");
BENCHMARK(explain_an_attempt)->Name("explain");
BENCHMARK(count_an_exchange)->Name("exchange_gain");
BENCHMARK(pack_a_position)->Name("pack");
BENCHMARK(unpack_a_position)->Name("unpack");
BENCHMARK(make_a_polyglot_key)->Name("polyglot_key");

}  // namespace
}  // namespace arbiter

BENCHMARK_MAIN();
