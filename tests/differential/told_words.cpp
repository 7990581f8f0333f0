#include "tests/differential/told_words.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

#include "arbiter/base/words.hpp"

namespace arbiter::testing {
namespace {

using ToldMen = std::map<Place, char>;

bool is_square_at(std::string_view text, std::size_t at) {
    return at + 1 < text.size() && text[at] >= 'a' && text[at] <= 'h' && text[at + 1] >= '1' &&
           text[at + 1] <= '8';
}

std::vector<Place> squares_in(std::string_view text) {
    std::vector<Place> squares;
    for (std::size_t at = 0; at < text.size(); ++at)
        if (is_square_at(text, at))
            squares.push_back({text[at] - 'a', text[at + 1] - '1'});
    return squares;
}

char letter_called(std::string_view man) {
    static const std::map<std::string_view, char> letters{{"pawn", 'P'},   {"knight", 'N'},
                                                          {"bishop", 'B'}, {"rook", 'R'},
                                                          {"queen", 'Q'},  {"king", 'K'}};
    return letters.at(man);
}

/// "White: king g1, pawn a2. Black: king g8."
ToldMen men_in(std::string_view text) {
    ToldMen men;
    bool is_white = true;
    const auto words = words_of(text);
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i].ends_with(':')) {
            is_white = words[i] == "White:";
        } else if (is_square_at(words[i], 0)) {
            const char letter = letter_called(words[i - 1]);
            men[squares_in(words[i]).front()] =
                is_white ? letter : static_cast<char>(letter - 'A' + 'a');
        }
    return men;
}

bool names_white(std::string_view text) { return text.find("White") < text.find("Black"); }

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

/// What is told, as far as it is.
struct Reading {
    ToldMen men;
    bool white_to_move = true;
    std::map<bool, std::vector<Place>> rights;  // by "is White's"
    bool knows_last_move = false;
    std::vector<Place> last_move;
    int plies = 0;
    bool has_no_repeats = false;
    std::vector<std::string> moves;
};

void read_sentence(Reading& told, std::string_view sentence) {
    if (has(sentence, " to move.")) {
        told.white_to_move = names_white(sentence);
    } else if (has(sentence, "lost every right to castle")) {
        told.rights[names_white(sentence)] = {};
    } else if (has(sentence, "still castle with")) {
        told.rights[names_white(sentence)] = squares_in(sentence);
    } else if (has(sentence, "he last move was") || has(sentence, "he move before them was")) {
        told.knows_last_move = true;
        told.last_move = squares_in(sentence);
    } else if (has(sentence, "oves in a row")) {
        told.plies = std::atoi(std::string(sentence.substr(sentence.rfind(' '))).c_str());
    } else if (has(sentence, "no position has come up twice")) {
        told.has_no_repeats = true;
    } else if (has(sentence, "moves that led here:")) {
        for (const std::string_view word : words_of(sentence.substr(sentence.find(':') + 1)))
            if (word.starts_with("0-0") || !squares_in(word).empty())
                told.moves.emplace_back(word);
    }
}

/// "Ng1-f3", "0-0-0".
TwinMove move_told(std::string_view text, bool is_white) {
    const int home = is_white ? 0 : 7;
    if (text.starts_with("0-0"))
        return {{4, home}, {text.starts_with("0-0-0") ? 0 : 7, home}, TwinKind::castling};
    const auto squares = squares_in(text);
    return {squares.at(0), squares.at(1)};
}

/// Nothing was taken and no pawn moved: every man goes back to where he came from.
void take_back(ToldMen& men, const TwinMove& move) {
    const auto go = [&](Place from, Place to) {
        men[to] = men.at(from);
        men.erase(from);
    };
    if (move.kind != TwinKind::castling)
        return go(move.to, move.from);
    const bool is_short = move.to.file == 7;
    go({is_short ? 6 : 2, move.from.rank}, move.from);
    go({is_short ? 5 : 3, move.to.rank}, move.to);
}

bool stands(const ToldMen& men, Place place, char man) {
    const auto found = men.find(place);
    return found != men.end() && found->second == man;
}

