// The tuned weights as the header that the evaluation is compiled with.
#pragma once

#include <iosfwd>
#include <span>

#include "arbiter/engine/tapered.hpp"

namespace arbiter::tuning {

/// `table`: all of them, in the order of `EvaluationWeights`.
void write_weight_table(std::ostream& out, std::span<const Tapered> table);

}  // namespace arbiter::tuning
