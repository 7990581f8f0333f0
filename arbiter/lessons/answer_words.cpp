#include "arbiter/lessons/answer_words.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/one_of.hpp"
#include "arbiter/game/claims.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/lessons/answer_reasons.hpp"
#include "arbiter/lessons/moves_that.hpp"
#include "arbiter/lessons/phrases.hpp"
#include "arbiter/lessons/sentences.hpp"
#include "arbiter/lessons/told.hpp"
#include "arbiter/notation/move_notation.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/winnable/winnable.hpp"

namespace arbiter::lessons {

namespace {

using Moves = std::vector<Move>;
using Sentences = std::vector<std::string>;

/// Of a longer line of moves only the beginning is told.
constexpr std::size_t most_told_moves = 12;

/// "1. Ke2 Kd5 2. Kd3", and that it goes on where it is longer than that.
std::string line_in_words(std::string_view language, Position position, const Moves& line,
                          std::size_t most, Notation notation = Notation::fide) {
    std::string text;
    for (std::size_t i = 0; i < std::min(line.size(), most); ++i) {
        if (position.turn() == Color::white || i == 0)
            (text += text.empty() ? "" : " ") += std::to_string(position.fullmove_number()) +
                                                 (position.turn() == Color::white ? "." : "...");
        (text += ' ') += write_move(position, line[i], {notation, language});
        position = position.play(line[i]);
    }
    if (line.size() > most)
        text +=
            ' ' + phrase(language, "and_so_on", {{"number", std::to_string(line.size() - most)}});
    return text;
}

/// Says each question.
struct Asking {
    std::string_view language;
    const Position& position;

    std::string operator()(const TargetsQuestion& asked) const {
        return of_man("ask.targets", asked.square);
    }
    std::string operator()(const AttacksQuestion& asked) const {
        return of_man("ask.attacks", asked.square);
    }
    std::string operator()(const SquaresQuestion& asked) const {
        return plain(asked.way ? "ask.way" : "ask.squares");
    }
    std::string operator()(const MoveQuestion& asked) const {
        return plain("ask.move." + std::string(name(asked.goal)));
    }
    std::string operator()(const EndQuestion& /*asked*/) const { return plain("ask.end"); }
    std::string operator()(const EscapesQuestion& /*asked*/) const { return plain("ask.escapes"); }
    std::string operator()(const CastlingQuestion& /*asked*/) const {
        return plain("ask.castling");
    }
    std::string operator()(const EnPassantQuestion& /*asked*/) const {
        return plain("ask.en_passant");
    }
    std::string operator()(const DeadQuestion& /*asked*/) const { return plain("ask.dead"); }
    std::string operator()(const ClaimQuestion& /*asked*/) const { return plain("ask.claim"); }
    std::string operator()(const FlagQuestion& asked) const {
        return phrase(language, "ask.flag", {{"side", side_in_words(language, asked.side)}});
    }
    std::string operator()(const ArticleQuestion& asked) const {
        // Who tries it is not always who has the move.
        const Color owner = position.board().color_at(asked.attempt.from).value_or(position.turn());
        return phrase(language, "ask.article",
                      {{"side", side_in_words(language, owner)},
                       {"from", std::string(name(asked.attempt.from))},
                       {"to", std::string(name(asked.attempt.to))}});
    }
    std::string operator()(const OptionQuestion& /*asked*/) const { return plain("ask.option"); }

    [[nodiscard]] std::string plain(std::string_view name) const {
        return phrase(language, name, {{"side", side_in_words(language, position.turn())}});
    }
    [[nodiscard]] std::string of_man(std::string_view name, Square square) const {
        const Board& board = position.board();
        return phrase(language, name,
                      {{"man", man_on(language, board, square)},
                       {"man_dative", man_on(language, board, square, Case::dative)}});
    }
};

/// Says what a board alone does not show. What is told of the position before the told moves has
/// phrases of its own: `.._before`.
struct Context {
    std::string_view language;
    const Task& task;
    const Told told = told_with(task);

    [[nodiscard]] Sentences sentences() const {
        Sentences all;
        if (told.turn)
            all.push_back(of_side("context.turn", task.game.current().turn()));
        if (told.moves)
            add_game(all);
        for (const Color color : told.castlers)
            all.push_back(rights(color));
        if (told.last_move)
            all.push_back(last_move());
        return all;
    }

