#include "arbiter/notation/descriptive.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "arbiter/base/alternatives.hpp"
#include "arbiter/notation/castling_text.hpp"
#include "arbiter/notation/descriptive_form.hpp"
#include "arbiter/notation/explanation_text.hpp"
#include "arbiter/rules/captured.hpp"
#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

// --- what a text may mean ---

class DescriptiveMeaning {
  public:
    DescriptiveMeaning(const Position& position, const DescriptiveForm& form, const Wings& wings)
        : position_(position), form_(form), wings_(wings) {}

    [[nodiscard]] bool holds(Move move) const {
        return !move.is_castling() && is_man(form_.mover, move.role(), move.from(), move.from()) &&
               arrives(move) && form_.promotion == move.promotion() &&
               (!form_.is_en_passant || move.is_en_passant());
    }

    /// Whoever is meant, whether or not he may go there: to say why not.
    [[nodiscard]] Bitboard movers() const {
        const Color us = position_.turn();
        Bitboard men;
        for (const Square from : position_.board().of(us, form_.mover.role))
            if (is_man(form_.mover, form_.mover.role, from, from))
                men.add(from);
        return men;
    }
    [[nodiscard]] Bitboard goals() const {
        Bitboard squares;
        for (const Square to : all_squares)
            if (form_.to ? form_.to->holds(to, position_.turn()) : holds_taken(to))
                squares.add(form_.is_en_passant ? goal_en_passant(to) : to);
        return squares;
    }

  private:
    /// `at` is the square that a place behind the man's name speaks of.
    [[nodiscard]] bool is_man(const DescriptiveMan& man, Role role, Square stands,
                              Square at) const {
        if (man.role != role || (man.file && !man.file->holds(file_of(stands))))
            return false;
        if (man.wing && !wing(*man.wing).contains(stands))
            return false;
        return !man.place || man.place->holds(at, position_.turn());
    }
    [[nodiscard]] Bitboard wing(CastlingSide side) const {
        return side == CastlingSide::king_side ? wings_.king_side : wings_.queen_side;
    }

    [[nodiscard]] bool arrives(Move move) const {
        const auto taken = captured_square(position_, move);
        if (!form_.taken)
            return !taken && form_.to->holds(move.to(), position_.turn());
        if (!taken)
            return false;
        const Role role = *position_.board().role_at(*taken);
        // En passant the pawn is not where the other goes, and books name either square.
        return is_man(*form_.taken, role, *taken, move.to()) ||
               is_man(*form_.taken, role, *taken, *taken);
    }
    [[nodiscard]] bool holds_taken(Square square) const {
        const Bitboard theirs = position_.board().of(opponent(position_.turn()));
        return theirs.contains(square) &&
               is_man(*form_.taken, *position_.board().role_at(square), square, square);
    }

    /// Behind the pawn that is taken, if that square is empty.
    [[nodiscard]] Square goal_en_passant(Square taken) const {
        const auto behind = offset(taken, 0, forward(position_.turn()));
        return behind && !position_.board().occupied().contains(*behind) ? *behind : taken;
    }

    const Position& position_;
    const DescriptiveForm& form_;
    const Wings& wings_;
};

bool gives(const Position& position, Move move, DescriptiveForm::Check check) {
    const Position next = position.play(move);
    return is_check(next) && (check == DescriptiveForm::Check::check || !has_legal_move(next));
}

std::vector<Move> moves_meant(const Position& position, const DescriptiveForm& form,
                              const Wings& wings) {
    std::vector<Move> meant;
    std::ranges::copy_if(legal_moves(position), std::back_inserter(meant),
                         [meaning = DescriptiveMeaning(position, form, wings)](Move move) {
                             return meaning.holds(move);
                         });
    if (meant.size() < 2 || form.check == DescriptiveForm::Check::none)
        return meant;
    std::vector<Move> checks;
    std::ranges::copy_if(meant, std::back_inserter(checks),
                         [&](Move move) { return gives(position, move, form.check); });
    return checks.size() == 1 ? checks : meant;
}

// --- how a move is written ---

/// How much is said of who moves, who is taken or where it goes, each more than the one before.
enum class Told : std::uint8_t {
    nothing,
    file,    ///< of a pawn, either of two: BP
    winged,  ///< of a pawn the very file: QBP; of a square that is gone to too: QB3
    half,    ///< its square, but not which of two files: P(B3)
    whole,   ///< its square: P(QB3)
};

/// How the man that moves and where it goes are told, the ways of older books first.
struct Telling {
    Told mover;
    Told goal;
};
constexpr Telling tellings[] = {
    {Told::nothing, Told::nothing}, {Told::nothing, Told::file},   {Told::file, Told::nothing},
    {Told::file, Told::file},       {Told::nothing, Told::winged}, {Told::winged, Told::nothing},
    {Told::file, Told::winged},     {Told::winged, Told::file},    {Told::winged, Told::winged},
    {Told::nothing, Told::half},    {Told::half, Told::nothing},   {Told::half, Told::winged},
    {Told::half, Told::half},       {Told::nothing, Told::whole},  {Told::whole, Told::nothing},
    {Told::whole, Told::half},      {Told::half, Told::whole},     {Told::whole, Told::whole},
};

class DescriptiveWriter {
  public:
    DescriptiveWriter(const Position& position, Move move, KnightSign knight)
        : position_(position), move_(move), knight_(knight) {}

    /// The first that means this move alone.
    [[nodiscard]] std::string run() const {
        if (move_.is_castling())
            return castling_side(move_.from(), move_.to()) == CastlingSide::king_side ? "O-O"
                                                                                      : "O-O-O";
        std::string text;
        for (const auto& [mover, goal] : tellings)
            if (std::string other = written(mover, goal); other != text) {
                text = std::move(other);
                if (is_alone(text))
                    break;
            }
        return text;
    }

