#include "arbiter/game/hint_english.hpp"

#include "arbiter/game/hint.hpp"
#include "arbiter/rules/castling.hpp"

namespace arbiter {

namespace {

std::string man_on(const Position& position, Square square) {
    const auto role = position.board().role_at(square);
    return std::string(role ? name(*role) : "man") + " on " + std::string(name(square));
}

std::string reason_in_words(const Position& position, Move move) {
    const Hint hint = hint_of(position, move);
    const auto man = [&] { return man_on(position, hint.square.value_or(move.to())); };
    switch (hint.reason) {
        case HintReason::mates:
            return "mates";
        case HintReason::wins_man:
            return "takes the " + man() + " and wins something by it";
        case HintReason::promotes:
            return "makes the pawn a " + std::string(name(move.promoted_role()));
        case HintReason::saves_man:
            return "saves the " + man() + ", which would be lost otherwise";
        case HintReason::castles:
            return "brings the king into safety and the rook into play";
        case HintReason::trades:
            return "takes the " + man() + ", and may be taken back";
        case HintReason::threatens:
            return "threatens to win the " + man();
        case HintReason::checks:
            return "gives check";
        case HintReason::brings_out:
            return "brings a piece into play";
        case HintReason::none:
            break;
    }
    return "is what the program would play; it wins nothing at once";
}

}  // namespace

std::string hint_of_man(Move move) {
    return "Look at the " + std::string(name(move.role())) + " on " +
           std::string(name(move.from())) + '.';
}

std::string hint_of_goal(const Position& position, Move move) {
    if (move.is_castling())
        return std::string("He may castle on the ") +
               (castling_side(move.from(), move.to()) == CastlingSide::king_side ? "king's"
                                                                                 : "queen's") +
               " side.";
    if (const auto taken = position.board().role_at(move.to()))
        return "It may take the " + std::string(name(*taken)) + " on " +
               std::string(name(move.to())) + '.';
    return "It may go to " + std::string(name(move.to())) + '.';
}

std::string hint_of_reason(const Position& position, Move move, const MoveStyle& style) {
    return write_move(position, move, style) + ' ' + reason_in_words(position, move) + '.';
}

}  // namespace arbiter
