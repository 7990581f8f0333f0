#include "arbiter/collection/claim_check.hpp"

#include <string>

#include "arbiter/collection/check_parts.hpp"
#include "arbiter/game/draw_limits.hpp"

namespace arbiter {

namespace {

std::string moves_before(const History& history, std::size_t ply) {
    return ply == 0
               ? std::string("at the start")
               : "after " + numbered_move(history.positions()[ply - 1], history.moves()[ply - 1]);
}

class ClaimCheck {
  public:
    ClaimCheck(const CollectedGame& game, const History& history, std::size_t last_ply,
               std::vector<GameFinding>& findings)
        : game_(game), history_(history), last_ply_(last_ply), findings_(findings) {}

    void run() {
        bool is_threefold_told = false;
        bool is_fifty_told = false;
        for (std::size_t ply = 0; ply < last_ply_; ++ply) {
            const int times = history_.occurrence_counts()[ply];
            if (times >= claimable_repetitions && !is_threefold_told) {
                is_threefold_told = true;
                add("claim-threefold", ply,
                    "the position stood on the board for the third time " +
                        moves_before(history_, ply) + ": a draw could be claimed (Law 9.2.2)");
            }
            if (history_.positions()[ply].halfmove_clock() >= fifty_moves && !is_fifty_told) {
                is_fifty_told = true;
                add("claim-fifty", ply,
                    "50 moves had passed without a pawn move or capture " +
                        moves_before(history_, ply) + ": a draw could be claimed (Law 9.3.2)");
            }
        }
    }

  private:
    void add(std::string_view code, std::size_t ply, std::string text) {
        findings_.push_back({.severity = Severity::note,
                             .code = code,
                             .ply = ply,
                             .place = game_.place_of(ply),
                             .text = std::move(text)});
    }

    const CollectedGame& game_;
    const History& history_;
    /// One behind the last ply at which a claim could be made.
    std::size_t last_ply_;
    std::vector<GameFinding>& findings_;
};

}  // namespace

void check_claims(const CollectedGame& game, const History* history,
                  const std::optional<BoardEnding>& end, const Ruleset& ruleset,
                  std::vector<GameFinding>& findings) {
    if (history == nullptr || ruleset.ends_at_threefold_and_fifty)
        return;
    // A draw needs no claim: whether one was made the record does not tell.
    const auto plies = history->positions().size();
    const auto last_ply = end ? std::min(end->ply, plies) : plies;
    ClaimCheck(game, *history, last_ply, findings).run();
}

}  // namespace arbiter