  private:
    [[nodiscard]] bool is_alone(const std::string& text) const {
        const auto form = read_descriptive_form(text);
        return form && moves_meant(position_, *form, Wings()) == std::vector{move_};
    }

    [[nodiscard]] std::string letter_of(Role role) const {
        if (role == Role::knight && knight_ == KnightSign::kt)
            return "Kt";
        return std::string(1, letter(role));
    }
    /// B, or QB where it is to be told apart from KB.
    [[nodiscard]] std::string file_name(File file, bool with_side) const {
        const Role piece = file_pieces[file];
        const bool has_side = piece != Role::king && piece != Role::queen;
        const std::string side = file >= File::e ? "K" : "Q";
        return (with_side && has_side ? side : "") + letter_of(piece);
    }
    [[nodiscard]] std::string square_name(Square square, bool with_side) const {
        const Rank rank = relative_rank(position_.turn(), rank_of(square));
        return file_name(file_of(square), with_side) + name(rank);
    }
    /// Kt, BP, P(K4), R(QR3).
    [[nodiscard]] std::string man(Role role, Square stands, Square at, Told told) const {
        std::string text;
        if (role == Role::pawn && (told == Told::file || told == Told::winged))
            text += file_name(file_of(stands), told == Told::winged);
        text += letter_of(role);
        if (told == Told::half || told == Told::whole)
            text += '(' + square_name(at, told == Told::whole) + ')';
        return text;
    }

    [[nodiscard]] std::string written(Told mover, Told goal) const {
        std::string text = man(move_.role(), move_.from(), move_.from(), mover);
        if (const auto taken = captured_square(position_, move_))
            text += 'x' + man(*position_.board().role_at(*taken), *taken, move_.to(), goal);
        else
            text += '-' + square_name(move_.to(), goal >= Told::winged);
        if (move_.is_promotion())
            text += '=' + letter_of(move_.promoted_role());
        if (move_.is_en_passant())
            text += " e.p.";
        return text;
    }

    const Position& position_;
    Move move_;
    KnightSign knight_;
};

// --- why a text is refused ---

/// Why those that could be meant may not go to the squares that could be meant: of all pairs, or of
/// those alone of which the man moves that way.
std::vector<Explanation> reasons_of(const Position& position, const DescriptiveMeaning& meaning,
                                    std::optional<Role> promotion) {
    std::vector<Explanation> all;
    std::vector<Explanation> near;
    for (const Square from : meaning.movers())
        for (const Square to : meaning.goals()) {
            Explanation why = explain(position, {from, to, promotion});
            if (why.move)
                continue;
            if (why.reason != Reason::not_its_move)
                near.push_back(why);
            all.push_back(std::move(why));
        }
    return near.empty() ? all : near;
}

/// With the article, where one forbids it to all of them.
SanError none_does(std::string words, const std::vector<Explanation>& reasons) {
    SanError refusal{.problem = SanProblem::no_such};
    const bool have_one_article = std::ranges::all_of(
        reasons, [&](const Explanation& why) { return why.article == reasons.front().article; });
    if (!reasons.empty() && have_one_article) {
        refusal.article = reasons.front().article;
        for (const Explanation& why : reasons)
            refusal.squares |= why.squares;
        words += law_behind(refusal.article);
    }
    refusal.text = std::move(words);
    return refusal;
}

SanError refuse_descriptive(const Position& position, const DescriptiveForm& form,
                            const Wings& wings) {
    const DescriptiveMeaning meaning(position, form, wings);
    std::vector<Explanation> reasons = reasons_of(position, meaning, form.promotion);
    if (reasons.size() == 1)
        return {.problem = SanProblem::illegal,
                .text = sentence(reasons.front()),
                .explanation = std::move(reasons.front())};
    const std::string who(name(form.mover.role));
    if (meaning.movers().empty())
        return none_does("no such " + who + " is there", reasons);
    if (form.taken)
        return none_does(
            "no such " + who + " can take such a " + std::string(name(form.taken->role)) + " now",
            reasons);
    return none_does("no such " + who + " can go there now", reasons);
}

SanError several_meant(const Position& position, const std::vector<Move>& moves) {
    std::vector<std::string> texts;
    for (const Move move : moves)
        texts.push_back(DescriptiveWriter(position, move, KnightSign::kt).run());
    std::ranges::sort(texts);
    return {.problem = SanProblem::ambiguous,
            .text = "more than one move is meant: write " + alternatives(texts),
            .meant = moves};
}

}  // namespace

std::string write_descriptive(const Position& position, Move move, KnightSign knight) {
    assert(is_legal(position, move));
    std::string text = DescriptiveWriter(position, move, knight).run();
    const Position next = position.play(move);
    if (is_check(next))
        text += has_legal_move(next) ? " ch" : " mate";
    return text;
}

std::expected<Move, SanError> read_descriptive(const Position& position, std::string_view text,
                                               const Wings& wings) {
    auto form = read_descriptive_form(text);
    if (!form)
        return std::unexpected(SanError{.problem = SanProblem::syntax,
                                        .at = form.error().at,
                                        .text = std::move(form.error().text)});
    if (form->castles)
        return castling_meant(position, form->castling_side);
    const std::vector<Move> meant = moves_meant(position, *form, wings);
    if (meant.size() == 1)
        return meant.front();
    return std::unexpected(meant.empty() ? refuse_descriptive(position, *form, wings)
                                         : several_meant(position, meant));
}

std::expected<Move, SanError> read_descriptive(const Position& position, std::string_view text) {
    return read_descriptive(position, text, wings_told_by(position));
}

}  // namespace arbiter
