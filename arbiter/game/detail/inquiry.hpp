// How an event learns whether a side can still mate: from a judge when it happens, and from what
// was kept with it whenever the game is replayed.
#pragma once

#include <optional>
#include <string_view>

#include "arbiter/game/kept_verdict.hpp"
#include "arbiter/game/mating_judge.hpp"
#include "arbiter/game/termination.hpp"

namespace arbiter::detail {

class Inquiry {
  public:
    Inquiry() = default;
    Inquiry(const Inquiry&) = delete;
    Inquiry& operator=(const Inquiry&) = delete;
    virtual ~Inquiry() = default;

    /// What ends the game where neither side can mate and that is told at once (5.2.2).
    [[nodiscard]] virtual std::optional<Ending> plain_death(const Position& position) = 0;
    /// The same where it can be proved.
    [[nodiscard]] virtual std::optional<Ending> death(const Position& position) = 0;
    /// What becomes of a player who would lose by this article.
    [[nodiscard]] virtual Ending loss(const Position& position, Color loser, EndReason reason,
                                      std::string_view article) = 0;
};

/// Asks, and notes what it was told.
class InquiryOfJudge final : public Inquiry {
  public:
    /// Nobody: each question is put to a new `ProvingJudge`.
    explicit InquiryOfJudge(MatingJudge* judge) : judge_(judge) {}

    [[nodiscard]] std::optional<Ending> plain_death(const Position& position) override;
    [[nodiscard]] std::optional<Ending> death(const Position& position) override;
    [[nodiscard]] Ending loss(const Position& position, Color loser, EndReason reason,
                              std::string_view article) override;

    /// What the game's end depended on; empty where it depended on nothing.
    [[nodiscard]] KeptVerdicts& verdicts() { return verdicts_; }

  private:
    MatingJudge* judge_;
    KeptVerdicts verdicts_;
};

/// Believes what was kept, and asks nobody. What is not there was not found: a position is not
/// dead, and whether somebody could mate is undecided.
class InquiryOfRecord final : public Inquiry {
  public:
    /// They live as long as this.
    explicit InquiryOfRecord(const KeptVerdicts& verdicts) : verdicts_(verdicts) {}

    [[nodiscard]] std::optional<Ending> plain_death(const Position& position) override;
    [[nodiscard]] std::optional<Ending> death(const Position& position) override;
    [[nodiscard]] Ending loss(const Position& position, Color loser, EndReason reason,
                              std::string_view article) override;

    /// Was there a question to which all of them are the answer?
    [[nodiscard]] bool were_needed() const { return were_needed_; }

  private:
    const KeptVerdicts& verdicts_;
    bool were_needed_ = false;
};

}  // namespace arbiter::detail
