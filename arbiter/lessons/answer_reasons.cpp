#include "arbiter/lessons/answer_reasons.hpp"

#include <optional>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/one_of.hpp"
#include "arbiter/lessons/moves_that.hpp"
#include "arbiter/lessons/phrases.hpp"
#include "arbiter/lessons/sentences.hpp"
#include "arbiter/lessons/told.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/pins.hpp"

namespace arbiter::lessons {

namespace {

/// Says of each question what its answer rests on.
struct Reasoning {
    using Said = std::vector<std::string>;

    std::string_view language;
    const Task& task;
    const Position& position;
    const Board& board = position.board();
    Color us = position.turn();

    Said operator()(const TargetsQuestion& asked) const {
        if (asked.square == position.king(us))
            return of_king(asked.square);
        Said said;
        add_check(said);
        add_pin(said, asked.square);
        if (!said.empty())
            return said;
        if (targets_of(position, asked.square).any())
            return {way_of(asked.square)};
        return board.role_on(asked.square) == Role::pawn ? stopped_pawn(asked.square)
                                                         : hemmed_in(asked.square);
    }

    Said operator()(const EscapesQuestion& /*asked*/) const {
        Said said;
        if (checkers(position).has_more_than_one())
            add_check(said);
        add_moves(said, "why.run", Goal::run);
        add_moves(said, "why.take_checker", Goal::take_checker);
        add_moves(said, "why.block", Goal::block);
        return said;
    }

    Said operator()(const EnPassantQuestion& /*asked*/) const {
        const auto crossed = position.just_crossed();
        if (!crossed)
            return {no_two_steps()};
        Said said;
        for (const Square pawn : pawn_attacks(opponent(us), *crossed) & board.of(us, Role::pawn))
            said.push_back(ruling_sentence(language, position, {pawn, *crossed, std::nullopt}));
        if (said.empty())
            said.push_back(phrase(language, "why.no_pawn_beside",
                                  {{"side", side_in_words(language, us)},
                                   {"square", std::string(name(beside(*crossed)))}}));
        return said;
    }

    Said operator()(const OneOf<AttacksQuestion, SquaresQuestion, MoveQuestion, EndQuestion,
                                CastlingQuestion, DeadQuestion, ClaimQuestion, FlagQuestion,
                                ArticleQuestion, OptionQuestion> auto& /*asked*/) const {
        return {};
    }

    void add_check(Said& said) const {
        const Bitboard by = checkers(position);
        if (by.any())
            said.push_back(phrase(language,
                                  by.has_more_than_one() ? "why.double_check" : "why.in_check",
                                  {{"side", side_in_words(language, us)},
                                   {"from_men", men_on(language, board, by, Case::from)}}));
    }

    void add_pin(Said& said, Square pinned_square) const {
        for (const Pin& pin : pins(position, us))
            if (pin.pinned == pinned_square)
                said.push_back(upper_first(
                    phrase(language, "why.pinned",
                           {{"man", man_on(language, board, pin.pinned)},
                            {"king", std::string(name(pin.king))},
                            {"pinner", man_on(language, board, pin.pinner, Case::dative)}})));
    }

    [[nodiscard]] std::string way_of(Square square) const {
        return phrase(language, "why.way." + std::string(name(board.role_on(square))));
    }

    /// Neither checked nor pinned, it lacks squares only.
    [[nodiscard]] Said hemmed_in(Square square) const {
        const Bitboard own = attacks({us, board.role_on(square)}, square, board.occupied());
        return {phrase(language, "why.hemmed_in",
                       {{"men", men_on(language, board, own & board.of(us))}})};
    }

    [[nodiscard]] Said stopped_pawn(Square square) const {
        const Square before = offset(square, 0, forward(us)).value();
        return {ruling_sentence(language, position, {square, before, std::nullopt}),
                phrase(language, "why.takes_nothing")};
    }

    [[nodiscard]] Said of_king(Square king) const {
        Said said;
        add_check(said);
        Bitboard attacked;
        for (const Square square : king_attacks(king) - board.of(us))
            if (!rule_on(position, {king, square, std::nullopt}).is_legal())
                attacked.add(square);
        const Bitboard own = king_attacks(king) & board.of(us);
        if (attacked.any())
            said.push_back(
                phrase(language, attacked.has_more_than_one() ? "why.attacked" : "why.attacked.one",
                       {{"squares", squares_in_words(language, attacked)}}));
        if (own.any() && targets_of(position, king).empty())
            said.push_back(
                phrase(language, "why.own_men", {{"squares", squares_in_words(language, own)}}));
        return said.empty() ? Said{way_of(king)} : said;
    }

    void add_moves(Said& said, std::string_view name, Goal goal) const {
        const auto moves = moves_that(position, {goal, {}});
        if (!moves.empty())
            said.push_back(phrase(language, name,
                                  {{"moves", moves_in_words(language, position, moves)},
                                   {"men_accusative", men_on(language, board, checkers(position),
                                                             Case::accusative)}}));
    }

    [[nodiscard]] std::string no_two_steps() const {
        const auto last = last_told_move(task, told_with(task));
        if (!last)
            return phrase(language, "why.no_two_steps");
        return phrase(
            language, "why.no_two_steps.move",
            {{"move", std::string(name(last->from)) + '-' + std::string(name(last->to))}});
    }

    /// Where the pawn stands that has crossed the square.
    [[nodiscard]] Square beside(Square crossed) const {
        return offset(crossed, 0, -forward(us)).value();
    }
};

}  // namespace

std::vector<std::string> reasons_in_words(std::string_view language, const Task& task) {
    return std::visit(Reasoning{language, task, task.game.current()}, task.question);
}

}  // namespace arbiter::lessons
