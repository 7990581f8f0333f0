#include "apps/arbiter/talk/play_words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <utility>

#include "apps/arbiter/talk/edit_distance.hpp"
#include "arbiter/base/ascii.hpp"
#include "arbiter/base/words.hpp"
#include "arbiter/notation/heard_words.hpp"

namespace arbiter {

namespace {

enum class HelpGroup : std::uint8_t { game, board, deeds, program };

struct WordEntry {
    PlayWord word;
    HelpGroup group;
    /// Blanks part synonyms; "_" stands for the blank within one.
    std::string_view names;
    std::string_view typed;
    std::string_view does;
};

constexpr WordEntry entries[] = {
    {PlayWord::clock, HelpGroup::game, "clock c clocks time times", "clock", "both times"},
    {PlayWord::turn, HelpGroup::game, "turn whose_turn", "turn", "whose move it is"},
    {PlayWord::last, HelpGroup::game, "last l last_move", "last", "the last move"},
    {PlayWord::my, HelpGroup::game, "my my_move my_last_move", "my", "your own last move"},
    {PlayWord::moves, HelpGroup::game, "moves last_moves", "moves 5",
     "the last five moves of both sides"},
    {PlayWord::score, HelpGroup::game, "score score_sheet scoresheet", "score",
     "all moves, as on a score sheet"},
    {PlayWord::opponent, HelpGroup::game, "opponent o", "opponent", "who your opponent is"},
    {PlayWord::fen, HelpGroup::game, "fen position", "fen", "the position as FEN"},
    {PlayWord::repeat, HelpGroup::game, "repeat again", "repeat", "what was said last"},
    {PlayWord::board, HelpGroup::board, "board b", "board, board e4",
     "draw the board, or who stands on that square"},
    {PlayWord::pieces, HelpGroup::board, "pieces p men",
     "pieces, pieces white, pieces rooks, pieces e", "who stands where"},
    {PlayWord::where, HelpGroup::board, "where where_is where_are",
     "where knight, where black queen", "where such men stand"},
    {PlayWord::scan, HelpGroup::board, "scan s",
     "scan e, scan 4, scan a1 h8, scan e4, scan diagonals e4", "what stands on a line"},
    {PlayWord::legal, HelpGroup::board, "legal legal_moves", "legal, legal g1",
     "what can be played, or where that man can go"},
    {PlayWord::captures, HelpGroup::board, "captures capture", "captures, captures e4",
     "what can be taken, or what that man can take"},
    {PlayWord::color, HelpGroup::board, "color colour", "color e4",
     "whether that square is light or dark"},
    {PlayWord::material, HelpGroup::board, "material", "material", "who has more material"},
    {PlayWord::own_board, HelpGroup::board, "own_board my_board", "own board FEN",
     "where the board under your fingers and that of the game differ"},
    {PlayWord::draw, HelpGroup::deeds, "draw offer_draw offer_a_draw", "draw", "offer a draw"},
    {PlayWord::claim, HelpGroup::deeds, "claim claim_draw claim_a_draw",
     "claim, claim Nf3, claim threefold, claim fifty Nf3",
     "claim a draw, on the board or with that move; a wrong claim is an offer of a draw, and the "
     "move is played"},
    {PlayWord::accept, HelpGroup::deeds, "accept accept_draw accept_the_draw", "accept",
     "accept the draw that is offered"},
    {PlayWord::decline, HelpGroup::deeds, "decline decline_draw decline_the_draw", "decline",
     "decline the draw that is offered"},
    {PlayWord::hint, HelpGroup::deeds, "hint a_hint give_me_a_hint", "hint",
     "a man to look at, then where he goes, then why (casual games)"},
    {PlayWord::touch, HelpGroup::deeds, "touch pick_up take_up lift", "touch e2",
     "touch that man, where the game is played touch-move: it must move or be taken"},
    {PlayWord::adjust, HelpGroup::deeds, "adjust i_adjust j'adoube", "adjust e2",
     "put that man straight, which binds nobody"},
    {PlayWord::assistant, HelpGroup::deeds, "assistant my_assistant", "assistant Nf3",
     "what your assistant does: moves and tells the time, but neither offers nor resigns"},
    {PlayWord::takeback, HelpGroup::deeds, "takeback take_back undo", "takeback",
     "take your last move back (casual games)"},
    {PlayWord::resign, HelpGroup::deeds, "resign give_up", "resign", "give the game up"},
    {PlayWord::abort, HelpGroup::deeds, "abort", "abort",
     "not offered here: resign, offer a draw, or quit"},
    {PlayWord::more, HelpGroup::deeds, "more more_time give_time", "more", "not offered here"},
    {PlayWord::rematch, HelpGroup::deeds, "rematch", "rematch", "not before the game is over"},
    {PlayWord::flip, HelpGroup::program, "flip flip_board flip_the_board", "flip",
     "turn the board that is drawn"},
    {PlayWord::law, HelpGroup::program, "law", "law 9.2", "what the Laws say"},
    {PlayWord::help, HelpGroup::program, "help ? commands", "help", "this list"},
    {PlayWord::quit, HelpGroup::program, "quit exit", "quit", "leave"},
};

constexpr std::pair<HelpGroup, std::string_view> groups[] = {
    {HelpGroup::game, "The game"},
    {HelpGroup::board, "The board"},
    {HelpGroup::deeds, "Draws, claims and the end"},
    {HelpGroup::program, "The program"},
};

constexpr std::size_t most_words_of_a_name = 3;

std::vector<std::string> names_of(const WordEntry& entry) {
    std::vector<std::string> names;
    for (const std::string_view name : words_of(entry.names)) {
        std::string& spoken = names.emplace_back(name);
        std::ranges::replace(spoken, '_', ' ');
    }
    return names;
}

const WordEntry& entry_of(PlayWord word) {
    return *std::ranges::find(entries, word, &WordEntry::word);
}

std::optional<PlayWord> word_named(const std::string& name) {
    for (const WordEntry& entry : entries)
        if (std::ranges::count(names_of(entry), name) > 0)
            return entry.word;
    return std::nullopt;
}

enum class Files : std::uint8_t { cannot_be_meant, can_be_meant };

/// Of what colour or kind, or on which file; a letter that may be both is a file where one can be
/// meant. False where a word says nothing of that.
bool read_men(std::string_view text, Files files, PlayCommand& command) {
    for (const std::string_view word : words_of(text)) {
        const auto file = files == Files::can_be_meant ? file_meant(word) : std::nullopt;
        const auto role = role_meant(word);
        const std::string small = lower(word);
        if (is_any_of(small, {"white", "white's"}))
            command.men.color = Color::white;
        else if (is_any_of(small, {"black", "black's"}))
            command.men.color = Color::black;
        else if (is_any_of(small, {"mine", "my", "own"}))
            command.is_of_own_men = true;
        else if (file)
            command.men.file = file;
        else if (role)
            command.men.role = role;
        else if (!says_nothing(word))
            return false;
    }
    return true;
}

/// Whether what follows is what the word needs; it is put into `command`.
bool read_rest(std::string_view rest, PlayCommand& command) {
    switch (command.word) {
        case PlayWord::board:
        case PlayWord::legal:
        case PlayWord::captures:
            command.square = square_meant(rest);
            return rest.empty() || command.square.has_value();
        case PlayWord::color:
        case PlayWord::touch:
        case PlayWord::adjust:
            command.square = square_meant(rest);
            return command.square.has_value();
        case PlayWord::moves:
            // "moves e2" asks what can be played, as it always did in the terminal.
            command.count = number_meant(rest);
            command.square = square_meant(rest);
            if (command.square)
                command.word = PlayWord::legal;
            return rest.empty() || command.count || command.square;
        case PlayWord::pieces:
            return read_men(rest, Files::can_be_meant, command);
        case PlayWord::where:
            return read_men(rest, Files::cannot_be_meant, command) && command.men.role.has_value();
        case PlayWord::scan:
            command.lines = lines_meant(rest);
            return !command.lines.empty();
        case PlayWord::claim:
        case PlayWord::law:
        case PlayWord::own_board:
        case PlayWord::assistant:
            command.rest = rest;
            return true;
        case PlayWord::clock:
        case PlayWord::turn:
        case PlayWord::last:
        case PlayWord::my:
        case PlayWord::score:
        case PlayWord::opponent:
        case PlayWord::fen:
        case PlayWord::repeat:
        case PlayWord::material:
        case PlayWord::draw:
        case PlayWord::accept:
        case PlayWord::decline:
        case PlayWord::hint:
        case PlayWord::takeback:
        case PlayWord::resign:
        case PlayWord::abort:
        case PlayWord::more:
        case PlayWord::rematch:
        case PlayWord::flip:
        case PlayWord::help:
        case PlayWord::quit:
            return says_nothing(rest);
    }
    return false;
}

}  // namespace

std::optional<NamedWord> named_word(std::string_view line) {
    const auto words = words_of(line);
    for (std::size_t count = std::min(most_words_of_a_name, words.size()); count > 0; --count) {
        std::string name;
        for (const std::string_view word : std::span(words).first(count))
            name += (name.empty() ? "" : " ") + lower(word);
        if (const auto word = word_named(name)) {
            const char* const end = words[count - 1].data() + words[count - 1].size();
            return NamedWord{*word, trimmed({end, line.data() + line.size()})};
        }
    }
    return std::nullopt;
}

std::optional<PlayCommand> read_command(const NamedWord& named) {
    PlayCommand command{.word = named.word};
    if (!read_rest(named.rest, command))
        return std::nullopt;
    return command;
}

std::string usage(PlayWord word) {
    return "Type it like this: " + std::string(entry_of(word).typed) + '.';
}

std::optional<std::string_view> nearest_name(std::string_view word) {
    constexpr std::size_t short_name = 3;
    constexpr std::size_t long_name = 6;
    if (word.size() < short_name)
        return std::nullopt;
    const std::string small = lower(word);
    std::size_t least = word.size() < long_name ? 2 : 3;
    std::optional<std::string_view> nearest;
    for (const WordEntry& entry : entries)
        for (const std::string_view name : words_of(entry.names))
            if (const std::size_t far = edit_distance(small, name);
                name.size() >= short_name && !name.contains('_') && far < least) {
                least = far;
                nearest = name;
            }
    return nearest;
}

std::string play_help() {
    std::string text =
        "Moves\n"
        "  Nf3, nf3, e4, exd5, O-O, e8=Q: as moves are written\n"
        "  g1f3, e7e8q: from where to where, with the new man\n"
        "  knight foxtrot three, eva four: as moves are spoken\n"
        "  castle kingside, rook takes delta five: castling and captures\n";
    for (const auto& [group, title] : groups) {
        (text += title) += '\n';
        for (const WordEntry& entry : entries)
            if (entry.group == group)
                text += "  " + std::string(entry.typed) + ": " + std::string(entry.does) + '\n';
    }
    return text + "A command may begin with a stroke: /last.\n";
}

}  // namespace arbiter
