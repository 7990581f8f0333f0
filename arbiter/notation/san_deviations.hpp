// What in the text of a move is not the standard form, as far as the position shows it.
#pragma once

#include <vector>

#include "arbiter/notation/san_form.hpp"
#include "arbiter/notation/text_error.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Requires: `move` is the one legal move that the form fits.
[[nodiscard]] std::vector<TextError> deviations_of(const SanForm& form, const Position& position,
                                                   Move move);

}  // namespace arbiter
