#include "arbiter/winnable/invariant.hpp"

#include <cassert>
#include <functional>
#include <map>
#include <string>
#include <utility>

#include "arbiter/winnable/detail/layer_closing.hpp"
#include "arbiter/winnable/detail/layer_exits.hpp"
#include "arbiter/winnable/detail/mate_pattern.hpp"
#include "arbiter/winnable/theorem.hpp"

namespace arbiter {

namespace {

using detail::LayerExits;
using detail::LayerFacts;
using detail::MatePattern;

/// Layers of the same key hold the same men, the pawns on the same squares: they are one.
std::string key_of(const Layer& layer) {
    // a1, where no pawn ever stands; pawns are on 8 to 55, letters begin at 65.
    constexpr char captured = '\0';
    std::string key;
    for (const PlacedMan& man : layer.men) {
        if (man.squares.empty())
            key += captured;
        else if (man.piece.role == Role::pawn)
            key += static_cast<char>(index(man.squares.first()));
        else
            key += letter(man.piece);
    }
    return key;
}

/// Goes down with every move that leaves a layer, so that a layer is looked at after all those
/// from which it can be reached.
int moves_left(const Layer& layer) {
    int left = 0;
    for (const PlacedMan& man : layer.men) {
        if (man.squares.empty())
            continue;
        ++left;
        if (man.piece.role == Role::pawn)
            left += 7 - index(relative_rank(man.piece.color, rank_of(man.squares.first())));
    }
    return left;
}

bool has_kings(const Layer& layer) {
    return !layer.kings[Color::white].empty() || !layer.kings[Color::black].empty();
}

void join(Layer& layer, const Layer& other) {
    for (std::size_t i = 0; i < layer.men.size(); ++i) {
        assert(layer.men[i].squares.empty() == other.men[i].squares.empty());
        layer.men[i].squares |= other.men[i].squares;
    }
    layer.kings[Color::white] |= other.kings[Color::white];
    layer.kings[Color::black] |= other.kings[Color::black];
    layer.en_passant |= other.en_passant;
}

std::optional<Theorem> theorem_in(const Layer& layer, Color winner) {
    Material men{};
    Bitboard bishops;
    for (const PlacedMan& man : layer.men) {
        if (man.squares.empty())
            continue;
        ++men[man.piece.color][man.piece.role];
        if (man.piece.role == Role::bishop)
            bishops |= man.squares;
    }
    return theorem_against(men, bishops, winner);
}

class InvariantSearch {
  public:
    InvariantSearch(Color winner, std::size_t max_layers, const std::function<bool()>& stop)
        : winner_(winner), max_layers_(max_layers), stop_(stop) {}

    InvariantResult from(const Layer& root) {
        closed_.reserve(max_layers_);
        add(root);
        while (!open_.empty()) {
            closed_.push_back(next());
            if (!is_safe(closed_.back()) || must_stop())
                return {std::nullopt, closed_.size()};
        }
        const std::size_t looked_at = closed_.size();
        return {std::move(closed_), looked_at};
    }

  private:
    /// `stop()` is asked after so many layers.
    static constexpr std::size_t layers_between_stops = 32;

    // In order, so that the work is the same wherever it is done.
    using LayersByKey = std::map<std::string, Layer>;

    [[nodiscard]] bool must_stop() const {
        return stop_ && closed_.size() % layers_between_stops == 0 && stop_();
    }

    /// False where it is one layer too many.
    bool add(const Layer& layer) {
        LayersByKey& alike = open_[moves_left(layer)];
        const auto [place, is_new] = alike.try_emplace(key_of(layer), layer);
        if (!is_new)
            join(place->second, layer);
        return !is_new || ++layers_ <= max_layers_;
    }

    Layer next() {
        const auto first = open_.begin();
        Layer layer = std::move(first->second.extract(first->second.begin()).mapped());
        if (first->second.empty())
            open_.erase(first);
        return layer;
    }

    /// Closes the layer; true where the winner cannot mate in it nor on the way out of it. What is
    /// on the other side is looked at later.
    bool is_safe(Layer& layer) {
        if (theorem_in(layer, winner_))
            return true;
        const LayerFacts facts = detail::close(layer);
        if (may_mate_inside(layer, facts))
            return false;
        return LayerExits(layer, facts).for_each([&](const detail::Exit& exit) {
            if (!has_kings(exit.after))
                return true;
            if (exit.mover == winner_ && MatePattern(exit.after, winner_).fits(exit))
                return false;
            return add(exit.after);
        });
    }

    bool may_mate_inside(const Layer& layer, const LayerFacts& facts) {
        MatePattern pattern(layer, winner_);
        const KingPairs& kings = layer.kings[winner_];
        if (pattern.fits_after_king_step(kings, facts.guarded[opponent(winner_)]))
            return true;
        for (const PlacedMan& man : layer.men)
            if (man.piece.color == winner_ && man.piece.role != Role::pawn &&
                man.squares.has_more_than_one())
                return pattern.fits_after_waiting(kings);
        return false;
    }

    Color winner_;
    std::size_t max_layers_;
    const std::function<bool()>& stop_;
    std::size_t layers_ = 0;
    std::map<int, LayersByKey, std::greater<>> open_;
    std::vector<Layer> closed_;
};

}  // namespace

InvariantResult find_invariant(const Position& position, Color winner, std::size_t max_layers,
                               const std::function<bool()>& stop) {
    const Board& board = position.board();
    const int men = (board.occupied() - board.of(Role::king)).size();
    if (position.castling_rooks().any() || men > static_cast<int>(max_placed_men))
        return {};
    return InvariantSearch(winner, max_layers, stop).from(layer_of(position));
}

}  // namespace arbiter
