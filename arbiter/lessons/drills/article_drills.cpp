// Drills about which article forbids a move.
#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "arbiter/lessons/drills/makers.hpp"
#include "arbiter/lessons/drills/sources.hpp"
#include "arbiter/rules/pins.hpp"
#include "arbiter/rules/ruling.hpp"

namespace arbiter::lessons {

namespace {

/// Level by level: how men move; the king too; castling and the pawn's special moves.
constexpr std::array<std::array<Reason, 6>, 3> asked_reasons{
    {{Reason::not_its_move, Reason::own_piece_in_the_way, Reason::path_blocked,
      Reason::pawn_blocked, Reason::nothing_to_capture, Reason::not_your_piece},
     {Reason::king_into_check, Reason::leaves_king_in_check, Reason::exposes_king,
      Reason::path_blocked, Reason::nothing_to_capture, Reason::not_its_move},
     {Reason::castling_right_lost, Reason::castling_path_blocked, Reason::castling_through_check,
      Reason::castling_out_of_check, Reason::castling_into_check, Reason::en_passant_gone}}};

const auto& reasons_of(int level) { return asked_reasons.at(static_cast<std::size_t>(level) - 1); }

bool is_about_castling(Reason reason) {
    return std::string_view(code(reason)).starts_with("castling");
}

/// The same position with something changed, where that can be.
std::optional<Position> with_change(const Position& position, bool is_turn_passed, Bitboard rooks) {
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
        const auto other = with_change(position, true, {});
        return other && rule_on(*other, attempt).is_legal();
    }
    if (reason == Reason::castling_right_lost) {
        const Rank home = rank_of(attempt.from);
        const bool is_short = file_of(attempt.to) > file_of(attempt.from);
        const Bitboard corner(square_at(is_short ? File::h : File::a, home));
        const bool is_rook = board.of(position.turn(), Role::rook).contains_all(corner);
        const auto other = is_rook ? with_change(position, false, corner) : std::nullopt;
        return other && rule_on(*other, attempt).is_legal();
    }
    if (is_about_castling(reason) || reason == Reason::exposes_king ||
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

/// Whose moves that reason can forbid; nobody else need be tried.
Bitboard men_to_try(const Position& position, Reason wanted) {
    const Color us = position.turn();
    const Board& board = position.board();
    if (is_about_castling(wanted))
        return board.of(us, Role::king);
    if (wanted == Reason::not_your_piece)
        return board.of(opponent(us));
    if (wanted == Reason::king_into_check)
        return board.of(us, Role::king);
    if (wanted == Reason::leaves_king_in_check)
        return is_check(position) ? board.of(us) : Bitboard();
    if (wanted == Reason::exposes_king)
        return pinned(position, us);
    const bool is_of_pawns = wanted == Reason::pawn_blocked ||
                             wanted == Reason::nothing_to_capture ||
                             wanted == Reason::en_passant_gone;
    return is_of_pawns ? board.of(us, Role::pawn) : board.of(us);
}

/// What a player may try and that reason alone forbids.
std::vector<Attempt> attempts_with(const Position& position, Reason wanted) {
    std::vector<Attempt> attempts;
    for (const Square from : men_to_try(position, wanted))
        for (const Square to : all_squares) {
            const Attempt attempt{from, to, std::nullopt};
            // A castling king is taken to his goal, as people do.
            const bool is_onto_rook = is_about_castling(wanted) &&
                                      position.board().of(position.turn(), Role::rook).contains(to);
            if (from != to && !is_onto_rook && rule_on(position, attempt).reason == wanted &&
                is_only_reason(position, attempt, wanted))
                attempts.push_back(attempt);
        }
    return attempts;
}

/// Of every kind of men equally often, though pawns are most. Requires: there is one.
Attempt one_attempt(Dice& dice, const Board& board, const std::vector<Attempt>& attempts) {
    PerRole<std::vector<Attempt>> by_role;
    for (const Attempt& attempt : attempts)
        by_role[board.at(attempt.from).value().role].push_back(attempt);
    std::vector<Role> roles;
    for (const Role role : all_roles)
        if (!by_role[role].empty())
            roles.push_back(role);
    return dice.one_of(by_role[dice.one_of(roles)]);
}

}  // namespace

std::span<const std::string_view> reasons_asked_for(int level) {
    static const auto all_codes = [] {
        std::array<std::array<std::string_view, 6>, asked_reasons.size()> codes;
        for (std::size_t i = 0; i < codes.size(); ++i)
            std::ranges::transform(asked_reasons.at(i), codes.at(i).begin(),
                                   [](Reason reason) { return code(reason); });
        return codes;
    }();
    return all_codes.at(static_cast<std::size_t>(level) - 1);
}

std::optional<Task> make_article(Workshop& shop) {
    const auto& reasons = reasons_of(shop.level);
    const auto* const named =
        std::ranges::find(reasons, shop.wanted, [](Reason r) { return code(r); });
    const Reason wanted = named == reasons.end() ? shop.dice.one_of(reasons) : *named;
    const auto place = place_in_game(
        shop.dice, [&](const History& at) { return !attempts_with(at.current(), wanted).empty(); });
    if (!place)
        return std::nullopt;
    const Position& position = place->current();
    const auto attempts = attempts_with(position, wanted);
    return Task{History(position),
                ArticleQuestion{one_attempt(shop.dice, position.board(), attempts)}};
}

}  // namespace arbiter::lessons