/// The rights that side may have: the told ones, or any that king and rooks at home allow.
std::vector<std::string> rights_left_open(const Reading& told, bool is_white) {
    const char first = is_white ? 'A' : 'a';
    if (const auto found = told.rights.find(is_white); found != told.rights.end()) {
        std::string letters;
        for (const Place rook : found->second)
            letters += static_cast<char>(first + rook.file);
        return {letters};
    }
    const int home = is_white ? 0 : 7;
    std::vector<std::string> open{""};
    if (stands(told.men, {4, home}, is_white ? 'K' : 'k'))
        for (const int file : {0, 7})
            if (stands(told.men, {file, home}, is_white ? 'R' : 'r'))
                for (std::size_t i = open.size(); i > 0; --i)
                    open.push_back(open[i - 1] + static_cast<char>(first + file));
    return open;
}

std::string square_crossed(Place pawn, bool is_white) {
    return {static_cast<char>('a' + pawn.file), is_white ? '3' : '6'};
}

/// The squares that a pawn may just have crossed: the told one, or any that the men allow.
std::vector<std::string> crossings_left_open(const Reading& told) {
    const bool is_white = !told.white_to_move;
    const int home = is_white ? 1 : 6;
    const int there = is_white ? 3 : 4;
    const int between = is_white ? 2 : 5;
    const char pawn = is_white ? 'P' : 'p';
    if (told.knows_last_move) {
        const bool is_two_steps = told.last_move.size() == 2 &&
                                  stands(told.men, told.last_move[1], pawn) &&
                                  told.last_move[0] == Place{told.last_move[1].file, home} &&
                                  told.last_move[1].rank == there;
        return {is_two_steps ? square_crossed(told.last_move[1], is_white) : "-"};
    }
    std::vector<std::string> open{"-"};
    for (int file = 0; file < 8; ++file)
        if (stands(told.men, {file, there}, pawn) && !told.men.contains({file, between}) &&
            !told.men.contains({file, home}))
            open.push_back(square_crossed({file, there}, is_white));
    return open;
}

std::string placement(const ToldMen& men) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        for (int file = 0; file < 8; ++file) {
            const auto found = men.find({file, rank});
            if (found == men.end()) {
                ++empty;
                continue;
            }
            text += empty > 0 ? std::to_string(empty) : "";
            text += found->second;
            empty = 0;
        }
        text += empty > 0 ? std::to_string(empty) : "";
        text += rank > 0 ? "/" : "";
    }
    return text;
}

std::vector<std::string> starts_of(const Reading& told, std::size_t halfmoves) {
    std::vector<std::string> starts;
    for (const std::string& white : rights_left_open(told, true))
        for (const std::string& black : rights_left_open(told, false))
            for (const std::string& crossed : crossings_left_open(told)) {
                const std::string rights = white + black;
                std::string fen = placement(told.men) + (told.white_to_move ? " w " : " b ");
                (fen += rights.empty() ? "-" : rights) += ' ';
                starts.push_back(fen + crossed + ' ' + std::to_string(halfmoves) + " 1");
            }
    return starts;
}

}  // namespace

ToldWords read_told_words(std::string_view men, const std::vector<std::string>& context,
                          std::string_view question) {
    ToldWords words;
    words.squares = squares_in(question);
    words.is_of_white = names_white(question);
    Reading told;
    told.men = men_in(men);
    for (const std::string& sentence : context)
        read_sentence(told, sentence);
    read_sentence(told, question.substr(0, question.find('.') + 1));
    if (question.starts_with("Where can"))
        told.white_to_move = told.men.at(words.squares.front()) < 'a';
    if (has(question, "is in check"))
        told.white_to_move = words.is_of_white;
    const std::size_t plies = static_cast<std::size_t>(told.plies);
    if (plies != told.moves.size() && !(told.moves.empty() && told.has_no_repeats))
        words.objection = "moves are hidden";
    for (std::size_t i = told.moves.size(); i > 0; --i) {
        told.white_to_move = !told.white_to_move;
        const TwinMove move = move_told(told.moves[i - 1], told.white_to_move);
        take_back(told.men, move);
        words.moves.insert(words.moves.begin(), move);
    }
    words.starts = starts_of(told, plies - std::min(plies, told.moves.size()));
    return words;
}

}  // namespace arbiter::testing
