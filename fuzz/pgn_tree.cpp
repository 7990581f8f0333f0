// Any bytes as PGN: what was read as a tree is written, and read again it is the same. Parts that
// can be read apart give together what the whole gives.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arbiter/collection/game_check.hpp"
#include "arbiter/collection/record_reader.hpp"
#include "arbiter/pgn/game_boundary.hpp"
#include "arbiter/pgn/game_ends.hpp"
#include "arbiter/pgn/lexer.hpp"
#include "arbiter/pgn/reader.hpp"
#include "arbiter/pgn/tree_reader.hpp"
#include "arbiter/pgn/writer.hpp"
#include "fuzz/game_mutator.hpp"
#include "fuzz/require.hpp"

namespace {

using namespace arbiter;

struct Read {
    AnnotatedGame game;
    bool is_clean;
};

std::vector<Read> read(std::string_view text) {
    std::vector<Read> games;
    TreeReader reader([&](AnnotatedGame game, const std::vector<PgnProblem>& problems) {
        games.push_back({std::move(game), problems.empty()});
    });
    read_games(text, reader);
    return games;
}

/// Bytes that a writer has to change: then what is read again is another comment.
bool has_only_plain_comments(const GameTree& tree) {
    std::vector<NodeId> open{GameTree::root};
    while (!open.empty()) {
        const NodeId node = open.back();
        open.pop_back();
        if (const MoveNotes* const notes = tree.notes(node))
            for (const auto* comments : {&notes->before, &notes->after})
                for (const std::string& comment : *comments)
                    if (comment.find_first_of("}\r\n[") != std::string::npos)
                        return false;
        for (const NodeId next : tree.continuations(node))
            open.push_back(next);
    }
    return true;
}

void require_round_trip(const AnnotatedGame& game) {
    std::string text;
    write_pgn(text, game);
    const auto again = read(text);
    fuzz::require(again.size() == 1);
    if (has_only_plain_comments(game.moves))
        fuzz::require(again.front().game.moves == game.moves);
}

struct Found {
    std::size_t games = 0;
    std::size_t plies = 0;
    std::size_t findings = 0;

    bool operator==(const Found&) const = default;
};

/// What a game's text gives by itself.
void require_same_alone(const CollectedGame& game, std::string_view text) {
    std::size_t games = 0;
    std::size_t plies = 0;
    PgnReplayer alone([&](const ReplayedGame& read) {
        ++games;
        plies = read.moves.size();
    });
    const std::uint64_t begin = game.played.place.offset;
    read_game(text.substr(begin, game.end_place.offset - begin), alone);
    fuzz::require(games == 1);
    fuzz::require(plies == game.played.moves.size());
}

/// The games of a text, joined again.
class GameTexts {
  public:
    void add(const CollectedGame& game, std::string_view text) {
        const std::uint64_t begin = game.played.place.offset;
        const std::string_view own = text.substr(begin, game.end_place.offset - begin);
        const std::string framed = missing_beginning(own) + std::string(own);
        if (is_open_)
            joined_ += missing_end(last_, framed);
        (joined_ += "\n\n") += framed;
        last_ = framed;
        is_open_ = !ends_with_result(game.played);
        moves_.push_back(game.played.moves);
    }
    void require_all() const {
        std::vector<std::vector<Move>> again;
        replay_games(joined_, [&](const ReplayedGame& read) { again.push_back(read.moves); });
        fuzz::require(again == moves_);
    }

  private:
    std::string joined_;
    std::string last_;
    bool is_open_ = false;
    std::vector<std::vector<Move>> moves_;
};

Found found(std::string_view text) {
    Found result;
    GameTexts texts;
    ProvingJudge judge;
    RecordReader reader([&](const CollectedGame& game) {
        require_same_alone(game, text);
        texts.add(game, text);
        ++result.games;
        result.plies += game.played.moves.size();
        result.findings += check_game(game, fide_ruleset(), judge).findings.size();
    });
    read_games(text, reader);
    texts.require_all();
    // Of text before the first game: it belongs to that game where there is one.
    result.findings += reader.problems_without_game().size();
    return result;
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t max_size, unsigned seed) {
    return fuzz::mutate_games(data, size, max_size, seed);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const Read& one : read(text))
        if (one.is_clean)
            require_round_trip(one.game);
    // A file that is UTF-16 is not read, its parts would be.
    PgnLexer lexer(text);
    static_cast<void>(lexer.next());
    if (lexer.is_utf16())
        return 0;
    const Found whole = found(text);
    if (const auto cut = last_game_boundary(text)) {
        const Found first = found(text.substr(0, *cut));
        const Found second = found(text.substr(*cut));
        // Text before the first game counts with what is found in that game, up to a bound.
        if (first.games == 0)
            return 0;
        fuzz::require(first.games + second.games == whole.games);
        fuzz::require(first.plies + second.plies == whole.plies);
        fuzz::require(first.findings + second.findings == whole.findings);
    }
    return 0;
}
