#include "tests/differential/ruling_oracle.hpp"

#include <cstdlib>

namespace arbiter::testing {

namespace {

using Men = std::array<std::optional<Piece>, 64>;

struct Spot {
    int file;
    int rank;

    bool operator==(const Spot&) const = default;
};

Spot spot(Square square) { return {static_cast<int>(square) % 8, static_cast<int>(square) / 8}; }

int way_of(int number) { return (number > 0) - (number < 0); }

std::optional<Piece>& man(Men& men, Spot at) {
    return men[static_cast<std::size_t>(at.rank * 8 + at.file)];
}
const std::optional<Piece>& man(const Men& men, Spot at) {
    return men[static_cast<std::size_t>(at.rank * 8 + at.file)];
}

/// Nothing stands strictly between two squares of one line.
bool is_open(const Men& men, Spot from, Spot to) {
    const int file_step = way_of(to.file - from.file);
    const int rank_step = way_of(to.rank - from.rank);
    for (Spot at{from.file + file_step, from.rank + rank_step}; at != to;
         at = {at.file + file_step, at.rank + rank_step})
        if (man(men, at))
            return false;
    return true;
}

/// The way of moving alone (3.2 to 3.4, 3.6, 3.8.1), for all but the pawn.
bool moves_so(Role role, Spot from, Spot to) {
    const int files = std::abs(to.file - from.file);
    const int ranks = std::abs(to.rank - from.rank);
    if (files == 0 && ranks == 0)
        return false;
    const bool diagonal = files == ranks;
    const bool straight = files == 0 || ranks == 0;
    switch (role) {
        case Role::knight:
            return files * ranks == 2;
        case Role::bishop:
            return diagonal;
        case Role::rook:
            return straight;
        case Role::queen:
            return diagonal || straight;
        case Role::king:
            return files <= 1 && ranks <= 1;
        case Role::pawn:
            return false;
    }
    return false;
}

bool attacks(const Men& men, Spot from, Spot to) {
    const Piece piece = *man(men, from);
    if (piece.role == Role::pawn)
        return std::abs(to.file - from.file) == 1 &&
               to.rank - from.rank == (piece.color == Color::white ? 1 : -1);
    if (!moves_so(piece.role, from, to))
        return false;
    return piece.role == Role::knight || is_open(men, from, to);
}

bool is_attacked(const Men& men, Spot target, Color by) {
    for (int i = 0; i < 64; ++i) {
        const Spot from{i % 8, i / 8};
        if (man(men, from) && man(men, from)->color == by && attacks(men, from, target))
            return true;
    }
    return false;
}

class SlowJudge {
  public:
    SlowJudge(const Position& position, const Attempt& attempt)
        : position_(position),
          us_(position.turn()),
          them_(us_ == Color::white ? Color::black : Color::white),
          up_(us_ == Color::white ? 1 : -1),
          home_(us_ == Color::white ? 0 : 7),
          from_(spot(attempt.from)),
          to_(spot(attempt.to)),
          promotion_(attempt.promotion) {
        for (std::size_t i = 0; i < 64; ++i)
            men_[i] = position.board().at(static_cast<Square>(i));
    }

    TwinRuling run() {
        if (!man(men_, from_))
            return {Reason::no_piece, "1.1"};
        if (man(men_, from_)->color != us_)
            return {Reason::not_your_piece, "1.2"};
        role_ = man(men_, from_)->role;
        if (role_ == Role::king && wants_to_castle())
            return castle();
        return role_ == Role::pawn ? pawn() : officer();
    }

  private:
    static bool is_own(const std::optional<Piece>& piece, Color color) {
        return piece && piece->color == color;
    }
    bool may_castle_with(int file) const {
        return position_.castling_rooks().contains(square_at(home_ * 8 + file));
    }

    // Castling: onto the rook, or more than one square to the g- or c-file.
    bool wants_to_castle() const {
        const int way = to_.file - from_.file;
        if (from_.rank != home_ || to_.rank != home_ || way == 0)
            return false;
        if (man(men_, to_) == Piece{us_, Role::rook})
            return std::abs(way) > 1 || may_castle_with(to_.file);
        const bool is_goal = to_.file == (way > 0 ? 6 : 2);
        return is_goal && std::abs(way) > 1 && (rook_file() >= 0 || from_.file == 4);
    }
    int rook_file() const {
        if (man(men_, to_) == Piece{us_, Role::rook})
            return may_castle_with(to_.file) ? to_.file : -1;
        const int way = way_of(to_.file - from_.file);
        for (int file = from_.file + way; file >= 0 && file < 8; file += way)
            if (may_castle_with(file))
                return file;
        return -1;
    }

