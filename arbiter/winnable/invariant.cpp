#include "arbiter/winnable/invariant.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <functional>
#include <map>
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

/// Layers of the same key hold the same men, the pawns on the same squares: they are one. A key
/// that comes later has no more moves left.
using LayerKey = std::array<std::uint8_t, 1 + max_placed_men>;

LayerKey key_of(const Layer& layer) {
    // a1, where no pawn ever stands; pawns are on 8 to 55, letters begin at 65.
    constexpr std::uint8_t captured = 0;
    constexpr int most_moves = 7 * static_cast<int>(max_placed_men);
    LayerKey key{static_cast<std::uint8_t>(most_moves - moves_left(layer))};
    std::size_t place = 1;
    for (const PlacedMan& man : layer.men) {
        if (man.squares.empty())
            key[place] = captured;
        else if (man.piece.role == Role::pawn)
            key[place] = static_cast<std::uint8_t>(index(man.squares.first()));
        else
            key[place] = static_cast<std::uint8_t>(letter(man.piece));
        ++place;
    }
    return key;
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

}  // namespace

class InvariantSearch::Work {
  public:
    Work(const Position& position, Color winner) : winner_(winner) {
        const Board& board = position.board();
        const int men = (board.occupied() - board.of(Role::king)).size();
        is_hopeless_ = position.castling_rooks().any() || men > static_cast<int>(max_placed_men);
        if (!is_hopeless_)
            add(layer_of(position));
    }

    InvariantResult go_on(std::size_t max_layers, const std::function<bool()>& stop) {
        assert(!has_ended_);
        // Memory that is not used yet costs nothing.
        const std::size_t room = std::min(max_layers, most_reserved);
        if (!is_hopeless_ && room > closed_.capacity())
            closed_.reserve(std::max(room, 2 * closed_.capacity()));
        while (!is_hopeless_ && !open_.empty()) {
            if (closed_.size() + open_.size() > max_layers || must_stop(stop))
                return {std::nullopt, closed_.size(), false};
            closed_.push_back(next());
            is_hopeless_ = !is_safe(closed_.back());
        }
        const std::size_t looked_at = closed_.size();
        if (is_hopeless_)
            return {std::nullopt, looked_at, true};
        has_ended_ = true;
        return {std::move(closed_), looked_at, false};
    }

  private:
    /// `stop()` is asked after so many layers.
    static constexpr std::size_t layers_between_stops = 32;
    static constexpr std::size_t most_reserved = 32'768;

    [[nodiscard]] bool must_stop(const std::function<bool()>& stop) const {
        return stop && closed_.size() % layers_between_stops == 0 && stop();
    }

    void add(const Layer& layer) {
        const auto [place, is_new] = open_.try_emplace(key_of(layer), layer);
        if (!is_new)
            join(place->second, layer);
    }

    Layer next() { return std::move(open_.extract(open_.begin()).mapped()); }

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
            add(exit.after);
            return true;
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
    bool is_hopeless_ = false;
    bool has_ended_ = false;
    // In order, so that the work is the same wherever it is done.
    std::map<LayerKey, Layer> open_;
    std::vector<Layer> closed_;
};

InvariantSearch::InvariantSearch(const Position& position, Color winner)
    : work_(std::make_unique<Work>(position, winner)) {}
InvariantSearch::InvariantSearch(InvariantSearch&&) noexcept = default;
InvariantSearch& InvariantSearch::operator=(InvariantSearch&&) noexcept = default;
InvariantSearch::~InvariantSearch() = default;

InvariantResult InvariantSearch::go_on(std::size_t max_layers, const std::function<bool()>& stop) {
    return work_->go_on(max_layers, stop);
}

InvariantResult find_invariant(const Position& position, Color winner, std::size_t max_layers,
                               const std::function<bool()>& stop) {
    return InvariantSearch(position, winner).go_on(max_layers, stop);
}

}  // namespace arbiter
