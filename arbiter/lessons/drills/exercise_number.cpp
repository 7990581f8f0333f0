#include "arbiter/lessons/drills/exercise_number.hpp"

#include <string>
#include <variant>

#include "arbiter/base/fnv.hpp"
#include "arbiter/lessons/told.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter::lessons {

namespace {

/// What a question is about, beside the position.
struct AboutQuestion {
    std::string operator()(const TargetsQuestion& asked) const {
        return std::string(name(asked.square));
    }
    std::string operator()(const FlagQuestion& asked) const {
        return std::string(name(asked.side));
    }
    std::string operator()(const ArticleQuestion& asked) const {
        return write_uci_attempt(asked.attempt);
    }
    std::string operator()(const auto& /*asked*/) const { return ""; }
};

std::string about(const Task& task) { return std::visit(AboutQuestion(), task.question); }

std::string moves_of(const Task& task) {
    std::string text;
    for (const Move move : task.game.moves())
        (text += ' ') += write_uci_move(move);
    return text;
}

/// The men and who has the move: the first two fields of a FEN.
std::string men_and_turn(const Position& position) {
    const std::string fen = write_fen(position);
    return fen.substr(0, fen.find(' ', fen.find(' ') + 1));
}

std::string told_text(const Task& task) {
    const Told told = told_with(task);
    const Position& position = told_from(task, told);
    std::string text;
    for (const Color side : told.castlers) {
        (text += " castling ") += name(side);
        for (const Square rook : position.castling_rooks() & position.board().of(side))
            (text += ' ') += name(rook);
    }
    if (told.last_move) {
        const auto move = last_told_move(task, told);
        text += " last";
        if (move)
            ((text += ' ') += name(move->from)) += name(move->to);
    }
    if (told.moves)
        ((text += ' ') += std::to_string(task.game.current().halfmove_clock())) += moves_of(task);
    return text;
}

}  // namespace

std::uint64_t exercise_number(DrillKind kind, const Task& task) {
    return fnv1a_64(std::string(name(kind)) + ": " + men_and_turn(task.game.current()) + ' ' +
                    about(task) + told_text(task));
}

std::uint64_t former_exercise_number(DrillKind kind, const Task& task) {
    return fnv1a_64(std::string(name(kind)) + ' ' + write_fen(task.game.start()) + ' ' +
                    about(task) + moves_of(task));
}

}  // namespace arbiter::lessons
