// Sides, moves and rulings as the sentences of the lessons have them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arbiter/lessons/question.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/ruling.hpp"

namespace arbiter::lessons {

/// "White".
[[nodiscard]] std::string side_in_words(std::string_view language, Color side);

/// "Nf3", "Sf3": as Appendix C has it, in the letters of the language.
[[nodiscard]] std::string move_in_words(std::string_view language, const Position& position,
                                        Move move);

/// "Ke2 and Nf3", by the alphabet; "none" where there are none.
[[nodiscard]] std::string moves_in_words(std::string_view language, const Position& position,
                                         const std::vector<Move>& moves);

/// "e2 and e4": in that order.
[[nodiscard]] std::string way_in_words(std::string_view language, const Way& way);

/// What an attempt is, and by which article: "The rook ... (Law 3.3)."
[[nodiscard]] std::string ruling_sentence(std::string_view language, const Position& position,
                                          const Attempt& attempt);

}  // namespace arbiter::lessons
