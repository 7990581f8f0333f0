#include "tests/differential/mailbox.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <sstream>

namespace arbiter::testing {

namespace {

constexpr char nobody = '.';

bool is_white(char man) { return std::isupper(static_cast<unsigned char>(man)) != 0; }
bool is_black(char man) { return std::islower(static_cast<unsigned char>(man)) != 0; }
char upper(char man) { return static_cast<char>(std::toupper(static_cast<unsigned char>(man))); }
char lower(char man) { return static_cast<char>(std::tolower(static_cast<unsigned char>(man))); }

int sign(int number) { return (number > 0) - (number < 0); }

const std::vector<Place>& all_places() {
    static const std::vector<Place> places = [] {
        std::vector<Place> made;
        for (int file = 0; file < 8; ++file)
            for (int rank = 0; rank < 8; ++rank)
                made.push_back({file, rank});
        return made;
    }();
    return places;
}

std::string name_of(Place place) {
    return {static_cast<char>('a' + place.file), static_cast<char>('1' + place.rank)};
}

/// Where king and rook end (Law 3.8.2, Guidelines II.3.2.6).
struct CastlingGoals {
    Place king;
    Place rook;
};

CastlingGoals goals_of(Place king, Place rook) {
    if (rook.file > king.file)
        return {{6, king.rank}, {5, king.rank}};
    return {{2, king.rank}, {3, king.rank}};
}

}  // namespace

Mailbox::Mailbox(std::string_view shredder_fen) {
    std::istringstream fields{std::string(shredder_fen)};
    std::string men;
    std::string turn;
    std::string rights;
    std::string crossed;
    fields >> men >> turn >> rights >> crossed >> halfmove_clock_ >> fullmove_number_;
    for (auto& file : men_)
        file.fill(nobody);
    Place place{0, 7};
    for (const char c : men) {
        if (c == '/') {
            place = {0, place.rank - 1};
        } else if (c >= '1' && c <= '8') {
            place.file += c - '0';
        } else {
            at(place) = c;
            ++place.file;
        }
    }
    white_to_move_ = turn == "w";
    if (rights != "-")
        for (const char c : rights)
            castling_rooks_.push_back({lower(c) - 'a', is_white(c) ? 0 : 7});
    if (crossed != "-")
        crossed_ = Place{crossed[0] - 'a', crossed[1] - '1'};
}

char& Mailbox::at(Place place) {
    return men_[static_cast<std::size_t>(place.file)][static_cast<std::size_t>(place.rank)];
}

char Mailbox::at(Place place) const {
    return men_[static_cast<std::size_t>(place.file)][static_cast<std::size_t>(place.rank)];
}

bool Mailbox::is_own(Place place) const {
    return white_to_move_ ? is_white(at(place)) : is_black(at(place));
}

bool Mailbox::is_enemy(Place place) const {
    return white_to_move_ ? is_black(at(place)) : is_white(at(place));
}

Place Mailbox::king_of(bool white) const {
    for (const Place place : all_places())
        if (at(place) == (white ? 'K' : 'k'))
            return place;
    std::abort();
}

bool Mailbox::is_open_between(Place from, Place to) const {
    const int file_step = sign(to.file - from.file);
    const int rank_step = sign(to.rank - from.rank);
    for (Place place{from.file + file_step, from.rank + rank_step}; place != to;
         place = {place.file + file_step, place.rank + rank_step})
        if (at(place) != nobody)
            return false;
    return true;
}

bool Mailbox::attacks(Place from, Place to) const {
    const int files = std::abs(to.file - from.file);
    const int ranks = std::abs(to.rank - from.rank);
    if (files == 0 && ranks == 0)
        return false;
    const bool diagonal = files == ranks;
    const bool straight = files == 0 || ranks == 0;
    switch (at(from)) {
        case 'P':
            return files == 1 && to.rank == from.rank + 1;
        case 'p':
            return files == 1 && to.rank == from.rank - 1;
        case 'N':
        case 'n':
            return (files == 1 && ranks == 2) || (files == 2 && ranks == 1);
        case 'B':
        case 'b':
            return diagonal && is_open_between(from, to);
        case 'R':
        case 'r':
            return straight && is_open_between(from, to);
        case 'Q':
        case 'q':
            return (diagonal || straight) && is_open_between(from, to);
        case 'K':
        case 'k':
            return files <= 1 && ranks <= 1;
        default:
            return false;
    }
}

bool Mailbox::is_attacked(Place place) const {
    return std::ranges::any_of(all_places(),
                               [&](Place from) { return is_enemy(from) && attacks(from, place); });
}

bool Mailbox::leaves_king_attacked(const TwinMove& move) const {
    Mailbox next = after(move);
    next.white_to_move_ = white_to_move_;
    return next.is_check();
}

void Mailbox::add_if_legal(std::vector<TwinMove>& moves, const TwinMove& move) const {
    if (!leaves_king_attacked(move))
        moves.push_back(move);
}

void Mailbox::add_pawn_moves(std::vector<TwinMove>& moves, Place from, Place to) const {
    const int forward = white_to_move_ ? 1 : -1;
    const int second_rank = white_to_move_ ? 1 : 6;
    const int last_rank = white_to_move_ ? 7 : 0;
    const Place ahead{from.file, from.rank + forward};
    const bool steps = to == ahead && at(to) == nobody;
    const bool leaps = from.rank == second_rank &&
                       to == Place{from.file, from.rank + 2 * forward} && at(ahead) == nobody &&
                       at(to) == nobody;
    const bool captures = attacks(from, to) && is_enemy(to);
    if (attacks(from, to) && crossed_ == to)
        return add_if_legal(moves, {from, to, TwinKind::en_passant});
    if (!steps && !leaps && !captures)
        return;
    if (to.rank != last_rank)
        return add_if_legal(moves, {from, to});
    for (const char becomes : {'N', 'B', 'R', 'Q'})
        add_if_legal(moves, {from, to, TwinKind::promotion, becomes});
}

void Mailbox::add_castling(std::vector<TwinMove>& moves, Place rook) const {
    const Place king = king_of(white_to_move_);
    const CastlingGoals goals = goals_of(king, rook);
    for (Place place{0, king.rank}; place.file < 8; ++place.file) {
        const auto is_within = [&](Place one, Place other) {
            return std::min(one.file, other.file) <= place.file &&
                   place.file <= std::max(one.file, other.file);
        };
        const bool passed = is_within(king, goals.king) || is_within(rook, goals.rook);
        if (passed && place != king && place != rook && at(place) != nobody)
            return;
        if (is_within(king, goals.king) && is_attacked(place))
            return;
    }
    add_if_legal(moves, {king, rook, TwinKind::castling});
}

std::vector<TwinMove> Mailbox::legal_moves() const {
    std::vector<TwinMove> moves;
    for (const Place from : all_places()) {
        if (!is_own(from))
            continue;
        for (const Place to : all_places()) {
            if (is_own(to))
                continue;
            if (upper(at(from)) == 'P')
                add_pawn_moves(moves, from, to);
            else if (attacks(from, to))
                add_if_legal(moves, {from, to});
        }
    }
    for (const Place rook : castling_rooks_)
        if (is_own(rook))
            add_castling(moves, rook);
    std::ranges::sort(moves);
    return moves;
}

void Mailbox::make_castling(const TwinMove& move) {
    const CastlingGoals goals = goals_of(move.from, move.to);
    at(move.from) = nobody;
    at(move.to) = nobody;
    at(goals.king) = white_to_move_ ? 'K' : 'k';
    at(goals.rook) = white_to_move_ ? 'R' : 'r';
}

/// Law 3.8.2.1: for good once the king or that rook has moved, or the rook is gone.
void Mailbox::forget_rights(const TwinMove& move) {
    const bool king_moves = upper(at(move.from)) == 'K';
    std::erase_if(castling_rooks_, [&](Place rook) {
        return rook == move.from || rook == move.to || (king_moves && is_own(rook));
    });
}

Mailbox Mailbox::after(const TwinMove& move) const {
    Mailbox next = *this;
    const bool pawn_moves = upper(at(move.from)) == 'P';
    const bool resets = pawn_moves || is_enemy(move.to);
    next.halfmove_clock_ = resets ? 0 : halfmove_clock_ + 1;
    next.fullmove_number_ += white_to_move_ ? 0 : 1;
    next.forget_rights(move);
    next.crossed_.reset();
    if (pawn_moves && std::abs(move.to.rank - move.from.rank) == 2)
        next.crossed_ = Place{move.from.file, (move.from.rank + move.to.rank) / 2};
    if (move.kind == TwinKind::castling) {
        next.make_castling(move);
    } else {
        next.at(move.to) = at(move.from);
        next.at(move.from) = nobody;
    }
    if (move.kind == TwinKind::en_passant)
        next.at({move.to.file, move.from.rank}) = nobody;
    if (move.kind == TwinKind::promotion)
        next.at(move.to) = white_to_move_ ? move.becomes : lower(move.becomes);
    next.white_to_move_ = !white_to_move_;
    return next;
}

bool Mailbox::has_legal_en_passant() const {
    return std::ranges::any_of(
        legal_moves(), [](const TwinMove& move) { return move.kind == TwinKind::en_passant; });
}

std::string Mailbox::fen() const {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        std::string row;
        for (int file = 0; file < 8; ++file) {
            const char man = at({file, rank});
            if (man != nobody)
                row += man;
            else if (!row.empty() && row.back() >= '1' && row.back() <= '8')
                ++row.back();
            else
                row += '1';
        }
        text += row + (rank > 0 ? "/" : "");
    }
    std::string rights;
    for (const Place rook : castling_rooks_)
        rights += static_cast<char>((rook.rank == 0 ? 'A' : 'a') + rook.file);
    // White before Black, and the h-side first.
    std::ranges::sort(
        rights, [](char a, char b) { return is_white(a) != is_white(b) ? is_white(a) : a > b; });
    text += white_to_move_ ? " w " : " b ";
    text += (rights.empty() ? "-" : rights) + ' ';
    text += crossed_ && has_legal_en_passant() ? name_of(*crossed_) : "-";
    return text + ' ' + std::to_string(halfmove_clock_) + ' ' + std::to_string(fullmove_number_);
}

}  // namespace arbiter::testing
