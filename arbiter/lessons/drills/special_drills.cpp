// Drills about castling and en passant.
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "arbiter/lessons/drills/makers.hpp"
#include "arbiter/lessons/drills/sources.hpp"
#include "arbiter/lessons/moves_that.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/play.hpp"

namespace arbiter::lessons {

namespace {

using namespace std::string_view_literals;

constexpr std::array few_attackers{"kr"sv, "kb"sv, "kn"sv, "kq"sv, "krN"sv, "kbB"sv, "krb"sv};
constexpr std::array more_attackers{"krbn"sv, "kqnPP"sv, "krrBN"sv, "kbbnPPP"sv, "kqrNpp"sv};

/// Either side equally often.
Setup of_either_side(Dice& dice, const Setup& setup) {
    return dice.below(2) == 0 ? setup : from_the_other_side(setup);
}

/// King and rooks of the side to move at home, and others anywhere.
std::optional<Position> castling_position(Dice& dice, int level) {
    Setup setup;
    setup.board.put(Square::e1, {Color::white, Role::king});
    Bitboard rooks;
    for (const Square corner : {Square::a1, Square::h1})
        if (dice.below(4) != 0) {
            setup.board.put(corner, {Color::white, Role::rook});
            rooks.add(corner);
        }
    throw_men(dice, level == 1 ? dice.one_of(few_attackers) : dice.one_of(more_attackers),
              setup.board);
    for (const Square rook : rooks)
        if (level < 3 || dice.below(3) != 0)
            setup.castling_rooks.add(rook);
    return rooks.empty() ? std::nullopt : possible(of_either_side(dice, setup));
}

/// Nobody but attackers is in question: at least one way between king and rook is free.
bool is_castling_open(const Position& position) {
    const Square king = position.king(position.turn());
    for (const Square rook : position.castling_rooks() & position.board().of(position.turn()))
        if (!castling_path(king, rook).intersects(position.board().occupied()))
            return true;
    return false;
}

/// After the move of the mover's pawn from that rank, seen from its own side, to the fourth.
std::optional<History> after_pawn_move(const Position& position, File file, Rank rank) {
    const Color us = position.turn();
    const Square from = square_at(file, relative_rank(us, rank));
    const Square to = square_at(file, relative_rank(us, Rank::fourth));
    History game(position);
    for (const Move move : legal_moves(position))
        if (move.from() == from && move.to() == to) {
            game.play(move);
            return game;
        }
    return std::nullopt;
}

/// A pawn that can be beside one that goes two squares: its own on the fifth rank, and the other on
/// a file beside it, on its first rank or on the next. Whose the pawns are is left to the dice.
std::optional<History> pawns_side_by_side(Dice& dice, int level) {
    Setup setup;
    setup.turn = Color::black;
    const auto file = static_cast<int>(dice.below(8));
    const int beside = file == 0 ? 1 : file == 7 ? 6 : file + (dice.below(2) == 0 ? 1 : -1);
    const bool goes_two = dice.below(3) != 0;
    const File other = static_cast<File>(beside);
    const Square from = square_at(other, goes_two ? Rank::seventh : Rank::sixth);
    setup.board.put(square_at(static_cast<File>(file), Rank::fifth), {Color::white, Role::pawn});
    setup.board.put(from, {Color::black, Role::pawn});
    constexpr std::array men{"Kk"sv, "KkP"sv, "KkNn"sv};
    constexpr std::array pinning{"KkrBb"sv, "KkqR"sv, "Kkrb"sv, "KkbQ"sv};
    throw_men(dice, level == 1 ? dice.one_of(men) : dice.one_of(pinning), setup.board);
    const auto position = possible(of_either_side(dice, setup));
    return position ? after_pawn_move(*position, other, goes_two ? Rank::second : Rank::third)
                    : std::nullopt;
}

/// The last move was a pawn's, and now one of the other side stands beside it.
bool is_pawn_beside(const History& game) {
    if (game.moves().empty() || game.moves().back().role() != Role::pawn)
        return false;
    const Position& position = game.current();
    const Square to = game.moves().back().to();
    const Bitboard pawns = position.board().of(position.turn(), Role::pawn);
    const bool is_promotion = back_ranks.contains(to);
    return !is_promotion && (king_attacks(to) & squares_of(rank_of(to))).intersects(pawns);
}

/// A position of a game, and a pawn's move that could be played there, to a square beside a pawn.
std::optional<History> a_pawn_goes_beside(Dice& dice) {
    const auto place = place_in_game(dice, [](const History&) { return true; });
    if (!place)
        return std::nullopt;
    std::vector<History> games;
    for (const Move move : legal_moves(place->current())) {
        if (move.role() != Role::pawn)
            continue;
        History game(place->current());
        game.play(move);
        if (is_pawn_beside(game))
            games.push_back(std::move(game));
    }
    return games.empty() ? std::nullopt : std::optional(dice.one_of(games));
}

/// The pawn has just made its two steps, and yet the capture is illegal: it would lay the king
/// open. What the eye misses.
bool is_tricky(const History& game) {
    const Move last = game.moves().back();
    const Color mover = opponent(game.current().turn());
    const bool is_two_steps = rank_of(last.from()) == relative_rank(mover, Rank::second);
    return is_two_steps && moves_that(game.current(), {Goal::en_passant, {}}).empty();
}

}  // namespace

std::optional<Task> make_castling(Workshop& shop) {
    if (shop.level == 2) {
        const auto game = place_in_game(
            shop.dice, [](const History& at) { return is_castling_open(at.current()); });
        if (!game)
            return std::nullopt;
        return Task{History(game->current()), CastlingQuestion{}};
    }
    const auto position = castling_position(shop.dice, shop.level);
    if (!position || (shop.level == 1 && position->castling_rooks().empty()))
        return std::nullopt;
    return Task{History(*position), CastlingQuestion{}};
}

std::optional<Task> make_en_passant(Workshop& shop) {
    if (shop.level != 2) {
        auto game = pawns_side_by_side(shop.dice, shop.level);
        // On the third level there is nearly always a reason where there is no capture.
        const bool must_be_tricky = shop.level == 3 && shop.wanted == "none";
        if (!game || (must_be_tricky && !is_tricky(*game)))
            return std::nullopt;
        return Task{*std::move(game), EnPassantQuestion{}};
    }
    auto game = a_pawn_goes_beside(shop.dice);
    if (!game)
        return std::nullopt;
    return Task{*std::move(game), EnPassantQuestion{}};
}

}  // namespace arbiter::lessons
