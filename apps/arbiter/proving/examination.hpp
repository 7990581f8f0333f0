// Is what is said of a side proved by what comes with it? Words of the program around the checks of
// arbiter/verify.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "apps/arbiter/frame/records.hpp"
#include "arbiter/base/enum_array.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Whether what is said of a position is proved. In the order of what one of two sides says about
/// both.
enum class Confirmation : std::uint8_t { holds, unproven, refuted };

/// "holds", ...
[[nodiscard]] std::string_view code(Confirmation finding);

struct Examination {
    Confirmation finding = Confirmation::holds;
    std::string why;
};

/// "refuted: the line does not end in mate"
[[nodiscard]] std::string in_words(const Examination& examination);

/// Moves in UCI with blanks between them, after which `side` should have mated.
[[nodiscard]] Examination examine_line(const Position& position, Color side, std::string_view text);

/// A certificate of docs/proofs.md that `side` can never mate.
[[nodiscard]] Examination examine_proof(const Position& position, Color side,
                                        std::string_view text);

/// How often each came up; several threads may add.
class ConfirmationCounts {
  public:
    void add(Confirmation finding) { ++counts_[finding]; }
    /// The last line: "3 holds, 0 unproven, 0 refuted".
    [[nodiscard]] std::string written(Form form) const;
    /// Was something refuted, or unproven where that is asked for?
    [[nodiscard]] bool are_bad(bool requires_proof) const;

  private:
    EnumArray<Confirmation, std::atomic<std::size_t>, 3> counts_;
};

}  // namespace arbiter
