#include "arbiter/lessons/choice_faults.hpp"

#include <optional>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/one_of.hpp"
#include "arbiter/lessons/phrases.hpp"
#include "arbiter/lessons/ruling_words.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/winnable/winnable.hpp"

namespace arbiter::lessons {

namespace {

using Reasons = std::vector<std::string>;

/// Says of each question why that word does not answer it.
struct WhyNot {
    std::string_view language;
    const Task& task;
    const Position& position;
    std::string_view given;

    Reasons operator()(const EndQuestion& /*asked*/) const {
        if (given == "neither")
            return {of_mover("why.no_move")};
        if (has_legal_move(position))
            return {of_mover("why.has_move")};
        return {given == "mate" ? of_mover("why.no_check") : in_check()};
    }
    Reasons operator()(const CastlingQuestion& /*asked*/) const {
        if (given == "none")
            return {of_mover("why.can_castle")};
        Reasons reasons;
        for (const CastlingSide side : both_sides)
            if (const auto why = castling_refused(side); why && names(side))
                reasons.push_back(*why);
        if (reasons.empty())
            reasons.push_back(phrase(language, "why.not_all"));
        return reasons;
    }
    Reasons operator()(const DeadQuestion& /*asked*/) const {
        if (given == "no")
            return {phrase(language, "right.dead")};
        for (const Color winner : both_colors)
            if (can_win(winner))
                return {of(winner, "why.can_mate")};
        return {};
    }
    Reasons operator()(const FlagQuestion& asked) const {
        const Color winner = opponent(asked.side);
        if (given == name(asked.side))
            return {of(asked.side, "why.own_flag")};
        return {of(winner, can_win(winner) ? "why.can_mate" : "why.cannot_mate")};
    }
    Reasons operator()(const ClaimQuestion& /*asked*/) const {
        if (given == "threefold")
            return {phrase(language, "why.threefold",
                           {{"times", std::to_string(task.game.repetitions())}})};
        if (given == "fifty")
            return {phrase(language, "context.plies",
                           {{"plies", std::to_string(position.halfmove_clock())}})};
        return {phrase(language, "why.claim")};
    }
    Reasons operator()(const ArticleQuestion& asked) const {
        return {upper_first(ruling_in_words(language, position, asked.attempt)) + '.'};
    }
    Reasons operator()(
        const OneOf<TargetsQuestion, AttacksQuestion, SquaresQuestion, MoveQuestion,
                    EscapesQuestion, EnPassantQuestion, OptionQuestion> auto& /*asked*/) const {
        return {};
    }

    [[nodiscard]] std::string of(Color color, std::string_view name) const {
        return phrase(language, name, {{"side", phrase(language, arbiter::name(color))}});
    }
    [[nodiscard]] std::string of_mover(std::string_view name) const {
        return of(position.turn(), name);
    }
    [[nodiscard]] std::string in_check() const {
        return phrase(
            language, "why.check",
            {{"side", phrase(language, name(position.turn()))},
             {"men_dative", men_on(language, position.board(), checkers(position), Case::dative)}});
    }
    [[nodiscard]] bool can_win(Color winner) const {
        return winnable(position, winner).winnability == Winnability::winnable;
    }
    [[nodiscard]] bool names(CastlingSide side) const {
        return given == "both" || given == (side == CastlingSide::king_side ? "short" : "long");
    }
    /// With the article; nothing where it is allowed.
    [[nodiscard]] std::optional<std::string> castling_refused(CastlingSide side) const {
        const Color us = position.turn();
        const Attempt attempt{position.king(us), castling_targets(us, side).king, std::nullopt};
        const Ruling ruling = rule_on(position, attempt);
        if (ruling.is_legal())
            return std::nullopt;
        return phrase(language, "ruling",
                      {{"ruling", upper_first(ruling_in_words(language, position, attempt))},
                       {"article", std::string(ruling.article)}});
    }
};

}  // namespace

std::vector<std::string> why_not(std::string_view language, const Task& task, const Answer& given) {
    const auto* const word = std::get_if<std::string>(&given);
    return std::visit(WhyNot{language, task, task.game.current(),
                             word != nullptr ? std::string_view(*word) : std::string_view()},
                      task.question);
}

}  // namespace arbiter::lessons