    void add_game(Sentences& all) const {
        const History& game = task.game;
        const std::uint32_t plies = game.current().halfmove_clock();
        if (told.plies)
            all.push_back(phrase(language, "context.plies", {{"plies", std::to_string(plies)}}));
        if (game.moves().empty() && plies > 0)
            all.push_back(phrase(language, "context.no_repeats"));
        if (!game.moves().empty())
            all.push_back(
                phrase(language, "context.moves",
                       {{"line", line_in_words(language, game.start(), game.moves(),
                                               game.moves().size(), Notation::hyphened)}}));
    }
    [[nodiscard]] std::string rights(Color color) const {
        const Position& position = told_from(task, told);
        const Bitboard rooks = position.castling_rooks() & position.board().of(color);
        if (rooks.empty())
            return of_side("context.no_rights" + when(), color);
        return phrase(language, "context.rights" + when(),
                      {{"side", side_in_words(language, color)},
                       {"men_dative", men_on(language, position.board(), rooks, Case::dative)}});
    }
    [[nodiscard]] std::string last_move() const {
        const auto move = last_told_move(task, told);
        if (!move)
            return phrase(language, "context.no_two_steps" + when());
        return phrase(language, "context.last_move" + when(),
                      {{"side", side_in_words(language, move->side)},
                       {"from", std::string(name(move->from))},
                       {"to", std::string(name(move->to))}});
    }
    [[nodiscard]] std::string of_side(const std::string& name, Color color) const {
        return phrase(language, name, {{"side", side_in_words(language, color)}});
    }
    [[nodiscard]] std::string when() const { return told.moves ? "_before" : ""; }
};

/// Says the right answer to each question; of words and articles also why it is right.
struct Solution {
    std::string_view language;
    const Task& task;
    const Position& position;

    Sentences operator()(const OneOf<TargetsQuestion, AttacksQuestion> auto& /*asked*/) const {
        return squares(squares_in_words(language, std::get<Bitboard>(right_answer(task))));
    }
    Sentences operator()(const SquaresQuestion& asked) const {
        return squares(asked.way ? way_in_words(language, *asked.way)
                                 : squares_in_words(language, asked.squares));
    }
    Sentences operator()(
        const OneOf<MoveQuestion, EscapesQuestion, EnPassantQuestion> auto& /*asked*/) const {
        return {phrase(
            language, "right.moves",
            {{"moves", moves_in_words(language, position, std::get<Moves>(right_answer(task)))}})};
    }
    Sentences operator()(const EndQuestion& /*asked*/) const {
        const std::string told = side_in_words(language, position.turn());
        if (const auto moves = legal_moves(position); !moves.empty())
            return {phrase(
                language, "right.neither",
                {{"side", told}, {"move", move_in_words(language, position, *moves.begin())}})};
        if (!is_check(position))
            return {phrase(language, "right.stalemate", {{"side", told}})};
        return {phrase(
            language, "right.mate",
            {{"side", told},
             {"from_men", men_on(language, position.board(), checkers(position), Case::from)}})};
    }
    Sentences operator()(const CastlingQuestion& /*asked*/) const {
        Sentences sentences;
        for (const CastlingSide to : both_sides) {
            const Color us = position.turn();
            const Square king = position.king(us);
            const Square goal = castling_targets(us, to).king;
            sentences.push_back(ruling_sentence(language, position, {king, goal, std::nullopt}));
        }
        return sentences;
    }
    Sentences operator()(const DeadQuestion& /*asked*/) const {
        for (const Color winner : both_colors) {
            const Verdict verdict = winnable(position, winner);
            if (verdict.winnability == Winnability::winnable)
                return {can_mate(winner, verdict)};
        }
        return {phrase(language, "right.dead")};
    }
    Sentences operator()(const FlagQuestion& asked) const {
        const Color winner = opponent(asked.side);
        const Verdict verdict = winnable(position, winner);
        const bool is_won = verdict.winnability == Winnability::winnable;
        const std::string end = phrase(language, is_won ? "right.flag_wins" : "right.flag_draws",
                                       {{"side", side_in_words(language, asked.side)},
                                        {"winner", side_in_words(language, winner)}});
        return is_won ? Sentences{end, can_mate(winner, verdict)} : Sentences{end};
    }
    Sentences operator()(const ClaimQuestion& /*asked*/) const {
        const Claims claims = open_claims(task.game, fide_ruleset());
        if (claims.threefold)
            return {phrase(language, "right.threefold")};
        if (!claims.threefold_with_move.empty())
            return {with_move("right.threefold_with_move", claims.threefold_with_move)};
        if (claims.fifty)
            return {phrase(language, "right.fifty")};
        if (!claims.fifty_with_move.empty())
            return {with_move("right.fifty_with_move", {claims.fifty_with_move.front()})};
        return {phrase(language, "right.no_claim",
                       {{"times", std::to_string(task.game.repetitions())},
                        {"plies", std::to_string(position.halfmove_clock())}})};
    }
    Sentences operator()(const ArticleQuestion& asked) const {
        return {ruling_sentence(language, position, asked.attempt)};
    }
    Sentences operator()(const OptionQuestion& asked) const {
        return {phrase(language, "right.option", {{"letter", std::string(asked.letter)}})};
    }

