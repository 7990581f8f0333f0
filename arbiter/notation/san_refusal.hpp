// Says why a move in algebraic notation cannot be played. The slow side of reading: it is asked
// only when no single legal move fits the text.
#pragma once

#include "arbiter/notation/san_candidates.hpp"
#include "arbiter/notation/san_error.hpp"
#include "arbiter/notation/san_form.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// For a text that is not even the form of a move.
[[nodiscard]] SanError no_san(TextError error);

/// Requires: `legal` is `legal_candidates(position, form)` and has not exactly one move.
[[nodiscard]] SanError refuse_san(const Position& position, const SanForm& form,
                                  const SanCandidates& legal);

}  // namespace arbiter
