// The command words of a game in the terminal: those of the page's entry line
// (web/src/words/en/entry.ts) and a few that only a terminal needs. Reads them and does nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/arbiter/talk/board_lines.hpp"
#include "apps/arbiter/talk/board_questions.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// In the order of the help.
enum class PlayWord : std::uint8_t {
    clock,
    turn,
    last,
    my,
    moves,
    score,
    opponent,
    fen,
    repeat,
    board,
    pieces,
    where,
    scan,
    legal,
    captures,
    color,
    material,
    own_board,
    draw,
    claim,
    accept,
    decline,
    hint,
    touch,
    adjust,
    assistant,
    takeback,
    resign,
    abort,
    more,
    rematch,
    flip,
    law,
    help,
    quit,
};

/// A word and what was said with it, as far as the word takes it.
struct PlayCommand {
    PlayWord word;
    std::optional<Square> square = {};
    std::optional<int> count = {};
    AskedMen men = {};
    bool is_of_own_men = false;
    std::vector<BoardLine> lines = {};
    /// Of a claim, a law, one's own board and an assistant, whatever it is.
    std::string rest = {};
};

/// A command's name, of up to three words, and what follows it.
struct NamedWord {
    PlayWord word;
    std::string_view rest;
};

/// In any case of letters; nothing where the line begins with no name.
[[nodiscard]] std::optional<NamedWord> named_word(std::string_view line);

/// Nothing where what follows is not what the word needs.
[[nodiscard]] std::optional<PlayCommand> read_command(const NamedWord& named);

/// "Type it like this: legal, legal g1."
[[nodiscard]] std::string usage(PlayWord word);

/// The command whose name is misspelt, if it is only a little.
[[nodiscard]] std::optional<std::string_view> nearest_name(std::string_view word);

/// All words in groups, with what each does: lines.
[[nodiscard]] std::string play_help();

}  // namespace arbiter
