// The slow, obvious twin of the move generator, written from the Laws: an 8 by 8 board of letters,
// every from tried with every to, every move made on a copy to look whether the king is attacked.
// Shares nothing with the library; it reads and writes Shredder-FEN itself.
#pragma once

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::testing {

struct Place {
    int file;  // 0 is a
    int rank;  // 0 is White's first

    auto operator<=>(const Place&) const = default;
};

enum class TwinKind { normal, castling, en_passant, promotion };

struct TwinMove {
    Place from;
    Place to;  // for castling the rook's place
    TwinKind kind = TwinKind::normal;
    char becomes = ' ';  // N, B, R or Q

    auto operator<=>(const TwinMove&) const = default;
};

class Mailbox {
  public:
    /// Requires: six fields, castling rights as file letters.
    explicit Mailbox(std::string_view shredder_fen);

    /// In ascending order.
    [[nodiscard]] std::vector<TwinMove> legal_moves() const;
    [[nodiscard]] Mailbox after(const TwinMove& move) const;
    [[nodiscard]] bool is_check() const { return is_attacked(king_of(white_to_move_)); }
    /// Shredder-FEN with the en passant square only where a capture is legal.
    [[nodiscard]] std::string fen() const;

  private:
    [[nodiscard]] char& at(Place place);
    [[nodiscard]] char at(Place place) const;
    [[nodiscard]] bool is_own(Place place) const;
    [[nodiscard]] bool is_enemy(Place place) const;
    [[nodiscard]] Place king_of(bool white) const;
    [[nodiscard]] bool is_open_between(Place from, Place to) const;
    /// The man on `from` could capture on `to` (Laws 3.1.2, 3.2 to 3.8).
    [[nodiscard]] bool attacks(Place from, Place to) const;
    /// By the side that is not to move.
    [[nodiscard]] bool is_attacked(Place place) const;
    [[nodiscard]] bool leaves_king_attacked(const TwinMove& move) const;

    void add_if_legal(std::vector<TwinMove>& moves, const TwinMove& move) const;
    void add_pawn_moves(std::vector<TwinMove>& moves, Place from, Place to) const;
    void add_castling(std::vector<TwinMove>& moves, Place rook) const;
    [[nodiscard]] bool has_legal_en_passant() const;

    void make_castling(const TwinMove& move);
    void forget_rights(const TwinMove& move);

    std::array<std::array<char, 8>, 8> men_{};
    bool white_to_move_ = true;
    std::vector<Place> castling_rooks_;
    std::optional<Place> crossed_;
    int halfmove_clock_ = 0;
    int fullmove_number_ = 1;
};

}  // namespace arbiter::testing
