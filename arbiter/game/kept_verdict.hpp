// What was found when an event asked whether a side can still mate. It is kept with the event, so
// that a game stays what it was, whatever a later prover could say of it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/rules/piece.hpp"
#include "arbiter/winnable/verdict.hpp"

namespace arbiter {

/// Longer lines and certificates are not kept.
inline constexpr std::size_t longest_evidence = std::size_t{16} * 1024;

/// What was found of one side, in the position that the event brought about.
struct KeptVerdict {
    Color side;               ///< who mates, or not
    Winnability winnability;  ///< undecided: the work that a ruling may cost was spent
    std::string article;      ///< by which it was asked: "5.2.2", "6.9", ...
    /// What shows it: the moves to the mate in UCI with blanks between them, or the certificate of
    /// docs/proofs.md. Empty where it is undecided, too long, or was never kept, and where the mate
    /// is on the board.
    std::string evidence;
    bool operator==(const KeptVerdict&) const = default;
};

/// `evidence` as far as it is kept.
[[nodiscard]] KeptVerdict kept_verdict(Color side, const Verdict& verdict,
                                       std::string_view article);

/// Of one side where a loss depends on it, of both where the position is dead, mostly none.
using KeptVerdicts = std::vector<KeptVerdict>;

/// Do they say that neither side can mate (5.2.2)?
[[nodiscard]] bool are_of_dead_position(const KeptVerdicts& verdicts);

}  // namespace arbiter