    [[nodiscard]] Sentences squares(const std::string& words) const {
        return {phrase(language, "right.squares", {{"squares", words}})};
    }
    [[nodiscard]] std::string can_mate(Color winner, const Verdict& verdict) const {
        return phrase(language, verdict.line.empty() ? "right.is_mate" : "right.can_mate",
                      {{"side", side_in_words(language, winner)},
                       {"line", line_in_words(language, position, verdict.line, most_told_moves)}});
    }
    [[nodiscard]] std::string with_move(std::string_view name, const Moves& moves) const {
        return phrase(language, name, {{"moves", moves_in_words(language, position, moves)}});
    }
};

/// Says what a wrong answer to each question lacks.
struct Fault {
    std::string_view language;
    const Position& position;
    const Marking& marking;

    Sentences operator()(const TargetsQuestion& asked) const {
        Sentences sentences;
        for (const Square square : std::get<Bitboard>(marking.wrong))
            sentences.push_back(
                ruling_sentence(language, position, {asked.square, square, std::nullopt}));
        add_missing(sentences);
        return sentences;
    }
    Sentences operator()(const OneOf<AttacksQuestion, SquaresQuestion> auto& /*asked*/) const {
        Sentences sentences;
        const Bitboard wrong = std::get<Bitboard>(marking.wrong);
        if (wrong.any())
            sentences.push_back(phrase(language, "fault.squares",
                                       {{"squares", squares_in_words(language, wrong)}}));
        add_missing(sentences);
        return sentences;
    }
    Sentences operator()(const MoveQuestion& asked) const {
        const Moves& moves = std::get<Moves>(marking.wrong);
        return {phrase(language, "fault." + std::string(name(asked.goal)),
                       {{"move", moves_in_words(language, position, moves)}})};
    }
    Sentences operator()(const OneOf<EscapesQuestion, EnPassantQuestion> auto& /*asked*/) const {
        Sentences sentences;
        const Moves& wrong = std::get<Moves>(marking.wrong);
        const Moves& missing = std::get<Moves>(marking.missing);
        if (!wrong.empty())
            sentences.push_back(phrase(
                language, wrong.size() == 1 ? "fault.en_passant" : "fault.en_passant.several",
                {{"move", moves_in_words(language, position, wrong)}}));
        if (!missing.empty())
            sentences.push_back(phrase(language,
                                       missing.size() == 1 ? "fault.one_move" : "fault.more_moves",
                                       {{"number", std::to_string(missing.size())}}));
        return sentences;
    }
    Sentences operator()(const ChoiceQuestion auto& /*asked*/) const {
        return {phrase(language, "fault.choice")};
    }
    Sentences operator()(const OneOf<ArticleQuestion, OptionQuestion> auto& /*asked*/) const {
        return {phrase(language, "fault.choice")};
    }

    void add_missing(Sentences& sentences) const {
        const int missing = std::get<Bitboard>(marking.missing).size();
        if (missing > 0)
            sentences.push_back(phrase(language,
                                       missing == 1 ? "fault.one_square" : "fault.more_squares",
                                       {{"number", std::to_string(missing)}}));
    }
};

}  // namespace

std::string question_in_words(std::string_view language, const Task& task) {
    return std::visit(Asking{language, task.game.current()}, task.question);
}

Sentences context_in_words(std::string_view language, const Task& task) {
    return Context{language, task}.sentences();
}

Sentences answer_in_words(std::string_view language, const Task& task) {
    return std::visit(Solution{language, task, task.game.current()}, task.question);
}

Sentences solution_in_words(std::string_view language, const Task& task) {
    Sentences sentences = answer_in_words(language, task);
    for (std::string& reason : reasons_in_words(language, task))
        sentences.push_back(std::move(reason));
    return sentences;
}

Sentences fault_in_words(std::string_view language, const Task& task, const Marking& marking) {
    return std::visit(Fault{language, task.game.current(), marking}, task.question);
}

std::string choices_in_words(std::string_view language, std::span<const Choice> choices) {
    std::vector<std::string> words;
    for (const Choice& choice : choices)
        words.push_back(forms(language, "choice." + std::string(choice.name)).front());
    return any_of(language, words);
}

}  // namespace arbiter::lessons
