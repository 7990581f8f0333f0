// Drills about the moves of one position: where a man can go, mate or not, out of a check, and
// which article forbids a move.
#include <array>
#include <string>
#include <vector>

#include "arbiter/lessons/drills/makers.hpp"
#include "arbiter/lessons/drills/sources.hpp"
#include "arbiter/lessons/moves_that.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/pins.hpp"
#include "arbiter/rules/play.hpp"
#include "arbiter/rules/ruling.hpp"
#include "arbiter/rules/threats.hpp"

namespace arbiter::lessons {

namespace {

using namespace std::string_view_literals;

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

/// The same position with something changed, where that can be.
std::optional<Position> changed(const Position& position, bool is_turn_passed, Bitboard rooks) {
    Setup setup;
    setup.board = position.board();
    setup.turn = is_turn_passed ? opponent(position.turn()) : position.turn();
    setup.castling_rooks = position.castling_rooks() | rooks;
    return possible(setup);
}

/// No other article forbids it too: with that reason out of the way it would be legal, or only how
/// the man moves is in question and his king is safe.
bool is_only_reason(const Position& position, const Attempt& attempt, Reason reason) {
    const Board& board = position.board();
    if (reason == Reason::not_your_piece) {
        const auto other = changed(position, true, {});
        return other && rule_on(*other, attempt).is_legal();
    }
    if (reason == Reason::castling_right_lost) {
        const Rank home = rank_of(attempt.from);
        const bool is_short = file_of(attempt.to) > file_of(attempt.from);
        const Bitboard corner(square_at(is_short ? File::h : File::a, home));
        const bool is_rook = board.of(position.turn(), Role::rook).contains_all(corner);
        const auto other = is_rook ? changed(position, false, corner) : std::nullopt;
        return other && rule_on(*other, attempt).is_legal();
    }
    if (std::string_view(code(reason)).starts_with("castling") || reason == Reason::exposes_king ||
        reason == Reason::king_into_check || reason == Reason::leaves_king_in_check)
        return true;
    const bool is_safe = !is_check(position) &&
                         !pinned(position, position.turn()).contains(attempt.from) &&
                         board.role_on(attempt.from) != Role::king;
    if (reason == Reason::own_piece_in_the_way)
        return is_safe && board.role_on(attempt.from) != Role::pawn &&
               attacks(board.at(attempt.from).value(), attempt.from, board.occupied())
                   .contains(attempt.to);
    return is_safe;
}

/// What the side to move may try and that reason alone forbids.
std::vector<Attempt> attempts_with(const Position& position, Reason wanted) {
    std::vector<Attempt> attempts;
    for (const Square from : position.board().occupied())
        for (const Square to : all_squares) {
            const Attempt attempt{from, to, std::nullopt};
            // A castling king is taken to his goal, as people do.
            const bool is_onto_rook = from == position.king(position.turn()) &&
                                      position.board().of(position.turn(), Role::rook).contains(to);
            const bool is_told =
                from != to &&
                (!is_onto_rook || !std::string_view(code(wanted)).starts_with("castling"));
            if (is_told && rule_on(position, attempt).reason == wanted &&
                is_only_reason(position, attempt, wanted))
                attempts.push_back(attempt);
        }
    return attempts;
}

}  // namespace

std::optional<Task> make_moves(Workshop& shop) {
    Dice& dice = shop.dice;
    constexpr std::array men{"KRk"sv, "KBk"sv, "KNk"sv, "KQk"sv, "KPk"sv};
    const auto position = shop.level == 1 ? few_men(dice, dice.one_of(men)) : any_place(dice);
    if (!position)
        return std::nullopt;
    const Board& board = position->board();
    const Bitboard ours = board.of(position->turn());
    if (shop.level < 3 && is_check(*position))
        return std::nullopt;
    const Bitboard asked = shop.level == 1   ? ours - board.of(Role::king)
                           : shop.level == 2 ? ours - pinned(*position, position->turn())
                                             : bound_men(*position);
    const auto square = any_of(dice, asked);
    if (!square || (shop.level < 3 && targets_of(*position, *square).empty()))
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

std::optional<Task> make_article(Workshop& shop) {
    // Level by level: how men move; the king too; castling and the pawn's special moves.
    constexpr std::array<std::array<Reason, 6>, 3> reasons{
        {{Reason::not_its_move, Reason::own_piece_in_the_way, Reason::path_blocked,
          Reason::pawn_blocked, Reason::nothing_to_capture, Reason::not_your_piece},
         {Reason::king_into_check, Reason::leaves_king_in_check, Reason::exposes_king,
          Reason::path_blocked, Reason::nothing_to_capture, Reason::not_its_move},
         {Reason::castling_right_lost, Reason::castling_path_blocked,
          Reason::castling_through_check, Reason::castling_out_of_check,
          Reason::castling_into_check, Reason::en_passant_gone}}};
    const auto& choice = reasons.at(static_cast<std::size_t>(shop.level) - 1);
    const Reason wanted = shop.dice.one_of(choice);
    // Until one is found, so that rare reasons come as often as others.
    for (int i = 0; i < 200; ++i) {
        const auto place = any_place(shop.dice);
        const auto attempts = place ? attempts_with(*place, wanted) : std::vector<Attempt>();
        if (!attempts.empty())
            return about(*place, ArticleQuestion{shop.dice.one_of(attempts)});
    }
    return std::nullopt;
}

}  // namespace arbiter::lessons
