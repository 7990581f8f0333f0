// Drills about the moves of one position: where a man can go, mate or not, and out of a check.
#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "arbiter/lessons/drills/makers.hpp"
#include "arbiter/lessons/drills/sources.hpp"
#include "arbiter/lessons/moves_that.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/pins.hpp"
#include "arbiter/rules/play.hpp"
#include "arbiter/rules/threats.hpp"

namespace arbiter::lessons {

namespace {

using namespace std::string_view_literals;

/// On the third level one of so many men without a move is asked about.
constexpr std::uint32_t stuck_men_passed_over = 6;

Task about(const Position& position, Question question) {
    return {History(position), std::move(question)};
}

std::optional<Position> any_place(Dice& dice) {
    const auto game = place_in_game(dice, [](const History&) { return true; });
    return game ? std::optional(game->current()) : std::nullopt;
}

/// The men whose moves are worth a thought: pinned ones, any in a check, a king beside squares that
/// are attacked.
Bitboard bound_men(const Position& position) {
    const Color us = position.turn();
    const Board& board = position.board();
    if (is_check(position))
        return board.of(us);
    Bitboard men = pinned(position, us);
    const Square king = position.king(us);
    if (king_attacks(king).intersects(attacked_squares(board, opponent(us)) - board.of(us)))
        men.add(king);
    return men;
}

std::optional<Square> any_of(Dice& dice, Bitboard squares) {
    if (squares.empty())
        return std::nullopt;
    std::uint32_t left = dice.below(static_cast<std::uint32_t>(squares.size()));
    for (const Square square : squares)
        if (left-- == 0)
            return square;
    return std::nullopt;
}

/// As "KRk" with up to two men more.
std::optional<Position> few_men(Dice& dice, std::string_view men) {
    constexpr std::array more{""sv, "P"sv, "p"sv, "Nn"sv, "Pp"sv, "b"sv};
    return thrown(dice, std::string(men) + std::string(dice.one_of(more)), Color::white);
}

/// Worth a question: the side to move is in check, or has hardly a move.
std::optional<Task> end_question(const Position& position, int level) {
    const std::size_t moves = count_legal_moves(position);
    const std::size_t most_moves = level == 3 ? 1 : 3;
    if (moves > most_moves)
        return std::nullopt;
    return about(position, EndQuestion{});
}

/// After a move of a game's position that gives check.
std::optional<Position> after_a_check(Dice& dice) {
    const auto place = any_place(dice);
    if (!place)
        return std::nullopt;
    const auto checks = moves_that(*place, {Goal::check, {}});
    return checks.empty() ? std::nullopt : std::optional(place->play(dice.one_of(checks)));
}

/// Requires: "pawn", "knight", ...
Role role_called(std::string_view called) {
    return *std::ranges::find(all_roles, called, [](Role role) { return name(role); });
}

}  // namespace

std::span<const std::string_view> men_asked_about(int level) {
    static constexpr std::array<std::string_view, 6> men{"pawn", "knight", "bishop",
                                                         "rook", "queen",  "king"};
    // Where there are few men the king's moves are those of the chapter on kings.
    return std::span(men).first(level == 1 ? 5 : 6);
}

std::optional<Task> make_moves(Workshop& shop) {
    Dice& dice = shop.dice;
    const auto men = men_asked_about(shop.level);
    const Role role = role_called(shop.wanted.empty() ? dice.one_of(men) : shop.wanted);
    const auto position =
        shop.level == 1 ? few_men(dice, std::string{'K', letter(role), 'k'}) : any_place(dice);
    if (!position || (shop.level < 3 && is_check(*position)))
        return std::nullopt;
    const Color us = position->turn();
    const Bitboard asked = shop.level == 1   ? position->board().of(us)
                           : shop.level == 2 ? position->board().of(us) - pinned(*position, us)
                                             : bound_men(*position);
    const auto square = any_of(dice, asked & position->board().of(role));
    if (!square)
        return std::nullopt;
    // Most of those who are bound have no move at all: they would come too often.
    const bool is_passed_over = shop.level < 3 || dice.below(stuck_men_passed_over) != 0;
    if (is_passed_over && targets_of(*position, *square).empty())
        return std::nullopt;
    return about(*position, TargetsQuestion{*square});
}

std::optional<Task> make_mate(Workshop& shop) {
    // Without Black's king, who goes to the edge first: elsewhere he hardly ever lacks a move.
    constexpr std::array<std::array<std::string_view, 4>, 3> men{
        {{"KQ", "KR", "KRR", "KQB"},
         {"KQPp", "KRPp", "KQp", "KBPp"},
         {"KQPpp", "KRPpp", "KQNpp", "KQPPpp"}}};
    Dice& dice = shop.dice;
    const bool is_from_game = shop.level > 1 && shop.wanted != "stalemate";
    if (is_from_game) {
        const auto position = after_a_check(dice);
        return position ? end_question(*position, shop.level) : std::nullopt;
    }
    Setup setup;
    setup.turn = Color::black;
    const Bitboard edge = back_ranks | squares_of(File::a) | squares_of(File::h);
    setup.board.put(*any_of(dice, edge), {Color::black, Role::king});
    throw_men(dice, dice.one_of(men.at(static_cast<std::size_t>(shop.level) - 1)), setup.board);
    const auto position = possible(setup);
    return position ? end_question(*position, shop.level) : std::nullopt;
}

std::optional<Task> make_escapes(Workshop& shop) {
    const auto given = after_a_check(shop.dice);
    if (!given || !has_legal_move(*given))
        return std::nullopt;
    const Position& position = *given;
    const auto count = count_legal_moves(position);
    const auto some = [&](Goal goal) { return !moves_that(position, {goal, {}}).empty(); };
    const int ways = int{some(Goal::run)} + int{some(Goal::block)} + int{some(Goal::take_checker)};
    const bool fits = shop.level == 1   ? count <= 3
                      : shop.level == 2 ? ways >= 2 && count <= 8
                                        : ways == 3 || checkers(position).has_more_than_one();
    return fits ? std::optional(about(position, EscapesQuestion{})) : std::nullopt;
}

}  // namespace arbiter::lessons
