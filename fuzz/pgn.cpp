// Any bytes as PGN: read whole and read in parts, the games are the same.
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "arbiter/pgn/reader.hpp"
#include "arbiter/pgn/replay.hpp"
#include "fuzz/game_mutator.hpp"
#include "fuzz/require.hpp"

namespace {

struct Seen {
    std::vector<arbiter::Move> moves;
    std::size_t problems;

    bool operator==(const Seen&) const = default;
};

auto keep(std::vector<Seen>& seen) {
    return [&seen](const arbiter::ReplayedGame& game) {
        seen.push_back({game.moves, game.problems.size()});
    };
}

std::vector<Seen> read_whole(std::string_view text) {
    std::vector<Seen> seen;
    arbiter::PgnReplayer replayer(keep(seen));
    arbiter::read_games(text, replayer);
    return seen;
}

std::vector<Seen> read_in_parts(std::string_view text, std::size_t size) {
    std::vector<Seen> seen;
    arbiter::PgnReplayer replayer(keep(seen));
    arbiter::PgnReader reader(replayer);
    for (std::size_t at = 0; at < text.size(); at += size)
        reader.feed(text.substr(at, size));
    reader.finish();
    return seen;
}

}  // namespace

// The first byte is the size of the parts.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t max_size, unsigned seed) {
    return arbiter::fuzz::mutate_games(data, size, max_size, seed, 1);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
    arbiter::fuzz::require(read_whole(text) == read_in_parts(text, 1 + data[0]));
    return 0;
}
