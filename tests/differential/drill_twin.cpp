#include "tests/differential/drill_twin.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "arbiter/lessons/answer_words.hpp"
#include "arbiter/lessons/phrases.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/verify/certificate.hpp"
#include "arbiter/verify/proof_check.hpp"
#include "arbiter/winnable/proof_text.hpp"
#include "arbiter/winnable/winnable.hpp"
#include "tests/differential/mailbox.hpp"
#include "tests/differential/ruling_oracle.hpp"
#include "tests/differential/told_words.hpp"
#include "tests/differential/twin_moves.hpp"

namespace arbiter::testing {
namespace {

using namespace lessons;

std::string square_of_place(Place place) {
    return {static_cast<char>('a' + place.file), static_cast<char>('1' + place.rank)};
}

/// Where the man that moves arrives: a castling king on the g- or the c-file.
std::string arrival_of(const TwinMove& move) {
    Place to = move.to;
    if (move.kind == TwinKind::castling)
        to.file = move.to.file > move.from.file ? 6 : 2;
    return square_of_place(to);
}

std::string joined_names(const std::set<std::string>& names) {
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : " ") + name;
    return text;
}

/// The part of a FEN that makes positions the same (9.2.3), by the twin.
std::string identity(const Mailbox& board) {
    const std::string fen = board.fen();
    std::size_t end = 0;
    for (int field = 0; field < 4; ++field)
        end = fen.find(' ', end + 1);
    return fen.substr(0, end);
}

int field_of(const std::string& fen, int number) {
    std::size_t begin = 0;
    for (int i = 0; i < number; ++i)
        begin = fen.find(' ', begin) + 1;
    return std::stoi(fen.substr(begin));
}

/// What can be claimed, by texts of positions and by the counter that the twin keeps.
std::string claim_by_texts(Mailbox board, const std::vector<TwinMove>& moves) {
    std::vector<std::string> seen{identity(board)};
    for (const TwinMove& move : moves) {
        board = board.after(move);
        seen.push_back(identity(board));
    }
    constexpr int halfmove_field = 4;
    bool is_threefold = std::ranges::count(seen, seen.back()) >= 3;
    bool is_fifty = field_of(board.fen(), halfmove_field) >= 100;
    for (const TwinMove& move : board.legal_moves()) {
        const Mailbox next = board.after(move);
        is_threefold = is_threefold || std::ranges::count(seen, identity(next)) >= 2;
        is_fifty = is_fifty || field_of(next.fen(), halfmove_field) >= 100;
    }
    return is_threefold ? "threefold" : is_fifty ? "fifty" : "none";
}

/// Whether a side can mate, where the evidence for it stands up to `verify`; nothing where it does
/// not.
std::optional<bool> can_mate_by_evidence(const Position& position, Color side) {
    const Verdict verdict = winnable(position, side);
    verify::Work work;
    if (verdict.winnability == Winnability::winnable)
        return verify::check_helpmate(position, side, verdict.line, work) ? std::optional(true)
                                                                          : std::nullopt;
    const auto certificate = verify::read_certificate(write_proof(verdict.proof));
    const bool is_shown =
        certificate && verify::check_proof(position, side, *certificate, work).has_value();
    return is_shown ? std::optional(false) : std::nullopt;
}

Square square_of(Place place) {
    return square_at(static_cast<File>(place.file), static_cast<Rank>(place.rank));
}

/// Answers each question by its words and one position that they leave open.
struct TwinAnswer {
    const ToldWords& told;
    Position position;
    Mailbox board;