    TwinRuling castle() {
        const int rook = rook_file();
        if (rook < 0)
            return {Reason::castling_right_lost, "3.8.2.1"};
        const bool right = rook > from_.file;
        const int king_goal = right ? 6 : 2;
        const int rook_goal = right ? 5 : 3;
        men_[static_cast<std::size_t>(home_ * 8 + from_.file)].reset();
        men_[static_cast<std::size_t>(home_ * 8 + rook)].reset();
        for (int file = 0; file < 8; ++file) {
            const bool king_passes = (file - from_.file) * (file - king_goal) <= 0;
            const bool rook_passes = (file - rook) * (file - rook_goal) <= 0;
            if ((king_passes || rook_passes) && man(men_, {file, home_}))
                return {Reason::castling_path_blocked, "3.8.2.2"};
        }
        if (promotion_)
            return {Reason::promotion_impossible, "3.7.3.3"};
        // In check means with the rook still at home.
        Men before = men_;
        man(before, {rook, home_}) = Piece{us_, Role::rook};
        if (is_attacked(before, from_, them_))
            return {Reason::castling_out_of_check, "3.8.2.2"};
        for (int file = from_.file; file != king_goal; file += way_of(king_goal - from_.file))
            if (file != from_.file && is_attacked(men_, {file, home_}, them_))
                return {Reason::castling_through_check, "3.8.2.2"};
        if (is_attacked(men_, {king_goal, home_}, them_))
            return {Reason::castling_into_check, "3.8.2.2"};
        return {Reason::legal, "3.8.2"};
    }

    TwinRuling pawn() {
        const int files = std::abs(to_.file - from_.file);
        const int steps = (to_.rank - from_.rank) * up_;
        const bool diagonal = files == 1 && steps == 1;
        if (!diagonal && (files != 0 || steps < 1 || steps > 2))
            return {Reason::not_its_move, "3.7"};
        if (steps == 2 && from_.rank != home_ + up_)
            return {Reason::not_its_move, "3.7.2"};
        if (is_own(man(men_, to_), us_))
            return {Reason::own_piece_in_the_way, "3.1"};
        if (diagonal)
            return pawn_capture();
        if (man(men_, to_))
            return {Reason::pawn_blocked, steps == 2 ? "3.7.2" : "3.7.1"};
        if (!is_open(men_, from_, to_))
            return {Reason::path_blocked, "3.7.2"};
        return land(steps == 2 ? "3.7.2" : "3.7.1");
    }

    TwinRuling pawn_capture() {
        if (man(men_, to_))
            return land("3.7.3");
        const Spot beside{to_.file, from_.rank};
        const auto crossed = position_.just_crossed();
        if (crossed && spot(*crossed) == to_) {
            if (promotion_)
                return {Reason::promotion_impossible, "3.7.3.3"};
            man(men_, beside).reset();
            return land("3.7.3.1");
        }
        const bool on_fifth = from_.rank == home_ + 4 * up_;
        if (on_fifth && man(men_, beside) == Piece{them_, Role::pawn})
            return {Reason::en_passant_gone, "3.7.3.2"};
        return {Reason::nothing_to_capture, "3.7.3"};
    }

    TwinRuling officer() {
        constexpr std::array<std::string_view, 6> articles{"", "3.6", "3.2", "3.3", "3.4", "3.8.1"};
        const std::string_view article = articles[static_cast<std::size_t>(role_)];
        if (!moves_so(role_, from_, to_))
            return {Reason::not_its_move, article};
        if (is_own(man(men_, to_), us_))
            return {Reason::own_piece_in_the_way, "3.1"};
        if (role_ != Role::knight && !is_open(men_, from_, to_))
            return {Reason::path_blocked, "3.5"};
        return land(article);
    }

    TwinRuling land(std::string_view article) {
        const bool promotes = role_ == Role::pawn && to_.rank == 7 - home_;
        if (promotion_ && (!promotes || *promotion_ == Role::pawn || *promotion_ == Role::king))
            return {Reason::promotion_impossible, "3.7.3.3"};
        const bool was_check = is_attacked(men_before(), king(), them_);
        man(men_, to_) = man(men_, from_);
        man(men_, from_).reset();
        if (is_attacked(men_, king(), them_))
            return {unsafe(was_check), "3.9.2"};
        if (promotes && !promotion_)
            return {Reason::promotion_missing, "3.7.3.3"};
        return {Reason::legal, promotes ? "3.7.3.3" : article};
    }

    Men men_before() const {
        Men men;
        for (std::size_t i = 0; i < 64; ++i)
            men[i] = position_.board().at(static_cast<Square>(i));
        return men;
    }

    Spot king() const {
        for (int i = 0; i < 64; ++i)
            if (men_[static_cast<std::size_t>(i)] == Piece{us_, Role::king})
                return {i % 8, i / 8};
        return {0, 0};
    }

    /// A check that stood before and is not answered, or one that the move lets in.
    Reason unsafe(bool was_check) const {
        if (role_ == Role::king)
            return Reason::king_into_check;
        if (!was_check)
            return Reason::exposes_king;
        const Men before = men_before();
        for (int i = 0; i < 64; ++i) {
            const Spot at{i % 8, i / 8};
            if (is_own(man(men_, at), them_) && attacks(men_, at, king()) &&
                attacks(before, at, king()))
                return Reason::leaves_king_in_check;
        }
        return Reason::exposes_king;
    }

    const Position& position_;
    Color us_;
    Color them_;
    int up_;
    int home_;
    Spot from_;
    Spot to_;
    std::optional<Role> promotion_;
    Role role_ = Role::pawn;
    Men men_;
};

}  // namespace

TwinRuling rule_slowly(const Position& position, const Attempt& attempt) {
    return SlowJudge(position, attempt).run();
}

}  // namespace arbiter::testing
