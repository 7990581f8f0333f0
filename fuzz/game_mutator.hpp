// Mutates PGN by what it means: games of the input are read, changed as values and written, so that
// what the fuzzer tries is mostly valid and reaches what stands behind the parser. Then one token
// may be hurt.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/pgn/tree_reader.hpp"
#include "arbiter/pgn/writer.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"
#include "fuzz/require.hpp"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

namespace arbiter::fuzz {

class GameMutator {
  public:
    explicit GameMutator(unsigned seed) : random_(seed) {}

    /// A text near the one given, with at least one game.
    std::string mutated(std::string_view text) {
        std::vector<AnnotatedGame> games = read_trees(text);
        if (games.empty() || below(16) == 0)
            games.emplace_back();
        for (int changes = 1 + below(4); changes > 0; --changes)
            change(games[index(games.size())], games);
        std::string out;
        const PgnStyle style = any_style();
        for (const AnnotatedGame& game : games)
            write_pgn(out, game, style);
        if (below(2) == 0)
            hurt(out);
        return out;
    }

    int below(int limit) { return static_cast<int>(random_() % static_cast<std::uint32_t>(limit)); }

  private:
    std::size_t index(std::size_t size) {
        return static_cast<std::size_t>(below(static_cast<int>(size)));
    }
    std::string_view any(const auto& words) { return words[index(words.size())]; }

    NodeId any_node(const GameTree& tree) {
        NodeId node = GameTree::root;
        for (int steps = below(1 + static_cast<int>(tree.size())); steps > 0; --steps) {
            const auto next = tree.continuations(node);
            if (next.empty())
                break;
            node = below(3) != 0 ? next.front() : next[index(next.size())];
        }
        return node;
    }

    void play_on(AnnotatedGame& game) {
        NodeId node = any_node(game.moves);
        Position position = position_after(game, node);
        for (int plies = 1 + below(12); plies > 0; --plies) {
            const MoveList moves = legal_moves(position);
            if (moves.empty())
                return;
            const Move move = moves[index(moves.size())];
            require(is_legal(position, move));
            node = game.moves.add(node, move);
            position = position.play(move);
        }
    }

    void annotate(MoveNotes& notes) {
        static constexpr auto comments = std::to_array<std::string_view>(
            {"", "good", "[%clk 0:03:00.5]", "[%emt 1:00:00][%eval #-3,20]", "[%csl Ga1,Rh8]",
             "[%odd x] and text", "{", "a; b", "(1. e4)", "% at a line's start",
             "White wins on time", "[Event \"x\"]", " \xC3\xA9 \xE2\x99\x94 ", "two\nlines",
             "[%clk 99:99:99"});
        switch (below(4)) {
            case 0:
                notes.before.emplace_back(any(comments));
                break;
            case 1:
                notes.after.emplace_back(any(comments));
                break;
            case 2:
                notes.nags.push_back(below(256));
                break;
            default:
                notes.offers_draw = !notes.offers_draw;
        }
    }

    void change_tag(AnnotatedGame& game) {
        static constexpr auto names = std::to_array<std::string_view>(
            {"Event", "Result", "Termination", "TimeControl", "WhiteElo", "Date", "ECO", "Round",
             "White", "SetUp", "Variant", "FEN", "X_y"});
        static constexpr auto values = std::to_array<std::string_view>(
            {"", "?", "1-0", "0-1", "1/2-1/2", "0-0", "Time forfeit", "White wins on time",
             "Game drawn because of repetition", "60+1", "40/5400+30:1800+30", "Chess960", "Atomic",
             "2021.13.??", "1", "a \"b\" \\", "]", "8/8/8/8/8/8/8/K1k5 w - - 0 1",
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 99 120"});
        if (below(4) == 0)
            game.remove_tag(any(names));
        else
            game.set_tag(any(names), any(values));
    }

    void change_line(AnnotatedGame& game) {
        const NodeId node = any_node(game.moves);
        if (node == GameTree::root)
            return;
        switch (below(5)) {
            case 0:
                return game.moves.remove(node);
            case 1:
                return game.moves.promote(node);
            case 2:
                return game.moves.demote(node);
            case 3:
                return game.moves.make_main_line(node);
            default:
                return game.moves.compact();
        }
    }

    void change(AnnotatedGame& game, const std::vector<AnnotatedGame>& games) {
        static constexpr auto texts = std::to_array<std::string_view>(
            {"--", "Ke9", "O-O-O", "e8", "exd9=Q", "Z0", "Nbd2", "a1b1"});
        static constexpr auto results =
            std::to_array<std::string_view>({"1-0", "0-1", "1/2-1/2", "*"});
        switch (below(12)) {
            case 0:
                return change_tag(game);
            case 1:
            case 2:
                return annotate(game.moves.edit_notes(any_node(game.moves)));
            case 3:
            case 4:
                return change_line(game);
            case 5:
                game.moves.add_text(any_node(game.moves), std::string(any(texts)));
                return;
            case 6:
                game.result = result_of(any(results));
                return;
            case 7: {
                // Of a copy: the other may be this one.
                const AnnotatedGame other = games[index(games.size())];
                if (other.start == game.start)
                    game.moves.insert(GameTree::root, other.moves);
                return;
            }
            default:
                return play_on(game);
        }
    }

    PgnStyle any_style() {
        if (below(2) == 0)
            return {};
        PgnStyle style = below(4) == 0 ? minimal_pgn() : PgnStyle();
        style.max_columns = below(2) == 0 ? 0 : 80;
        style.has_roster = below(2) == 0;
        style.has_wide_numbers = below(2) == 0;
        return style;
    }

    void hurt(std::string& text) {
        static constexpr auto wounds = std::to_array<std::string_view>({"(",
                                                                        ")",
                                                                        "{",
                                                                        "}",
                                                                        "; x\n",
                                                                        "\n\n",
                                                                        "\r\n",
                                                                        "\r",
                                                                        "\n%x\n",
                                                                        " $300 ",
                                                                        " 1-0 ",
                                                                        "\xEF\xBB\xBF",
                                                                        "\xA0",
                                                                        "\xC2\xA0",
                                                                        "[",
                                                                        "]",
                                                                        "\"",
                                                                        "\\",
                                                                        "0-0",
                                                                        " e.p. ",
                                                                        "!?",
                                                                        "(=)",
                                                                        "1...",
                                                                        ".",
                                                                        "+",
                                                                        "[Event \"z\"]\n",
                                                                        std::string_view("\0", 1)});
        const std::size_t at = index(text.size() + 1);
        const std::size_t end = std::min(text.size(), at + index(12));
        switch (below(4)) {
            case 0:
                text.erase(at, end - at);
                break;
            case 1:
                text.insert(at, text.substr(at, end - at));
                break;
            case 2:
                text.resize(at);
                break;
            default:
                text.insert(at, any(wounds));
        }
    }

    std::minstd_rand random_;
};

/// For LLVMFuzzerCustomMutator: games behind a head of so many bytes, which mean something else.
inline std::size_t mutate_games(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                unsigned seed, std::size_t head = 0) {
    GameMutator mutator(seed);
    if (size < head || mutator.below(3) == 0)
        return LLVMFuzzerMutate(data, size, max_size);
    const std::string_view text(reinterpret_cast<const char*>(data) + head, size - head);
    const std::string mutated = mutator.mutated(text);
    if (head + mutated.size() > max_size)
        return LLVMFuzzerMutate(data, size, max_size);
    std::ranges::copy(mutated, data + head);
    return head + mutated.size();
}

}  // namespace arbiter::fuzz
