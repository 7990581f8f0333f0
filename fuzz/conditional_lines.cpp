// Any bytes as what two players of correspondence chess send: conditional lines above all. What is
// taken can be played from the position on the board and named again as the same; what is refused
// changes nothing and says why; and the events make the same game again.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/game/game.hpp"
#include "arbiter/game/said_english.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/legality.hpp"
#include "fuzz/require.hpp"

using namespace arbiter;
using fuzz::require;

namespace {

using Line = std::vector<Move>;

// The first move is Black's, a promotion's, a castling's, or one of Chess960.
constexpr std::array<std::string_view, 5> boards{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    "1n2k3/P1P5/8/8/8/8/p1p5/1N2K3 w - - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "1r1k3r/8/8/8/8/8/8/1R1K3R w HBhb - 0 1",
};

Game new_game(std::uint8_t chosen) {
    Terms terms{.ruleset = find_ruleset("correspondence"),
                .start = Position::from(*read_fen(boards[chosen % boards.size()])).value()};
    if (chosen >= 128)
        terms.time = read_time_control("10 moves in 50 days").value();
    return Game(terms);
}

std::string text_of(const std::vector<Line>& lines) {
    std::string text;
    for (const Line& line : lines) {
        for (const Move move : line)
            text += write_uci_move(move) + ' ';
        text += ';';
    }
    return text;
}

/// Is there an answer of one in the place of which the other has another?
bool contradict(const Line& one, const Line& other) {
    std::size_t alike = 0;
    while (alike < std::min(one.size(), other.size()) && one[alike] == other[alike])
        ++alike;
    return alike < std::min(one.size(), other.size()) && alike % 2 == 1;
}

void require_playable(const Game& game, Color by) {
    constexpr std::size_t most_lines = 100;
    constexpr std::size_t most_plies = 60;
    const std::vector<Line>& lines = game.state().open.conditions[by];
    require(lines.size() <= most_lines);
    // What the side to move has said has been played.
    require(lines.empty() || by != game.state().turn() || game.is_over());
    for (const Line& line : lines) {
        require(!line.empty() && line.size() <= most_plies);
        Position position = game.position();
        for (const Move move : line) {
            require(is_legal(position, move));
            position = position.play(move);
        }
        for (const Line& other : lines)
            require(!contradict(line, other));
    }
}

class Correspondence {
  public:
    explicit Correspondence(std::uint8_t chosen) : game_(new_game(chosen)) {}

    /// One thing that a player does; the first byte says what.
    void take(std::string_view said) {
        now_ += std::chrono::hours(1);
        let_answers_be_made();
        const Color turn = game_.state().turn();
        const std::string_view rest = said.substr(std::min<std::size_t>(said.size(), 1));
        switch (said.empty() ? '\0' : said.front()) {
            case '=':
                name_answers(opponent(turn), rest);
                break;
            case '!':
                name_answers(turn, rest);
                break;
            case '+':
                now_ += std::chrono::days(rest.size());
                break;
            case '~':
                happen(LeaveTaken{rest.empty() ? turn : opponent(turn),
                                  static_cast<int>(rest.size()) - 1});
                break;
            case '.':
                happen(LeaveEnded{rest.empty() ? turn : opponent(turn)});
                break;
            case '?':
                happen(LongThoughtAnnounced{turn});
                break;
            default:
                if (const auto move = read_uci_move(game_.position(), said))
                    happen(MoveMade{*move});
        }
        let_answers_be_made();
        for (const Color side : both_colors)
            require_playable(game_, side);
    }

    void require_same_again() const {
        Game again = Game::kept(game_.terms());
        for (const TimedEvent& event : game_.events())
            require(again.replay(event).has_value());
        require(again == game_);
    }

  private:
    bool happen(const Event& event) {
        const Game before = game_;
        const auto outcome = game_.apply(event, now_);
        if (outcome)
            return true;
        constexpr std::size_t longest_sentence = 200;
        const std::string why = english(outcome.error());
        require(!why.empty() && why.size() <= longest_sentence);
        require(game_ == before);
        return false;
    }

    void name_answers(Color by, std::string_view lines) {
        const auto before = game_.state().open.conditions;
        if (!happen(AnswersNamed{by, std::string(lines)}))
            return;
        const auto taken = game_.state().open.conditions;
        require(by != game_.state().turn() && taken[opponent(by)] == before[opponent(by)]);
        for (const Line& line : taken[by])
            require(line.size() % 2 == 0);
        require(happen(AnswersNamed{by, text_of(taken[by])}));
        require(game_.state().open.conditions == taken);
    }

    /// However many there are, each is made once: the game has moved on by then.
    void let_answers_be_made() {
        constexpr int most_answers = 60;
        for (int made = 0;; ++made) {
            const auto due = game_.due(now_);
            if (!due)
                return;
            require(made <= most_answers);
            if (const auto* const answer = std::get_if<MoveMade>(&*due))
                require(is_legal(game_.position(), answer->move));
            require(happen(*due));
        }
    }

    Game game_;
    Instant now_{std::chrono::sys_days(std::chrono::year(2026) / 12 / 1)};
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    Correspondence game(data[0]);
    std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
    constexpr int most_acts = 64;
    for (int acts = 0; !text.empty() && acts < most_acts; ++acts) {
        const std::string_view said = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), said.size() + 1));
        game.take(said);
    }
    game.require_same_again();
    return 0;
}
