#include "arbiter/game/kept_verdict.hpp"

#include <algorithm>

#include "arbiter/notation/uci_move.hpp"
#include "arbiter/winnable/proof_text.hpp"

namespace arbiter {

KeptVerdict kept_verdict(Color side, const Verdict& verdict, std::string_view article) {
    std::string evidence;
    if (verdict.winnability == Winnability::unwinnable)
        evidence = write_proof(verdict.proof);
    for (const Move move : verdict.line)
        (evidence += evidence.empty() ? "" : " ") += write_uci_move(move);
    if (evidence.size() > longest_evidence)
        evidence.clear();
    return {side, verdict.winnability, std::string(article), std::move(evidence)};
}

bool are_of_dead_position(const KeptVerdicts& verdicts) {
    return std::ranges::all_of(both_colors, [&](Color side) {
        return std::ranges::any_of(verdicts, [&](const KeptVerdict& verdict) {
            return verdict.side == side && verdict.winnability == Winnability::unwinnable;
        });
    });
}

}  // namespace arbiter
