#include "tests/differential/drill_twin.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/verify/certificate.hpp"
#include "arbiter/verify/proof_check.hpp"
#include "arbiter/winnable/proof_text.hpp"
#include "arbiter/winnable/winnable.hpp"
#include "tests/differential/mailbox.hpp"
#include "tests/differential/ruling_oracle.hpp"
#include "tests/differential/twin_moves.hpp"

namespace arbiter::testing {
namespace {

using namespace lessons;

Mailbox board_of_twin(const Position& position) {
    return Mailbox(write_fen(
        position, {.castling = CastlingStyle::shredder, .en_passant = EnPassantStyle::x_fen}));
}

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
std::string claim_by_texts(const History& game) {
    Mailbox board = board_of_twin(game.start());
    std::vector<std::string> seen{identity(board)};
    for (const Move move : game.moves()) {
        board = board.after(twin_of(move));
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

struct TwinAnswer {
    const Task& task;
    const Position& position;
    Mailbox board;

    std::string operator()(const TargetsQuestion& asked) const {
        std::set<std::string> squares;
        for (const TwinMove& move : board.legal_moves())
            if (move.from == place_of(asked.square))
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
    std::string operator()(const FlagQuestion& asked) const {
        const Color winner = opponent(asked.side);
        const auto can_win = can_mate_by_evidence(position, winner);
        if (!can_win)
            return "nothing is shown";
        return *can_win ? std::string(name(winner)) : "draw";
    }
    std::string operator()(const ClaimQuestion& /*asked*/) const {
        return claim_by_texts(task.game);
    }
    std::string operator()(const ArticleQuestion& asked) const {
        return std::string(rule_slowly(position, asked.attempt).article);
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
    const Position& position = task.game.current();
    const std::string twin =
        std::visit(TwinAnswer{task, position, board_of_twin(position)}, task.question);
    const std::string told = written(right_answer(task));
    if (twin == told)
        return "";
    return write_fen(position) + ": \"" + told + "\", the twin says \"" + twin + '"';
}

}  // namespace arbiter::testing
