// Makes positions to tune the evaluation on: the engine plays itself from openings of random moves.
// Usage: self_play SEED NODES GAMES. Writes a line of EPD for each quiet position: what the search
// made of it in centipawns for the side to move (ce), and how the game ended (c9). The same
// arguments give the same lines, on every machine.
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/base/split_mix.hpp"
#include "arbiter/engine/evaluation/endings.hpp"
#include "arbiter/engine/search.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"

namespace {

using namespace arbiter;

/// Openings are longer by up to as much again; both sides begin equally often.
constexpr int fewest_random_plies = 6;
constexpr int more_random_plies = 5;
/// A game that begins with more than so much teaches little.
constexpr int most_lead_at_first = 400;
/// Games end when both sides know how: so many plies with so many centipawns.
constexpr int decided = 1200;
constexpr int decided_plies = 4;
constexpr int even = 8;
constexpr int even_plies = 10;
constexpr int even_from_ply = 60;
constexpr int most_plies = 400;
/// Beyond that the score says only who wins.
constexpr int most_told = 1500;

struct ToldPosition {
    std::string fen;
    int score;  ///< for the side to move
};

class SelfPlay {
  public:
    SelfPlay(std::uint64_t seed, std::uint64_t nodes) : random_(seed), nodes_(nodes) {}

    void play_game() {
        while (!begin()) {
        }
        told_.clear();
        int lead_plies = 0;
        int level_plies = 0;
        std::optional<std::string_view> result = result_on_board();
        for (int ply = 0; !result; ++ply) {
            const SearchResult found = think(nodes_);
            const int score = found.score.value();
            lead_plies = std::abs(score) > decided ? lead_plies + 1 : 0;
            level_plies = ply > even_from_ply && std::abs(score) <= even ? level_plies + 1 : 0;
            if (found.score.is_mate() || lead_plies >= decided_plies)
                result = win_of(score > 0 ? position_.turn() : opponent(position_.turn()));
            else if (level_plies >= even_plies || ply > most_plies)
                result = "1/2-1/2";
            else
                tell_and_play(found);
            if (!result)
                result = result_on_board();
        }
        for (const ToldPosition& told : told_)
            std::cout << told.fen << " ce " << told.score << "; c9 \"" << *result << "\";\n";
    }

  private:
    static std::string_view win_of(Color color) { return color == Color::white ? "1-0" : "0-1"; }

    SearchResult think(std::uint64_t nodes) {
        return searcher_.find_best(
            {.position = position_, .earlier_keys = earlier_keys_, .limits = {.nodes = nodes}});
    }

    void play(Move move) {
        earlier_keys_.push_back(position_.key());
        position_ = position_.play(move);
    }

    /// False where the random moves led to an end, or to a game that is decided.
    bool begin() {
        position_ = Position();
        earlier_keys_.clear();
        searcher_.forget();
        const auto plies =
            fewest_random_plies + static_cast<int>(random_.next() % more_random_plies);
        for (int ply = 0; ply < plies; ++ply) {
            const auto moves = legal_moves(position_);
            if (moves.empty())
                return false;
            play(moves[static_cast<std::size_t>(random_.next() % moves.size())]);
        }
        if (!has_legal_move(position_))
            return false;
        const Score score = think(3 * nodes_).score;
        return !score.is_mate() && std::abs(score.value()) <= most_lead_at_first;
    }

    [[nodiscard]] std::optional<std::string_view> result_on_board() const {
        if (!has_legal_move(position_))
            return is_check(position_) ? win_of(opponent(position_.turn())) : "1/2-1/2";
        const bool is_third = std::ranges::count(earlier_keys_, position_.key()) >= 2;
        if (is_third || position_.halfmove_clock() >= 100 || is_draw_by_material(position_.board()))
            return "1/2-1/2";
        return std::nullopt;
    }

    /// Only quiet positions are told: what captures do is the search's business.
    void tell_and_play(const SearchResult& found) {
        if (!is_check(position_) && !found.move.is_promotion() &&
            !is_capture(position_, found.move) && std::abs(found.score.value()) < most_told) {
            std::string fen = write_fen(position_);
            fen.erase(fen.find_last_of(' '));
            fen.erase(fen.find_last_of(' '));
            told_.push_back({std::move(fen), found.score.value()});
        }
        play(found.move);
    }

    SplitMix64 random_;
    std::uint64_t nodes_;
    Searcher searcher_{std::size_t{1} << 20};
    Position position_;
    std::vector<std::uint64_t> earlier_keys_;
    std::vector<ToldPosition> told_;
};

std::optional<std::uint64_t> number(std::string_view text) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value)
                                                                    : std::nullopt;
}

}  // namespace

int main(int count, char** arguments) {
    const auto seed = count == 4 ? number(arguments[1]) : std::nullopt;
    const auto nodes = count == 4 ? number(arguments[2]) : std::nullopt;
    const auto games = count == 4 ? number(arguments[3]) : std::nullopt;
    if (!seed || !nodes || !games || *nodes == 0) {
        std::cerr << "usage: self_play SEED NODES GAMES\n";
        return 2;
    }
    SelfPlay players(*seed, *nodes);
    for (std::uint64_t game = 0; game < *games && std::cout; ++game)
        players.play_game();
    return std::cout.flush() ? 0 : 1;
}
