#include "arbiter/lessons/course.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "arbiter/base/words.hpp"
#include "arbiter/lessons/chapters/chapters.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/setup.hpp"

namespace arbiter::lessons {

namespace {

Bitboard squares_in(std::string_view text) {
    Bitboard squares;
    for (const std::string_view word : words_of(text))
        squares.add(square_named(word).value());
    return squares;
}

std::vector<Move> moves_in(const Position& position, std::string_view text) {
    std::vector<Move> moves;
    for (const std::string_view word : words_of(text))
        moves.push_back(read_uci_move(position, word).value());
    return moves;
}

/// "e2 e4".
SquaresQuestion way_in(std::string_view text) {
    const auto words = words_of(text);
    const Way way{square_named(words.at(0)).value(), square_named(words.at(1)).value()};
    return {squares_in(text), way};
}

Question question_of(const Position& position, const Ask& ask) {
    switch (ask.question) {
        case Asks::targets:
            return TargetsQuestion{square_named(ask.about).value()};
        case Asks::attacks:
            return AttacksQuestion{square_named(ask.about).value()};
        case Asks::squares:
            return SquaresQuestion{squares_in(ask.about)};
        case Asks::way:
            return way_in(ask.about);
        case Asks::move:
            return MoveQuestion{ask.goal, moves_in(position, ask.about)};
        case Asks::end:
            return EndQuestion{};
        case Asks::escapes:
            return EscapesQuestion{};
        case Asks::castling:
            return CastlingQuestion{};
        case Asks::en_passant:
            return EnPassantQuestion{};
        case Asks::dead:
            return DeadQuestion{};
        case Asks::claim:
            return ClaimQuestion{};
        case Asks::flag:
            return FlagQuestion{ask.about == "white" ? Color::white : Color::black};
        case Asks::article:
            return ArticleQuestion{read_uci_attempt(ask.about).value()};
        case Asks::option:
            return OptionQuestion{ask.about};
    }
    std::unreachable();
}

}  // namespace

std::span<const Chapter> course() {
    static const std::array chapters{
        Chapter{"board", board_steps},
        Chapter{"aim", aim_steps},
        Chapter{"equipment", equipment_steps},
        Chapter{"rook", rook_steps},
        Chapter{"bishop", bishop_steps},
        Chapter{"queen", queen_steps},
        Chapter{"king", king_steps},
        Chapter{"knight", knight_steps},
        Chapter{"pawn", pawn_steps},
        Chapter{"worth", worth_steps},
        Chapter{"check", check_steps},
        Chapter{"pins", pins_steps},
        Chapter{"mate", mate_steps},
        Chapter{"stalemate", stalemate_steps},
        Chapter{"castling", castling_steps},
        Chapter{"en_passant", en_passant_steps},
        Chapter{"promotion", promotion_steps},
        Chapter{"colors", colors_steps},
        Chapter{"endings", endings_steps},
        Chapter{"draws", draws_steps},
        Chapter{"dead", dead_steps},
        Chapter{"clocks", clocks_steps},
        Chapter{"touch", touch_steps},
        Chapter{"writing", writing_steps},
        Chapter{"conduct", conduct_steps},
        Chapter{"adjourned", adjourned_steps},
        Chapter{"blind", blind_steps},
        Chapter{"fast", fast_steps},
        Chapter{"correspondence", correspondence_steps},
        Chapter{"online", online_steps},
        Chapter{"chess960", chess960_steps},
        Chapter{"us", us_steps},
        Chapter{"lasker", lasker_steps},
        Chapter{"old_rules", old_rules_steps},
        Chapter{"why", why_steps},
    };
    return chapters;
}

const Chapter* find_chapter(std::string_view id) {
    const auto chapters = course();
    const auto found = std::ranges::find(chapters, id, &Chapter::id);
    return found == chapters.end() ? nullptr : &*found;
}

History game_of(const Step& step) {
    History game;
    if (!step.board.empty())
        game = History(Position::from(read_fen(step.board).value(), forgivable_faults).value());
    for (const std::string_view word : words_of(step.played))
        game.play(read_uci_move(game.current(), word).value());
    return game;
}

Bitboard marks_of(const Step& step) { return squares_in(step.marks); }

Task task_of(const Step& step) {
    History game = game_of(step);
    Question question = question_of(game.current(), step.ask.value());
    return {std::move(game), std::move(question)};
}

}  // namespace arbiter::lessons
