// A match as it goes: a line for each game, and what all of them say.
#pragma once

#include <fstream>
#include <string>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/progress.hpp"
#include "apps/arbiter/frame/records.hpp"
#include "apps/arbiter/games/match_record.hpp"
#include "arbiter/match/match.hpp"

namespace arbiter {

/// Tells and writes each game as it ends.
class MatchTeller {
  public:
    /// `record`: where the games are kept, or nothing. All must outlive this.
    MatchTeller(const match::MatchSetup& setup, Form form, std::ofstream& pgn, MatchRecord* record);

    /// Before the first game: what was agreed, so that nobody takes minutes for seconds.
    void begin();
    /// A game that is over.
    void take(const match::FinishedGame& finished);
    /// Has everything been kept so far?
    [[nodiscard]] bool has_written() const;
    /// Is there still somebody who reads?
    [[nodiscard]] bool is_heard() const { return output_.is_open(); }
    /// After the last game; gives back the code, or another where nobody has heard it.
    ExitCode finish(const match::MatchScore& score, ExitCode code);

  private:
    void write(const match::FinishedGame& finished);

    const match::MatchSetup& setup_;
    Form form_;
    std::ofstream& pgn_;
    MatchRecord* record_;
    bool has_recorded_ = true;
    Output output_;
    Progress progress_;
};

}  // namespace arbiter
