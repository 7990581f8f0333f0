// Reads a file of PGN games and prints what was in it: bench_pgn tokens|replay FILE.
//
// tokens: every tag, move, comment, sign and variation is looked at, no move is understood.
// replay: the moves of the main lines are played, each checked for legality.
#include <cstddef>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/pgn/reader.hpp"
#include "arbiter/pgn/replay.hpp"

namespace {

using namespace arbiter;

/// Counts what a reader tells, in a way that no compiler can leave out.
class Counter : public PgnVisitor {
  public:
    void begin_game(TextPlace /*place*/) override { ++games; }
    void tag(std::string_view name, std::string_view value, TextPlace /*place*/) override {
        bytes += name.size() + value.size();
    }
    void san(std::string_view text, TextPlace /*place*/) override {
        moves += depth == 0 ? 1 : 0;
        bytes += text.size();
    }
    void nag(int nag, TextPlace /*place*/) override { bytes += static_cast<std::size_t>(nag); }
    void comment(std::string_view text, TextPlace /*place*/) override { bytes += text.size(); }
    Visit begin_variation(TextPlace /*place*/) override {
        ++depth;
        return Visit::enter;
    }
    void end_variation(TextPlace /*place*/) override { --depth; }
    Next problem(const PgnProblem& /*problem*/) override {
        ++problems;
        return Next::go_on;
    }

    std::size_t games = 0;
    std::size_t moves = 0;
    std::size_t bytes = 0;
    std::size_t problems = 0;
    std::size_t depth = 0;
};

void print(std::size_t games, std::size_t plies, std::size_t problems) {
    std::cout << "games " << games << "\nplies " << plies << "\nproblems " << problems << '\n';
}

/// The file in parts, as a program reads one that may be larger than the memory.
void feed(std::ifstream& file, PgnReader& reader) {
    std::vector<char> part(std::size_t{1} << 18);
    while (file.read(part.data(), static_cast<std::streamsize>(part.size())), file.gcount() > 0)
        reader.feed(std::string_view(part.data(), static_cast<std::size_t>(file.gcount())));
    reader.finish();
}

int count_tokens(std::ifstream& file) {
    Counter counter;
    PgnReader reader(counter);
    feed(file, reader);
    print(counter.games, counter.moves, counter.problems);
    return counter.bytes == 0 ? 1 : 0;
}

int replay(std::ifstream& file) {
    std::size_t games = 0;
    std::size_t plies = 0;
    std::size_t problems = 0;
    PgnReplayer replayer([&](const ReplayedGame& game) {
        ++games;
        plies += game.moves.size();
        problems += game.problems.size();
    });
    PgnReader reader(replayer);
    feed(file, reader);
    print(games, plies, problems);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string_view> arguments(argv + 1, argv + argc);
    if (arguments.size() != 2 || (arguments[0] != "tokens" && arguments[0] != "replay")) {
        std::cerr << "arbiter: bench_pgn: tokens FILE or replay FILE expected\n";
        return 2;
    }
    std::ifstream file(std::string(arguments[1]), std::ios::binary);
    if (!file) {
        std::cerr << "arbiter: bench_pgn: " << arguments[1] << ": cannot be read\n";
        return 2;
    }
    return arguments[0] == "tokens" ? count_tokens(file) : replay(file);
}
