// What the people at a game are told, as values; the doors write it in the words of each client.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "arbiter/game/claims.hpp"
#include "arbiter/game/game_state.hpp"
#include "arbiter/journal/table_event.hpp"
#include "arbiter/rooms/hints.hpp"
#include "arbiter/rooms/refusal.hpp"
#include "arbiter/rooms/socket_id.hpp"
#include "arbiter/rooms/table.hpp"
#include "arbiter/rules/explain.hpp"

namespace arbiter {

/// How the clocks stand.
struct ClockFace {
    /// Without a delay that still runs.
    PerColor<Duration> main{};
    std::optional<Color> running;
    /// What is left of the delay of the side whose time runs.
    Duration delay{};
    Counting counting = Counting::increment;
    /// Until the flag would fall.
    PerColor<Duration> left{};
};

/// An adjournment as everybody may see it: what is in the envelope stays in it.
struct ShownAdjournment {
    SessionPhase phase = SessionPhase::sealing;
    /// Who seals or has sealed (I.1.1).
    Color sealer = Color::white;
    bool has_sealed = false;
    /// When and where, as the arbiter wrote it; empty until then.
    std::string resumption;
};

/// Who sits at a side of the board.
struct ShownPlayer {
    enum class Kind : std::uint8_t { open, person, computer };

    Kind kind = Kind::open;
    /// As agreed before the game, or as he has said since; empty where he has none.
    std::string name{};
    /// Of the computer alone.
    std::optional<int> level{};
    /// An open seat that waits for who was invited.
    bool is_invited = false;
};

/// What any event may change.
struct Situation {
    /// What counts by now (6.10.2).
    TimeControl time;
    Color turn = Color::white;
    /// None once the game is over. Where men were touched, what they leave (4.3).
    std::vector<Move> legal;
    /// What binds the side to move, in the order in which it was touched.
    std::vector<Square> touched{};
    /// Who has offered a draw that waits for an answer.
    std::optional<Color> offer;
    /// What the side to move may claim.
    Claims claims;
    /// Nothing where the game is untimed.
    std::optional<ClockFace> clock;
    /// Why the game is interrupted (6.11), if it is.
    std::optional<Said> pause;
    /// Who has asked to take his last move back and waits for an answer.
    std::optional<Color> asks_take_back{};
    /// What the opening of the game so far is called, if it has a name.
    std::optional<Opening> opening{};
    std::optional<ShownAdjournment> adjournment;
    /// What a player short of time has asked for, while it waits for a ruling (Guideline III).
    PerColor<std::optional<QuickplayRequest>> requests{};
    /// Has not arrived yet, where that is looked at (6.7).
    PerColor<bool> is_awaited{};
    /// Has signed the result (8.7).
    PerColor<bool> has_confirmed{};
    bool is_under_appeal = false;
    /// Nothing while the game goes on.
    std::optional<Ending> end;
    /// What there is to show of it; may be null.
    std::shared_ptr<const ShownEnd> shown_end{};
    std::optional<Rematch> rematch;
};

/// An event, and what it has changed. Holds no table: the last ones of every game are kept.
struct Happening {
    /// The game's, from this event on.
    std::uint32_t version = 0;
    TableEvent event;
    Situation after;
    /// How many half-moves it has left as they were, and those that follow them now.
    std::size_t plies_kept = 0;
    std::size_t plies = 0;
    std::vector<PlayedPly> new_plies;
    /// Of a seat that was taken.
    std::optional<ShownPlayer> seated;
    /// What was ruled.
    std::vector<LogEntry> rulings;
};

/// Everything, for somebody who may act for `yours`; `here` tells who has the game open.
struct Sync {
    /// Never null; does not change any more.
    std::shared_ptr<const Table> table;
    std::uint32_t version = 0;
    Places yours{};
    /// Whose assistant he is (D.2.10), if anybody's.
    std::optional<Color> assists{};
    Places here{};
    /// When the clocks are to be read.
    Timestamp now;
};

/// Nothing is missing but the happenings that follow; `version` is that of the last.
struct Resume {
    std::uint32_t version = 0;
};

/// Whether anybody of that place has the game open; a computer always has.
struct Presence {
    Place place = Place::white;
    bool is_here = false;
};

/// The answer to a command.
struct Reply {
    /// Empty where the command could not be read so far.
    std::optional<std::string> command{};
    /// Of the game, with all that the command has brought about; means nothing with a refusal.
    std::uint32_t version = 0;
    /// To `AskWhy`.
    std::optional<Explanation> explanation{};
    /// To `AskHint`.
    std::optional<ShownHint> hint{};
    /// Otherwise it was obeyed.
    std::optional<Refusal> refusal{};
};

/// What one is told at a time. The pointers are never null; what many are told is shared.
using Words = std::variant<Sync, Resume, std::shared_ptr<const Happening>, Presence, ClockFace,
                           std::shared_ptr<const Reply>>;

struct Told {
    SocketId to = 0;
    Words what;
};

/// How the clocks stand at `now`; nothing where the game is untimed.
[[nodiscard]] std::optional<ClockFace> read_clocks(const Game& game, Instant now);

/// Who sits there and is called so; `level` is the computer's.
[[nodiscard]] ShownPlayer shown_player(const Seat& seat, std::string name, int level);
/// Who sits there by now.
[[nodiscard]] ShownPlayer shown_player(const Table& table, Color side);

/// `now`: when the clocks are read.
[[nodiscard]] Situation situation_of(const Table& table, Instant now);

/// `after` is the table once it has happened, with nothing after it; `at` when that was: then the
/// clocks are read, for what concerns only the people around the board leaves the game's own time
/// as it was.
[[nodiscard]] std::shared_ptr<const Happening> happening_of(const Table& after,
                                                            std::uint32_t version,
                                                            const TableEvent& event, Instant at);

}  // namespace arbiter
