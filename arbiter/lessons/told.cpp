#include "arbiter/lessons/told.hpp"

#include <initializer_list>
#include <string_view>
#include <variant>

#include "arbiter/base/one_of.hpp"
#include "arbiter/lessons/moves_that.hpp"
#include "arbiter/rules/castling.hpp"

namespace arbiter::lessons {

namespace {

/// King and a rook stand at home, or wherever a right says that they do.
bool might_castle(const Position& position, Color side) {
    const Board& board = position.board();
    const Rank home = relative_rank(side, Rank::first);
    const Bitboard corners = squares_of(home) & (squares_of(File::a) | squares_of(File::h));
    const bool is_at_home = position.king(side) == square_at(File::e, home) &&
                            board.of(side, Role::rook).intersects(corners);
    return is_at_home || (position.castling_rooks() & board.of(side)).any();
}

std::vector<Color> castlers_among(const Position& position, std::initializer_list<Color> sides) {
    std::vector<Color> castlers;
    for (const Color side : sides)
        if (might_castle(position, side))
            castlers.push_back(side);
    return castlers;
}

/// The squares that a pawn of the other side may just have crossed: it stands two steps from home,
/// and nobody behind it.
Bitboard perhaps_crossed(const Position& position) {
    const Board& board = position.board();
    const Color them = opponent(position.turn());
    const auto behind = [&](Square pawn, Rank rank) {
        return square_at(file_of(pawn), relative_rank(them, rank));
    };
    Bitboard crossed;
    const Bitboard rank = squares_of(relative_rank(them, Rank::fourth));
    for (const Square pawn : board.of(them, Role::pawn) & rank) {
        if (!board.occupied().contains(behind(pawn, Rank::second)) &&
            !board.occupied().contains(behind(pawn, Rank::third)))
            crossed.add(behind(pawn, Rank::third));
    }
    return crossed;
}

/// Of one pawn the squares where it might take en passant.
Bitboard perhaps_en_passant(const Position& position, Square pawn) {
    const Color us = position.turn();
    if (!position.board().of(us, Role::pawn).contains(pawn))
        return {};
    return pawn_attacks(us, pawn) & perhaps_crossed(position);
}

bool might_take_en_passant(const Position& position) {
    for (const Square pawn : position.board().of(position.turn(), Role::pawn))
        if (perhaps_en_passant(position, pawn).any())
            return true;
    return false;
}

/// Says what is told with each question.
struct Telling {
    const Task& task;
    const Position& position;

    Told operator()(const TargetsQuestion& asked) const {
        Told told;
        if (asked.square == position.king(position.turn()))
            told.castlers = castlers_among(position, {position.turn()});
        told.last_move = perhaps_en_passant(position, asked.square).any();
        return told;
    }
    // Nobody castles out of a check, and who can castle is neither mated nor stalemated: his king
    // can go to the square beside him.
    Told operator()(const OneOf<EscapesQuestion, EndQuestion> auto& /*asked*/) const {
        return {.last_move = might_take_en_passant(position)};
    }
    Told operator()(const CastlingQuestion& /*asked*/) const {
        // Where moves have been played, what they did to the rights is for the learner to see.
        return {.castlers = {position.turn()}, .moves = !task.game.moves().empty()};
    }
    Told operator()(const EnPassantQuestion& /*asked*/) const {
        return {.last_move = !task.game.moves().empty() || might_take_en_passant(position)};
    }
    Told operator()(const OneOf<DeadQuestion, FlagQuestion> auto& /*asked*/) const {
        return {.turn = true,
                .castlers = castlers_among(position, {Color::white, Color::black}),
                .last_move = might_take_en_passant(position)};
    }
    Told operator()(const ClaimQuestion& /*asked*/) const {
        if (task.game.moves().empty())
            return {.moves = true, .plies = true};
        const Position& start = task.game.start();
        return {.castlers = castlers_among(start, {Color::white, Color::black}),
                .last_move = might_take_en_passant(start),
                .moves = true,
                .plies = true};
    }
    Told operator()(const ArticleQuestion& asked) const {
        const Attempt& attempt = asked.attempt;
        const Reason reason = rule_on(position, attempt).reason;
        Told told{.turn = true};
        if (std::string_view(code(reason)).starts_with("castling"))
            told.castlers = {position.turn()};
        told.last_move = reason == Reason::en_passant_gone ||
                         perhaps_en_passant(position, attempt.from).contains(attempt.to);
        return told;
    }
    Told operator()(const OneOf<AttacksQuestion, SquaresQuestion, MoveQuestion,
                                OptionQuestion> auto& /*asked*/) const {
        return {};
    }
};

}  // namespace

Told told_with(const Task& task) {
    return std::visit(Telling{task, task.game.current()}, task.question);
}

const Position& told_from(const Task& task, const Told& told) {
    return told.moves ? task.game.start() : task.game.current();
}

std::optional<LastMove> last_told_move(const Task& task, const Told& told) {
    const Position& position = told_from(task, told);
    const Color side = opponent(position.turn());
    const History& game = task.game;
    if (!told.moves && !game.moves().empty())
        return LastMove{side, game.moves().back().from(), arrival(game.moves().back())};
    if (const auto crossed = position.just_crossed())
        return LastMove{side, square_at(file_of(*crossed), relative_rank(side, Rank::second)),
                        square_at(file_of(*crossed), relative_rank(side, Rank::fourth))};
    return std::nullopt;
}

}  // namespace arbiter::lessons