    std::string operator()(const TargetsQuestion& /*asked*/) const {
        std::set<std::string> squares;
        for (const TwinMove& move : board.legal_moves())
            if (move.from == told.squares.front())
                squares.insert(arrival_of(move));
        return joined_names(squares);
    }
    std::string operator()(const EndQuestion& /*asked*/) const {
        if (!board.legal_moves().empty())
            return "neither";
        return board.is_check() ? "mate" : "stalemate";
    }
    std::string operator()(const EscapesQuestion& /*asked*/) const {
        return board.is_check() ? moves([](const TwinMove&) { return true; }) : "no check";
    }
    std::string operator()(const EnPassantQuestion& /*asked*/) const {
        return moves([](const TwinMove& move) { return move.kind == TwinKind::en_passant; });
    }
    std::string operator()(const CastlingQuestion& /*asked*/) const {
        std::set<std::string> goals;
        for (const TwinMove& move : board.legal_moves())
            if (move.kind == TwinKind::castling)
                goals.insert(arrival_of(move).substr(0, 1));
        if (goals.size() == 2)
            return "both";
        return goals.empty() ? "none" : goals.contains("g") ? "short" : "long";
    }
    std::string operator()(const DeadQuestion& /*asked*/) const {
        const auto white = can_mate_by_evidence(position, Color::white);
        const auto black = can_mate_by_evidence(position, Color::black);
        if (!white || !black)
            return "nothing is shown";
        return *white || *black ? "no" : "yes";
    }
    std::string operator()(const FlagQuestion& /*asked*/) const {
        const Color winner = told.is_of_white ? Color::black : Color::white;
        const auto can_win = can_mate_by_evidence(position, winner);
        if (!can_win)
            return "nothing is shown";
        return *can_win ? std::string(name(winner)) : "draw";
    }
    std::string operator()(const ClaimQuestion& /*asked*/) const {
        return claim_by_texts(board, told.moves);
    }
    std::string operator()(const ArticleQuestion& /*asked*/) const {
        const Attempt attempt{square_of(told.squares.at(0)), square_of(told.squares.at(1)),
                              std::nullopt};
        return std::string(rule_slowly(position, attempt).article);
    }
    std::string operator()(const auto& /*asked*/) const { return "no drill asks this"; }

    template <typename Fits>
    [[nodiscard]] std::string moves(const Fits& fits) const {
        std::set<std::string> texts;
        for (const TwinMove& move : board.legal_moves())
            if (fits(move)) {
                std::string text = square_of_place(move.from) + square_of_place(move.to);
                if (move.kind == TwinKind::promotion)
                    text += move.becomes;
                texts.insert(text);
            }
        return joined_names(texts);
    }
};

/// As the twin writes it.
std::string written(const Answer& answer) {
    std::set<std::string> names;
    if (const auto* const squares = std::get_if<Bitboard>(&answer)) {
        for (const Square square : *squares)
            names.emplace(name(square));
        return joined_names(names);
    }
    const auto* const moves = std::get_if<std::vector<Move>>(&answer);
    if (moves == nullptr)
        return std::get<std::string>(answer);
    for (const Move move : *moves) {
        std::string text = std::string(name(move.from())) + std::string(name(move.to()));
        if (move.is_promotion())
            text += letter(move.promoted_role());
        names.insert(text);
    }
    return joined_names(names);
}

}  // namespace

std::string twin_objection(const Task& task) {
    const ToldWords told =
        read_told_words(board_in_words("en", task.game.current()), context_in_words("en", task),
                        question_in_words("en", task));
    const std::string right = written(right_answer(task));
    std::string objection = told.objection;
    std::size_t possible = 0;
    for (const std::string& fen : told.starts) {
        const auto setup = read_fen(fen);
        const auto position = setup ? Position::from(*setup) : std::unexpected(FaultSet{});
        if (!position)
            continue;
        ++possible;
        const std::string twin =
            std::visit(TwinAnswer{told, *position, Mailbox(fen)}, task.question);
        if (twin != right)
            ((((objection += fen) += ": \"") += twin) += "\" ");
    }
    if (possible == 0)
        objection += "no position is like that";
    if (objection.empty())
        return "";
    return write_fen(task.game.current()) + ": \"" + right + "\", but " + objection;
}

}  // namespace arbiter::testing
