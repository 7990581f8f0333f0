#include "arbiter/verify/layer_index.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter::verify {

namespace {

using Men = std::vector<ClaimedMan>;

/// Makes each man one of the entries of a layer, standing only where that one may, and no two the
/// same. A man whose entries are all taken moves those that hold them on to others (Kuhn's way), so
/// that nothing is tried twice: at most men³ looks.
class Matching {
  public:
    Matching(const Men& men, const Men& entries, Work& work)
        : men_(men), entries_(entries), work_(work), holder_(entries.size()) {}

    bool is_possible() {
        if (men_.size() != entries_.size())
            return false;
        for (std::size_t man = 0; man < men_.size(); ++man) {
            is_tried_.assign(entries_.size(), false);
            if (!finds_entry(man))
                return false;
        }
        return true;
    }

  private:
    bool finds_entry(std::size_t man) {
        for (std::size_t entry = 0; entry < entries_.size(); ++entry) {
            if (!work_.take(1))
                return false;
            if (is_tried_[entry] || !fits(man, entry))
                continue;
            is_tried_[entry] = true;
            if (holder_[entry] && !finds_entry(*holder_[entry]))
                continue;
            holder_[entry] = man;
            return true;
        }
        return false;
    }

    [[nodiscard]] bool fits(std::size_t man, std::size_t entry) const {
        return entries_[entry].piece == men_[man].piece &&
               entries_[entry].squares.contains_all(men_[man].squares);
    }

    const Men& men_;
    const Men& entries_;
    Work& work_;
    std::vector<std::optional<std::size_t>> holder_;
    std::vector<bool> is_tried_;
};

bool contains_all(const ClaimedLayer& layer, const Reached& reached, Work& work) {
    if (!work.take(steps_of_a_position) || !layer.en_passant.contains_all(reached.en_passant))
        return false;
    for (const Square white : all_squares)
        if (!layer.kings[reached.turn][white].contains_all(reached.kings[white]))
            return false;
    return Matching(reached.men, layer.men, work).is_possible();
}

detail::Structure structure_of(const Men& men) {
    detail::Structure structure{};
    for (const ClaimedMan& man : men) {
        const auto color = static_cast<std::size_t>(man.piece.color);
        if (man.piece.role == Role::pawn)
            structure[color] |= man.squares.bits();
        else
            structure[2 + color] += std::uint64_t{1}
                                    << (8U * static_cast<unsigned>(man.piece.role));
    }
    return structure;
}

}  // namespace

LayerIndex::LayerIndex(std::span<const ClaimedLayer> layers) {
    for (const ClaimedLayer& layer : layers)
        alike_[structure_of(layer.men)].push_back(&layer);
}

bool LayerIndex::contains(const Reached& reached, Work& work) const {
    if (!work.take(steps_of_a_position))
        return false;
    const auto alike = alike_.find(structure_of(reached.men));
    return alike != alike_.end() &&
           std::ranges::any_of(alike->second, [&](const ClaimedLayer* layer) {
               return contains_all(*layer, reached, work);
           });
}

bool LayerIndex::contains(const Position& position, Work& work) const {
    if (alike_.empty() || position.castling_rooks().any())
        return false;
    const Board& board = position.board();
    Reached reached{{}, position.turn(), {}, {}};
    for (const Square square : board.occupied() - board.of(Role::king))
        reached.men.push_back({*board.at(square), Bitboard(square)});
    reached.kings[position.king(Color::white)].add(position.king(Color::black));
    if (const auto crossed = position.en_passant())
        reached.en_passant.add(*crossed);
    return contains(reached, work);
}

}  // namespace arbiter::verify
