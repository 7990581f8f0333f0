// Tells a visitor what is read, until the visitor stops or the text ends.
#pragma once

#include "arbiter/pgn/lexer.hpp"
#include "arbiter/pgn/visitor.hpp"

namespace arbiter {

/// Both must outlive it. A visitor that stops is told `end_text` at once and then nothing more, so
/// that nobody who tells has to ask.
class PgnTeller {
  public:
    /// The text's end is told with the place of `lexer`.
    PgnTeller(PgnVisitor& visitor, const PgnLexer& lexer) : visitor_(&visitor), lexer_(&lexer) {}

    /// The visitor or, behind its stop, nobody.
    [[nodiscard]] PgnVisitor* operator->() const { return visitor_; }
    /// As the operator, never null.
    [[nodiscard]] PgnVisitor* visitor() const { return visitor_; }

    /// Tells of a problem and obeys the answer.
    void report(const PgnProblem& problem) { obey(visitor_->problem(problem)); }
    /// Stops where that is what the visitor answered.
    void obey(Next next) {
        if (next == Next::stop)
            end_text();
    }
    /// What comes behind it is told to nobody.
    void end_text();
    /// Was the end told?
    [[nodiscard]] bool has_ended() const { return has_ended_; }

  private:
    PgnVisitor* visitor_;
    const PgnLexer* lexer_;
    bool has_ended_ = false;
};

}  // namespace arbiter
